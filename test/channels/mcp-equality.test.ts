// What a tool answers is what REST answers the same caller: for every tool, whatever is asked.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { demoWorld } from '../../demo/world.ts';
import { operations } from '../../src/catalogue.ts';
import { compactRow } from '../../src/channels/mcp/compact.ts';
import type { Operation } from '../../src/kernel/operation.ts';
import { reaches, type Tier, tiers } from '../../src/kernel/tier.ts';
import { addTeam } from '../support/research.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { callTool } from '../support/tool-client.ts';

type Args = Readonly<Record<string, unknown>>;
// biome-ignore lint/suspicious/noExplicitAny: tests read members of any answer
type Json = any;

/** The same random bytes in the same order for every app. */
function sameRandom(): (bytes: number) => Uint8Array {
  let count = 0;
  return (bytes) => {
    const parts: Buffer[] = [];
    for (let made = 0; made < bytes; made += 32)
      parts.push(createHash('sha256').update(`${++count}`).digest());
    return Buffer.concat(parts).subarray(0, bytes);
  };
}

async function demoApp(): Promise<TestApp> {
  const app = await createTestApp({ parts: () => ({ random: sameRandom(), requestId: () => 'r' }) });
  for (const { family, record } of demoWorld({ now: app.clock.now })) await app.add(family, record);
  await addTeam(app, 'house');
  return app;
}

const keyOf = (tier: Tier) => (tier === 'public' ? undefined : `${tier} house operator`);

/** What REST answers to the same input. */
async function overRest(app: TestApp, operation: Operation, args: Args, tier: Tier): Promise<Json> {
  let path = operation.path;
  const query: string[] = [];
  const headers: Record<string, string> = {};
  const body: Record<string, unknown> = {};
  for (const [name, param] of Object.entries(operation.input)) {
    const value = args[name];
    if (value === undefined) continue;
    const text = ([] as unknown[]).concat(value).join(',');
    if (param.in === 'path') path = path.replace(`{${name}}`, encodeURIComponent(text));
    if (param.in === 'query') query.push(`${name}=${encodeURIComponent(text)}`);
    if (param.in === 'header') headers[param.header as string] = text;
    if (param.in === 'body') body[name] = value;
  }
  const root = operation.root === 'site' ? '' : '/api/v1';
  const address = `${root}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  const as = keyOf(tier);
  const hasBody = operation.method !== 'GET' && Object.keys(body).length > 0;
  return app.send(operation.method, address, {
    headers,
    ...(as === undefined ? {} : { as }),
    ...(hasBody ? { body } : {}),
  });
}

function sameAnswer(rest: Json, answer: Json, what: string): void {
  const { structuredContent: structured, _meta: meta } = answer;
  if (rest.status >= 300) {
    assert.equal(answer.isError, true, what);
    const { merged_into: _, retry_after: __, ...members } = structured;
    assert.deepEqual(members, rest.body, what);
    return;
  }
  assert.equal(answer.isError, undefined, `${what}: ${JSON.stringify(structured).slice(0, 300)}`);
  const body = Array.isArray(rest.body) ? { data: rest.body } : rest.body;
  if (meta['perennial/cut'] === undefined) assert.deepEqual(structured, body, what);
  else assert.ok(JSON.stringify(body).length > 40_000, `${what} is cut only where it is long`);
}

/** Names that paths and filters may hold: those of records that are there, and some that are not. */
function namesIn(world: readonly { record: Readonly<Record<string, unknown>> }[]): readonly string[] {
  const names = world.flatMap(({ record }) => [record.public_id, record.id]);
  return [...new Set(names.filter((name): name is string => typeof name === 'string')), 'no-such-record'];
}

/** Any input that the declaration of an operation allows, and now and then one that it does not. */
function inputs(operation: Operation, names: readonly string[]): fc.Arbitrary<Args> {
  const own = names.filter((name) => Boolean(name));
  const members = Object.entries(operation.input).map(([name, { schema, optional, in: place }]) => {
    const words = (schema.enum ?? (schema.items as { enum?: string[] } | undefined)?.enum) as
      | string[]
      | undefined;
    const example = (schema.examples as string[] | undefined)?.[0];
    const text = words
      ? fc.constantFrom(...words)
      : place === 'path'
        ? fc.constantFrom(...(example === undefined ? [] : [example, example]), ...own)
        : schema.format === 'date'
          ? fc.constantFrom('2026-03-10', '2026-13-01')
          : schema.format === 'date-time'
            ? fc.constant('2026-02-01T00:00:00Z')
            : fc.constantFrom(
                'ageing',
                'longevity',
                'cells of the',
                'a',
                ...(example === undefined ? [] : [example]),
              );
    const value: fc.Arbitrary<unknown> =
      schema.type === 'integer' || schema.type === 'number'
        ? fc.integer({
            min: (schema.minimum as number | undefined) ?? 0,
            max: Math.min(6, (schema.maximum as number | undefined) ?? 6),
          })
        : schema.type === 'boolean'
          ? fc.boolean()
          : schema.type === 'array'
            ? fc.uniqueArray(text, { minLength: 1, maxLength: 2 })
            : text;
    return [
      name,
      optional && place !== 'path' ? fc.option(value, { nil: undefined, freq: 2 }) : value,
    ] as const;
  });
  return fc.record(Object.fromEntries(members)) as fc.Arbitrary<Args>;
}

test('every tool that reads answers the body that REST gives the same caller', async () => {
  await using app = await demoApp();
  const names = namesIn([...demoWorld({ now: app.clock.now })]);
  const reading = operations.filter(({ method, notATool }) => method === 'GET' && notATool === undefined);
  let whole = 0;
  for (const operation of reading) {
    const list = operation.name.startsWith('list_') || operation.input.limit !== undefined;
    const property = fc.asyncProperty(
      inputs(operation, names),
      fc.constantFrom(...tiers),
      async (given, tier) => {
        if (!reaches(tier, operation.tier)) return;
        const args = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
        const rest = await overRest(app, operation, args, tier);
        const answer = await callTool(
          app,
          operation.name,
          list ? { ...args, detail: 'full' } : args,
          keyOf(tier),
        );
        sameAnswer(rest, answer, `${tier} ${operation.name} ${JSON.stringify(args)}`);
        if (rest.status === 200) whole += 1;
      },
    );
    await fc.assert(property, { numRuns: operation.tier === 'public' ? 4 : 8, seed: 20260301 });
  }
  assert.ok(whole > 100, `${whole} calls were answered`);
  assert.deepEqual(app.bugs, []);
});

test('compact rows are the rows of REST, each cut by one function', async () => {
  await using app = await demoApp();
  for (const tier of tiers) {
    for (const operation of operations.filter(
      (one) => one.lists && reaches(tier, one.tier) && !one.path.includes('{'),
    )) {
      const rest = await overRest(app, operation, { limit: 5 }, tier);
      const answer = await callTool(app, operation.name, { limit: 5 }, keyOf(tier));
      const rows = Array.isArray(rest.body) ? rest.body : rest.body.data;
      assert.deepEqual(
        answer.structuredContent.data,
        rows.map((row: unknown) => compactRow(row, true)),
        `${tier} ${operation.name}`,
      );
    }
  }
});

/** What people and teams do, step by step; an argument may come from an answer before it. */
const deeds: readonly (readonly [name: string, args: (before: Json) => Args])[] = [
  [
    'create_comment',
    () => ({ public_id: 'thin-blood-1', body: 'Was it blinded?', kind: 'agent', name: 'Ada' }),
  ],
  ['create_comment', () => ({ public_id: 'thin-blood-1', body: 'Was it blinded?' })],
  ['list_comments', () => ({ public_id: 'thin-blood-1' })],
  [
    'delete_comment',
    ({ create_comment }) => ({ id: create_comment.comment.id, comment_token: create_comment.delete_token }),
  ],
  ['delete_comment', ({ create_comment }) => ({ id: create_comment.comment.id })],
  [
    'contact',
    () => ({ purpose: 'press', name: 'Ada', email: 'ada@example.org', message: 'May we print it?' }),
  ],
  ['create_data_request', () => ({ request_kind: 'copy_of_data', requester_email: 'ada@example.org' })],
  [
    'create_claim',
    () => ({ entity: { kind: 'grant', public_id: 'citizen-lifespan-assays' }, tags: ['first'] }),
  ],
  ['create_claim', () => ({ entity: { kind: 'grant', public_id: 'citizen-lifespan-assays' } })],
  ['update_claim', ({ create_claim }) => ({ id: create_claim.id, stage: 'contacted', if_match: '1' })],
  ['update_claim', ({ create_claim }) => ({ id: create_claim.id, notes: 'late', if_match: '1' })],
  ['list_claims', () => ({})],
  ['delete_claim', ({ create_claim }) => ({ id: create_claim.id })],
  ['create_research', () => ({ query: 'senescence in muscle ageing', idempotency_key: 'k1' })],
  ['list_research', () => ({})],
  ['get_research', ({ create_research }) => ({ id: create_research.grants_job.id })],
  ['cancel_research', ({ create_research }) => ({ id: create_research.grants_job.id })],
  ['redeliver_research', ({ create_research }) => ({ id: create_research.grants_job.id })],
];

test('every tool that acts does and answers what REST does', async () => {
  await using rest = await demoApp();
  await using tools = await demoApp();
  const before: Record<string, Json> = {};
  for (const [name, argsFrom] of deeds) {
    const operation = operations.find((one) => one.name === name) as Operation;
    const list = name.startsWith('list_') ? { detail: 'full' } : {};
    const args = argsFrom(before);
    const expected = await overRest(rest, operation, args, 'full');
    const answer = await callTool(tools, name, { ...args, ...list }, keyOf('full'));
    sameAnswer(expected, answer, `${name} ${JSON.stringify(args)}`);
    if (expected.status < 300) before[name] ??= expected.body;
  }
  const acting = operations.filter(({ method, notATool }) => method !== 'GET' && notATool === undefined);
  for (const { name } of acting)
    assert.ok(
      deeds.some(([deed]) => deed === name),
      `${name} is tried`,
    );
  assert.deepEqual([...rest.bugs, ...tools.bugs], []);
});
