// How well one call or event answers a query, from 0 to 100, and why: every reason quotes what it saw.
//
//   words      up to 60: how much of the query's words occurs; rare words weigh more, in the title most
//   labels     up to 22: the share of the query's topic labels that the record carries
//   together    8: two words that stand side by side in the query do so here
//   relevance  up to 6: the catalogue's own relevance_score
//   time        4: two weeks or more are left

import type { Doc } from '../kernel/family.ts';
import { matchesIn, quoteAround, sideBySide } from './matches-in.ts';
import type { ReadQuery } from './read-query.ts';

export type ItemKind = 'grant' | 'event';

export interface Item {
  readonly kind: ItemKind;
  /** Null where it is not in the catalogue. */
  readonly public_id: string | null;
  readonly title: string;
  readonly url: string | null;
  readonly source: 'catalogue' | 'live';
  /** The live source that lists it; null for the catalogue. */
  readonly source_name: string | null;
  readonly score: number;
  readonly reasons: readonly { readonly text: string; readonly evidence_ids: readonly string[] }[];
  /** Who may apply, as far as the source says so in its codes. */
  readonly eligibility_state: 'unrestricted' | 'restricted' | 'unknown';
}

export interface Evidence {
  readonly id: string;
  /** The member of the record that is quoted. */
  readonly path: string;
  readonly quote: string;
  readonly source_url: string | null;
}

export interface Weighed {
  readonly item: Item;
  readonly evidence: readonly Evidence[];
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
export const leastScore = 25;

/** Of a long query no record holds every word: that many of the rarest are as good as all. */
const mostCounted = 6;
const dayLength = 86_400_000;
/** Where words are looked for, and what a word there counts. */
const places: Readonly<Record<ItemKind, readonly (readonly [member: string, worth: number])[]>> = {
  grant: [
    ['title', 1],
    ['description', 0.8],
    ['funder_name', 0.3],
  ],
  event: [
    ['title', 1],
    ['description', 0.8],
    ['organizer', 0.3],
    ['location', 0.3],
  ],
};

/** Weighs a record as it is shown to the full tier; null when it is past or says too little. */
export function weigh(record: Doc, { kind, read, weights, now, live }: Weighing): Weighed | null {
  const time = timeOf(record, kind, now);
  if (time.past) return null;
  const name = (record.public_id ?? record.id) as string;
  const source = (record.source_url ?? record.url ?? null) as string | null;
  const evidence: Evidence[] = [];
  const reasons: { text: string; evidence_ids: string[] }[] = [];
  const because = (path: string, text: string, quote: string) => {
    const id = `${name}#${path}`;
    evidence.push({ id, path, quote, source_url: source });
    reasons.push({ text, evidence_ids: [id] });
  };
  const worth = read.terms.map(() => 0);
  let together = false;
  for (const [member, most] of places[kind]) {
    const text = record[member];
    if (typeof text !== 'string') continue;
    const matches = matchesIn(text, read.terms);
    if (matches.length === 0) continue;
    for (const { term } of matches) worth[term] = Math.max(worth[term] as number, most);
    together ||= sideBySide(matches);
    const quote = quoteAround(text, matches);
    because(member, `${member}: “${quote}”`, quote);
  }
  const heaviest = weights.toSorted((a, b) => b - a).slice(0, mostCounted);
  const all = heaviest.reduce((sum, weight) => sum + weight, 0);
  const hit = worth.reduce((sum, one, index) => sum + one * (weights[index] ?? 0), 0);
  const carried = labelsOf(record, kind).filter((label) => read.labels.includes(label));
  if (carried.length > 0) {
    const member = kind === 'grant' ? 'labels' : 'topics';
    because(member, `${member}: ${carried.join(', ')}`, carried.join(', '));
  }
  if (time.reason !== null) because(time.member, time.reason, String(record[time.member] ?? 'none'));
  if (live !== undefined) {
    reasons.push({ text: `found at ${live} by this job, not in the catalogue`, evidence_ids: [] });
  }
  const words = all === 0 ? 0 : Math.min(1, hit / all);
  const labels = read.labels.length === 0 ? words : carried.length / read.labels.length;
  const relevance = typeof record.relevance_score === 'number' ? record.relevance_score / 100 : 0;
  const score = Math.round(
    60 * words + 22 * labels + (together ? 8 : 0) + 6 * relevance + (time.enough ? 4 : 0),
  );
  const supported = worth.some((one) => one > 0) || carried.length > 0;
  if (score < leastScore || !supported) return null;
  const item: Item = {
    kind,
    public_id: (record.public_id ?? null) as string | null,
    title: record.title as string,
    url: (record.url ?? null) as string | null,
    source: live === undefined ? 'catalogue' : 'live',
    source_name: live ?? null,
    score: Math.min(100, score),
    reasons,
    eligibility_state: eligibilityOf(record),
  };
  return { item, evidence };
}

function labelsOf(record: Doc, kind: ItemKind): readonly string[] {
  return ((kind === 'grant' ? record.labels : record.topics) ?? []) as readonly string[];
}

interface Time {
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

function eligibilityOf(record: Doc): Item['eligibility_state'] {
  const eligibility = record.eligibility as { applicant_types?: readonly { value: string }[] } | undefined;
  const types = eligibility?.applicant_types ?? [];
  if (types.length === 0) return 'unknown';
  return types.some(({ value }) => value === 'unrestricted') ? 'unrestricted' : 'restricted';
}

/** The best of them, best first; the title and then the name break ties. */
export function bestOf(weighed: readonly Weighed[], most: number): readonly Weighed[] {
  return weighed
    .toSorted(
      (a, b) =>
        b.item.score - a.item.score ||
        a.item.title.localeCompare(b.item.title, 'en') ||
        (nameOf(a) < nameOf(b) ? -1 : 1),
    )
    .slice(0, most);
}

function nameOf({ item }: Weighed): string {
  return String(item.public_id ?? item.url);
}
