// A value of a record as a cell of a table (CSV), and back. Who writes lists as tables and who reads tables that
// people bring follow the same rules, so that the export of a list can be imported again.
//
// An unknown value is an empty cell. A list of slugs or words is joined by semicolons, which no slug holds; any other
// list or object is JSON. A text that a spreadsheet would take for a formula has an apostrophe in front. What a cell
// may mean in two ways is refused and not guessed.

import { type JsonSchema, typesOf } from './field.ts';
import { decimalPattern } from './shape.ts';
import { flawInJson } from './strict-json.ts';

/** Whether no entry of such a list holds a semicolon, so that semicolons part them. */
export function isJoined({ items }: JsonSchema): boolean {
  const { pattern, enum: words } = (items ?? {}) as { pattern?: string; enum?: readonly unknown[] };
  return words !== undefined || pattern?.startsWith('^[a-z0-9]+') === true;
}

/** The cell of a value; the apostrophe before a formula is left to whoever writes the table. */
export function cellOf(value: unknown, joined: boolean): string | number {
  if (value === null || value === undefined) return '';
  // Some programs read past leading line ends, to a formula behind them.
  if (typeof value === 'string') return /^\s*\n\s*[=+\-@]/.test(value) ? `'${value}` : value;
  if (typeof value === 'number') return value;
  if (joined && Array.isArray(value)) return value.join(';');
  return JSON.stringify(value);
}

const guarded = /^'(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]|\s*\n\s*[=+\-@])/;

/** The text that a cell stands for: without the apostrophe before what looks like a formula. */
export function unguarded(cell: string): string {
  return cell.replace(guarded, '');
}

type CellRead = { readonly value: unknown } | { readonly flaw: string };

/** Spreadsheets hold no more characters in a cell, and cut what is longer without a word. */
const longestCell = 32_767;

/**
 * The value of a cell under a member's schema: undefined for an empty one, or what to change, as words that follow
 * the member's name.
 */
export function readCell(schema: JsonSchema, cell: string): CellRead {
  if (cell.trim() === '') return { value: undefined };
  const broken = ofSpreadsheets(cell);
  if (broken !== null) return { flaw: broken };
  const type = typesOf(schema).find((one) => one !== 'null');
  const text = cell.trim();
  if (type === 'string') return ofText(schema, cell);
  if (type === 'boolean') return ofFlag(text);
  if (type === 'number' || type === 'integer') return ofNumber(text, type);
  if (type === 'array' && isJoined(schema)) return { value: text.split(/\s*;\s*/) };
  return ofJson(text, type);
}

/** What a spreadsheet leaves in a cell where it failed, or changed what was typed. */
function ofSpreadsheets(cell: string): string | null {
  if (/^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|#+)$/.test(cell.trim()))
    return `holds ${cell.trim()}, which a spreadsheet shows in place of a value; mend the cell, or empty it`;
  if (/^\d(?:[.,]\d+)?E\+\d+$/.test(cell.trim()))
    return `holds ${cell.trim()}, to which a spreadsheet shortens a long number; format the column as text and enter it again`;
  if (cell.startsWith('='))
    return "begins with =, as a formula does; save the table with values, or put ' in front of a text";
  if (cell.length === longestCell)
    return 'has 32,767 characters, where spreadsheets cut a text; import this record as a line of JSON';
  return null;
}

function ofText(schema: JsonSchema, cell: string): CellRead {
  const isMoment = schema.format === 'date-time';
  if (schema.pattern === decimalPattern) return ofDecimal(cell.trim());
  // Nobody sees the blanks around an id or a name: with them it would be another one.
  const value = schema.minLength === undefined ? cell : cell.trim();
  if (!isMoment && schema.format !== 'date') return { value: unguarded(value) };
  const text = cell.trim();
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (iso && isMoment)
    return { flaw: `${text} says no hour; write a moment in UTC, such as ${text}T23:59:59Z` };
  const [, one, other, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b/.exec(text) ?? [];
  if (year === undefined) return { value: text };
  const day = (month: string, date: string) => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const days = [
    ...(Number(other) <= 12 ? [day(other as string, one as string)] : []),
    ...(Number(one) <= 12 && one !== other ? [day(one as string, other as string)] : []),
  ];
  if (days.length === 0) return { value: text };
  const form = isMoment ? `a moment in UTC, such as ${days[0]}T23:59:59Z` : `${days[0]}`;
  if (days.length === 1) return { flaw: `must be written as ${form}, not ${text}` };
  return { flaw: `${text} can be ${days.join(' or ')}; write the one that is meant as ${form}` };
}

function ofFlag(text: string): CellRead {
  const value = { true: true, false: false }[text.toLowerCase()];
  return value === undefined ? { flaw: `must be true or false, not ${shortened(text)}` } : { value };
}

const digits =
  'write it in digits, with a point before decimals and nothing between thousands, such as 1250.50';

/** In many countries 250.000 is 250 thousand; no program ends the decimals of a number with a zero. */
function ofNumber(text: string, type: string): CellRead {
  const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text);
  const isWhole = type === 'integer';
  const maybeThousands = isWhole ? text.includes('.') : /^-?[1-9]\d{0,2}\.\d\d0$/.test(text);
  if (isNumber && !maybeThousands) return { value: Number(text) };
  return { flaw: `must be a ${isWhole ? 'whole ' : ''}number, not ${shortened(text)}; ${digits}` };
}

function ofDecimal(text: string): CellRead {
  const isClear = new RegExp(decimalPattern).test(text) && !/^-?\d{1,3}\.\d{3}$/.test(text);
  if (isClear) return { value: text };
  return { flaw: `must be an amount, not ${shortened(text)}; ${digits}` };
}

function ofJson(text: string, type: unknown): CellRead {
  const expected =
    type === 'array' ? 'a list in JSON, such as ["one","two"]' : 'JSON, such as {"name":"value"}';
  try {
    const value: unknown = JSON.parse(text);
    const flaw = flawInJson(text, 'its JSON');
    return flaw === null ? { value } : { flaw: `cannot be taken: ${flaw.replace(/\.$/, '')}` };
  } catch {
    return { flaw: `must be ${expected}, not ${shortened(text)}` };
  }
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
