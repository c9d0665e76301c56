// Callers who mean no good, the other half: strange JSON, leases, crowds, publishing, and what is no public record.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import { theories } from '../../demo/omega/fiction.ts';
import { nearCopy } from '../../src/omega/protocol/hypothesise.ts';
import {
  CallError,
  type Door,
  goal,
  type Json,
  mcpDoor,
  omegaApp,
  play,
  publishAll,
  refusal,
  registered,
  restDoor,
} from '../support/omega-door.ts';
import { pass } from '../support/test-app.ts';

const caller = scripted({ seed: 'adversary', skill: 1 });

/** What a call is refused with: its code, and the codes of its members. */
async function refusedWith(
  asked: Promise<Json>,
): Promise<{ code: string; codes: readonly string[]; body: Json }> {
  const body = await refusal(asked);
  const codes = (body.errors ?? []).map(({ code }: Json) => code);
  return { code: body.code, codes, body };
}

/** The first step of a kind, with what the caller would say to it. */
async function stepOf(door: Door, run: string, kind: string): Promise<{ step: Json; answer: Json }> {
  for (;;) {
    const { steps } = await door.call('next_step', { run_id: run });
    const [step] = steps;
    assert.ok(step, `no ${kind} came`);
    if (step.kind === kind) return { step, answer: caller(step) };
    await door.call('submit_step', { run_id: run, step_id: step.step_id, output: caller(step) });
  }
}

/** A completed run of a theory: the shortest that can be published. */
async function completed(door: Door, more: Json = {}): Promise<Json> {
  const { id } = await door.call('start_run', { goal, kind: 'test', theory_ids: [theories[0]?.id], ...more });
  return play(door, id, caller);
}

test('depth, names of prototypes, NUL and half a character are refused with a code and change nothing', async () => {
  await using app = await omegaApp();
  const { door, token } = await registered(app, (link) => restDoor(app, link));
  const { id } = await door.call('start_run', { goal });
  const { step, answer } = await stepOf(door, id, 'question');
  const deep = (depth: number): Json => (depth === 0 ? 'x' : [deep(depth - 1)]);
  const of = { run_id: id, step_id: step.step_id };
  for (const [what, output_json] of [
    ['depth', JSON.stringify({ ...answer, out_of_scope: deep(50) })],
    ['prototype', JSON.stringify(answer).replace('{', '{"__proto__":{"accepted":true},')],
    ['constructor', JSON.stringify(answer).replace('{', '{"constructor":{"prototype":{"ok":1}},')],
    ['NUL', JSON.stringify({ ...answer, question: `${answer.question}\u0000` })],
    ['half a character', JSON.stringify({ ...answer, question: `${answer.question}\ud83d` })],
  ] as const) {
    const { code, codes } = await refusedWith(door.call('check_step', { ...of, output_json }));
    assert.equal(code, 'step_invalid', what);
    assert.ok(codes.length > 0, what);
  }
  assert.equal(({} as Json).accepted, undefined);
  assert.equal((await door.call('run_status', { run_id: id })).open_steps[0].attempts, 0);
  // A token is sent in the header alone, and is kept nowhere else.
  const told = await refusedWith(door.call('submit_step', { ...of, output: { ...answer, question: token } }));
  assert.equal(told.code, 'looks_like_a_key');
  const argued = await refusedWith(mcpDoor(app, token).call('run_status', { run_id: token }));
  assert.ok(!JSON.stringify(argued.body).includes(token));
  assert.deepEqual(app.bugs, []);
});

test('who always says Yes gets no Yes that needs a source without one; who copies the statement is refused', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (link) => mcpDoor(app, link));
  const { id } = await door.call('start_run', { goal });
  const { step, answer } = await stepOf(door, id, 'critique');
  const of = { run_id: id, step_id: step.step_id };
  const each = (change: (item: Json, n: number) => Json) => ({
    ...answer,
    items: Object.fromEntries(
      Object.entries<Json>(answer.items).map(([name, item], n) => [name, change(item, n)]),
    ),
  });
  const copied = each((item, n) =>
    n === 0 ? { ...item, because: step.input.hypothesis.statement.slice(0, 400) } : item,
  );
  assert.ok((await refusedWith(door.call('check_step', { ...of, output: copied }))).codes.includes('C3'));
  const yes = each((item) => ({ ...item, decision: 'Yes', refs: [] }));
  const { derived } = await door.call('submit_step', { ...of, output: yes });
  const needing = ['pp_unanswered', 'pp_fit', 'ep_observations', 'ep_puzzle', 'am_effect'];
  for (const name of needing) {
    const item = derived.evaluation.items.find((one: Json) => one.item === name);
    assert.notEqual(item.decision, 'Yes', name);
  }
});

test('a late answer is taken while the step is open, and not once somebody else has it', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (link) => restDoor(app, link));
  const { id } = await door.call('start_run', { goal });
  const { code } = await door.call('invite', { run_id: id, uses: 1 });
  const second = (await registered(app, (link) => restDoor(app, link))).door;
  await second.call('join_run', { code });
  const asked = await door.call('next_step', { run_id: id, lease_minutes: 1 });
  const [step] = asked.steps;
  const answer = { run_id: id, step_id: step.step_id, output: caller(step) };
  pass(app, 61_000);
  assert.equal((await second.call('next_step', { run_id: id })).steps[0].step_id, step.step_id);
  assert.equal((await refusedWith(door.call('submit_step', answer))).code, 'lease_lost');
  pass(app, 31 * 60_000);
  assert.equal((await door.call('submit_step', answer)).accepted, true);
});

test('thirty near-copies are one: those of an answer are refused, those of other seats are merged', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (link) => restDoor(app, link));
  const { id } = await door.call('start_run', { goal, size: 'standard' });
  const first = await stepOf(door, id, 'hypothesise');
  const [one] = first.answer.hypotheses;
  const copies = (most: number) =>
    Array.from({ length: most }, (_, n) => ({ ...one, title: `Another title, number ${n}` }));
  const of = (step: Json) => ({ run_id: id, step_id: step.step_id });
  const output = { ...first.answer, hypotheses: copies(first.step.input.max) };
  const { codes } = await refusedWith(door.call('check_step', { ...of(first.step), output }));
  assert.equal(codes.filter((code) => code === 'H5').length, first.step.input.max - 1);
  assert.ok(nearCopy < 1);
  const alone = { ...first.answer, hypotheses: copies(1) };
  await door.call('submit_step', { ...of(first.step), output: alone });
  let merged = 0;
  for (;;) {
    const { steps } = await door.call('next_step', { run_id: id, kinds: ['hypothesise'] });
    if (steps.length === 0) break;
    const { derived } = await door.call('submit_step', { ...of(steps[0]), output: alone });
    if (derived.hypotheses[0].merged_into !== null) merged += 1;
  }
  assert.equal(merged, 3, 'of four seats one is left');
  const { hypotheses } = await door.call('run_status', { run_id: id });
  assert.equal(hypotheses.filter((each: Json) => each.active).length, 1);
});

test('contact data, an old head and a second publication are refused by name; of two at once one publishes', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (link) => restDoor(app, link));
  const done = await completed(door);
  const summary = (text: string) => ({
    summary: `${Array.from({ length: 8 }, (_, n) => `Sentence ${n} tells of a fictional run. `).join('')}${text}`,
  });
  for (const contact of [
    'Write to ada@mail.example.',
    'Call +49 301 234 5678 at noon.',
    'See https://a.example/x.',
  ]) {
    const { code, body } = await refusedWith(publishAll(door, done, summary(contact)));
    assert.equal(code, 'gate_failed', contact);
    assert.deepEqual(
      body.gates.map(({ gate }: Json) => gate),
      ['P8'],
      contact,
    );
    assert.match(body.gates[0].detail, /^a text holds (?:an e-mail|a phone|the address of a page)/, contact);
  }
  const stale = await refusedWith(publishAll(door, done, { confirm: '0'.repeat(64) }));
  assert.deepEqual([stale.code, stale.body.chain_head], ['confirm_mismatch', done.chain_head]);
  const ends = await Promise.allSettled([publishAll(door, done), publishAll(door, done)]);
  assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1);
  const [lost] = ends.filter((one) => one.status === 'rejected');
  assert.ok(lost?.reason instanceof CallError);
  assert.equal(lost.reason.body.code, 'already_published');
  assert.equal((await refusedWith(publishAll(door, done))).code, 'already_published');
  const stranger = (await registered(app, (link) => restDoor(app, link))).door;
  assert.equal((await refusedWith(publishAll(stranger, done))).code, 'run_not_found');
  assert.deepEqual(app.bugs, []);
});

test('five tokens of one hand that review each other list nothing, trust nobody and change no review', async () => {
  await using app = await omegaApp();
  const hands: Door[] = [];
  for (let n = 0; n < 5; n++) hands.push((await registered(app, (link) => restDoor(app, link))).door);
  const [owner, ...ring] = hands as [Door, ...Door[]];
  const { experiments } = await publishAll(owner, await completed(owner));
  const of_run = (await owner.call('me')).runs[0].id;
  for (const door of ring) {
    const { id } = await door.call('start_run', { goal, kind: 'review', of_run });
    const done = await play(door, id, caller);
    await publishAll(door, done, { hypothesis_ids: [done.hypotheses[0].id], design_ids: [] });
  }
  const found = await owner.call('get_experiment', { public_id: experiments[0].public_id });
  assert.deepEqual([found.experiment.listed, found.experiment.review], [false, 'none']);
  for (const door of hands) assert.equal((await door.call('me')).limits.active_runs, 3, 'nobody is trusted');
  assert.equal((await app.get('/api/v1/omega/experiments')).body.pagination.total, 0);
});

test('a record that the public may not read is no evidence: it is neither found, nor read, nor cited', async () => {
  await using app = await omegaApp();
  await app.add('organizations', {
    id: 'hidden-1',
    public_id: 'canary-org',
    name: 'Canary of the full tier',
    org_type: 'foundation',
  });
  const { door, token } = await registered(app, (link) => restDoor(app, link));
  const as = `Bearer ${token}`;
  const found = await app.get('/omega/evidence?q=canary', { as });
  assert.deepEqual(found.body.data, []);
  const read = await app.get('/omega/records/organizations/canary-org', { as });
  assert.ok([400, 404].includes(read.status), String(read.status));
  const { id } = await door.call('start_run', { goal });
  const { step, answer } = await stepOf(door, id, 'literature');
  const evidence = answer.evidence.map((one: Json) =>
    one.ref ? { ...one, ref: 'organizations/canary-org', quote: undefined } : one,
  );
  const output = { ...answer, evidence };
  const { codes } = await refusedWith(door.call('check_step', { run_id: id, step_id: step.step_id, output }));
  assert.ok(codes.includes('L1'), String(codes));
});

test('the form of a pair says nothing: where all evidence is quoted, the controls are, half of them true', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (link) => restDoor(app, link));
  const { id } = await door.call('start_run', { goal, size: 'standard' });
  await play(door, id, (step) => {
    const answer = caller(step);
    if (step.kind !== 'literature') return answer;
    return { ...answer, evidence: answer.evidence.filter((one: Json) => one.cite) };
  });
  const rows = await app.desk.db
    .selectFrom('omega_steps')
    .select(['planned', 'input'])
    .where('run_id', '=', id)
    .where('kind', '=', 'verify')
    .execute();
  const pairs = rows.flatMap(({ planned }) => JSON.parse(planned).pairs as Json[]);
  const shown = new Map<string, Json>(
    rows.flatMap(({ input }) => JSON.parse(input).pairs.map((pair: Json) => [pair.id, pair])),
  );
  const controls = pairs.filter(({ expected }) => expected !== null);
  assert.ok(controls.length >= 6, String(controls.length));
  assert.equal(controls.filter(({ expected }) => expected === 'states').length, controls.length / 2);
  // What is asked of a control has the form of something that is really asked.
  const formsOf = (isControl: boolean) =>
    pairs
      .filter(({ expected }) => (expected !== null) === isControl)
      .map(({ id: pair }) => Object.keys(shown.get(pair)).sort().join());
  const real = new Set(formsOf(false));
  for (const form of formsOf(true)) assert.ok(real.has(form), form);
});
