// Runs that were begun without an account, and then have one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import { theories } from '../../demo/omega/fiction.ts';
import { listRun, unlistRun } from '../../src/omega/publishing/listing.ts';
import { adoptRuns } from '../../src/people/runs/adopt.ts';
import { hereWithKeys, newPerson, signedInBrowser } from '../support/browser.ts';
import { goal, omegaApp, play, publishAll, registered, restDoor } from '../support/omega-door.ts';
import { mustBeValidHtml } from '../support/valid-html.ts';

function accountsApp() {
  return omegaApp({
    parts: hereWithKeys,
  });
}

test('who shows a link token once has its runs, and its agent goes on; a second token brings its runs too', async () => {
  await using app = await accountsApp();
  const browser = await signedInBrowser(app, await newPerson(app, 'Ada'));
  const own = '/account/runs';
  assert.ok((await browser.get(own)).text.includes('You have none yet.'));
  const idle = await registered(app, (link) => restDoor(app, link));
  await browser.submit(own, own, { link_token: idle.token });
  const none = await browser.get(own);
  assert.deepEqual([none.status, none.text.includes('You have none yet.')], [200, true]);
  const begun = [];
  for (const theory of theories.slice(0, 2)) {
    const { door, token } = await registered(app, (link) => restDoor(app, link));
    const run = await door.call('start_run', { goal, kind: 'test', theory_ids: [theory.id] });
    const { steps } = await door.call('next_step', { run_id: run.id });
    const caller = scripted({ seed: 'adopted', skill: 1 });
    await door.call('submit_step', { run_id: run.id, step_id: steps[0].step_id, output: caller(steps[0]) });
    await browser.submit(own, own, { link_token: token });
    const page = await browser.get(own);
    assert.ok(page.text.includes(run.id), 'the run is listed');
    assert.match(
      page.text,
      /<td data-head="Steps accepted">1, the last <time/,
      'its person sees how far the agent is',
    );
    assert.ok(!page.text.includes(token), 'the token is shown nowhere');
    const done = await play(door, run.id, caller);
    await publishAll(door, done);
    begun.push({ run: run.id, door });
  }
  const shown = (await browser.get(own)).text;
  for (const { run } of begun)
    assert.ok(shown.includes(`/omega/runs/${run}`), 'it leads to what was published');
  const named = await Promise.all(begun.map(async ({ door }) => (await door.call('me')).participant.id));
  assert.equal(new Set(named).size, 1, 'one account in one team is one participant');
  assert.deepEqual(app.bugs, []);
});

test('a token that is none, or is of somebody with an account, brings no runs', async () => {
  await using app = await accountsApp();
  const browser = await signedInBrowser(app, await newPerson(app, 'Ada'));
  for (const link_token of ['perennial_omega_nothing', 'x', `perennial_omega_${'0'.repeat(36)}`]) {
    const answer = await browser.submit('/account/runs', '/account/runs', { link_token });
    assert.ok(answer.text.includes('No runs without an account'), answer.text.slice(0, 500));
  }
  assert.equal(adoptRuns.actor, 'person');
});

test('what an account published is withdrawn on its page of runs, with a reason that everybody reads', async () => {
  await using app = await accountsApp();
  const [ada, bo] = [await newPerson(app, 'Ada'), await newPerson(app, 'Bo')];
  const [browser, other] = [await signedInBrowser(app, ada), await signedInBrowser(app, bo)];
  const own = '/account/runs';
  const { door, token } = await registered(app, (link) => restDoor(app, link));
  const run = await door.call('start_run', { goal, kind: 'test', theory_ids: [theories[0]?.id] });
  await browser.submit(own, own, { link_token: token });
  const path = `${own}/${run.id}/withdraw`;
  assert.ok(!(await browser.get(own)).text.includes(path), 'nothing is published yet');
  assert.match((await browser.get(path)).text, /Nothing of this run is published now/);
  const done = await play(door, run.id, scripted({ seed: 'adopted', skill: 1 }));
  await publishAll(door, done);
  assert.ok((await browser.get(own)).text.includes(`href="${path}"`));
  const asked = await browser.get(path);
  await mustBeValidHtml(asked);
  assert.match(asked.text, /Experiment: Amberine and the ageing thymus.*Keep it public/s);
  assert.equal((await other.get(path)).status, 404);
  const short = await browser.submit(path, path, { reason: 'no' });
  assert.deepEqual([short.status, /5 to 500 characters/.test(short.text)], [400, true]);
  assert.equal((await browser.submit(path, path, { reason: 'The arms were mixed up.' })).status, 303);
  const shown = await browser.get(`/omega/runs/${run.id}`);
  assert.deepEqual([shown.status, /The arms were mixed up/.test(shown.text)], [410, true]);
  assert.ok(!(await browser.get(own)).text.includes(path));
  assert.deepEqual(app.bugs, []);
});

test('who published is told why the operator returned, unlisted or removed it; what waits is counted for the operator', async () => {
  await using app = await accountsApp();
  const [ada, operator] = [
    await signedInBrowser(app, await newPerson(app, 'Ada')),
    await signedInBrowser(app),
  ];
  const own = '/account/runs';
  const { door, token } = await registered(app, (link) => restDoor(app, link));
  const run = await door.call('start_run', { goal, kind: 'test', theory_ids: [theories[0]?.id] });
  await ada.submit(own, own, { link_token: token });
  const listing = async () => (await door.call('run_status', { run_id: run.id })).listing;
  const waiting = async () => {
    const page = await operator.get('/operator');
    await mustBeValidHtml(page);
    return Number(/Runs of Omega Point to list or return<\/th><td>(\d+)</.exec(page.text)?.[1]);
  };
  assert.deepEqual([await listing(), await waiting()], [null, 0]);
  await publishAll(door, await play(door, run.id, scripted({ seed: 'adopted', skill: 1 })));
  assert.deepEqual([(await listing()).state, await waiting()], ['in_review', 1]);
  const at = app.clock.now;
  const told = async (state: string, reason: string | null) => {
    assert.deepEqual(await listing(), { state, reason, at: at.toISOString() });
    const page = await ada.get(own);
    await mustBeValidHtml(page);
    assert.equal(page.text.includes(`The operator says: “${reason}”`), reason !== null, state);
    assert.equal(await waiting(), 0, state);
  };
  const { desk, ledger } = app;
  await unlistRun(desk, ledger, run.id, { state: 'published', reason: 'No dose.', held: 'returned' }, at);
  await told('returned', 'No dose.');
  await listRun(desk, ledger, run.id, 'operator', at);
  await told('listed', null);
  await unlistRun(desk, ledger, run.id, { state: 'published', reason: 'A doubt.' }, at);
  await told('unlisted', 'A doubt.');
  await unlistRun(desk, ledger, run.id, { state: 'removed', reason: 'Unsafe.' }, at);
  await told('removed', 'Unsafe.');
  assert.deepEqual(app.bugs, []);
});
