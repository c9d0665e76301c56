// The token by which a mirror is let in: its refresh token is good once, so an exchange under way is never cut off.

import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Desk } from '../../src/desk/desk.ts';
import { mirrorInto } from '../../src/server/mirror/mirror-into.ts';
import { keepLogin, readLogins } from '../../src/server/node/logins.ts';
import { readConfig } from '../../src/settings/config.ts';
import { listening } from '../support/listening.ts';
import { node } from '../support/node.ts';
import { noon } from '../support/test-app.ts';

test('a mirror that is to end while it gets a token keeps the login for the next start', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'perennial-token-'));
  t.after(() => rm(folder, { recursive: true }));
  const file = join(folder, 'logins.json');
  const ending = new AbortController();
  const asked: (string | undefined)[] = [];
  const server = createServer(async ({ url }, answer) => {
    asked.push(url);
    ending.abort();
    await setTimeout(50);
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify({ access_token: 'a', refresh_token: 'second', expires_in: 3_600 }));
  });
  await using there = await listening(server);
  await keepLogin(file, there.url, {
    client_id: 'perennial-cli',
    token_endpoint: `${there.url}/token`,
    revocation_endpoint: `${there.url}/revoke`,
    refresh_token: 'first',
    tokens: {},
  });
  await using mirror = await node('mirror');
  const { catchUp } = mirrorInto(
    { url: there.url, key: undefined, logins: file },
    { ledger: mirror.ledger, desk: {} as Desk },
    readConfig({ PERENNIAL_DATA: mirror.folder }),
    () => noon,
    () => {},
  );
  await assert.rejects(catchUp(ending.signal), { name: 'AbortError' });
  assert.equal((await readLogins(file))[there.url]?.refresh_token, 'second');
  assert.deepEqual(asked, ['/token'], 'and nothing else is asked');
});
