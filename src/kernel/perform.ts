// The one door. Every channel, the website included, asks through `perform`: the tier is checked
// first, then the input, and only then does the operation run. What it answers gets the licence
// line, whatever the channel.

import { Compile, type Validator } from 'typebox/compile';
import { fieldErrors } from './accepts.ts';
import type { JsonSchema } from './field.ts';
import { extend, withSite } from './json.ts';
import { type Answer, type Context, type Operation, schemaOf } from './operation.ts';
import { Refusal } from './refusal.ts';
import { reaches } from './tier.ts';

interface Checked {
  readonly schema: JsonSchema;
  readonly validator: Validator;
  readonly defaults: Readonly<Record<string, unknown>>;
}

const checks = new WeakMap<Operation, Checked>();

function checkOf(operation: Operation): Checked {
  let checked = checks.get(operation);
  if (!checked) {
    const schema = inputSchema(operation);
    const defaults: Record<string, unknown> = {};
    for (const [parameter, { schema }] of Object.entries(operation.input)) {
      if (schema.default !== undefined) defaults[parameter] = schema.default;
    }
    checked = { schema, validator: Compile(schema), defaults };
    checks.set(operation, checked);
  }
  return checked;
}

/** The closed schema of an operation's input. */
export function inputSchema(operation: Operation): JsonSchema {
  return schemaOf(operation.input, (_, param) => !param.optional);
}

/** The input with its defaults; a bad one is refused with a sentence per member. */
export function validInput(operation: Operation, input: object): Readonly<Record<string, unknown>> {
  const { schema, validator, defaults } = checkOf(operation);
  if (!validator.Check(input)) {
    const errors = fieldErrors(schema, validator.Errors(input));
    const sentence = errors.map((error) => error.message).join(' ') || 'The input does not fit its schema.';
    const inPath = errors.length > 0 && errors.every(({ field }) => operation.input[field]?.in === 'path');
    throw new Refusal(inPath ? 'not_found' : 'invalid_input', sentence, inPath ? {} : { errors });
  }
  return { ...defaults, ...input };
}

/** Refuses a caller whose tier does not reach the operation's. */
export function checkTier(operation: Operation, context: Context): void {
  if (reaches(context.tier, operation.tier)) return;
  const sentence = `${operation.name} needs a key of the ${operation.tier} tier in the Authorization header.`;
  const members = { required_tier: operation.tier, current_tier: context.tier };
  throw new Refusal('tier_required', sentence, { members });
}

/**
 * Runs an operation for a caller.
 * @param input the members by name, each of the type its schema says (text from a query is read before)
 * @returns ready JSON with the licence line in it
 * @throws Refusal when the tier does not reach, the input is bad or the operation refuses
 */
export async function perform(operation: Operation, input: object, context: Context): Promise<Answer> {
  checkTier(operation, context);
  const answer = await operation.run(validInput(operation, input) as never, context);
  const text = withSite(answer.text, context.site);
  return { ...answer, text: text.startsWith('{') ? extend(text, context.licence) : text };
}
