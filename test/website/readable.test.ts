// Pages say things by their names: no id of a machine, nothing twice, no choice where there is none.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '../../src/families.ts';
import { wordText } from '../../src/kernel/word-text.ts';
import { reasonText } from '../../src/website/records/grant-words.ts';
import { mustBeValidHtml } from '../support/valid-html.ts';
import { demoSite, publishedBy } from '../support/website.ts';

const top = { authorization: 'top' };

/** What is read on a page, but for addresses. */
function read(page: string): string {
  const main = (page.split('<main')[1] ?? '').split('</main>')[0] ?? '';
  return main
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/https?:\/\/\S+/g, '')
    .replaceAll(/\s+/g, ' ');
}

/** As it stands, or as a slug is written in words. */
const anId = /\b[0-9a-f]{8}[- ][0-9a-f]{4}[- ][0-9a-f]{4}[- ][0-9a-f]{4}[- ][0-9a-f]{12}\b/;

test('a record names what it rests on by what that is called, and no member twice', async () => {
  await using site = await demoSite();
  const pages = [publishedBy('hypothesis', 'discover'), publishedBy('experiment', 'discover')];
  for (const { page } of families) {
    if (!page) continue;
    const { text } = await site.visit(page, top);
    assert.doesNotMatch(read(text), anId, page);
    const records = [...text.matchAll(/<h2><a href="([^"#?]+)"/g)].map(([, path]) => path as string);
    pages.push(...records.slice(0, 3));
  }
  assert.ok(pages.length > 40, `${pages.length}`);
  for (const path of pages) {
    const { status, text } = await site.visit(path, top);
    assert.equal(status, 200, path);
    assert.doesNotMatch(read(text), anId, path);
    const kinds = [...text.matchAll(/<p class="kind">([^<]*)<\/p>|<h2>([^<]*)<\/h2>/g)].map(
      ([whole]) => whole,
    );
    if (path.startsWith('/companies/'))
      assert.equal(kinds.filter((kind) => kind.includes('>Scoring<')).length, 1, `${path}: ${kinds}`);
  }
  const { text: contacts } = await site.visit('/contacts', top);
  assert.match(contacts, /<a href="\/organizations\/fogbell-brain-foundation">Fogbell Brain Foundation/);
  assert.match(contacts, /<a href="\/leads\/[0-9a-f-]{36}">Its lead<\/a>/);
  const { text: funder } = await site.visit('/organizations/fogbell-brain-foundation', top);
  assert.match(funder, /<a href="\/grants\/synapses-in-late-life">Synapses in Late Life<\/a><\/th><td><time/);
  const company = read((await site.visit('/companies/glasshour-diagnostics', top)).text);
  assert.match(company, /Supporting How often an ageing clock is wrong/);
  const hypothesis = read((await site.visit(pages[0] as string)).text);
  assert.match(hypothesis, /Theories: [A-Z][a-z]+ \w+/);
});

test('whoever asked not to be written to is shown so among the contacts, before anything else', async () => {
  await using site = await demoSite();
  const page = read((await site.visit('/contacts', top)).text);
  assert.match(page, /Wilhelmina Stork \(fictional\) Laboratory manager Asked not to be written to/);
  assert.equal(page.split('Asked not to be written to').length, 2, 'the others did not');
});

test('a list that has nothing to order offers no orders', async () => {
  await using site = await demoSite();
  const orders = async (path: string) => (await site.visit(path)).text.includes('aria-label="Order"');
  assert.equal(await orders('/theories'), true);
  assert.equal(await orders('/theories?q=nothingiscalledso'), false);
  assert.equal(await orders('/theories?q=causal+clock'), false, 'one theory');
});

test('a reason names labels and members in words, and a quotation as it is', () => {
  const names = { called: wordText, slugOf: String, inField: String, slugs: new Set<string>() };
  const said = (reason: string) => reasonText(reason, names);
  assert.equal(said('labels: clinical-trial, ageing_clocks'), 'Labels: clinical trial, ageing clocks');
  assert.equal(said('topics: biology-of-ageing'), 'Topics: biology of ageing');
  assert.equal(said('funder_name: “First-in-human fund”'), 'Funder name: “First-in-human fund”');
});

test('ideas are read by their titles: what stands above, how they stand to others, who works on them', async () => {
  await using site = await demoSite();
  const { status, text } = await site.visit('/ideas', top);
  assert.equal(status, 200);
  const water = text.slice(text.indexOf('<li id="spring-water">')).split('Something wrong?')[0] as string;
  assert.match(water, /<h2>Spring water<\/h2>/);
  assert.match(
    water,
    /below <a href="#repair-falls-behind">Repair falls behind damage<\/a>, <a href="#lower-damage">/,
  );
  assert.match(
    water,
    /contradicts <a href="#lower-damage">Lower damage<\/a>: The claim expects no damage at all\./,
  );
  assert.match(water, /<a href="\/companies\/everspring-elixirs">Everspring Elixirs/);
  assert.match(water, /Our programme does exactly this\./);
  assert.match(water, /<a href="\/privacy\/request\?subject_kind=idea&amp;subject_public_id=spring-water">/);
  assert.doesNotMatch(read(text), /Slug|Path|Counts|\/privacy\/request/);
  await mustBeValidHtml({ text, path: '/ideas' } as Parameters<typeof mustBeValidHtml>[0]);
});

test('each row of a table of scores is told by what it scores, to whoever hears one cell', async () => {
  await using site = await demoSite();
  const { text } = await site.visit('/companies');
  const [, path = ''] = /<h2><a href="([^"#?]+)"/.exec(text) ?? [];
  const company = await site.visit(path);
  assert.match(company.text, /<th scope="row">Evidence strength<\/th><td class="number">/);
  await mustBeValidHtml({ ...company, path });
});
