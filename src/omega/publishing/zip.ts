// Archives that are the same bytes for the same files: stored, in order, without a date. Reading one says
// where it is not as it was written.

import { crc32 } from 'node:zlib';

export type Files = ReadonlyMap<string, Uint8Array>;

const localMark = 0x04034b50;
const centralMark = 0x02014b50;
const endMark = 0x06054b50;
/** 1 January 1980, the first day that the format knows. */
const noDate = 0x0021;

export function zipOf(files: Files): Uint8Array {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of files) {
    const title = Buffer.from(name, 'utf8');
    const head = Buffer.alloc(30);
    head.writeUInt32LE(localMark, 0);
    described(head, 4, bytes, title.length);
    parts.push(head, title, Buffer.from(bytes));
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(centralMark, 0);
    entry.writeUInt16LE(20, 4);
    described(entry, 6, bytes, title.length);
    entry.writeUInt32LE(offset, 42);
    central.push(entry, title);
    offset += head.length + title.length + bytes.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(endMark, 0);
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}

/** Version, names in UTF-8, stored, no date, sum, sizes, length of the name: the same in both places. */
function described(head: Buffer, at: number, bytes: Uint8Array, nameLength: number): void {
  head.writeUInt16LE(20, at);
  head.writeUInt16LE(0x0800, at + 2);
  head.writeUInt16LE(0, at + 4);
  head.writeUInt16LE(0, at + 6);
  head.writeUInt16LE(noDate, at + 8);
  head.writeUInt32LE(crc32(bytes), at + 10);
  head.writeUInt32LE(bytes.length, at + 14);
  head.writeUInt32LE(bytes.length, at + 18);
  head.writeUInt16LE(nameLength, at + 22);
  head.writeUInt16LE(0, at + 24);
}

interface Unzipped {
  readonly files: Files;
  /** What is not as it was written, each with the file it concerns. */
  readonly damage: readonly { readonly file: string; readonly what: string }[];
}

/** Reads what `zipOf` wrote, as far as it can be followed. */
export function unzipped(archive: Uint8Array): Unzipped {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const files = new Map<string, Uint8Array>();
  const damage: { file: string; what: string }[] = [];
  let at = 0;
  while (at + 30 <= bytes.length && bytes.readUInt32LE(at) === localMark) {
    const method = bytes.readUInt16LE(at + 8);
    const size = bytes.readUInt32LE(at + 18);
    const nameLength = bytes.readUInt16LE(at + 26);
    const start = at + 30 + nameLength + bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 30, at + 30 + nameLength);
    if (method !== 0 || start + size > bytes.length) {
      damage.push({ file: name, what: 'it is not stored as the service stores files' });
      break;
    }
    const content = bytes.subarray(start, start + size);
    if (crc32(content) !== bytes.readUInt32LE(at + 14))
      damage.push({ file: name, what: 'its bytes were changed' });
    files.set(name, content);
    at = start + size;
  }
  const again = Buffer.from(zipOf(files));
  const differs = differenceOf(again, bytes);
  if (differs !== null && damage.length === 0)
    damage.push({ file: 'the archive', what: `byte ${differs} is not as it was written` });
  return { files, damage };
}

function differenceOf(a: Buffer, b: Buffer): number | null {
  if (a.equals(b)) return null;
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) if (a[at] !== b[at]) return at;
  return length;
}
