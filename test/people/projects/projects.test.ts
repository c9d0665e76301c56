// Projects of teams: J of the plan of accounts, and what stands around it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { emptyContent } from '../../../src/people/projects/content.ts';
import { mergeTexts } from '../../../src/people/projects/merge.ts';
import { saveProject } from '../../../src/people/projects/store.ts';
import {
  type Browser,
  browserOf,
  formsIn,
  here,
  hereConfig,
  newPerson,
  signedInBrowser,
} from '../../support/browser.ts';
import { often } from '../../support/often.ts';
import { aProject } from '../../support/projects.ts';
import { aGrant, uuid } from '../../support/records.ts';
import { addTeam, clientOf, workAll } from '../../support/research.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

function app(): Promise<TestApp> {
  return createTestApp({ parts: () => ({ config: hereConfig }) });
}

/** A signed-in person with a team, and the address of its projects. */
async function ownTeam(t: TestApp, name = 'Ada') {
  const user = await newPerson(t, name);
  const team = await t.desk.db
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .select(['teams.id', 'teams.slug'])
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow();
  return { user, team, list: `/teams/${team.slug}/projects`, browser: await signedInBrowser(t, user) };
}

async function added(browser: Browser, list: string, typed: Record<string, string> = {}): Promise<string> {
  const answer = await browser.submit(`${list}/new`, list, {
    title: 'Thymus again',
    summary: 'Regrowing the thymus in old mice',
    ...typed,
  });
  assert.equal(answer.status, 303, answer.text);
  return answer.headers.get('location') as string;
}

test('a project is added, read, saved as versions and restored, by members alone', async () => {
  await using t = await app();
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
  await using t = await app();
  const { browser, list } = await ownTeam(t);
  const typed = { title: 'Thymus', summary: ' ', countries: 'Portugal', text_md: 'My long plan' };
  const answer = await browser.submit(`${list}/new`, list, typed);
  assert.equal(answer.status, 400);
  assert.match(answer.text, /id="project-countries-error"/);
  assert.match(answer.text, /My long plan/);
  const empty = await browser.submit(`${list}/new`, list, { ...typed, countries: 'PT' });
  assert.match(empty.text, /id="project-summary-error">summary is empty/);
  const long = await browser.submit(`${list}/new`, list, {
    title: 'T',
    summary: 'About',
    text_md: '鳥'.repeat(50_000),
  });
  assert.equal(long.status, 303, 'fifty thousand letters of any script');
  assert.equal((await browser.get(`${list}/${uuid(5)}`)).status, 404);
});

test('a project is deleted only once it is archived, with a sign-in of the last minutes', async () => {
  await using t = await app();
  const { browser, list } = await ownTeam(t);
  const path = await added(browser, list);
  assert.equal(
    formsIn((await browser.get(path)).text).some(({ action }) => action === `${path}/delete`),
    false,
  );
  assert.equal((await browser.submit(path, `${path}/status`)).status, 303);
  assert.match((await browser.get(list)).text, /archived/);
  assert.equal((await browser.submit(path, `${path}/delete`)).headers.get('location'), list);
  assert.equal((await browser.get(path)).status, 404);
  assert.deepEqual(await t.desk.db.selectFrom('project_versions').select('version').execute(), []);
});

test('J1: the id of a project of another team is answered as an unknown one, byte for byte', async () => {
  await using t = await createTestApp();
  await addTeam(t, 'team-a');
  await addTeam(t, 'team-b');
  const { id } = await aProject(t, 'team-b', { title: 'Theirs', summary: 'About muscles' });
  const asked = async (id: string, method = 'GET') => {
    const answer = await (method === 'GET'
      ? t.get(`/team/projects/${id}`, { as: 'full team-a' })
      : t.send('POST', '/research', { as: 'full team-a', body: { project_id: id } }));
    return [answer.status, answer.text.replaceAll(/test-\d+/g, ''), answer.headers.get('content-length')];
  };
  for (const method of ['GET', 'POST'])
    assert.deepEqual(await asked(id, method), await asked(uuid(9), method));
  assert.equal((await t.get(`/team/projects/${id}`, { as: 'full team-b' })).status, 200);
  assert.deepEqual((await t.get('/team/projects', { as: 'full team-a' })).body, []);
  assert.equal((await t.get('/team/projects', { as: 'public team-b' })).status, 403);
});

test('J2: two editors who save at the same time lose no word, and versions have no gap', async () => {
  await using t = await app();
  const { browser, list, team } = await ownTeam(t);
  const other = await ownTeam(t, 'Grace');
  await t.desk.db
    .insertInto('memberships')
    .values({ team_id: team.id, user_id: other.user, role: 'editor', joined_at: t.clock.now.toISOString() })
    .execute();
  const path = await added(browser, list, { text_md: 'one\ntwo\nthree' });
  const parallel = often(50);
  const forms = await Promise.all(
    Array.from({ length: parallel }, async (_, at) => {
      const by = at % 2 === 0 ? browser : other.browser;
      const form = formsIn((await by.get(`${path}/edit`)).text).find(({ action }) => action === path);
      assert.ok(form);
      return { by, fields: { ...form.fields, text_md: `${form.fields.text_md}\nline of ${at}.` } };
    }),
  );
  t.clock.now = new Date(t.clock.now.getTime() + 1_000);
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
    t.clock.now = new Date(t.clock.now.getTime() + 1_000);
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
  await using t = await app();
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

test('J3: what a research job works with does not change when the project does, and it names the version', async () => {
  await using t = await createTestApp();
  await addTeam(t, 'team-a');
  const ask = clientOf(t);
  await t.add('grants', aGrant({ id: 'g', title: 'Sarcopenia and muscle wasting' }));
  const content = {
    ...emptyContent,
    title: 'Sarcopenia',
    summary: 'Wasting in old age',
    keywords: ['muscle fibre'],
    labels: ['longevity'],
    text_md: `${'m'.repeat(1_999)}néver`,
  };
  const { id } = await aProject(t, 'team-a', content);
  const { sha256 } = (await ask('GET', `/team/projects/${id}`)).body;
  const made = await ask('POST', '/research', { body: { project_id: id } });
  assert.equal(made.status, 200, made.text);
  const means = { now: t.clock.now, random: () => new Uint8Array() };
  const saving = { team: 'team-a', author: null, note: null, id, version: 1 };
  await saveProject(t.desk, { ...saving, content: { ...content, title: 'Bees', summary: 'Bees' } }, means);
  await workAll(t);
  const job = (await ask('GET', `/research/${made.body.grants_job.id}`)).body;
  assert.deepEqual([job.project_id, job.project_version, job.project_sha256], [id, 1, sha256]);
  assert.equal(job.result.items[0].public_id, 'g');
  const { subject } = await t.desk.db.selectFrom('research_jobs').select('subject').executeTakeFirstOrThrow();
  assert.equal(subject, `Sarcopenia\nWasting in old age\nmuscle fibre\nlongevity\n${'m'.repeat(1_999)}n`);
  const now = (await ask('GET', `/team/projects/${id}`)).body;
  assert.deepEqual([now.title, now.version, now.versions.length], ['Bees', 2, 2]);
  assert.notEqual(now.sha256, sha256);
  const first = (await ask('GET', `/team/projects/${id}?version=1`)).body;
  assert.deepEqual([first.title, first.sha256, first.current_version], ['Sarcopenia', sha256, 2]);
  assert.equal((await ask('GET', `/team/projects/${id}?version=3`)).status, 404);
  const short = await aProject(t, 'team-a', { title: 'A', summary: 'B' });
  const refused = await ask('POST', '/research', { body: { project_id: short.id } });
  assert.deepEqual([refused.status, refused.body.errors[0].field], [400, 'project_id']);
});

test('J4: nothing of a project is in a feed, a dump, a page or an answer to another team', async () => {
  await using t = await app();
  const { browser, list, team } = await ownTeam(t);
  const canary = 'Xylocanary';
  const path = await added(browser, list, {
    title: canary,
    summary: canary,
    text_md: canary,
    keywords: canary,
  });
  const other = await ownTeam(t, 'Grace');
  const id = path.split('/').at(-1) as string;
  const asked = [
    ...[
      '/changes',
      '/search?q=xylocanary',
      '/whats-new',
      '/team/projects',
      `/team/projects/${id}`,
      '/research',
      '/crm',
    ],
    ...[
      '/datasets/index.json',
      '/catalogue',
      '/sitemap.xml',
      '/changes.atom',
      `/api/v1/resolve?name=${canary}`,
    ],
  ];
  for (const to of asked) {
    const { text } = await t.get(to, { as: 'top team-z' });
    assert.doesNotMatch(text.replaceAll('q=xylocanary', ''), new RegExp(canary), to);
  }
  for (const to of ['/', '/account', '/account/activity', list, path, `/search?q=${canary}`]) {
    const { text } = await other.browser.get(to);
    assert.ok(!text.replaceAll(/value="[^"]*"|q=\w+|<title>.*?<\/title>/g, '').includes(`${canary}<`), to);
  }
  const log = await t.desk.db
    .selectFrom('account_events')
    .selectAll()
    .where('team_id', '=', team.id)
    .execute();
  assert.ok(log.length > 0 && !JSON.stringify(log).includes(canary));
  const tables = await t.desk.db.selectFrom('outbox').selectAll().execute();
  assert.ok(!JSON.stringify(tables).includes(canary));
  assert.deepEqual(t.bugs, []);
});

test('where projects are switched off, their pages and reads are not there, nor in the documentation', async () => {
  await using t = await createTestApp({ parts: () => ({ config: hereConfig, off: ['projects'] }) });
  await addTeam(t, 'team-a');
  const { browser, list } = await ownTeam(t);
  for (const to of [list, `${list}/new`, '/team/projects'])
    assert.equal((await browser.get(to)).status, 404, to);
  const plain = await t.app.fetch(
    new Request(`${here}/api/v1/team/projects`, { headers: { authorization: 'full team-a' } }),
  );
  assert.equal(plain.status, 404);
  for (const to of ['/openapi.json', '/docs/list_projects', '/llms-full.txt']) {
    assert.doesNotMatch(
      (await browserOf(t, { at: here }).get(to)).text,
      /team\/projects|list_projects<|name="list_projects/,
      to,
    );
  }
});

test('the pages of projects are valid HTML', async () => {
  await using t = await app();
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
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      'no-trailing-whitespace': 'off',
      'valid-id': 'off',
      'long-title': 'off',
      'no-inline-style': 'error',
    },
  });
  const pages = [
    conflict,
    ...(await Promise.all(
      [list, `${list}/new`, path, `${path}/edit`, `${path}?version=1`].map((to) => browser.get(to)),
    )),
  ];
  for (const { text, path: at } of pages) {
    const { results } = await validator.validateString(text);
    assert.deepEqual(
      results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, line }) => `${at} ${ruleId}: ${message} ${text.split('\n')[line - 1]}`,
        ),
      ),
      [],
    );
  }
});
