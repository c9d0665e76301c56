// The digests of a simulated month, whose process is killed twice, against a plain recount of what was added.
// FAULT_SEED kills at other moments.

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Desk } from '../../src/desk/desk.ts';
import { dayMs } from '../../src/kernel/durations.ts';
import { signUp } from '../../src/people/accounts/users.ts';
import { folderForTest } from '../ledger/folder.ts';
import { meansAt } from '../support/market-world.ts';
import { takesLong } from '../support/often.ts';
import { deskIn } from '../support/truth.ts';
import { chanceFrom } from './chance.ts';
import { doomed } from './doomed.ts';
import { monthBegins, monthDays, readers, recount } from './month.ts';

const seed = Number(process.env.FAULT_SEED ?? 5);

/** Whoever reads signed up and saved the searches the day before the month begins. */
async function withReaders(desk: Desk): Promise<void> {
  const before = new Date(monthBegins.getTime() - dayMs / 2);
  for (const { name, cadence, asks, wants } of readers) {
    const email = `${name.toLowerCase()}@id.test`;
    const identity = { issuer: 'https://id.test', subject: name, email, emailVerified: true, image: null };
    const profile = { name, handle: null, publicName: false };
    const user = await signUp(desk, { identity, profile, tier: 'full' }, meansAt(before));
    const rows = asks.map((word) => ({
      id: randomUUID(),
      user_id: user,
      team_id: null,
      name: `About ${word}`,
      operation: 'list_grants',
      query: `q=${word}`,
      cadence,
      wants,
      status: 'active' as const,
      cursor_seq: 0,
      closing_day: '',
      created_at: before.toISOString(),
    }));
    await desk.db.insertInto('saved_searches').values(rows).execute();
  }
}

interface Mailed {
  readonly id: string;
  readonly to: string;
  readonly day: number;
  readonly cadence: string;
  readonly text: string;
}

test('S1: the digests of a month whose process is killed twice are exactly those of a plain recount', {
  timeout: 120_000,
}, async (t) => {
  if (!takesLong(t)) return;
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: `${folder.path}/data` };
  {
    await using desk = await deskIn(settings.PERENNIAL_DATA);
    await withReaders(desk);
  }
  const chance = chanceFrom(seed);
  const killedAt: string[] = [];
  for (const until of [chance.between(4, 12), chance.between(16, 26), null]) {
    await using writer = await doomed('month-writer.ts', [folder.path], settings);
    const line = until === null ? 'end' : `${chance.between(0, 1) === 0 ? 'digest' : 'mail'} ${until} 8`;
    while (!writer.said().includes(line)) await setTimeout(1);
    if (until !== null) await setTimeout(chance.between(0, 12));
    killedAt.push((await writer.kill()).at(-1) ?? '');
  }
  const lines = readFileSync(`${folder.path}/mails.ndjson`, 'utf8').trim().split('\n');
  // A mail that went out as its process was killed goes out again under the same name, so its server keeps one.
  const mails = new Map(lines.map((one) => JSON.parse(one) as Mailed).map((one) => [one.id, one]));
  const told = [...mails.values()].map(({ to, day, cadence, text }) => {
    const ids = [...text.matchAll(/^About \w+ call (\S+)$/gm)].map(([, id]) => id as string);
    return `${to} ${day} ${cadence}: ${ids.toSorted().join(' ')}`;
  });
  const expected = recount();
  t.diagnostic(
    `${expected.length} digests in ${monthDays} days; killed at ${killedAt.slice(0, 2).join(', ')}`,
  );
  assert.deepEqual(told.toSorted(), expected.toSorted());
  assert.ok(expected.length > 30);
});
