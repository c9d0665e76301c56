// The examples of docs/clients.md run as they stand there, against a server with the demo.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createPerennial, type Schema } from '../../clients/typescript/src/client.js';
import { demoWorld } from '../../demo/world.ts';
import { type Identify, invalidToken, publicCaller } from '../../src/access/caller.ts';
import { httpServer } from '../../src/server/http-server.ts';
import { createTestApp, namedCaller, site } from '../support/test-app.ts';

const key = 'a-key-of-the-full-tier';

const oneKey: Identify = ({ authorization, address }) => {
  if (authorization === null) return publicCaller(address);
  if (authorization !== `Bearer ${key}`) throw invalidToken();
  return namedCaller({ authorization: 'full', address });
};

async function demoServer() {
  const app = await createTestApp({ parts: () => ({ identify: oneKey }) });
  const rows = [...demoWorld({ now: app.clock.now })];
  for (const [family, some] of Map.groupBy(rows, (row) => row.family)) {
    await app.add(family, ...some.map((row) => row.record));
  }
  const http = httpServer(
    app.app.fetch,
    () => false,
    () => performance.now(),
  );
  http.server.listen(0, '127.0.0.1');
  await once(http.server, 'listening');
  const { port } = http.server.address() as AddressInfo;
  return {
    app,
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      await http.stop(200);
      await app[Symbol.asyncDispose]();
    },
  };
}

interface Example {
  readonly language: string;
  readonly code: string;
  readonly output: string;
}

const page = readFileSync(new URL('../../docs/clients.md', import.meta.url), 'utf8');
const client = new URL('../../clients/typescript/src/client.js', import.meta.url).href;

const examples: readonly Example[] = [
  ...page.matchAll(/```(ts|python|sh|r|duckdb)\n([\s\S]*?)```\n```text\n([\s\S]*?)```/g),
].map(([, language, code, output]) => ({ language, code, output }) as Example);

interface Runner {
  readonly command: string;
  readonly suffix: string;
  /** What it is called with; left out: the file of the example. */
  readonly call?: (file: string) => readonly string[];
  /** What it reads on its standard input, below the site. */
  readonly reads?: string;
}

/** How each language is run. */
const runners: Readonly<Record<string, Runner>> = {
  ts: { command: process.execPath, suffix: '.ts' },
  python: { command: 'python3', suffix: '.py' },
  sh: { command: 'bash', suffix: '.sh' },
  r: { command: 'Rscript', suffix: '.R' },
  duckdb: {
    command: 'duckdb',
    suffix: '.sql',
    call: (file) => ['-noheader', '-list', '-c', readFileSync(file, 'utf8')],
    reads: '/api/v1/grants.csv?q=senescence',
  },
};

async function output({ language, code }: Example, folder: string, url: string): Promise<string> {
  const { command, suffix, call, reads } = runners[language] as Runner;
  const file = join(folder, `example${suffix}`);
  writeFileSync(file, code.replace("'perennial-client'", JSON.stringify(client)));
  const env = { ...process.env, SITE: url, KEY: key, NODE_NO_WARNINGS: '1' };
  const input = reads === undefined ? '' : await (await fetch(url + reads)).text();
  const child = spawn(command, call?.(file) ?? [file], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: 20_000,
  });
  child.stdin.end(input);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  await once(child, 'close');
  return said;
}

function isThere(command: string): boolean {
  return spawnSync(command, ['--version']).status === 0;
}

test('every example of docs/clients.md prints what stands below it', async (t) => {
  assert.equal(page.match(/^```(ts|python|sh|r|duckdb)$/gm)?.length, examples.length, 'each has its output');
  const missing = ['python3', 'curl', 'bash', 'Rscript', 'duckdb'].filter((command) => !isThere(command));
  const runnable = examples.filter(({ language }) => {
    const { command } = runners[language] as Runner;
    return !missing.includes(command) && !(language === 'sh' && missing.includes('curl'));
  });
  if (missing.length > 0) {
    t.diagnostic(
      `${missing.join(', ')} NOT FOUND: ${examples.length - runnable.length} EXAMPLES WERE NOT RUN`,
    );
  }
  await using server = await demoServer();
  const folder = mkdtempSync(join(tmpdir(), 'perennial-clients-'));
  try {
    for (const example of runnable) {
      assert.equal(await output(example, folder, server.url), example.output, example.code);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  assert.deepEqual(server.app.bugs, []);
});

test('the typed client asks and is answered as its types say', async () => {
  await using app = await createTestApp();
  await app.add('grants', {
    id: '4f8b6c1e-0d5e-4f0e-9a43-1f6f0a1c2d3e',
    title: 'Small Grants on Old Cells',
    funder_name: 'Example Foundation',
    url: 'https://foundation.example/apply',
    labels: ['a-label', 'b-label'],
    verified: true,
  });
  const perennial = createPerennial({ baseUrl: site, fetch: (request) => app.app.fetch(request) });
  const query = { labels: ['a-label', 'b-label'], scope: 'verified_open' as const };
  const { data, response } = await perennial.GET('/api/v1/grants', { params: { query } });
  assert.match(response.headers.get('x-attribution') ?? '', /^Perennial/);
  const [grant]: Schema<'Grant'>[] = data?.data ?? [];
  assert.equal(grant?.title, 'Small Grants on Old Cells');
  const { error } = await perennial.GET('/api/v1/grants/{public_id}', {
    params: { path: { public_id: 'not-there' } },
  });
  assert.equal(error?.code, 'not_found');
});
