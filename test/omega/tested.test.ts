// A test restates what it begins with: it is shown it, and to be like it is no copy.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Caller, scripted } from '../../demo/omega/caller.ts';
import { theoryRecords } from '../../demo/omega/fiction.ts';
import { listRun } from '../../src/omega/publishing/listing.ts';
import { replay } from '../../src/omega/publishing/replay.ts';
import { unzipped } from '../../src/omega/publishing/zip.ts';
import { goal, type Json, omegaApp, play, publishAll, registered, restDoor } from '../support/omega-door.ts';
import type { TestApp } from '../support/test-app.ts';

const caller = scripted({ seed: 'one', skill: 1 });

/** Says what it is asked to restate, once it is its turn. */
function restating(statement: string, seen: Json[]): Caller {
  return (step) => {
    const answer = caller(step);
    if (step.kind !== 'hypothesise') return answer;
    seen.push(step.input);
    return { ...answer, hypotheses: [{ ...answer.hypotheses[0], statement }] };
  };
}

async function archive(app: TestApp, manifestUrl: string) {
  const response = await app.app.fetch(new Request(manifestUrl));
  return unzipped(new Uint8Array(await response.arrayBuffer())).files;
}

/** The gate on novelty of a published run, and the server's item on it. */
async function onNovelty(app: TestApp, published: Json) {
  const files = await archive(app, published.manifest_url);
  const { problems, recounted } = replay(files);
  assert.deepEqual([problems, recounted], [[], true]);
  const { gates, items } = JSON.parse(Buffer.from(files.get('manifest.json') as Uint8Array).toString());
  const { passed, detail } = gates.find(({ gate }: Json) => gate === 'P7');
  return { passed, detail, item: items.find(({ item }: Json) => item === 'am_lexical').decision };
}

test('a test of a listed hypothesis is shown it, restates it word for word, and is published', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (token) => restDoor(app, token));
  const first = await door.call('start_run', { goal });
  const { hypotheses } = await publishAll(door, await play(door, first.id, caller));
  await listRun(app.desk, app.ledger, first.id, 'operator', app.clock.now);
  await app.add('labels');
  const hypothesis = hypotheses[0].public_id;
  const { statement } = (await door.call('get_hypothesis', { public_id: hypothesis })).hypothesis;

  const seen: Json[] = [];
  const run = await door.call('start_run', { kind: 'test', goal, hypothesis });
  const done = await play(door, run.id, restating(statement, seen));
  const shown = seen[0].data.map(({ ref, text }: Json) => [ref, text.includes(statement)]);
  assert.deepEqual(shown, [[`omega_hypotheses/${hypothesis}`, true]]);
  assert.deepEqual(await onNovelty(app, await publishAll(door, done)), {
    passed: true,
    detail: 'none is a copy of a known text',
    // A theory has a like text; what it was asked to restate does not count.
    item: 'Partial',
  });

  // Who discovers may not say it again.
  const again = await door.call('start_run', { goal });
  const copied = await play(door, again.id, (step) => {
    const answer = caller(step);
    if (step.kind !== 'hypothesise' || step.input.max < 3) return answer;
    const [one, ...others] = answer.hypotheses;
    return { ...answer, hypotheses: [{ ...one, statement }, ...others] };
  });
  await assert.rejects(publishAll(door, copied, { hypothesis_ids: ['hy_1_1'], design_ids: [] }), /P7 asks/);
  assert.deepEqual(app.bugs, []);
});

test('a theory that stands in the catalogue twice is tested and reviewed all the same', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (token) => restDoor(app, token));
  const [theory] = theoryRecords;
  assert.ok(theory);
  const twin = { id: '00000000-0000-4000-8000-000000000099', theory_name: 'Told again' };
  await app.add('theories', { ...theory, ...twin });
  const seen: Json[] = [];
  const run = await door.call('start_run', { kind: 'test', goal, theory_ids: [theory.id] });
  const done = await play(door, run.id, restating(theory.theory_text.slice(0, 600), seen));
  assert.deepEqual(
    seen[0].data.map(({ ref }: Json) => ref),
    [`theories/${theory.id}`],
  );
  const skipped = 'skipped: novelty is asked of what a run discovers';
  assert.deepEqual(await onNovelty(app, await publishAll(door, done)), {
    passed: true,
    detail: skipped,
    item: 'No',
  });
  const review = await door.call('start_run', { kind: 'review', goal, of_run: run.id });
  const reviewed = await play(door, review.id, caller);
  await publishAll(door, reviewed, { hypothesis_ids: ['hy_1_1'], design_ids: [] });
  const { gates } = (await app.get(`/api/v1/omega/runs/${review.id}/published`)).body;
  assert.equal(gates.find(({ gate }: Json) => gate === 'P7').detail, skipped);
  assert.deepEqual(app.bugs, []);
});
