// Saved searches in the browser, their feeds, and the end of mail.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { smtpMail } from '../../../src/people/mail/smtp.ts';
import { unsubscribeToken } from '../../../src/people/searches/unsubscribe.ts';
import { browserOf, here, hereConfig, newPerson, signedInBrowser } from '../../support/browser.ts';
import { mailServer } from '../../support/mail-server.ts';
import { aGrant } from '../../support/records.ts';
import { appWithSearches, mailOut, reader, saved, secret, wholeRound } from '../../support/searches.ts';
import { formsIn } from '../../support/shown-forms.ts';
import { createTestApp, pass } from '../../support/test-app.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

test('a search that is saved once more from the form that it was saved with is not kept twice', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  for (const name of ['Mine', 'Mine', 'Mine too']) await saved(t, browser, 'q=senescence', { name });
  const rows = await t.desk.db.selectFrom('saved_searches').select('name').execute();
  assert.deepEqual(rows.map(({ name }) => name).toSorted(), ['Mine', 'Mine too']);
});

test('a search is saved from a list, changed, paused and stopped', async () => {
  await using t = await appWithSearches();
  await t.add('grants', aGrant({ id: 'g', title: 'Senescence call' }));
  const { browser } = await reader(t);
  const list = await browser.get('/grants?q=senescence&sort=relevance');
  const link = /href="(\/account\/searches\/new\?[^"]+)"/
    .exec(list.text)?.[1]
    ?.replaceAll('&amp;', '&') as string;
  assert.ok(link, 'a list leads to saving it');
  const stranger = await browserOf(t, { at: here }).get(link);
  assert.deepEqual(
    [stranger.status, stranger.headers.get('location')],
    [303, `/sign-in?return_to=${encodeURIComponent(link)}`],
  );
  const form = await browser.get(link);
  assert.match(
    form.text,
    /1 record in the last 30 days, less than one a week\. Daily would mean mail on about 1 day\./,
  );
  const unknown = await browser.get(link.replace('senescence', 'telomeres'));
  assert.match(unknown.text, /<p>No record in the last 30 days\.<\/p>/);
  assert.match(form.text, /<option value="none" selected>/, 'no mail is proposed where none is sent');
  const none = { wants_new: '', wants_closing: '' };
  const refused = await browser.submit(link, '/account/searches', { ...none, name: 'Mine' });
  assert.deepEqual(
    [refused.status, refused.text.includes('Choose what you want to be told of.')],
    [400, true],
  );
  assert.ok(refused.text.includes('value="Mine"'));
  const id = await saved(t, browser, 'sort=relevance&q=senescence', { name: 'Mine' });
  const row = await t.desk.db.selectFrom('saved_searches').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual(
    [row.query, row.operation, row.cadence, row.wants],
    ['q=senescence', 'list_grants', 'daily', 'new,closing'],
  );
  assert.match((await browser.get('/account/searches')).text, /<a href="\/grants\?q=senescence">Mine<\/a>/);
  const path = `/account/searches/${id}`;
  assert.equal(
    (await browser.submit('/account/searches', path, { name: 'Renamed', paused: 'true' })).status,
    303,
  );
  assert.match((await browser.get('/account/searches')).text, /Renamed[\s\S]*paused/);
  const other = await reader(t, 'Grace');
  assert.doesNotMatch((await other.browser.get('/account/searches')).text, /Renamed/);
  const folded =
    /<summary aria-label="Stop this search [^"]+">Stop this search<\/summary><p>It ends at once, with its feed and what it found\.<\/p>/;
  assert.match((await browser.get('/account/searches')).text, folded, 'one click stops nothing');
  assert.equal((await browser.submit('/account/searches', `${path}/stop`)).status, 303);
  assert.deepEqual(await t.desk.db.selectFrom('search_known').selectAll().execute(), []);
  for (const wrong of [
    'list=list_nothing',
    'list=list_research',
    'list=list_grants&query=deadline_after%3Dsoon',
    'list=list_grants&query=x%3D1',
  ]) {
    const answer = await browser.get(`/account/searches/new?${wrong}`);
    assert.ok([400, 404].includes(answer.status), `${wrong} ${answer.status}`);
  }
  assert.deepEqual(t.bugs, []);
});

test('there are at most 25 searches, ten of them daily, and none that finds everything', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  for (let at = 0; at < 25; at++)
    await saved(t, browser, `q=word${at}`, { cadence: at < 10 ? 'daily' : 'weekly' });
  const page = '/account/searches/new?list=list_grants&query=q%3Dmore';
  const more = await browser.submit(page, '/account/searches', { cadence: 'weekly' });
  assert.deepEqual([more.status, more.text.includes('You keep 25 searches')], [400, true]);
  const [first] = await t.desk.db
    .selectFrom('saved_searches')
    .select('id')
    .where('cadence', '=', 'weekly')
    .execute();
  const daily = await browser.submit('/account/searches', `/account/searches/${first?.id}`, {
    cadence: 'daily',
  });
  assert.match(daily.text, /10 of your searches are daily/);
});

test('a refused hour or change of a search is shown where it was typed, with the choices of its form', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  const id = await saved(t, browser, 'q=senescence', { name: 'Mine' });
  const page = '/account/searches';
  const zone = { time_zone: 'Mars/Phobos', hour: '9', weekday: '3' };
  const late = await browser.submit(page, `${page}/time`, zone);
  assert.deepEqual([late.status, late.text.includes('<h1>Saved searches</h1>')], [400, true]);
  assert.match(
    late.text,
    /Time zone takes a name[\s\S]*value="Mars\/Phobos"[\s\S]*value="3" selected>Wednesday/,
  );
  const none = { wants_new: '', wants_closing: '', name: 'My calls' };
  const refused = await browser.submit(page, `${page}/${id}`, none);
  assert.deepEqual([refused.status, refused.text.includes('<h1>Saved searches</h1>')], [400, true]);
  assert.match(
    refused.text,
    /<details open>[\s\S]*Choose what you want to be told of\.[\s\S]*value="My calls"/,
  );
  await mustBeValidHtml(refused);
  const tab = formsIn((await browser.get(page)).text).find(({ action }) => action === `${page}/${id}`);
  await browser.submit(page, `${page}/${id}/stop`);
  pass(t, 1_000);
  const gone = await browser.post(`${page}/${id}`, { ...tab?.fields, name: 'Called anew' });
  assert.deepEqual([gone.status, gone.text.includes('Called anew')], [404, true], gone.text);
});

test('S4: opening the link of a mail changes nothing, a POST without a cookie ends the stream at once', async () => {
  await using t = await appWithSearches();
  const { browser, user } = await reader(t);
  await saved(t, browser, 'q=senescence');
  pass(t, dayMs);
  await t.add('grants', aGrant({ id: 'g', title: 'Senescence call' }));
  const [mail] = await wholeRound(t);
  const link = /^<http:\/\/perennial\.test(\/u\/[\w.-]+)>$/.exec(
    mail?.headers?.['List-Unsubscribe'] ?? '',
  )?.[1] as string;
  assert.equal(mail?.headers?.['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click');
  assert.ok(link.endsWith(unsubscribeToken(secret, { user, stream: 'daily' })));
  const stops = () => t.desk.db.selectFrom('mail_stops').selectAll().execute();
  const shown = await browserOf(t, { at: here }).get(link);
  assert.deepEqual([shown.status, (await stops()).length], [200, 0]);
  const oneClick = () =>
    t.app.fetch(
      new Request(here + link, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
        redirect: 'manual',
      }),
    );
  for (let time = 0; time < 2; time++) assert.equal((await oneClick()).status, 200);
  assert.deepEqual(
    (await stops()).map(({ stream, user_id }) => [stream, user_id]),
    [['daily', user]],
  );
  pass(t, dayMs);
  await t.add('grants', aGrant({ id: 'h', title: 'Senescence again' }));
  assert.deepEqual(await wholeRound(t), []);
  assert.match((await browser.get('/account/searches')).text, /<p>Mail every day, stopped\./);
  const forged = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`;
  assert.equal((await browserOf(t, { at: here }).get(forged)).status, 404);
  assert.equal(
    (await browser.submit('/account/searches', '/account/searches/time', { resume: 'true' })).status,
    303,
  );
  assert.match((await wholeRound(t))[0]?.text ?? '', /Senescence again/);
});

test('S6: the name of a search stays within the text of the mail, on a real mail server', async () => {
  await using t = await appWithSearches();
  await using mail = await mailServer();
  const { browser } = await reader(t);
  const page = '/account/searches/new?list=list_grants&query=q%3Dsenescence';
  for (const name of ['a\r\nBcc: evil@example.org', 'a\nb', ' ']) {
    assert.equal(
      (await browser.submit(page, '/account/searches', { name })).status,
      400,
      JSON.stringify(name),
    );
  }
  await saved(t, browser, 'q=senescence', { name: 'Bcc: evil@example.org\u2028X: y' });
  pass(t, dayMs);
  await t.add('grants', aGrant({ id: 'g', title: 'Senescence\u2028Bcc: evil@example.org' }));
  await wholeRound(t);
  await t.desk.db.updateTable('outbox').set({ sent_at: null, next_at: '2026-01-01T00:00:00.000Z' }).execute();
  await mailOut(t, smtpMail(mail.url, 'hello@perennial.test'));
  assert.equal(mail.heard.length, 1);
  const [{ to, text } = { to: '', text: '' }] = mail.heard;
  assert.equal(to, 'ada@id.test');
  const head = text.slice(0, text.indexOf('\r\n\r\n'));
  assert.doesNotMatch(head, /evil/);
  assert.match(
    head.replaceAll(/\r\n\s+/g, ' '),
    /^List-Unsubscribe: ?<http:\/\/perennial\.test\/u\/[\w.-]+>$/m,
  );
  assert.match(head, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
});

test('S2: a private feed is read with the tier of its person at that moment, and ends when another takes its place', async () => {
  await using t = await appWithSearches();
  await t.add(
    'grants',
    aGrant({ id: 'g', title: 'Senescence call', source: 'canary-source', deadline: '2026-04-01T00:00:00Z' }),
  );
  const { browser, user } = await reader(t);
  const id = await saved(t, browser, 'q=senescence', { name: 'Calls & <cells>' });
  const made = async () => {
    const { text } = await browser.submit('/account/searches', `/account/searches/${id}/feed`);
    assert.match(
      text,
      /For feed readers: [\s\S]*\.atom[\s\S]*For programs: [\s\S]*\.json[\s\S]*For calendars: [\s\S]*\.ics/,
    );
    return /\/feeds\/([\w-]{43})\.atom/.exec(text)?.[1] as string;
  };
  const first = await made();
  const dump = JSON.stringify(await t.desk.db.selectFrom('search_feeds').selectAll().execute());
  assert.ok(first.length === 43 && !dump.includes(first));
  const read = (token: string, ending: string) => browserOf(t, { at: here }).get(`/feeds/${token}.${ending}`);
  const types = { atom: 'application/atom+xml', json: 'application/json', ics: 'text/calendar' };
  for (const [ending, type] of Object.entries(types)) {
    const { status, headers, text } = await read(first, ending);
    assert.equal(status, 200, `${ending}: ${text}`);
    assert.ok(headers.get('content-type')?.startsWith(type), ending);
    assert.deepEqual(
      [headers.get('cache-control'), headers.get('x-robots-tag')],
      ['private, no-store', 'noindex'],
    );
    assert.ok(text.includes('Senescence call') && !text.includes(first), ending);
  }
  const feed = (await read(first, 'atom')).text;
  assert.ok(feed.includes(`<id>urn:uuid:${id}</id>\n    <title>Calls &amp; &lt;cells&gt;</title>`), feed);
  assert.doesNotMatch(
    feed,
    /rel="(?:self|next)"/,
    'its address is a secret, and that of everybody another feed',
  );
  const calendar = (await read(first, 'ics')).text;
  assert.match(calendar, /^X-WR-CALNAME:Calls & <cells>\r$/m, 'named as the person named it');
  assert.match(calendar, /BEGIN:VEVENT[\s\S]*Senescence call[\s\S]*END:VEVENT\r\nEND:VCALENDAR/);
  assert.doesNotMatch(calendar, /SOURCE/, 'a program that asked there again would read another tier');
  assert.match((await read(first, 'json')).text, /canary-source/, 'the full tier');
  await t.desk.db.updateTable('teams').set({ tier: 'public' }).execute();
  assert.doesNotMatch((await read(first, 'json')).text, /canary-source/, 'the public tier');
  const second = await made();
  assert.equal((await read(first, 'atom')).status, 410);
  assert.equal((await read(second, 'atom')).status, 200);
  assert.equal((await read('x'.repeat(43), 'atom')).status, 404);
  assert.equal((await read(second, 'xml')).status, 404);
  await t.desk.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', user).execute();
  assert.equal((await read(second, 'atom')).status, 404, 'it ends with the account');
  assert.deepEqual(t.bugs, []);
});

test('where searches are switched off, no list leads to them and nothing is there', async () => {
  await using t = await createTestApp({ parts: () => ({ config: hereConfig, off: ['searches'] }) });
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  for (const path of [
    '/account/searches',
    '/account/searches/new?list=list_grants',
    `/feeds/${'x'.repeat(43)}.atom`,
  ]) {
    assert.equal((await browser.get(path)).status, 404, path);
  }
  assert.doesNotMatch((await browser.get('/grants')).text, /account\/searches/);
  assert.doesNotMatch((await browser.get('/account')).text, /account\/searches/);
});

test('the pages of saved searches are valid HTML', async () => {
  await using t = await appWithSearches();
  const { browser, user } = await reader(t);
  await saved(t, browser, 'q=senescence');
  const id = await saved(t, browser, 'label=longevity', { cadence: 'weekly' });
  await t.desk.db
    .insertInto('mail_stops')
    .values({
      user_id: user,
      stream: 'daily',
      at: t.clock.now.toISOString(),
      reason: 'by the link in a mail',
    })
    .execute();
  const token = unsubscribeToken(secret, { user, stream: 'daily' });
  const pages = [
    await browser.get('/account/searches'),
    await browser.get('/account/searches/new?list=list_grants&query=q%3Dx'),
    await browser.get('/account/searches/mute?family=grants&record=g'),
    await browser.submit('/account/searches', `/account/searches/${id}/feed`),
    await browserOf(t, { at: here }).get(`/u/${token}`),
    await browser.submit('/account/searches/new?list=list_grants&query=q%3Dx', '/account/searches', {
      name: ' ',
    }),
  ];
  for (const page of pages) await mustBeValidHtml(page);
});
