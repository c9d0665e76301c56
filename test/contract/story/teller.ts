// Whoever tells the story of the examples: asks an operation as a client would, and keeps what it answered.

import assert from 'node:assert/strict';
import { operations } from '../../../src/catalogue.ts';
import { exampleOf } from '../../../src/channels/http/route-example.ts';
import { pathBelowSite } from '../../../src/kernel/address.ts';
import type { Operation } from '../../../src/kernel/operation.ts';
import type { Answered, TestApp } from '../../support/test-app.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are JSON of many shapes
export type Json = any;

export interface Told {
  readonly operation: string;
  /** What was answered, with the names of the example in the place of those that this run made. */
  readonly answer: Json;
  readonly body?: Json;
  /** It is the example of its operation; left out: it only shows what members hold. */
  readonly shown: boolean;
}

export interface Asking {
  /** Who asks; the operator's team of the tier of the operation unless said otherwise. */
  readonly as?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Teller {
  readonly app: TestApp;
  readonly random: (bytes: number) => Uint8Array;
  /** Asks, and what is answered is the example of the operation. @throws when it is refused */
  readonly tell: (name: string, input?: Json, asking?: Asking) => Promise<Json>;
  /** Asks, and what is answered shows what members hold. @throws when it is refused */
  readonly look: (name: string, input?: Json, asking?: Asking) => Promise<Json>;
  /** What another service answered to an operation, which shows what members hold. */
  readonly told: (name: string, answer: Json) => void;
  /** Asks for what is refused; the body of the refusal. */
  readonly refused: (name: string, input?: Json, asking?: Asking) => Promise<Json>;
}

export function tellerOf(
  app: TestApp,
  random: Teller['random'],
  told: (one: Told) => void,
  refusal: (body: Json, problem: boolean) => void,
): Teller {
  async function asked(name: string, input: Json, { as, headers = {} }: Asking) {
    const operation = operationNamed(name);
    const { target, body, inHeaders } = requestOf(operation, input);
    const asOne =
      as === undefined ? (operation.tier === 'public' ? null : `${operation.tier} house operator`) : as;
    const answered = await app.send(operation.method, target, {
      ...(asOne === null ? {} : { as: asOne }),
      ...(body === undefined ? {} : { body }),
      headers: { ...inHeaders, ...headers },
    });
    return { operation, body, answered };
  }
  const kept =
    (shown: boolean): Teller['tell'] =>
    async (name, input = {}, asking = {}) => {
      const { operation, body, answered } = await asked(name, input, asking);
      assert.ok(answered.status < 300, `${name}: ${answered.status} ${answered.text.slice(0, 2_000)}`);
      const inDocuments = namesOfExample(operation, input);
      const sent = body === undefined ? {} : { body: JSON.parse(inDocuments(JSON.stringify(body))) };
      told({ operation: name, answer: JSON.parse(inDocuments(answered.text)), ...sent, shown });
      return answered.body;
    };
  return {
    app,
    random,
    tell: kept(true),
    look: kept(false),
    told: (operation, answer) => told({ operation, answer, shown: false }),
    refused: async (name, input = {}, asking = {}) => {
      const { answered } = await asked(name, input, asking);
      assert.ok(answered.status >= 400, `${name} is answered: ${answered.text.slice(0, 500)}`);
      refusal(JSON.parse(answered.text), isProblem(answered));
      return JSON.parse(answered.text);
    },
  };
}

function isProblem({ headers }: Answered): boolean {
  return headers.get('content-type')?.startsWith('application/problem+json') === true;
}

function operationNamed(name: string): Operation {
  const found = operations.find((one) => one.name === name);
  assert.ok(found, `there is no operation ${name}`);
  return found;
}

function requestOf(operation: Operation, input: Json) {
  const places = Map.groupBy(Object.keys(input), (name) => operation.input[name]?.in);
  const unknown = places.get(undefined) ?? [];
  assert.deepEqual(unknown, [], `${operation.name} takes no such parameters`);
  const path = (places.get('path') ?? []).reduce(
    (so, name) => so.replace(`{${name}}`, encodeURIComponent(input[name])),
    pathBelowSite(operation),
  );
  const query = (places.get('query') ?? []).map((name) => `${name}=${encodeURIComponent(input[name])}`);
  const members = places.get('body') ?? [];
  const inHeaders = (places.get('header') ?? []).map((name) => [operation.input[name]?.header, input[name]]);
  return {
    target: query.length === 0 ? path : `${path}?${query.join('&')}`,
    body: members.length === 0 ? undefined : Object.fromEntries(members.map((name) => [name, input[name]])),
    inHeaders: Object.fromEntries(inHeaders) as Record<string, string>,
  };
}

/** Puts the names that the documented request has in the place of those that were sent. */
function namesOfExample(operation: Operation, input: Json): (text: string) => string {
  const { body = {} } = exampleOf(operation);
  const pairs = Object.entries(operation.input).flatMap(([name, param]) => {
    const [inPath] = (param.schema.examples as readonly unknown[] | undefined) ?? [];
    const documented = param.in === 'body' ? body[name] : inPath;
    const sent = input[name];
    const named = /(^|_)(id|token|code|handle)$/.test(name) && typeof sent === 'string' && sent !== '';
    return named && typeof documented === 'string' ? [[sent, documented] as const] : [];
  });
  return (text) => pairs.reduce((so, [sent, documented]) => so.replaceAll(sent, documented), text);
}
