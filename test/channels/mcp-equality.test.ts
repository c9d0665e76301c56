// What a tool answers is what REST answers the same caller: for every tool, whatever is asked.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { demoWorld } from '../../demo/world.ts';
import { operations } from '../../src/catalogue.ts';
import { compactRow, fitRows, fitValue } from '../../src/channels/mcp/compact.ts';
import { fitGroups } from '../../src/channels/mcp/grouped.ts';
import type { Operation, Param } from '../../src/kernel/operation.ts';
import { reaches, type Tier, tiers } from '../../src/kernel/tier.ts';
import { type Named, namesFor } from '../promises/ask-everything.ts';
import { demoApp } from '../support/demo-app.ts';
import { anEssay, anOpenMarket } from '../support/market-world.ts';
import { often } from '../support/often.ts';
import { aProject } from '../support/projects.ts';
import { addTeam, outside } from '../support/research.ts';
import type { TestApp } from '../support/test-app.ts';
import { callTool } from '../support/tool-client.ts';
import { deeds } from '../support/tool-deeds.ts';

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

async function outsideDemo(): Promise<TestApp> {
  const parts = () => ({ random: sameRandom(), requestId: () => 'r', outside });
  const app = await demoApp({ parts });
  await addTeam(app, 'house');
  return app;
}

/** Those of the main tool server. */
const ofCatalogue = operations.filter(({ toolServer }) => toolServer === undefined);

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

/** Longer bodies are cut; see decision 018. */
const maxBody = 24_000;

function isList({ name, input }: Operation): boolean {
  return name.startsWith('list_') || input.limit !== undefined;
}

function sameAnswer(operation: Operation, rest: Json, answer: Json, what: string, offset = 0): void {
  const { structuredContent, _meta: meta, content } = answer;
  const { about_answer: about, ...structured } = structuredContent;
  if (rest.status >= 300) {
    assert.equal(answer.isError, true, what);
    const { merged_into: _, retry_after: __, ...members } = structured;
    assert.deepEqual(members, rest.body, what);
    return;
  }
  assert.equal(answer.isError, undefined, `${what}: ${JSON.stringify(structured).slice(0, 300)}`);
  const body = Array.isArray(rest.body) ? { data: rest.body } : rest.body;
  const cut = Buffer.byteLength(JSON.stringify(body)) > maxBody;
  assert.equal(meta['perennial/cut'] !== undefined, cut, `${what} is cut where it is long, and only there`);
  const lists = Object.keys(body).filter((member) => Array.isArray(body[member]));
  const short = operation.groups
    ? fitGroups(body, operation.groups, offset, maxBody)
    : isList(operation)
      ? fitRows(body, lists, maxBody)
      : fitValue(body, maxBody);
  assert.deepEqual(structured, cut ? short.body : body, what);
  sameInText(structured, about, content[0].text, what);
}

/** Whoever reads text alone holds every member, every row and everything that is said about the answer. */
function sameInText(structured: Json, about: Json, text: string, what: string): void {
  const [said = '', members = ''] = text.split(/\n\n(.*)/s, 2);
  const read: Record<string, unknown[]> = {};
  const rest: Record<string, unknown> = {};
  let list: unknown[] | undefined;
  for (const line of members.split('\n').filter((one) => one !== '')) {
    const named = /^(\w+):$/.exec(line)?.[1];
    if (named !== undefined) {
      list = [];
      read[named] = list;
    } else if (list) list.push(JSON.parse(line));
    else Object.assign(rest, JSON.parse(line));
  }
  assert.deepEqual({ ...rest, ...read }, structured, `${what}: the text holds the same`);
  const { next, hints = [], cuts = [], url, guard, compact, ...others } = about;
  const sentences = [...hints, ...cuts, url, guard, compact, others.says, others.license, others.attribution];
  for (const sentence of sentences) {
    if (sentence !== undefined) assert.ok(said.includes(sentence), `${what}: ${sentence}`);
  }
  if (next) assert.ok(said.includes(`Next: ${next.tool} ${JSON.stringify(next.arguments)}`), what);
}

/** What the path of an operation may name: records of its topic, or of the family that the path names. */
function namesIn(world: readonly Named[], operation: Operation, made: string): readonly string[] {
  if (operation.tag === 'Research' || operation.name === 'get_data_request') return [made];
  const ofTopic = namesFor(operation, world);
  if (ofTopic.length > 0) return ofTopic;
  const inPath = world.filter(({ family }) => operation.path.includes(`/${family}/`));
  const examples = Object.values(operation.input).flatMap(({ schema }) => schema.examples ?? []);
  return inPath.length > 0 ? inPath.map(({ record }) => record.public_id as string) : (examples as string[]);
}

/** Any input that the declaration of an operation allows, and now and then one that it does not. */
function inputs(operation: Operation, names: readonly string[], optional = true): fc.Arbitrary<Args> {
  const params = Object.entries(operation.input).filter(
    ([, param]) => optional || !param.optional || param.in === 'path',
  );
  const members = params.map(([name, param]) => {
    const value = valuesOf(param, names, optional);
    return [
      name,
      param.optional && param.in !== 'path' ? fc.option(value, { nil: undefined, freq: 2 }) : value,
    ] as const;
  });
  return fc
    .record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>)
    .map((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)));
}

function valuesOf(
  { schema, in: place }: Param,
  names: readonly string[],
  faulty: boolean,
): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = 6 } = schema as { minimum?: number; maximum?: number };
  if (schema.type === 'integer' || schema.type === 'number') {
    return fc.integer({ min: minimum, max: Math.max(minimum, Math.min(6, maximum)) });
  }
  if (schema.type === 'boolean') return fc.boolean();
  const words = (schema.enum ?? (schema.items as { enum?: string[] } | undefined)?.enum) as
    | string[]
    | undefined;
  // An address spells a list with commas, as the examples do; a tool takes its items.
  const examples = ((schema.examples ?? []) as string[]).flatMap((example) =>
    schema.type === 'array' ? example.split(',') : example,
  );
  const text = words
    ? fc.constantFrom(...words)
    : place === 'path'
      ? fc.constantFrom(...names, ...(faulty ? ['no-such-record'] : []))
      : schema.format === 'date'
        ? fc.constantFrom('2026-03-10', ...(faulty ? ['2026-13-01'] : []))
        : schema.format === 'date-time'
          ? fc.constant('2026-02-01T00:00:00Z')
          : fc.constantFrom(
              ...(faulty ? ['ageing', 'longevity', 'cells of the', 'a'] : []),
              ...(faulty || examples.length > 0 ? examples : ['ageing']),
            );
  return schema.type === 'array' ? fc.uniqueArray(text, { minLength: 1, maxLength: 2 }) : text;
}

test('every tool that reads answers the body that REST gives the same caller', async () => {
  await using app = await outsideDemo();
  const world = [...demoWorld({ now: app.clock.now })];
  const { body } = await app.send('POST', '/research', {
    as: keyOf('full') as string,
    body: { query: 'senescence in muscle ageing' },
  });
  const { body: filed } = await app.send('POST', '/api/public/data-requests', {
    body: { request_kind: 'copy_of_data', requester_email: 'ada@example.org' },
  });
  const { id } = await aProject(app, 'house', { title: 'Thymus', summary: 'Again' });
  await anOpenMarket(app.desk, app.clock.now);
  await app.desk.db.updateTable('markets').set({ public_id: 'a-market-0a1b2c' }).execute();
  const essay = await anEssay(app.desk, app.clock.now);
  const made: Args = {
    get_data_request: filed.status_url.split('/').at(-1),
    get_project: id,
    get_market: 'a-market-0a1b2c',
    get_market_history: 'a-market-0a1b2c',
    get_essay: essay,
    list_essay_revisions: essay,
  };
  const unanswered: string[] = [];
  for (const operation of ofCatalogue.filter(({ method, notATool }) => method === 'GET' && !notATool)) {
    const { name } = operation;
    const compare = async (given: Args, tier: Tier): Promise<boolean> => {
      const rest = await overRest(app, operation, given, tier);
      const full = isList(operation) ? { ...given, detail: 'full' } : given;
      const answer = await callTool(app, name, full, keyOf(tier));
      const what = `${tier} ${name} ${JSON.stringify(given)}`;
      sameAnswer(operation, rest, answer, what, Number(given.offset ?? 0));
      return rest.status === 200;
    };
    const names = namesIn(world, operation, (made[name] ?? body.grants_job.id) as string);
    const tiersThere = tiers.filter((tier) => reaches(tier, operation.tier));
    // Asked for no more than it needs, every tool answers every tier at least once.
    const plain = fc.sample(inputs(operation, names, false), { numRuns: 8, seed: 20260301 });
    for (const tier of tiersThere) {
      const answered: boolean[] = [];
      for (const given of plain) if (!answered.includes(true)) answered.push(await compare(given, tier));
      if (!answered.includes(true)) unanswered.push(`${tier} ${name}`);
    }
    const property = fc.asyncProperty(
      inputs(operation, names),
      fc.constantFrom(...tiersThere),
      async (given, tier) => void (await compare(given, tier)),
    );
    await fc.assert(property, { numRuns: often(10), seed: 20260301 });
  }
  assert.deepEqual(unanswered, [], 'tools that were never answered');
  assert.deepEqual(app.bugs, []);
});

test('compact rows are the rows of REST, each cut by one function', async () => {
  await using app = await outsideDemo();
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

test('every tool that acts does and answers what REST does', async () => {
  const acting = ofCatalogue.filter(({ method, notATool }) => method !== 'GET' && notATool === undefined);
  for (const tier of tiers) {
    await using rest = await outsideDemo();
    await using tools = await outsideDemo();
    const before: Record<string, Json> = {};
    for (const [name, argsFrom] of deeds) {
      const operation = operations.find((one) => one.name === name) as Operation;
      if (!reaches(tier, operation.tier)) continue;
      const list = isList(operation) ? { detail: 'full' } : {};
      const args = argsFrom(before);
      const expected = await overRest(rest, operation, args, tier);
      const answer = await callTool(tools, name, { ...args, ...list }, keyOf(tier));
      sameAnswer(operation, expected, answer, `${tier} ${name} ${JSON.stringify(args)}`);
      if (expected.status < 300) before[name] ??= expected.body;
    }
    const undone = acting.filter((one) => reaches(tier, one.tier) && before[one.name] === undefined);
    assert.deepEqual(
      undone.map(({ name }) => name),
      [],
      `tools that did nothing for ${tier} callers`,
    );
    assert.deepEqual([...rest.bugs, ...tools.bugs], []);
  }
});
