// What others wrote to try any tool server holds of ours: the conformance suite of the protocol, and the inspector.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { perennial, serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { takesLong } from '../support/often.ts';
import { conforms, programOf, revisions, run } from './conformance/suite.ts';

const servers = { 'the catalogue': '/mcp', 'O18: Omega Point': '/mcp/omega-agent' };

test('the conformance suite passes, but for what needs its own tools, and the inspector finds nothing to say', async (t) => {
  if (!takesLong(t)) return;
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data`, RATE_LIMIT: 'off' };
  await using server = await serving(data, ['--demo']);
  for (const revision of revisions) {
    for (const [what, path] of Object.entries(servers)) {
      await t.test(`${what}: the suite for ${revision}`, () =>
        conforms(server.url + path, revision, folder.path),
      );
    }
  }
  await t.test('the inspector lists all tools', async () => {
    const { stdout: key } = await perennial(['keys', 'create', '--tier', 'full', '--team', 'one'], data);
    const inspector = programOf('@modelcontextprotocol/inspector', 'inspector');
    const asked = ['--cli', `${server.url}/mcp`, '--method', 'tools/list', '--strict'];
    const { code, stdout, stderr } = await run(
      inspector,
      [...asked, '--header', `Authorization: Bearer ${key.trim()}`],
      { MCP_CATALOG_PATH: join(folder.path, 'inspector.json') },
      folder.path,
    );
    assert.equal(code, 0, stderr);
    assert.equal(stderr.trim(), '');
    assert.ok(JSON.parse(stdout).tools.length > 20);
  });
});
