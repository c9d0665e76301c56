import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Caller, publicCaller } from '../../../src/access/caller.ts';
import { createApp } from '../../../src/app.ts';
import { anExperiment, uuid } from '../../support/records.ts';
import { appParts, createTestApp, noon, site, type TestApp } from '../../support/test-app.ts';

const path = '/api/omega/experiments/exp/comments';

async function withExperiment(): Promise<TestApp> {
  const app = await createTestApp();
  await app.add(
    'experiments',
    anExperiment({ id: 'e1', public_id: 'exp' }),
    anExperiment({ id: 'e2', public_id: 'other' }),
    anExperiment({ id: 'e3', public_id: 'hidden', published: false }),
  );
  return app;
}

const post = (app: TestApp, body: unknown, at = path) => app.send('POST', at, { body });
const remove = (app: TestApp, id: string, token?: string) =>
  app.send('DELETE', `/api/omega/comments/${id}`, {
    headers: token === undefined ? {} : { 'x-comment-token': token },
  });

/** The answer to somebody else than the caller of `app`. */
async function askedAs(app: TestApp, caller: Caller, method: string, url: string, body?: object) {
  const own = createApp({ ...appParts(app), identify: () => caller });
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  return own.fetch(
    new Request(site + url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }),
  );
}

/** The error body without what differs by request. */
function refusal({ status, body }: { status: number; body: { request_id: string } }) {
  const { request_id: _, ...rest } = body;
  return { status, ...rest };
}

test('a posted comment is shown with a token once, and listed without it', async () => {
  await using app = await withExperiment();
  const posted = await post(app, {
    body: 'What of the control?\nIt is missing.',
    name: ' Ada ',
    kind: 'agent',
  });
  assert.equal(posted.status, 201);
  const { comment, delete_token, license } = posted.body;
  assert.match(delete_token, /^perennial_cmt_[0-9A-Za-z]{36}$/);
  assert.equal(license, 'CC BY 4.0');
  assert.deepEqual(Object.keys(comment), [
    'id',
    'parent_id',
    'author_kind',
    'author_name',
    'author_image',
    'body',
    'created_at',
  ]);
  assert.deepEqual(
    { ...comment, id: '' },
    {
      id: '',
      parent_id: null,
      author_kind: 'agent',
      author_name: 'Ada',
      author_image: null,
      body: 'What of the control?\nIt is missing.',
      created_at: noon.toISOString(),
    },
  );
  const listed = await app.get(path);
  assert.deepEqual(listed.body.comments, [comment]);
  assert.equal(listed.headers.get('cache-control'), 'no-store');
  assert.ok(!listed.text.includes(delete_token));
  const kept = await app.desk.db.selectFrom('comments').selectAll().execute();
  assert.ok(!JSON.stringify(kept).includes(delete_token));
});

test('comments are listed flat and oldest first; a removed one is not, its answers keep their parent', async () => {
  await using app = await withExperiment();
  const first = await post(app, { body: 'first' });
  const answer = await post(app, { body: 'answer', parent_id: first.body.comment.id });
  await post(app, { body: 'third', name: '  ' });
  assert.equal((await remove(app, first.body.comment.id, first.body.delete_token)).status, 200);
  const { comments } = (await app.get(path)).body;
  assert.deepEqual(
    comments.map((one: { body: string }) => one.body),
    ['answer', 'third'],
  );
  assert.equal(comments[0].parent_id, first.body.comment.id);
  assert.equal(comments[1].author_name, null);
  assert.equal(comments[1].author_kind, 'visitor');
  assert.equal(answer.body.comment.parent_id, first.body.comment.id);
  const late = await post(app, { body: 'late', parent_id: first.body.comment.id });
  assert.deepEqual([late.status, late.body.errors[0].field], [400, 'parent_id']);
});

const bad: readonly [string, unknown, string][] = [
  ['no body', {}, 'body'],
  ['an empty body', { body: '' }, 'body'],
  ['a blank body', { body: ' \n ' }, 'body'],
  ['a body of which nothing is seen', { body: '\u200b\u2060 \u3164' }, 'body'],
  ['5001 characters', { body: '😀'.repeat(5_001) }, 'body'],
  ['a NUL', { body: 'a\u0000b' }, 'body'],
  ['half a character', { body: 'a\ud800b' }, 'body'],
  ['a body that is no text', { body: 7 }, 'body'],
  ['a name of 81 characters', { body: 'x', name: 'é'.repeat(81) }, 'name'],
  ['a name with a line end', { body: 'x', name: 'a\nb' }, 'name'],
  ['kind account', { body: 'x', kind: 'account' }, 'kind'],
  ['a parent that is no id', { body: 'x', parent_id: 'p' }, 'parent_id'],
  ['a parent that never was', { body: 'x', parent_id: uuid(9) }, 'parent_id'],
  ['an experiment in it', { body: 'x', public_id: 'other' }, 'public_id'],
  ['an unknown member', { body: 'x', author_kind: 'account' }, 'author_kind'],
];
for (const [what, body, field] of bad) {
  test(`a comment with ${what} is refused with 400, and nothing is kept`, async () => {
    await using app = await withExperiment();
    const refused = await post(app, body);
    assert.equal(refused.status, 400, refused.text);
    assert.equal(refused.body.errors[0].field, field);
    assert.deepEqual((await app.get(path)).body.comments, []);
    assert.deepEqual(app.bugs, []);
  });
}

test('lengths count characters: 5000 of four bytes and a name of 80 are accepted whole', async () => {
  await using app = await withExperiment();
  const body = '😀'.repeat(5_000);
  const name = '𝒜'.repeat(80);
  const posted = await post(app, { body, name });
  assert.equal(posted.status, 201, posted.text);
  assert.equal(posted.body.comment.body, body);
  assert.equal(posted.body.comment.author_name, name);
  const huge = await post(app, { body: 'x'.repeat(70_000) });
  assert.equal(huge.status, 413);
});

test('a parent on another experiment is no parent, and other experiments have threads of their own', async () => {
  await using app = await withExperiment();
  const there = await post(app, { body: 'same' }, '/api/omega/experiments/other/comments');
  assert.equal(there.status, 201);
  assert.equal((await post(app, { body: 'x', parent_id: there.body.comment.id })).status, 400);
  assert.equal((await post(app, { body: 'other' })).status, 201);
});

test('an experiment that is not published takes and shows no comment, like one that never was', async () => {
  await using app = await withExperiment();
  for (const method of ['GET', 'POST']) {
    const of = (code: string) =>
      app.send(
        method,
        `/api/omega/experiments/${code}/comments`,
        method === 'POST' ? { body: { body: 'x' } } : {},
      );
    const [hidden, never] = [await of('hidden'), await of('never')];
    assert.equal(hidden.status, 404);
    assert.deepEqual(refusal(hidden), refusal(never));
  }
});

test('the same body is a duplicate for 24 hours: here for everybody, elsewhere for its author, and after a removal', async () => {
  await using app = await withExperiment();
  const first = await post(app, { body: 'same' });
  const again = await post(app, { body: 'same', name: 'Somebody else' });
  assert.deepEqual([again.status, again.body.code], [409, 'duplicate']);
  assert.equal((await post(app, { body: 'same ' })).status, 201);
  const elsewhere = await post(app, { body: 'same' }, '/api/omega/experiments/other/comments');
  assert.deepEqual([elsewhere.status, elsewhere.body.code], [409, 'duplicate']);
  const neighbour = (at: string) => askedAs(app, publicCaller('192.0.2.9'), 'POST', at, { body: 'same' });
  assert.equal((await neighbour(path)).status, 409);
  assert.equal((await neighbour('/api/omega/experiments/other/comments')).status, 201);
  await remove(app, first.body.comment.id, first.body.delete_token);
  assert.equal((await post(app, { body: 'same' })).status, 409);
  app.clock.now = new Date(noon.getTime() + 24 * 3_600_000 - 1);
  assert.equal((await post(app, { body: 'same' })).status, 409);
  app.clock.now = new Date(noon.getTime() + 24 * 3_600_000);
  assert.equal((await post(app, { body: 'same' })).status, 201);
});

test('of fifty equal posts at once exactly one wins', async () => {
  await using app = await withExperiment();
  const posts = await Promise.all(Array.from({ length: 50 }, () => post(app, { body: 'same' })));
  const count = (status: number) => posts.filter((one) => one.status === status).length;
  assert.deepEqual([count(201), count(409)], [1, 49]);
  assert.equal((await app.get(path)).body.comments.length, 1);
});

test('of fourteen posts of one author at once twelve pass, and Retry-After is true', async () => {
  await using app = await withExperiment();
  const posts = await Promise.all(Array.from({ length: 14 }, (_, n) => post(app, { body: `n ${n}` })));
  const limited = posts.filter((one) => one.status === 429);
  assert.deepEqual([posts.filter((one) => one.status === 201).length, limited.length], [12, 2]);
  assert.equal(limited[0]?.body.code, 'rate_limited');
  assert.equal(limited[0]?.headers.get('retry-after'), '600');
  app.clock.now = new Date(noon.getTime() + 599_000);
  const early = await post(app, { body: 'later' }, '/api/omega/experiments/other/comments');
  assert.deepEqual([early.status, early.headers.get('retry-after')], [429, '1']);
  app.clock.now = new Date(noon.getTime() + 600_000);
  assert.equal((await post(app, { body: 'later' })).status, 201);
  const [row, ...more] = await app.desk.db.selectFrom('recent_posts').selectAll().execute();
  assert.equal(more.length, 0);
  assert.equal(JSON.parse(row?.moments ?? '[]').length, 1);
});

test('of two removals at once one is answered 200, the other 403', async () => {
  await using app = await withExperiment();
  const { comment, delete_token } = (await post(app, { body: 'x' })).body;
  const both = await Promise.all([1, 2].map(() => remove(app, comment.id, delete_token)));
  assert.deepEqual(both.map((one) => one.status).sort(), [200, 403]);
});

test('without session and token a removal is 401 for every id; else all failures are one 403', async () => {
  await using app = await withExperiment();
  const mine = (await post(app, { body: 'mine' })).body;
  const other = (await post(app, { body: 'other' })).body;
  for (const id of [mine.comment.id, uuid(1), 'no-uuid']) {
    for (const token of [undefined, ' ']) {
      const refused = await remove(app, id, token);
      assert.deepEqual([refused.status, refused.body.code], [401, 'missing_credential']);
      // RFC 9110 §15.5.2: a 401 says what would be let in.
      assert.equal(refused.headers.get('www-authenticate'), 'CommentToken header="X-Comment-Token"');
    }
  }
  await remove(app, other.comment.id, other.delete_token);
  const failures = [
    await remove(app, mine.comment.id, other.delete_token),
    await remove(app, mine.comment.id, 'x'.repeat(3_000)),
    await remove(app, other.comment.id, other.delete_token),
    await remove(app, uuid(1), mine.delete_token),
    await remove(app, 'no-uuid', mine.delete_token),
  ];
  assert.equal(failures[0]?.status, 403);
  for (const failure of failures) assert.deepEqual(refusal(failure), refusal(failures[0] as typeof failure));
  assert.equal((await app.get(path)).body.comments.length, 1);
});

test('A19: an account signs with its own name, gets no token, and removes its comments by session alone', async () => {
  await using app = await withExperiment();
  const account = { id: 'a1', name: 'Grace', image: 'https://site.example/g.png' };
  const as = (id: string | null): Caller => ({
    ...publicCaller('192.0.2.1'),
    account: id === null ? null : { ...account, id },
    session: id === null ? null : { hash: 'h', method: 'oidc', auth_at: noon.toISOString() },
  });
  const asked = (caller: Caller, method: string, url: string, body?: object) =>
    askedAs(app, caller, method, url, body);
  const posted = await asked(as('a1'), 'POST', path, { body: 'x', name: 'Other', kind: 'agent' });
  const { comment, delete_token } = (await posted.json()) as {
    comment: Record<string, unknown>;
    delete_token: null;
  };
  assert.equal(delete_token, null);
  assert.deepEqual(
    [comment.author_kind, comment.author_name, comment.author_image],
    ['account', 'Grace', account.image],
  );
  const url = `/api/omega/comments/${comment.id}`;
  assert.equal((await asked(as(null), 'DELETE', url)).status, 401);
  assert.equal((await asked(as('a2'), 'DELETE', url)).status, 403);
  assert.equal((await asked(as('a1'), 'DELETE', url)).status, 200);
});

test('a name shows no marks that turn or hide text', async () => {
  await using app = await withExperiment();
  const posted = await post(app, { body: 'x', name: '\u202eada\u200b' });
  assert.equal(posted.body.comment.author_name, 'ada');
  const nobody = await post(app, { body: 'y', name: '\u200b\u202e' });
  assert.equal(nobody.body.comment.author_name, null);
});

test('a huge thread is listed up to its ceiling, and next_after leads on', async () => {
  await using app = await withExperiment();
  const rows = Array.from({ length: 1_003 }, (_, n) => ({
    id: uuid(n + 1),
    experiment_id: 'e1',
    position: n + 1,
    parent_id: null,
    author_kind: 'visitor' as const,
    author_name: null,
    author_image: null,
    account_id: null,
    body: `n ${n}`,
    token_hash: null,
    created_at: noon.toISOString(),
    removed_at: null,
  }));
  await app.desk.db.insertInto('comments').values(rows).execute();
  const first = await app.get(path);
  assert.deepEqual([first.body.comments.length, first.body.next_after], [1_000, uuid(1_000)]);
  const rest = await app.get(`${path}?after=${first.body.next_after}`);
  assert.equal(rest.body.comments.length, 3);
  assert.equal('next_after' in rest.body, false);
  assert.equal((await app.get(`${path}?after=${uuid(77_777)}`)).status, 400);
});
