// The examples of docs/clients.md and docs/omega.md run as they stand there, against a server with the demo.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createPerennial, type Schema } from '../../clients/typescript/src/client.js';
import { type Identify, invalidToken, publicCaller } from '../../src/access/caller.ts';
import { httpServer } from '../../src/server/http/http-server.ts';
import { demoApp } from '../support/demo-app.ts';
import { createTestApp, namedCaller, site } from '../support/test-app.ts';

const key = 'a-key-of-the-full-tier';

const oneKey: Identify = ({ authorization, address }) => {
  if (authorization === null) return publicCaller(address);
  if (authorization !== `Bearer ${key}`) throw invalidToken();
  return namedCaller({ authorization: 'full', address });
};

async function demoServer() {
  const app = await demoApp({ parts: () => ({ identify: oneKey }) });
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

const page = ['clients', 'omega']
  .map((name) => readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8'))
  .join('\n');
const client = new URL('../../clients/typescript/src/client.js', import.meta.url).href;

const examples: readonly Example[] = [
  ...page.matchAll(/```(ts|python|sh|r|duckdb)\n([\s\S]*?)```\n```text\n([\s\S]*?)```/g),
].map(([, language, code, output]) => ({ language, code, output }) as Example);

interface Runner {
  readonly command: string;
  readonly suffix: string;
  /** What it needs beside its command. */
  readonly needs?: readonly string[];
}

/** How each language is run; DuckDB is a package of npm. */
const runners: Readonly<Record<string, Runner>> = {
  ts: { command: process.execPath, suffix: '.ts' },
  python: { command: 'python3', suffix: '.py' },
  sh: { command: 'bash', suffix: '.sh', needs: ['curl'] },
  r: { command: 'Rscript', suffix: '.R' },
};

async function output({ language, code }: Example, folder: string, url: string): Promise<string> {
  if (language === 'duckdb') return queried(code, folder);
  const { command, suffix } = runners[language] as Runner;
  const file = join(folder, `example${suffix}`);
  writeFileSync(file, code.replace("'perennial-client'", JSON.stringify(client)));
  const env = { ...process.env, SITE: url, KEY: key, NODE_NO_WARNINGS: '1' };
  const child = spawn(command, [file], { cwd: folder, env, timeout: 60_000 });
  child.stdin.end();
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  await once(child, 'close');
  return said;
}

/** What DuckDB answers, a row in a line; it reads the files of the folder, and fetches no extension. */
async function queried(code: string, folder: string): Promise<string> {
  const { DuckDBInstance } = await import('@duckdb/node-api');
  const instance = await DuckDBInstance.create(':memory:', {
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    file_search_path: folder,
  });
  const connection = await instance.connect();
  try {
    const rows = (await connection.runAndReadAll(code)).getRows();
    return rows.map((row) => `${row.join('|')}\n`).join('');
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

function isThere(command: string): boolean {
  return spawnSync(command, ['--version']).status === 0;
}

test('every example of docs/clients.md and docs/omega.md prints what stands below it', async (t) => {
  assert.equal(page.match(/^```(ts|python|sh|r|duckdb)$/gm)?.length, examples.length, 'each has its output');
  assert.deepEqual([...new Set(examples.map(({ language }) => language))].sort(), [
    'duckdb',
    ...Object.keys(runners).sort(),
  ]);
  const missing = new Set(['python3', 'curl', 'bash', 'Rscript'].filter((command) => !isThere(command)));
  await using server = await demoServer();
  const folder = mkdtempSync(join(tmpdir(), 'perennial-clients-'));
  try {
    for (const [at, example] of examples.entries()) {
      await t.test(`example ${at + 1}, ${example.language}`, async (t) => {
        const { command, needs = [] } = runners[example.language] ?? { command: 'node' };
        const lacks = [command, ...needs].filter((one) => missing.has(one));
        if (lacks.length > 0) {
          return t.skip(`${lacks.join(', ')} NOT FOUND: node scripts/test-programs.js installs it`);
        }
        assert.equal(await output(example, folder, server.url), example.output, example.code);
      });
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
