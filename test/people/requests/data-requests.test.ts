import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { createApp } from '../../../src/app.ts';
import { type Message, sendDue } from '../../../src/people/mail/delivery.ts';
import { mailTexts } from '../../../src/people/mail-texts.ts';
import { resolveRequest } from '../../../src/people/requests/data-requests-store.ts';
import { aHero, uuid } from '../../support/records.ts';
import { appParts, createTestApp, noon, site, type TestApp } from '../../support/test-app.ts';

const path = '/api/public/data-requests';
const good = {
  request_kind: 'remove_profile',
  requester_email: 'jane@mail.example',
  subject_kind: 'hero',
  subject_public_id: 'jane-canary',
  subject_name: 'Jane Canary',
};
const post = (app: TestApp, body: unknown) => app.send('POST', path, { body });
const under = (url: string) => url.slice(site.length);

test('a data request is received with 202, a month to answer, and an address of its status', async () => {
  await using app = await createTestApp();
  const { status, body, text } = await post(app, good);
  assert.equal(status, 202);
  const { request_id, status_url, license, attribution, ...told } = body;
  assert.deepEqual(told, {
    request_kind: 'remove_profile',
    status: 'received',
    received_at: noon.toISOString(),
    due_by: '2026-03-31',
  });
  assert.ok(!text.includes('jane@'));
  const seen = await app.get(under(status_url));
  assert.equal(seen.status, 200);
  assert.deepEqual({ ...seen.body, status_url }, body);
  assert.equal(seen.headers.get('cache-control'), 'no-store');
  const rows = await app.desk.db.selectFrom('data_requests').selectAll().execute();
  assert.ok(!JSON.stringify(rows).includes('jane@'));
  assert.ok(!JSON.stringify(rows).includes(status_url.split('/').at(-1)));
  for (const wrong of ['x', `${status_url.split('/').at(-1)}`.replace(/.$/, '!'), request_id]) {
    assert.equal((await app.get(`${path}/${wrong}`)).status, 404);
  }
});

test('the answer has the same form whether or not the subject exists', async () => {
  await using app = await createTestApp();
  await app.add('heroes', aHero({ id: 'jane-canary' }));
  const form = async (subject_public_id: string) => {
    const { status, body } = await post(app, { ...good, subject_public_id });
    return [status, { ...body, request_id: '', status_url: '' }];
  };
  assert.deepEqual(await form('jane-canary'), await form('nobody-at-all'));
});

const bad: readonly [string, object, string][] = [
  ['without a kind', { request_kind: undefined }, 'request_kind'],
  ['of another kind', { request_kind: 'erase' }, 'request_kind'],
  ['without an address', { requester_email: undefined }, 'requester_email'],
  ['with an address that is none', { requester_email: 'jane' }, 'requester_email'],
  ['with a NUL', { message: 'a\u0000' }, 'message'],
  ['with an unknown member', { family: 'heroes' }, 'family'],
];
for (const [what, change, field] of bad) {
  test(`a data request ${what} is refused with 400`, async () => {
    await using app = await createTestApp();
    const refused = await post(app, { ...good, ...change });
    assert.equal(refused.status, 400, refused.text);
    assert.equal(refused.body.errors[0].field, field);
  });
}

/** The app where mail goes out, and what was sent so far. */
function mailed(test: TestApp) {
  const app = createApp({ ...appParts(test), sendsMail: true });
  const sent: Message[] = [];
  const ask = async (method: string, url: string, body?: object) => {
    const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    const response = await app.fetch(new Request(site + url, init));
    return { status: response.status, text: await response.text() };
  };
  const send = () =>
    sendDue({
      texts: mailTexts,
      desk: test.desk,
      mail: async (message) => void sent.push(message),
      to: 'desk@perennial.example',
      site,
      serviceName: 'Perennial',
      now: () => test.clock.now,
      random: randomBytes,
    });
  return { ask, send, sent };
}

test('an address that never confirmed gets one mail however often it is used; its link confirms once', async () => {
  await using app = await createTestApp();
  const { ask, send, sent } = mailed(app);
  const first = JSON.parse((await ask('POST', path, good)).text);
  assert.equal(first.status, 'awaiting_verification');
  assert.deepEqual(first.verification, { method: 'email_link', expires_at: '2026-03-08T12:00:00.000Z' });
  await ask('POST', path, { ...good, requester_email: 'JANE@mail.example' });
  await send();
  const toJane = () => sent.filter((one) => /jane/i.test(one.to));
  assert.equal(toJane().length, 1);
  const [toOperator] = sent.filter((one) => one.to.startsWith('desk'));
  assert.equal(sent.length, 2);
  assert.equal(toOperator?.text.match(/perennial requests show/g)?.length, 2, 'the operator hears of both');
  assert.ok(!sent.some((one) => one.to.startsWith('desk') && one.text.includes('Canary')));
  const link = /http\S+/.exec(toJane()[0]?.text ?? '')?.[0] ?? '';
  const page = await ask('GET', under(link));
  assert.match(page.text, /<form method="post"/);
  const token = link.split('/').at(-1);
  const other = `${token?.slice(0, -1)}${token?.endsWith('x') ? 'y' : 'x'}`;
  assert.equal((await ask('POST', `${path}/${other}/verification`)).status, 404);
  assert.equal(JSON.parse((await ask('GET', under(first.status_url))).text).status, 'awaiting_verification');
  for (const _ of [1, 2]) {
    const confirmed = await ask('POST', `${path}/${token}/verification`);
    assert.equal(confirmed.status, 200);
    assert.equal(JSON.parse(confirmed.text).status, 'in_review');
  }
});

test('a link that is too old confirms nothing', async () => {
  await using app = await createTestApp();
  const { ask, send, sent } = mailed(app);
  await ask('POST', path, good);
  await send();
  const token = /data-requests\/(\S+)/.exec(
    sent.find((one) => one.to === good.requester_email)?.text ?? '',
  )?.[1];
  app.clock.now = new Date('2026-03-08T12:00:00.000Z');
  assert.equal((await ask('POST', `${path}/${token}/verification`)).status, 404);
});

test('a closed request shows its receipt and keeps nothing of whom it was about', async () => {
  await using app = await createTestApp();
  const { body } = await post(app, good);
  const receipt = {
    api_at: noon.toISOString(),
    changes_seq: 7,
    dump_version: null,
    tool_server_at: noon.toISOString(),
  };
  const close = { status: 'done', outcome: 'Removed.', receipt } as const;
  assert.equal(await resolveRequest(app.desk, body.request_id, close, uuid(1), noon), true);
  assert.equal(await resolveRequest(app.desk, uuid(2), close, uuid(3), noon), false);
  const seen = (await app.get(under(body.status_url))).body;
  assert.deepEqual([seen.status, seen.outcome], ['done', 'Removed.']);
  assert.deepEqual(seen.propagated, { ...receipt, cleared: [], waiting: [] });
  const rows = await app.desk.db.selectFrom('data_requests').selectAll().execute();
  assert.ok(!/canary/i.test(JSON.stringify(rows)));
});
