// A body whose length is declared is read in one piece, without a stream.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundedBody } from '../../src/access/bounded-body.ts';
import { Refusal } from '../../src/kernel/refusal.ts';

function sent(text: string, headers: Record<string, string>): { request: Request; streamed: () => boolean } {
  const request = new Request('http://perennial.test/', { method: 'POST', body: text, headers });
  const { body } = request;
  let streamed = false;
  Object.defineProperty(request, 'body', {
    get: () => {
      streamed = true;
      return body;
    },
  });
  return { request, streamed: () => streamed };
}

const refused = (error: unknown) => error instanceof Refusal && error.reason === 'too_large';

test('a declared length spares the stream, and changes nothing else', async () => {
  const known = sent('{"a":1}', { 'content-length': '7' });
  assert.equal(String(await boundedBody(known.request, 7, '')), '{"a":1}');
  assert.equal(known.streamed(), false);
  const unknown = sent('{"a":1}', {});
  assert.equal(String(await boundedBody(unknown.request, 7, '')), '{"a":1}');
  assert.equal(unknown.streamed(), true);
  for (const headers of [
    { 'content-length': '7' },
    { 'content-length': '1' },
    {},
    { 'transfer-encoding': 'chunked' },
  ]) {
    await assert.rejects(
      boundedBody(sent('{"a":1}', headers as Record<string, string>).request, 6, ''),
      refused,
    );
  }
});
