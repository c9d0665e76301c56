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
  timeout: 400_000,
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
  const list = `${server.url}/api/v1/grants`;
  const every = async (path: string) => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => statusOf(`${list}/${path}`, fresh)));
    return answers.every((status) => status === 200);
  };
  const shown = async (path: string) => {
    while (!(await every(path))) await setTimeout(50);
  };
  const replaced = () => said('the workers are replaced');
  let [old] = shelvesIn(data.PERENNIAL_DATA);
  let together = false;
  // On a busy machine the old ones may be gone before what was imported meanwhile is shown: the next version then.
  for (let version = 0; version < 10 && !together; version++) {
    [old] = shelvesIn(data.PERENNIAL_DATA);
    const answering = said('a worker answers');
    // A worker leaves once the connections that rest with it were closed, which takes some seconds.
    await Promise.all(Array.from({ length: 12 }, () => statusOf(list, kept)));
    appendFileSync(join(program, 'src/shelf/layout/text-index.ts'), '// Another version.\n');
    process.kill(server.pid, 'SIGHUP');
    while (said('a worker answers') < answering + 1) await setTimeout(10);
    await importing(`during-${version}`);
    await shown(`during-${version}`);
    together = replaced() === version;
    while (replaced() === version) await setTimeout(50);
  }
  assert.ok(together, 'old workers and new ones showed it');
  const left = shelvesIn(data.PERENNIAL_DATA);
  assert.equal(left.length, 1);
  assert.notEqual(left[0], old);
  await importing('after');
  await shown('after');
});
