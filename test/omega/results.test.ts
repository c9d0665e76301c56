// Results of published experiments: judged by what the plan decides by, and by nothing else.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import { theories } from '../../demo/omega/fiction.ts';
import {
  CallError,
  goal,
  type Json,
  omegaApp,
  play,
  publishAll,
  registered,
  restDoor,
} from '../support/omega-door.ts';

test('a result is judged by the metric and the unit of the plan alone, and not where nothing was done', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (link) => restDoor(app, link));
  const { id } = await door.call('start_run', { goal, kind: 'test', theory_ids: [theories[0]?.id] });
  const done = await play(door, id, scripted({ seed: 'results', skill: 1 }));
  const published = await publishAll(door, done);
  const [{ public_id }] = published.experiments;
  const report = async (outcome: string, measured: Json, more: Json = {}) =>
    (await door.call('report_result', { public_id, outcome, measured, deviations: 'none', ...more })).result;
  const status = async () => {
    const of = { public_id: published.hypotheses[0].public_id };
    return (await door.call('get_hypothesis', of)).hypothesis.status;
  };
  const { metric, unit } = (await door.call('get_experiment', { public_id })).experiment.protocol.decision;
  const before = await status();

  const other = await report('refuted', { metric: 'weight of the cage', value: -5, unit, p: 0.01 });
  assert.deepEqual([other.against, other.e_value], ['none', null]);
  const undone = await report('not_done', { metric, value: 50, unit, p: 0.01 });
  assert.deepEqual([undone.against, undone.e_value], ['none', null]);
  assert.equal(await status(), before);

  const sound = { metric, value: 50, unit };
  for (const [member, measured, more] of [
    ['measured.n', { ...sound, n: -4 }, {}],
    ['measured.n', { ...sound, n: 0 }, {}],
    ['measured.ci_low', { ...sound, ci_low: 90, ci_high: -90 }, {}],
    ['data_url', sound, { data_url: 'javascript:alert(1)' }],
    ['data_url', sound, { data_url: 'the shelf in our laboratory' }],
  ] as const)
    await assert.rejects(report('supported', measured, more), (error) => {
      assert.ok(error instanceof CallError && error.body.code === 'invalid_input', String(error));
      assert.equal(error.body.errors[0].field, member);
      return true;
    });
  assert.equal(await status(), before);

  const spelt = { ...sound, metric: ` ${metric.toUpperCase()}`, p: 0.01, ci_low: 20, ci_high: 80, n: 40 };
  const met = await report('supported', spelt, { data_url: 'https://data.example/readings.csv' });
  assert.deepEqual([met.against, met.e_value], ['supported_if', 5]);
  assert.equal(await status(), 'supported_by_result');
  assert.deepEqual(app.bugs, []);
});
