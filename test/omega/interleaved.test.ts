// Whoever answers first changes nothing: the plan, the numbers and the gates of a run follow from its seed and its
// answers alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import { sha256 } from '../../src/omega/protocol/canonical.ts';
import { chanceFrom } from '../faults/chance.ts';
import {
  type Door,
  goal,
  type Json,
  mcpDoor,
  omegaApp,
  publishAll,
  registered,
  restDoor,
  sameBytes,
} from '../support/omega-door.ts';
import type { TestApp } from '../support/test-app.ts';
import { pass } from '../support/test-app.ts';

const seed = Number(process.env.TEST_SEED ?? 1);

/** Agents who take one to three steps at a time and hand them in in any order, whoever's turn it is by chance. */
async function playedBy(
  app: TestApp,
  doors: readonly Door[],
  run: string,
  chance: ReturnType<typeof chanceFrom>,
) {
  const caller = scripted({ seed: 'interleaved', skill: 1 });
  const held = doors.map((): Json[] => []);
  for (let turn = 0, idle = 0; idle < 40; turn++) {
    const at = chance.between(0, doors.length - 1);
    const [door, own] = [doors[at] as Door, held[at] as Json[]];
    if (own.length === 0 || chance.between(0, 2) === 0) {
      const { steps } = await door.call('next_step', { run_id: run, max: chance.between(1, 3) });
      own.push(...steps);
      idle = own.length === 0 ? idle + 1 : 0;
    }
    if (own.length === 0) continue;
    const [step] = own.splice(chance.between(0, own.length - 1), 1);
    await door.call('submit_step', { run_id: run, step_id: step.step_id, output: caller(step) });
    // Nobody is kept from asking by how often they may.
    if (turn % 100 === 99) pass(app, 600_000);
  }
}

/** What the referee counted, without who was asked and when. */
async function countedWith(agents: number, order: number): Promise<Json> {
  await using app = await omegaApp({ parts: () => ({ random: sameBytes('interleaved') }) });
  const owner = await registered(app, (token) => restDoor(app, token));
  const run = await owner.door.call('start_run', { goal, size: 'small' });
  const doors = [owner.door];
  if (agents > 1) {
    const { code } = await owner.door.call('invite', { run_id: run.id, uses: agents - 1 });
    for (let n = 1; n < agents; n++) {
      const { door } = await registered(app, (token) => mcpDoor(app, token), `Member ${n}`);
      await door.call('join_run', { code });
      doors.push(door);
    }
  }
  await playedBy(app, doors, run.id, chanceFrom(seed * 100 + order));
  const done = await owner.door.call('run_status', { run_id: run.id });
  assert.equal(done.status, 'completed', JSON.stringify(done.open_steps));
  await publishAll(owner.door, done);
  const { manifest } = (await app.get(`/api/v1/omega/runs/${run.id}/manifest.json`)).body;
  assert.equal(
    sha256(Buffer.from(manifest.seed, 'hex')),
    run.seed_commitment,
    'the seed is the one promised',
  );
  assert.deepEqual(app.bugs, []);
  const { games, items, fits, controls, gates, hypotheses, evidence, steps } = manifest;
  const sorted = (all: readonly Json[]) => all.map((one) => JSON.stringify(one)).sort();
  return {
    plan: sorted(steps.map(({ id, key, kind, subject }: Json) => ({ id, key, kind, subject }))),
    games: sorted(games.map(({ judge: _, ...game }: Json) => game)),
    controls: sorted(controls),
    items: sorted(items),
    // What is beside it tells judges apart, of whom one agent has one.
    ranks: fits.all,
    gates,
    hypotheses,
    evidence,
  };
}

test('one agent, three of one mind and five in any order end in the same plan, ranks, items and gates', async () => {
  const alone = await countedWith(1, 0);
  for (const [agents, order] of [
    [1, 1],
    [3, 2],
    [5, 3],
  ] as const)
    assert.deepEqual(await countedWith(agents, order), alone, `${agents} agents (seed ${seed})`);
});

test('checking an answer changes no row of a run, whether it fits or not', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (token) => restDoor(app, token));
  const caller = scripted({ seed: 'checked', skill: 1 });
  const { id } = await door.call('start_run', { goal, size: 'small' });
  const kept = async () => {
    const tables = [
      'omega_runs',
      'omega_steps',
      'omega_parts',
      'omega_submissions',
      'omega_members',
    ] as const;
    const rows: unknown[] = [];
    for (const table of tables) rows.push(await app.desk.db.selectFrom(table).selectAll().execute());
    rows.push(await app.desk.db.selectFrom('omega_participants').selectAll().execute());
    return JSON.stringify(rows);
  };
  const kinds = new Set<string>();
  for (;;) {
    const { steps } = await door.call('next_step', { run_id: id });
    const [step] = steps;
    if (!step) break;
    const of = { run_id: id, step_id: step.step_id };
    const output = caller(step);
    if (!kinds.has(step.kind)) {
      kinds.add(step.kind);
      const before = await kept();
      await door.call('check_step', { ...of, output });
      await assert.rejects(door.call('check_step', { ...of, output: { ...output, more: 1 } }));
      assert.equal(await kept(), before, step.kind);
    }
    await door.call('submit_step', { ...of, output });
  }
  assert.equal(kinds.size, 9, [...kinds].join());
});
