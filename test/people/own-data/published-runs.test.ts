// What somebody published with Omega Point stays when the account is erased; the name that stood with it does not.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../../demo/omega/caller.ts';
import { theories } from '../../../demo/omega/fiction.ts';
import { dayMs } from '../../../src/kernel/durations.ts';
import type { Ledger } from '../../../src/ledger/ledger.ts';
import { listRun, unlistRun } from '../../../src/omega/publishing/listing.ts';
import { replay } from '../../../src/omega/publishing/replay.ts';
import { unzipped } from '../../../src/omega/publishing/zip.ts';
import { forgetAccounts } from '../../../src/server/forgetting.ts';
import { readConfig } from '../../../src/settings/config.ts';
import { type Browser, here, hereWithKeys, newPerson, signedInBrowser } from '../../support/browser.ts';
import { goal, omegaApp, play, publishAll, registered, restDoor } from '../../support/omega-door.ts';
import { close, secret } from '../../support/own-data.ts';
import { pass, type TestApp } from '../../support/test-app.ts';

const name = /Zyxcanary/;
const testKey = Buffer.from(secret).toString('base64');

/** One run, published by whoever is called so and then taken over by the person. */
async function publishedRun(app: TestApp, browser: Browser, called: string, theory: number) {
  const { door, token } = await registered(app, (link) => restDoor(app, link), called);
  const run = await door.call('start_run', { goal, kind: 'test', theory_ids: [theories[theory]?.id] });
  const done = await play(door, run.id, scripted({ seed: 'erased', skill: 1 }));
  const published = await publishAll(door, done);
  await browser.submit('/account/runs', '/account/runs', { link_token: token });
  return { id: String(run.id), published };
}

type Published = Awaited<ReturnType<typeof publishedRun>>;

/** Every address at which something of a run is told. */
function placesOf({ id, published: { experiments, hypotheses } }: Published): readonly string[] {
  const pages = [
    `/omega/runs/${id}`,
    ...experiments.map((one: { public_id: string }) => `/omega/experiments/${one.public_id}`),
    ...hypotheses.map((one: { public_id: string }) => `/omega/hypotheses/${one.public_id}`),
  ];
  return [...pages, ...pages.slice(1).map((path) => `/api/v1${path}`), `/api/v1/omega/runs/${id}/published`];
}

const lists = [
  '/api/v1/omega/hypotheses?limit=100',
  '/api/v1/omega/experiments?limit=100',
  '/api/v1/changes?include=record&limit=500',
  '/api/v1/changes?include=replica&limit=500',
  '/omega/runs.atom',
  '/omega/runs/feed.json',
  '/omega/hypotheses.atom',
  '/omega/experiments.atom',
];

async function text(app: TestApp, path: string): Promise<string> {
  const response = await app.app.fetch(new Request(here + path));
  assert.equal(response.status, 200, path);
  return response.text();
}

async function files(app: TestApp, { id }: Published) {
  const response = await app.app.fetch(new Request(`${here}/api/v1/omega/runs/${id}/manifest`));
  assert.equal(response.status, 200);
  return unzipped(new Uint8Array(await response.arrayBuffer())).files;
}

/** Everything that desk and log keep of Omega Point, in all versions. */
async function kept({ desk: { db }, ledger }: TestApp): Promise<string> {
  const rows: unknown[] = [await ledger.after(0, 10_000)];
  for (const table of ['omega_participants', 'omega_publications', 'omega_manifests', 'omega_runs'] as const)
    rows.push(await db.selectFrom(table).selectAll().execute());
  return JSON.stringify(rows);
}

test('D1: the name in published runs goes with the account, listed or not, and the archives still recount', async () => {
  await using app = await omegaApp({ parts: (desk, clock) => ({ ...hereWithKeys(desk, clock), secret }) });
  const ada = await newPerson(app, 'Ada');
  const browser = await signedInBrowser(app, ada);
  const listed = await publishedRun(app, browser, 'Ada Zyxcanary', 0);
  const unlisted = await publishedRun(app, browser, 'A. Zyxcanary', 1);
  const takenOut = await publishedRun(app, browser, 'Zyxcanary', 0);
  // Taken over as well, with nothing published.
  const idle = await registered(app, (link) => restDoor(app, link), 'Idle Zyxcanary');
  await browser.submit('/account/runs', '/account/runs', { link_token: idle.token });
  const other = await publishedRun(
    app,
    await signedInBrowser(app, await newPerson(app, 'Bo')),
    'Bo Other',
    1,
  );
  for (const { id } of [listed, takenOut, other])
    await listRun(app.desk, app.ledger, id, 'operator', app.clock.now);
  const back = { state: 'published', reason: 'A second look.' } as const;
  await unlistRun(app.desk, app.ledger, takenOut.id, back, app.clock.now);
  await app.add('labels');
  const own = [listed, unlisted, takenOut];
  for (const path of own.flatMap(placesOf)) assert.match(await text(app, path), name, path);
  assert.match(await text(app, '/api/v1/changes?include=record&limit=500'), name);
  const before = await Promise.all(own.map((run) => files(app, run)));

  await close(app, ada);
  pass(app, 15 * dayMs);
  const config = readConfig({ SECRET_KEY: testKey });
  const round = (ledger: Pick<Ledger, 'rewrite'>) =>
    forgetAccounts({
      ...{ desk: app.desk, ledger, config, log: { info: () => undefined } },
      ...{ now: () => app.clock.now, sureNow: async () => app.clock.now },
    });
  // It ends between the desk and the log, after the account is erased.
  let calls = 0;
  const ends: Ledger['rewrite'] = (...given) =>
    ++calls > 2 ? Promise.reject(new Error('killed')) : app.ledger.rewrite(...given);
  await assert.rejects(round({ rewrite: ends }), /killed/);
  await round(app.ledger);
  await app.add('labels');

  for (const path of [...lists, ...own.flatMap(placesOf)])
    assert.doesNotMatch(await text(app, path), name, path);
  assert.doesNotMatch(await kept(app), name);
  assert.match(await text(app, `/omega/runs/${other.id}`), /Bo Other/, 'nobody else is touched');
  for (const [n, run] of own.entries()) {
    const now = await files(app, run);
    assert.deepEqual(now, before[n], 'the archive is as it was published');
    assert.deepEqual(replay(now).problems, []);
    assert.doesNotMatch([...now.values()].map((file) => Buffer.from(file).toString()).join('\n'), name);
  }
  const begun = await app.desk.db.selectFrom('unfinished_erasures').select(['family', 'id']).execute();
  assert.equal(
    begun.filter(({ family }) => family === '').length,
    2,
    'files and dumps are still to be seen to',
  );
  const head = await app.ledger.head();
  await round(app.ledger);
  assert.equal(await app.ledger.head(), head, 'another round finds nothing');
  assert.deepEqual(app.bugs, []);
});
