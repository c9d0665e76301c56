// Runs that were begun without an account, and then have one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import { theories } from '../../demo/omega/fiction.ts';
import { adoptRuns } from '../../src/people/runs/adopt.ts';
import { hereWithKeys, newPerson, signedInBrowser } from '../support/browser.ts';
import { goal, omegaApp, play, publishAll, registered, restDoor } from '../support/omega-door.ts';

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
