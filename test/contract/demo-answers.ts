// What the demo answers to the example of each operation, cut to what a page of documents can show.

import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { limitsBy } from '../../src/access/limits.ts';
import { operations } from '../../src/catalogue.ts';
import { exampleOf } from '../../src/channels/http/route-example.ts';
import type { ExampleAnswers, ExampleBodies } from '../../src/channels/openapi/example-answers.ts';
import { type ExampleValues, isLeaf, rootsOf, valuesIn } from '../../src/channels/openapi/example-values.ts';
import type { Schema } from '../../src/channels/openapi/over-tiers.ts';
import type { Operation } from '../../src/kernel/operation.ts';
import { pathsOf } from '../promises/ask-everything.ts';
import { here, hereConfig } from '../support/browser.ts';
import { addDemo, addDemoRuns } from '../support/demo-app.ts';
import { addTeam, outside } from '../support/research.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { contractText } from './snapshot.ts';
import { team } from './story/people-story.ts';
import { tellerOf } from './story/teller.ts';
import { wholeStory } from './story/whole-story.ts';

/** Rows and other lists, and texts, are cut to so many; the first step that is short enough counts. */
const steps = [
  [2, 300],
  [1, 200],
  [1, 80],
] as const;
const maxBytes = 5_000;

/** Bytes that are the same at every run, and from a name on the same whatever was asked for before. */
function countedBytes(): { random: (bytes: number) => Uint8Array; from: (name: string) => void } {
  let [made, name] = [0, ''];
  const random = (bytes: number) => {
    made += 1;
    const parts = Array.from({ length: Math.ceil(bytes / 32) }, (_, at) =>
      hash('sha256', `${name}${made} ${at}`),
    );
    return Buffer.from(parts.join(''), 'hex').subarray(0, bytes);
  };
  return { random, from: (next) => ([made, name] = [0, next]) };
}

export interface DemoAnswers {
  readonly answers: ExampleAnswers;
  readonly bodies: ExampleBodies;
  readonly values: ExampleValues;
}

/** The parts of an app in which everything can be asked for: people sign in, mail goes out, webhooks lead somewhere. */
const everything = { config: hereConfig, secret: new Uint8Array(32).fill(7), sendsMail: true, outside };

/** Operations that write first, so that what they wrote can be read; then what takes more than one request. */
export async function demoAnswers(): Promise<DemoAnswers> {
  const { random, from } = countedBytes();
  let seconds = 0;
  // Nobody reaches a limit: a minute passes with each request.
  const limits = limitsBy(() => (seconds += 60_000));
  await using app = await createTestApp({ parts: () => ({ ...everything, limits, random }) });
  const byFamily = await addDemo(app);
  await addDemoRuns(app);
  await addTeam(app, team);
  const answers: Record<string, unknown> = {};
  const bodies: Record<string, ExampleBodies[string]> = {};
  const values = valueTaker();
  await askExamples(app, (name, answer, body) => {
    answers[name] = shortened(answer);
    values.take(name, answer);
    if (body !== undefined) values.take(`${name}(body)`, body);
  });
  const named = [...byFamily.values()].flatMap((all) => all.slice(0, maxNamed));
  for (const path of [...pathsOf(named), ...furtherPaths]) {
    const { status, text } = await app.get(path, { as: `top ${team} operator` });
    const name = status === 200 ? operationAt(path) : null;
    if (name) values.take(name, JSON.parse(asDocumented(text)));
  }
  const teller = tellerOf(
    app,
    random,
    ({ operation, answer, body, shown }) => {
      const documented = JSON.parse(asDocumented(JSON.stringify(answer)));
      const sent = body === undefined ? undefined : JSON.parse(asDocumented(JSON.stringify(body)));
      values.take(operation, documented);
      if (sent !== undefined) values.take(`${operation}(body)`, sent);
      if (!shown) return;
      answers[operation] = shortened(documented);
      if (sent === undefined) delete bodies[operation];
      else if (!isDeepStrictEqual(sent, declaredBody(operation))) bodies[operation] = sent;
    },
    (body, problem) =>
      values.take(problem ? 'Problem' : 'Error', JSON.parse(asDocumented(JSON.stringify(body)))),
  );
  await wholeStory(teller, [...byFamily.values()].flat(), from);
  assert.deepEqual(app.bugs, []);
  const inOrder = <T>(all: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(operations.flatMap(({ name }) => (name in all ? [[name, all[name] as T]] : [])));
  return { answers: inOrder(answers), bodies: inOrder(bodies), values: values.all() };
}

function declaredBody(name: string): unknown {
  return exampleOf(operations.find((one) => one.name === name) as Operation).body as
    | Readonly<Record<string, unknown>>
    | undefined;
}

/** The example of each operation, what writes before what reads; what is refused has no answer yet. */
async function askExamples(
  app: TestApp,
  answered: (name: string, answer: unknown, body: unknown) => void,
): Promise<void> {
  const reads = operations.filter(({ method }) => method === 'GET');
  for (const operation of [...operations.filter(({ method }) => method !== 'GET'), ...reads]) {
    const { method, target, body, headers } = exampleOf(operation);
    const { Authorization: _, ...others } = headers;
    const as = operation.tier === 'public' ? {} : { as: `${operation.tier} ${team} operator` };
    const sent = body === undefined ? {} : { body };
    const { status, text } = await app.send(method, target, { ...as, ...sent, headers: others });
    if (status < 300 && text !== '') answered(operation.name, JSON.parse(asDocumented(text)), body);
  }
}

/** Records of each family that are asked for by their names. */
const maxNamed = 6;
/** What finds nothing tells what is near. */
const furtherPaths = [
  '/grants?q=sennescence',
  '/search?q=sennescence',
  '/grants?q=senescence&labels=dementia',
  '/grants?q=which+grants+name+senescence',
];

const read = operations.filter(({ method }) => method === 'GET');
const patterns = read.map(({ name, path }) => ({
  name,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

function operationAt(path: string): string | null {
  return patterns.find(({ pattern }) => pattern.test(path.split('?')[0] as string))?.name ?? null;
}

/** The first value of each property that is short enough to be shown. */
function valueTaker() {
  const document = JSON.parse(contractText({}, {})) as {
    paths: Record<string, Record<string, object>>;
    components: { schemas: Record<string, Schema> };
  };
  const roots = new Map(
    Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap((item) => rootsOf(item)),
    ),
  );
  const { schemas } = document.components;
  for (const name of ['Error', 'Problem']) roots.set(name, schemas[name] as Schema);
  const kept = new Map<string, unknown>();
  return {
    take: (place: string, value: unknown) => {
      const schema = roots.get(place);
      if (!schema) return;
      valuesIn(document, place, schema, value, (at, one, property) => {
        const shown = shownValue(one, property);
        if (shown !== undefined && !kept.has(at)) kept.set(at, shown);
      });
    },
    all: () => Object.fromEntries([...kept].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

const longestValue = 120;

function shownValue(value: unknown, property: Readonly<Record<string, unknown>>): unknown {
  if (!isLeaf(property) || property.$ref !== undefined) return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : [smaller(value[0])];
  return smaller(value);
}

/** The first members of an object, as many as are short enough. */
function smaller(value: unknown): unknown {
  const short = cut(value, 1, 60);
  if (typeof value !== 'object' || value === null) return cut(value, 1, longestValue);
  if (JSON.stringify(short).length <= longestValue) return short;
  if (Array.isArray(short)) return short.map(smaller);
  let room = 2 * longestValue;
  const members = Object.entries(short as object).flatMap(([name, inner]) => {
    const one = [name, smaller(inner)] as const;
    room -= JSON.stringify(one).length;
    return room < 0 ? [] : [one];
  });
  return Object.fromEntries(members);
}

/**
 * A secret of the demo is none, but a document is no place for what looks like one; keys are made anew each time.
 * The site is that of the documents.
 */
function asDocumented(text: string): string {
  return text
    .replaceAll(here, 'https://perennial.example')
    .replaceAll(/(perennial_[a-z]+_)[A-Za-z0-9]{12,}/g, '$1…')
    .replaceAll(/"(public_key|sig)":"[^"]*"/g, '"$1":"…"');
}

/** In at most about so many bytes. */
export function shortened(answer: unknown): unknown {
  const tries = steps.map(([list, text]) => cut(answer, list, text));
  return tries.find((one) => JSON.stringify(one).length <= maxBytes) ?? tries.at(-1);
}

function cut(value: unknown, list: number, text: number): unknown {
  if (typeof value === 'string') {
    return value.length > text && /\s/.test(value) ? `${value.slice(0, text - 1).trimEnd()}…` : value;
  }
  if (Array.isArray(value)) return value.slice(0, list).map((one) => cut(one, list, text));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cut(inner, list, text)]));
}
