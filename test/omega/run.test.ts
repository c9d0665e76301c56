import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import {
  type CallError,
  goal,
  mcpDoor,
  omegaApp,
  play,
  registered,
  restDoor,
} from '../support/omega-door.ts';

test('a small discover run over the tool server is completed, and its ranks are hidden until the games end', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (token) => mcpDoor(app, token));
  const run = await door.call('start_run', { goal, size: 'small' });
  assert.match(run.seed_commitment, /^[0-9a-f]{64}$/);
  const done = await play(door, run.id, scripted({ seed: 'one' }));
  assert.equal(done.status, 'completed');
  assert.deepEqual(
    done.gates.filter((gate: { passed: boolean }) => !gate.passed),
    [],
  );
  assert.ok(done.hypotheses.every((one: { active: boolean; rank: unknown }) => !one.active || one.rank));
  assert.deepEqual(app.bugs, []);
});

test('seats are blind to each other: what one proposed, and the evidence it brought, is shown once all are in', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (token) => restDoor(app, token));
  const { door: other } = await registered(app, (token) => restDoor(app, token));
  const { id: run_id } = await door.call('start_run', { goal, size: 'small' });
  const { code } = await door.call('invite', { run_id, uses: 1 });
  await other.call('join_run', { code });
  const caller = scripted({ seed: 'blind' });
  const seat = { run_id, kinds: ['hypothesise'] };
  const claim = 'What the first seat alone has found of the thymus.';
  let found: object = {};
  for (const kinds of [['question'], ['literature']]) {
    const { steps } = await door.call('next_step', { run_id, max: 10, kinds });
    for (const step of steps) {
      const output = caller(step);
      found = output.evidence?.[0] ?? {};
      await door.call('submit_step', { run_id, step_id: step.step_id, output });
    }
  }
  const [first] = (await door.call('next_step', seat)).steps;
  const output = { ...caller(first), evidence: [{ ...found, claim }] };
  await door.call('submit_step', { run_id, step_id: first.step_id, output });
  for (const asks of [door, other]) {
    const { hypotheses, board } = await asks.call('run_status', { run_id });
    assert.deepEqual(hypotheses, []);
    assert.ok(board.evidence.length > 0 && !JSON.stringify(board).includes(claim));
  }
  const [second] = (await other.call('next_step', seat)).steps;
  await other.call('submit_step', { run_id, step_id: second.step_id, output: caller(second) });
  const { hypotheses, board } = await other.call('run_status', { run_id });
  assert.equal(hypotheses.length, 6);
  assert.ok(JSON.stringify(board).includes(claim));
  assert.deepEqual(app.bugs, []);
});

test('the gate of the hidden controls is shown once the run is completed, so that none shows itself by its score', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (token) => mcpDoor(app, token));
  const { id: run_id } = await door.call('start_run', { goal, size: 'small', games_per_step: 6 });
  const caller = scripted({ seed: 'one' });
  const answered = new Set<string>();
  for (;;) {
    const { status, gates } = await door.call('run_status', { run_id });
    const named = gates.map(({ gate }: { gate: string }) => gate);
    assert.deepEqual(named, status === 'completed' ? ['P1', 'P4', 'P5'] : ['P1', 'P5']);
    if (status === 'completed') break;
    const [step] = (await door.call('next_step', { run_id })).steps;
    answered.add(step.kind);
    await door.call('submit_step', { run_id, step_id: step.step_id, output: caller(step) });
  }
  assert.ok(answered.has('compare') && answered.has('verify'));
});

test('A18: a tool that needs a link is refused with 401 and says where to sign in; a token is good nowhere else', async () => {
  await using app = await omegaApp();
  await assert.rejects(mcpDoor(app).call('start_run', { goal }), ({ body }: CallError) => {
    assert.equal(body.status, 401);
    assert.equal(body.code, 'link_required');
    return true;
  });
  const refused = await app.send('POST', '/api/v1/omega/runs', { body: {} });
  assert.equal(refused.status, 401);
  assert.match(refused.headers.get('www-authenticate') ?? '', /resource_metadata=/);
  const { token } = await registered(app, (link) => restDoor(app, link));
  const elsewhere = await app.get('/grants', { as: `Bearer ${token}` });
  assert.equal(elsewhere.status, 401);
});
