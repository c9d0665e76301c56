// What is sent has an end, wherever it goes, and who breaks off is nobody's bug.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { here } from '../support/browser.ts';
import { oauthApp } from '../support/oauth-client.ts';

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';
const places = [
  ['/oauth/token', form],
  ['/oauth/revoke', form],
  ['/oauth/device_authorization', form],
  ['/oauth/register', json],
  ['/sign-in', form],
  ['/privacy/request', form],
  ['/contact', form],
  ['/api/v1/contact', json],
  ['/common-grants/opportunities/search', json],
  ['/mcp', json],
  ['/mcp/omega-agent', json],
] as const;

const most = 1024 * 1024;

/** A body of chunks, as many as `chunk` gives; what was asked of it is counted. */
function sending(chunk: () => Uint8Array) {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const next = chunk();
      sent += next.length;
      controller.enqueue(next);
    },
  });
  return { body, sent: () => sent };
}

function post(path: string, type: string, body: ReadableStream<Uint8Array>): Request {
  const headers = { 'content-type': type, origin: here, 'sec-fetch-site': 'same-origin' };
  return new Request(here + path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
}

test('no address reads a body without end', async () => {
  await using t = await oauthApp();
  for (const [path, type] of places) {
    const chunk = Buffer.from(type === json ? `{"a":"${'a'.repeat(60_000)}` : `a=${'a'.repeat(60_000)}`);
    const endless = sending(() => {
      if (endless.sent() > 4 * most) throw new Error('it is read on and on');
      return chunk;
    });
    const response = await t.app.fetch(post(path, type, endless.body));
    await response.text();
    assert.ok(response.status >= 400 && response.status < 500, `${path}: ${response.status}`);
    assert.ok(endless.sent() < most, `${path} read ${endless.sent()} bytes`);
  }
  assert.deepEqual(t.bugs, []);
});

test('who breaks off while sending is refused, and is no bug of ours', async () => {
  await using t = await oauthApp();
  for (const [path, type] of places) {
    let isFirst = true;
    const broken = sending(() => {
      if (!isFirst) throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
      isFirst = false;
      return Buffer.from(type === json ? '{"a":' : 'a=');
    });
    const response = await t.app.fetch(post(path, type, broken.body));
    await response.text();
    assert.ok(response.status >= 400 && response.status < 500, `${path}: ${response.status}`);
  }
  assert.deepEqual(t.bugs, []);
});
