// What saved searches find, and when they tell of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { digestRound } from '../../../src/people/searches/digests.ts';
import { localTime, tellingDay } from '../../../src/people/searches/local-time.ts';
import { searchRound } from '../../../src/people/searches/round.ts';
import { often } from '../../support/often.ts';
import { aGrant, anOrganization } from '../../support/records.ts';
import { appWithSearches, mailOut, partsOf, reader, saved, wholeRound } from '../../support/searches.ts';
import type { TestApp } from '../../support/test-app.ts';
import { pass } from '../../support/test-app.ts';

const call = (id: string, more: object = {}) =>
  aGrant({ id, public_id: id, title: `Senescence call ${id}`, deadline: '2026-09-01T00:00:00Z', ...more });

function hitsIn(t: TestApp) {
  return t.desk.db
    .selectFrom('search_hits')
    .select(['record_id', 'kind'])
    .orderBy('record_id')
    .orderBy('kind')
    .orderBy('occasion')
    .execute();
}

test('a search tells of what is new since it was saved, once, and of changes that matter', async () => {
  await using t = await appWithSearches();
  await t.add('grants', call('old'), call('older', { title: 'Bees' }));
  const { browser } = await reader(t);
  await saved(t, browser, 'q=senescence', { wants_changed: 'true' });
  assert.deepEqual(await wholeRound(t), []);
  pass(t, dayMs);
  await t.add(
    'grants',
    call('fresh'),
    call('bees', { title: 'Bees' }),
    call('old', { description: 'Other words' }),
  );
  const [mail] = await wholeRound(t);
  assert.ok(mail);
  assert.match(mail.text, /Senescence call fresh\nDeadline: 2026-09-01, 00:00 UTC\n/);
  assert.match(mail.text, /Because: new in "Grants: the words “senescence”"/);
  assert.doesNotMatch(mail.text, /call old|Bees/);
  assert.deepEqual([mail.to, mail.subject], ['ada@id.test', 'Perennial: 1 record your searches found']);
  pass(t, dayMs);
  assert.deepEqual(await wholeRound(t), [], 'nothing found: no mail');
  await t.add(
    'grants',
    call('fresh', { description: 'Another text' }),
    call('old', { deadline: '2026-10-01T23:59:59Z' }),
  );
  pass(t, dayMs);
  const [changed] = await wholeRound(t);
  assert.match(changed?.text ?? '', /call old\nDeadline: 2026-10-01\n[\s\S]*Because: changed in/);
  assert.doesNotMatch(changed?.text ?? '', /call fresh/);
  await t.add('grants', call('fresh', { deadline: '2026-10-05T23:59:59Z' }));
  pass(t, dayMs);
  assert.equal((await wholeRound(t)).length, 1);
  // What was new and changed later is one record.
  assert.match((await browser.get('/account/searches')).text, /2 records found since/);
  assert.deepEqual(t.bugs, []);
});

test('a deadline is told of 14 and 3 days before it, once each', async () => {
  await using t = await appWithSearches();
  await t.add(
    'grants',
    call('near', { deadline: '2026-03-20T12:00:00Z' }),
    call('past', { deadline: '2026-03-03T00:00:00Z' }),
  );
  const { browser } = await reader(t);
  await saved(t, browser, 'q=senescence', {});
  const told: [string, string[]][] = [];
  for (let at = 0; at < 22; at++) {
    pass(t, dayMs);
    for (const { text } of await wholeRound(t))
      told.push([t.clock.now.toISOString().slice(0, 10), text.match(/call \w+/g) ?? []]);
  }
  assert.deepEqual(told, [
    ['2026-03-02', ['call past']],
    ['2026-03-06', ['call near']],
    ['2026-03-17', ['call near']],
  ]);
});

test('of several searches one mail names each record once, with every search that found it', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  await saved(t, browser, 'q=senescence', { name: 'First' });
  await saved(t, browser, 'q=call', { name: 'Second' });
  await saved(t, browser, 'q=call', { name: 'Weekly', cadence: 'weekly' });
  pass(t, dayMs);
  await t.add('grants', call('x'));
  const mails = await wholeRound(t);
  assert.equal(mails.length, 2, 'on a Monday: one for each cadence');
  const mail = mails.find(({ text }) => text.includes('all daily mail'));
  assert.equal(mail?.text.match(/Senescence call x/g)?.length, 1);
  assert.match(mail?.text ?? '', /Because: new in "First"; new in "Second"\n/);
  const weekly = mails.find(({ text }) => text.includes('all weekly mail'));
  assert.match(weekly?.text ?? '', /new in "Weekly"/);
  await t.add('grants', call('y'));
  pass(t, dayMs);
  assert.equal((await wholeRound(t)).length, 1, 'on a Tuesday');
  const mute = /http:\/\/perennial\.test(\/account\/searches\/mute\?\S+)/.exec(
    mail?.text ?? '',
  )?.[1] as string;
  assert.equal((await browser.submit(mute, '/account/searches/mute')).status, 303);
  await t.add('grants', call('x', { deadline: '2026-03-20T00:00:00Z' }));
  pass(t, 2 * dayMs);
  assert.deepEqual(await wholeRound(t), [], 'not for me');
});

test('S1: two nodes that are ended at any point tell of everything exactly once', async () => {
  for (let trial = 0; trial < often(10); trial++) {
    await using t = await appWithSearches();
    const { browser } = await reader(t);
    await saved(t, browser, 'q=senescence', { name: 'A' });
    await saved(t, browser, 'q=call', { name: 'B' });
    const told = new Map<string, number>();
    let calls = 0;
    const dies = () => {
      calls++;
      if ((calls * 7 + trial * 13) % 5 === 0) throw new Error('ended');
    };
    const days = 6;
    for (let at = 0; at < days; at++) {
      await t.add('grants', call(`a${at}`), call(`b${at}`));
      pass(t, dayMs / 2);
      const node = async () => {
        const parts = { ...partsOf(t, async () => dies()), changesAtOnce: 1 };
        await searchRound(parts);
        dies();
        await digestRound({
          ...parts,
          random: (bytes) => {
            dies();
            return parts.random(bytes);
          },
        });
      };
      const ends = await Promise.allSettled([node(), node(), node()]);
      for (const end of ends) if (end.status === 'rejected') assert.equal(end.reason.message, 'ended');
      pass(t, dayMs / 2);
      await searchRound(partsOf(t));
      await digestRound(partsOf(t));
      for (const { text } of await mailOut(t)) {
        for (const [name] of text.matchAll(/Senescence call \w+/g)) told.set(name, (told.get(name) ?? 0) + 1);
      }
    }
    pass(t, dayMs);
    for (const { text } of await wholeRound(t)) {
      for (const [name] of text.matchAll(/Senescence call \w+/g)) told.set(name, (told.get(name) ?? 0) + 1);
    }
    assert.deepEqual([...told.values()], Array(2 * days).fill(1));
    const hits = await hitsIn(t);
    assert.equal(hits.length, 4 * days, 'each search found each record once');
  }
});

test('S2: a digest is made with the tier that its person has when it is sent', async () => {
  await using t = await appWithSearches();
  const { browser, user } = await reader(t);
  await saved(t, browser, 'q=institute', {}, 'list_organizations');
  pass(t, dayMs);
  await t.add('organizations', anOrganization({ id: 'o', public_id: 'o', name: 'Institute of Ageing' }));
  await searchRound(partsOf(t));
  await digestRound(partsOf(t));
  const team = await t.desk.db
    .selectFrom('memberships')
    .select('team_id')
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow();
  await t.desk.db.updateTable('teams').set({ tier: 'public' }).where('id', '=', team.team_id).execute();
  assert.deepEqual(await mailOut(t), []);
  await t.desk.db.updateTable('teams').set({ tier: 'full' }).where('id', '=', team.team_id).execute();
  await t.add('organizations', anOrganization({ id: 'p', public_id: 'p', name: 'Other Institute' }));
  pass(t, dayMs);
  const [mail] = await wholeRound(t);
  assert.match(mail?.text ?? '', /Other Institute/);
});

test('S3: what was removed before a digest is sent is in none', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  await saved(t, browser, 'q=senescence');
  pass(t, dayMs);
  await t.add('grants', call('gone', { title: 'Senescence canary' }), call('stays'));
  await searchRound(partsOf(t));
  await digestRound(partsOf(t));
  await t.add('grants', { id: 'gone', removed: true });
  const [mail] = await mailOut(t);
  assert.match(mail?.text ?? '', /call stays/);
  assert.doesNotMatch(JSON.stringify(mail), /canary/);
});

test('S5: what is told before saving is what the same month then sends', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  await saved(t, browser, 'q=senescence', { wants_closing: '' });
  let sent = 0;
  let mails = 0;
  for (let at = 0; at < 30; at++) {
    pass(t, dayMs);
    if (at % 3 === 0)
      await t.add('grants', ...[0, 1].map((n) => call(`g${at}-${n}`)), call(`b${at}`, { title: 'Bees' }));
    for (const { text } of await wholeRound(t)) {
      mails++;
      sent += text.match(/Senescence call/g)?.length ?? 0;
    }
  }
  const { browser: other } = await reader(t, 'Grace');
  const page = await other.get('/account/searches/new?list=list_grants&query=q%3Dsenescence');
  const [, found, days] =
    /(\d+) records in the last 30 days, about 5 a week\. Daily would mean mail on about (\d+) days/.exec(
      page.text,
    ) ?? [];
  assert.deepEqual([Number(found), Number(days)], [sent, mails]);
  assert.deepEqual([sent, mails], [20, 10]);
});

test('S7: mail goes out at the hour of the person, whatever the clocks of the zone do', () => {
  const zones = [
    'Europe/Lisbon',
    'America/New_York',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'UTC',
  ];
  const changes = [
    ['2026-03-05', '2026-04-10'],
    ['2026-09-20', '2026-11-10'],
  ];
  for (const [time_zone, hour] of zones.flatMap((zone) => [2, 7].map((hour) => [zone, hour] as const))) {
    for (const [from, until] of changes) {
      const told: string[] = [];
      for (
        let at = Date.parse(`${from}T00:00:00Z`);
        at < Date.parse(`${until}T00:00:00Z`);
        at += 30 * 60_000
      ) {
        const now = tellingDay(new Date(at), { time_zone, hour, weekday: 1 }, 'daily');
        if (now === told.at(-1)) continue;
        const local = localTime(new Date(at), time_zone);
        // Where clocks leave the hour out, the next one is as good.
        if (told.length > 0)
          assert.ok(local.day === now && local.hour - hour <= 1, `${time_zone} ${now} ${local.hour}`);
        told.push(now);
      }
      const days = (Date.parse(`${until}`) - Date.parse(`${from}`)) / dayMs;
      assert.deepEqual(
        [told.length, new Set(told).size],
        [days + 1, days + 1],
        `${time_zone} every day once`,
      );
      assert.deepEqual(told, told.toSorted());
    }
  }
  const monday = tellingDay(
    new Date('2026-03-04T12:00:00Z'),
    { time_zone: 'UTC', hour: 7, weekday: 1 },
    'weekly',
  );
  assert.equal(monday, '2026-03-02');
});
