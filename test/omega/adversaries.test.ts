// Callers who mean no good, each with what it meets: a code, or a label.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import { theories } from '../../demo/omega/fiction.ts';
import {
  CallError,
  type Door,
  goal,
  type Json,
  mcpDoor,
  omegaApp,
  play,
  registered,
  restDoor,
} from '../support/omega-door.ts';
import type { TestApp } from '../support/test-app.ts';
import { pass } from '../support/test-app.ts';

const caller = scripted({ seed: 'adversary' });
let app: TestApp;
let door: Door;
let token: string;

before(async () => {
  app = await omegaApp();
  ({ door, token } = await registered(app, (link) => restDoor(app, link)));
});

/** A run brought to the first step of a kind. */
async function upTo(kind: string): Promise<{ run: string; step: Json; answer: Json }> {
  // Five runs may be started in a day.
  pass(app, 24 * 3600_000);
  const run = (await door.call('start_run', { goal })).id;
  for (;;) {
    const { steps } = await door.call('next_step', { run_id: run, max: 1 });
    const [step] = steps;
    const answer = caller(step);
    if (step.kind === kind) {
      await door.call('abandon_run', { run_id: run });
      await door.call('resume_run', { run_id: run });
      return { run, step, answer };
    }
    await door.call('submit_step', { run_id: run, step_id: step.step_id, output: answer });
  }
}

async function codesOf(run: string, step: Json, output: Json): Promise<string[]> {
  const error = await door.call('check_step', { run_id: run, step_id: step.step_id, output }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error === null) return [];
  assert.ok(error instanceof CallError, String(error));
  return error.body.errors ? error.body.errors.map(({ code }: Json) => code) : [error.body.code];
}

/** The answer with so many bytes, by a text that is too long. */
function grownTo(answer: Json, bytes: number): Json {
  const bare = { ...answer, out_of_scope: [''] };
  return { ...answer, out_of_scope: ['x'.repeat(bytes - Buffer.byteLength(JSON.stringify(bare)))] };
}

test('answers of any strange make are refused with a code, and cost a check no attempt', async () => {
  const { run, step, answer } = await upTo('question');
  const cases: readonly (readonly [string, Json, string])[] = [
    ['bidi', { ...answer, question: `${answer.question}\u202e` }, 'characters'],
    ['tags', { ...answer, question: `${answer.question}\u{e0041}` }, 'characters'],
    [
      'no contradiction asked',
      { ...answer, subquestions: answer.subquestions.filter((one: Json) => one.looks_for !== 'contradicts') },
      'Q1',
    ],
    [
      'another question',
      {
        ...answer,
        question: 'Which colour do unicorns prefer?',
        scope: { organisms: [], outcome: 'colour' },
        subquestions: answer.subquestions.map((one: Json) => ({ ...one, text: 'What colours?' })),
      },
      'Q2',
    ],
    ['a member too many', { ...answer, score: 10 }, 'schema'],
    ['a key', { ...answer, question: `${answer.question} sk-${'a'.repeat(40)}` }, 'looks_like_a_key'],
    ['64 kB and a byte', grownTo(answer, 65_537), 'too_large'],
    ['64 kB', grownTo(answer, 65_536), 'schema'],
  ];
  for (const [what, output, code] of cases)
    assert.ok(
      (await codesOf(run, step, output)).includes(code),
      `${what}: ${await codesOf(run, step, output)}`,
    );
  const status = await door.call('run_status', { run_id: run });
  assert.equal(status.open_steps[0].attempts, 0);
  await door.call('abandon_run', { run_id: run });
});

test('O7: planted fakes are caught; real works pass', async () => {
  const { run, step, answer } = await upTo('literature');
  const quote = answer.evidence.map((one: Json) =>
    one.ref ? { ...one, quote: 'This sentence stands in no record at all.' } : one,
  );
  assert.ok((await codesOf(run, step, { ...answer, evidence: quote })).includes('L2'));
  const malformed = answer.citations.map((one: Json) => ({ ...one, ids: { doi: 'doi:nothing' } }));
  assert.ok((await codesOf(run, step, { ...answer, citations: malformed })).includes('L3'));
  const unknown = answer.evidence.map((one: Json) => (one.cite ? { ...one, cite: 'c9' } : one));
  assert.ok((await codesOf(run, step, { ...answer, evidence: unknown })).includes('L1'));
  const citations = [
    {
      key: 'c1',
      kind: 'article',
      title: answer.citations[0].title,
      ids: answer.citations[0].ids,
      year: answer.citations[0].year,
    },
    { key: 'c2', kind: 'article', title: 'A title that nobody gave this work', ids: answer.citations[1].ids },
    { key: 'c3', kind: 'article', title: 'x'.repeat(20), ids: { doi: '10.5555/unheard.of' } },
  ];
  const states = await app.send('POST', '/api/v1/omega/citations/resolve', {
    as: `Bearer ${token}`,
    body: { citations },
  });
  assert.deepEqual(
    states.body.data.map(({ state }: Json) => state),
    ['resolved', 'mismatch', 'unchecked'],
  );
  await door.call('abandon_run', { run_id: run });
});

test('a falsifier that negates, near-copies, an unknown unit, hedging: each has its code; a copied theory is a copy', async () => {
  const { run, step, answer } = await upTo('hypothesise');
  const [one, ...others] = answer.hypotheses;
  const changed = (change: Json) => ({ ...answer, hypotheses: [{ ...one, ...change }, ...others] });
  assert.ok(
    (
      await codesOf(
        run,
        step,
        changed({
          falsifier: {
            ...one.falsifier,
            observation: `It is not the case that ${one.statement}`.slice(0, 400),
          },
        }),
      )
    ).includes('H4'),
  );
  assert.ok(
    (
      await codesOf(run, step, {
        ...answer,
        hypotheses: [one, { ...one, title: 'Another title of the same' }],
      })
    ).includes('H5'),
  );
  assert.ok(
    (
      await codesOf(
        run,
        step,
        changed({
          prediction: { ...one.prediction, threshold: { value: 1, unit: 'furlong', scale: 'absolute' } },
        }),
      )
    ).includes('H2'),
  );
  assert.ok((await codesOf(run, step, changed({ p_if_true: 0.2, p_if_rival: 0.8 }))).includes('H3'));
  assert.ok(
    (
      await codesOf(
        run,
        step,
        changed({ statement: `${one.statement} It may, might and could possibly hold.` }),
      )
    ).includes('H6'),
  );
  assert.ok(
    (
      await codesOf(run, step, changed({ premises: [{ ...one.premises[0], refs: ['ev_invented'] }] }))
    ).includes('H1'),
  );
  const [theory] = theories;
  const words = (theory?.text ?? '').split(' ').filter((_, n) => n % 10 < 7);
  const copy = { ...one, statement: words.join(' ').slice(0, 600) };
  const accepted = await door.call('submit_step', {
    run_id: run,
    step_id: step.step_id,
    output: { ...answer, hypotheses: [copy, ...others] },
  });
  assert.equal(accepted.derived.hypotheses[0].novelty.state, 'copy');
  await door.call('abandon_run', { run_id: run });
});

test("copied reasons, another's step, a second answer, an answer twice", async () => {
  const { run, step, answer } = await upTo('critique');
  const copied = Object.fromEntries(
    Object.entries<Json>(answer.items).map(([id, item]) => [
      id,
      { ...item, because: 'The same reason for every single item here.' },
    ]),
  );
  assert.ok((await codesOf(run, step, { ...answer, items: copied })).includes('C3'));
  const { pp_fit: _, ...missing } = answer.items;
  assert.ok((await codesOf(run, step, { ...answer, items: missing })).includes('C1'));
  const stranger = (await registered(app, (link) => mcpDoor(app, link))).door;
  await assert.rejects(
    stranger.call('submit_step', { run_id: run, step_id: step.step_id, output: answer }),
    ({ body }: CallError) => body.code === 'run_not_found',
  );
  const first = await door.call('submit_step', { run_id: run, step_id: step.step_id, output: answer });
  const again = await door.call('submit_step', { run_id: run, step_id: step.step_id, output: answer });
  assert.deepEqual({ ...again, replayed: false }, first);
  assert.equal(again.replayed, true);
  await assert.rejects(
    door.call('submit_step', { run_id: run, step_id: step.step_id, output: { ...answer, missing: [] } }),
    ({ body }: CallError) => body.code === 'already_submitted' && body.status === 409,
  );
  await door.call('abandon_run', { run_id: run });
});

test('a judge who always takes A does not pass the gate of controls, though every source was read well', async () => {
  const { door: fresh } = await registered(app, (link) => mcpDoor(app, link));
  const run = await fresh.call('start_run', { goal });
  const done = await play(fresh, run.id, (step) => {
    const answer = caller(step);
    if (step.kind === 'compare')
      return {
        games: answer.games.map((game: Json) => ({
          ...game,
          winner: 'A',
          criteria: { ...game.criteria, evidence: 'A' },
        })),
      };
    return answer;
  });
  assert.equal(done.gates.find(({ gate }: Json) => gate === 'P4').passed, false);
  assert.ok(done.board.order_effect > 2);
  assert.deepEqual(app.bugs, []);
});

test('five registrations an hour; O13: instructions hold no byte of others; the seed is in no answer', async () => {
  await using limited = await omegaApp();
  const bare = restDoor(limited);
  for (let n = 0; n < 5; n++) await bare.call('register', { kind: 'agent', accept_terms: true });
  await assert.rejects(
    bare.call('register', { kind: 'agent', accept_terms: true }),
    ({ body }: CallError) => body.code === 'rate_limited',
  );
  const { run, step } = await upTo('literature');
  const row = await app.desk.db
    .selectFrom('omega_runs')
    .select('seed')
    .where('id', '=', run)
    .executeTakeFirstOrThrow();
  const status = JSON.stringify(await door.call('run_status', { run_id: run }));
  assert.ok(!status.includes(row.seed) && !JSON.stringify(step).includes(row.seed));
  assert.ok(!step.instructions.includes('amberine'));
});
