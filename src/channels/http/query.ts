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

/** A format that is asked for in place of JSON, and the operation with what it takes. */
interface AskedFormat {
  readonly suffix: string;
  readonly asked: AskedOperation;
}

/** The members of an operation's input that the query carries; in a format, of those that it takes. */
export function readQuery(
  operation: AskedOperation,
  query: string,
  format?: AskedFormat,
): Record<string, unknown> {
  const { input: taken } = format?.asked ?? operation;
  const input: Record<string, unknown> = {};
  for (const [name, text] of pairs(query)) {
    const param = Object.hasOwn(taken, name) ? taken[name] : undefined;
    if (param?.in !== 'query') throw unknownParameter(operation, name, format);
    if (Object.hasOwn(input, name)) throw invalid(name, `${name} is given twice; send it once.`, 'repeated');
    input[name] = readValue(name, param, text);
  }
  return input;
}

/** So many letters of a name that nothing has are repeated. */
const maxShown = 60;
/** What an error does not repeat: what nobody sees, and what means something in a page. */
const unshown = /[\p{C}\p{Zl}\p{Zp}<>&"'`]/gu;

/** A name as errors repeat it. */
function shown(name: string): string {
  const letters = [...name];
  const text = letters.slice(0, maxShown).join('').replaceAll(unshown, '\ufffd');
  return letters.length > maxShown ? `${text}…` : text;
}

const namesIn = ({ input }: AskedOperation) => Object.keys(input).filter((one) => input[one]?.in === 'query');

function unknownParameter(operation: AskedOperation, name: string, format?: AskedFormat): Refusal {
  const known = namesIn(format?.asked ?? operation);
  const isOfOthers = format !== undefined && namesIn(operation).includes(name);
  const near = isOfOthers ? null : nearest(name, known);
  const hint = near
    ? `did you mean ${near}?`
    : known.length === 0
      ? 'it takes none.'
      : `it takes ${known.join(', ')}.`;
  const field = shown(name);
  const what = field.trim() === '' ? 'A parameter without a name' : field;
  const asked = isOfOthers ? `${operation.name} in the format ${format.suffix}` : operation.name;
  const message = `${what} is not a parameter of ${asked}; ${hint}`;
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
  const once = [...new Set(items)];
  if (once.length < items.length && schema.uniqueItems === true)
    throw invalid(name, `${name} holds an entry twice; send each once.`, 'uniqueItems');
  return once;
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
