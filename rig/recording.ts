// What programs did to the files below a folder, as strace saw it: in one order, with every byte. From it,
// `power-cut.ts` makes what a disk may hold when the power goes.

import { type Call, callsIn, quoted, unescaped } from './strace-calls.ts';

/** `at` is when a call had ended, as the number of its line. */
export type Op =
  | { readonly at: number; readonly kind: 'write'; readonly offset: number; readonly bytes: Buffer }
  | { readonly at: number; readonly kind: 'size'; readonly size: number };

export interface FileNode {
  readonly kind: 'file';
  readonly ops: Op[];
  readonly syncs: Sync[];
}

export interface FolderNode {
  readonly kind: 'folder';
  /** As it is while the recording is read. */
  readonly entries: Map<string, Node>;
  readonly syncs: Sync[];
}

export type Node = FileNode | FolderNode;

/** Brings to the disk what had been done before `from`, once it has ended. */
export interface Sync {
  readonly from: number;
  readonly at: number;
  /** Whether a journal takes all earlier names with it: fdatasync of a file that has not grown need not. */
  readonly names: boolean;
}

/** A name that came or went; changes of one moment are one act. */
export interface NameChange {
  readonly at: number;
  readonly folder: FolderNode;
  readonly name: string;
  readonly node: Node | null;
}

export interface Recording {
  readonly root: FolderNode;
  readonly names: readonly NameChange[];
  readonly syncs: readonly Sync[];
  /** Lines that the first program wrote to its standard output. */
  readonly said: readonly { readonly at: number; readonly line: string }[];
  /** How many writes, names and syncs there were. */
  readonly acts: number;
  readonly end: number;
}

/** The bytes of a file after all of these. */
export function contentOf(ops: readonly Op[]): Buffer {
  let bytes = Buffer.alloc(0);
  for (const op of ops) {
    const size = op.kind === 'size' ? op.size : Math.max(bytes.length, op.offset + op.bytes.length);
    if (size !== bytes.length)
      bytes = Buffer.concat([bytes.subarray(0, size), Buffer.alloc(Math.max(0, size - bytes.length))]);
    if (op.kind === 'write') op.bytes.copy(bytes, op.offset);
  }
  return bytes;
}

function sizeOf({ ops }: FileNode): number {
  return ops.reduce(
    (size, op) => (op.kind === 'size' ? op.size : Math.max(size, op.offset + op.bytes.length)),
    0,
  );
}

const newFolder = (): FolderNode => ({ kind: 'folder', entries: new Map(), syncs: [] });

interface Opened {
  readonly node: Node;
  offset: number;
  readonly appends: boolean;
}

/** The names below the root, as they are while the recording is read. */
function namesBelow(root: string) {
  const tree = newFolder();
  const names: NameChange[] = [];
  const stepsOf = (path: string) => {
    const plain = path.replace(/\/+/g, '/').replace(/\/$/, '');
    if (plain === root) return [];
    return plain.startsWith(`${root}/`) ? plain.slice(root.length + 1).split('/') : null;
  };
  const nodeAt = (path: string): Node | null => {
    const steps = stepsOf(path);
    if (steps === null) return null;
    return steps.reduce<Node | null>(
      (at, step) => (at?.kind === 'folder' ? (at.entries.get(step) ?? null) : null),
      tree,
    );
  };
  /** The folder of a path below the root, and the name in it. */
  const placeOf = (path: string) => {
    const name = stepsOf(path)?.at(-1);
    const folder = name === undefined ? null : nodeAt(path.slice(0, path.lastIndexOf('/')));
    return name !== undefined && folder?.kind === 'folder' ? { folder, name } : null;
  };
  const put = (at: number, path: string, node: Node | null) => {
    const place = placeOf(path);
    if (!place) return;
    if (node === null) place.folder.entries.delete(place.name);
    else place.folder.entries.set(place.name, node);
    names.push({ at, ...place, node });
  };
  return { tree, names, stepsOf, nodeAt, placeOf, put };
}

/** Paths of the arguments, those of a folder that is given by its number included. */
const pathsOf = ({ args, name }: Call) => {
  const texts = quoted(args).map(String);
  if (!name.includes('at')) return texts;
  const folders = [...args.matchAll(/(?:AT_FDCWD|\d+)<((?:\\x[0-9a-f]{2})*)>/g)].map(([, text]) =>
    String(unescaped(text as string)),
  );
  return texts.map((text, nth) => (text.startsWith('/') ? text : `${folders[nth] ?? folders[0]}/${text}`));
};

const kinds: Readonly<Record<string, string>> = {
  ...{ open: 'open', openat: 'open', creat: 'open', write: 'write', writev: 'write', pwrite64: 'pwrite' },
  ...{
    pwritev: 'pwrite',
    pwritev2: 'pwrite',
    copy_file_range: 'copy',
    sendfile: 'copy',
    ftruncate: 'size',
  },
  ...{ fsync: 'sync', fdatasync: 'sync', rename: 'rename', renameat: 'rename', renameat2: 'rename' },
  ...{
    unlink: 'unlink',
    unlinkat: 'unlink',
    rmdir: 'unlink',
    mkdir: 'mkdir',
    mkdirat: 'mkdir',
    link: 'link',
  },
  ...{ linkat: 'link', lseek: 'seek', clone: 'none', clone3: 'none', fork: 'none', vfork: 'none' },
};

/** What each kind of call does to files and names. */
function doingsOver(root: string, processOf: (thread: number) => number, first: number) {
  const { tree, names, stepsOf, nodeAt, placeOf, put } = namesBelow(root);
  const syncs: Sync[] = [];
  const said: { at: number; line: string }[] = [];
  const opened = new Map<string, Opened>();
  const escapedRoot = Buffer.from(root).toString('hex').replaceAll(/../g, '\\x$&');
  let unsaid = '';
  let acts = 0;
  const write = (at: number, file: FileNode, offset: number, bytes: Buffer) => {
    acts += 1;
    file.ops.push({ at, kind: 'write', offset, bytes });
  };
  /** What a number stands for, if it is below the root: others (sockets, pipes) take a number that is free again. */
  const openedBy = (call: Call, fd: number) => {
    if (!call.args.slice(0, 9_000).includes(`${fd}<${escapedRoot}`)) return undefined;
    return opened.get(`${processOf(call.thread)} ${fd}`);
  };
  const fileBy = (call: Call, fd: number) => {
    const found = openedBy(call, fd);
    return found?.node.kind === 'file' ? { file: found.node, found } : null;
  };

  const doings: Readonly<Record<string, (call: Call, fd: number) => void>> = {
    open: (call) => {
      const [path = ''] = pathsOf(call);
      const number = call.args.match(/O_[A-Z_|]+/)?.[0] ?? '';
      let node = nodeAt(path);
      if (!node && number.includes('O_CREAT') && placeOf(path)) {
        node = { kind: 'file', ops: [], syncs: [] };
        put(call.at, path, node);
      }
      const id = `${processOf(call.thread)} ${call.result}`;
      if (!node) return void opened.delete(id);
      if (node.kind === 'file' && number.includes('O_TRUNC') && sizeOf(node) > 0)
        node.ops.push({ at: call.at, kind: 'size', size: 0 });
      opened.set(id, { node, offset: 0, appends: number.includes('O_APPEND') });
    },
    write: (call, fd) => {
      const bytes = Buffer.concat(quoted(call.args.slice(call.args.indexOf(',')))).subarray(0, call.result);
      const to = fileBy(call, fd);
      if (to) {
        const offset = to.found.appends ? sizeOf(to.file) : to.found.offset;
        write(call.at, to.file, offset, bytes);
        to.found.offset = offset + bytes.length;
      } else if (fd === 1 && processOf(call.thread) === first) {
        const lines = (unsaid + bytes).split('\n');
        unsaid = lines.pop() ?? '';
        // Node's test runner, which helpers of the tests bring along, has its say too.
        for (const line of lines) if (line.startsWith('{')) said.push({ at: call.at, line });
      }
    },
    pwrite: (call, fd) => {
      const to = fileBy(call, fd);
      const offset = Number(/, (\d+)$/.exec(call.args)?.[1]);
      if (to)
        write(
          call.at,
          to.file,
          offset,
          Buffer.concat(quoted(call.args.slice(call.args.indexOf(',')))).subarray(0, call.result),
        );
    },
    copy: (call, fd) => {
      const [from, to] =
        call.name === 'sendfile'
          ? [Number(/, (\d+)</.exec(call.args)?.[1]), fd]
          : [fd, Number(/\], (\d+)</.exec(call.args)?.[1] ?? /, (\d+)</.exec(call.args)?.[1])];
      const [source, target] = [fileBy(call, from), fileBy(call, to)];
      if (!target) return;
      if (!source || call.args.includes('[') === false)
        throw new Error(`the rig cannot follow ${call.name}(${call.args})`);
      const start = Number(/\[(\d+)/.exec(call.args)?.[1]);
      write(
        call.at,
        target.file,
        target.found.offset,
        contentOf(source.file.ops).subarray(start, start + call.result),
      );
      target.found.offset += call.result;
    },
    size: (call, fd) => {
      const to = fileBy(call, fd);
      if (!to) return;
      acts += 1;
      to.file.ops.push({ at: call.at, kind: 'size', size: Number(/, (\d+)$/.exec(call.args)?.[1]) });
    },
    sync: (call, fd) => {
      const found = openedBy(call, fd);
      if (!found) return;
      acts += 1;
      const { node } = found;
      const last = node.syncs.at(-1)?.from ?? -1;
      const hasGrown =
        node.kind === 'folder' ||
        (call.name === 'fsync' && node.ops.length > 0) ||
        sizeOf(node) !== sizeOf({ ...node, ops: node.ops.filter(({ at }) => at <= last) });
      const sync = { from: call.from, at: call.at, names: hasGrown };
      node.syncs.push(sync);
      syncs.push(sync);
    },
    rename: (call) => {
      const [from = '', to = ''] = pathsOf(call);
      const node = nodeAt(from);
      if (!node) return;
      put(call.at, from, null);
      put(call.at, to, node);
    },
    unlink: (call) => put(call.at, pathsOf(call)[0] ?? '', null),
    mkdir: (call) => put(call.at, pathsOf(call)[0] ?? '', newFolder()),
    link: (call) => put(call.at, pathsOf(call)[1] ?? '', nodeAt(pathsOf(call)[0] ?? '')),
    seek: (call, fd) => {
      const found = openedBy(call, fd);
      if (found) found.offset = call.result;
    },
    none: () => {},
  };
  const made = (): Omit<Recording, 'end'> => ({ root: tree, names, syncs, said, acts: acts + names.length });
  return { doings, stepsOf, made };
}

/** @param root the folder that is looked at, empty at the start */
export async function readRecording(file: string, root: string): Promise<Recording> {
  const calls = await callsIn(file);
  /** Threads of one process share what it has open. */
  const processes = new Map<number, number>();
  for (const { thread, name, args, result } of calls) {
    if (/^(?:clone|clone3|fork|vfork)$/.test(name) && args.includes('CLONE_THREAD'))
      processes.set(result, thread);
  }
  const processOf = (thread: number): number => {
    const by = processes.get(thread);
    return by === undefined ? thread : processOf(by);
  };
  const { doings, stepsOf, made } = doingsOver(root, processOf, calls[0]?.thread ?? 0);
  for (const call of calls) {
    const doing = doings[kinds[call.name] ?? ''];
    if (!doing && pathsOf(call).some((path) => stepsOf(path) !== null))
      throw new Error(`the rig does not know ${call.name}`);
    doing?.(call, Number(/^(\d+)/.exec(call.args)?.[1]));
  }
  return { ...made(), end: calls.at(-1)?.at ?? 0 };
}
