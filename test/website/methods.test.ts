// What a page says to a method that it does not answer, and to programs that ask at its address.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { identifyNobody } from '../../src/access/caller.ts';
import { site as siteUrl } from '../support/test-app.ts';
import { demoSite } from '../support/website.ts';

const page = { accept: 'text/html,*/*;q=0.8' };

test('a page that gets a method it does not answer says 405 and which ones it does', async () => {
  await using site = await demoSite({ filled: false });
  const ask = (method: string, path: string, headers: Record<string, string> = page) =>
    site.test.app.fetch(new Request(siteUrl + path, { method, headers }));
  const cases = [
    ['PUT', '/', 'GET, HEAD'],
    ['DELETE', '/grants/some-call', 'GET, HEAD'],
    ['POST', '/about', 'GET, HEAD'],
    ['PATCH', '/account', 'GET, HEAD, POST'],
    ['GET', '/account/keys/one/revoke', 'POST'],
    ['HEAD', '/account/keys/one/revoke', 'POST'],
  ] as const;
  for (const [method, path, allow] of cases) {
    const answer = await ask(method, path);
    assert.deepEqual([answer.status, answer.headers.get('allow')], [405, allow], `${method} ${path}`);
    const told = method === 'GET' ? /go back to the page that shows it/ : /is not answered here/;
    if (method !== 'HEAD') assert.match(await answer.text(), told);
  }
  const asData = await ask('PUT', '/grants', { accept: 'application/json' });
  assert.equal(((await asData.json()) as { code: string }).code, 'method_not_allowed');
  assert.equal((await ask('POST', '/no/such/page')).status, 404);
  assert.equal((await ask('GET', '/no/such/page')).status, 404);
});

test('a page is refused as a page, and as JSON to whoever asks for JSON alone', async () => {
  await using site = await demoSite({ filled: false, parts: () => ({ identify: identifyNobody }) });
  const bad = { authorization: 'Bearer nonsense' };
  for (const path of ['/', '/grants', '/data-requests/perennial_req_x']) {
    for (const accept of ['text/html', '*/*', 'text/html, application/json']) {
      const seen = await site.visit(path, { ...bad, accept });
      assert.deepEqual([seen.status, seen.type], [401, 'text/html'], `${path} ${accept}`);
      assert.equal(seen.headers.get('www-authenticate'), 'Bearer error="invalid_token"');
    }
    for (const accept of ['application/json', 'application/problem+json, */*']) {
      const seen = await site.visit(path, { ...bad, accept });
      assert.equal(seen.status, 401);
      assert.equal(JSON.parse(seen.text).code, 'invalid_token', `${path} ${accept}`);
    }
  }
});
