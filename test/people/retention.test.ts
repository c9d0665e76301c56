import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { repeat } from '../../src/desk/repeating.ts';
import { dayMs } from '../../src/kernel/durations.ts';
import { sendDue } from '../../src/people/mail/delivery.ts';
import { mailTexts } from '../../src/people/mail-texts.ts';
import { resolveRequest } from '../../src/people/requests/data-requests-store.ts';
import { resolveMessage } from '../../src/people/requests/request-list.ts';
import { forgetPeople } from '../../src/people/retention.ts';
import { anExperiment, uuid } from '../support/records.ts';
import { createTestApp, pass, site, type TestApp } from '../support/test-app.ts';

const canaries = /jane|Canary|secretword|Tell Jane/i;

/** Everything that the desk holds, as one text. */
async function allOf({ desk }: TestApp): Promise<string> {
  const tables = ['messages', 'data_requests', 'requesters', 'outbox', 'confirmed_addresses'] as const;
  const rows = await Promise.all(tables.map((table) => desk.db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

const ofData = {
  request_kind: 'remove_profile',
  requester_email: 'jane@mail.example',
  requester_name: 'Jane Canary',
  subject_kind: 'hero',
  subject_name: 'Jane Canary',
  message: 'secretword',
};
const ofContact = {
  purpose: 'correct',
  name: 'Jane Canary',
  email: 'jane@mail.example',
  message: 'secretword',
  organisation: 'Canary Ltd',
  entity_to_correct: 'Jane Canary',
};

async function asked(app: TestApp): Promise<{ data: string; contact: string; status: string }> {
  const data = await app.send('POST', '/api/public/data-requests', { body: ofData });
  const contact = await app.send('POST', '/api/contact', { body: ofContact });
  assert.deepEqual([data.status, contact.status], [202, 202]);
  const status = data.body.status_url.slice(site.length);
  return { data: data.body.request_id, contact: contact.body.request_id, status };
}

test('ninety days after its removal nothing of what a comment said is left', async () => {
  await using app = await createTestApp();
  await app.add('experiments', anExperiment({ id: 'x', public_id: 'x' }));
  const path = '/api/omega/experiments/x/comments';
  const post = (body: string) => app.send('POST', path, { body: { body, name: 'Jane Canary' } });
  const gone = (await post('secretword')).body;
  const stays = (await post('Why?')).body.comment;
  await app.send('DELETE', `/api/omega/comments/${gone.comment.id}`, {
    headers: { 'x-comment-token': gone.delete_token },
  });
  const said = async () => {
    const rows = await app.desk.db.selectFrom('comments').selectAll().orderBy('position').execute();
    return rows.map(({ body, author_name, token_hash }) => [body, author_name, token_hash !== null]);
  };
  const removed = ['secretword', 'Jane Canary', true];
  pass(app, 89 * dayMs);
  await forgetPeople(app.desk, app.clock.now);
  assert.deepEqual(await said(), [removed, ['Why?', 'Jane Canary', true]]);
  pass(app, dayMs);
  await forgetPeople(app.desk, app.clock.now);
  assert.deepEqual(await said(), [
    ['', null, false],
    ['Why?', 'Jane Canary', true],
  ]);
  assert.deepEqual((await app.get(path)).body.comments, [stays]);
});

test('ninety days after closing nothing of who asked and what they wrote is left, and its receipt still is', async () => {
  await using app = await createTestApp();
  const { data, contact, status } = await asked(app);
  pass(app, dayMs);
  const receipt = {
    api_at: app.clock.now.toISOString(),
    changes_seq: 7,
    dump_version: null,
    tool_server_at: app.clock.now.toISOString(),
  };
  const close = { status: 'done', outcome: 'Tell Jane it is done.', receipt } as const;
  assert.ok(await resolveRequest(app.desk, data, close, uuid(1), app.clock.now));
  assert.ok(await resolveMessage(app.desk, contact, app.clock.now));
  pass(app, 90 * dayMs - 1);
  assert.deepEqual(await forgetPeople(app.desk, app.clock.now), { erased: 0, closed: 0 });
  assert.match(await allOf(app), /jane@mail\.example/);
  pass(app, 1);
  assert.deepEqual(await forgetPeople(app.desk, app.clock.now), { erased: 2, closed: 0 });
  assert.doesNotMatch(await allOf(app), canaries);
  const shown = (await app.get(status)).body;
  assert.deepEqual([shown.status, shown.propagated.changes_seq, shown.outcome], ['done', 7, undefined]);
  assert.deepEqual(await forgetPeople(app.desk, app.clock.now), { erased: 0, closed: 0 });
});

test('what is still open is kept, however old it is', async () => {
  await using app = await createTestApp();
  const { status } = await asked(app);
  pass(app, 1_000 * dayMs);
  assert.deepEqual(await forgetPeople(app.desk, app.clock.now), { erased: 0, closed: 0 });
  assert.match(await allOf(app), /jane@mail\.example/);
  assert.equal((await app.get(status)).body.status, 'received');
});

test('a request that nobody confirmed is closed ninety days after its link ended, and its sender erased', async () => {
  await using app = await createTestApp({ parts: () => ({ sendsMail: true }) });
  const { status } = await asked(app);
  pass(app, 97 * dayMs - 1);
  assert.equal((await forgetPeople(app.desk, app.clock.now)).closed, 0);
  pass(app, 1);
  assert.deepEqual(await forgetPeople(app.desk, app.clock.now), { erased: 1, closed: 1 });
  const shown = (await app.get(status)).body;
  assert.deepEqual(
    [shown.status, shown.outcome],
    ['refused', 'The address that was given was not confirmed.'],
  );
  const requesters = await app.desk.db.selectFrom('requesters').select('name').execute();
  assert.equal(requesters.length, 1, 'the open message keeps its sender');
});

test('that an address was asked to confirm is kept for thirty days, and what waits in the outbox names nobody', async () => {
  await using app = await createTestApp({ parts: () => ({ sendsMail: true }) });
  await asked(app);
  const hashes = () => app.desk.db.selectFrom('confirmed_addresses').select('hash').execute();
  pass(app, 29 * dayMs);
  await forgetPeople(app.desk, app.clock.now);
  assert.equal((await hashes()).length, 1);
  pass(app, dayMs);
  await forgetPeople(app.desk, app.clock.now);
  assert.equal((await hashes()).length, 0);
  pass(app, 70 * dayMs);
  await forgetPeople(app.desk, app.clock.now);
  const sent: string[] = [];
  await sendDue({
    texts: mailTexts,
    desk: app.desk,
    mail: async ({ to }) => void sent.push(to),
    to: 'desk@perennial.example',
    site,
    serviceName: 'Perennial',
    now: () => app.clock.now,
    random: randomBytes,
  });
  assert.deepEqual(sent, ['desk@perennial.example'], 'only the open message is still told of');
});

test('repeated work goes on after a round that failed, and its end waits for the round under way', async () => {
  let rounds = 0;
  const failed: unknown[] = [];
  const gate = Promise.withResolvers<void>();
  const repeating = repeat(
    async () => {
      rounds += 1;
      if (rounds === 1) throw new Error('the disk is full');
      await gate.promise;
    },
    (error) => failed.push(error),
    1,
  );
  while (rounds < 2) await setTimeout(1);
  let stopped = false;
  const stop = repeating.stop().then(() => {
    stopped = true;
  });
  await setTimeout(5);
  assert.deepEqual([failed.length, stopped], [1, false]);
  gate.resolve();
  await stop;
  await setTimeout(5);
  assert.equal(rounds, 2);
});
