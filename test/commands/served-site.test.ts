// Commands beside a server that was started with --port: nothing in the environment tells them its address.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { folderForTest } from '../ledger/folder.ts';
import { perennial, serving } from './process.ts';

/** The addresses of a catalogue on this machine that the newest dumps hold. */
function sitesIn(dumps: string): ReadonlySet<string> {
  const [newest = ''] = readdirSync(dumps).sort().reverse();
  const grants = gunzipSync(readFileSync(join(dumps, newest, 'grants.ndjson.gz'))).toString();
  return new Set([...grants.matchAll(/http:\/\/127\.0\.0\.1:\d+/g)].map(([site]) => site));
}

test('dumps and links that a command makes have the address at which the folder is served', async () => {
  await using folder = await folderForTest();
  const data = { PERENNIAL_DATA: folder.path };
  await using server = await serving(data, ['--demo']);
  const link = await perennial(['sign-in'], data);
  assert.ok(link.stdout.includes(`${server.url}/sign-in/link/`), link.stdout);
  await perennial(['dump'], data);
  assert.deepEqual(sitesIn(join(folder.path, 'dumps')), new Set([server.url]));
  await server.stop();
  for (const [setting, site] of [
    [{ PORT: '9000' }, 'http://127.0.0.1:9000'],
    [{ SITE_URL: 'https://catalogue.example' }, 'https://catalogue.example'],
    [{}, server.url],
  ] as const) {
    const { stdout } = await perennial(['sign-in'], { ...data, ...setting });
    assert.ok(stdout.includes(`${site}/sign-in/link/`), `${site} of ${JSON.stringify(setting)}: ${stdout}`);
  }
});
