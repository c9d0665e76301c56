// The tool server as programs of others meet it: the conformance suite of the protocol, the official
// client, the client before it, the inspector, and clients that start a program.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { makeSecret } from '../../src/access/key-format.ts';
import { environment, perennial, type Serving, serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { deskIn, withTruth } from '../support/truth.ts';
import { run as runIn } from './conformance/suite.ts';

const folder = folderForTest();
const data = { PERENNIAL_DATA: `${folder.path}/data`, RATE_LIMIT: 'off' };
const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
let server: Serving;
let key: string;

before(async () => {
  server = await serving(data, ['--demo']);
  const made = await perennial(['keys', 'create', '--tier', 'full', '--team', 'one'], data);
  key = made.stdout.trim();
});
after(async () => {
  await server.stop();
  folder[Symbol.dispose]();
});

/** Runs a program of a package, in the folder of these tests. */
const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = folder.path) =>
  runIn(program, args, env, cwd);

// biome-ignore lint/suspicious/noExplicitAny: two libraries of two ages, asked the same
async function useAsClient(client: any, tier: string): Promise<void> {
  const { tools } = await client.listTools();
  const names = tools.map(({ name }: { name: string }) => name);
  assert.equal(names.includes('list_leads'), tier === 'full');
  const listed = await client.callTool({ name: 'list_grants', arguments: { limit: 2 } });
  assert.equal(listed.structuredContent.data.length, 2);
  assert.equal(listed.structuredContent.access_level, tier);
  const { public_id } = listed.structuredContent.data[0];
  const one = await client.callTool({ name: 'get_grant', arguments: { public_id } });
  assert.equal(one.structuredContent.grant.public_id, public_id);
  const refused = await client.callTool({ name: 'list_grants', arguments: { limit: 999 } });
  assert.equal(refused.isError, true);
  await assert.rejects(
    client.callTool({ name: 'list_nothing', arguments: {} }),
    /There is no tool list_nothing/,
  );
  const found = await client.callTool({ name: 'find_funding', arguments: { about: 'senescence in muscle' } });
  assert.ok(found.structuredContent.data.length > 0);
  assert.ok((await client.listResources()).resources.length > 5);
  assert.equal((await client.listPrompts()).prompts.length, 5);
}

test('the official client connects in both eras, lists and calls', async () => {
  for (const [mode, version] of [
    ['auto', '2026-07-28'],
    ['legacy', '2025-11-25'],
  ] as const) {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)));
    assert.equal(client.getNegotiatedProtocolVersion(), version);
    await useAsClient(client, 'public');
    await client.close();
  }
});

test('the client before it connects, lists and calls, with a key as a bearer', async () => {
  const client = new OldClient({ name: 'test', version: '1' });
  const requestInit = { headers: { Authorization: `Bearer ${key}` } };
  await client.connect(new OldTransport(new URL(`${server.url}/mcp`), { requestInit }) as never);
  await useAsClient(client, 'full');
  await client.close();
});

test('the set-up that is documented is well formed, and its program runs as it stands', async () => {
  const page = readFileSync(new URL('../../docs/tools.md', import.meta.url), 'utf8');
  const blocks = (language: string) =>
    [...page.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, text]) => text as string);
  for (const client of ['Claude Code', 'Claude Desktop', 'Cursor', 'VS Code', 'A program']) {
    assert.ok(page.includes(`**${client}**`), client);
  }
  const settings = blocks('json').map((text) => JSON.parse(text));
  const places = settings.map((one) => (one.mcpServers ?? one.servers).perennial);
  assert.deepEqual(
    places.map(({ url, command }) => url ?? command),
    ['node', 'http://127.0.0.1:8080/mcp', 'http://127.0.0.1:8080/mcp'],
  );
  const [program] = blocks('js') as [string];
  const ended = await run(
    '--input-type=module',
    ['--eval', program.replaceAll('http://127.0.0.1:8080', server.url)],
    {},
    fileURLToPath(new URL('../..', import.meta.url)),
  );
  assert.equal(ended.code, 0, ended.stderr);
  assert.match(ended.stdout, /public_id: '/);
});

test('perennial mcp serves the same on stdin and stdout, from the folder and from an instance', async () => {
  for (const [args, tier] of [
    [['mcp'], 'public'],
    [['mcp', '--url', server.url], 'full'],
  ] as const) {
    const settings = { ...data, LOG_LEVEL: 'error', ...(tier === 'full' ? { PERENNIAL_KEY: key } : {}) };
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: ['--disable-warning=ExperimentalWarning', cli, ...args],
      env: environment(await withTruth(settings)) as Record<string, string>,
      stderr: 'inherit',
    });
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
    await client.connect(transport);
    await useAsClient(client, tier);
    if (tier === 'public') {
      // What is refused before the protocol begins is told in its own words, and not as silence.
      await assert.rejects(
        client.callTool({ name: 'list_organizations', arguments: {} }),
        /list_organizations is for teams of the full tier: sign in, or send a key\. \(sign_in_needed\)$/,
      );
    }
    await client.close();
  }
});

test('perennial mcp says what is wrong before it begins, and nothing on stdout', async () => {
  const unknown = makeSecret('key', randomBytes);
  for (const [args, settings, code, said] of [
    [['--url', 'http://127.0.0.1:9'], {}, 1, /did not answer/],
    [['--url', 'http://example.org'], {}, 2, /https/],
    [['--url', server.url], { PERENNIAL_KEY: unknown }, 2, /refuses PERENNIAL_KEY/],
    [[], { PERENNIAL_KEY: unknown }, 2, /refuses PERENNIAL_KEY/],
    [
      ['--url', server.url],
      { PERENNIAL_KEY: `${key.slice(0, -1)}${key.endsWith('x') ? 'y' : 'x'}` },
      2,
      /is no key/,
    ],
  ] as const) {
    const ended = await perennial(['mcp', ...args], { ...data, ...settings });
    assert.equal(ended.code, code, ended.stderr);
    assert.match(ended.stderr, said);
    assert.equal(ended.stdout, '');
    assert.doesNotMatch(ended.stderr, /perennial_key_|\n\s+at /);
  }
});

test('perennial mcp ends with its input, though the use of the key cannot be noted any more', async () => {
  using own = folderForTest();
  const place = { PERENNIAL_DATA: own.path };
  const made = await perennial(['keys', 'create', '--tier', 'full', '--team', 'one'], place);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', cli, 'mcp'], {
    env: environment({ ...(await withTruth(place)), PERENNIAL_KEY: made.stdout.trim() }),
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(child, 'close');
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 't', version: '1' } };
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })}\n`);
  await once(child.stdout, 'data');
  await using desk = await deskIn(own.path);
  await desk.db.schema.alterTable('keys').renameTo('keys_away').execute();
  child.stdin.end();
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
  assert.deepEqual(await ended, [0, null]);
  clearTimeout(late);
});
