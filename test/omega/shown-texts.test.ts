// P8: what everybody can read of a run holds no contact data and nothing that nobody sees, whatever it stands in.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import { theories } from '../../demo/omega/fiction.ts';
import { canonical } from '../../src/omega/protocol/canonical.ts';
import { replay } from '../../src/omega/publishing/replay.ts';
import { unzipped } from '../../src/omega/publishing/zip.ts';
import { forgetState, runState } from '../../src/omega/store/run-state.ts';
import {
  type Door,
  goal,
  type Json,
  omegaApp,
  play,
  publishAll,
  refusal,
  registered,
  restDoor,
} from '../support/omega-door.ts';
import { site, type TestApp } from '../support/test-app.ts';

const caller = scripted({ seed: 'shown', skill: 1 });
const contact = 'Write to ada@mail.example.';

async function completed(door: Door): Promise<Json> {
  const { id } = await door.call('start_run', { goal, kind: 'test', theory_ids: [theories[0]?.id] });
  return play(door, id, caller);
}

/** What a step recorded before it was looked at, as it stands in a desk. */
async function recorded(
  app: TestApp,
  run: string,
  kind: string,
  change: (part: Json) => Json,
): Promise<void> {
  const { db } = app.desk;
  const row = await db.selectFrom('omega_runs').selectAll().where('id', '=', run).executeTakeFirstOrThrow();
  const step = (await runState(app.desk, db, row)).steps.find((one) => one.kind === kind);
  const digest = String(kind === 'question' ? step?.output_part : step?.model_part);
  const part = await db
    .selectFrom('omega_parts')
    .select('text')
    .where('digest', '=', digest)
    .executeTakeFirstOrThrow();
  const text = canonical(change(JSON.parse(String(part.text))));
  await db.updateTable('omega_parts').set({ text }).where('digest', '=', digest).execute();
  forgetState(app.desk, run);
}

test('a name, a model, a question and a reason that hold contact data are refused while they can be mended', async () => {
  await using app = await omegaApp();
  const guest = restDoor(app);
  const named = (name: string) => guest.call('register', { name, accept_terms: true });
  assert.match((await refusal(named('ada@mail.example'))).error, /name is published; it holds an e-mail/);
  const { door } = await registered(app, (link) => restDoor(app, link), 'Ada’s 2nd agent (v1.5, 2026-11-20)');
  const { id } = await door.call('start_run', { goal, kind: 'test', theory_ids: [theories[0]?.id] });
  const { steps } = await door.call('next_step', { run_id: id });
  const of = { run_id: id, step_id: steps[0].step_id };
  const output = caller(steps[0]);
  for (const [model, said] of [
    [{ name: 'Call +49 301 234 5678' }, /a phone number/],
    [{ name: 'a-model', provider: 'https://models.example/v1' }, /the address of a page/],
    [{ name: 'a-model\u202e' }, /characters that nobody sees/],
    [{ name: 'a-model', parameters: { system: 'be kind\u202e' } }, /model\.parameters: .*nobody sees/],
  ] as const)
    for (const tool of ['check_step', 'submit_step'])
      assert.match((await refusal(door.call(tool, { ...of, output, model }))).error, said);
  const asking = { ...output, question: `${output.question} ${contact}` };
  const { code, errors } = await refusal(door.call('check_step', { ...of, output: asking }));
  assert.deepEqual([code, errors[0].field, errors[0].code], ['step_invalid', '/question', 'P8']);

  const models = {
    name: 'anthropic/claude-3-5-sonnet-20241022',
    version: '2024-10-22',
    provider: 'a.example',
  };
  await door.call('submit_step', { ...of, output, model: models });
  const done = await play(door, id, caller, { model: models });
  const disclosures = { human_role: 'none', competing_interests: contact };
  const { gates } = await refusal(publishAll(door, done, { disclosures }));
  assert.deepEqual(
    gates.map(({ gate, detail }: Json) => [gate, detail]),
    [['P8', 'competing_interests holds an e-mail address']],
  );
  await publishAll(door, done);
  const { error } = await refusal(door.call('withdraw', { public_id: id, reason: contact }));
  assert.match(error, /reason is published; it holds an e-mail address: leave that out/);
  await door.call('withdraw', { public_id: id, reason: 'The arms were mixed up, 12 of 126 animals.' });
  assert.deepEqual(app.bugs, []);
});

test('what a run recorded before names and questions were looked at is refused when it is published', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (link) => restDoor(app, link));
  for (const [kind, change, detail] of [
    [
      'question',
      (part: Json) => ({ ...part, question: `${part.question} ${contact}` }),
      'the question of the run holds an e-mail address',
    ],
    ['critique', (part: Json) => ({ ...part, name: contact }), 'the name of a model holds an e-mail address'],
  ] as const) {
    const done = await completed(door);
    await recorded(app, done.id, kind, change);
    const { gates } = await refusal(publishAll(door, done));
    assert.deepEqual(
      gates.map((one: Json) => [one.gate, one.detail]),
      [['P8', detail]],
    );
  }
});

test('the name of a participant of before names were looked at is not shown; its runs recount', async () => {
  await using app = await omegaApp();
  const { door, id } = await registered(app, (link) => restDoor(app, link));
  const named = { public_name: 'ada@mail.example' };
  await app.desk.db.updateTable('omega_participants').set(named).where('id', '=', id).execute();
  const done = await completed(door);
  await publishAll(door, done);
  const shown = await app.get(`/api/v1/omega/runs/${done.id}/published`);
  assert.deepEqual(shown.body.run.provenance.participant, { id, name: null });
  const archive = await app.app.fetch(new Request(`${site}/api/v1/omega/runs/${done.id}/manifest`));
  const { files } = unzipped(new Uint8Array(await archive.arrayBuffer()));
  const found = replay(files);
  assert.deepEqual([found.problems, found.recounted], [[], true]);
  assert.deepEqual(app.bugs, []);
});
