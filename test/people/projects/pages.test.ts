// Projects in the browser: versions, conflict, restore, what is refused.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '../../../src/kernel/durations.ts';
import { mergeTexts } from '../../../src/people/projects/merge.ts';
import { browserOf, here } from '../../support/browser.ts';
import { often } from '../../support/often.ts';
import { added, appHere, ownTeam } from '../../support/projects.ts';
import { uuid } from '../../support/records.ts';
import { formsIn, isFolded } from '../../support/shown-forms.ts';
import { pass } from '../../support/test-app.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

test('a project is added, read, saved as versions and restored, by members alone', async () => {
  await using t = await appHere();
  const { browser, list, team } = await ownTeam(t);
  const path = await added(browser, list, {
    labels: 'longevity, mice,',
    countries: 'PT',
    text_md: '# Plan\n\n<b>x</b>',
  });
  const shown = await browser.get(path);
  assert.match(shown.text, /<h1[^>]*>Thymus again<\/h1>/);
  assert.match(shown.text, /<h1>Plan<\/h1>\s*<p>&lt;b&gt;x&lt;\/b&gt;<\/p>/, 'Markdown without HTML');
  const saved = await browser.submit(`${path}/edit`, path, { summary: 'In old dogs', note: 'dogs' });
  assert.deepEqual([saved.status, saved.headers.get('location')], [303, path]);
  const second = await browser.get(path);
  assert.match(second.text, /In old dogs/);
  assert.doesNotMatch(second.text, /Regrowing/);
  assert.match((await browser.get(`${path}?version=1`)).text, /Regrowing the thymus/);
  const restored = await browser.submit(path, `${path}/restore`);
  assert.equal(restored.status, 303);
  const versions = await t.desk.db
    .selectFrom('project_versions')
    .select(['version', 'summary', 'note', 'sha256'])
    .orderBy('version')
    .execute();
  assert.deepEqual(
    versions.map(({ version, summary, note }) => [version, summary, note]),
    [
      [1, 'Regrowing the thymus in old mice', null],
      [2, 'In old dogs', 'dogs'],
      [3, 'Regrowing the thymus in old mice', 'Version 1 again'],
    ],
  );
  assert.equal(versions[0]?.sha256, versions[2]?.sha256);
  const same = await browser.submit(`${path}/edit`, path, { note: 'nothing new' });
  assert.equal(same.status, 303);
  assert.equal((await t.desk.db.selectFrom('project_versions').select('version').execute()).length, 3);
  const other = await ownTeam(t, 'Grace');
  for (const to of [list, path, `${path}/edit`]) {
    assert.equal((await other.browser.get(to)).status, 404, to);
    assert.equal((await browserOf(t, { at: here }).get(to)).status, 303, 'nobody is led to the sign-in');
  }
  await t.desk.db
    .insertInto('memberships')
    .values({ team_id: team.id, user_id: other.user, role: 'viewer', joined_at: t.clock.now.toISOString() })
    .execute();
  assert.equal((await other.browser.get(path)).status, 200);
  const refused = await other.browser.submit(`${path}/edit`, path, { summary: 'By a viewer' });
  assert.deepEqual([refused.status, refused.text.includes('Viewers read')], [400, true]);
  assert.equal((await browser.get('/team/projects')).headers.get('location'), list);
  assert.deepEqual(t.bugs, []);
});

test('what is wrong is told beside its field, with everything that was typed', async () => {
  await using t = await appHere();
  const { browser, list } = await ownTeam(t);
  const typed = { title: 'Thymus', summary: ' ', countries: 'Portugall', text_md: 'My long plan' };
  const answer = await browser.submit(`${list}/new`, list, typed);
  assert.equal(answer.status, 400);
  assert.match(answer.text, /id="project-countries-error"/);
  assert.match(answer.text, /My long plan/);
  const empty = await browser.submit(`${list}/new`, list, { ...typed, countries: 'PT' });
  assert.match(empty.text, /id="project-summary-error">Summary is empty/);
  const long = await browser.submit(`${list}/new`, list, {
    title: 'T',
    summary: 'About',
    text_md: '鳥'.repeat(50_000),
  });
  assert.equal(long.status, 303, 'fifty thousand letters of any script');
  assert.equal((await browser.get(`${list}/${uuid(5)}`)).status, 404);
});

test('a project is deleted only once it is archived, with a sign-in of the last minutes', async () => {
  await using t = await appHere();
  const { browser, list } = await ownTeam(t);
  const path = await added(browser, list);
  assert.equal(
    formsIn((await browser.get(path)).text).some(({ action }) => action === `${path}/delete`),
    false,
  );
  assert.equal((await browser.submit(path, `${path}/status`)).status, 303);
  assert.match((await browser.get(list)).text, /archived/);
  assert.ok(isFolded((await browser.get(path)).text, `${path}/delete`));
  assert.equal((await browser.submit(path, `${path}/delete`)).headers.get('location'), list);
  assert.equal((await browser.get(path)).status, 404);
  assert.deepEqual(await t.desk.db.selectFrom('project_versions').select('version').execute(), []);
});

test('J2: two editors who save at the same time lose no word, and versions have no gap', async () => {
  await using t = await appHere();
  const { browser, list, team } = await ownTeam(t);
  const other = await ownTeam(t, 'Grace');
  await t.desk.db
    .insertInto('memberships')
    .values({ team_id: team.id, user_id: other.user, role: 'editor', joined_at: t.clock.now.toISOString() })
    .execute();
  const path = await added(browser, list, { text_md: 'one\ntwo\nthree' });
  // Those that lose count as saves too, of which a person has 300 a day.
  const parallel = often(24);
  const forms = await Promise.all(
    Array.from({ length: parallel }, async (_, at) => {
      const by = at % 2 === 0 ? browser : other.browser;
      const form = formsIn((await by.get(`${path}/edit`)).text).find(({ action }) => action === path);
      assert.ok(form);
      return { by, fields: { ...form.fields, text_md: `${form.fields.text_md}\nline of ${at}.` } };
    }),
  );
  pass(t, 1_000);
  let waiting = forms;
  for (let round = 0; waiting.length > 0; round++) {
    assert.ok(round <= parallel);
    const answers = await Promise.all(
      waiting.map(async ({ by, fields }) => ({ by, fields, answer: await by.post(path, fields) })),
    );
    assert.equal(answers.filter(({ answer }) => answer.status === 303).length, 1, 'exactly one is quicker');
    waiting = answers
      .filter(({ answer }) => answer.status !== 303)
      .map(({ by, fields, answer }) => {
        assert.equal(answer.status, 409, answer.text);
        const form = formsIn(answer.text).find(({ action }) => action === path);
        assert.ok(form);
        const own = /line of \d+\./g;
        for (const line of fields.text_md.match(own) ?? [])
          assert.ok(form.fields.text_md?.includes(line), line);
        return { by, fields: { ...form.fields, text_md: form.fields.text_md as string } };
      });
    pass(t, 1_000);
  }
  const versions = await t.desk.db
    .selectFrom('project_versions')
    .select(['version', 'text_md'])
    .orderBy('version')
    .execute();
  assert.deepEqual(
    versions.map(({ version }) => version),
    Array.from({ length: parallel + 1 }, (_, at) => at + 1),
  );
  const last = versions.at(-1)?.text_md ?? '';
  for (let at = 0; at < parallel; at++) assert.ok(last.includes(`line of ${at}.`), `${at} in ${last}`);
  assert.deepEqual(t.bugs, []);
});

test('of two who changed the same lines both texts stand in the form, side by side above it', async () => {
  await using t = await appHere();
  const { browser, list } = await ownTeam(t);
  const path = await added(browser, list, { text_md: 'a\nb\nc' });
  const form = formsIn((await browser.get(`${path}/edit`)).text).find(({ action }) => action === path);
  await browser.submit(`${path}/edit`, path, {
    text_md: 'a\nhers\nc',
    title: 'Her title',
    keywords: 'thymus',
  });
  const answer = await browser.post(path, {
    ...form?.fields,
    text_md: 'a\nhis\nc',
    title: 'His title',
    labels: 'mice',
  });
  assert.equal(answer.status, 409);
  const again = formsIn(answer.text).find(({ action }) => action === path)?.fields ?? {};
  assert.deepEqual(
    [again.text_md, again.title, again.labels, again.keywords, again.version],
    ['a\nhers\nhis\nc', 'His title', 'mice', 'thymus', '2'],
  );
  for (const said of ['<pre>b</pre>', '<pre>hers</pre>', '<pre>his</pre>', '<pre>Her title</pre>']) {
    assert.ok(answer.text.includes(said), said);
  }
  assert.deepEqual(mergeTexts('x', 'x', 'y'), { text: 'y', overlaps: [] });
  const long = Array.from({ length: 2_000 }, (_, at) => String(at)).join('\n');
  const turned = long.split('\n').reverse().join('\n');
  const both = mergeTexts(long, turned, `new\n${long}\nend`);
  assert.ok(
    both.text.includes(turned) && both.text.includes(long),
    'what is too long to compare stands there twice',
  );
});

test('the pages of projects are valid HTML', async () => {
  await using t = await appHere();
  const { browser, list } = await ownTeam(t);
  const path = await added(browser, list, {
    text_md: 'a\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    labels: 'longevity',
    stage: 'idea',
  });
  await browser.submit(`${path}/edit`, path, { text_md: 'other' });
  const form = formsIn((await browser.get(`${path}/edit`)).text).find(({ action }) => action === path);
  await browser.submit(`${path}/edit`, path, { text_md: 'third' });
  const conflict = await browser.post(path, { ...form?.fields, text_md: 'mine' });
  assert.equal(conflict.status, 409);
  const pages = [
    conflict,
    ...(await Promise.all(
      [list, `${list}/new`, path, `${path}/edit`, `${path}?version=1`].map((to) => browser.get(to)),
    )),
  ];
  for (const page of pages) await mustBeValidHtml(page);
});

test('a person saves three hundred versions of projects in a day', async () => {
  await using t = await appHere();
  const { browser, list } = await ownTeam(t);
  const path = await added(browser, list);
  const savedBefore = (times: number) =>
    t.desk.db
      .updateTable('recent_posts')
      .set({ moments: JSON.stringify(Array(times).fill(t.clock.now.toISOString())) })
      .where('kind', '=', 'project_saves')
      .execute();
  const versions = async () =>
    (await t.desk.db.selectFrom('project_versions').select('version').execute()).length;
  await savedBefore(299);
  assert.equal((await browser.submit(`${path}/edit`, path, { text_md: 'the last' })).status, 303);
  const refused = await browser.submit(`${path}/edit`, path, { text_md: 'one more' });
  assert.deepEqual([refused.status, refused.text.includes('one more')], [429, true]);
  assert.equal(await versions(), 2);
  pass(t, dayMs);
  assert.equal((await browser.submit(`${path}/edit`, path, { text_md: 'one more' })).status, 303);
});
