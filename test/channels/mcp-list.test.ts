// The list of tools that a client reads first, and the two tools that reach all others.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tiers } from '../../src/kernel/tier.ts';
import { demoApp } from '../support/demo-app.ts';
import { createTestApp } from '../support/test-app.ts';
import { callTool, listedTools, send, toolsOf } from '../support/tool-client.ts';

const asTier = (tier: string) => (tier === 'public' ? undefined : tier);

const maxTokens = { public: 10_000, full: 13_000, top: 14_000 } as const;

test('the list of tools fits a small context, and each tool says when to use it, what comes back and what follows', async () => {
  await using app = await createTestApp();
  for (const tier of tiers) {
    const listed = await listedTools(app, asTier(tier));
    const tokens = Buffer.byteLength(JSON.stringify({ tools: listed })) / 4;
    assert.ok(tokens <= maxTokens[tier], `${tier}: ${tokens} tokens`);
    const known = await toolsOf(app, asTier(tier));
    for (const { name, description } of [...known.values(), ...listed]) {
      const { length } = description as string;
      assert.ok(length >= 150 && length <= 600, `${name} has ${length} characters: ${description}`);
      for (const [named] of (description as string).matchAll(
        /\b(?:get|list|find|create|update|delete)_[a-z_]*[a-z]\b/g,
      )) {
        const there = known.has(named) || ['find_tools', 'delete_token', 'get_'].includes(named);
        assert.ok(there, `${name} names ${named} to ${tier} callers`);
      }
    }
  }
});

test('asking how a sign-in stands is not said to write, and beginning one leads there', async () => {
  await using app = await createTestApp();
  const known = await toolsOf(app);
  const said = (name: string) => String(known.get(name)?.description);
  assert.match(said('sign_in_start'), /Then sign_in_status with the handle/);
  assert.doesNotMatch(said('sign_in_status'), /It writes|what was done/);
});

test('find_tools finds what the list leaves out, and call_tool calls it with the same answer and the same limits', async () => {
  await using app = await demoApp();
  const listed = (await listedTools(app)).map(({ name }: { name: string }) => name);
  const { structuredContent: found, content } = await callTool(app, 'find_tools', {
    query: 'rated preservation companies',
  });
  const [best] = found.tools;
  assert.equal(best.name, 'list_preservation_companies');
  assert.ok(!listed.includes(best.name));
  assert.ok(best.input_schema.properties.q);
  assert.deepEqual(JSON.parse(content[0].text), found);
  const through = await callTool(app, 'call_tool', { name: best.name, arguments: { limit: 2 } });
  assert.deepEqual(through, await callTool(app, best.name, { limit: 2 }));
  const asText = await callTool(app, 'call_tool', { name: best.name, arguments: '{"limit": 2}' });
  assert.deepEqual(through, asText, 'a model may write the object as a text');
  const flat = await callTool(app, 'call_tool', { name: best.name, limit: 2 });
  assert.match(flat.structuredContent.error, /what the tool takes belongs into arguments\.$/);
  const hidden = await send(app, 'tools/call', { name: 'call_tool', arguments: { name: 'list_leads' } });
  const direct = await send(app, 'tools/call', { name: 'list_leads', arguments: {} });
  assert.deepEqual(hidden.message.error, direct.message.error);
  assert.doesNotMatch(JSON.stringify(await callTool(app, 'find_tools', { query: 'leads' })), /list_leads/);
  for (const wrong of [
    {},
    { name: 'call_tool' },
    { name: 'get_stats', arguments: [] },
    { name: 'get_stats', arguments: '{"q"' },
    { name: 'get_stats', arguments: 'q' },
    { name: 'get_stats', args: {} },
  ]) {
    const { isError, structuredContent } = await callTool(app, 'call_tool', wrong);
    assert.equal(isError, true);
    assert.equal(structuredContent.code, 'invalid_input');
  }
  for (const [query, first] of [
    ['preservation companies best rated cryonics', 'list_preservation_companies'],
    ['download all grants as a file', 'get_datasets'],
    ['how many open grants by label and month', 'count_grants'],
    ['in which theory clusters does a theory stand', 'list_theory_clusters'],
    ['what does a funder give, in figures', 'get_funder_figures'],
    ['markets and what they forecast', 'list_markets'],
  ]) {
    const { structuredContent: found } = await callTool(app, 'find_tools', { query });
    assert.equal(found.tools[0].name, first, query);
    for (const tool of found.tools) {
      assert.equal('input_schema' in tool, !listed.includes(tool.name), 'what is listed is known already');
      assert.equal(tool.listed, listed.includes(tool.name));
    }
    assert.ok(
      JSON.stringify(found).length / 4 < 2_700,
      `${query}: ${JSON.stringify(found).length / 4} tokens`,
    );
  }
  const key = `perennial_key_${'a1B2c3'.repeat(6)}`;
  const [object, text] = [{ q: key }, JSON.stringify({ q: key })];
  for (const args of [
    { name: key },
    ...[object, text].map((one) => ({ name: 'list_grants', arguments: one })),
  ]) {
    const { text } = await send(app, 'tools/call', { name: 'call_tool', arguments: args });
    assert.match(text, /A key must not stand in an argument/);
    assert.doesNotMatch(text, /a1B2c3/);
  }
  assert.deepEqual(app.bugs, []);
});

test('a call that names no tool, or gives it no object, is told so in our words', async () => {
  await using test = await createTestApp();
  const noName = 'name must be the name of a tool';
  const noObject = 'arguments must be an object, and not its text';
  for (const [params, why] of [
    [{ name: 5 }, noName],
    [undefined, noName],
    [[], noName],
    [{ name: 'list_grants', arguments: [] }, noObject],
    [{ name: 'list_grants', arguments: 'x' }, noObject],
  ] as const) {
    const answer = await test.send('POST', '/mcp', {
      body: { jsonrpc: '2.0', id: 7, method: 'tools/call', params },
      headers: { accept: 'application/json, text/event-stream' },
    });
    const { error, id } = JSON.parse(answer.text) as { error: { code: number; message: string }; id: number };
    assert.deepEqual([error.code, id], [-32602, 7]);
    assert.equal(error.message, `The params of tools/call do not fit: ${why}.`);
  }
});
