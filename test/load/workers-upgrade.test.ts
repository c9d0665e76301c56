// A new version of the program takes the places of an old one, which keep their own shelf meanwhile.

import assert from 'node:assert/strict';
import { appendFileSync, cpSync, readdirSync, symlinkSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { perennial, serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { aGrant } from '../support/records.ts';
import { onPostgres } from '../support/truth.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

function copyOfTheProgram(folder: string): string {
  const program = join(folder, 'program');
  for (const part of ['src', 'demo', 'docs', 'starter', 'package.json']) {
    cpSync(join(root, part), join(program, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(program, 'node_modules'));
  return program;
}

const shelvesIn = (folder: string) => readdirSync(folder).filter((name) => /^shelf-\w+\.db$/.test(name));

function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', reject);
  });
}

test('while another version takes over, old workers and new ones show what changes, each on a shelf of its own', {
  timeout: 120_000,
  skip: onPostgres && 'shelves are files on both engines: this runs on SQLite',
}, async (t) => {
  using folder = folderForTest();
  const program = copyOfTheProgram(folder.path);
  const data = { PERENNIAL_DATA: `${folder.path}/data`, RATE_LIMIT: 'off', LOG_LEVEL: 'info' };
  const importing = async (id: string) => {
    const file = folder.write('grants.ndjson', [aGrant({ id, deadline: null })]);
    assert.equal((await perennial(['import', file], data)).code, 0);
  };
  await importing('before');
  await using server = await serving(data, ['--workers', '3'], join(program, 'src/cli.ts'));
  const said = (msg: string) => server.said().stderr.split(`"msg":"${msg}"`).length - 1;
  const fresh = new Agent({ keepAlive: false });
  const kept = new Agent({ keepAlive: true, maxSockets: 12 });
  t.after(() => kept.destroy());
  const [old] = shelvesIn(data.PERENNIAL_DATA);
  // A worker leaves once the connections that rest with it were closed, which takes some seconds.
  const list = `${server.url}/api/v1/grants`;
  await Promise.all(Array.from({ length: 12 }, () => statusOf(list, kept)));

  appendFileSync(join(program, 'src/shelf/layout/text-index.ts'), '// Another version.\n');
  process.kill(server.pid, 'SIGHUP');
  while (said('a worker answers') < 4) await setTimeout(10);
  await importing('during');
  await setTimeout(1_500);
  assert.equal(said('the workers are replaced'), 0, 'old workers are there still');
  const seen = await Promise.all(Array.from({ length: 30 }, () => statusOf(`${list}/during`, fresh)));
  assert.deepEqual(new Set(seen), new Set([200]), seen.join(' '));

  while (said('the workers are replaced') === 0) await setTimeout(50);
  const left = shelvesIn(data.PERENNIAL_DATA);
  assert.equal(left.length, 1);
  assert.notEqual(left[0], old);
  await importing('after');
  await setTimeout(1_500);
  const last = await Promise.all(Array.from({ length: 12 }, () => statusOf(`${list}/after`, fresh)));
  assert.deepEqual(new Set(last), new Set([200]), last.join(' '));
});
