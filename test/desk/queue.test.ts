import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Desk } from '../../src/desk/desk.ts';
import { done, enqueue, giveBack, heldNow, retry, writeHeld } from '../../src/desk/leases.ts';
import { claim, expire, isSpent, pauseAfterTries, queue, renewed } from '../../src/desk/queue.ts';
import { newTeam } from '../../src/people/accounts/slugs.ts';
import { outbox } from '../../src/people/mail/outbox.ts';
import { newJob } from '../../src/people/research/create.ts';
import { researchJobs } from '../../src/people/research/job-queue.ts';
import { doomed } from '../faults/doomed.ts';
import { folderForTest } from '../ledger/folder.ts';
import { noon } from '../support/test-app.ts';
import { deskIn, freshDesk } from '../support/truth.ts';

const after = (ms: number) => new Date(noon.getTime() + ms);

/** A queue with all there is: a name of the holder, an end, and tries that are given up. */
const jobs = queue({ ...researchJobs, leaseMs: 1_000, pausesMs: [100, 200], givenUp: { status: 'failed' } });
/** One without a name: the end of the lease says whose it is. */
const mails = queue({ ...outbox, leaseMs: 1_000 });

async function withJobs(desk: Desk, ...ids: readonly string[]): Promise<void> {
  const team = { id: 't', name: 'T', operator: 0, created_at: noon.toISOString(), ...newTeam('t') };
  await desk.db.insertInto('teams').values(team).execute();
  const asked = { query: 'any', project_id: undefined, webhook_url: undefined };
  const about = { team: 't', subject: 'any', asked, at: noon.toISOString() };
  for (const [n, id] of ids.entries()) {
    await enqueue(desk.db, jobs, [newJob(id, 'grants', about)], after(n));
  }
}

async function withMails(desk: Desk, ...ids: readonly string[]): Promise<void> {
  const at = noon.toISOString();
  const mail = { kind: 'message', subject_id: 's', created_at: at, sent_at: null, error: null } as const;
  await enqueue(
    desk.db,
    mails,
    ids.map((id) => ({ ...mail, id })),
    noon,
  );
}

const one = async (desk: Desk, holder: string, ms: number) =>
  (await claim(desk, jobs, { now: after(ms), holder }))[0];

test('of many claimers on two connections each item goes to one, and all are taken', async () => {
  using folder = folderForTest();
  await using first = await deskIn(folder.path);
  await using second = await deskIn(folder.path);
  await withMails(first, ...Array.from({ length: 12 }, (_, n) => `m${n}`));
  const claims = Array.from({ length: 12 }, (_, n) =>
    claim(n % 2 === 0 ? first : second, mails, { now: noon, batchSize: 2 }),
  );
  const ids = (await Promise.all(claims)).flat().map(({ id }) => id);
  assert.deepEqual([ids.length, new Set(ids).size], [12, 12]);
});

test('what waits longest is claimed first, and not before it is due', async () => {
  await using desk = await freshDesk();
  await withJobs(desk, 'b', 'a');
  assert.equal(await one(desk, 'w', -1), undefined);
  assert.equal((await one(desk, 'w', 1))?.id, 'b');
  assert.equal((await one(desk, 'w', 1))?.id, 'a');
  assert.equal(await one(desk, 'w', 1), undefined);
});

test('who lost a lease writes nothing of it, and who renewed it keeps it', async () => {
  await using desk = await freshDesk();
  await withJobs(desk, 'j');
  const lost = (await one(desk, 'one', 0)) as NonNullable<Awaited<ReturnType<typeof one>>>;
  assert.ok(await writeHeld(desk.db, jobs, lost, renewed(jobs, after(900))));
  assert.equal(await one(desk, 'two', 1_000), undefined, 'it was renewed');
  const held = await one(desk, 'two', 1_900);
  assert.deepEqual([held?.leased_by, held?.tries], ['two', 2]);
  assert.equal(await writeHeld(desk.db, jobs, lost, { percent: 50 }), null);
  assert.equal(await heldNow(desk.db, jobs, lost), null);
  assert.equal(await giveBack(desk.db, jobs, lost, null), null);
  assert.equal(await retry(desk.db, jobs, lost, after(2_000)), null);
  assert.equal((await heldNow(desk.db, jobs, held as typeof lost))?.percent, 0);
});

test('where no holder is named, the end of the lease tells one from the next; what was done is done', async () => {
  await using desk = await freshDesk();
  await withMails(desk, 'm');
  const [lost] = await claim(desk, mails, { now: noon });
  assert.deepEqual(await claim(desk, mails, { now: after(999) }), []);
  const [held] = await claim(desk, mails, { now: after(1_000) });
  assert.ok(lost && held);
  assert.equal(held.attempts, 2);
  assert.equal(await retry(desk.db, mails, lost, after(5_000), { error: 'late' }), null);
  const sent = { sent_at: after(1_001).toISOString(), error: null };
  assert.equal(await done(desk.db, mails, lost, sent), true);
  assert.equal(await retry(desk.db, mails, held, after(5_000)), null, 'it has ended');
  assert.equal(await done(desk.db, mails, held, sent), false);
  assert.deepEqual(await claim(desk, mails, { now: after(86_400_000) }), []);
});

test('a try counts when it begins, pauses grow, and what was begun too often is given up', async () => {
  await using desk = await freshDesk();
  await withJobs(desk, 'j', 'k');
  assert.deepEqual(
    [0, 1, 2, 3].map((tries) => pauseAfterTries(jobs, tries)),
    [0, 100, 200, null],
  );
  assert.equal(pauseAfterTries(mails, 99), mails.pausesMs.at(-1), 'mail is tried for ever');
  assert.equal(isSpent(mails, 99), false);
  const failing = await one(desk, 'w', 0);
  assert.ok(failing);
  const at = after(pauseAfterTries(jobs, failing.tries) as number);
  await retry(desk.db, jobs, failing, at, { leased_by: null });
  const other = await one(desk, 'w', 99);
  assert.equal(other?.id, 'k', 'the other one comes first');
  await giveBack(desk.db, jobs, other, after(2_100), { leased_by: null });
  assert.equal(await one(desk, 'w', 99), undefined);
  // Two tries that nobody lived to write down.
  for (const ms of [100, 1_100]) assert.equal((await one(desk, 'w', ms))?.id, 'j');
  assert.equal((await one(desk, 'w', 2_100))?.id, 'k');
  assert.equal(await one(desk, 'w', 2_100), undefined, 'it is not handed out a fourth time');
  const rows = await desk.db
    .selectFrom('research_jobs')
    .select(['id', 'status', 'tries'])
    .orderBy('id')
    .execute();
  assert.deepEqual(
    rows.map(({ id, status, tries }) => [id, status, tries]),
    [
      ['j', 'failed', 4],
      ['k', 'pending', 2],
    ],
  );
});

test('an item that is given back keeps its place, and comes when it may', async () => {
  await using desk = await freshDesk();
  await withJobs(desk, 'j', 'k');
  const held = await one(desk, 'w', 1);
  assert.ok(held);
  await giveBack(desk.db, jobs, held, after(50), { leased_by: null, tries: 0 });
  assert.equal((await one(desk, 'w', 49))?.id, 'k');
  const again = await one(desk, 'w', 50);
  assert.deepEqual([again?.id, again?.tries, again?.due_at], ['j', 1, noon.toISOString()]);
});

test('what is over is not handed out, and is ended once', async () => {
  await using desk = await freshDesk();
  await withJobs(desk, 'j', 'k');
  const held = await one(desk, 'w', 1);
  assert.ok(held);
  const end = new Date(held.expires_at);
  assert.deepEqual(await claim(desk, jobs, { now: end, holder: 'w', batchSize: 2 }), []);
  const change = { status: 'expired' } as const;
  const ending = (most: number) =>
    desk.db.transaction().execute((trx) => expire(trx, jobs, end, { batchSize: most, change }));
  assert.equal((await ending(1)).length, 1);
  assert.equal((await ending(9)).length, 1);
  assert.equal((await ending(9)).length, 0);
  assert.equal(await writeHeld(desk.db, jobs, held, { percent: 50 }), null, 'nobody works on it any more');
});

test('what is claimed with the item is written with it or not at all', async () => {
  await using desk = await freshDesk();
  await withJobs(desk, 'j');
  const begun = async () => {
    throw new Error('no');
  };
  await assert.rejects(claim(desk, jobs, { now: noon, holder: 'w', begun }), /no/);
  assert.equal((await one(desk, 'w', 0))?.tries, 1);
});

test('a process that is killed between claim and done leaves the item to the next one, after its lease', async () => {
  using folder = folderForTest();
  await using desk = await deskIn(folder.path);
  await withMails(desk, 'm');
  {
    await using child = await doomed('../desk/claimer.ts', [noon.toISOString()], {
      PERENNIAL_DATA: folder.path,
    });
    assert.deepEqual(await child.kill(), ['m']);
  }
  assert.deepEqual(await claim(desk, outbox, { now: after(outbox.leaseMs - 1) }), []);
  const [mail] = await claim(desk, outbox, { now: after(outbox.leaseMs) });
  assert.deepEqual([mail?.id, mail?.attempts], ['m', 2]);
});
