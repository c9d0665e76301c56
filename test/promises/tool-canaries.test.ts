// The promise of canaries.test.ts for the tool server: every tool, resource, prompt and description.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations } from '../../src/catalogue.ts';
import type { Operation } from '../../src/kernel/operation.ts';
import { rank, reaches, type Tier, tiers } from '../../src/kernel/tier.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { result, send, toolsOf } from '../support/tool-client.ts';
import { addressesToAsk } from './ask-everything.ts';
import { canaries, canariesIn, picksOf } from './canaries.ts';
import { canaryWorld } from './canary-world.ts';

/** The arguments behind an address of the operation. */
function argumentsOf(operation: Operation, address: string): Record<string, unknown> {
  const { pathname, searchParams } = new URL(address, 'http://perennial.test');
  const pattern = operation.path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const groups = new RegExp(`^${pattern}$`).exec(pathname)?.groups ?? {};
  const named = Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)] as const);
  const asked = [...searchParams].map(([name, text]) => [name, argumentOf(operation, name, text)] as const);
  return Object.fromEntries([...named, ...asked]);
}

function argumentOf(operation: Operation, name: string, text: string): unknown {
  const type = operation.input[name]?.schema.type;
  if (type === 'integer' || type === 'number') return Number(text);
  if (type === 'boolean') return text === 'true';
  return type === 'array' ? text.split(',') : text;
}

const client = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 't', version: '1' } };
const described = [
  ['initialize', client],
  ['tools/list', {}],
  ['resources/list', {}],
  ['prompts/list', {}],
] as const;

test('no tool, resource, prompt or description of a tier holds what only a higher tier, or nobody, may read', async () => {
  await using app = await createTestApp();
  const world = canaryWorld(canaries(), picksOf(20260302), 2);
  for (const { family, record } of world) await app.add(family, record);
  const shown = new Map<Tier, Set<string>>();
  for (const tier of tiers) {
    const seen = new Set<string>();
    const key = tier === 'public' ? undefined : `${tier} house operator`;
    const look = (what: string, text: string) => {
      for (const { canary, rank: above } of canariesIn(text)) {
        assert.ok(above <= rank(tier), `${tier} callers of ${what} read ${canary}`);
        seen.add(canary);
      }
    };
    for (const [method, params] of described) {
      const { text } = await send(app, method, params, key);
      assert.equal(canariesIn(text).length, 0, `${method} describes and shows no record`);
    }
    for (const { name, arguments: args } of (await result(app, 'prompts/list', {}, key)).prompts) {
      const given = Object.fromEntries(args.map((one: { name: string }) => [one.name, 'ageing']));
      const filled = await result(app, 'prompts/get', { name, arguments: given }, key);
      look(`the prompt ${name}`, JSON.stringify(filled));
    }
    for (const uri of await urisOf(app, key))
      look(uri, JSON.stringify(await result(app, 'resources/read', { uri }, key)));
    for (const operation of operations) {
      if (operation.method !== 'GET') continue;
      const list = reaches(tier, operation.tier) && operation.input.limit !== undefined;
      for (const [index, address] of addressesToAsk(operation, world).entries()) {
        const args = argumentsOf(operation, address);
        const detail = list && index % 2 === 0 ? { detail: 'full' } : {};
        const { text } = await send(
          app,
          'tools/call',
          { name: operation.name, arguments: { ...args, ...detail } },
          key,
        );
        look(`${operation.name} ${JSON.stringify(args)}`, text);
      }
    }
    shown.set(tier, seen);
  }
  const own = (tier: Tier) =>
    [...(shown.get(tier) ?? [])].filter((canary) => canariesIn(canary)[0]?.rank === rank(tier)).length;
  assert.ok(own('public') > 200, `the public reads its own canaries (${own('public')})`);
  assert.ok(own('full') > 80, `the full tier reads its own canaries (${own('full')})`);
  assert.ok(own('top') > 20, `the top tier reads its own canaries (${own('top')})`);
  assert.deepEqual(app.bugs, []);
});

test('the schemas of a tier name no member of a higher one', async () => {
  await using app = await createTestApp();
  const read = async (uri: string, as?: string) =>
    (await result(app, 'resources/read', { uri }, as)).contents[0].text as string;
  for (const member of ['relevance_score', 'stage', 'relevance_reasons']) {
    assert.doesNotMatch(await read('perennial://schema/grants'), new RegExp(`"${member}"`));
    assert.match(await read('perennial://schema/grants', 'full'), new RegExp(`"${member}"`));
    const text = JSON.stringify([...(await toolsOf(app)).values()]);
    assert.doesNotMatch(text, new RegExp(`"${member}":\\{`), `${member} is in no schema of the public`);
  }
});

async function urisOf(app: TestApp, key: string | undefined): Promise<readonly string[]> {
  const { resources } = await result(app, 'resources/list', {}, key);
  return resources.map(({ uri }: { uri: string }) => uri);
}
