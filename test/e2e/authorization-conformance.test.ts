// The authorization server as the conformance suite of the protocol meets it: a real server, a program that
// registered, and a person who lets it in.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { freePort } from '../support/listening.ts';
import { takesLong } from '../support/often.ts';
import { remoteBrowser } from '../support/remote-browser.ts';

const scenarios = ['authorization-server-metadata-endpoint', 'authorization-code-grant'];

const packageFile = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json');
const { bin } = JSON.parse(readFileSync(packageFile, 'utf8')) as { bin: Record<string, string> };
const suite = join(dirname(packageFile), bin.conformance as string);

/** Starts the suite; `onAddress` is told what a person is to open, and ends with the person's decision. */
async function run(args: readonly string[], onAddress: (address: URL) => Promise<void>) {
  const child = spawn(process.execPath, [suite, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let opened: Promise<void> | null = null;
  const hear = (chunk: Buffer) => {
    said += chunk;
    const address = /^(http:\S+\/oauth\/authorize\?\S+)$/m.exec(said)?.[1];
    // Whoever is not let in never comes back: the suite would wait for five minutes.
    if (address && !opened)
      opened = onAddress(new URL(address)).catch((error: unknown) => {
        said += String(error);
        child.kill();
      });
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const [code] = await once(child, 'close');
  await opened;
  return { code: code as number | null, said };
}

test('conformance authorization passes, every scenario of it, with no expected failure', async (t) => {
  if (!takesLong(t)) return;
  using folder = folderForTest();
  await using server = await serving({ PERENNIAL_DATA: join(folder.path, 'data'), LOG_LEVEL: 'warn' });
  const listed = spawn(process.execPath, [suite, 'list'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const list = (await listed.stdout.toArray()).join('');
  const [, ofServers = ''] = list.split('Authorization server scenarios');
  const offered = [...ofServers.matchAll(/^ {2}- (\S+) \[/gm)].map(([, name]) => name);
  assert.deepEqual(offered, scenarios, 'a scenario that the suite gained runs too');

  const browser = remoteBrowser(server.url);
  const link = /^Sign in: http:\/\/[^/]+(\/\S+)$/m.exec(server.said().stdout)?.[1] as string;
  assert.equal((await browser.submit(link, link)).status, 303);

  const port = await freePort();
  const redirect = `http://127.0.0.1:${port}/callback`;
  const registered = await fetch(`${server.url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Conformance', redirect_uris: [redirect] }),
  });
  const { client_id } = (await registered.json()) as { client_id: string };

  const results = join(folder.path, 'results');
  const args = ['authorization', '--url', server.url, '--client-id', client_id, '--port', String(port)];
  const more = ['--resource', `${server.url}/mcp`, '--output-dir', results];
  const { code, said } = await run([...args, ...more], async (to) => {
    const begun = await browser.get(to.pathname + to.search);
    const page = new URL(begun.headers.get('location') as string, server.url).pathname;
    const decided = await browser.submit(page, page, { decision: 'allow' });
    const onward = /<a href="(\/oauth\/authorize\/[^"]+)">/.exec(decided.text)?.[1] as string;
    const back = (await browser.get(onward)).headers.get('location') as string;
    assert.equal((await fetch(back)).status, 200);
  });
  assert.equal(code, 0, said);
  const checks = readdirSync(results).flatMap(
    (name) =>
      JSON.parse(readFileSync(join(results, name, 'checks.json'), 'utf8')) as readonly {
        id: string;
        status: string;
      }[],
  );
  assert.deepEqual(
    checks.map(({ id, status }) => `${id}: ${status}`).toSorted(),
    [
      'authorization-code-grant: SUCCESS',
      'authorization-server-metadata-cimd: SUCCESS',
      'authorization-server-metadata: SUCCESS',
    ],
    said,
  );
});
