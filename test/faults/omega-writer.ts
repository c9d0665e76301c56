// Answers the steps of runs of Omega Point until it is killed. Each line of its output is what was acknowledged:
// the id of a step and the digest of its answer.

import { randomBytes } from 'node:crypto';
import { scripted } from '../../demo/omega/caller.ts';
import { createApp } from '../../src/app.ts';
import { openDesk } from '../../src/desk/desk.ts';
import { families } from '../../src/families.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { openLedger } from '../../src/ledger/open-ledger.ts';
import { issueLink, registerParticipant } from '../../src/omega/participants.ts';
import { truthOf } from '../../src/server/node/data-folder.ts';
import { readConfig } from '../../src/settings/config.ts';
import { goal, mcpDoor } from '../support/omega-door.ts';
import { shelfInMemory } from '../support/shelf-in-memory.ts';
import { appParts } from '../support/test-app.ts';

const truth = truthOf(readConfig(process.env));
const [ledger, desk] = [await openLedger(truth), await openDesk(truth)];
const shelf = shelfInMemory(families);
await catchUp(ledger, shelf);
const bugs: unknown[] = [];
const app = createApp(appParts({ shelf, desk, ledger, clock: { now: new Date() }, bugs }));
const caller = scripted({ seed: 'killed' });

/** The run that is under way, or a new one of somebody new, with a token for it. */
async function runUnderWay(): Promise<{ readonly run: string; readonly token: string }> {
  const now = new Date();
  const known = await desk.db
    .selectFrom('omega_runs')
    .select(['id', 'participant_id'])
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (known) {
    const { token } = await issueLink(desk.db, known.participant_id, now, randomBytes);
    return { run: known.id, token };
  }
  const { link } = await registerParticipant(desk, { name: null, kind: 'agent' }, null, now, randomBytes);
  const { id } = await mcpDoor({ app }, link.token).call('start_run', { goal });
  return { run: id, token: link.token };
}

for (;;) {
  const { run, token } = await runUnderWay();
  const door = mcpDoor({ app }, token);
  const { open_steps } = await door.call('run_status', { run_id: run });
  // What the one before had leased is still leased to the same participant.
  const held = open_steps.filter((step: { leased_until: string | null }) => step.leased_until !== null);
  const renew = held.slice(0, 10).map(({ id }: { id: string }) => id);
  let { steps } = await door.call('next_step', { run_id: run, renew });
  while (steps.length > 0) {
    for (const step of steps) {
      const of = { run_id: run, step_id: step.step_id };
      const { output_sha256 } = await door.call('submit_step', { ...of, output: caller(step) });
      process.stdout.write(`${JSON.stringify([step.step_id, output_sha256])}\n`);
    }
    ({ steps } = await door.call('next_step', { run_id: run, max: 3 }));
  }
  if (bugs.length > 0) throw bugs[0];
}
