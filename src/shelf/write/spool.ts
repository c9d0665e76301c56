// Texts that wait their turn outside of memory, in a file without a name: it goes when it is closed or
// when its process ends, however that ends.

import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';

interface Spool extends Disposable {
  /** Keeps a text; the numbers count from 0. */
  readonly add: (text: string) => void;
  readonly read: (number: number) => string;
}

/** Bytes that are written in one go. */
const maxBytes = 1 << 20;

/** Opens one at the path of a file that is not there. */
export function openSpool(path: string): Spool {
  const file = openSync(path, 'w+', 0o600);
  rmSync(path);
  const ends: number[] = [];
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let written = 0;
  const flush = () => {
    const bytes = Buffer.concat(waiting);
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at, written + at);
    written += bytes.length;
    waiting = [];
    waitingBytes = 0;
  };
  return {
    add: (text) => {
      const bytes = Buffer.from(text);
      waiting.push(bytes);
      waitingBytes += bytes.length;
      ends.push(written + waitingBytes);
      if (waitingBytes >= maxBytes) flush();
    },
    read: (number) => {
      if (waitingBytes > 0) flush();
      const from = ends[number - 1] ?? 0;
      const bytes = Buffer.allocUnsafe((ends[number] as number) - from);
      for (let at = 0; at < bytes.length; ) at += readSync(file, bytes, at, bytes.length - at, from + at);
      return bytes.toString();
    },
    [Symbol.dispose]: () => closeSync(file),
  };
}
