import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type Desk, openDesk } from '../../src/desk/desk.ts';
import { appendAudit, verifyAudit } from '../../src/operations/intelligence/audit-log.ts';
import { keyRing } from '../../src/people/accounts/key-ring.ts';
import { createKey, revokeKey } from '../../src/people/accounts/keys.ts';
import { liveComments, postComment } from '../../src/people/comments/store.ts';
import { putInOutbox, takeDue } from '../../src/people/mail/outbox.ts';
import { workOnce } from '../../src/people/research/worker.ts';
import { aGrant } from '../support/records.ts';
import { addTeam, clientOf, query, workerParts } from '../support/research.ts';
import { createTestApp, noon, type TestApp } from '../support/test-app.ts';
import { freshSchema, onPostgres, schemaNamed } from '../support/truth.ts';

const options = { skip: onPostgres ? false : 'needs two nodes on one database, so PostgreSQL' };

/** Two nodes of one database, each with connections of its own. */
async function nodes() {
  const url = await freshSchema();
  const [one, two] = [await openDesk(url), await openDesk(url)];
  return {
    one,
    two,
    [Symbol.asyncDispose]: async () => {
      await one[Symbol.asyncDispose]();
      await two[Symbol.asyncDispose]();
    },
  };
}

/** As a caller does who is told 503 with Retry-After: a slow machine may need longer than a writer waits. */
async function askedAgain<T>(call: () => Promise<T>, tries = 20): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (tries === 0 || (error as { reason?: string }).reason !== 'unavailable') throw error;
    await setTimeout(250);
    return askedAgain(call, tries - 1);
  }
}

/** So many calls at once, in turn on each of the two. */
function batchSize<T>(
  count: number,
  { one, two }: { one: Desk; two: Desk },
  call: (desk: Desk, n: number) => Promise<T>,
) {
  return Promise.all(
    Array.from({ length: count }, (_, n) => askedAgain(() => call(n % 2 === 0 ? one : two, n))),
  );
}

const limit = { kind: 'comment', maxPosts: 12, windowMs: 600_000, words: '12 comments in 10 minutes' };

function post(desk: Desk, body: string, author: string): Promise<string> {
  const comment = {
    id: randomUUID(),
    experiment_id: 'e',
    parent_id: null,
    author_kind: 'visitor',
    author_name: null,
    author_image: null,
    account_id: null,
    body,
    token_hash: null,
  } as const;
  return askedAgain(() => postComment(desk, comment, author, limit, noon)).catch((error) => error.reason);
}

test('of fifty equal comments sent to two nodes at once one is posted', options, async () => {
  await using t = await nodes();
  const outcomes = await batchSize(50, t, (desk, n) => post(desk, 'the same', `author ${n}`));
  assert.deepEqual(outcomes.toSorted().slice(-2), ['duplicate', 'posted']);
  assert.equal(outcomes.filter((one) => one === 'duplicate').length, 49);
  assert.equal((await liveComments(t.one, 'e', 0, 100)).length, 1);
});

test('of fourteen comments of one author sent to two nodes at once twelve are posted', options, async () => {
  await using t = await nodes();
  const outcomes = await batchSize(14, t, (desk, n) => post(desk, `comment ${n}`, 'one author'));
  assert.deepEqual(
    outcomes.toSorted(),
    [...Array(12).fill('posted'), 'rate_limited', 'rate_limited'].toSorted(),
  );
  const positions = (await liveComments(t.two, 'e', 0, 100)).map(({ position }) => position);
  assert.deepEqual(
    positions,
    Array.from({ length: 12 }, (_, n) => n + 1),
  );
});

test('the audit chain that two nodes write has no gap and no fork', options, async () => {
  await using t = await nodes();
  const at = noon.toISOString();
  const entry = {
    at,
    key_id: null,
    actor: 'a',
    team: null,
    path: '/p',
    params_sha256: null,
    subject_ids: '[]',
  };
  await batchSize(60, t, (desk, n) => appendAudit(desk, { ...entry, status: n }));
  const { rows, bad } = await verifyAudit(t.one);
  assert.deepEqual([rows, bad], [60, null]);
});

test('a mail is taken by one node only', options, async () => {
  await using t = await nodes();
  await t.one.exclusively('outbox', async (trx) => {
    for (let n = 0; n < 20; n++)
      await putInOutbox(trx, { id: `m${n}`, kind: 'outcome', subject_id: 's' }, noon);
  });
  const taken = await batchSize(40, t, (desk) => takeDue(desk, 60_000, noon));
  const ids = taken.flatMap((mail) => (mail ? [mail.id] : []));
  assert.deepEqual([ids.length, new Set(ids).size], [20, 20]);
});

test('a key that one node revokes is refused by the other within a second', options, async () => {
  await using t = await nodes();
  let ms = 0;
  const clockAndRandom = { now: noon, random: randomBytes };
  const made = await createKey(
    t.one,
    { tier: 'full', team: 'Lab', operator: false, days: 30 },
    clockAndRandom,
  );
  const ring = keyRing({ desk: t.two, now: () => noon, clock: () => ms });
  const ask = async () => ring.identify({ authorization: `Bearer ${made.key}`, address: '203.0.113.9' });
  assert.equal((await ask()).tier, 'full');
  await revokeKey(t.one, made.id, noon);
  ms += 1_000;
  await assert.rejects(ask(), { reason: 'invalid_token' });
});

/** A catalogue, and a second node over the same database. */
async function secondNode(test: TestApp): Promise<{ other: TestApp; desk: Desk }> {
  const { schema } = await test.desk.db
    .selectNoFrom((eb) => eb.fn<string>('current_schema', []).as('schema'))
    .executeTakeFirstOrThrow();
  const desk = await openDesk(await schemaNamed(schema));
  return { other: { ...test, desk }, desk };
}

test('the same Idempotency-Key sent to two nodes at once gives one pair of jobs', options, async () => {
  await using app = await createTestApp();
  await addTeam(app, 'team-a');
  const { other, desk } = await secondNode(app);
  await using _ = desk;
  const asks = [clientOf(app), clientOf(other)];
  const headers = { 'idempotency-key': 'once' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => asks[n % 2]?.('POST', '/research', { body: { query }, headers })),
  );
  assert.deepEqual(new Set(answers.map((answer) => answer?.status)), new Set([200]));
  assert.equal(new Set(answers.map((answer) => answer?.text)).size, 1);
  const jobs = await desk.db.selectFrom('research_jobs').select('id').execute();
  assert.equal(jobs.length, 2);
});

test(
  'a team gets ten unfinished jobs from two nodes, and each is worked on by one of them',
  options,
  async () => {
    await using app = await createTestApp();
    await addTeam(app, 'team-a');
    await app.add('grants', aGrant({ id: 'g', title: 'Muscle ageing' }));
    const { other, desk } = await secondNode(app);
    await using _ = desk;
    const asks = [clientOf(app), clientOf(other)];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => asks[n % 2]?.('POST', '/research', { body: { query } })),
    );
    const statuses = answers.map((answer) => answer?.status).toSorted();
    assert.deepEqual(statuses, [...Array(5).fill(200), ...Array(7).fill(429)]);
    const workers = [app, other].map((node, n) =>
      workerParts(node, { desk: node.desk, worker: `worker-${n}` }),
    );
    await Promise.all(
      workers.map(async (parts) => {
        for (let idle = 0; idle < 3; ) idle = (await workOnce(parts)) ? 0 : idle + 1;
      }),
    );
    const jobs = await desk.db.selectFrom('research_jobs').select(['status', 'tries']).execute();
    assert.deepEqual(new Set(jobs.map(({ status }) => status)), new Set(['completed']));
    const told = await desk.db.selectFrom('webhook_deliveries').select('id').execute();
    assert.deepEqual([jobs.length, told.length, app.bugs], [10, 0, []]);
  },
);
