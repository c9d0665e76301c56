import { demoWorld } from '../../demo/world.ts';
import { families } from '../families.ts';
import { openMembers } from '../kernel/declared-members.ts';
import { publishedSchema } from '../kernel/field.ts';
import { memberNames } from '../kernel/member-names.ts';
import { nearest } from '../kernel/nearest.ts';
import { importSchema } from '../ledger/record.ts';
import { CommandError, type Output } from '../server/node/output.ts';

const brought = families.filter((family) => family.of === undefined);

/** Prints what a line of `{family}.ndjson` may hold, as JSON Schema with an example, or the example alone. */
export function schemaCommand(
  { family: name, example }: { readonly family: string; readonly example: boolean },
  output: Output,
  now: () => Date,
): number {
  const family = brought.find((one) => one.name === name);
  if (!family) {
    const known = brought.map((one) => one.name);
    const near = nearest(name, known);
    const hint = near ? `did you mean ${near}?` : `there are ${known.join(', ')}.`;
    throw new CommandError(`There is no family ${name}; ${hint}`, 2);
  }
  const line = exampleOf(name, now());
  if (example) {
    if (line === null) throw new CommandError(`The demo has no record of ${name}.`);
    output.print(JSON.stringify(line));
    return 0;
  }
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `A line of ${name}.ndjson`,
    description: `${family.summary} removed (true) takes a record out, with removal_reason.`,
    ...publishedSchema(importSchema(family)),
    ...(openMembers(family).length > 0 ? { 'x-member-names': [...memberNames].sort() } : {}),
    ...(line === null ? {} : { examples: [line] }),
  };
  output.print(JSON.stringify(schema, null, 2));
  return 0;
}

/** A record of the demo: fictional, and as an import takes it. */
function exampleOf(family: string, now: Date): unknown {
  for (const one of demoWorld({ now, size: 0 })) if (one.family === family) return one.record;
  return null;
}
