import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderForTest } from '../ledger/folder.ts';
import { deskIn } from '../support/truth.ts';
import { perennial, serving } from './process.ts';

type Settings = Readonly<Record<string, string>>;
const now = () => new Date('2026-03-01T12:00:00.000Z');

const show = (settings: Settings, id: string, json: boolean) =>
  perennial(['requests', 'show', id, ...(json ? ['--json'] : [])], settings);
const resolve = (settings: Settings, id: string, outcome: string, note?: string) =>
  perennial(
    ['requests', 'resolve', id, '--outcome', outcome, ...(note ? ['--note', note] : [])],
    settings,
    now,
  );

test('requests lists, shows and closes what people sent', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  const received: string[] = [];
  {
    await using server = await serving(data);
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(server.url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      assert.equal(response.status, 202);
      received.push(((await response.json()) as { request_id: string }).request_id);
    };
    await post('/api/contact', {
      purpose: 'press',
      name: 'Ada',
      email: 'a@b.example',
      message: '\u202ehello',
    });
    await post('/api/public/data-requests', {
      request_kind: 'copy_of_data',
      requester_email: 'jane@b.example',
    });
    assert.doesNotMatch(server.said().stderr, /jane@/);
  }
  const [message, request] = received as [string, string];
  const list = await perennial(['requests', 'list', '--json'], data);
  const { requests, mail_waiting } = JSON.parse(list.stdout);
  assert.deepEqual(requests.map((one: { id: string }) => one.id).sort(), [...received].sort());
  assert.equal(mail_waiting, 2, 'mail waits until there is a server for it');
  const shown = await show(data, message, false);
  assert.match(shown.stdout, /requester_email: a@b\.example/);
  assert.doesNotMatch(shown.stdout, /\u202e/);
  const asked = JSON.parse((await show(data, request, true)).stdout);
  assert.equal(asked.requester_email, 'jane@b.example');
  assert.ok(!Object.keys(asked).some((member) => member.endsWith('_hash')));
  const wrong = await resolve(data, request, 'finished');
  assert.deepEqual([wrong.code, wrong.stderr], [2, '--outcome takes done, partly_done, refused.\n']);
  const absent = await show(data, 'x', false);
  assert.deepEqual([absent.code, absent.stderr], [1, 'There is no request x.\n']);
  for (const answer of [await resolve(data, message, 'refused'), await resolve(data, message, 'done', 'No.')])
    assert.deepEqual(
      [answer.code, /is a message: .* nothing is mailed/.test(answer.stderr)],
      [2, true],
      'nothing would keep it',
    );
  const early = await perennial(['requests', 'redact', request], data);
  assert.match(early.stdout, /^No removal left anything waiting\. First comes perennial remove /);
  await resolve(data, request, 'partly_done', 'Sent.');
  await resolve(data, request, 'partly_done');
  await resolve(data, message, 'done');
  const left = await perennial(['requests', 'list'], data);
  assert.equal(left.stdout.split('\n')[0], 'No open requests.');
  await using desk = await deskIn(`${folder.path}/data`);
  const row = await desk.db.selectFrom('data_requests').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual([row.status, row.outcome], ['partly_done', 'Sent.'], 'said again, it keeps its note');
  await resolve(data, request, 'done');
  const { outcome } = await desk.db.selectFrom('data_requests').select('outcome').executeTakeFirstOrThrow();
  assert.equal(outcome, null, 'what was said of another outcome does not stand beside this one');
});
