// An answer to the example of each operation, as the demo catalogue gives it: written by `npm run contract`, held
// by a test against what the server answers. So the documents show answers, and none is made up.

import { readFileSync } from 'node:fs';
import type { Operation } from '../../kernel/operation.ts';
import { type Example, exampleOf } from '../http/route-example.ts';

/** By the name of the operation; long lists and texts are cut. */
export type ExampleAnswers = Readonly<Record<string, unknown>>;

/** The bodies that were sent for them, where they are not those of the declarations. */
export type ExampleBodies = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export const exampleAnswersFile = new URL('./example-answers.json', import.meta.url);
export const exampleBodiesFile = new URL('./example-bodies.json', import.meta.url);

const read = new Map<URL, unknown>();

function readOnce<T>(file: URL): T {
  if (!read.has(file)) read.set(file, JSON.parse(readFileSync(file, 'utf8')));
  return read.get(file) as T;
}

export function exampleAnswers(): ExampleAnswers {
  return readOnce(exampleAnswersFile);
}

export function exampleBodies(): ExampleBodies {
  return readOnce(exampleBodiesFile);
}

/** The request to which the example answer is the answer. */
export function answeredExample(
  route: Parameters<typeof exampleOf>[0] & Pick<Operation, 'name'>,
  bodies: ExampleBodies = exampleBodies(),
): Example {
  const body = bodies[route.name];
  return body === undefined ? exampleOf(route) : { ...exampleOf(route), body };
}
