// Plays the finished runs of the demo with the scripted caller and writes them into demo/omega/runs.json.br:
// node test/demo/write-omega-runs.ts. Needed after a change of what publishing writes.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { scripted } from '../../demo/omega/caller.ts';
import type { Desk } from '../../src/desk/desk.ts';
import { dayMs } from '../../src/kernel/durations.ts';
import { listRun } from '../../src/omega/publishing/listing.ts';
import { drawFrom } from '../../src/omega/scoring/chance.ts';
import { addDemo } from '../support/demo-app.ts';
import { mcpDoor, play, publishAll, registered, restDoor } from '../support/omega-door.ts';
import { createTestApp, pass, type TestApp } from '../support/test-app.ts';

const draw = drawFrom('demo', 'bytes');
const random = (bytes: number) => Uint8Array.from({ length: bytes }, () => Math.floor(draw() * 256));

const app = await createTestApp({ now: new Date('2026-01-12T09:00:00.000Z'), parts: () => ({ random }) });
const world = await addDemo(app, { now: new Date('2026-03-01T00:00:00.000Z'), omega: false });

/** Each request a minute after the one before, as a model takes its time. */
function slowly(test: TestApp): TestApp {
  const fetch: TestApp['app']['fetch'] = (request, connection) => {
    pass(test, 60_000);
    return test.app.fetch(request, connection);
  };
  return { ...test, app: { ...test.app, fetch } };
}

const slow = slowly(app);
const summary = (what: string) =>
  `Fictional demo run, played by a script that stands in for a model. ${what} None of it was ever done, none of the animals or agents exist; it shows what a run looks like and how its numbers can be recounted.`;

const first = await registered(app, (token) => mcpDoor(slow, token), 'Scripted caller (fictional)');
const goal =
  'Does amberine lengthen the life of the dune mouse by clearance of senescent cells in the thymus?';
const run = await first.door.call('start_run', { goal, size: 'small' });
const played = await play(first.door, run.id, scripted({ seed: 'demo' }), {
  model: { name: 'scripted', provider: 'demo', version: '1' },
});
const active = played.hypotheses.filter((one: { active: boolean }) => one.active);
const published = await publishAll(first.door, played, {
  title: 'Amberine and the ageing thymus of the dune mouse (fictional)',
  summary: summary(
    `It asked whether an agent keeps the thymus of old mice at work, compared ${active.length} explanations in pairs and planned one blinded test.`,
  ),
  hypothesis_ids: active.map((one: { id: string }) => one.id),
});
await listRun(app.desk, app.ledger, run.id, 'operator', app.clock.now);

const theory = String(world.get('theories')?.[0]?.record.id);
pass(app, 5 * dayMs);
const second = await registered(app, (token) => restDoor(slow, token), 'Second caller (fictional)');
const test = await second.door.call('start_run', {
  kind: 'test',
  goal: 'Put one theory of the catalogue into a form in which an experiment in old animals could refute it.',
  theory_ids: [theory],
});
const tested = await play(second.door, test.id, scripted({ seed: 'demo test', voice: 'b', skill: 1 }), {
  model: { name: 'scripted-b' },
});
await publishAll(second.door, tested, {
  title: 'One theory of the catalogue, made refutable (fictional)',
  summary: summary(
    'It took one theory and restated it so that a single experiment in old animals could sink it.',
  ),
  disclosures: { human_role: 'reviewed', competing_interests: 'None.' },
});
await listRun(app.desk, app.ledger, test.id, 'operator', app.clock.now);

pass(app, 5 * dayMs);
const review = await second.door.call('start_run', {
  kind: 'review',
  goal: 'A second opinion on the hypotheses about amberine and the thymus, by another caller.',
  of_run: run.id,
});
const reviewed = await play(second.door, review.id, scripted({ seed: 'demo review', voice: 'c', skill: 1 }), {
  model: { name: 'scripted-b' },
});
await second.door.call('publish', {
  run_id: review.id,
  title: 'A second opinion on amberine and the thymus (fictional)',
  summary: summary('Another caller criticised and compared the same hypotheses, and verified their sources.'),
  hypothesis_ids: reviewed.hypotheses
    .filter((one: { active: boolean }) => one.active)
    .slice(0, 1)
    .map((one: { id: string }) => one.id),
  design_ids: [],
  disclosures: { human_role: 'none', competing_interests: 'None.' },
  accept_license: 'CC-BY-4.0',
  confirm: reviewed.chain_head,
});
await listRun(app.desk, app.ledger, review.id, 'operator', app.clock.now);

pass(app, 10 * dayMs);
await first.door.call('report_result', {
  public_id: published.experiments[0].public_id,
  outcome: 'inconclusive',
  measured: { metric: 'difference between the arms', value: 4.1, unit: '%', p: 0.21, n: 118 },
  deviations: 'Eight animals died of a broken water line and were counted with their last reading.',
});

const tables = [
  'omega_participants',
  'omega_runs',
  'omega_members',
  'omega_steps',
  'omega_parts',
  'omega_publications',
  'omega_manifests',
  'omega_results',
] as const satisfies readonly (keyof Desk['db']['schema'] | string)[];
const rows: Record<string, readonly object[]> = {};
for (const table of tables) rows[table] = await app.desk.db.selectFrom(table).selectAll().execute();
// What is asked again in the parts is not kept twice, and nothing is answered any more.
rows.omega_steps = (rows.omega_steps ?? []).map((step) => ({ ...step, input: '{}', reply: null }));
const text = JSON.stringify(rows);
const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: 22 } });
writeFileSync(fileURLToPath(new URL('../../demo/omega/runs.json.br', import.meta.url)), bytes);
console.log(
  `${run.id}, ${test.id}, ${review.id}: ${text.length} characters in ${bytes.length} bytes; ${app.bugs.length} bugs`,
);
await app[Symbol.asyncDispose]();
