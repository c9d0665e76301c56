// The page that says how fresh the data are, and what every page tells machines of the interface behind it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoSite } from '../support/website.ts';

test('the status page says when each source was read, and nothing of why a run failed', async () => {
  await using site = await demoSite({ filled: false });
  assert.doesNotMatch((await site.visit('/status')).text, /Freshness by source/);
  const counts = { added: 1, changed: 0, unchanged: 0, left: 0, refused: 0, suppressed: 0 };
  const run = { ...counts, source: 'ror', watermark: 'w', as_of: null };
  await site.test.ledger.recordRun({
    ...run,
    status: 'completed',
    started_at: '2026-02-27T12:00:00.000Z',
    finished_at: '2026-02-27T12:01:00.000Z',
    error: null,
  });
  await site.test.ledger.recordRun({
    ...run,
    status: 'failed',
    started_at: '2026-02-28T12:00:00.000Z',
    finished_at: '2026-02-28T12:01:00.000Z',
    error: 'disk /secret',
  });
  await site.test.ledger.recordRun({
    ...run,
    source: 'conferences',
    status: 'completed',
    started_at: '2026-02-28T12:00:00.000Z',
    finished_at: '2026-02-28T12:01:00.000Z',
    error: null,
    as_of: '2026-02-20T00:00:00.000Z',
  });
  const { text: page } = await site.visit('/status');
  const section =
    /<section class="section" id="sources">[\s\S]*?<\/section>\s*<\/section>/.exec(page)?.[0] ?? '';
  assert.match(section, /<th scope="row">ror<\/th>/);
  assert.match(section, /27 Feb 2026, 12:01 UTC/);
  assert.match(section, /47 hours ago/);
  assert.match(section, /28 Feb 2026/);
  const kept = /<th scope="row">conferences[\s\S]*?<\/tr>/.exec(section)?.[0] ?? '';
  assert.match(kept, /20 Feb 2026[\s\S]*9 days ago/, 'files that were kept are as old as they are');
  assert.doesNotMatch(kept, /28 Feb/);
  assert.doesNotMatch(page, /secret/);
});

test('every page leads programs to the description of the interface and to its documentation', async () => {
  await using site = await demoSite({ filled: false });
  const { text: page } = await site.visit('/');
  for (const [relation, path] of [
    ['service-desc', '/openapi.json'],
    ['service-doc', '/docs'],
  ] as const) {
    assert.match(page, new RegExp(`<link rel="${relation}"[^>]* href="${path}">`));
    assert.equal((await site.visit(path)).status, 200);
  }
});

test('a mirror says on its status page and to programs what it mirrors, and no other node does', async () => {
  await using site = await demoSite({ filled: false });
  assert.doesNotMatch((await site.visit('/status')).text, /Mirror of/);
  const url = 'https://origin.example.org';
  let inStepAt: string | null = null;
  await using mirror = await demoSite({
    filled: false,
    parts: () => ({ mirrored: () => ({ url, inStepAt }) }),
  });
  const shown = async () => (await mirror.visit('/status')).text;
  const said = async (node: typeof site) => {
    const { text } = await node.visit('/api/v1/catalogue', { accept: 'application/json' });
    const { mirror_of, mirror_in_step_at } = JSON.parse(text) as Record<string, unknown>;
    return [mirror_of, mirror_in_step_at];
  };
  assert.match(await shown(), /Mirror of<\/dt><dd><a href="https:\/\/origin\.example\.org"/);
  assert.match(await shown(), /In step with it<\/dt><dd>not yet/);
  assert.deepEqual(
    [await said(site), await said(mirror)],
    [
      [null, null],
      [url, null],
    ],
  );
  inStepAt = new Date(mirror.test.clock.now.getTime() - 2 * 3_600_000).toISOString();
  assert.match(await shown(), /In step with it<\/dt><dd>2 hours ago/);
  assert.deepEqual(await said(mirror), [url, inStepAt]);
});
