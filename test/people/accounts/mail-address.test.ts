// What an address for mail may look like is said once, for people and for their identity providers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMailAddress, isTypedMailAddress } from '../../../src/kernel/mail-address.ts';

test('an address takes no header along, and what a person types has a whole domain', () => {
  for (const good of ['ada@id.test', 'ada+x@mail.id.test', 'ä@ü.test']) {
    assert.ok(isMailAddress(good) && isTypedMailAddress(good), good);
  }
  for (const bad of [
    '',
    'ada',
    '@id.test',
    'ada@',
    'a b@id.test',
    'a@id.test\r\nBcc: b@id.test',
    'A<a@id.test>',
    '"a"@id.test',
    'a@b@id.test',
    'a\u0007@id.test',
    `${'a'.repeat(250)}@id.test`,
  ]) {
    assert.equal(isMailAddress(bad) || isTypedMailAddress(bad), false, bad);
  }
  assert.deepEqual([isMailAddress('root@host'), isTypedMailAddress('root@host')], [true, false]);
  for (const unfinished of ['ada@.test', 'ada@id.', 'ada@id..test'])
    assert.equal(isTypedMailAddress(unfinished), false);
});
