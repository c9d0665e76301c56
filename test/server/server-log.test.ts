import assert from 'node:assert/strict';
import { test } from 'node:test';
import { redacted } from '../../src/server/node/server-log.ts';

test('no line of the log shows a secret or the address of a person', () => {
  const key = `perennial_key_${'a1B2'.repeat(9)}`;
  const lines: readonly (readonly [line: string, secret: string])[] = [
    [`{"err":"bad ${key}"}`, 'a1B2a1B2'],
    [`{"path":"/api/public/data-requests/${key.replace('key', 'req')}/verification"}`, 'a1B2a1B2'],
    [`{"path":"/x/${key.replaceAll('_', '%5F')}"}`, 'a1B2a1B2'],
    ['{"err":"Authorization: Bearer abcdef123456"}', 'abcdef123456'],
    ['{"headers":{"authorization":"xyz-123-secret"}}', 'xyz-123-secret'],
    ['{"headers":{"x-comment-token":"tok-456"}}', 'tok-456'],
    ['{"err":"cookie: session=crumb789"}', 'crumb789'],
    ['{"err":"cookie: a=1; __Host-session=SECRET9"}', 'SECRET9'],
    ['{"headers":{"cookie":"a=1; __Host-session=SECRET9","x":"y"}}', 'SECRET9'],
    ['{"err":"x-api-key: k3y-k3y"}', 'k3y-k3y'],
    ['{"body":{"device_code":"dev1ce","user_code":"ABCD-EFGH"}}', 'dev1ce'],
    ['{"body":{"device_code":"dev1ce","user_code":"ABCD-EFGH"}}', 'ABCD'],
    ['{"err":"session=crumb789 was not found"}', 'crumb789'],
    ['{"err":"bad eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl"}', 'c2lnbmF0'],
    [`{"path":"/grants/%70erennial_key_${'a1B2'.repeat(9)}"}`, 'a1B2a1B2'],
    [`{"path":"/grants/%2570erennial_key_${'a1B2'.repeat(9)}"}`, 'a1B2a1B2'],
    [`{"path":"/grants/%25252570erennial_key_${'a1B2'.repeat(9)}"}`, 'a1B2a1B2'],
    ['{"url":"http://a.example/x?state=s3cr3t&code=c0d3"}', 's3cr3t'],
    ['{"url":"http://a.example/x?state=s3cr3t&code=c0d3"}', 'c0d3'],
    ['{"err":"no mail to jane.doe+x@uni.example.org today"}', 'jane.doe'],
    ['{"path":"/grants/jane%40uni.example"}', 'jane%40'],
    ['{"err":"connect postgres://perennial:hunter2@db.example/x"}', 'hunter2'],
    ['{"err":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"}', 'MfKQ9r8'],
  ];
  for (const [line, secret] of lines) {
    const shown = redacted(line);
    assert.ok(!shown.includes(secret), shown);
    assert.doesNotThrow(() => JSON.parse(shown), shown);
  }
  const plain = '{"level":30,"msg":"Perennial serves http://127.0.0.1:8080","path":"/api/v1/grants"}';
  assert.equal(redacted(plain), plain);
});
