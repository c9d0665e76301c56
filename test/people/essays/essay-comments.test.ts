// What readers say below essays: what counts as said twice, and threads that are longer than a page.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { type Browser, hereConfig, newPerson, signedInBrowser } from '../../support/browser.ts';
import { uuid } from '../../support/records.ts';
import { createTestApp, noon, pass, type TestApp } from '../../support/test-app.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

const app = () => createTestApp({ parts: () => ({ config: hereConfig }) });

/** The path of a published essay, written by somebody else. */
async function anEssay({ desk }: TestApp, number: number): Promise<string> {
  const [id, public_id, at] = [uuid(number), `essay-${number}`, noon.toISOString()];
  const draft = { draft_title: 'A count', draft_summary: '', draft_md: 'Text.', draft_version: 1 };
  const author_id = await authorIn(desk);
  await desk.db
    .insertInto('essays')
    .values({
      ...{ id, public_id, author_id, status: 'published', ...draft, published_revision: 1 },
      ...{ published_at: at, updated_at: at, licence: 'CC-BY-4.0', comments_open: 1, created_at: at },
    })
    .execute();
  const revision = { title: 'A count', summary: '', body_md: 'Text.', sha256: '', note: null, at };
  await desk.db
    .insertInto('essay_revisions')
    .values({ essay_id: id, number: 1, ...revision })
    .execute();
  return `/essays/${public_id}`;
}

async function authorIn({ db }: TestApp['desk']): Promise<string> {
  return (await db.selectFrom('users').select('id').where('name', '=', 'Ada').executeTakeFirstOrThrow()).id;
}

const say = (who: Browser, path: string, body: string) => who.submit(path, `${path}/comments`, { body });

test('two people may say the same below two essays; below one, or by one person, it is said once in a day', async () => {
  await using t = await app();
  await newPerson(t, 'Ada');
  const [bo, cy] = [
    await signedInBrowser(t, await newPerson(t, 'Bo')),
    await signedInBrowser(t, await newPerson(t, 'Cy')),
  ];
  const [first, second] = [await anEssay(t, 1), await anEssay(t, 2)];
  const thanks = 'Thank you.';
  assert.equal((await say(bo, first, thanks)).status, 303);
  assert.equal((await say(cy, second, thanks)).status, 303, 'what one said blocks nobody elsewhere');
  for (const [who, where] of [
    [cy, first],
    [bo, second],
    [bo, first],
  ] as const) {
    const refused = await say(who, where, thanks);
    assert.match(refused.text, /The exact same comment was posted within 24 hours/);
  }
  const [, own = ''] = /id="comment-([0-9a-f-]{36})"/.exec((await bo.get(first)).text) ?? [];
  assert.equal((await bo.submit(first, `/essays/comments/${own}/remove`)).status, 303);
  const bodies = t.desk.db.selectFrom('comment_bodies').select('hash').where('comment_id', '=', own);
  assert.deepEqual(await bodies.execute(), [], 'what is erased at once is forgotten at once');
  pass(t, dayMs);
  assert.equal((await say(cy, first, thanks)).status, 303, 'a day later it is new');
});

test('a long thread is shown in pages of fifty with its real count, and what is posted is shown where it leads', async () => {
  await using t = await app();
  const ada = await newPerson(t, 'Ada');
  const path = await anEssay(t, 1);
  const comments = Array.from({ length: 1_010 }, (_, at) => ({
    ...{ id: uuid(1_000 + at), subject_kind: 'essay' as const, subject_id: uuid(1), user_id: ada },
    ...{ parent_id: at === 60 ? uuid(1_000) : null, body: `Number ${at}.`, removed_at: null },
    created_at: new Date(noon.getTime() - dayMs + at).toISOString(),
  }));
  for (let from = 0; from < comments.length; from += 202) {
    await t.desk.db
      .insertInto('desk_comments')
      .values(comments.slice(from, from + 202))
      .execute();
  }
  const bo = await signedInBrowser(t, await newPerson(t, 'Bo'));
  const shownOn = async (query: string) => {
    const { text } = await bo.get(`${path}${query}`);
    return [...text.matchAll(/id="comment-([0-9a-f-]{36})"/g)].map(([, id]) => id);
  };
  const page = await bo.get(path);
  await mustBeValidHtml(page);
  assert.match(page.text, /<h2>1,010 comments<\/h2>/);
  assert.deepEqual(
    await shownOn(''),
    comments.slice(0, 50).map(({ id }) => id),
  );
  const second = await bo.get(`${path}?comments=2`);
  assert.match(second.text, /Comments 51 to 100 of 1,010/);
  assert.match(second.text, /<blockquote>Number 0\.</, 'what was answered stands on another page');
  await mustBeValidHtml(second);
  const posted = await say(bo, path, 'The last word.');
  assert.equal(posted.status, 303, posted.text);
  const [, query = '', id = ''] =
    /^[^?]+(\?comments=21)#comment-(.*)$/.exec(posted.headers.get('location') ?? '') ?? [];
  assert.ok((await shownOn(query)).includes(id), 'it is on the page that the answer leads to');
  const answer = await bo.submit(`${path}?comments=21&answer=${id}`, `${path}/comments`, {
    body: 'To that.',
  });
  assert.equal(answer.status, 303);
  assert.match(
    (await bo.get(`${path}?comments=21`)).text,
    /<h2>1,012 comments<[\s\S]*<blockquote>The last word\./,
  );
});
