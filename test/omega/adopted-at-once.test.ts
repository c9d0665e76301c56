// Runs that an account takes over while their agent goes on: nothing is left with whom nobody is any more.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { registerParticipant } from '../../src/omega/participants.ts';
import { hereWithKeys, newPerson, signedInBrowser } from '../support/browser.ts';
import { CallError, goal, omegaApp, restDoor } from '../support/omega-door.ts';

test('a run that is started, a token that is replaced and a run that is joined while runs are taken over are the account’s', async () => {
  await using app = await omegaApp({ parts: hereWithKeys });
  const own = '/account/runs';
  const browser = await signedInBrowser(app, await newPerson(app, 'Ada'));
  const asAgent = async () => {
    const of = { name: null, kind: 'agent' } as const;
    const { participant, link } = await registerParticipant(app.desk, of, null, app.clock.now, randomBytes);
    return { id: participant.id, token: link.token, door: restDoor(app, link.token) };
  };
  const first = await asAgent();
  await browser.submit(own, own, { link_token: first.token });
  const host = await asAgent();
  const { id: run_id } = await host.door.call('start_run', { goal });
  const { code } = await host.door.call('invite', { run_id, uses: 20 });
  let done = 0;
  for (const call of ['start_run', 'rotate_link', 'join_run']) {
    for (let n = 0; n < 5; n++) {
      const { door, token, id } = await asAgent();
      const input = { start_run: { goal }, rotate_link: {}, join_run: { code } }[call];
      const [asked, adopted] = await Promise.all([
        door.call(call, input).then(
          () => 1,
          (error) => {
            assert.ok(
              error instanceof CallError && [401, 404, 409].includes(error.body.status),
              String(error),
            );
            return 0;
          },
        ),
        browser.submit(own, own, { link_token: token }),
      ]);
      // A token that was replaced a moment before brings no runs.
      if (adopted.status !== 303) continue;
      done += asked;
      for (const table of ['omega_runs', 'omega_members', 'omega_links'] as const) {
        const left = await app.desk.db
          .selectFrom(table)
          .select('participant_id')
          .where('participant_id', '=', id)
          .execute();
        assert.deepEqual(left, [], `${call}: ${table}`);
      }
      const others = app.desk.db.updateTable('omega_runs').set({ status: 'abandoned' });
      await others.where('id', '!=', run_id).execute();
    }
  }
  assert.ok(done > 0);
  assert.deepEqual(app.bugs, []);
});
