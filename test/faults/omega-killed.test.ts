// O9: whoever answers the steps of a run is killed at any moment, again and again. No accepted step is lost, none
// is there twice, and no chain is broken.
//
// FAULT_KILLS (or ROUNDS, of the rig) and FAULT_SEED make a longer run, or another one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { holder, theoryRecords, works } from '../../demo/omega/fiction.ts';
import type { Desk } from '../../src/desk/desk.ts';
import { families } from '../../src/families.ts';
import type { Change } from '../../src/ledger/ledger.ts';
import { readRecord } from '../../src/ledger/record.ts';
import { partDigest } from '../../src/omega/protocol/canonical.ts';
import { chainStart, linkDigest } from '../../src/omega/runs/chain.ts';
import { partsOf } from '../../src/omega/store/parts.ts';
import { folderForTest } from '../ledger/folder.ts';
import { deskIn, ledgerIn } from '../support/truth.ts';
import { chanceFrom } from './chance.ts';
import { doomed } from './doomed.ts';

const kills = Number(process.env.FAULT_KILLS ?? process.env.ROUNDS ?? 6);
const seed = Number(process.env.FAULT_SEED ?? 7);

async function worldIn(data: string): Promise<void> {
  await using ledger = await ledgerIn(data);
  const world = { rated_projects: [holder], theories: theoryRecords, works };
  const changes = Object.entries(world).flatMap(([name, records]) => {
    const family = families.find((one) => one.name === name);
    assert.ok(family);
    return records.map((record) => readRecord(family, record) as Change);
  });
  await ledger.append(changes, new Date());
}

/** Every chain from its start to its head, and every part that it commits to. @returns accepted steps */
async function assertChains({ db }: Desk): Promise<ReadonlyMap<string, string>> {
  const accepted = new Map<string, string>();
  for (const run of await db.selectFrom('omega_runs').selectAll().execute()) {
    const { parts } = await partsOf(db, run.id);
    const steps = await db
      .selectFrom('omega_steps')
      .selectAll()
      .where('run_id', '=', run.id)
      .where('state', '=', 'accepted')
      .orderBy('n')
      .execute();
    let prev = chainStart({ ...run, run: run.id });
    steps.forEach((step, at) => {
      const { input_part: input, output_part: output, model_part: model, checks_part: checks } = step;
      assert.deepEqual([step.n, step.prev], [at + 1, prev], `${run.id}: step ${step.key} does not follow`);
      const link = {
        prev,
        n: at + 1,
        kind: step.kind,
        subject: step.subject,
        at: step.accepted_at as string,
      };
      const of = { input, output: output as string, model: model as string, checks: checks as string };
      assert.equal(linkDigest({ ...link, ...of }), step.digest, `${run.id}: step ${step.key}`);
      for (const digest of Object.values(of)) {
        const kept = parts.get(digest);
        assert.ok(kept, `${run.id}: a part of step ${step.key} is missing`);
        assert.equal(partDigest(Buffer.from(kept.salt, 'hex'), kept.part), digest);
      }
      prev = step.digest as string;
      accepted.set(step.id, step.output_sha256 as string);
    });
    assert.deepEqual([run.chain_head, run.steps_done], [prev, steps.length], run.id);
  }
  const taken = await db.selectFrom('omega_submissions').selectAll().where('ok', '=', 1).execute();
  assert.equal(new Set(taken.map(({ step_id }) => step_id)).size, taken.length, 'a step was taken twice');
  assert.deepEqual(new Set(taken.map(({ step_id }) => step_id)), new Set(accepted.keys()));
  for (const { id, bytes } of await db.selectFrom('omega_participants').select(['id', 'bytes']).execute()) {
    const own = taken.filter(({ participant_id }) => participant_id === id);
    assert.equal(
      bytes,
      own.reduce((sum, one) => sum + one.bytes, 0),
      'bytes are counted with their answers',
    );
  }
  return accepted;
}

test(`O9: killed ${kills} times in the middle of runs (seed ${seed}): no accepted step is lost or doubled, no chain is broken`, {
  timeout: 120_000 + kills * 30_000,
}, async (t) => {
  using folder = folderForTest();
  const data = `${folder.path}/data`;
  await worldIn(data);
  const chance = chanceFrom(seed);
  const acknowledged = new Map<string, string>();
  let between = 0;
  for (let kill = 0; kill < kills; kill++) {
    const writer = await doomed('./omega-writer.ts', [], { PERENNIAL_DATA: data });
    await setTimeout(chance.between(0, 700));
    for (const line of await writer.kill()) {
      const [step, digest] = JSON.parse(line) as [string, string];
      acknowledged.set(step, digest);
    }
    await using desk = await deskIn(data);
    const accepted = await assertChains(desk);
    for (const [step, digest] of acknowledged) assert.equal(accepted.get(step), digest, `${step} is lost`);
    if (accepted.size > acknowledged.size) between += 1;
    for (const [step, digest] of accepted) acknowledged.set(step, digest);
  }
  t.diagnostic(`${acknowledged.size} steps accepted; ${between} kills fell between an answer and its reply`);
  assert.ok(acknowledged.size >= kills, `${acknowledged.size} steps`);
});
