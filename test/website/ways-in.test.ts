// What is somebody's own, or waits for the operator, is found from a page that they begin at; and a page that
// speaks of mail says where none goes out.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agentText } from '../../src/website/account/agent-text.ts';
import { hereConfig, newPerson, signedInBrowser } from '../support/browser.ts';
import { createTestApp } from '../support/test-app.ts';
import { mustBeValidHtml } from '../support/valid-html.ts';

const secret = new Uint8Array(32).fill(7);
const appHere = (more: object = {}) =>
  createTestApp({ parts: () => ({ config: hereConfig, secret, ...more }) });
const linksIn = (text: string) => [...text.matchAll(/href="([^"#?]+)"/g)].map(([, path]) => path as string);

test('from the account one reaches what one wrote, and a member of the operator’s team what waits', async () => {
  await using t = await appHere();
  const [operator, ada] = [await signedInBrowser(t), await signedInBrowser(t, await newPerson(t, 'Ada'))];
  const own = ['/account/reviews', '/account/funds', '/account/essays', '/account/points'];
  for (const browser of [operator, ada]) {
    const account = await browser.get('/account');
    await mustBeValidHtml(account);
    assert.deepEqual(
      own.filter((path) => !linksIn(account.text).includes(path)),
      [],
    );
    for (const path of own) assert.equal((await browser.get(path)).status, 200, path);
    assert.equal(linksIn(account.text).includes('/operator'), browser === operator);
  }
  const ways = linksIn((await operator.get('/operator')).text);
  for (const path of ['/operator/people', '/operator/teams', '/operator/representatives']) {
    assert.ok(ways.includes(path), path);
    assert.equal((await operator.get(path)).status, 200, path);
  }
});

test('what the operator switched off is not led to', async () => {
  await using t = await appHere({ off: ['reviews', 'essays', 'markets'] });
  const { text } = await (await signedInBrowser(t)).get('/account');
  for (const path of ['/account/reviews', '/account/essays', '/account/points'])
    assert.equal(linksIn(text).includes(path), false, path);
});

test('messages and data-protection requests that wait are counted for the operator, with how to read them', async () => {
  await using t = await appHere();
  const message = { purpose: 'press', name: 'Ada', email: 'ada@example.org', message: 'A question of ours.' };
  assert.equal((await t.send('POST', '/api/contact', { body: message })).status, 202);
  const request = { request_kind: 'copy_of_data', requester_email: 'ada@example.org' };
  for (const _ of [1, 2])
    assert.equal((await t.send('POST', '/api/public/data-requests', { body: request })).status, 202);
  const page = await (await signedInBrowser(t)).get('/operator');
  await mustBeValidHtml(page);
  const said = page.text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  assert.match(said, /Messages 1 Data-protection requests 2 .* perennial requests list/);
});

test('the operator is told what is wrong by itself and what to do: a source, mail, a job, the disk; and nobody else is', async () => {
  const disk = { free: 5e9, size: 400e9 };
  await using t = await createTestApp({ parts: () => ({ config: hereConfig, disk: () => disk }) });
  const operator = await signedInBrowser(t);
  const said = async () => {
    const page = await operator.get('/operator');
    await mustBeValidHtml(page);
    return page.text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  };
  assert.match(
    await said(),
    /disk of the data folder is nearly full: 5\.0 GB of 400\.0 GB are free.*Make space/,
  );
  disk.free = 50e9;
  assert.match(await said(), /Sources, dumps, jobs, mail and the disk are as they should be/);
  const counts = { added: 0, changed: 0, unchanged: 9, left: 0, refused: 0, suppressed: 0 };
  const at = (days: number) => new Date(t.clock.now.getTime() - days * 86_400_000).toISOString();
  const runOf = (source: string, days: number, error: string | null) =>
    t.ledger.recordRun({
      ...{ ...counts, source, error, watermark: null, as_of: null },
      ...{ started_at: at(days), finished_at: at(days), status: error ? 'failed' : 'completed' },
    });
  await runOf('ror', 3, null);
  await runOf('conferences', 1, null);
  await runOf('conferences', 0.5, 'it answered 503');
  await runOf('eu-funding', 1, null);
  await runOf('ukri', 1, 'it answered 404');
  await runOf('pennsylvania', 3, 'it has no service');
  await runOf('meetings', 30, null);
  await runOf('drugage', 30, null);
  await runOf('drugage', 1, 'it has no column title');
  const message = { purpose: 'press', name: 'Ada', email: 'ada@example.org', message: 'A question of ours.' };
  await t.send('POST', '/api/contact', { body: message });
  const told = await said();
  assert.match(
    told,
    /ror was not read for more than two days.*Run perennial harvest ror, or name it in HARVEST/,
  );
  assert.match(told, /conferences cannot be read: it answered 503.*perennial harvest conferences/);
  assert.match(told, /ukri cannot be read: it answered 404/);
  assert.doesNotMatch(told, /eu-funding|nearly full/);
  assert.doesNotMatch(told, /pennsylvania/, 'what was tried once, and never read, is no trouble for ever');
  assert.doesNotMatch(told, /meetings/, 'files are read when there are new ones, and no server reads them');
  assert.match(told, /drugage cannot be read.*perennial harvest drugage --from FILE/);
  assert.match(told, /1 mail waits: no mail server is set.*Set SMTP_URL/);
  const ada = await signedInBrowser(t, await newPerson(t, 'Ada'));
  assert.equal((await ada.get('/operator')).status, 403);
});

test('where no mail goes out, the pages that speak of mail say so and promise none', async () => {
  for (const sendsMail of [false, true]) {
    await using t = await appHere({ sendsMail });
    const id = await newPerson(t, 'Ada');
    const address = { email: 'ada@example.org', email_verified_at: t.clock.now.toISOString() };
    await t.desk.db.updateTable('users').set(address).where('id', '=', id).execute();
    const ada = await signedInBrowser(t, id);
    for (const path of [
      '/account/mail',
      '/account/searches',
      '/account/searches/new?list=list_grants&query=',
    ]) {
      const page = await ada.get(path);
      await mustBeValidHtml(page);
      assert.equal(page.text.includes('This server sends no mail'), !sendsMail, path);
    }
    const { text } = await ada.get('/account/mail');
    assert.equal(/mail goes there|Mail a link/.test(text), sendsMail);
  }
});

test('an empty list says whether nothing is there yet or nothing fits, and how the first comes about', async () => {
  await using t = await appHere();
  const browser = await signedInBrowser(t);
  for (const [path, empty] of [
    ['/essays', 'No essay is published yet.'],
    ['/essays?q=x', 'No essay fits.'],
    ['/markets', 'There is no market yet.'],
    ['/markets?q=x', 'No market fits.'],
    ['/research', 'There are none yet.'],
  ] as const) {
    const page = await browser.get(path);
    await mustBeValidHtml(page);
    assert.ok(page.text.includes(empty), `${path}: ${empty}`);
  }
  const ways = linksIn((await browser.get('/research')).text).filter((one) =>
    /create_research|profile/.test(one),
  );
  assert.deepEqual(ways, ['/docs/create_research', '/account/search-profile']);
  for (const path of ways) assert.equal((await browser.get(path)).status, 200, path);
});

test('a session names its browser as a person knows it', async () => {
  const base = 'Mozilla/5.0 (X11; Linux x86_64)';
  for (const [sent, shown] of [
    [`${base} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/156.0 Safari/537.36 Edg/156.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
      'Safari on iPhone',
    ],
    ['curl/8.5.0', 'curl/8.5.0'],
  ] as const)
    assert.equal(agentText(sent), shown);
});

test('what an account keeps is told before it is made, with how to take it along and have it erased', async () => {
  await using t = await appHere();
  const browser = await signedInBrowser(t);
  const { text } = await browser.get('/privacy');
  const [, accounts = ''] = /Accounts<\/h2>([\s\S]*?)<h2/.exec(text) ?? [];
  assert.match(accounts, /a cookie .* stay away for two weeks/);
  for (const path of ['/account/export', '/account/close']) {
    assert.ok(linksIn(accounts).includes(path), path);
    assert.equal((await browser.get(path)).status, 200, path);
  }
});

test('the page that needs scripts is named among those that need none', async () => {
  await using t = await appHere();
  const { text } = await (await signedInBrowser(t)).get('/accessibility');
  assert.match(text, /One page needs scripts: the <a href="\/omega\/workbench">workbench<\/a>/);
});

test('where no dumps are made at night, no page says that they are', async () => {
  for (const dumpAt of [null, '03:00']) {
    await using t = await appHere({ config: { ...hereConfig, dumpAt } });
    const browser = await signedInBrowser(t);
    for (const path of ['/datasets', '/status']) {
      const page = await browser.get(path);
      await mustBeValidHtml(page);
      assert.equal(/at night|every night/.test(page.text), dumpAt !== null, path);
    }
  }
});

test('whoever has an address is told who sees it, and the operator does', async () => {
  await using t = await appHere();
  const [operator, ada] = [await signedInBrowser(t), await signedInBrowser(t, await newPerson(t, 'Ada'))];
  assert.match((await operator.get('/operator/people')).text, /ada@id\.test/);
  assert.match(
    (await ada.get('/account')).text,
    /Your address is ada@id\.test\. Only you and whoever runs this site see it\./,
  );
});
