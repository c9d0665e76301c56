import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { clientAddress, countedAddress, listedIn } from '../../src/access/address.ts';
import { widerNetwork } from '../../src/kernel/counted-network.ts';

test('an address counts as IPv4, or as its /64', () => {
  const counted: readonly (readonly [address: string, as: string])[] = [
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
    ['', 'unknown'],
    ['somebody', 'unknown'],
  ];
  for (const [address, as] of counted) assert.equal(countedAddress(address), as, address);
  assert.equal(widerNetwork('2001:db8:1:2::/64'), '2001:db8:1::/48');
  assert.equal(widerNetwork('203.0.113.9'), null);
});

test('all addresses of one /64 count as one, whatever their spelling', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
  const groups = fc.array(group, { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(groups, groups, (one, other) => {
      fc.pre(one[0] !== '0');
      const [a, b] = [one.join(':'), [...one.slice(0, 4), ...other.slice(4)].join(':').toUpperCase()];
      assert.equal(countedAddress(a), countedAddress(b));
      assert.equal(countedAddress(a), countedAddress(new URL(`http://[${a}]`).hostname.slice(1, -1)));
    }),
    { seed: 7, numRuns: 300 },
  );
});

test('X-Forwarded-For counts from a trusted proxy only, and only its right-most hop that is none', () => {
  const trusts = listedIn(['10.0.0.0/8', '2001:db8:ffff::/48']);
  const cases: readonly (readonly [peer: string, forwarded: string | null, client: string])[] = [
    ['203.0.113.9', '1.1.1.1', '203.0.113.9'],
    ['10.0.0.1', null, '10.0.0.1'],
    ['10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['::ffff:10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['10.0.0.1', '1.1.1.1, 198.51.100.7', '198.51.100.7'],
    ['10.0.0.1', '1.1.1.1,198.51.100.7 , 10.9.9.9', '198.51.100.7'],
    ['2001:db8:ffff::5', '1.1.1.1, 2001:db8::7', '2001:db8::7'],
    ['10.0.0.1', '198.51.100.7:4711', '198.51.100.7'],
    ['10.0.0.1', '[2001:db8::7]:4711', '2001:db8::7'],
    ['10.0.0.1', '198.51.100.7, unknown', '10.0.0.1'],
    ['10.0.0.1', '198.51.100.7, unknown, 10.0.0.2', '10.0.0.2'],
    ['10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['10.0.0.1', ',,,', '10.0.0.1'],
  ];
  for (const [peer, forwarded, client] of cases) {
    assert.equal(clientAddress(peer, forwarded, trusts), client, `${peer} with ${forwarded}`);
  }
});
