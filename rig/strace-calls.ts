// The calls that strace saw of programs and all that they started.

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** What strace has to be told. */
export const straceOptions = [
  ...['-f', '--seccomp-bpf', '-xx', '-y', '-s', '64000000', '-e'],
  'trace=clone,clone3,fork,vfork,openat,open,creat,write,pwrite64,writev,pwritev,pwritev2,ftruncate,truncate,fallocate,fsync,fdatasync,sync_file_range,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat,rmdir,link,linkat,symlink,copy_file_range,sendfile,lseek',
];

export interface Call {
  readonly thread: number;
  readonly name: string;
  readonly args: string;
  readonly result: number;
  readonly from: number;
  readonly at: number;
}

/** The calls that succeeded, in the order in which they ended. */
export async function callsIn(file: string): Promise<readonly Call[]> {
  const begun = new Map<number, { readonly text: string; readonly from: number }>();
  const calls: Call[] = [];
  let at = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    at += 1;
    const [, id, rest] = /^(\d+) +(.*)$/s.exec(line) ?? [];
    if (rest === undefined) continue;
    const thread = Number(id);
    if (rest.endsWith(' <unfinished ...>')) {
      begun.set(thread, { text: rest.slice(0, -' <unfinished ...>'.length), from: at });
      continue;
    }
    const resumed = /^<\.\.\. \w+ resumed>/.exec(rest)?.[0];
    const before = resumed === undefined ? undefined : begun.get(thread);
    const text = before ? before.text + rest.slice(resumed?.length) : rest;
    const name = /^(\w+)\(/.exec(text)?.[1];
    const ended = /\) += (-?\d+)[^=]*$/.exec(text.slice(-20_000));
    if (name === undefined || !ended) continue;
    const end = Math.max(0, text.length - 20_000) + ended.index;
    const result = Number(ended[1]);
    if (result < 0 || Number.isNaN(result)) continue;
    calls.push({
      thread,
      name,
      args: text.slice(name.length + 1, end),
      result,
      from: before?.from ?? at,
      at,
    });
  }
  return calls;
}

export const unescaped = (text: string) => Buffer.from(text.replaceAll('\\x', ''), 'hex');
export const quoted = (args: string) =>
  [...args.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, text]) => unescaped(text as string));
