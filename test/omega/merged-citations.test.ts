// A work that is cited more than once: what was found worst of it is what counts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import { theories } from '../../demo/omega/fiction.ts';
import type { AcceptedStep, CitationState } from '../../src/omega/runs/run.ts';
import { worksOf, worstState } from '../../src/omega/runs/works-cited.ts';
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

const caller = scripted({ seed: 'merged', skill: 1 });

/** Everything that is cited under another title is cited once more before, under its own, for nothing. */
function mistitled(step: Json): Json {
  const answer = caller(step);
  if (step.kind !== 'literature') return answer;
  const own = answer.citations.map((one: Json) => ({ ...one, key: `${one.key}0` }));
  const other = answer.citations.map((one: Json) => ({
    ...one,
    title: 'Smoking cures every cancer within two days',
  }));
  return { ...answer, citations: [...own, ...other] };
}

test('a work that is cited under another title is a mismatch, also where it was cited rightly before', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (link) => restDoor(app, link));
  const { id } = await door.call('start_run', { goal, kind: 'test', theory_ids: [theories[0]?.id] });
  const done = await play(door, id, mistitled);
  assert.equal(done.status, 'completed');
  const error = await publishAll(door, done).then(
    () => assert.fail('it was published'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof CallError && error.body.code === 'gate_failed', String(error));
  const p3 = error.body.gates.find(({ gate }: Json) => gate === 'P3');
  assert.match(String(p3?.detail), /, [1-9]\d* mismatch, /);
  assert.deepEqual(app.bugs, []);
});

/** A step whose answer cites one work once for each state. */
function citing(states: readonly CitationState[], rules: readonly string[]): AcceptedStep {
  const citations = states.map((_, n) => ({ key: `c${n}`, title: `As ${n}`, ids: { doi: '10.5555/one' } }));
  const facts = states.map((state, n) => ({ at: `/citations/${n}`, state, match: state }));
  return {
    key: 'literature:0',
    kind: 'literature',
    output: { citations, evidence: [] },
    checks: { rules, citations: facts },
  } as never;
}

test('what speaks against a work stays, in whatever order it is cited; an answer of before the rule keeps its first state', () => {
  const stateBy = (rules: readonly string[], ...states: CitationState[]) =>
    [...worksOf([citing(states, rules)], null).all.values()].map(({ state, match }) => [state, match]);
  const now = ['literature', worstState];
  assert.deepEqual(stateBy(now, 'resolved', 'mismatch', 'resolved'), [['mismatch', 'mismatch']]);
  assert.deepEqual(stateBy(now, 'mismatch', 'retracted'), [['mismatch', 'mismatch']]);
  assert.deepEqual(stateBy(now, 'unchecked', 'retracted'), [['retracted', 'retracted']]);
  assert.deepEqual(stateBy(now, 'resolved', 'not_found'), [['not_found', 'not_found']]);
  assert.deepEqual(stateBy(now, 'resolved', 'unchecked'), [['resolved', 'resolved']]);
  assert.deepEqual(stateBy(['literature'], 'resolved', 'mismatch'), [['resolved', 'resolved']]);
});
