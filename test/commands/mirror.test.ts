// The command `perennial mirror` towards an instance that only notes how it is asked.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { firstLook, startFollowing } from '../../src/server/mirror/following.ts';
import type { Mirror } from '../../src/server/mirror/mirror.ts';
import { folderForTest } from '../ledger/folder.ts';
import { listening } from '../support/listening.ts';
import { aHero, aLabel } from '../support/records.ts';
import { perennial, serving } from './process.ts';

test('a mirror sends the key that it is given, and without one asks as the public', async () => {
  const asked: (string | undefined)[] = [];
  let status = 500;
  await using origin = await listening(
    createServer((request, response) => {
      asked.push(request.headers.authorization);
      response.writeHead(status).end('{}');
    }),
  );
  const folder = await mkdtemp(join(tmpdir(), 'perennial-mirror-'));
  const mirror = (options: readonly string[], key: string) =>
    perennial(['mirror', origin.url, '--once', ...options], { PERENNIAL_DATA: folder, PERENNIAL_KEY: key });
  const { code, stderr } = await mirror([], '');
  assert.equal(code, 1);
  assert.match(stderr, /index\.json answered 500/);
  await mirror([], 'from-settings');
  status = 401;
  const refused = await mirror([], 'from-settings');
  assert.match(
    refused.stderr,
    /^\S+ does not take the key or login that was sent: [^{]+ Give another one, or none\.\n$/,
  );
  await mirror(['--key', 'from-options'], 'from-settings');
  assert.deepEqual(asked, [undefined, 'Bearer from-settings', 'Bearer from-settings', 'Bearer from-options']);
  await rm(folder, { recursive: true });
});

test('records of one’s own are refused by a folder that mirrors an instance, because it would lose them', async () => {
  using folder = folderForTest();
  const data = `${folder.path}/data`;
  mkdirSync(data);
  writeFileSync(
    `${data}/mirror.json`,
    JSON.stringify({ url: 'https://site.example', cursor: 'c', complete: true }),
  );
  const file = folder.write('labels.ndjson', [aLabel()]);
  const list = folder.write('list.json', '[]');
  for (const command of [
    ['import', file],
    ['harvest', 'conferences', '--from', list],
    ['corrections', 'add', 'grants', 'a', 'title', 'A', '--reason', 'Said there'],
  ]) {
    const { code, stderr } = await perennial(command, { PERENNIAL_DATA: data });
    assert.equal(code, 1);
    assert.match(
      stderr,
      /^\S+ mirrors https:\/\/site\.example, and would lose what that does not have; [^\n]+\n$/,
    );
  }
  const serve = ['serve', '--port', '0'];
  const nightly = { PERENNIAL_DATA: data, HARVEST_AT: '02:00', HARVEST: 'conferences' };
  const { code, stderr } = await perennial(serve, nightly);
  assert.equal(code, 1);
  assert.match(stderr, /mirrors https:\/\/site\.example/);
});

test('a mirror that starts again shows nothing that was erased while it was off, whether the instance answers or not', async () => {
  using folder = folderForTest();
  const [theirs, ours] = ['origin', 'mirror'].map((name) => ({ PERENNIAL_DATA: `${folder.path}/${name}` }));
  assert.ok(theirs && ours);
  const hero = { id: 'h1', public_id: 'jane', name: 'Jane' };
  await perennial(['import', folder.write('heroes.ndjson', [aHero(hero)])], theirs);
  await using origin = await serving(theirs);
  const once = await perennial(['mirror', origin.url, '--once'], ours);
  assert.equal(once.code, 0, once.stderr);
  const status = async () => {
    await using mirror = await serving(ours, [], undefined, ['mirror', origin.url]);
    return (await fetch(`${mirror.url}/api/v1/heroes/jane`)).status;
  };
  assert.equal(await status(), 200);
  await perennial(['remove', 'heroes', 'h1', '--reason', 'privacy_request', '--yes'], theirs);
  assert.equal((await fetch(`${origin.url}/api/v1/heroes/jane`)).status, 404);
  assert.equal(await status(), 404);
  await origin.stop();
  assert.equal(await status(), 404);
});

test('a start waits for an instance that does not answer only so long, and following asks it at once', async () => {
  let asked = 0;
  const silent: Mirror = {
    hasLoaded: async () => true,
    catchUp: async (ending) => {
      asked += 1;
      await once(ending ?? assert.fail(), 'abort');
      throw ending?.reason;
    },
  };
  await firstLook(silent, 20);
  assert.equal(asked, 1);
  const following = startFollowing(silent, () => assert.fail());
  assert.equal(asked, 2);
  await following.stop();
});

test('a damaged note of what a folder mirrors is said in a sentence that names a way on', async () => {
  using folder = folderForTest();
  const file = folder.write('labels.ndjson', [aLabel()]);
  for (const damaged of ['', '{', '{}', 'null']) {
    writeFileSync(`${folder.path}/mirror.json`, damaged);
    for (const command of [
      ['import', file],
      ['mirror', 'http://localhost:1', '--once'],
    ]) {
      const { code, stderr } = await perennial(command, { PERENNIAL_DATA: folder.path });
      assert.equal(code, 1);
      assert.match(
        stderr,
        /^\S+mirror\.json does not say which instance the folder mirrors: [^\n]+ mirror anew\.\n$/,
      );
    }
  }
});

test('a mirror is started like a server: with its memory, and without warnings of Node in its log', {
  skip: process.platform !== 'linux',
}, async () => {
  using folder = folderForTest();
  const script = fileURLToPath(new URL('../../scripts/perennial.js', import.meta.url));
  let startedWith = '';
  await using origin = await listening(
    createServer((_, response) => {
      startedWith = readFileSync(`/proc/${child.pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      response.writeHead(500).end('{}');
    }),
  );
  const child = spawn(process.execPath, [script, 'mirror', origin.url, '--once'], {
    env: { ...process.env, NODE_OPTIONS: '', PERENNIAL_DATA: `${folder.path}/data` },
    stdio: 'ignore',
  });
  await once(child, 'exit');
  assert.match(startedWith, / --disable-warning=ExperimentalWarning .*--max-semi-space-size=/);
});
