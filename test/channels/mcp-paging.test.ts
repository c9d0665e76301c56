// Every answer of several rows goes on to its end, by the call that it names itself; and one word says from when on.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations } from '../../src/catalogue.ts';
import { demoApp } from '../support/demo-app.ts';
import { aLead } from '../support/records.ts';
import type { TestApp } from '../support/test-app.ts';
import { callTool, toolsOf } from '../support/tool-client.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read members of any answer
type Json = any;

const top = 'top team-a';

/** The rows of all pages, as the calls named by the answers reach them. */
async function followed(app: TestApp, tool: string, args: object, members: readonly string[]) {
  const rows: string[] = [];
  let pages = 0;
  let call: { tool: string; arguments: object } | undefined = { tool, arguments: args };
  while (call !== undefined && pages < 60) {
    const { structuredContent: body }: Json = await callTool(app, call.tool, call.arguments, top);
    for (const member of members) rows.push(...(body[member] ?? []).map((row: Json) => nameOf(member, row)));
    call = body.about_answer.next;
    pages += 1;
  }
  return { rows, pages };
}

function nameOf(member: string, row: Json): string {
  return `${member}/${row.family ?? ''}/${row.id ?? row.event?.public_id ?? row.public_id}`;
}

test('funding, search, names, claims and intelligence go on page by page, each row once', async () => {
  await using app = await demoApp();
  await app.add('leads', ...[1, 2, 3, 4, 5].map((n) => aLead({ id: `paged-${n}` })));
  for (const n of [1, 2, 3, 4, 5]) {
    const body = { lead_id: `paged-${n}` };
    assert.equal((await app.send('POST', '/crm/claims', { as: top, body })).status, 200);
  }
  const lists = [
    ['find_funding', { about: 'senescence in skeletal muscle ageing' }, 50, ['data']],
    ['search', { q: 'ageing' }, 100, ['grants', 'events', 'leads']],
    ['resolve_name', { name: 'bio' }, 50, ['data']],
    ['list_claims', {}, 100, ['data']],
    ['list_intelligence_investors', {}, 100, ['data']],
    ['list_intelligence_events', {}, 100, ['data']],
  ] as const;
  for (const [tool, args, most, members] of lists) {
    const { rows, pages } = await followed(app, tool, { ...args, limit: 2 }, members);
    assert.ok(pages > 1, `${tool} has ${pages} page of ${rows.length} rows`);
    assert.equal(new Set(rows).size, rows.length, `${tool} shows a row twice: ${rows}`);
    const { rows: atOnce } = await followed(app, tool, { ...args, limit: most }, members);
    assert.deepEqual(rows.toSorted(), atOnce.toSorted(), tool);
  }
  assert.deepEqual(app.bugs, []);
});

test('the change feed goes on behind the last row that had room, and tells none twice', async () => {
  await using app = await demoApp();
  const args = { families: ['grants'], include: 'record', limit: 200 };
  const { rows, pages } = await followed(app, 'list_changes', args, ['data']);
  assert.ok(pages > 1, `${pages} page of ${rows.length} rows`);
  assert.equal(new Set(rows).size, rows.length);
});

test('since is the one word for from when on, and takes a day or a moment everywhere', async () => {
  await using app = await demoApp();
  const withSince = operations.filter(({ input }) => input.since !== undefined && input.since.in === 'query');
  assert.ok(withSince.length >= 5, withSince.map(({ name }) => name).join());
  const filled: Readonly<Record<string, string>> = { public_id: 'ombrelune-bio', family: 'letter' };
  for (const { name, path, tier, input } of withSince) {
    const asked = path.replaceAll(/\{(\w+)\}/g, (_, one: string) =>
      name === 'list_investor_content' ? 'tidegate-capital' : (filled[one] ?? ''),
    );
    for (const since of ['2026-01-01', '2026-01-01T12:30:00Z']) {
      const { status, text } = await app.get(`${asked}?since=${since}`, {
        as: tier === 'public' ? 'public' : top,
      });
      assert.equal(status, 200, `${name} since ${since}: ${text.slice(0, 200)}`);
    }
    const wrong = await app.get(`${asked}?since=yesterday`, { as: tier === 'public' ? 'public' : top });
    assert.equal(wrong.status, 400, name);
    assert.match(wrong.body.error, /since must be a day as YYYY-MM-DD .*, or a moment in UTC/);
    for (const [other, param] of Object.entries(input)) {
      if (/_after$/.test(other)) assert.ok(param.deprecated, `${name} says ${other} for since`);
    }
  }
  const old = await app.get('/content/letter?published_after=2026-01-01');
  assert.equal(old.status, 200);
  assert.match(old.headers.get('sunset') ?? '', /2027/);
  const { body } = await app.get('/deprecations');
  assert.ok(body.data.some(({ parameter }: Json) => parameter === 'published_after'));
  const { inputSchema } = (await toolsOf(app)).get('list_content');
  assert.ok(inputSchema.properties.since && !inputSchema.properties.published_after);
  const { isError } = await callTool(app, 'list_content', {
    family: 'letter',
    published_after: '2026-01-01',
  });
  assert.notEqual(isError, true);
});
