// What a review and a replication say of the run that they are of: its hypotheses by their public names, and how far
// the judgements agree. Both recount with its archive.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Caller, scripted } from '../../demo/omega/caller.ts';
import { coherent } from '../../demo/omega/proposals.ts';
import { listRun } from '../../src/omega/publishing/listing.ts';
import { replay } from '../../src/omega/publishing/replay.ts';
import { unzipped } from '../../src/omega/publishing/zip.ts';
import {
  type CallError,
  type Door,
  goal,
  type Json,
  omegaApp,
  play,
  publishAll,
  registered,
  restDoor,
} from '../support/omega-door.ts';
import { site, type TestApp } from '../support/test-app.ts';

const caller = scripted({ seed: 'one', skill: 1 });

/** Sees what is incoherent, and says the reverse of everything else. */
const contrary: Caller = (step) => {
  const answer = caller(step);
  if (step.kind !== 'compare') return answer;
  const other = (side: string) => ({ A: 'B', B: 'A' })[side] ?? side;
  const games = answer.games.map((game: Json, n: number) => {
    const { A, B } = step.input.games[n];
    if (coherent(A) !== coherent(B)) return game;
    const criteria = Object.entries<string>(game.criteria).map(([name, side]) => [name, other(side)]);
    return { ...game, criteria: Object.fromEntries(criteria), winner: other(game.winner) };
  });
  return { ...answer, games };
};

/** A published run of a discovery, with one hypothesis that it left out. */
async function discovered(door: Door) {
  const { id } = await door.call('start_run', { goal });
  const done = await play(door, id, caller);
  const published = await publishAll(door, done, { hypothesis_ids: ['hy_1_1', 'hy_2_2'], design_ids: [] });
  return { id, hypotheses: published.hypotheses as readonly Json[] };
}

async function second(door: Door, kind: string, of_run: string, by: Caller): Promise<string> {
  const { id } = await door.call('start_run', { goal, kind, of_run });
  await publishAll(door, await play(door, id, by), { hypothesis_ids: ['hy_1_1'], design_ids: [] });
  return id;
}

const shown = async (app: TestApp, id: string): Promise<Json> =>
  (await app.get(`/api/v1/omega/runs/${id}/published`)).body;

async function archive(app: TestApp, id: string) {
  const response = await app.app.fetch(new Request(`${site}/api/v1/omega/runs/${id}/manifest`));
  return unzipped(new Uint8Array(await response.arrayBuffer())).files;
}

async function page(app: TestApp, path: string): Promise<string> {
  return (await app.app.fetch(new Request(site + path))).text();
}

test('a review names what its base published: by the public id, and by the title once that is listed', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (token) => restDoor(app, token));
  const base = await discovered(door);
  const review = await second(door, 'review', base.id, caller);
  const named = async () => {
    const { ranking } = await shown(app, review);
    return Object.fromEntries(ranking.map(({ id, public_id, title }: Json) => [id, [public_id, title]]));
  };
  const [first] = base.hypotheses;
  const before = await named();
  assert.deepEqual(
    [before.hy_1_1, before.hy_1_2],
    [
      [first.public_id, null],
      [null, null],
    ],
  );
  for (const path of [`/omega/runs/${review}`, `/omega/runs/${review}.md`]) {
    const text = (await page(app, path)).replaceAll('\\_', '_');
    assert.ok(text.includes(first.public_id), path);
    assert.ok(text.includes('not published (hy_1_2)') && !text.includes('not published (hy_1_1)'), path);
  }
  await listRun(app.desk, app.ledger, base.id, 'operator', app.clock.now);
  const [public_id, title] = (await named()).hy_1_1;
  const { hypothesis } = await door.call('get_hypothesis', { public_id });
  assert.equal(title, hypothesis.title);
  assert.deepEqual(app.bugs, []);
});

test('a review and a replication recount with the archive of their base, and are no base of another', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (token) => restDoor(app, token));
  const { id: of_run } = await discovered(door);
  for (const [kind, said] of [
    ['review', 'review'],
    ['replicate', 'replication'],
  ] as const) {
    const id = await second(door, kind, of_run, caller);
    const { problems, recounted } = replay(await archive(app, id), await archive(app, of_run));
    assert.deepEqual([problems, recounted], [[], true]);
    for (const again of ['review', 'replicate'])
      await assert.rejects(
        door.call('start_run', { goal, kind: again, of_run: id }),
        ({ body }: CallError) => {
          const { field, message } = body.errors[0];
          assert.deepEqual([body.code, field], ['invalid_input', 'of_run']);
          return message === `It is a ${said} of ${of_run}; name that run.`;
        },
      );
  }
  assert.deepEqual(app.bugs, []);
});

test('a replication reports how many games ended alike, and how alike the orders are', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (token) => restDoor(app, token));
  const base = await discovered(door);
  const alike = await second(door, 'replicate', base.id, caller);
  const reversed = await second(door, 'replicate', base.id, contrary);
  const { agreement, ranking } = await shown(app, alike);
  assert.deepEqual(ranking, []);
  assert.ok(agreement.of >= 20, String(agreement.of));
  assert.deepEqual(agreement, { same: agreement.of, of: agreement.of, tau: 1 });
  assert.deepEqual((await shown(app, reversed)).agreement, { same: 0, of: agreement.of, tau: -1 });
  const sentence = `Of ${agreement.of} games that both runs judged 0 ended alike`;
  for (const path of [`/omega/runs/${reversed}`, `/omega/runs/${reversed}.md`])
    assert.ok((await page(app, path)).includes(sentence), path);
  assert.equal((await shown(app, base.id)).agreement, null);
  // Of what was taken back nothing is told.
  await door.call('withdraw', { public_id: base.id, reason: 'The arms were mixed up.' });
  assert.equal((await shown(app, alike)).agreement, null);
  assert.deepEqual(app.bugs, []);
});
