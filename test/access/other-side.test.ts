import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOtherSide, OtherSideError } from '../../src/access/outgoing/other-side.ts';
import { safePost } from '../../src/access/outgoing/safe-post.ts';
import { Refusal } from '../../src/kernel/refusal.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

test('what the other side does, or the way there, is known by name', () => {
  const theirs = [
    ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT'],
    ...['HPE_INVALID_CONSTANT', 'Z_DATA_ERROR', 'CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ...['ERR_TLS_CERT_ALTNAME_INVALID', 'EPROTO', 'EAUTH', 'EDNS'],
  ].map((code) => withCode(code));
  const wrapped = new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') });
  const tried = new AggregateError([withCode('ENETUNREACH'), withCode('ECONNREFUSED')], '');
  const refusedHere = withCode('EACCES', { syscall: 'connect' });
  const refusedMail = withCode('EENVELOPE', { responseCode: 550 });
  const late = new DOMException('late', 'TimeoutError');
  const more = [wrapped, tried, refusedHere, refusedMail, late, new OtherSideError('too large')];
  for (const error of [...theirs, ...more]) assert.equal(isOtherSide(error), true, String(error));
});

test('everything else is a mistake of ours', () => {
  const ours = [
    new TypeError("Cannot read properties of undefined (reading 'title')"),
    new TypeError('fetch failed', { cause: withCode('UND_ERR_INVALID_ARG') }),
    new AggregateError([withCode('ECONNREFUSED'), new RangeError('ours')]),
    withCode('EACCES', { syscall: 'open' }),
    withCode('ENOSPC'),
    withCode('EENVELOPE'),
    'a text',
    null,
  ];
  for (const error of ours) assert.equal(isOtherSide(error), false, String(error));
});

test('a message that cannot be sent by a mistake of ours is not told as a connection that failed', async () => {
  const post = safePost({ permitted: ['127.0.0.1'], resolve: async () => ['127.0.0.1'] });
  const message = { url: 'http://any.invalid:9/', body: '', timeoutMs: 60_000 };
  assert.deepEqual(await post({ ...message, headers: {} }), { error: 'connection_failed' });
  await assert.rejects(post({ ...message, headers: { 'no name': 'x' } }), /header/);
  const busy = () => Promise.reject(new Refusal('rate_limited', 'Too many names.', { retryAfter: 2 }));
  const late = safePost({ permitted: [], resolve: busy });
  assert.deepEqual(await late({ ...message, headers: {} }), { error: 'unresolved' }, 'whose names wait');
});
