// A market from its draft to its end, in browsers alone: what people and the operator do and see.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finalizeDue } from '../../../src/people/markets/settle.ts';
import { hereConfig, newPerson, signedInBrowser } from '../../support/browser.ts';
import { app, later, opened, question } from '../../support/market-site.ts';
import { anOpenMarket, aPerson, meansAt, mustHold } from '../../support/market-world.ts';
import { createTestApp, noon } from '../../support/test-app.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

test('a market from draft to final: drafted, opened, traded, forecast, proposed, undisputed', async () => {
  await using t = await app();
  const { operator, at, id, path } = await opened(t);
  assert.equal((await t.get(`/markets/${id}`)).status, 404, 'nobody knows of a draft');
  assert.equal((await operator.get(path)).status, 404);
  await mustBeValidHtml(await operator.get(at));
  assert.equal((await operator.submit(at, `${at}/open`)).status, 303);
  later(t, 1);
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
  // On the first day of an account 50 points may be at risk.
  later(t, 25);
  const shown = await ada.get(path);
  assert.ok(shown.text.includes('&lt;script&gt;') && !shown.text.includes('<script>alert'));
  await mustBeValidHtml(shown);
  const bought = await ada.submit(path, `${path}/trades`, { points: '60', forecast: '80' });
  assert.equal(bought.status, 303, bought.text);
  assert.match((await ada.get('/account/points')).text, /<td[^>]*>1,000</, 'as 1,000 stands elsewhere');
  const bo = await signedInBrowser(t, await newPerson(t, 'Bo'));
  const refused = await bo.submit(path, `${path}/trades`, { points: '60.0001' });
  assert.equal(refused.status, 400);
  assert.match(refused.text, /at most three decimals/);
  assert.ok(refused.text.includes('value="60.0001"'), 'what was typed is still there');
  await mustBeValidHtml(refused);
  assert.equal((await bo.submit(path, `${path}/forecast`, { forecast: '30' })).status, 303);
  const { body } = await t.get(`/markets/${id}`);
  assert.deepEqual([body.market.traders, body.market.forecasters, body.market.trades], [1, 2, 1]);
  assert.ok(body.market.outcomes[0].probability > 0.7);
  assert.equal(JSON.stringify(body).includes('Ada'), false, 'nobody learns who traded');
  await mustBeValidHtml(await ada.get(path));
  await mustBeValidHtml(await ada.get('/account/points'));
  later(t, 24);
  const again = await signedInBrowser(t);
  const proposal = {
    outcome: 'yes',
    known_at: t.clock.now.toISOString(),
    evidence_url: 'https://fund.example/call',
  };
  const proposed = await again.submit(at, `${at}/propose`, {
    ...proposal,
    quote: 'We open a call on the thymus.',
    retrieved_at: '2026-03-03',
  });
  assert.equal(proposed.status, 303, proposed.text);
  await mustBeValidHtml(await ada.get(path));
  later(t, 72);
  assert.equal(await finalizeDue(t.desk.exclusively, meansAt(t.clock.now)), 1);
  const end = (await t.get(`/markets/${id}`)).body.market;
  assert.deepEqual(
    [end.status, end.outcome, end.evidence[0].quote],
    ['final', 'yes', 'We open a call on the thymus.'],
  );
  const page = await ada.get(path);
  assert.match(page.text, /Your log score is [1-9]/);
  await mustBeValidHtml(page);
  await mustBeValidHtml(await ada.get('/markets'));
  await mustBeValidHtml(await ada.get('/markets/leaderboard'));
  const suggesting = await ada.get('/markets/suggest');
  await mustBeValidHtml(suggesting);
  assert.match(suggesting.text, /<textarea[^>]* name="outcomes"/, 'what is one a line needs lines');
  await mustBeValidHtml(await again.get('/operator/markets'));
  await mustBeValidHtml(await again.get(at));
  await mustHold(t.desk);
  assert.deepEqual(t.bugs, []);
});

test('M5: who traded decides nothing, who proposed does not decide alone at once, and criteria stand as they are', async () => {
  await using t = await app();
  const { operator, at, id, path } = await opened(t);
  await operator.submit(at, `${at}/open`);
  assert.equal((await operator.get(at)).text.includes(`${at}/save`), false, 'no form changes the criteria');
  later(t, 30);
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
  assert.equal((await ada.submit(path, `${path}/forecast`, { forecast: '30' })).status, 303);
  const proposal = {
    outcome: 'yes',
    known_at: t.clock.now.toISOString(),
    evidence_url: 'https://fund.example/x',
  };
  const rest = { ...proposal, quote: 'So it is.', retrieved_at: '2026-03-03' };
  const operators = await signedInBrowser(t);
  assert.equal((await operators.submit(at, `${at}/propose`, rest)).status, 303);
  const bo = await signedInBrowser(t, await newPerson(t, 'Bo'));
  const typed = { reason: 'The page says otherwise.', source_url: 'https://other.example/' };
  assert.match((await bo.get(path)).text, /Whoever traded or forecast/);
  assert.equal((await bo.post(`${path}/dispute`, typed)).status, 409);
  assert.equal((await ada.submit(path, `${path}/dispute`, typed)).status, 303);
  assert.equal((await t.get(`/markets/${id}`)).body.market.status, 'disputed');
  const decision = { outcome: 'no', statement: 'The other page is right.' };
  const alone = await operators.submit(at, `${at}/decide`, decision);
  assert.match(alone.text, /Whoever decides alone waits 72 hours/);
  later(t, 73);
  const back = await signedInBrowser(t);
  assert.equal((await back.submit(at, `${at}/decide`, decision)).status, 303);
  const { market } = (await t.get(`/markets/${id}`)).body;
  assert.deepEqual([market.status, market.outcome], ['final', 'no']);
  assert.deepEqual(
    [market.disputes[0].decision, market.disputes[0].one_decider, market.disputes[0].statement],
    ['changed', true, 'The other page is right.'],
  );
  assert.equal((await ada.get('/operator/markets')).status, 403, 'nobody else handles markets');
  assert.match((await ada.get(path)).text, /The outcome was known/);
  assert.match((await back.submit(at, `${at}/annul`, { statement: ' ' })).text, /Statement is empty/);
  assert.equal((await back.submit(at, `${at}/annul`, { statement: 'It was asked badly.' })).status, 303);
  const annulled = (await ada.get(path)).text;
  assert.match(annulled, /How it was resolved.*It was asked badly/s);
  assert.doesNotMatch(annulled, /The outcome was known/, 'what was annulled has no outcome');
  await mustHold(t.desk);
});

test('a member of the operator who traded in a market neither proposes nor annuls there', async () => {
  await using t = await app();
  const { operator, at, path } = await opened(t);
  await operator.submit(at, `${at}/open`);
  assert.equal((await operator.submit(path, `${path}/trades`, { points: '5' })).status, 303);
  later(t, 1);
  const back = await signedInBrowser(t);
  assert.match((await back.get(at)).text, /You traded in this market: another member proposes/);
  const proposal = {
    outcome: 'yes',
    known_at: t.clock.now.toISOString(),
    evidence_url: 'https://fund.example/x',
  };
  const refused = await back.submit(at, `${at}/propose`, {
    ...proposal,
    quote: 'So.',
    retrieved_at: '2026-03-01',
  });
  assert.match(refused.text, /You traded in this market/);
  assert.match(
    (await back.submit(at, `${at}/annul`, { statement: 'No.' })).text,
    /You traded in this market/,
  );
  assert.match((await back.get('/account/points')).text, />open</);
  later(t, 24 * 400);
  assert.match(
    (await (await signedInBrowser(t)).get('/account/points')).text,
    />closed</,
    'as its page says',
  );
});

test('a suggestion waits for the operator, three a day; no market is about a person', async () => {
  await using t = await app();
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const typed = {
    question,
    criteria_md: 'By the page.',
    outcomes: 'Yes\nNo',
    closes_at: '2026-06-30T00:00:00Z',
  };
  const suggest = (more: Record<string, string> = {}) =>
    ada.submit('/markets/suggest', '/markets/suggest', { ...typed, ...more });
  assert.match((await suggest({ about: 'heroes:ada-thistlewood' })).text, /No market is about a person/);
  const hero = `${hereConfig.siteUrl}/heroes/ada-thistlewood`;
  assert.match((await suggest({ about: hero })).text, /No market is about a person/);
  assert.match(
    (await suggest({ about: '/grants/no-such-grant' })).text,
    /About names a public record, by the address of its page/,
  );
  assert.match((await suggest({ outcomes: 'Yes' })).text, /2 to 8/);
  for (let n = 0; n < 3; n++) assert.equal((await suggest()).status, 200);
  assert.equal((await suggest()).status, 429);
  const operator = await signedInBrowser(t);
  const queue = await operator.get('/operator/markets');
  assert.equal(queue.text.split(question).length - 1, 3);
  const [, address = ''] = /href="(\/operator\/markets\/[^"]*-[0-9a-f]{6})"/.exec(queue.text) ?? [];
  assert.equal(
    (await operator.submit(address, `${address}/refuse`, { statement: 'Too vague.' })).status,
    303,
  );
  assert.equal((await t.get('/markets')).body.pagination.total, 0);
});

test('boards rank whoever forecast in ten final markets of a quarter, members of the operator left out', async () => {
  await using t = await createTestApp();
  const { desk } = t;
  const [ada, op] = [await aPerson(desk, 'Ada', noon), await aPerson(desk, 'Op', noon)];
  await desk.db.updateTable('users').set({ public_name: 1 }).where('id', '=', op).execute();
  const { id } = await desk.db
    .selectFrom('markets')
    .select('id')
    .executeTakeFirst()
    .then(async () => {
      const name = await anOpenMarket(desk, noon);
      return desk.db
        .selectFrom('markets')
        .select('id')
        .where('public_id', '=', name)
        .executeTakeFirstOrThrow();
    });
  const whole = await desk.db
    .selectFrom('markets')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (let n = 0; n < 10; n++) {
    const market_id = `m-${n}`;
    const final = {
      id: market_id,
      public_id: market_id,
      status: 'final',
      final_at: noon.toISOString(),
    } as const;
    await desk.db
      .insertInto('markets')
      .values({ ...whole, ...final })
      .execute();
    for (const [user_id, operator] of [
      [ada, 0],
      [op, 1],
    ] as const) {
      if (user_id === ada && n === 9) continue;
      const score = { log_score: 40, brier: 0.1, market_brier: 0.2, coverage: 0.5, profit_mp: 1_500 };
      await desk.db
        .insertInto('market_scores')
        .values({ market_id, user_id, operator, ...score })
        .execute();
    }
  }
  const board = async (query: string) => (await t.get(`/markets/leaderboard${query}`)).body;
  assert.deepEqual(
    (await board('?season=2026Q1')).data,
    [],
    'nine are too few, and the operator is left out',
  );
  const score = { log_score: 40, brier: 0.1, market_brier: 0.2, coverage: 0.5, profit_mp: 1_500 };
  await desk.db
    .insertInto('market_scores')
    .values({ market_id: 'm-9', user_id: ada, operator: 0, ...score })
    .execute();
  const { data, season } = await board('');
  assert.equal(season, '2026Q1');
  const { name, ...figures } = data[0];
  assert.match(name, /^member [0-9a-f]{4}$/, 'a name only where its person says so');
  const means = { rank: 1, markets: 10, log_score: 40, brier: 0.1, skill: 0.1, coverage: 0.5, profit: 15 };
  assert.deepEqual(figures, means);
  assert.deepEqual((await board('?season=2026Q2')).data, []);
});

test('markets that close before a day or a moment: a day with all of it, a moment without itself', async () => {
  await using t = await app();
  const { operator, at } = await opened(t);
  await operator.submit(at, `${at}/open`);
  later(t, 24);
  const closes = (await t.get('/markets')).body.data[0].closes_at as string;
  const day = closes.slice(0, 10);
  const before = new Date(Date.parse(day) - 1).toISOString().slice(0, 10);
  const counted = async (bound: string) =>
    (await t.get(`/markets?closes_before=${bound}`)).body.pagination.total;
  assert.deepEqual([await counted(day), await counted(before), await counted('9999-12-31')], [1, 0, 1]);
  const soon = new Date(Date.parse(closes) + 1).toISOString();
  assert.deepEqual([await counted(closes), await counted(soon)], [0, 1]);
});

test('markets as data: the list, one, its history, a picture, a table and a feed', async () => {
  await using t = await app();
  const { operator, at, id, path } = await opened(t);
  await operator.submit(at, `${at}/open`);
  later(t, 24);
  await operator.submit(path, `${path}/trades`, { points: '40' });
  const list = (await t.get('/markets?status=open&q=thymus')).body;
  assert.deepEqual([list.data.length, list.pagination.total, list.data[0].public_id], [1, 1, id]);
  assert.equal((await t.get('/markets?q=%25')).body.data.length, 0, 'a percent sign is a letter like others');
  const { data, outcomes } = (await t.get(`/markets/${id}/history`)).body;
  assert.deepEqual([outcomes, data.length, data[0].probabilities], [['yes', 'no'], 2, [0.5, 0.5]]);
  const svg = await operator.get(`${path}.svg`);
  assert.match(svg.headers.get('content-type') ?? '', /^image\/svg\+xml/);
  assert.ok(svg.text.includes('After 1 trade by 1 person') && svg.text.length < 20_000);
  assert.match((await operator.get(`${path}.csv`)).text, /^From,Yes \(%\),No \(%\)/);
  assert.ok((await operator.get('/markets.atom')).text.includes(question));
  assert.equal(JSON.parse((await operator.get(`${path}.json`)).text).market.id, list.data[0].id);
});

test('switched off, there are no markets: no page, no address, no word in the documentation', async () => {
  await using t = await createTestApp({ parts: () => ({ config: hereConfig, off: ['markets'] }) });
  const browser = await signedInBrowser(t);
  for (const path of [
    '/markets',
    '/markets/suggest',
    '/operator/markets',
    '/account/points',
    '/markets.atom',
  ]) {
    assert.equal((await browser.get(path)).status, 404, path);
  }
  assert.equal((await t.get('/markets')).status, 404);
  const { text } = await t.get('/openapi.json');
  assert.equal(/list_markets|\/markets/.test(text), false);
});
