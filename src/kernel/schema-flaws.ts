// What is wrong with a value by its schema, each flaw under its JSON Pointer: for values that callers
// build by a schema they were handed, where a pointer is easier to follow than a name.

import { Compile } from 'typebox/schema';
import { fieldErrors } from './accepts.ts';
import type { JsonSchema } from './field.ts';
import { remembered } from './remembered.ts';

interface SchemaFlaw {
  /** A JSON Pointer into the value; '' is the whole. */
  readonly field: string;
  readonly keyword: string;
  readonly message: string;
}

const maxCompiled = 100;

/** Compiled once for all schemas that read the same: compiling takes longer than most checks. */
const compiled = remembered(maxCompiled, (text) => Compile(JSON.parse(text) as JsonSchema));

/** Nothing where the value fits. */
export function schemaFlaws(schema: object, value: unknown): readonly SchemaFlaw[] {
  const validator = compiled(JSON.stringify(schema));
  if (validator.Check(value)) return [];
  const flaws = fieldErrors(schema as JsonSchema, validator.Errors(value)[1], value, pointer);
  if (flaws.length === 0) return [{ field: '', keyword: 'schema', message: 'It does not fit its schema.' }];
  return flaws.map(({ field, code, message }) => ({ field, keyword: code, message }));
}

function pointer(path: readonly string[]): string {
  return path.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
