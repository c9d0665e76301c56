// The page that docs/website.md shows is a page.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { operations } from '../../src/catalogue.ts';
import type { AppContext } from '../../src/context.ts';
import { operation } from '../../src/kernel/operation.ts';
import { writtenOf } from '../../src/website/kit/html.ts';
import type { Page, PageRequest } from '../../src/website/kit/page.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';
import { wordPage } from './word-page.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the page that the documents show as an example is a page that answers', async () => {
  const [, shown = ''] = read('../../docs/website.md').match(/```ts\n(import [\s\S]*?)```/) ?? [];
  const asInPages = read('./word-page.ts')
    .replaceAll("'../../src/website/", "'../")
    .replaceAll("'../../src/", "'../../");
  assert.equal(shown, asInPages);
  const pages: Page[] = [];
  const visit = operation({
    name: 'visit_word_page',
    method: 'GET',
    path: '/visits',
    tier: 'public',
    tag: 'Search',
    summary: 'Visits the page of the documents.',
    input: {},
    output: () => ({ type: 'object', properties: {} }),
    run: async (_, context: AppContext) => {
      const ask = { context, params: { word: 'senescence' } } as unknown as PageRequest;
      pages.push((await wordPage.answer(ask)) as Page);
      return { text: '{}' };
    },
  });
  await using app = await createTestApp({ operations: [...operations, visit] });
  await app.add('grants', aGrant({ public_id: 'old-cells', title: 'Senescence & repair' }));
  assert.equal((await app.get('/visits')).status, 200);
  const [page] = pages;
  assert.equal(page?.title, 'Calls about senescence');
  assert.match(
    String(page && writtenOf(page.body)),
    /<a href="\/grants\/old-cells">Senescence &amp; repair<\/a>/,
  );
});
