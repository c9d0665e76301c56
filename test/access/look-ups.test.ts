import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { lookUps } from '../../src/access/outgoing/look-ups.ts';
import { vetAddressWithin } from '../../src/access/outgoing/safe-address.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { ownTime } from '../support/own-time.ts';

test('names of one team that never resolve hold no other team up', async () => {
  let running = 0;
  let most = 0;
  const ask = async (hostname: string) => {
    if (hostname === 'good.test') return ['93.184.216.34'];
    running += 1;
    most = Math.max(most, running);
    await setTimeout(200);
    running -= 1;
    return [];
  };
  const resolve = lookUps({ ask, clock: () => performance.now() });
  const bad = Array.from({ length: 40 }, (_, n) =>
    resolve(`n${n}.evil.test`, 'mallory').catch((error) => error),
  );
  const passed = ownTime();
  assert.deepEqual(await resolve('good.test', 'alice'), ['93.184.216.34']);
  assert.ok(passed() < 100);
  const refused = (await Promise.all(bad)).filter((one) => one instanceof Refusal);
  assert.equal(most, 1, 'one at a time for each team');
  assert.ok(refused.length >= 29, `${refused.length} are refused at once`);
});

test('a team whose names keep leading nowhere waits, and is told how long', async () => {
  let ms = 0;
  const resolve = lookUps({ ask: async () => [], clock: () => ms });
  const rules = { permitted: [], resolve };
  for (let n = 0; n < 30; n++)
    await assert.rejects(vetAddressWithin(`https://n${n}.test/`, rules, 1_000, 'team'));
  await assert.rejects(vetAddressWithin('https://n.test/', rules, 1_000, 'team'), (error: Refusal) => {
    assert.equal(error.reason, 'rate_limited');
    assert.equal(error.details.retryAfter, 60);
    return true;
  });
  ms += 60_001;
  await assert.rejects(vetAddressWithin('https://n.test/', rules, 1_000, 'team'), { reason: 'unresolved' });
});

test('no more than four names are looked up at a time', async () => {
  let running = 0;
  let most = 0;
  const ask = async () => {
    most = Math.max(most, ++running);
    await setTimeout(5);
    running -= 1;
    return ['93.184.216.34'];
  };
  const resolve = lookUps({ ask, clock: () => performance.now() });
  await Promise.all(Array.from({ length: 50 }, (_, n) => resolve('a.test', `team ${n}`)));
  assert.equal(most, 4);
});
