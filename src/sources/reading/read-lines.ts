// Kept files are read as a stream of items, so that a file of any size costs the memory of one item.
//
// Two forms are known by their ending: `.ndjson` (one JSON value a line) and `.json` (the items of an array, or
// one single value); either may be gzipped (`.gz`), as any other text. A value that is not valid JSON is reported and
// skipped, as one that is not UTF-8 is; a file that cannot be read at all ends the harvest.

import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { createGunzip } from 'node:zlib';
import { byteOrderMark, decoded, notUtf8, textOfBytes } from './encoding.ts';
import { SourceError } from './source.ts';

export interface FileItem {
  /** The file's name and the line or item, for messages: `calls.ndjson:12`, `ror.json[3]`. */
  readonly where: string;
  readonly value: unknown;
}

/** The largest single line or array item, in bytes. */
const itemLimit = 16 * 1024 * 1024;

/**
 * The JSON values of one file, in order. `refuse` is called for each value that is not valid JSON, and
 * for each that is not UTF-8, and for each line that is too long. What is not `wanted` where it stands is passed over unread.
 * Throws SourceError when the file is missing, damaged, of an unknown form, or holds an item of more than
 * 16 MiB.
 */
export async function* readItems(
  path: string,
  refuse: (where: string, reason: string) => void,
  wanted: (where: string) => boolean = () => true,
): AsyncGenerator<FileItem> {
  const name = basename(path);
  const pieces = /\.json(\.gz)?$/.test(name)
    ? arrayItems(fileBytes(path), name)
    : /\.(ndjson|jsonl)(\.gz)?$/.test(name)
      ? readLines(path)
      : null;
  if (!pieces) throw new SourceError(`${name} is not .json or .ndjson, gzipped (.gz) or not`);
  for await (const { where, text, fault } of pieces) {
    if (!wanted(where)) continue;
    if (fault) refuse(where, fault);
    if (text.trim() === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      refuse(where, 'is not valid JSON');
      continue;
    }
    yield { where, value };
  }
}

interface Piece {
  readonly where: string;
  readonly text: string;
  /** Why there is no text to read, where there is none. */
  readonly fault?: string | null;
}

/** The lines of a text file, gzipped or not, without their line ends. Throws SourceError when it cannot be read. */
export async function* readLines(
  path: string,
  onRead: (share: number) => void = () => {},
): AsyncGenerator<Piece> {
  const name = basename(path);
  let parts: Buffer[] = [];
  let length = 0;
  let number = 0;
  const end = (): Piece => {
    const line = lineOf(parts, length, number === 0);
    parts = [];
    length = 0;
    number += 1;
    return { where: `${name}:${number}`, ...line };
  };
  const add = (part: Buffer) => {
    length += part.length;
    if (length <= itemLimit) parts.push(part);
    else parts = [];
  };
  for await (const chunk of fileBytes(path, onRead)) {
    let from = 0;
    for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, from)) {
      add(chunk.subarray(from, at));
      yield end();
      from = at + 1;
    }
    add(chunk.subarray(from));
  }
  if (length > 0) yield end();
}

const lineEnd = 10;

/** Another encoding read as UTF-8 would spoil names without a word. */
function lineOf(parts: readonly Buffer[], length: number, isFirst: boolean): Omit<Piece, 'where'> {
  if (length > itemLimit) return { text: '', fault: 'is longer than 16 MiB' };
  const bytes = parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
  if (!isUtf8(bytes)) return { text: '', fault: notUtf8 };
  const text = bytes.toString();
  return { text: isFirst ? text.replace(/^\ufeff/, '') : text };
}

/** Each piece that is unpacked costs a turn of another thread, which is as much as to unpack the 16 KiB of Node's own. */
const unpackedBytes = 256 * 1024;

/** The bytes of a file, unpacked where it is gzipped. */
export async function* fileBytes(
  path: string,
  onRead: (share: number) => void = () => {},
): AsyncGenerator<Buffer> {
  const name = basename(path);
  const file = createReadStream(path);
  const bytes = name.endsWith('.gz') ? file.pipe(createGunzip({ chunkSize: unpackedBytes })) : file;
  if (bytes !== file) file.on('error', (error) => bytes.destroy(error));
  try {
    let size = 0;
    for await (const chunk of bytes) {
      if (size === 0) refuseOtherForm(name, chunk as Buffer);
      size ||= (await stat(path)).size;
      onRead(Math.min(file.bytesRead / Math.max(size, 1), 1));
      yield chunk as Buffer;
    }
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    const reason = whyUnread[String(error.code)] ?? error.message;
    throw new SourceError(`${name} cannot be read: ${reason}`, { cause: error });
  } finally {
    file.destroy();
  }
}

const whyUnread: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  Z_BUF_ERROR: 'it is cut off before its end',
  Z_DATA_ERROR: 'it is damaged, or not gzipped as its name says',
};

/** What the first bytes tell of a form that would be read as nonsense, line by line. */
function refuseOtherForm(name: string, bytes: Buffer): void {
  const [first, second] = bytes;
  const isGzipped = first === 0x1f && second === 0x8b;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isGzipped) throw new SourceError(`${name} cannot be read: it is gzipped; let its name end with .gz`);
  const isZip = bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
  if (isZip)
    throw new SourceError(
      `${name} cannot be read: it is a zip archive, as workbooks (.xlsx, .ods) are; save the sheet as CSV`,
    );
  if (isWide) throw new SourceError(`${name} cannot be read: it is UTF-16; save it as UTF-8`);
}

/** The whole text of a file in UTF-8, or in the encoding that it names or else `otherwise`. Throws as `wholeFile`. */
export async function fileText(path: string, otherwise: string | null = null): Promise<string> {
  return decoded(await wholeFile(path), basename(path), otherwise);
}

/** The bytes of a file, gzipped or not. Throws SourceError when it cannot be read, or is larger than `maxMebibytes`. */
export async function wholeFile(path: string, maxMebibytes = 64): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of fileBytes(path)) {
    length += part.length;
    if (length > maxMebibytes * 1024 * 1024)
      throw new SourceError(`${basename(path)} is larger than ${maxMebibytes} MiB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * The text of each item of a JSON array, cut at the commas of its first level; a document that is not
 * an array is one item. Only brackets, braces and strings are followed, which are one byte each in UTF-8; whether an
 * item is UTF-8 is asked item by item, and JSON.parse judges the rest.
 */
async function* arrayItems(chunks: AsyncIterable<Buffer>, name: string): AsyncGenerator<Piece> {
  let text = '';
  let at = 0;
  let start = 0;
  let depth = 0;
  let inString = false;
  let isArray: boolean | null = null;
  let index = 0;
  const nextSign = /["[\]{},\\]/g;
  for await (const chunk of chunks) {
    text = text.slice(start) + chunk.toString('latin1');
    at -= start;
    start = 0;
    if (isArray === null) {
      if (text.length < byteOrderMark.length && byteOrderMark.startsWith(text)) continue;
      if (text.startsWith(byteOrderMark)) text = text.slice(byteOrderMark.length);
      const first = text.search(/\S/);
      if (first < 0) continue;
      isArray = text[first] === '[';
      if (isArray) {
        start = first + 1;
        at = start;
        depth = 1;
      }
    }
    while (isArray && at < text.length) {
      nextSign.lastIndex = at;
      const found = nextSign.exec(text);
      if (!found) {
        at = text.length;
        break;
      }
      const sign = found[0];
      at = found.index + 1;
      if (inString) {
        if (sign === '"') inString = false;
        else if (sign === '\\') {
          if (at === text.length) {
            at -= 1;
            break;
          }
          at += 1;
        }
      } else if (sign === '"') inString = true;
      else if (sign === '[' || sign === '{') depth += 1;
      else if (sign === ']' || sign === '}') depth -= 1;
      if (!inString && ((depth === 1 && sign === ',') || depth === 0)) {
        yield { where: `${name}[${index}]`, ...inUtf8(text.slice(start, at - 1)) };
        index += 1;
        start = at;
        if (depth === 0) return;
      }
    }
    if (text.length - start > itemLimit) refuseHuge(name);
  }
  if (isArray) throw new SourceError(`${name} ends inside its array`);
  if (isArray === false) yield { where: name, ...inUtf8(text) };
}

function inUtf8(letters: string): Omit<Piece, 'where'> {
  const text = textOfBytes(letters);
  return text === null ? { text: '', fault: notUtf8 } : { text };
}

function refuseHuge(name: string): never {
  throw new SourceError(`${name} holds an item of more than 16 MiB`);
}

/** An object with members, or null for everything else that JSON can hold. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

/** A text that is not blank, or null. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** The entries of an array; none for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
