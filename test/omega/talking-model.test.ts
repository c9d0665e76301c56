// A model that answers, and never what was asked.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drive } from '../../src/omega/driver/drive.ts';
import { serviceAt } from '../../src/omega/driver/service.ts';
import { goal, omegaApp, restDoor } from '../support/omega-door.ts';
import { fakeModel } from '../support/omega-model.ts';
import { site } from '../support/test-app.ts';

test('a model that only talks is not asked until every call is spent', async () => {
  await using app = await omegaApp();
  const { link_token } = await restDoor(app).call('register', { kind: 'agent', accept_terms: true });
  const call = serviceAt(site, link_token, fakeModel(app).fetch);
  const { id } = await call('start_run', { goal, size: 'small' });
  const notes: string[] = [];
  let asked = 0;
  const driving = {
    run: String(id),
    call,
    think: async () => `Bananas are yellow, ${++asked}.`,
    model: { name: 'talker' },
    channel: 'cli',
    maxCalls: 100,
    noted: (step: { kind: string }, state: string, detail: string) =>
      void notes.push(`${step.kind} ${state}${detail && ` (${detail})`}`),
  } as const;
  await assert.rejects(drive(driving), {
    code: 'no_json',
    message: /^The model answered the step “question” 6 times without a JSON object\. /,
  });
  assert.equal(asked, 6);
  assert.equal(notes.at(-1), 'question given_up (There was no JSON object in the answer.)');
  // Who allows fewer calls is told that these are spent.
  assert.equal((await drive({ ...driving, maxCalls: 2 })).ended, 'calls_spent');
  assert.deepEqual(app.bugs, []);
});
