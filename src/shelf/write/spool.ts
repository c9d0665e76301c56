// Texts that wait their turn outside of memory, in a file without a name: it goes when it is closed or
// when its process ends, however that ends.

import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';

interface Spool extends Disposable {
  /** Keeps a text of two parts; the numbers count from 0. */
  readonly add: (head: string, body: string) => void;
  /** The two parts, one behind the other. */
  readonly read: (number: number) => string;
}

/** Bytes that are written in one go. */
const maxBytes = 1 << 20;
/** Bytes that a unit of a text takes at most in UTF-8. */
const bytesPerUnit = 3;

/** Opens one at the path of a file that is not there. */
export function openSpool(path: string): Spool {
  const file = openSync(path, 'w+', 0o600);
  rmSync(path);
  const ends: number[] = [];
  const waiting = Buffer.allocUnsafeSlow(maxBytes);
  let waitingBytes = 0;
  let written = 0;
  let room = Buffer.allocUnsafeSlow(1 << 14);
  const write = (bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at, written + at);
    written += bytes.length;
  };
  const flush = () => {
    write(waiting.subarray(0, waitingBytes));
    waitingBytes = 0;
  };
  const put = (text: string) => {
    const most = text.length * bytesPerUnit;
    if (waitingBytes + most > maxBytes) flush();
    if (most > maxBytes) write(Buffer.from(text));
    else waitingBytes += waiting.write(text, waitingBytes);
  };
  return {
    add: (head, body) => {
      put(head);
      put(body);
      ends.push(written + waitingBytes);
    },
    read: (number) => {
      if (waitingBytes > 0) flush();
      const from = ends[number - 1] ?? 0;
      const length = (ends[number] as number) - from;
      if (length > room.length) room = Buffer.allocUnsafeSlow(2 * length);
      for (let at = 0; at < length; ) at += readSync(file, room, at, length - at, from + at);
      return room.toString('utf8', 0, length);
    },
    [Symbol.dispose]: () => closeSync(file),
  };
}
