// Research in the browser: asking for it, how far it is, what it found with its reasons, ending it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Browser, browserOf, here, signedInBrowser } from '../../support/browser.ts';
import { added, appHere, memberOf, ownTeam } from '../../support/projects.ts';
import { aGrant, anEvent } from '../../support/records.ts';
import { query, workAll } from '../../support/research.ts';
import { isFolded } from '../../support/shown-forms.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

const path = '/research';
const text = 'Measures how cells that divide no more weaken the skeletal muscle of old mice.';

async function world() {
  const t = await appHere();
  const call = { id: 'g-1', public_id: 'muscle-call', title: 'Senescence in skeletal muscle' };
  await t.add('grants', aGrant({ ...call, description: text, deadline: '2026-06-01T16:00:00Z' }));
  await t.add('events', anEvent({ id: 'e-1', public_id: 'muscle-days', title: 'Days of muscle ageing' }));
  return { t, ...(await ownTeam(t)) };
}

const started = (browser: Browser, typed: Record<string, string> = { query }) =>
  browser.submit(path, path, typed);

/** The address of the job over calls that was asked for last. */
async function jobOf(browser: Browser): Promise<string> {
  const { text } = await browser.get(path);
  const found = /<a href="(\/research\/[\w-]{36})">[^<]*<\/a><\/th><td[^>]*>open calls</.exec(text)?.[1];
  assert.ok(found, text);
  return found;
}

test('a person asks for research, sees how far it is, and reads what fits, why, until when, and where it was read', async () => {
  const { t, browser, team } = await world();
  await using _ = t;
  const empty = await browser.get(path);
  assert.match(empty.text, /There are none yet/);
  const short = await started(browser, { query: 'muscle' });
  assert.equal(short.status, 400);
  assert.match(
    short.text,
    /What to look for must be text of 10 to 2,000 characters\..*>\nmuscle<\/textarea>/s,
  );
  await mustBeValidHtml(short);
  assert.equal((await started(browser)).headers.get('location'), path);
  const waiting = await browser.get(path);
  assert.match(waiting.text, /waits for its turn.*not counted/s);
  await mustBeValidHtml(waiting);
  const job = await jobOf(browser);
  const unfinished = await browser.get(job);
  assert.match(unfinished.text, /<dt>Given up if not ended by<\/dt>/);
  assert.match(unfinished.text, /<progress max="100" value="0".*Look again.*Cancel it/s);
  await mustBeValidHtml(unfinished);
  await workAll(t);
  const done = await browser.get(job);
  await mustBeValidHtml(done);
  assert.match(done.text, /completed.*1 of 1 looked at.*Kept until/s);
  assert.match(done.text, /<a href="\/grants\/muscle-call">Senescence in skeletal muscle<\/a>/);
  assert.match(done.text, /Closes <time[^>]*>1 Jun 2026, 16:00 UTC.*Score \d+ of 100/s);
  assert.match(done.text, /Title: “Senescence in skeletal muscle”.*Read at its source: <a href="https:/s);
  const { body } = await t.get(job, { as: `full ${team.id}` });
  assert.deepEqual(body.counts, { found: 1, accepted: 1, rejected: 0 });
  assert.equal(body.result.items[0].public_id, 'muscle-call');
  assert.deepEqual(t.bugs, []);
});

test('what was found and is in the catalogue no more is told without a link, and a passed date as passed', async () => {
  const { t, browser } = await world();
  await using _ = t;
  await started(browser);
  await workAll(t);
  const job = await jobOf(browser);
  await t.add('grants', aGrant({ id: 'g-1', public_id: 'muscle-call', deadline: '2026-02-01T16:00:00Z' }));
  assert.match((await browser.get(job)).text, /Closed <time[^>]*>1 Feb 2026/);
  await t.add('grants', { id: 'g-1', removed: true });
  const gone = (await browser.get(job)).text;
  assert.match(gone, /Senescence in skeletal muscle<\/h3>\s*<p>Not in the catalogue any more/);
  assert.doesNotMatch(gone, /href="\/grants\/muscle-call"/);
});

test('what was found and was merged since, or has another address, is led to where it is now', async () => {
  const { t, browser } = await world();
  await using _ = t;
  await started(browser);
  await workAll(t);
  const job = await jobOf(browser);
  const call = { id: 'g-1', title: 'Senescence in muscle' };
  await t.add('grants', aGrant({ ...call, public_id: 'muscle-call-2027' }));
  assert.match((await browser.get(job)).text, /<a href="\/grants\/muscle-call-2027">Senescence in muscle</);
  await t.add('grants', aGrant({ id: 'g-2', public_id: 'whole', title: 'The whole call' }));
  await t.add('grants', aGrant({ ...call, public_id: 'muscle-call-2027', merged_into: 'g-2' }));
  assert.match((await browser.get(job)).text, /<a href="\/grants\/whole">The whole call</);
});

test('a job is cancelled once, and a job that has ended says that it cannot be', async () => {
  const { t, browser } = await world();
  await using _ = t;
  await started(browser);
  const job = await jobOf(browser);
  const tab = await browser.get(job);
  const ticket = /name="ticket" value="([^"]+)"/.exec(tab.text)?.[1] ?? '';
  assert.ok(isFolded(tab.text, `${job}/cancel`));
  const cancelled = await browser.submit(job, `${job}/cancel`);
  assert.equal(cancelled.headers.get('location'), job);
  const shown = await browser.get(job);
  assert.match(shown.text, /It was cancelled: there is no result.*Ask the same again/s);
  assert.doesNotMatch(shown.text, /Kept until|<progress/);
  await mustBeValidHtml(shown);
  assert.equal((await browser.post(`${job}/cancel`, { ticket })).status, 303, 'the same button again');
  const again = /href="(\/research\?again=[\w-]+)#asking"/.exec(shown.text)?.[1] as string;
  assert.match((await browser.get(again)).text, new RegExp(`>\\n${query}</textarea>`));
  await started(browser, { query: 'another question about muscle' });
  const second = await jobOf(browser);
  const open = /name="ticket" value="([^"]+)"/.exec((await browser.get(second)).text)?.[1] ?? '';
  await workAll(t);
  t.clock.now = new Date(t.clock.now.getTime() + 2_000);
  const late = await browser.post(`${second}/cancel`, { ticket: open });
  assert.equal(late.status, 400);
  assert.match(late.text, /The job has ended: it is completed\..*What it found/s);
});

test('a job that failed says so, and one whose result is gone says why', async () => {
  const { t, browser } = await world();
  await using _ = t;
  await started(browser);
  const job = await jobOf(browser);
  const id = job.split('/')[2] as string;
  const error = JSON.stringify({
    code: 'gave_up',
    message: 'The job could not be finished.',
    retryable: true,
  });
  const set = (values: object) =>
    t.desk.db.updateTable('research_jobs').set(values).where('id', '=', id).execute();
  await set({ status: 'failed', error, completed_at: t.clock.now.toISOString() });
  const failed = await browser.get(job);
  assert.match(failed.text, /The job could not be finished\..*Ask the same again/s);
  await mustBeValidHtml(failed);
  await set({ status: 'expired', error: null });
  assert.match((await browser.get(job)).text, /There is no result any more: a result is kept for 30 days/);
});

test('what is typed when a team has as many jobs as it may stands there still', async () => {
  const { t, browser } = await world();
  await using _ = t;
  for (let one = 0; one < 5; one++)
    assert.equal((await started(browser, { query: `${query} ${one}` })).status, 303);
  const refused = await started(browser, { query: 'one question too many' });
  assert.equal(refused.status, 429);
  assert.match(refused.text, /10 unfinished research jobs.*What you wrote stands below/s);
  assert.match(refused.text, /one question too many/);
});

test('research begins with a project, and a viewer reads without asking', async () => {
  const { t, browser, team, list } = await world();
  await using _ = t;
  const project = await added(browser, list, { title: 'Muscle in old mice' });
  const link = /href="(\/research\?project=[\w-]+)#asking"/.exec((await browser.get(project)).text)?.[1];
  assert.ok(link);
  const form = await browser.get(link);
  await mustBeValidHtml(form);
  assert.match(form.text, /<option value="[\w-]{36}" selected>Muscle in old mice/);
  const both = await browser.submit(link, path, { query });
  assert.equal(both.status, 400);
  assert.match(both.text, /Give exactly one of/);
  assert.equal((await browser.submit(link, path)).status, 303);
  assert.match((await browser.get(path)).text, />Muscle in old mice, version 1</);
  const { browser: viewer } = await memberOf(t, team.id, 'Vic', 'viewer');
  const shown = (await viewer.get(path)).text;
  assert.match(shown, /You are a viewer.*Muscle in old mice/s);
  assert.doesNotMatch(shown, /<form id="research"/);
  assert.doesNotMatch((await viewer.get(await jobOf(viewer))).text, /Cancel it|Ask the same/);
});

test('nobody outside the team learns of a job, and who is signed out comes back to it', async () => {
  const { t, browser } = await world();
  await using _ = t;
  await started(browser);
  const job = await jobOf(browser);
  const { browser: other } = await ownTeam(t, 'Bo');
  const hidden = await other.get(job);
  assert.equal(hidden.status, 404);
  assert.equal((await other.get(`/research/${crypto.randomUUID()}`)).status, 404);
  assert.doesNotMatch((await other.get(path)).text, new RegExp(query));
  const nobody = browserOf(t, { at: here });
  assert.equal((await nobody.get(path)).status, 403);
  assert.equal(
    (await nobody.get(job)).headers.get('location'),
    `/sign-in?return_to=${encodeURIComponent(job)}`,
  );
  const operator = await signedInBrowser(t);
  assert.equal((await operator.get(job)).status, 404);
});
