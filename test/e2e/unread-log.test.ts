import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { takesLong } from '../support/often.ts';

test('nobody reads the log any more, and what is served goes on, with workers too', async (t) => {
  if (!takesLong(t)) return;
  using folder = folderForTest();
  for (const args of [[], ['--workers', '2']]) {
    const data = { PERENNIAL_DATA: `${folder.path}/data`, LOG_LEVEL: 'debug' };
    await using server = await serving(data, args);
    server.deafen();
    for (let round = 0; round < 40; round++) {
      const response = await fetch(`${server.url}/api/v1/grants`, { headers: { connection: 'close' } });
      assert.equal(response.status, 200);
      await response.text();
    }
    const { code } = await server.stop();
    assert.equal(code, 0);
  }
});
