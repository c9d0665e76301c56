// What a disk may hold when the power goes: what was brought to it is there; of what was written later, each
// piece is as it was at some moment since. Names come and go as a journal keeps them, or as POSIX promises.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chance } from './chance.ts';
import {
  contentOf,
  type FileNode,
  type FolderNode,
  type NameChange,
  type Node,
  type Recording,
  type Sync,
} from './recording.ts';

/**
 * journal: what came first is there first, and a sync takes all earlier names with it (ext4, XFS, btrfs).
 * posix: a name is there once its own folder was synced; before that, or not.
 */
export type Names = 'journal' | 'posix';

/** Up to where a sync that had ended by then reaches. */
function syncedThrough({ syncs }: { readonly syncs: readonly Sync[] }, cut: number): number {
  return syncs.reduce<number>((through, { from, at }) => (at <= cut ? Math.max(through, from) : through), -1);
}

/** The changes of names that are on the disk. */
function keptNames(recording: Recording, cut: number, names: Names, chance: Chance): readonly NameChange[] {
  const there = recording.names.filter(({ at }) => at <= cut);
  if (names === 'journal') {
    const through = syncedThrough({ syncs: recording.syncs.filter((sync) => sync.names) }, cut);
    const later = there.filter(({ at }) => at > through);
    // All that is left in the journal's memory is lost in most cuts, or was just written.
    const upTo = chance.is(0.4)
      ? through
      : chance.is(0.5)
        ? cut
        : (later[chance.whole(later.length)]?.at ?? through);
    return there.filter(({ at }) => at <= upTo);
  }
  const part = chance.oneOf([0, 0, 0.5, 1]);
  const acts = Map.groupBy(there, ({ at }) => at);
  const kept = [...acts].filter(
    ([at, changes]) => changes.every(({ folder }) => at <= syncedThrough(folder, cut)) || chance.is(part),
  );
  return kept.flatMap(([, changes]) => changes);
}

/** What holds records beside the log, and is taken away whole where somebody is erased. */
const takenAway = /^(\.unfinished-|shelf-.*\.db$|harvest$|\d{8}T\d{6})/;

/** Names that were taken away before a moment, and that a power cut behind it may bring back where POSIX alone is kept. */
export function mayComeBack({ names }: Recording, moment: number): readonly string[] {
  const gone = names.filter(({ at, name, node }) => at <= moment && node === null && takenAway.test(name));
  return gone.filter(({ at, folder }) => at > syncedThrough(folder, moment)).map(({ name }) => name);
}

/** What is in a file whose later writes may have reached the disk, in pieces. */
function keptBytes(file: FileNode, cut: number, chance: Chance): Buffer {
  const through = syncedThrough(file, cut);
  const synced = file.ops.filter(({ at }) => at <= through);
  const later = file.ops.filter(({ at }) => at > through && at <= cut);
  const way = chance.whole(4);
  if (later.length === 0 || way === 0) return contentOf(synced);
  if (way === 1) return contentOf([...synced, ...later]);
  const piece = chance.oneOf([512, 4096]);
  /** Each piece stands as it was at a moment of its own. */
  const moments = new Map<number, number>();
  const moment = () => chance.oneOf([through, cut, chance.oneOf(later).at]);
  const momentOf = (nth: number) => {
    const known = moments.get(nth) ?? moment();
    moments.set(nth, known);
    return known;
  };
  const sizes = moment();
  const kept = later.flatMap((op) => {
    if (op.kind === 'size') return op.at <= sizes ? [op] : [];
    const parts: typeof later = [];
    for (let at = op.offset; at < op.offset + op.bytes.length; ) {
      const end = Math.min(op.offset + op.bytes.length, (Math.floor(at / piece) + 1) * piece);
      const bytes = op.bytes.subarray(at - op.offset, end - op.offset);
      if (op.at <= momentOf(Math.floor(at / piece)))
        parts.push({ at: op.at, kind: 'write', offset: at, bytes });
      at = end;
    }
    return parts;
  });
  return contentOf([...synced, ...kept]);
}

/** Writes into a folder what a disk may hold. */
export function afterCut(
  recording: Recording,
  to: string,
  { at: cut, names, chance }: { readonly at: number; readonly names: Names; readonly chance: Chance },
): void {
  const entries = new Map<FolderNode, Map<string, Node>>();
  for (const { folder, name, node } of keptNames(recording, cut, names, chance)) {
    const within = entries.get(folder) ?? new Map<string, Node>();
    entries.set(folder, within);
    if (node === null) within.delete(name);
    else within.set(name, node);
  }
  const write = (folder: FolderNode, path: string) => {
    mkdirSync(path, { recursive: true });
    for (const [name, node] of entries.get(folder) ?? []) {
      if (node.kind === 'folder') write(node, join(path, name));
      // What SQLite shares between processes is no truth, and mapped memory is not recorded.
      else if (!name.endsWith('-shm')) writeFileSync(join(path, name), keptBytes(node, cut, chance));
    }
  };
  write(recording.root, to);
}

/** The files whose bytes, as recorded to the end, are not those that are there: a rig that mishears finds nothing. */
export function misheard({ root }: Recording, folder: string): readonly string[] {
  const differing = (of: FolderNode, path: string): string[] =>
    readdirSync(path).flatMap((name) => {
      const [node, real] = [of.entries.get(name), join(path, name)];
      if (name.endsWith('-shm')) return [];
      if (node?.kind === 'folder') return differing(node, real);
      return node && contentOf(node.ops).equals(readFileSync(real)) ? [] : [real];
    });
  return differing(root, folder);
}
