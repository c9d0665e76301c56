// Essays from the draft to the reader, in browsers and as data.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCited } from '../../../src/people/essays/essay-store.ts';
import { here, hereConfig, newPerson, signedInBrowser } from '../../support/browser.ts';
import { aGrant, aHero } from '../../support/records.ts';
import { formsIn, isFolded } from '../../support/shown-forms.ts';
import { createTestApp, pass, type TestApp } from '../../support/test-app.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

const app = () => createTestApp({ parts: () => ({ config: hereConfig }) });
const title = 'What a thymus is worth';
const long = 'Nobody has counted what a second thymus would cost, so let us begin with the calls. '.repeat(8);

/** Somebody with a draft. */
async function drafted(t: TestApp, text = long, name = 'Ada') {
  const ada = await signedInBrowser(t, await newPerson(t, name));
  const made = await ada.submit('/essays/new', '/essays/new', { title, summary: 'A count.', text_md: text });
  assert.equal(made.status, 303, made.text);
  const edit = made.headers.get('location') as string;
  const id = edit.split('/')[2] as string;
  const { public_id } = await t.desk.db
    .selectFrom('essays')
    .select('public_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ada, edit, id, public_id };
}

/** The same, published after the operator read it. */
async function published(t: TestApp, text = long, name = 'Ada') {
  const essay = await drafted(t, text, name);
  const sent = await essay.ada.submit(essay.edit, `/essays/${essay.id}/submit`);
  assert.equal(sent.status, 303, sent.text);
  const operator = await signedInBrowser(t);
  const path = `/operator/essays/${essay.id}/decide`;
  const done = await operator.submit('/operator/essays', path, { decision: 'accepted', statement: 'Good.' });
  assert.equal(done.status, 303, done.text);
  return { ...essay, operator };
}

test('E2: a draft, and an essay that waits, is unknown to everybody else, on every way to it', async () => {
  await using t = await app();
  const { ada, edit, id, public_id } = await drafted(t, `${long} sesquicanary`);
  const bo = await signedInBrowser(t, await newPerson(t, 'Bo'));
  const unknown = async () => {
    const own = [`/essays/${id}/edit`, `/essays/${id}/preview`];
    for (const path of [
      ...own,
      `/essays/${public_id}`,
      `/essays/${public_id}.md`,
      `/essays/${public_id}/revisions`,
    ]) {
      assert.equal((await bo.get(path)).status, 404, path);
    }
    assert.equal((await t.get(`/essays/${public_id}`)).status, 404);
    for (const path of [
      '/essays',
      '/essays.atom',
      '/essays/feed.json',
      '/sitemaps/pages.xml',
      '/essays?q=count',
    ]) {
      assert.equal((await bo.get(path)).text.includes(public_id), false, path);
    }
  };
  await unknown();
  assert.equal((await ada.get(`/essays/${id}/preview`)).status, 200);
  assert.equal((await ada.submit(edit, `/essays/${id}/submit`)).status, 303);
  await unknown();
  assert.deepEqual((await t.get('/essays')).body.data, []);
});

test('the first essay waits for the operator, later ones do not; only another text is another revision', async () => {
  await using t = await app();
  const { ada, edit, id, public_id } = await published(t);
  const read = async () => (await t.get(`/essays/${public_id}`)).body.essay;
  assert.deepEqual([(await read()).revision, (await read()).title, (await read()).author], [1, title, 'Ada']);
  pass(t, 3_600_000);
  assert.equal((await ada.submit(edit, `/essays/${id}/unpublish`)).status, 303);
  assert.equal((await ada.get(`/essays/${public_id}`)).status, 410, 'its author took it back');
  assert.equal((await ada.submit(edit, `/essays/${id}/submit`)).status, 303);
  assert.equal((await read()).revision, 1, 'the same text is the same revision');
  await ada.submit(edit, `/essays/${id}/save`, { text_md: `${long}\nAnd one more line.` });
  assert.equal((await read()).body_markdown.includes('one more'), false, 'readers see what is published');
  assert.equal((await ada.submit(edit, `/essays/${id}/submit`, { note: 'One line more.' })).status, 303);
  assert.deepEqual([(await read()).revision, (await read()).note], [2, 'One line more.']);
  const page = await ada.get(`/essays/${public_id}/revisions`);
  assert.match(page.text, /<ins>\+ And one more line\.<\/ins>/);
  await mustBeValidHtml(page);
  const { data } = (await t.get(`/essays/${public_id}/revisions`)).body;
  assert.deepEqual(
    data.map((one: { number: number }) => one.number),
    [2, 1],
  );
});

test('E5: a second tab loses nothing: both texts stand side by side, and the next save has what was put together', async () => {
  await using t = await app();
  const { ada, edit, id } = await drafted(t);
  await ada.submit(edit, `/essays/${id}/save`, { text_md: `${long} from the first tab` });
  const second = await ada.submit(edit, `/essays/${id}/save`, {
    text_md: `${long} from the second tab`,
    version: '1',
  });
  assert.equal(second.status, 409);
  assert.ok(second.text.includes('from the first tab') && second.text.includes('from the second tab'));
  await mustBeValidHtml(second);
  const rows = await t.desk.db.selectFrom('essays').select('draft_md').execute();
  assert.ok(rows[0]?.draft_md.includes('from the first tab'));
});

test('E3, E6: a citation shows what everybody may see of the record now, and nothing once it is gone', async () => {
  await using t = await app();
  await t.add('grants', aGrant({ id: 'g-1', public_id: 'first-call', title: 'The first call' }));
  await t.add('heroes', aHero({ id: 'h-1', public_id: 'zelda-canary', name: 'Zelda Canary' }));
  const text = `${long}\n\nSee [[grant:first-call]] and [[hero:zelda-canary]], also [her page](/heroes/zelda-canary).`;
  const { ada, public_id } = await published(t, text);
  const path = `/essays/${public_id}`;
  const page = await ada.get(path);
  assert.match(page.text, /<a href="\/grants\/first-call">The first call<\/a>/);
  assert.match(page.text, /<a href="\/heroes\/zelda-canary">Zelda Canary<\/a>/);
  await mustBeValidHtml(page);
  assert.equal((await t.get('/essays?cites=grants:first-call')).body.data[0].public_id, public_id);
  assert.deepEqual((await t.get('/essays?cites=heroes:somebody-else')).body.data, []);
  await t.add('grants', aGrant({ id: 'g-1', public_id: 'first-call', title: 'A better name' }));
  assert.match((await ada.get(path)).text, />A better name</, 'by its present name');
  await t.add('heroes', { id: 'h-1', removed: true });
  for (const where of [path, `${path}.md`, `${path}.json`, '/essays', '/essays.atom', '/essays/feed.json']) {
    assert.equal(/zelda/i.test((await ada.get(where)).text), false, where);
  }
  assert.match((await ada.get(path)).text, /record removed/);
});

test('the page of a record lists the essays that cite it, until they are gone, and then within a minute', async () => {
  await using t = await app();
  await t.add('grants', aGrant({ id: 'g-1', public_id: 'first-call', title: 'The first call' }));
  const page = async () => (await t.app.fetch(new Request(`${here}/grants/first-call`))).text();
  assert.equal((await page()).includes('Cited in'), false);
  const { ada, edit, id, public_id } = await published(t, `${long} [[grant:first-call]]`);
  pass(t, 60_001);
  assert.match(await page(), new RegExp(`Cited in</h2>.*href="/essays/${public_id}">${title}<`));
  await mustBeValidHtml(await ada.get('/grants/first-call'));
  assert.equal((await ada.submit(edit, `/essays/${id}/unpublish`)).status, 303);
  pass(t, 60_001);
  assert.equal((await page()).includes('Cited in'), false);
  assert.deepEqual(t.bugs, []);
});

test('what another process published is named a second later', async () => {
  await using t = await app();
  const grant = aGrant({ id: 'g-1', public_id: 'first-call', title: 'The first call' });
  await t.add('grants', grant);
  const { id } = await published(t);
  const cited = (ms = 0) => isCited(t.desk.db, 'grants', 'g-1', new Date(t.clock.now.getTime() + ms));
  assert.equal(await cited(), false);
  const row = { essay_id: id, family: 'grants', record_id: 'g-1' };
  await t.desk.db.insertInto('essay_citations').values(row).execute();
  assert.equal(await cited(1_001), true);
  assert.equal(await isCited(t.desk.db, 'grants', 'g-2', t.clock.now), false);
});

test('where essays name very many records, each is asked for by itself', async () => {
  await using t = await app();
  const { id } = await published(t);
  const names = Array.from({ length: 2_100 }, (_, at) => `g-${at}`);
  for (let from = 0; from < names.length; from += 300) {
    const some = names.slice(from, from + 300);
    const rows = some.map((record_id) => ({ essay_id: id, family: 'grants', record_id }));
    await t.desk.db.insertInto('essay_citations').values(rows).execute();
  }
  for (const name of ['g-0', 'g-2099'])
    assert.equal(await isCited(t.desk.db, 'grants', name, t.clock.now), true, name);
  assert.equal(await isCited(t.desk.db, 'grants', 'g-2100', t.clock.now), false);
});

test('what is cited must be there for everybody before it is published', async () => {
  await using t = await app();
  const { ada, edit, id } = await drafted(t, `${long} [[grant:none-of-these]] and [[organization:hidden]]`);
  const refused = await ada.submit(edit, `/essays/${id}/submit`);
  assert.equal(refused.status, 400);
  assert.match(refused.text, /These citations name no public record: \[\[grant:none-of-these\]\]/);
  assert.match((await ada.get(edit)).text, /none-of-these/);
});

test('readers comment while the author lets them; what is said twice, or in a closed thread, is refused', async () => {
  await using t = await app();
  const { ada, edit, id, public_id } = await published(t);
  const bo = await signedInBrowser(t, await newPerson(t, 'Bo'));
  const path = `/essays/${public_id}`;
  const said = await bo.submit(path, `${path}/comments`, { body: 'Is that <b>all</b>?' });
  assert.equal(said.status, 303, said.text);
  const shown = await ada.get(path);
  assert.ok(shown.text.includes('Is that &lt;b&gt;all&lt;/b&gt;?'));
  await mustBeValidHtml(shown);
  const twice = await bo.submit(path, `${path}/comments`, { body: 'Is that <b>all</b>?' });
  assert.match(twice.text, /exact same comment[\s\S]*>Your comment<[\s\S]*Is that &lt;b&gt;all/);
  assert.doesNotMatch(twice.text, /Parent id/);
  await mustBeValidHtml(twice);
  const [, comment = ''] = /id="comment-([0-9a-f-]{36})"/.exec(shown.text) ?? [];
  const answer = await ada.submit(`${path}?answer=${comment}`, `${path}/comments`, { body: 'It is.' });
  assert.equal(answer.status, 303);
  assert.match((await bo.get(path)).text, /<blockquote>Is that/);
  const remove = `/essays/comments/${comment}/remove`;
  assert.equal((await ada.get(path)).text.includes(remove), false, 'nobody removes what another one said');
  assert.ok(isFolded((await bo.get(path)).text, remove), 'at one click nothing is gone for good');
  const answering = formsIn((await ada.get(`${path}?answer=${comment}`)).text);
  assert.equal((await bo.submit(path, remove)).status, 303);
  assert.equal((await bo.get(path)).text.includes('Is that'), false);
  const open = answering.find(({ action }) => action === `${path}/comments`)?.fields;
  pass(t, 1_000);
  const late = await ada.post(`${path}/comments`, { ...open, body: 'To what is gone.' });
  assert.match(late.text, /is not there any more[\s\S]*To what is gone\.[\s\S]*name="parent_id" value=""/);
  await ada.submit(edit, `/essays/${id}/save`, { comments_open: '' });
  const closed = await bo.get(path);
  assert.match(closed.text, /takes no comments/);
});

test('what is reported is kept or removed by a person, and its author reads why', async () => {
  await using t = await app();
  const { ada, edit, id, public_id, operator } = await published(t);
  const reporting = await ada.get(`/report?kind=essay&id=${id}`);
  await mustBeValidHtml(reporting);
  assert.match(reporting.text, /About the essay that you came from\./);
  assert.match(reporting.text, new RegExp(`<input type="hidden" name="subject_id" value="${id}">`));
  assert.match(
    (await ada.submit(`/report?kind=essay&id=${id}`, '/report')).text,
    /<title>Not sent: Report a text /,
  );
  assert.match((await ada.get('/report?kind=poem&id=x')).text, /<select [^>]*name="subject_kind"/);
  const report = {
    subject_kind: 'essay',
    subject_id: id,
    reason: 'personal_data',
    text: 'It names my street.',
  };
  const sent = await t.send('POST', '/api/reports', { body: report });
  assert.equal(sent.status, 202, sent.text);
  await mustBeValidHtml(await operator.get('/operator'));
  assert.match((await operator.get('/operator')).text, /Reports of texts<\/a><\/th><td>1</);
  const queue = await operator.get('/operator/reports');
  await mustBeValidHtml(queue);
  const title = /<h1>([^<]+)/.exec((await ada.get(`/essays/${public_id}`)).text)?.[1] ?? '';
  const named = `<h2>Essay: “${title}”</h2>`;
  assert.ok(queue.text.includes(named));
  const [, action = ''] = /action="(\/operator\/reports\/[^"]+)"/.exec(queue.text) ?? [];
  const decided = { decision: 'removed', rule: 'personal_data', statement: 'The street of a person.' };
  assert.equal((await operator.submit('/operator/reports', action, decided)).status, 303);
  assert.equal((await ada.get(`/essays/${public_id}`)).status, 410);
  assert.deepEqual((await t.get('/essays')).body.data, []);
  assert.match((await ada.get(edit)).text, /The street of a person\./);
  assert.ok((await ada.get('/account/decisions')).text.includes(named));
  const bo = await signedInBrowser(t, await newPerson(t, 'Bo'));
  for (const path of ['/operator', '/operator/reports', '/operator/essays']) {
    assert.equal((await bo.get(path)).status, 403, path);
  }
  const back = await ada.submit(edit, `/essays/${id}/save`, { title: 'Another title' });
  assert.equal(back.status, 303);
  assert.deepEqual(t.bugs, []);
});

test('an essay that waits is returned with a rule and a statement, and can be sent again', async () => {
  await using t = await app();
  const { ada, edit, id } = await drafted(t);
  await ada.submit(edit, `/essays/${id}/submit`);
  const operator = await signedInBrowser(t);
  await mustBeValidHtml(await operator.get('/operator/essays'));
  const path = `/operator/essays/${id}/decide`;
  const returned = { decision: 'returned', statement: 'Say where the figures are from.' };
  assert.match(
    (await operator.submit('/operator/essays', path, returned)).text,
    /Rule is required where a text is returned/,
  );
  const blank = await operator.submit('/operator/essays', path, {
    ...returned,
    rule: 'spam',
    statement: ' \n ',
  });
  assert.deepEqual(
    [blank.status, blank.text.includes('Statement is empty; write something in it.')],
    [400, true],
  );
  assert.equal((await operator.submit('/operator/essays', path, { ...returned, rule: 'spam' })).status, 303);
  const shown = await ada.get(edit);
  assert.match(shown.text, /Say where the figures are from\./);
  await mustBeValidHtml(shown);
  await mustBeValidHtml(await ada.get('/account/essays'));
  assert.equal((await ada.submit(edit, `/essays/${id}/submit`)).status, 303);
});

test('switched off, there are no essays', async () => {
  await using t = await createTestApp({ parts: () => ({ config: hereConfig, off: ['essays'] }) });
  const browser = await signedInBrowser(t);
  for (const path of ['/essays', '/essays/new', '/operator/essays', '/essays.atom', '/account/essays']) {
    assert.equal((await browser.get(path)).status, 404, path);
  }
  assert.equal((await t.get('/essays')).status, 404);
  assert.equal(/list_essays|\/essays/.test((await t.get('/openapi.json')).text), false);
});
