// How well one call or event answers a query, from 0 to 100, and what of it does.

import type { Doc } from '../kernel/family.ts';
import { finderOf, type Match, sideBySide } from './matches-in.ts';
import type { ReadQuery } from './read-query.ts';
import { sumOfCounted, worth } from './worth.ts';

export type ItemKind = 'grant' | 'event';

/** What orders records that were weighed. */
export interface Ranked {
  readonly kind: ItemKind;
  /** Null where it is not in the catalogue. */
  readonly public_id: string | null;
  readonly title: string;
  readonly url: string | null;
  readonly score: number;
}

/** A record that fits, and what was seen in it. */
export interface Weighed {
  readonly item: Ranked;
  readonly record: Doc;
  /** The members that hold words of the query, and where. */
  readonly found: readonly {
    readonly member: string;
    readonly text: string;
    readonly matches: readonly Match[];
  }[];
  /** The labels of the query that it carries. */
  readonly carried: readonly string[];
  readonly time: Time;
  /** The live source that it comes from; null: the catalogue. */
  readonly live: string | null;
}

export interface Weighing {
  readonly kind: ItemKind;
  readonly read: ReadQuery;
  /** How much each term says, by its number. */
  readonly weights: readonly number[];
  readonly now: Date;
  /** The live source that the record comes from; left out: the catalogue. */
  readonly live?: string;
}

/** From this score on an item is part of the result. */
const leastScore = 25;

const dayLength = 86_400_000;
/** Where words are looked for, and what a word there counts. */
const places: Readonly<Record<ItemKind, readonly (readonly [member: string, share: number])[]>> = {
  grant: [
    ['title', worth.inTitle],
    ['description', worth.inText],
    ['funder_name', worth.inName],
  ],
  event: [
    ['title', worth.inTitle],
    ['description', worth.inText],
    ['organizer', worth.inName],
    ['location', worth.inName],
  ],
};

/** Weighs records as they are shown to the caller's tier; null for one that is past or says too little. */
export function weigher({ kind, read, weights, now, live }: Weighing): (record: Doc) => Weighed | null {
  const find = finderOf(read.terms);
  const all = sumOfCounted(weights);
  return (record) => {
    const time = timeOf(record, kind, now);
    if (time.past) return null;
    const found = places[kind].flatMap(([member, share]) => {
      const text = record[member];
      const matches = typeof text === 'string' ? find(text) : [];
      return matches.length > 0 ? [{ member, share, text: text as string, matches }] : [];
    });
    const shares = read.terms.map(() => 0);
    for (const { share, matches } of found) {
      for (const { term } of matches) shares[term] = Math.max(shares[term] as number, share);
    }
    const hit = shares.reduce((sum, share, index) => sum + share * (weights[index] ?? 0), 0);
    const carried = labelsOf(record, kind).filter((label) => read.labels.includes(label));
    const words = all === 0 ? 0 : Math.min(1, hit / all);
    const labels = read.labels.length === 0 ? words : carried.length / read.labels.length;
    const together = found.some(({ text, matches }) => sideBySide(text, matches));
    const relevance = typeof record.relevance_score === 'number' ? record.relevance_score / 100 : 0;
    const points = Math.round(
      worth.words * words +
        worth.labels * labels +
        (together ? worth.together : 0) +
        worth.relevance * relevance +
        (time.enough ? worth.time : 0),
    );
    if (points < leastScore || (found.length === 0 && carried.length === 0)) return null;
    const item = {
      kind,
      public_id: (record.public_id ?? null) as string | null,
      title: record.title as string,
      url: (record.url ?? null) as string | null,
      score: Math.min(100, points),
    };
    return { item, record, found, carried, time, live: live ?? null };
  };
}

function labelsOf(record: Doc, kind: ItemKind): readonly string[] {
  return ((kind === 'grant' ? record.labels : record.topics) ?? []) as readonly string[];
}

export interface Time {
  readonly past: boolean;
  readonly enough: boolean;
  readonly member: string;
  readonly reason: string | null;
}

function timeOf(record: Doc, kind: ItemKind, now: Date): Time {
  const member = kind === 'grant' ? 'deadline' : 'start_date';
  const moment = record[member];
  if (typeof moment !== 'string') {
    return { past: false, enough: true, member, reason: kind === 'grant' ? 'has no closing date' : null };
  }
  const left = Date.parse(moment) - now.getTime();
  const days = Math.floor(left / dayLength);
  if (kind === 'grant') {
    return { past: left < 0, enough: days >= 14, member, reason: `closes in ${inDays(days)}` };
  }
  const ends = typeof record.end_date === 'string' ? Date.parse(record.end_date) : left + now.getTime();
  const begun = left < 0 ? 'has begun' : `starts in ${inDays(days)}`;
  return { past: ends + dayLength < now.getTime(), enough: days >= 14, member, reason: begun };
}

function inDays(days: number): string {
  if (days < 1) return 'less than a day';
  return days === 1 ? '1 day' : `${days} days`;
}

/** The best of them, best first; the title and then the name break ties. */
export function bestOf<One extends { readonly item: Ranked }>(
  weighed: readonly One[],
  most: number,
): readonly One[] {
  return weighed
    .toSorted(
      ({ item: a }, { item: b }) =>
        b.score - a.score || titles.compare(a.title, b.title) || (nameOf(a) < nameOf(b) ? -1 : 1),
    )
    .slice(0, most);
}

const titles = new Intl.Collator('en');

function nameOf({ public_id, url }: Ranked): string {
  return String(public_id ?? url);
}
