// The dates of a record as a family declares them, for calendars: data, in no format of its own.

import type { Doc } from './family.ts';

/** One entry of a calendar. */
export interface DatedPart {
  /** Which of the dates of the record; left out: the main one. Its name in calendars is made of it. */
  readonly part?: string;
  readonly title: string;
  readonly start: Date;
  /** Where it takes longer; of whole days the day after the last. */
  readonly end?: Date | null;
  readonly wholeDays: boolean;
  /** A deadline: it takes no time of the day. */
  readonly deadline: boolean;
  readonly place?: string | null;
}

export interface Calendar {
  /** The row alone does not hold all dates. */
  readonly details: boolean;
  /** The parts beside the main one that are taken back when a record is gone: its dates are gone with it. */
  readonly cancelled: readonly string[];
  /** The member whose values are the categories of the entries. */
  readonly categories: string;
  /** The entries of a record with its details, under its heading. */
  readonly parts: (record: Doc, heading: string) => readonly DatedPart[];
}

/** A moment, in the shape of an entry. */
export function atMoment(at: string): Pick<DatedPart, 'start' | 'wholeDays'> {
  return { start: new Date(at), wholeDays: false };
}
