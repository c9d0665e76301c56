import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { callerHash, limitHeaders, limitsBy, policies, windowSeconds } from '../../src/access/limits.ts';
import { often } from '../support/often.ts';

const policy = policies.public;

test('no 60 seconds ever hold more than the limit, wherever they begin', () => {
  const waits = fc.array(fc.tuple(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 1, max: 400 })), {
    minLength: 5,
    maxLength: 25,
  });
  fc.assert(
    fc.property(waits, (steps) => {
      let now = 5_000;
      const limits = limitsBy(() => now);
      const passed: number[] = [];
      for (const [wait, many] of steps) {
        now += wait;
        for (let one = 0; one < many; one++) if (limits.take('a', policy).passes) passed.push(now);
      }
      for (const from of passed) {
        const inside = passed.filter((at) => at >= from && at < from + windowSeconds * 1000).length;
        assert.ok(inside <= policy.requests, `${inside} from ${from}`);
      }
    }),
    { seed: 11, numRuns: often(40) },
  );
});

test('600 at the end of a minute leave nothing for the beginning of the next', () => {
  let now = 59_900;
  const limits = limitsBy(() => now);
  const pass = () => limits.take('a', policy).passes;
  for (let one = 0; one < 600; one++) assert.ok(pass());
  now = 60_100;
  assert.ok(!pass());
  assert.ok(limits.take('b', policy).passes, 'another caller has its own count');
});

test('whoever waits as long as the answer says passes, and not a second sooner', () => {
  let now = 1_234;
  const limits = limitsBy(() => now);
  for (let one = 0; one < 600; one++) {
    limits.take('a', policy);
    now += 20;
  }
  const { passes, remaining, reset } = limits.take('a', policy);
  assert.deepEqual([passes, remaining], [false, 0]);
  assert.ok(Number.isInteger(reset) && reset >= 1 && reset <= 61);
  now += (reset - 1) * 1000 - 1;
  assert.ok(!limits.take('a', policy).passes);
  now += 1001;
  assert.ok(limits.take('a', policy).passes);
});

test('a request that is refused is not counted, so asking on does not lengthen the wait', () => {
  let now = 0;
  const limits = limitsBy(() => now);
  for (let one = 0; one < 600; one++) limits.take('a', policy);
  for (; now < 60_000; now += 100) assert.ok(!limits.take('a', policy).passes);
  now = 61_000;
  assert.ok(limits.take('a', policy).passes);
});

test('a clock that steps back or far ahead neither locks anybody out nor says a wait below one second', () => {
  let now = 100_000;
  const limits = limitsBy(() => now);
  for (let one = 0; one < 600; one++) limits.take('a', policy);
  now = 20_000;
  const { passes, reset } = limits.take('a', policy);
  assert.ok(!passes && reset >= 1);
  now = 161_000;
  assert.ok(limits.take('a', policy).passes);
  now += 1e12;
  assert.deepEqual(limits.take('a', policy), { passes: true, remaining: 599, reset: 61 });
});

test('the headers say policy, rest and seconds in the form of the draft and in the older one', () => {
  const limits = limitsBy(() => 0);
  assert.deepEqual(limitHeaders(policies.full, limits.take('k', policies.full)), {
    'RateLimit-Policy': '"full";q=1200;w=60',
    RateLimit: '"full";r=1199;t=61',
    'X-RateLimit-Limit': '1200',
    'X-RateLimit-Remaining': '1199',
    'X-RateLimit-Reset': '61',
  });
});

test('who does not know the seed cannot tell which callers share a place', () => {
  const groups = 12_500;
  const together = (seed: string) => {
    const of = callerHash('2001:db8:1::/48', seed) % groups;
    const mates = new Set<string>();
    for (let n = 0; n < 65_536; n++) {
      const who = `2001:db8:1:${n.toString(16)}::/64`;
      if (callerHash(who, seed) % groups === of) mates.add(who);
    }
    return mates;
  };
  const [one, other] = [together('a'), together('b')];
  assert.ok([...one].filter((who) => other.has(who)).length <= 1);
});
