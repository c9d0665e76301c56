// The source that docs/sources.md shows is one.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { contextAt, recordsOf, serviceThat } from '../support/source-test.ts';
import { exampleFund } from './example-fund.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const calls = JSON.stringify([
  {
    id: '1',
    title: 'Old cells',
    about: 'Senescence.',
    closes: '2026-07-31',
    url: 'https://foundation.example/1',
  },
  { id: '2', title: 'No address' },
]);

test('the source that the documents show as an example reads its files and its service alike', async () => {
  const [, shown = ''] = read('../../docs/sources.md').match(/```ts\n([\s\S]*?)```/) ?? [];
  assert.equal(shown, read('./example-fund.ts').replaceAll("'../../src/sources/", "'../"));
  const refused: string[] = [];
  const context = {
    ...contextAt('2026-05-01T12:00:00Z'),
    refuse: (where: string, reason: string) => refused.push(`${where}: ${reason}`),
  };
  const folder = mkdtempSync(join(tmpdir(), 'perennial-example-'));
  try {
    const path = join(folder, 'calls.json');
    writeFileSync(path, calls);
    const kept = await recordsOf(exampleFund, await exampleFund.readFiles([path], context));
    const service = serviceThat(() => new Response(calls));
    const live = await recordsOf(exampleFund, await exampleFund.readLive(service, context));
    assert.deepEqual(kept, live);
    assert.equal(kept.length, 1);
    assert.equal(kept[0]?.deadline, '2026-07-31T21:59:59Z', 'the day ends by the clock of Zurich');
    assert.deepEqual(
      refused.map((line) => line.replace(/^.*?: /, '')),
      Array(2).fill('the call lacks id, title or url'),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
