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
