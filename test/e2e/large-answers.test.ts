// Large answers are written into bytes that are used again: whoever reads slowly gets what it asked for all
// the same, whatever others ask meanwhile.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { aGrant } from '../support/records.ts';
import { get, pair } from '../support/two-servers.ts';

const waiting = 30;
const addressOf = (limit: number) => `/api/v1/changes?include=record&families=grants&limit=${limit}`;
const bodyOf = (answer: string) => answer.slice(answer.indexOf('\n{') + 1);

test('what a slow reader gets is not what others asked for meanwhile', async () => {
  await using both = await pair();
  const grants = Array.from({ length: 230 }, (_, n) =>
    aGrant({ id: `long-${n}`, title: `Grant ${n} é ${'long '.repeat(80)}` }),
  );
  await both.app.add('grants', ...grants);
  const limits = Array.from({ length: waiting }, (_, n) => 200 + n);
  const expected = new Map<number, string>();
  for (const limit of limits) expected.set(limit, bodyOf(await get(both.long.port, addressOf(limit))));
  assert.ok(String(expected.get(200)).length > 64 * 1024, 'large enough for a room');

  const slow = connect(both.short.port, '127.0.0.1');
  slow.pause();
  const asks = limits.map(
    (limit, at) =>
      `GET ${addressOf(limit)} HTTP/1.1\r\nHost: a.example\r\n${at === waiting - 1 ? 'Connection: close\r\n' : ''}\r\n`,
  );
  slow.write(asks.join(''));
  for (let turn = 0; turn < 3; turn++) {
    for (const limit of limits.toReversed()) {
      const answer = bodyOf(await get(both.short.port, addressOf(limit)));
      assert.ok(answer === expected.get(limit), `${limit}, quickly read`);
    }
    await sleep(20);
  }
  const chunks: Buffer[] = [];
  slow.on('data', (chunk) => chunks.push(chunk));
  slow.resume();
  await once(slow, 'close');
  const said = Buffer.concat(chunks).toString('latin1');
  const bodies = said
    .split(/HTTP\/1\.1 200 OK\r\n/)
    .slice(1)
    .map((one) => one.slice(one.indexOf('\r\n\r\n') + 4));
  assert.equal(bodies.length, waiting);
  limits.forEach((limit, at) => {
    assert.ok(bodies[at] === expected.get(limit), `${limit}, slowly read`);
  });
});
