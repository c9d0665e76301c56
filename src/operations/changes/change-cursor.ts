// Cursors of the change feed: a place in it, and the history that the place belongs to.

import type { AppContext } from '../../context.ts';
import { type FeedPlace, placeAfter } from '../../kernel/reader.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';

/** A cursor of this feed for the place behind everything with this number. */
export function cursorAt(seq: number, historyId: string): string {
  return cursorOf(placeAfter(seq), historyId);
}

/**
 * @param began the number of the log that the reader began at, on its way from an earlier place to this one
 */
export function cursorOf({ seq, family, id }: FeedPlace, historyId: string, began = 0): string {
  return Buffer.from(JSON.stringify([historyId, seq, family, id, began])).toString('base64url');
}

export interface CursorPlace extends FeedPlace {
  readonly began: number;
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
  const [of, seq, family, id, began = 0] = Array.isArray(parts) ? (parts as unknown[]) : [];
  if (
    typeof of !== 'string' ||
    !Number.isSafeInteger(seq) ||
    !Number.isSafeInteger(began) ||
    typeof family !== 'string' ||
    typeof id !== 'string'
  ) {
    const given = parameter === 'cursor' ? 'a next_cursor' : 'the address of a next link';
    throw invalid(
      parameter,
      `${parameter} is not one that this feed gave; send ${given} as it was, or leave it out.`,
    );
  }
  if (of !== historyId) throw expired(site);
  return { seq: seq as number, family, id, began: began as number };
}

export function expired(site: string): Refusal {
  const dumps_url = `${site}/datasets/index.json`;
  const sentence = `This cursor is not good any more; load the dumps at ${dumps_url} and go on from their snapshot_cursor.`;
  return new Refusal('cursor_expired', sentence, { members: { dumps_url } });
}
