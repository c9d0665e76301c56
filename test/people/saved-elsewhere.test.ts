// A form in two tabs, or before two people: who saves second is told, sees what stands and what they typed, and
// nothing is lost before they decide.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { join, teamsOf } from '../../src/people/accounts/teams.ts';
import { type Browser, newPerson, type Seen, signedInBrowser } from '../support/browser.ts';
import { drafted } from '../support/market-site.ts';
import { added, appHere, ownTeam } from '../support/projects.ts';
import { accepted, app, path, people, published, typed } from '../support/review-world.ts';
import { appWithSearches, reader, saved } from '../support/searches.ts';
import { formsIn } from '../support/shown-forms.ts';
import { clockAndRandom, pass, type TestApp } from '../support/test-app.ts';
import { mustBeValidHtml } from '../support/valid-html.ts';

type Fields = Readonly<Record<string, string>>;
const formAt = ({ text }: Seen, action: string): Fields =>
  formsIn(text).find((one) => one.action === action)?.fields ?? assert.fail(`no form for ${action}`);

interface Tabs {
  readonly page: string;
  readonly action: string;
  /** What both fill in alike. */
  readonly base?: Fields;
  readonly texts: readonly [Fields, Fields];
}

/** Two tabs show the form, both are sent; the second is told, and sent once more it is taken. */
async function inTwoTabs(
  t: TestApp,
  [first, second]: readonly [Browser, Browser],
  { page, action, base = {}, texts }: Tabs,
): Promise<void> {
  const shown = [formAt(await first.get(page), action), formAt(await second.get(page), action)] as const;
  pass(t, 1_000);
  assert.equal((await first.post(action, { ...shown[0], ...base, ...texts[0] })).status, 303);
  const told = await second.post(action, { ...shown[1], ...base, ...texts[1] });
  assert.equal(told.status, 409, action);
  await mustBeValidHtml(told);
  assert.match(told.text, /saved elsewhere since th(?:is|e) form was shown/);
  const [, stands = ''] = /<h2>What stands now<\/h2>(.*?)<\/section>/s.exec(told.text) ?? [];
  const kept = formAt(told, action);
  for (const [name, text] of Object.entries(texts[1])) assert.equal(kept[name], text, name);
  for (const text of Object.values(texts[0]))
    assert.ok(stands.toLowerCase().includes(text.toLowerCase()), `${text} in ${stands}`);
  pass(t, 1_000);
  assert.equal((await second.post(action, kept)).status, 303);
  const last = formAt(await first.get(page), action);
  for (const [name, text] of Object.entries(texts[1])) assert.equal(last[name], text, name);
}

test('a review in two tabs is lost in neither, whether one was sent before or not', async () => {
  await using t = await app();
  const [ada] = (await people(t, 'Ada')) as [Browser];
  const base = typed();
  for (const [one, two] of [
    ['Write early.', 'Ask them first.'],
    ['Call them.', 'Read the rules.'],
  ] as const)
    await inTwoTabs(t, [ada, ada], {
      page: path,
      action: path,
      base,
      texts: [{ advice: one }, { advice: two }],
    });
  // The same again is no other review.
  assert.equal((await ada.submit(path, path, { ...base, shown: 'other' })).status, 303);
  const rows = await t.desk.db.selectFrom('reviews').select('advice').execute();
  assert.deepEqual(
    rows.map(({ advice }) => advice),
    ['Read the rules.'],
  );
});

test('of two who answer a review for the same fund, the second reads what the first one wrote', async () => {
  await using t = await app();
  for (const one of await people(t, 'Ada', 'Bo', 'Cy'))
    assert.equal((await one.submit(path, path, typed())).status, 303);
  await accepted(t);
  await published(t);
  const [one, two] = (await people(t, 'Office', 'Desk')) as [Browser, Browser];
  for (const name of ['Office', 'Desk'])
    await t.desk.db
      .updateTable('users')
      .set({ email: `${name.toLowerCase()}@tide.example` })
      .where('name', '=', name)
      .execute();
  await inTwoTabs(t, [one, two], {
    page: '/funds/tide-fund/reviews',
    action: '/funds/tide-fund/replies',
    texts: [{ body: 'We answer within ten days now.' }, { body: 'We have hired two people.' }],
  });
});

test('a market that two draft is the one that the second decides for', async () => {
  await using t = await app();
  const operator = await signedInBrowser(t);
  const { page } = await drafted(t, operator);
  await inTwoTabs(t, [operator, await signedInBrowser(t)], {
    page,
    action: `${page}/save`,
    texts: [{ criteria_md: 'Yes where it came in May.' }, { criteria_md: 'Yes where three saw it.' }],
  });
});

test('a saved search, and a search profile, that two tabs change', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  const id = await saved(t, browser, 'q=senescence', { name: 'Mine' });
  await inTwoTabs(t, [browser, browser], {
    page: '/account/searches',
    action: `/account/searches/${id}`,
    texts: [{ name: 'Old cells' }, { name: 'Cells that stopped' }],
  });
  const profile = '/account/search-profile';
  await browser.submit(profile, profile, { about: 'Flies' });
  await inTwoTabs(t, [browser, browser], {
    page: profile,
    action: profile,
    texts: [{ about: 'Flies that live long' }, { about: 'Worms that live long' }],
  });
});

test('the time of mail that two tabs change, also where it stood as it is for everybody', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  for (const [one, two] of [
    ['Europe/Lisbon', 'Asia/Tokyo'],
    ['Europe/Paris', 'America/Lima'],
  ] as const)
    await inTwoTabs(t, [browser, browser], {
      page: '/account/searches',
      action: '/account/searches/time',
      texts: [
        { time_zone: one, hour: '6' },
        { time_zone: two, hour: '9' },
      ],
    });
});

test('what a person is called, and an essay with its summary, in two tabs', async () => {
  await using t = await app();
  const [ada] = (await people(t, 'Ada')) as [Browser];
  await inTwoTabs(t, [ada, ada], {
    page: '/account',
    action: '/account',
    texts: [{ name: 'Ada Thistle' }, { name: 'Ada Wood' }],
  });
  const essay = { title: 'On thin blood', summary: 'What it does.', text_md: 'It thins.' };
  const page = (await ada.submit('/essays/new', '/essays/new', essay)).headers.get('location') as string;
  await inTwoTabs(t, [ada, ada], {
    page,
    action: page.replace(/edit$/, 'save'),
    texts: [{ summary: 'What thin blood does.' }, { summary: 'Why it is done.' }],
  });
});

test('the role of a member that two owners change', async () => {
  await using t = await appHere();
  const [ada, bo, cy] = [await newPerson(t, 'Ada'), await newPerson(t, 'Bo'), await newPerson(t, 'Cy')];
  const [team] = await teamsOf(t.desk.db, ada);
  for (const [user, role] of [
    [bo, 'owner'],
    [cy, 'editor'],
  ] as const)
    await t.desk.exclusively('accounts', (trx) =>
      join(trx, { team: team?.id ?? '', user, role }, clockAndRandom(t)),
    );
  await inTwoTabs(t, [await signedInBrowser(t, ada), await signedInBrowser(t, bo)], {
    page: `/teams/${team?.slug}`,
    action: `/teams/${team?.slug}/members/${cy}/role`,
    texts: [{ role: 'viewer' }, { role: 'owner' }],
  });
});

test('what a team reads, and whether it may act, that two operators change', async () => {
  await using t = await appHere();
  await newPerson(t, 'Ada', 'public');
  const page = '/operator/teams';
  const action = '/operator/teams/ada';
  const [one, two] = [await signedInBrowser(t), await signedInBrowser(t)];
  await inTwoTabs(t, [one, two], {
    page,
    action,
    base: { standing: 'active' },
    texts: [{ tier: 'full' }, { tier: 'top' }],
  });
  // Who only raises the tier does not let a team act again that was suspended meanwhile.
  const shown = formAt(await two.get(page), action);
  pass(t, 1_000);
  assert.equal((await one.submit(page, action, { standing: 'suspended' })).status, 303);
  const told = await two.post(action, { ...shown, tier: 'public' });
  assert.equal(told.status, 409);
  assert.match(told.text, /What stands now.*Suspended/s);
  const { suspended_at } = await t.desk.db
    .selectFrom('teams')
    .select('suspended_at')
    .where('slug', '=', 'ada')
    .executeTakeFirstOrThrow();
  assert.notEqual(suspended_at, null);
});

test('a form that was refused for what is in it is no way around what was saved meanwhile', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  const profile = '/account/search-profile';
  await browser.submit(profile, profile, { about: 'Flies' });
  const shown = formAt(await browser.get(profile), profile);
  pass(t, 1_000);
  await browser.submit(profile, profile, { about: 'Flies that live long' });
  const refused = await browser.post(profile, { ...shown, about: 'Worms', countries: 'Atlantis' });
  assert.equal(refused.status, 400);
  pass(t, 1_000);
  const told = await browser.post(profile, { ...formAt(refused, profile), countries: 'DE' });
  assert.equal(told.status, 409);
  assert.match(told.text, /What stands now.*Flies that live long/s);
});

test('an earlier version that is restored over one that was not shown', async () => {
  await using t = await appHere();
  const { browser, list } = await ownTeam(t);
  const path = await added(browser, list);
  await browser.submit(`${path}/edit`, path, { title: 'Thymus, once more' });
  const shown = formAt(await browser.get(path), `${path}/restore`);
  pass(t, 1_000);
  await browser.submit(`${path}/edit`, path, { title: 'Thymus for good' });
  const told = await browser.post(`${path}/restore`, shown);
  assert.equal(told.status, 409);
  await mustBeValidHtml(told);
  assert.match(told.text, /<h1>Thymus for good<.*Somebody saved version 3 meanwhile/s);
});
