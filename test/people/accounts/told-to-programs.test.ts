// What programs are told before they are let in: the scopes there are, and where a better token is had.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scopes } from '../../../src/access/permissions.ts';
import { here, newPerson, signedInBrowser } from '../../support/browser.ts';
import { oauthApp as app, tokensOf } from '../../support/oauth-client.ts';

test('no scope is listed that gives nothing, and who asks for an id token is let in without one', async () => {
  await using t = await app();
  for (const path of ['oauth-authorization-server', 'openid-configuration']) {
    const answer = await t.app.fetch(new Request(`${here}/.well-known/${path}`));
    const metadata = (await answer.json()) as { scopes_supported: string[]; claims_supported?: unknown };
    assert.deepEqual(metadata.scopes_supported.toSorted(), Object.keys(scopes).toSorted());
    assert.equal(metadata.claims_supported, undefined);
  }
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const { tokens } = await tokensOf(t, browser, { scope: 'openid catalogue:full' });
  assert.deepEqual([tokens.scope, tokens.id_token], ['catalogue:full', undefined]);
});

test('a bad token is told where to sign in for what it asked', async () => {
  await using t = await app();
  for (const [path, scope, at] of [
    ['/mcp', 'catalogue:full', '/mcp'],
    ['/mcp/omega-agent', 'omega:run', '/mcp/omega-agent'],
    ['/api/v1/comments', 'catalogue:full', '/api/v1'],
    ['/api/omega/runs', 'catalogue:full', '/api/v1'],
  ]) {
    const authorization = `Bearer ${'x'.repeat(43)}`;
    const refused = await t.app.fetch(
      new Request(`${here}${path}`, { method: 'POST', headers: { authorization } }),
    );
    assert.equal(refused.status, 401);
    assert.equal(
      refused.headers.get('www-authenticate'),
      `Bearer error="invalid_token", scope="${scope}", resource_metadata="${here}/.well-known/oauth-protected-resource${at}"`,
    );
  }
});
