// An answer to the example of each operation, as the demo catalogue gives it: written by `npm run contract`, held
// by a test against what the server answers. So the documents show answers, and none is made up.

import { readFileSync } from 'node:fs';
import type { Operation } from '../../kernel/operation.ts';
import { lazily } from '../../kernel/remembered.ts';
import { type Example, exampleOf } from '../http/route-example.ts';

/** By the name of the operation; long lists and texts are cut. */
export type ExampleAnswers = Readonly<Record<string, unknown>>;

/** The bodies that were sent for them, where they are not those of the declarations. */
export type ExampleBodies = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export const exampleAnswersFile = new URL('./example-answers.json', import.meta.url);
export const exampleBodiesFile = new URL('./example-bodies.json', import.meta.url);

export const exampleAnswers = lazily(
  () => JSON.parse(readFileSync(exampleAnswersFile, 'utf8')) as ExampleAnswers,
);

export const exampleBodies = lazily(
  () => JSON.parse(readFileSync(exampleBodiesFile, 'utf8')) as ExampleBodies,
);

/** The request to which the example answer is the answer. */
export function answeredExample(
  route: Parameters<typeof exampleOf>[0] & Pick<Operation, 'name'>,
  bodies: ExampleBodies = exampleBodies(),
): Example {
  const body = bodies[route.name];
  return body === undefined ? exampleOf(route) : { ...exampleOf(route), body };
}
