// Answers that were given before, as bytes. An entry belongs to the tier, the address and the last
// sequence number that this tier could see; it ends earlier when the clock makes it untrue. Nothing
// is ever invalidated by hand. When the bytes are too many the oldest entries go, unless they were asked for
// since they were the oldest before.
//
// What is asked for once is not kept (kernel/seen-lately.ts).

import { hash } from 'node:crypto';
import { hash32 } from '../../kernel/hash32.ts';
import type { Pieces, Written } from '../../kernel/json.ts';
import { seenLately } from '../../kernel/seen-lately.ts';
import type { PackedBytes } from './packing.ts';
import { smallRoom, takeRoom } from './rooms.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface CachedAnswer {
  readonly etag: string;
  readonly version: number;
  /** ms since 1970; the entry is true from the first up to and including the second. */
  readonly from: number;
  readonly until: number;
  /** Figures count it by this. */
  readonly route?: string;
  /** What this answer carries beside the headers of all. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly bytes: PackedBytes;
}

export interface AnswerCache {
  readonly get: (key: string, version: number, now: number) => CachedAnswer | null;
  /** Whether it is worth keeping: it was wanted before, not long ago. Asked once for each answer that is made. */
  readonly isWanted: (key: string) => boolean;
  readonly put: (key: string, entry: CachedAnswer) => void;
}

interface Kept {
  readonly entry: CachedAnswer;
  /** Since it was put there, or was the oldest. */
  wasAsked: boolean;
}

/** Keys that are remembered as wanted: about the last so many, some times what the cache can hold. */
const places = 2 ** 12;

export function answerCache(maxBytes: number): AnswerCache {
  const entries = new Map<string, Kept>();
  let bytes = 0;
  const wasSeen = seenLately(places);
  // An address may be longer than its answer; the half more is for the compressed forms.
  const sizeOf = (key: string, entry: CachedAnswer) =>
    entry.bytes.identity.length * 1.5 + 2 * key.length + 500;
  function drop(key: string, entry: CachedAnswer): void {
    entries.delete(key);
    bytes -= sizeOf(key, entry);
  }
  return {
    get: (key, version, now) => {
      const cached = entries.get(key);
      if (!cached) return null;
      const { entry } = cached;
      // A clock that was set back is before the entry was made.
      if (entry.version !== version || now > entry.until || now < entry.from) {
        drop(key, entry);
        return null;
      }
      cached.wasAsked = true;
      return entry;
    },
    isWanted: (key) => wasSeen(hash32(key)),
    put: (key, entry) => {
      const old = entries.get(key);
      if (old) drop(key, old.entry);
      entries.set(key, { entry, wasAsked: false });
      bytes += sizeOf(key, entry);
      for (const [oldest, kept] of entries) {
        if (bytes <= maxBytes) break;
        if (kept.wasAsked) {
          kept.wasAsked = false;
          entries.delete(oldest);
          entries.set(oldest, kept);
        } else drop(oldest, kept.entry);
      }
    },
  };
}

const draft = Buffer.allocUnsafeSlow(1024 * 1024);

/** Ready JSON as it is sent. */
export function bytesOf(written: Written): Bytes {
  return typeof written === 'string' ? bytesOfText(written) : bytesOfPieces(written);
}

/** Bytes that are sent once. */
export interface Lent {
  readonly bytes: Bytes;
  /** Called when nobody reads them any more; left out where they are nobody else's. */
  readonly giveBack?: () => void;
}

/** Fewer bytes than these cost less to make anew than a room is worth. */
const minInRoom = 16 * 1024;

/** Ready JSON as it is sent to one caller alone: what is large is written into a room that is used again. */
export function bytesOnce(written: Written): Lent {
  const isText = typeof written === 'string';
  const most = isText ? 3 * written.length : mostBytesOf(written);
  if (most < minInRoom || most > draft.length) return { bytes: bytesOf(written) };
  const fitting = !isText && most <= smallRoom ? takeRoom(most) : null;
  if (fitting) return { ...fitting, bytes: fitting.bytes.subarray(0, write(written, fitting.bytes)) };
  // Texts may be thrice as long as bytes, and hardly ever are.
  const end = write(written, draft);
  const room = end < minInRoom ? null : takeRoom(end);
  if (room === null) return { bytes: copied(end) };
  draft.copy(room.bytes, 0, 0, end);
  return { ...room, bytes: room.bytes.subarray(0, end) };
}

function bytesOfPieces(pieces: Pieces): Bytes {
  if (mostBytesOf(pieces) <= draft.length) return copied(write(pieces, draft));
  const parts = pieces.all.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece));
  return Buffer.concat(parts);
}

function mostBytesOf({ all }: Pieces): number {
  let most = 0;
  for (const piece of all) most += (typeof piece === 'string' ? 3 : 1) * piece.length;
  return most;
}

/** Where it ends in it. */
function write(written: Written, into: Buffer): number {
  if (typeof written === 'string') return into.write(written);
  const { all } = written;
  let end = 0;
  for (const piece of all) {
    if (typeof piece === 'string') end += into.write(piece, end);
    else if (piece.length === 1) into[end++] = piece[0] as number;
    else {
      into.set(piece, end);
      end += piece.length;
    }
  }
  return end;
}

/** The draft up to there, copied once: `Buffer.copyBytesFrom` copies a part twice. */
function copied(end: number): Bytes {
  const bytes = Buffer.allocUnsafe(end);
  draft.copy(bytes, 0, 0, end);
  return bytes;
}

/** A text as UTF-8. Written into a draft first, its length need not be counted beforehand. */
function bytesOfText(text: string): Bytes {
  if (text.length * 3 > draft.length) return Buffer.from(text);
  return copied(draft.write(text));
}

/** A weak validator: the same as long as the key (node's mark, tier, address), version and moment say the same answer. */
export function etagOf(key: string, version: number, until: number): string {
  return `W/"${hash('sha1', `${key}\n${version}\n${until}`, 'base64url').slice(0, 22)}"`;
}

/**
 * The same for an answer that is made anew each time: its words, but for the moment it was computed at.
 * @param moment that of the request: an answer that says it in one of `ownMoments` is the same without it
 */
export function etagOfText(key: string, text: string, moment: Date): string {
  const stamps = ownMoments.map((member) => `"${member}":"${moment.toISOString()}"`);
  const unstamped = stamps.reduce((words, stamp) => words.replace(stamp, ''), text);
  return `W/"${hash('sha1', `${key}\n${withoutMoments(unstamped)}`, 'base64url').slice(0, 22)}"`;
}

/** Members in which an answer says when it was made. */
const ownMoments = ['as_of', 'built_at'];

const computedAt = '"computed_at":"';

/** Without the moments at which members were computed. */
function withoutMoments(text: string): string {
  let words = '';
  let from = 0;
  for (let at = text.indexOf(computedAt); at >= 0; at = text.indexOf(computedAt, from)) {
    const end = text.indexOf('"', at + computedAt.length);
    if (end < 0) break;
    words += text.slice(from, at);
    from = end + 1;
  }
  return from === 0 ? text : words + text.slice(from);
}

/** The same for bytes as they are sent. */
export function etagOfBytes(key: string, bytes: Bytes): string {
  return etagOf(`${key} ${hash('sha1', bytes, 'base64url')}`, 0, 0);
}

/** Whether the client already has it. */
export function matches(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}
