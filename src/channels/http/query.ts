// Reading a query string strictly: every parameter is known, given once, decoded without loss, and of
// the type its schema says. What cannot be read is refused with a sentence that names the parameter.

import { accepts, didYouMean } from '../../kernel/accepts.ts';
import { nearest } from '../../kernel/nearest.ts';
import type { Operation, Param } from '../../kernel/operation.ts';
import { fieldsIn } from '../../kernel/plain-text.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { schemaFlaws } from '../../kernel/schema-flaws.ts';
import type { PlainHeaders } from './plain-request.ts';

const wholeNumber = /^(?:0|-?[1-9]\d{0,14})$/;
const decimalNumber = /^-?\d{1,15}(?:\.\d{1,15})?$/;

/** Name and value of each parameter of a raw query string, in order. */
function pairs(query: string): [string, string][] {
  return fieldsIn(query).map(([name, value]) => {
    if (name === null) {
      throw new Refusal(
        'invalid_input',
        'A name in the query is not valid text; send UTF-8, percent-encoded.',
      );
    }
    if (value === null) {
      const field = shown(name);
      throw invalid(
        field,
        `${field} is not valid text; send UTF-8, percent-encoded, without control characters.`,
      );
    }
    return [name, value];
  });
}

/** What reading needs to know of an operation. */
type AskedOperation = Pick<Operation, 'name' | 'input'>;

/** The members of an operation's input that the query carries. */
export function readQuery(operation: AskedOperation, query: string): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, text] of pairs(query)) {
    const param = Object.hasOwn(operation.input, name) ? operation.input[name] : undefined;
    if (param?.in !== 'query') throw unknownParameter(operation, name);
    if (Object.hasOwn(input, name)) throw invalid(name, `${name} is given twice; send it once.`, 'repeated');
    input[name] = readValue(name, param, text);
  }
  return input;
}

/** A name as errors repeat it: only when it looks like one. */
function shown(name: string): string {
  return /^[\w.-]{1,60}$/.test(name) ? name : 'A parameter';
}

function unknownParameter(operation: AskedOperation, name: string): Refusal {
  const known = Object.keys(operation.input).filter((one) => operation.input[one]?.in === 'query');
  const near = nearest(name, known);
  const hint = near
    ? `did you mean ${near}?`
    : known.length === 0
      ? 'it takes none.'
      : `it takes ${known.join(', ')}.`;
  const field = shown(name);
  const message = `${field} is not a parameter of ${operation.name}; ${hint}`;
  return new Refusal('unknown_parameter', message, {
    errors: [{ field, code: 'unknown', message, ...didYouMean(near) }],
  });
}

function readValue(name: string, { schema }: Param, text: string): unknown {
  const { type } = schema as { type?: string };
  const bad = () => invalid(name, `${name} must be ${accepts(schema)}.`, 'type');
  if (type === 'integer') {
    if (!wholeNumber.test(text)) throw bad();
    return Number(text);
  }
  if (type === 'number') {
    if (!decimalNumber.test(text)) throw bad();
    return Number(text);
  }
  if (type === 'boolean') {
    if (text !== 'true' && text !== 'false') throw bad();
    return text === 'true';
  }
  if (type !== 'array') return text;
  const items = text.split(',').map((item) => item.trim());
  if (items.includes(''))
    throw invalid(name, `${name} has an empty entry; separate the entries by single commas.`, 'empty');
  return [...new Set(items)];
}

/** The members of an operation's input that headers carry; a refusal calls them as they were sent. */
export function readHeaders(operation: Operation, headers: PlainHeaders): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, param] of Object.entries(operation.input)) {
    const { header, schema } = param;
    const text = header === undefined ? null : headers.get(header);
    if (header === undefined || text === null) continue;
    const value = readValue(header, param, text);
    const [flaw] = schemaFlaws(schema, value);
    if (flaw) throw invalid(header, `${header} must be ${accepts(schema)}.`, flaw.keyword);
    input[name] = value;
  }
  return input;
}
