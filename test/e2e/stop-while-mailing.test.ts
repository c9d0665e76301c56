import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { listening } from '../support/listening.ts';
import { takesLong } from '../support/often.ts';

test('serve stops within seconds though a mail server says nothing', async (t) => {
  if (!takesLong(t)) return;
  using folder = folderForTest();
  const silent = createServer();
  await using there = await listening(silent);
  await using server = await serving({
    PERENNIAL_DATA: `${folder.path}/data`,
    SMTP_URL: `smtp://127.0.0.1:${there.port}`,
    MAIL_FROM: 'a@site.test',
    MAIL_TO: 'op@site.test',
  });
  const called = once(silent, 'connection');
  const sent = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ purpose: 'press', name: 'Ada', email: 'ada@id.test', message: 'Good morning.' }),
  });
  assert.equal(sent.status, 202);
  await called;
  const { code, took } = await server.stop();
  assert.equal(code, 0);
  assert.ok(took < 15_000, `${took} ms`);
});
