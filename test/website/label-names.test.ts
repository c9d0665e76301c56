// A label is called by its name wherever people read it, and is known by its name wherever they type it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, anOrganization } from '../support/records.ts';
import { appWithSearches, reader } from '../support/searches.ts';
import { demoSite } from '../support/website.ts';

const label = { id: 'l', slug: 'alzheimers-disease', name: 'Alzheimer disease', description: 'A dementia.' };
const labels = ['alzheimers-disease', 'brain-imaging'];

async function siteWithNames() {
  const site = await demoSite({ filled: false });
  await site.test.add('labels', label);
  await site.test.add('grants', aGrant({ id: 'a', public_id: 'a', labels }));
  await site.test.add('organizations', anOrganization({ id: 'o', public_id: 'o', labels }));
  return site;
}

test('rows, counts, filters, titles and pages of records call a label by its name, and by its slug in words where it has none', async () => {
  await using site = await siteWithNames();
  const list = (await site.visit('/grants')).text;
  assert.match(list, /<ul class="tags"><li>Alzheimer disease<\/li><li>brain imaging<\/li>/);
  assert.match(list, /<a href="\/grants\?label=alzheimers-disease"><span>Alzheimer disease<\/span>/);
  const chosen = (await site.visit('/grants?labels_any=alzheimers-disease,brain-imaging')).text;
  const words = 'at least one of the labels Alzheimer disease, brain imaging';
  assert.match(chosen, new RegExp(`<title>Grants: ${words}[ <]`));
  assert.match(chosen, new RegExp(`title="Remove this filter">${words}<`));
  const page = (await site.visit('/grants/a')).text;
  assert.match(page, /<a href="\/labels\/alzheimers-disease">Alzheimer disease<\/a>/);
  assert.match(page, /<span>brain imaging<\/span>/);
  const full = { authorization: 'full' };
  assert.match(
    (await site.visit('/organizations/o', full)).text,
    /<li><span>Alzheimer disease<\/span>|<dd>Alzheimer disease, brain imaging</,
  );
  const feed = (await site.test.get('/grants.atom?label=alzheimers-disease')).text;
  assert.match(feed, /<title>Grants: label Alzheimer disease, new and changed<\/title>/);
  for (const { text } of [{ text: list }, { text: page }]) assert.doesNotMatch(text, /alzheimers disease/);
});

test('a label that is given another name is called so from then on', async () => {
  await using site = await siteWithNames();
  await site.visit('/grants');
  await site.test.add('labels', { ...label, name: 'Dementia of Alzheimer' });
  const { text } = await site.visit('/grants');
  assert.match(text, /<li>Dementia of Alzheimer<\/li>/);
  assert.match(text, /<span>Dementia of Alzheimer<\/span>/);
  assert.doesNotMatch(text, /Alzheimer disease/);
});

test('a filter takes a label by its name as well', async () => {
  await using site = await siteWithNames();
  const { status, text } = await site.visit('/grants?label=Alzheimer+Disease');
  assert.equal(status, 200);
  assert.match(text, />label Alzheimer disease</);
  assert.match(text, /<strong class="number">1 grant</);
});

test('a search that is kept is named as its list is, and a profile takes labels by their names', async () => {
  await using t = await appWithSearches();
  await t.add('labels', label);
  const { browser } = await reader(t);
  const query = 'label=alzheimers-disease';
  const { text } = await browser.get(
    `/account/searches/new?${new URLSearchParams({ list: 'list_grants', query })}`,
  );
  assert.match(text, /name="name"[^>]* value="Grants: label Alzheimer disease"/);
  const path = '/account/search-profile';
  const profile = { about: 'Dementia', labels: 'alzheimer Disease' };
  assert.equal((await browser.submit(path, path, profile)).status, 303);
  assert.match((await browser.get(path)).text, /name="labels"[^>]* value="Alzheimer disease"/);
});
