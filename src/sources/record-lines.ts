// What a file of an operator brings, row by row: the change that a line of JSON asks for, or why there is none.

import type { Family } from '../kernel/family.ts';
import { memberNames } from '../kernel/member-names.ts';
import { nearest } from '../kernel/nearest.ts';
import type { FieldError } from '../kernel/refusal.ts';
import { flawInJson } from '../kernel/strict-json.ts';
import type { Change } from '../ledger/ledger.ts';
import { readRecord } from '../ledger/record.ts';
import { readLines } from './reading/read-lines.ts';
import { whyNoRecord } from './reading/why-no-record.ts';
import { speaksOfMoney, statedMoney } from './stated-money.ts';

export interface Flaw {
  readonly field: string;
  readonly reason: string;
}

/** One line of a file. */
export interface Brought {
  readonly line: number;
  readonly characters: number;
  /** Null where the line is empty, or has flaws. */
  readonly change: Change | null;
  readonly flaws: readonly Flaw[];
  /** Members that were left out, because nothing declares them. */
  readonly leftOut: readonly Flaw[];
}

/** The lines of `{family}.ndjson[.gz]`. Throws SourceError where the file cannot be read further. */
export async function* recordLines(
  path: string,
  family: Family,
  onRead: (share: number) => void,
): AsyncGenerator<Brought> {
  let line = 0;
  for await (const { text, fault } of readLines(path, onRead)) {
    line++;
    if (fault) yield refused(line, [{ field: '', reason: `The line ${fault}.` }]);
    else if (text.trim() === '') yield refused(line, []);
    else yield { ...readLine(family, text, line), characters: text.length };
  }
}

export function refused(line: number, flaws: readonly Flaw[]): Brought {
  return { line, characters: 0, change: null, flaws, leftOut: [] };
}

/** A line refused for all its flaws, under the member of the first. */
export function refusedFor(line: number, flaws: readonly Flaw[]): Brought {
  const reason = flaws.map((flaw) => flaw.reason).join(' ');
  return refused(line, [{ field: (flaws[0] as Flaw).field, reason }]);
}

function readLine(family: Family, text: string, line: number): Brought {
  const whole = (reason: string) => refused(line, [{ field: '', reason }]);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return whole(whyNoRecord(text, error));
  }
  if (Array.isArray(value)) return whole(whyNoRecord(text));
  const flaw = flawInJson(text, 'The line');
  if (flaw !== null) return whole(flaw);
  if (!speaksOfMoney(text)) return broughtBy(family, value, line, text);
  const money = statedMoney(value);
  return money.flaws.length > 0 ? refusedFor(line, money.flaws) : broughtBy(family, money.value, line, text);
}

/** What a record asks for, or what is wrong with it: its first member, with the sentences of all. */
export function broughtBy(family: Family, value: unknown, line: number, text?: string): Brought {
  const leftOut: Flaw[] = [];
  const read = readRecord(family, value, (field) => leftOut.push({ field, reason: undeclared(field) }), text);
  if (!Array.isArray(read)) return { line, characters: 0, change: read as Change, flaws: [], leftOut };
  const errors = read as readonly FieldError[];
  return refusedFor(
    line,
    errors.map(({ field, message }) => ({ field, reason: message })),
  );
}

/** Why a member was left out, with the name that was probably meant. */
function undeclared(path: string): string {
  const member = path.split('.').at(-1) ?? '';
  const near = nearest(member, [...memberNames]);
  return `${path} is no member that records have there${near ? `, did you mean ${near}?` : '.'}`;
}
