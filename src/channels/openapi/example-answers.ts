// An answer to the example of each operation, as the demo catalogue gives it: written by `npm run contract`, held
// by a test against what the server answers. So the documents show answers, and none is made up.

import { readFileSync } from 'node:fs';

/** By the name of the operation; long lists and texts are cut. */
export type ExampleAnswers = Readonly<Record<string, unknown>>;

export const exampleAnswersFile = new URL('./example-answers.json', import.meta.url);

let read: ExampleAnswers | null = null;

export function exampleAnswers(): ExampleAnswers {
  read ??= JSON.parse(readFileSync(exampleAnswersFile, 'utf8')) as ExampleAnswers;
  return read;
}
