// The clock that rehearsals move: refused where it is not asked for, and followed by the whole server.

import assert from 'node:assert/strict';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { dayMs } from '../../src/kernel/durations.ts';
import { roundsUnder } from '../../src/server/node/test-clock.ts';
import { folderForTest } from '../ledger/folder.ts';
import { browserOf } from '../support/browser.ts';
import { perennial, perennialProcess, serving } from './process.ts';

test('without its setting the clock stays, and a server whose clock is moved listens on loopback alone', async () => {
  using folder = folderForTest();
  const PERENNIAL_DATA = `${folder.path}/data`;
  const to = ['tick', '--to', new Date(Date.now() + dayMs).toISOString()];
  const on = { PERENNIAL_DATA, PERENNIAL_TEST_CLOCK: 'on' };
  const nowhere = await perennial(to, on);
  assert.deepEqual([nowhere.code, /no (such|data) folder/.test(nowhere.stderr)], [1, true]);
  mkdirSync(PERENNIAL_DATA);
  const without = await perennial(to, { PERENNIAL_DATA });
  assert.deepEqual([without.code, /set PERENNIAL_TEST_CLOCK=on/.test(without.stderr)], [1, true]);
  const open = await perennial(to, { ...on, HOST: '0.0.0.0' });
  assert.deepEqual([open.code, /HOST=0\.0\.0\.0 is not/.test(open.stderr)], [2, true]);
  const serves = await perennialProcess(['serve', '--port', '0', '--host', '0.0.0.0'], on);
  assert.deepEqual([serves.code, /of this machine alone/.test(serves.stderr)], [2, true]);
  for (const wrong of ['soon', '2026-13-01', '2099-02-30', '2026-12-01T07:00'])
    assert.equal((await perennial(['tick', '--to', wrong], on)).code, 2, wrong);
  assert.match((await perennial(to, on)).stdout, /no server runs on this folder/);
  const back = await perennial(['tick', '--to', new Date().toISOString()], on);
  assert.deepEqual([back.code, /goes forward alone/.test(back.stderr)], [1, true]);
});

test('a server takes the time that tick says, in what it answers, in its links and in what it does by itself', async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: `${folder.path}/data`, PERENNIAL_TEST_CLOCK: 'on', RATE_LIMIT: 'off' };
  await using server = await serving(settings);
  const link = async () => {
    const { stdout } = await perennial(['sign-in'], { ...settings, SITE_URL: server.url });
    return /Sign in: \S+?(\/sign-in\/link\/\S+)/.exec(stdout)?.[1] as string;
  };
  const fetching = { fetch: (request: Request) => fetch(request, { redirect: 'manual' }) };
  const clock = { now: new Date() };
  const browser = browserOf({ app: fetching as never, clock }, { at: server.url });
  const opened = async (path: string) => (await browser.get(path)).status;
  const early = await link();
  const to = new Date(Date.now() + 40 * dayMs);
  const { code, stdout } = await perennial(['tick', '--to', to.toISOString()], settings);
  assert.equal(code, 0);
  assert.match(stdout, /what was due is done/);
  assert.notEqual(await opened(early), 200, 'a link of forty days ago is over');
  assert.equal(await opened(await link()), 200, 'one of today is good');
  const grants = await fetch(`${server.url}/api/v1/stats`);
  assert.ok(grants.ok);
});

test('whoever waits for what is due reads how far the server is whole, also while the server tells it anew', async () => {
  using folder = folderForTest();
  const taken = `${folder.path}/test-clock-taken.json`;
  const rounds = roundsUnder({ perennialTestClock: true, perennialData: folder.path });
  const round = rounds.counted(async () => undefined);
  const begun = openSync(taken, 'r');
  for (let pass = 0; pass < 3; pass++) await round();
  const [before, after] = [readFileSync(begun, 'utf8'), readFileSync(taken, 'utf8')];
  closeSync(begun);
  assert.equal(JSON.parse(before).ahead_ms, null, 'what was opened before is not written over');
  assert.equal(JSON.parse(after).ahead_ms, 0);
});
