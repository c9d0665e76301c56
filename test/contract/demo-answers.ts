// What the demo answers to the example of each operation, cut to what a page of documents can show.

import { hash } from 'node:crypto';
import { loadDemoRuns } from '../../demo/omega/load.ts';
import { demoWorld } from '../../demo/world.ts';
import { operations } from '../../src/catalogue.ts';
import type { ExampleAnswers } from '../../src/channels/openapi/example-answers.ts';
import { exampleOf } from '../../src/channels/http/route-example.ts';
import { contentSigner } from '../../src/people/webhooks/sign.ts';
import { createTestApp, noon } from '../support/test-app.ts';

/** Rows and other lists, and texts, are cut to so many; the first step that is short enough counts. */
const steps = [
  [2, 300],
  [1, 200],
  [1, 80],
] as const;
const mostBytes = 5_000;

/** Bytes that are the same at every run. */
function countedBytes(): (bytes: number) => Uint8Array {
  let made = 0;
  return (bytes) => {
    made += 1;
    const text = Array.from({ length: Math.ceil(bytes / 32) }, (_, at) => hash('sha256', `${made} ${at}`));
    return Buffer.from(text.join(''), 'hex').subarray(0, bytes);
  };
}

/** Operations that write first, so that what they wrote can be read; what is refused has no answer. */
export async function demoAnswers(): Promise<ExampleAnswers> {
  const random = countedBytes();
  await using app = await createTestApp({ now: noon, parts: () => ({ random }) });
  const byFamily = Map.groupBy(demoWorld({ now: noon }), ({ family }) => family);
  for (const [family, all] of byFamily) await app.add(family, ...all.map(({ record }) => record));
  await loadDemoRuns(app.desk, await contentSigner(app.desk, noon));
  const answers: Record<string, unknown> = {};
  const reads = operations.filter(({ method }) => method === 'GET');
  for (const operation of [...operations.filter(({ method }) => method !== 'GET'), ...reads]) {
    const { method, target, body, headers } = exampleOf(operation);
    const { Authorization: _, ...others } = headers;
    const as = operation.tier === 'public' ? {} : { as: `${operation.tier} house operator` };
    const sent = body === undefined ? {} : { body };
    const { status, text } = await app.send(method, target, { ...as, ...sent, headers: others });
    if (status >= 300 || text === '') continue;
    answers[operation.name] = shortened(JSON.parse(withoutSecrets(text)));
  }
  const names = operations.map(({ name }) => name).filter((name) => name in answers);
  return Object.fromEntries(names.map((name) => [name, answers[name]]));
}

/** A secret of the demo is none, but a document is no place for what looks like one; keys are made anew each time. */
function withoutSecrets(text: string): string {
  return text
    .replaceAll(/(perennial_[a-z]+_)[A-Za-z0-9]{12,}/g, '$1…')
    .replaceAll(/"(public_key|sig)":"[^"]*"/g, '"$1":"…"');
}

/** In at most about so many bytes. */
export function shortened(answer: unknown): unknown {
  const tries = steps.map(([list, text]) => cut(answer, list, text));
  return tries.find((one) => JSON.stringify(one).length <= mostBytes) ?? tries.at(-1);
}

function cut(value: unknown, list: number, text: number): unknown {
  if (typeof value === 'string') {
    return value.length > text && /\s/.test(value) ? `${value.slice(0, text - 1).trimEnd()}…` : value;
  }
  if (Array.isArray(value)) return value.slice(0, list).map((one) => cut(one, list, text));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cut(inner, list, text)]));
}
