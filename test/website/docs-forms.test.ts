// The documentation tries what it documents: a plain form for every operation that reads.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations } from '../../src/catalogue.ts';
import { aGrant } from '../support/records.ts';
import { formsIn } from '../support/shown-forms.ts';
import { site as siteUrl } from '../support/test-app.ts';
import { mustBeValidHtml } from '../support/valid-html.ts';
import { demoSite } from '../support/website.ts';

test('every operation that reads has a form that asks it without scripts, and what it asks is understood', async () => {
  await using site = await demoSite();
  const answered = new Map<number, number>();
  for (const { name, method, audited } of operations) {
    if (method !== 'GET' || audited) continue;
    const page = await site.visit(`/docs/${name}`);
    assert.equal(page.status, 200, name);
    const form = formsIn(page.text).find(({ action }) => action === `/docs/${name}/try`);
    assert.ok(form, `${name} has no form`);
    const sent = await site.visit(`${form.action}?${new URLSearchParams(form.fields).toString()}`);
    assert.equal(sent.status, 303, name);
    const asked = await site.visit((sent.headers.get('location') as string).replace(siteUrl, ''), {
      accept: '*/*',
    });
    // A made-up name may be of nothing, a tier may be missing; what the form asks is never wrong itself.
    assert.ok(
      [200, 308, 401, 403, 404, 410].includes(asked.status),
      `${name}: ${asked.status} ${asked.text.slice(0, 300)}`,
    );
    answered.set(asked.status, (answered.get(asked.status) ?? 0) + 1);
  }
  assert.ok((answered.get(200) ?? 0) >= 25, JSON.stringify([...answered]));
  assert.deepEqual(site.test.bugs, []);
});

test('an example that is more than a word is written as the JSON that it is', async () => {
  await using site = await demoSite({ filled: false });
  let pages = 0;
  for (const { name } of operations) {
    const { status, text: page } = await site.visit(`/docs/${name}`);
    if (status !== 200) continue;
    pages += 1;
    assert.doesNotMatch(page, /\[object /, name);
  }
  assert.ok(pages > 0.8 * operations.length, `${pages} of ${operations.length}`);
});

test('the guide for agents names tools that there are, and addresses that answer', async () => {
  await using site = await demoSite();
  const { text } = await site.visit('/docs/guides/tools');
  await mustBeValidHtml({ ...(await site.visit('/docs/guides/tools')), path: '/docs/guides/tools' });
  const body = text.split('<h1')[1] ?? '';
  const named = [...body.matchAll(/<code>([a-z]+_[a-z_]+|search)<\/code>/g)].map(
    ([, name]) => name as string,
  );
  assert.ok(named.includes('find_funding') && named.includes('sign_in_start'), named.join());
  const ofTheServer = ['find_tools', 'call_tool'];
  const known = new Set([...operations.map(({ name }) => name), ...ofTheServer]);
  assert.deepEqual(
    named.filter((name) => !known.has(name)),
    [],
  );
  assert.match(body, /http:\/\/perennial\.test\/mcp\/omega-agent/);
});

test('the example of a page of documentation names a record that is here, or says that it is not', async () => {
  await using site = await demoSite({ filled: false });
  await site.test.add('grants', aGrant({ id: 'own', public_id: 'a-call-of-ours' }));
  const { text } = await site.visit('/docs/get_grant');
  for (const language of ['curl', 'TypeScript', 'Python'])
    assert.match(text, new RegExp(`aria-label="${language}">[^<]*/api/v1/grants/a-call-of-ours`));
  assert.match(text, /name="public_id"[^>]* value="a-call-of-ours"/, 'and the form that tries it');
  assert.doesNotMatch(text, /an example and not here/);
  const { text: hero } = await site.visit('/docs/get_hero');
  assert.match(hero, /is an example and not here/);
  assert.doesNotMatch((await site.visit('/docs/list_grants')).text, /an example and not here/);
});
