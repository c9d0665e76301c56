// What the pages of a market say, to those who trade and to those who decide, and what can be done from there.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPerson, signedInBrowser } from '../../support/browser.ts';
import { app, drafted, later, opened, question } from '../../support/market-site.ts';
import { anOpenMarket, aPerson, traded } from '../../support/market-world.ts';
import { formsIn } from '../../support/shown-forms.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

test('a trade that was refused stands on the page of its market with what was typed and the price of now', async () => {
  await using t = await app();
  const { operator, at, path } = await opened(t);
  await operator.submit(at, `${at}/open`);
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const bo = await signedInBrowser(t, await newPerson(t, 'Bo'));
  later(t, 30);
  const [stale] = formsIn((await bo.get(path)).text).filter(({ action }) => action === `${path}/trades`);
  assert.equal((await ada.submit(path, `${path}/trades`, { points: '40' })).status, 303);
  later(t, 0.01);
  const refused = await bo.post(`${path}/trades`, { ...stale?.fields, points: '12.5', forecast: '60' });
  assert.equal(refused.status, 400);
  assert.match(refused.text, /The price moved from 50 % to 66.5 % since the form was shown/);
  assert.ok(refused.text.includes(question), 'it says in which market');
  await mustBeValidHtml(refused);
  const forms = formsIn(refused.text).filter(({ action }) => action === `${path}/trades`);
  const [again] = forms.filter(({ fields }) => fields.points === '12.5');
  assert.equal(again?.fields.forecast, '60');
  assert.match(refused.text, /<details open><summary>Buy Yes/);
  assert.doesNotMatch(refused.text, /The state that the form showed/);
  later(t, 0.01);
  assert.equal((await bo.post(`${path}/trades`, again?.fields ?? {})).status, 303, 'it is taken from there');
  const sold = await bo.submit(path, `${path}/forecast`, { forecast: 'likely' });
  assert.match(sold.text, /<details open><summary>Forecast without a trade.*takes a number from 0 to 100/s);
  // What can be traded no more is said where no form is left to say it.
  const [late] = formsIn((await bo.get(path)).text).filter(({ action }) => action === `${path}/trades`);
  const back = await signedInBrowser(t);
  assert.equal((await back.submit(at, `${at}/close`)).status, 303);
  const closed = await bo.post(`${path}/trades`, late?.fields ?? {});
  assert.deepEqual(
    [closed.status, /This market is closed; nothing is traded/.test(closed.text)],
    [400, true],
  );
  await mustBeValidHtml(closed);
  assert.deepEqual(t.bugs, []);
});

test('whoever decides about a market reads there what it says, what is proposed and what is disputed', async () => {
  await using t = await app();
  const { operator, at, path } = await opened(t);
  const draft = await operator.get(at);
  assert.match(draft.text, /Yes where the call is on the page of the fund/, 'what would be opened');
  assert.equal((await operator.submit(at, `${at}/open`)).status, 303);
  later(t, 30);
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
  assert.equal((await ada.submit(path, `${path}/trades`, { points: '20' })).status, 303);
  later(t, 1);
  const alone = await signedInBrowser(t);
  const proposal = {
    outcome: 'no',
    known_at: t.clock.now.toISOString(),
    evidence_url: 'https://fund.example/',
  };
  const rest = { ...proposal, quote: 'There is no call.', retrieved_at: '2026-03-02' };
  const refused = await alone.submit(at, `${at}/propose`, { ...rest, known_at: '2031-01-01T00:00' });
  assert.equal(refused.status, 400);
  assert.match(refused.text, /<details open><summary>Propose the outcome.*lies between the opening/s);
  assert.match(refused.text, /<option value="no" selected>No</, 'an outcome is chosen, not written');
  assert.ok(refused.text.includes(question) && refused.text.includes('There is no call.'));
  await mustBeValidHtml(refused);
  assert.equal((await alone.submit(at, `${at}/propose`, rest)).status, 303);
  const ends = t.clock.now.toISOString().slice(0, 16);
  assert.ok((await alone.get('/operator/markets')).text.includes(`datetime="${ends}`), 'when trading ended');
  const typed = { reason: 'The page says otherwise.', source_url: 'https://other.example/' };
  assert.equal((await ada.submit(path, `${path}/dispute`, typed)).status, 303);
  const disputed = await alone.get(at);
  for (const said of [
    /The proposed outcome is No, and it is disputed/,
    /There is no call\./,
    /The page says otherwise\./,
  ])
    assert.match(disputed.text, said);
  assert.match(
    disputed.text,
    /class="notice">Whoever decides alone waits 72 hours: until 2026-03-\d\d \d\d:\d\d UTC\./,
  );
  await mustBeValidHtml(disputed);
  later(t, 73);
  const back = await signedInBrowser(t);
  assert.doesNotMatch((await back.get(at)).text, /waits 72 hours/);
  const decided = { outcome: 'yes', statement: 'It is there.' };
  assert.equal((await back.submit(at, `${at}/decide`, decided)).status, 303);
  const stale = await back.submit(at, `${at}/correct`, { outcome: 'yes', statement: 'The same.' });
  assert.match(stale.text, /<details open><summary>Correct the outcome.*This is the outcome already/s);
  later(t, 31 * 24);
  const month = await (await signedInBrowser(t)).get(at);
  assert.ok(!month.text.includes(`${at}/correct`), 'what has been final for 30 days stays');
  assert.deepEqual(t.bugs, []);
});

test('whose only trade was undone is no trader, and the points say in words what came and went', async () => {
  await using t = await app();
  const { operator, at, path, id } = await opened(t);
  await operator.submit(at, `${at}/open`);
  later(t, 1);
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
  assert.equal((await ada.submit(path, `${path}/trades`, { points: '20' })).status, 303);
  assert.match((await ada.get(path)).text, /A share pays 1 point/);
  const back = await signedInBrowser(t);
  assert.equal((await back.submit(at, `${at}/annul`, { statement: 'It was asked badly.' })).status, 303);
  const { market } = (await t.get(`/markets/${id}`)).body;
  assert.deepEqual([market.trades, market.traders, market.forecasters], [0, 0, 1]);
  const shown = (await ada.get(path)).text;
  assert.match(shown, /No trade counts so far/);
  assert.doesNotMatch(shown, /A share pays 1 point/, 'nothing is paid any more');
  assert.match((await ada.get('/account/points')).text, /A trade in a market that was annulled, undone/);
  const list = (await ada.get('/markets')).text;
  assert.doesNotMatch(list, /50\.0 %/, 'nothing of it is likely');
  assert.match(list, /href="\/markets\?status=corrected"/);
  assert.deepEqual(t.bugs, []);
});

test('whoever suggested a market reads what became of it, and shares of what ended are no shares any more', async () => {
  await using t = await app();
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const points = async () => (await ada.get('/account/points')).text;
  assert.doesNotMatch(await points(), /Your suggestions/);
  const suggest = (asked: string) =>
    ada.submit('/markets/suggest', '/markets/suggest', {
      question: asked,
      criteria_md: 'By the page.',
      outcomes: 'Yes\nNo',
      closes_at: '2026-06-30T00:00:00Z',
    });
  for (const asked of ['Is the first call opened?', 'Is the second call opened?'])
    assert.equal((await suggest(asked)).status, 200);
  assert.equal((await points()).split('The operator has not decided yet').length - 1, 2);
  const operator = await signedInBrowser(t);
  const queue = (await operator.get('/operator/markets')).text;
  const addressOf = (asked: string) => {
    const name = asked.toLowerCase().replaceAll(/\W+/g, '-').slice(0, 12);
    return new RegExp(`href="(/operator/markets/${name}[^"]*)"`).exec(queue)?.[1] as string;
  };
  const [first, second] = [addressOf('Is the first call'), addressOf('Is the second call')];
  assert.equal((await operator.submit(first, `${first}/open`)).status, 303);
  assert.equal((await operator.submit(second, `${second}/refuse`, { statement: 'Too vague.' })).status, 303);
  const path = first.replace('/operator', '');
  assert.match(
    await points(),
    new RegExp(`<a href="${path}">Is the first call opened\\?</a></t[hd]><td>Opened<`),
  );
  assert.match(await points(), /Is the second call opened\?<\/t[hd]><td>The operator did not open it</);
  assert.doesNotMatch(await points(), /Too vague/, 'the reason is for the team of the operator');
  later(t, 1);
  assert.equal((await ada.submit(path, `${path}/trades`, { points: '20' })).status, 303);
  const shares = async () => /<h2>Your shares<\/h2>([\s\S]*?)<\/section>/.exec(await points())?.[1] ?? '';
  assert.match(await shares(), /Is the first call opened/);
  await t.desk.db.updateTable('markets').set({ status: 'final' }).where('status', '=', 'open').execute();
  assert.match(await shares(), /You hold none/);
  assert.deepEqual(t.bugs, []);
});

test('only whoever took part is offered the dispute, and one that comes too late keeps what was written', async () => {
  await using t = await app();
  const { operator, at, path } = await opened(t);
  assert.equal((await operator.submit(at, `${at}/open`)).status, 303);
  later(t, 30);
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const bo = await signedInBrowser(t, await newPerson(t, 'Bo'));
  assert.equal((await ada.submit(path, `${path}/trades`, { points: '20' })).status, 303);
  later(t, 1);
  const back = await signedInBrowser(t);
  const proposal = {
    outcome: 'no',
    known_at: t.clock.now.toISOString(),
    evidence_url: 'https://fund.example/',
    quote: 'There is no call.',
    retrieved_at: '2026-03-02',
  };
  assert.equal((await back.submit(at, `${at}/propose`, proposal)).status, 303);
  const outsider = (await bo.get(path)).text;
  assert.ok(!outsider.includes(`action="${path}/dispute"`));
  assert.match(outsider, /Whoever traded or forecast here may dispute the outcome/);
  assert.match(outsider, /<td><time datetime="2026-03-01T12:00:03.000Z">1 Mar 2026, 12:00 UTC<\/time><\/td>/);
  const [open] = formsIn((await ada.get(path)).text).filter(({ action }) => action === `${path}/dispute`);
  assert.ok(open);
  await t.desk.db.updateTable('markets').set({ status: 'disputed' }).execute();
  later(t, 0.01);
  const typed = {
    ...open.fields,
    reason: 'The page says\notherwise.',
    source_url: 'https://other.example/a',
  };
  const late = await ada.post(`${path}/dispute`, typed);
  assert.equal(late.status, 400);
  assert.match(late.text, /No outcome is proposed that could be disputed now/);
  assert.match(late.text, /to copy.*The page says\notherwise\./s);
  assert.match(late.text, /to copy.*https:\/\/other\.example\/a/s);
  await mustBeValidHtml(late);
  assert.deepEqual(t.bugs, []);
});

test('entries of points of one moment stand in the order in which they came about', async () => {
  await using t = await app();
  const { operator, at, path } = await opened(t);
  assert.equal((await operator.submit(at, `${at}/open`)).status, 303);
  later(t, 30);
  for (let person = 0; person < 8; person++) {
    const browser = await signedInBrowser(t, await newPerson(t, `Trader ${person}`));
    assert.equal((await browser.submit(path, `${path}/trades`, { points: '20' })).status, 303);
    const { text } = await browser.get('/account/points');
    const entries = [...text.matchAll(/>(A trade|What everybody begins with)</gi)].map(([, kind]) => kind);
    assert.deepEqual(entries, ['A trade', 'What everybody begins with']);
  }
  assert.deepEqual(t.bugs, []);
});

test('no outcome is proposed that nobody chose', async () => {
  await using t = await app();
  const { operator, at } = await opened(t);
  await operator.submit(at, `${at}/open`);
  later(t, 0.1);
  const form = formsIn((await operator.get(at)).text).find(({ action }) => action === `${at}/propose`);
  assert.equal(form?.fields.outcome, '');
  later(t, 0.01);
  const refused = await operator.post(`${at}/propose`, {
    ...form?.fields,
    known_at: t.clock.now.toISOString().slice(0, 16),
    evidence_url: 'https://meridian.example/call',
    quote: 'We open a call.',
    retrieved_at: t.clock.now.toISOString().slice(0, 10),
  });
  assert.equal(refused.status, 400);
  assert.match(refused.text, /Outcome is to be chosen\./);
  const { status } = await t.desk.db.selectFrom('markets').select('status').executeTakeFirstOrThrow();
  assert.equal(status, 'open');
});

test('each of two markets is read by its own name, with its own trades', async () => {
  await using t = await app();
  const now = t.clock.now;
  const [first, second] = [await anOpenMarket(t.desk, now), await anOpenMarket(t.desk, now)];
  const user = await aPerson(t.desk, 'Ada', now);
  await traded(t.desk, second, { user, outcome: 'yes', side: 'buy', amount: 20_000 }, now);
  for (const [id, traders] of [
    [first, 0],
    [second, 1],
  ] as const) {
    const { market } = (await t.get(`/markets/${id}`)).body;
    assert.deepEqual([market.public_id, market.traders], [id, traders]);
  }
});

test('who refuses one draft refuses no other one', async () => {
  await using t = await app();
  const operator = await signedInBrowser(t);
  const [first, second] = [await drafted(t, operator), await drafted(t, operator)];
  assert.equal(
    (await operator.submit(first.page, `${first.page}/refuse`, { statement: 'Twice.' })).status,
    303,
  );
  const rows = await t.desk.db.selectFrom('markets').select(['public_id', 'status', 'statement']).execute();
  const stands = new Map(rows.map(({ public_id, ...row }) => [`/operator/markets/${public_id}`, { ...row }]));
  assert.deepEqual(stands.get(first.page), { status: 'refused', statement: 'Twice.' });
  assert.deepEqual(stands.get(second.page), { status: 'draft', statement: null });
});
