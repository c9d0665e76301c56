// Projects as programs read them and research uses them, and who never sees them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyContent } from '../../../src/people/projects/content.ts';
import { saveProject } from '../../../src/people/projects/store.ts';
import { browserOf, here, hereConfig } from '../../support/browser.ts';
import { added, aProject, appHere, ownTeam } from '../../support/projects.ts';
import { aGrant, uuid } from '../../support/records.ts';
import { addTeam, clientOf, workAll } from '../../support/research.ts';
import { createTestApp } from '../../support/test-app.ts';

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
    amount: 250_000_000_000,
    text_md: `${'m'.repeat(1_999)}néver`,
  };
  const { id } = await aProject(t, 'team-a', content);
  const { sha256 } = (await ask('GET', `/team/projects/${id}`)).body;
  const made = await ask('POST', '/research', { body: { project_id: id } });
  assert.equal(made.status, 200, made.text);
  const clockAndRandom = { now: t.clock.now, random: () => new Uint8Array() };
  const saving = { team: 'team-a', author: null, note: null, id, version: 1 };
  await saveProject(
    t.desk,
    { ...saving, content: { ...content, title: 'Bees', summary: 'Bees' } },
    clockAndRandom,
  );
  await workAll(t);
  const job = (await ask('GET', `/research/${made.body.grants_job.id}`)).body;
  assert.deepEqual([job.project_id, job.project_version, job.project_sha256], [id, 1, sha256]);
  assert.equal(job.result.items[0].public_id, 'g');
  const { subject } = await t.desk.db.selectFrom('research_jobs').select('subject').executeTakeFirstOrThrow();
  assert.equal(subject, `Sarcopenia\nWasting in old age\nmuscle fibre\nlongevity\n${'m'.repeat(1_999)}n`);
  const now = (await ask('GET', `/team/projects/${id}`)).body;
  assert.deepEqual(
    [now.title, now.version, now.versions.length, now.amount],
    ['Bees', 2, 2, 250_000_000_000],
  );
  assert.notEqual(now.sha256, sha256);
  const first = (await ask('GET', `/team/projects/${id}?version=1`)).body;
  assert.deepEqual([first.title, first.sha256, first.current_version], ['Sarcopenia', sha256, 2]);
  assert.equal((await ask('GET', `/team/projects/${id}?version=3`)).status, 404);
  const short = await aProject(t, 'team-a', { title: 'A', summary: 'B' });
  const refused = await ask('POST', '/research', { body: { project_id: short.id } });
  assert.deepEqual([refused.status, refused.body.errors[0].field], [400, 'project_id']);
});

test('J4: nothing of a project is in a feed, a dump, a page or an answer to another team', async () => {
  await using t = await appHere();
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
