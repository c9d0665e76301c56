// The parts of the app are a list: what the edge, the app and the descriptions know of them they read there.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type Mount, mountOf, mounts } from '../../src/channels/http/mounts.ts';
import { plainRoutes } from '../../src/channels/http/plain-routes.ts';
import { createTestApp } from '../support/test-app.ts';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const toolPaths = (mounts as readonly Mount[])
  .filter(({ toolServer }) => toolServer)
  .map(({ at }) => at as string);

test('each path is answered by the first part of the list that holds it, and by one alone', () => {
  assert.deepEqual(
    [
      '/mcp',
      '/mcp/omega-agent',
      '/mcp/x',
      '/oauth/token',
      '/oauth/authorize/x',
      '/oauth/x',
      '/',
      '/api/v1/grants',
    ].map(mountOf),
    ['tools', 'agents', 'rest', 'oauth', 'oauth', 'rest', 'rest', 'rest'],
  );
  const own = (mounts as readonly Mount[]).slice(0, -1);
  for (const path of [...toolPaths, '/oauth/register', '/.well-known/oauth-protected-resource/mcp']) {
    const holding = own.filter(({ at }) => (typeof at === 'string' ? at === path : at.test(path)));
    assert.equal(holding.length, 1, path);
  }
});

test('the tool servers of the list are those that are described, and each answers the protocol', async () => {
  const described = plainRoutes.filter(({ tag }) => tag === 'Tools').map(({ path }) => path);
  assert.deepEqual(described.toSorted(), toolPaths.toSorted());
  await using app = await createTestApp();
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const headers = { accept: 'application/json, text/event-stream' };
  for (const path of toolPaths) {
    const { status, text } = await app.send('POST', path, { body: message, headers });
    assert.equal(status, 200, path);
    assert.match(text, /"tools":\[/, path);
    const foreign = await app.send('POST', path, {
      body: message,
      headers: { ...headers, origin: 'https://evil.test' },
    });
    assert.equal(foreign.status, 403, `${path} is no place for pages of other sites`);
  }
});

test('no part of the app is reached beside the list', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const texts = new Map(files.map((file) => [file, readFileSync(join(source, file), 'utf8')]));
  // The app asks the list which part answers, and nothing else what the path is.
  const app = texts.get('app.ts') as string;
  assert.deepEqual(
    app.match(/.*\bpathOf\(.*/g)?.map((line) => line.trim()),
    ['(request, visit) => answers[mountOf(pathOf(request.url))](request, visit),'],
  );
  assert.equal(app.match(/\bmountedTools\(shared,/g)?.length, toolPaths.length);
  // A place of tools is written down once: whoever names it another time would not follow the list.
  const places = /(?<![\w.])\\?\/mcp(?![\w./-]*\.ts)\b/;
  const naming = [...texts].filter(([, text]) =>
    text.split('\n').some((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && places.test(line)),
  );
  assert.deepEqual(
    naming.map(([file]) => file),
    ['kernel/address.ts'],
  );
});
