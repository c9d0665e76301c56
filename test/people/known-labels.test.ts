// Labels that people send with a form: by their names or slugs, and none that there is not.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { added, ownTeam } from '../support/projects.ts';
import { aGrant, aLabel } from '../support/records.ts';
import { appWithSearches, reader, saved } from '../support/searches.ts';
import type { TestApp } from '../support/test-app.ts';

const profile = '/account/search-profile';

async function withLabels(t: TestApp): Promise<void> {
  await t.add(
    'labels',
    aLabel({ id: 'senolytics', slug: 'senolytics', name: 'Senolytics' }),
    aLabel({ id: 'rolling', slug: 'rolling', name: 'Rolling deadline' }),
  );
  await t.add('grants', aGrant({ id: 'g', labels: ['senolytics', 'of-our-own'] }));
}

test('a profile and a project take no label that there is not, and name the nearest', async () => {
  await using t = await appWithSearches();
  await withLabels(t);
  const { browser } = await reader(t);
  const wrong = await browser.submit(profile, profile, { labels: 'Rolling deadline, senolitics' });
  assert.equal(wrong.status, 400);
  const sentence = /Labels takes labels of the catalogue; senolitics is none\. Did you mean senolytics\?/;
  assert.match(wrong.text, sentence);
  const far = await browser.submit(profile, profile, { labels: 'xylophones' });
  assert.match(far.text, /Labels takes labels of the catalogue; xylophones is none\. \/labels lists them\./);
  const known = await browser.submit(profile, profile, { labels: 'SENOLYTICS, of-our-own' });
  assert.equal(known.status, 303, 'what only a grant carries is a label too');
  const team = await ownTeam(t);
  const project = { title: 'Thymus', summary: 'Regrowing it', labels: 'senolitics' };
  const refused = await team.browser.submit(`${team.list}/new`, team.list, project);
  assert.equal(refused.status, 400);
  assert.match(refused.text, sentence);
  assert.deepEqual(t.bugs, []);
});

test('a search for a label that there is not is not kept', async () => {
  await using t = await appWithSearches();
  await withLabels(t);
  const { browser } = await reader(t);
  for (const query of ['label=senolitics', 'labels_any=senolytics,senolitics']) {
    const page = `/account/searches/new?list=list_grants&query=${encodeURIComponent(query)}`;
    const refused = await browser.submit(page, '/account/searches');
    assert.equal(refused.status, 400, query);
    assert.match(refused.text, /senolitics is none\. Did you mean senolytics\?/);
  }
  await saved(t, browser, 'label=Rolling deadline', {});
  await saved(t, browser, 'label=of-our-own', {});
  const { text } = await browser.get('/grants?labels_any=Rolling deadline,Senolytics');
  assert.match(
    text,
    /searches\/new\?list=list_grants&amp;query=labels_any%3Drolling%252Csenolytics"/,
    'a list is kept by the slugs, whatever labels are called later',
  );
});

test('fields of forms show the names of labels, which are read back', async () => {
  await using t = await appWithSearches();
  await withLabels(t);
  const { browser } = await reader(t);
  assert.equal((await browser.submit(profile, profile, { labels: 'rolling, of-our-own' })).status, 303);
  const value = /name="labels"[^>]* value="([^"]*)"/;
  assert.equal(value.exec((await browser.get(profile)).text)?.[1], 'Rolling deadline, of-our-own');
  assert.equal((await browser.submit(profile, profile, {})).status, 303);
  const filters = await browser.get(`${profile}/filters?list=list_grants`);
  assert.equal(filters.headers.get('location'), '/grants?labels_any=rolling%2Cof-our-own');
  const list = await browser.get('/grants?label=rolling');
  assert.match(list.text, /name="label"[^>]* value="Rolling deadline"/);
  const several = await browser.get('/grants?labels_any=rolling,of-our-own');
  assert.match(several.text, /name="labels_any"[^>]* value="Rolling deadline, of-our-own"/);
  const team = await ownTeam(t);
  const project = await added(team.browser, team.list, { labels: 'rolling' });
  assert.equal(value.exec((await team.browser.get(`${project}/edit`)).text)?.[1], 'Rolling deadline');
  assert.deepEqual(t.bugs, []);
});
