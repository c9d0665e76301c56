// Months in a question, in which, before or after which a call closes: "in March 2026", "before March 2026". What needs
// to know which day it is, "by March", "this year", is read in moments-in.ts.

import { isoDay } from '../../kernel/durations.ts';

const names = [
  'january|januar|jan|janvier|enero|gennaio|janeiro|januari',
  'february|februar|feb|fevrier|febrero|febbraio|fevereiro|februari',
  'march|marz|maerz|mars|marzo|marco|maart',
  'april|apr|avril|abril|aprile',
  'may|mai|mayo|maggio|maio|mei',
  'june|juni|jun|juin|junio|giugno|junho',
  'july|juli|jul|juillet|julio|luglio|julho',
  'august|aug|aout|agosto|augustus',
  'september|sept|sep|septembre|septiembre|settembre|setembro',
  'october|oktober|oct|octobre|octubre|ottobre|outubro',
  'november|nov|novembre|noviembre|novembro',
  'december|dezember|dec|decembre|diciembre|dicembre|dezembro',
].map((name) => new RegExp(`^(?:${name})$`));

const preposition = 'before|vor|avant|voor|by|until|till|bis|after|nach|apres';
const monthAndYear = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${preposition}) )?(\\p{L}{3,10})\\.? (?:de |of )?(20\\d\\d)(?!\\p{N})`,
  'gu',
);
const side: Readonly<Record<string, 'before' | 'after' | 'until'>> = {
  ...{ before: 'before', vor: 'before', avant: 'before', voor: 'before' },
  ...{ after: 'after', nach: 'after', apres: 'after' },
};

export interface Month {
  readonly asked: string;
  /**
   * As a moment begins, 2026-03, or a day with all before it or after it, ..2026-03-31, 2026-05-01.., or both;
   * `undated` for what takes applications at any time.
   */
  readonly closes: string;
}

/** The number of a month by its name, folded; 0 for none. */
export function monthNamed(name: string): number {
  return names.findIndex((pattern) => pattern.test(name)) + 1;
}

/** The months of a folded question that are told with their year, and the question without them. */
export function monthsIn(folded: string): { months: readonly Month[]; rest: string } {
  const months: Month[] = [];
  const withoutMonths = folded.replaceAll(
    monthAndYear,
    (said, word: string | undefined, name: string, year: string) => {
      const month = monthNamed(name);
      if (month === 0) return said;
      months.push({ asked: said, closes: closingOf(word, Number(year), month) });
      return ' ';
    },
  );
  return { months, rest: withoutMonths };
}

export const dayOf = (year: number, month: number, day: number) => isoDay(Date.UTC(year, month, day));

/** @param month from 1 to 12 */
export function closingOf(word: string | undefined, year: number, month: number): string {
  if (word === undefined) return dayOf(year, month, 0).slice(0, 7);
  const at = side[word] ?? 'until';
  if (at === 'after') return `${dayOf(year, month, 1)}..`;
  return `..${at === 'before' ? dayOf(year, month - 1, 0) : dayOf(year, month, 0)}`;
}

/** The same for a day of a month. */
export function closingOn(word: string | undefined, year: number, month: number, day: number): string {
  const on = dayOf(year, month - 1, day);
  if (word === undefined) return `${on}..${on}`;
  const at = side[word] ?? 'until';
  if (at === 'after') return `${dayOf(year, month - 1, day + 1)}..`;
  return `..${at === 'before' ? dayOf(year, month - 1, day - 1) : on}`;
}

/** What takes applications at any time. */
export const undated = 'undated';

/** The filters for deadlines in a month, in a year, or before or after a day. */
export function deadlinesIn(closes: string): { deadline_after?: string; deadline_before?: string } {
  if (closes.includes('..')) {
    const [after, before] = closes.split('..') as [string, string];
    return {
      ...(after === '' ? {} : { deadline_after: after }),
      ...(before === '' ? {} : { deadline_before: before }),
    };
  }
  const [year, month] = closes.split('-').map(Number) as [number, number?];
  const last = dayOf(year, month ?? 12, 0);
  return { deadline_after: month === undefined ? `${closes}-01-01` : `${closes}-01`, deadline_before: last };
}

/** Whether a deadline is when it was asked for. */
export function closesIn(closes: string, deadline: unknown, rolls: boolean): boolean {
  if (typeof deadline !== 'string') return closes === undated && rolls;
  if (closes === undated) return false;
  const { deadline_after: after, deadline_before: before } = deadlinesIn(closes);
  const day = deadline.slice(0, 10);
  return (after === undefined || day >= after) && (before === undefined || day <= before);
}
