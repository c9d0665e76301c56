// Reviews of a run on its page: what nobody has looked at stands on its own page alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import { theories } from '../../demo/omega/fiction.ts';
import { listRun } from '../../src/omega/publishing/listing.ts';
import { goal, omegaApp, play, publishAll, registered, restDoor } from '../support/omega-door.ts';
import { site } from '../support/test-app.ts';

const caller = scripted({ seed: 'opinions', skill: 1 });

test('the page of a run names a second opinion once it is listed, and no title that nobody has looked at', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (link) => restDoor(app, link));
  const { door: stranger } = await registered(app, (link) => restDoor(app, link));
  const { id } = await door.call('start_run', { goal, kind: 'test', theory_ids: [theories[0]?.id] });
  await publishAll(door, await play(door, id, caller));
  await listRun(app.desk, app.ledger, id, 'operator', app.clock.now);
  const review = await stranger.call('start_run', { goal, kind: 'review', of_run: id });
  const done = await play(stranger, review.id, caller);
  await publishAll(stranger, done, {
    title: 'Fraud by somebody, buy these pills instead',
    hypothesis_ids: [done.hypotheses[0].id],
    design_ids: [],
  });
  const told = async () => {
    const paths = [`/omega/runs/${id}`, `/omega/runs/${id}.md`, `/api/v1/omega/runs/${id}/published`];
    const answers = await Promise.all(paths.map((path) => app.app.fetch(new Request(site + path))));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    );
    const texts = await Promise.all(answers.map((one) => one.text()));
    return texts.map((text) => text.includes('buy these pills'));
  };
  assert.deepEqual(await told(), [false, false, false]);
  const own = await app.app.fetch(new Request(`${site}/omega/runs/${review.id}`));
  assert.match(await own.text(), /buy these pills/);
  await listRun(app.desk, app.ledger, review.id, 'operator', app.clock.now);
  assert.deepEqual(await told(), [true, true, true]);
  assert.deepEqual(app.bugs, []);
});
