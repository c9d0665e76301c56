// The pages that docs/website.md shows are pages.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { operations } from '../../src/catalogue.ts';
import type { AppContext } from '../../src/context.ts';
import { operation } from '../../src/kernel/operation.ts';
import { writtenOf } from '../../src/website/kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../../src/website/kit/page.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { letterRoutes } from './letter-pages.ts';
import { wordPage } from './word-page.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** What a route answers somebody who asks it of an app with these grants. */
async function visited(
  { answer }: PageRoute,
  given: { readonly params?: object; readonly form?: object },
  fill: (app: TestApp) => Promise<unknown> = async () => undefined,
): Promise<Page | Response> {
  const answers: (Page | Response)[] = [];
  const visit = operation({
    name: 'visit_example',
    method: 'GET',
    path: '/visits',
    tier: 'public',
    tag: 'Search',
    summary: 'Visits a page of the documents.',
    input: {},
    output: () => ({ type: 'object', properties: {} }),
    run: async (_, context: AppContext) => {
      const form = async () => given.form ?? {};
      answers.push(await answer({ params: {}, ...given, context, form } as unknown as PageRequest));
      return { text: '{}' };
    },
  });
  await using app = await createTestApp({ operations: [...operations, visit] });
  await fill(app);
  assert.equal((await app.get('/visits')).status, 200);
  return answers[0] as Page | Response;
}

const textOf = (page: Page | Response) => String(writtenOf((page as Page).body));

test('the pages that the documents show as examples are shown as they are asked here', () => {
  const shown = [...read('../../docs/website.md').matchAll(/```ts\n(import [\s\S]*?)```/g)];
  const asInPages = ['./word-page.ts', './letter-pages.ts'].map((file) =>
    read(file).replaceAll("'../../src/website/", "'../").replaceAll("'../../src/", "'../../"),
  );
  assert.deepEqual(
    shown.map(([, text]) => text),
    asInPages,
  );
});

test('the page that is an example shows what it asked an operation for', async () => {
  const page = (await visited(wordPage, { params: { word: 'senescence' } }, (app) =>
    app.add('grants', aGrant({ public_id: 'old-cells', title: 'Senescence & repair' })),
  )) as Page;
  assert.equal(page.title, 'Calls about senescence');
  assert.match(textOf(page), /<a href="\/grants\/old-cells">Senescence &amp; repair<\/a>/);
});

test('the form that is an example is shown again with what was typed, and taken when it is whole', async () => {
  const [empty, posted] = letterRoutes as readonly [PageRoute, PageRoute];
  assert.match(textOf(await visited(empty, {})), /<form id="letter".*action="\/letter"/);
  const letter = { purpose: 'press', name: 'A reader', email: 'reader@example.org', message: 'Hello there.' };
  const again = await visited(posted, { form: { ...letter, email: 'nowhere' } });
  assert.equal(again.status, 400);
  for (const part of [/value="A reader"/, /aria-invalid="true"/]) assert.match(textOf(again), part);
  const taken = (await visited(posted, { form: letter })) as Response;
  assert.deepEqual([taken.status, taken.headers.get('location')], [303, '/contact/thanks']);
});
