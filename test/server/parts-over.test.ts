import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '../../src/app.ts';
import { partsOver } from '../../src/server/parts-over.ts';
import { readConfig } from '../../src/settings/config.ts';
import { shelfFingerprint } from '../../src/shelf/layout/fingerprint.ts';
import { aHero } from '../support/records.ts';
import { createTestApp, noon } from '../support/test-app.ts';

test('two nodes of one program, one database and one setting confirm what the other one answered', async () => {
  await using test = await createTestApp();
  await test.add('heroes', aHero({ id: 'h' }));
  const config = readConfig({ SITE_URL: 'http://node.test' });
  const ask = async (held?: string) => {
    const parts = await partsOver(
      { ...test, fingerprint: shelfFingerprint() },
      config,
      () => noon,
      () => 0,
    );
    assert.match(parts.program ?? '', /^\w{12}$/);
    assert.match(parts.historyId ?? '', /^[\w-]{12}$/);
    const headers: Record<string, string> = held === undefined ? {} : { 'if-none-match': held };
    const app = createApp({ ...parts, onBug: assert.fail });
    return app.fetch(new Request('http://node.test/api/v1/heroes', { headers }));
  };
  const etag = (await ask()).headers.get('etag') as string;
  assert.equal((await ask(etag)).status, 304);
});
