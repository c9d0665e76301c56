// How an answer is made short enough for a small context: compact rows, and what is cut when even they
// are too many. Whatever is cut is said.

import { everyRecord } from '../../kernel/family.ts';
import { sum } from '../../kernel/sum.ts';
import { jsonOf, jsonOfBody } from './json-once.ts';

export type Body = Readonly<Record<string, unknown>>;

/** Longer texts of compact rows are cut to so many characters (code points), an ellipsis among them. */
const longestText = 200;

/** What compact rows of records leave out, whatever it holds; a member that a row lacks beside these is null or empty. */
export const bookkeeping: ReadonlySet<string> = new Set(
  Object.keys(everyRecord).filter((name) => !/^(?:id|public_id|text_policy|source_url)$/.test(name)),
);

/**
 * A row without members that hold nothing and with its long texts cut.
 * @param ofFamily whether it is a record, of which the bookkeeping goes too
 */
export function compactRow(row: unknown, ofFamily: boolean): unknown {
  return compactValue(row, ofFamily ? bookkeeping : nothing);
}

const nothing: ReadonlySet<string> = new Set();

/** @param leftOut members that go, whatever they hold */
function compactValue(value: unknown, leftOut: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return cutText(value, longestText);
  if (Array.isArray(value)) return value.map((one) => compactValue(one, nothing));
  if (value === null || typeof value !== 'object') return value;
  const members: [string, unknown][] = [];
  for (const [member, inner] of Object.entries(value)) {
    if (leftOut.has(member)) continue;
    const compact = compactValue(inner, nothing);
    if (holdsSomething(compact)) members.push([member, compact]);
  }
  return Object.fromEntries(members);
}

function holdsSomething(value: unknown): boolean {
  if (value === null || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

/** Words in a row are cut; an address or another single word stays whole. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest || !/\s/.test(text)) return text;
  // A character takes at most two of the units that slice counts; mostly it takes one.
  const start = text.slice(0, 2 * longest);
  if (!/[\ud800-\udfff]/.test(start)) return `${start.slice(0, longest - 1).trimEnd()}…`;
  const points = [...start];
  if (points.length <= longest && text.length <= 2 * longest) return text;
  return `${points
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}

export interface Fitted {
  readonly body: Body;
  /** What was cut, as sentences; empty when nothing was. */
  readonly cuts: readonly string[];
  /** How many rows were left out. */
  readonly dropped: number;
}

function bytesOf(body: Body): number {
  return Buffer.byteLength(jsonOfBody(body));
}

function bytesOfRow(row: unknown): number {
  return Buffer.byteLength(jsonOf(row));
}

/** A list in at most so many bytes: rows are left out at the end of the member that takes most. */
export function fitRows(body: Body, members: readonly string[], maxBytes: number): Fitted {
  const listMembers = members.filter((member) => Array.isArray(body[member]));
  const [member] = listMembers;
  if (member !== undefined && listMembers.length === 1)
    return fitList(body, member, body[member] as readonly unknown[], maxBytes);
  let bytes = bytesOf(body);
  if (bytes <= maxBytes) return { body, cuts: [], dropped: 0 };
  const lists = listMembers.map((member) => listOf(member, body[member] as readonly unknown[]));
  let dropped = 0;
  while (bytes > maxBytes) {
    const largest = lists
      .filter(({ rows }) => rows.length > 1)
      .reduce<RowList | null>((most, one) => (most === null || one.bytes > most.bytes ? one : most), null);
    if (largest === null) break;
    largest.rows.pop();
    const size = largest.sizes.pop() as number;
    largest.bytes -= size;
    bytes -= size;
    dropped += 1;
  }
  const shortened = { ...body, ...Object.fromEntries(lists.map(({ member, rows }) => [member, rows])) };
  return withoutRows(shortened, bytes, dropped, maxBytes);
}

/** Rows that are made as they are asked for. */
interface Rows extends Iterable<unknown> {
  readonly length: number;
}

/** The same with one list for a member; rows beyond the first that has no room are not asked for. */
export function fitList(around: Body, member: string, rows: Rows, maxBytes: number): Fitted {
  const fitted: unknown[] = [];
  let bytes = bytesOf({ ...around, [member]: [] });
  for (const row of rows) {
    const more = bytesOfRow(row) + (fitted.length === 0 ? 0 : 1);
    if (fitted.length > 0 && bytes + more > maxBytes) break;
    bytes += more;
    fitted.push(row);
  }
  return withoutRows({ ...around, [member]: fitted }, bytes, rows.length - fitted.length, maxBytes);
}

function withoutRows(kept: Body, bytes: number, dropped: number, maxBytes: number): Fitted {
  const whole = bytes > maxBytes ? fitValue(kept, maxBytes) : { body: kept, cuts: [] };
  const left = `${dropped} row${dropped === 1 ? ' was' : 's were'} left out to keep this answer short.`;
  const cuts = dropped === 0 ? whole.cuts : [left, ...whole.cuts];
  return { body: paged(whole.body, dropped), cuts, dropped };
}

interface RowList {
  readonly member: string;
  readonly rows: unknown[];
  readonly sizes: number[];
  bytes: number;
}

function listOf(member: string, rows: readonly unknown[]): RowList {
  const sizes = rows.map((row) => bytesOfRow(row) + 1);
  return { member, rows: [...rows], sizes, bytes: sum(sizes) };
}

/** Rows follow where rows were left out. */
function paged(body: Body, dropped: number): Body {
  const { pagination, has_more } = body;
  if (dropped > 0 && typeof has_more === 'boolean') return { ...body, has_more: true };
  if (dropped === 0 || pagination === null || typeof pagination !== 'object') return body;
  return { ...body, pagination: { ...pagination, has_more: true } };
}

/** Longest text and longest list of each step; the first step that is short enough counts. */
const steps: readonly (readonly [text: number, list: number])[] = [
  [8_000, 500],
  [4_000, 200],
  [1_500, 100],
  [600, 50],
  [300, 20],
  [150, 10],
  [80, 5],
  [40, 2],
];

/** Any answer in about so many bytes: its texts and lists are cut, step by step. */
export function fitValue(body: Body, maxBytes: number): Omit<Fitted, 'dropped'> {
  if (bytesOf(body) <= maxBytes) return { body, cuts: [] };
  let shrunk = body;
  const cuts = new Set<string>();
  for (const [text, list] of steps) {
    cuts.clear();
    shrunk = shrink(body, text, list, '', cuts) as Body;
    if (bytesOf(shrunk) <= maxBytes) break;
  }
  const members = [...cuts].slice(0, 8).join(', ');
  return { body: shrunk, cuts: [`Cut to keep this answer short: ${members}${cuts.size > 8 ? ', …' : ''}.`] };
}

function shrink(value: unknown, text: number, list: number, path: string, cuts: Set<string>): unknown {
  if (typeof value === 'string') {
    const cut = cutText(value, text);
    if (cut !== value) cuts.add(path);
    return cut;
  }
  if (Array.isArray(value)) {
    if (value.length > list) cuts.add(`${path} (${list} of ${value.length})`);
    return value.slice(0, list).map((one) => shrink(one, text, list, `${path}[]`, cuts));
  }
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value).map(([member, inner]) => {
    const inside = path === '' ? member : `${path}.${member}`;
    return [member, shrink(inner, text, list, inside, cuts)] as const;
  });
  return Object.fromEntries(members);
}
