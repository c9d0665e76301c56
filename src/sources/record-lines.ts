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
  return flaw === null ? broughtBy(family, value, line, text) : whole(flaw);
}

/** What a record asks for, or what is wrong with it: its first member, with the sentences of all. */
export function broughtBy(family: Family, value: unknown, line: number, text?: string): Brought {
  const leftOut: Flaw[] = [];
  const read = readRecord(family, value, (field) => leftOut.push({ field, reason: undeclared(field) }), text);
  if (!Array.isArray(read)) return { line, characters: 0, change: read as Change, flaws: [], leftOut };
  const errors = read as readonly FieldError[];
  const reason = errors.map((error) => error.message).join(' ');
  return refused(line, [{ field: (errors[0] as FieldError).field, reason }]);
}

/** Why a member was left out, with the name that was probably meant. */
function undeclared(path: string): string {
  const member = path.split('.').at(-1) ?? '';
  const near = nearest(member, [...memberNames]);
  return `${path} is no member that records have there${near ? `, did you mean ${near}?` : '.'}`;
}
