// The one door. Every channel, the website included, asks through `perform`: the tier is checked
// first, then the input, and only then does the operation run. What it answers gets the licence
// line, whatever the channel.

import { Compile, type Validator } from 'typebox/schema';
import { fieldErrors } from './accepts.ts';
import type { Answer } from './answer.ts';
import type { Doc } from './family.ts';
import type { JsonSchema } from './field.ts';
import { extend, type Written, withSite } from './json.ts';
import {
  type AuditedCall,
  type AuditedOperation,
  type Context,
  type Operation,
  schemaOf,
} from './operation.ts';
import { type FieldError, Refusal, tierRequired } from './refusal.ts';
import { onceFor } from './remembered.ts';
import { reaches } from './tier.ts';

interface Checked {
  readonly schema: JsonSchema;
  readonly validator: Validator;
  readonly defaults: Readonly<Record<string, unknown>>;
}

const checkOf = onceFor((operation: Operation): Checked => {
  const schema = inputSchema(operation);
  const defaults: Record<string, unknown> = {};
  for (const [parameter, { schema }] of Object.entries(operation.input)) {
    if (schema.default !== undefined) defaults[parameter] = schema.default;
  }
  return { schema, validator: Compile(schema), defaults };
});

/** The closed schema of an operation's input. */
export function inputSchema(operation: Operation): JsonSchema {
  return schemaOf(operation.input, (_, param) => !param.optional);
}

const mistyped = 'The address may be mistyped, or cut off at its end.';

/** The input with its defaults; a bad one is refused with a sentence per member. */
export function validInput(operation: Operation, input: object): Readonly<Record<string, unknown>> {
  const { schema, validator, defaults } = checkOf(operation);
  if (!validator.Check(input)) {
    const errors = namedAsSent(operation, fieldErrors(schema, validator.Errors(input)[1], input));
    const sentence = errors.map((error) => error.message).join(' ') || 'The input does not fit its schema.';
    // A name that cannot be one is the name of nothing; none at all is a mistake, which only tools can make.
    const namesNothing = ({ field, code }: FieldError) =>
      operation.input[field]?.in === 'path' && code !== 'required' && code !== 'type';
    const absent = errors.length > 0 && errors.every(namesNothing);
    if (absent) throw new Refusal('not_found', sentence, { forPeople: mistyped });
    throw new Refusal('invalid_input', sentence, { errors });
  }
  return { ...defaults, ...input };
}

/** An entry of a list that the query carries has no name of its own: it is called by the parameter's. */
function namedAsSent({ input }: Operation, errors: readonly FieldError[]): readonly FieldError[] {
  const named = errors.map((error) => {
    const [parameter = '', entry] = error.field.split('.');
    if (entry === undefined || input[parameter]?.in !== 'query') return error;
    const message = `An entry of ${parameter}${error.message.slice(error.field.length)}`;
    return { ...error, field: parameter, message };
  });
  return named.filter(({ field }, at) => named.findIndex((one) => one.field === field) === at);
}

/** Refuses a caller whose tier does not reach the operation's, and programs where only a person may act. */
function checkTier(operation: Operation, context: Context): void {
  if (operation.actor === 'person' && !actsAsPerson(operation, context)) throw browserOnly();
  if (!reaches(context.tier, operation.tier)) {
    throw tierRequired(operation.name, operation.tier, context.tier);
  }
  operation.needs?.(context);
}

function actsAsPerson({ method }: Operation, { actor }: Context): boolean {
  return actor === 'person_by_form' || (actor === 'person' && method === 'GET');
}

export function browserOnly(): Refusal {
  const sentence = 'Only a person does this, signed in on the website; no key, token or tool is enough.';
  return new Refusal('browser_only', sentence);
}

/** Stops the start where a channel for programs is given what only a person does. */
export function mustBeForPrograms(operations: readonly Operation[]): void {
  const one = operations.find(({ actor }) => actor === 'person');
  if (one) throw new Error(`${one.name} is for persons alone; no channel for programs may offer it`);
}

/** The members of an operation's input by name, or how a channel reads them from a request. */
export type Input = object | (() => object | Promise<object>);

/**
 * Runs an operation for a caller. A call of an audited operation is written down before it is answered.
 * @param input the members by name, each of the type its schema says (text from a query is read before);
 *   reading them may refuse, after the tier was checked
 * @returns ready JSON with the licence line in it
 * @throws Refusal when the tier does not reach, the input is bad, the operation refuses or the audit
 *   log cannot be written
 */
export async function perform(operation: Operation, input: Input, context: Context): Promise<Answer> {
  const answer = await performWritten(operation, input, context);
  return { ...answer, text: String(answer.text) };
}

/** The same for a channel that sends the answer as it is, in pieces. */
export async function performWritten(
  operation: Operation,
  input: Input,
  context: Context,
): Promise<Answer<Written>> {
  if (operation.audited) return performAudited(operation, input, context);
  checkTier(operation, context);
  return answered(operation, await readInput(input), context);
}

/**
 * The input of an operation with its defaults, from a caller who may ask it: the same door, for channels
 * that hand out what it lists in another form than JSON.
 */
export async function admitted(operation: Operation, input: Input, context: Context): Promise<Doc> {
  if (operation.audited) throw new Error(`${operation.name} is audited, so it is answered by perform alone`);
  checkTier(operation, context);
  return validInput(operation, await readInput(input));
}

async function readInput(input: Input): Promise<object> {
  return typeof input === 'function' ? await (input as () => object | Promise<object>)() : input;
}

async function answered(operation: Operation, input: object, context: Context): Promise<Answer<Written>> {
  const run = () => operation.run(validInput(operation, input), context);
  const answer = await inTurn(context, () => context.reader.together(run));
  if (typeof answer.text !== 'string') return { ...answer, text: answer.text.extended(context.licence) };
  const text = withSite(answer.text, context.site);
  return { ...answer, text: text.startsWith('{') ? extend(text, context.licence) : text };
}

/** Asks when it is this caller's turn, and tells what the thread was held for. */
export async function inTurn<Result>(
  { turns, cpuMs }: Pick<Context, 'turns' | 'cpuMs'>,
  ask: () => Result,
  as?: 'piece',
): Promise<Awaited<Result>> {
  if (!turns || !cpuMs) return await ask();
  const before = turns.begin(as);
  if (before !== null) await before;
  const from = cpuMs();
  let answering: Result;
  try {
    answering = ask();
  } finally {
    turns.over(cpuMs() - from);
  }
  return await answering;
}

/** The input is read first, so that a call that is refused for its tier tells what it asked for. */
async function performAudited(
  operation: Operation,
  input: Input,
  context: Context,
): Promise<Answer<Written>> {
  const [reading] = await Promise.allSettled([readInput(input)]);
  const read = reading.status === 'fulfilled' ? reading.value : null;
  let answer: Answer<Written>;
  try {
    checkTier(operation, context);
    if (reading.status === 'rejected') throw reading.reason;
    answer = await answered(operation, reading.value, context);
  } catch (error) {
    await auditCall(operation, read, context, error instanceof Refusal ? error.reason : 'failed');
    throw error;
  }
  await auditCall(operation, read, context, 'answered', answer.subjects);
  return answer;
}

/**
 * Writes down a call of an audited operation.
 * @throws Refusal('unavailable') when it cannot be written: then nothing is answered
 */
export async function auditCall(
  operation: AuditedOperation,
  input: object | null,
  context: Context,
  outcome: AuditedCall['outcome'],
  subjects: readonly string[] = namedInPath(operation, input),
): Promise<void> {
  if (!context.audit) throw new Error(`nothing writes the audit log that ${operation.name} needs`);
  try {
    await context.audit({ operation, input: input as AuditedCall['input'], subjects, outcome });
  } catch {
    // What went wrong is told where the log is written; the caller learns only that it did.
    const sentence = 'This is answered only when it can be written to the audit log, and that failed.';
    throw new Refusal('unavailable', sentence, { retryAfter: 30 });
  }
}

/** The records that the path names. */
function namedInPath(operation: AuditedOperation, input: object | null): readonly string[] {
  const members = (input ?? {}) as Readonly<Record<string, unknown>>;
  const named = Object.keys(operation.input).filter((one) => operation.input[one]?.in === 'path');
  return named.map((one) => members[one]).filter((value) => typeof value === 'string');
}
