// Cursors of the change feed: a place in it, the history that the place belongs to, and what was told up to it, to
// which tier.

import type { AppContext } from '../../context.ts';
import { type FeedPlace, placeAfter } from '../../kernel/reader.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { type Tier, tiers } from '../../kernel/tier.ts';

/** A cursor of this feed for the place behind everything with this number that the tier may read. */
export function cursorAt(seq: number, historyId: string, tier: Tier): string {
  return cursorOf(placeAfter(seq), historyId, { tier });
}

/** What a reader chose to be told of; null: of everything. */
export type Chosen = Readonly<Record<'families' | 'ops', readonly string[] | null>>;

/** It holds an id, which may have 2,000 characters of four bytes each. */
export const maxCursor = 12_000;

/** What a reader was told up to a place. */
interface WhatWasTold {
  /** The number of the log that the reader began at, on its way from an earlier place to this one. */
  readonly began: number;
  readonly chosen: Chosen;
  /** Null where nobody wrote it down. */
  readonly tier: Tier | null;
}

const everything: Chosen = { families: null, ops: null };

export function cursorOf(
  { seq, family, id }: FeedPlace,
  historyId: string,
  { began = 0, chosen: { families, ops } = everything, tier = null }: Partial<WhatWasTold> = {},
): string {
  const parts = [historyId, seq, family, id, began, families, ops, tier];
  while (parts.at(-1) === null) parts.pop();
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

export interface CursorPlace extends FeedPlace, WhatWasTold {}

/** Whoever asks for more than before would never hear what the feed passed over on the way to the cursor. */
export function mustBeOfBefore(before: Chosen, now: Chosen): void {
  for (const parameter of ['families', 'ops'] as const) {
    const known = before[parameter];
    if (known === null || now[parameter]?.every((one) => known.includes(one))) continue;
    throw invalid(
      'cursor',
      `This cursor was given with ${parameter}=${known.join(',')}: go on with these or fewer, or begin without a cursor to be told of more.`,
    );
  }
}

/**
 * Whoever reads more than before would never hear what was there already, and whoever reads less not of the end of
 * what it read before.
 */
export function mustBeOfTier({ tier: before }: CursorPlace, now: Tier, site: string): void {
  if (before === null || before === now) return;
  throw expired(site, `was given to a caller of the ${before} tier, and this one reads the ${now} tier`);
}

/** The place that a cursor names, given as this parameter. */
export function positionOf(
  cursor: string,
  { historyId, site }: AppContext,
  parameter: 'cursor' | 'before' = 'cursor',
): CursorPlace {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    parts = null;
  }
  const [of, seq, family, id, began = 0, families = null, ops = null, tier = null] = Array.isArray(parts)
    ? (parts as unknown[])
    : [];
  if (
    typeof of !== 'string' ||
    !Number.isSafeInteger(seq) ||
    !Number.isSafeInteger(began) ||
    typeof family !== 'string' ||
    typeof id !== 'string' ||
    !isChoice(families) ||
    !isChoice(ops) ||
    !isTierOrNone(tier)
  ) {
    const source = parameter === 'cursor' ? 'a next_cursor' : 'the address of a next link';
    throw invalid(
      parameter,
      `${parameter} is not one that this feed gave; send ${source} as it was, or leave it out.`,
    );
  }
  if (of !== historyId) throw expired(site);
  return { seq: seq as number, family, id, began: began as number, chosen: { families, ops }, tier };
}

function isChoice(value: unknown): value is readonly string[] | null {
  return value === null || (Array.isArray(value) && value.every((one) => typeof one === 'string'));
}

function isTierOrNone(value: unknown): value is Tier | null {
  return value === null || tiers.some((tier) => tier === value);
}

export function expired(site: string, why = 'is not good any more'): Refusal {
  const dumps_url = `${site}/datasets/index.json`;
  const sentence = `This cursor ${why}; load the dumps at ${dumps_url} and go on from their snapshot_cursor.`;
  return new Refusal('cursor_expired', sentence, { members: { dumps_url } });
}
