import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maxUnfinished } from '../../../src/people/research/create.ts';
import { aProject } from '../../support/projects.ts';
import { aGrant, uuid } from '../../support/records.ts';
import { addTeam, clientOf, hook, workAll } from '../../support/research.ts';
import { createTestApp, pass } from '../../support/test-app.ts';

const query = 'senescence in skeletal muscle ageing';

async function twoTeams() {
  const app = await createTestApp();
  await addTeam(app, 'team-a');
  await addTeam(app, 'team-b');
  return { app, ask: clientOf(app) };
}

test('research answers at once with two pending jobs, and later with their results', async () => {
  const { app, ask } = await twoTeams();
  await using _ = app;
  await app.add('grants', aGrant({ id: 'g', title: 'Muscle ageing and senescence' }));
  const made = await ask('POST', '/research', { body: { query } });
  assert.equal(made.status, 200);
  const { grants_job, events_job } = made.body;
  assert.deepEqual([grants_job.status, grants_job.job_type], ['pending', 'grants']);
  assert.deepEqual([events_job.status, events_job.job_type], ['pending', 'events']);
  assert.deepEqual(Object.keys(grants_job), ['id', 'status', 'job_type']);
  const waiting = await ask('GET', `/research/${grants_job.id}`);
  assert.deepEqual([waiting.status, waiting.headers.get('retry-after')], [200, '2']);
  assert.deepEqual(waiting.body.progress, { percent: 0, step: null, message: null });
  for (const member of ['project_id', 'result', 'error', 'webhook', 'started_at', 'completed_at']) {
    assert.equal(waiting.body[member], null, member);
  }
  assert.equal(waiting.body.query, query);
  assert.equal(await workAll(app), 2);
  const { body, headers } = await ask('GET', `/research/${grants_job.id}`);
  assert.deepEqual([body.status, headers.get('retry-after')], ['completed', null]);
  assert.deepEqual([body.progress.percent, body.progress.step], [100, 'writing the result']);
  assert.deepEqual(body.counts, { found: 1, accepted: 1, rejected: 0 });
  const [item] = body.result.items;
  assert.deepEqual([item.kind, item.public_id], ['grant', 'g']);
  assert.ok(item.score > 25 && item.score <= 100);
  const ids = body.result.evidence.map((one: { id: string }) => one.id);
  for (const reason of item.reasons) for (const id of reason.evidence_ids) assert.ok(ids.includes(id), id);
  const list = await ask('GET', '/research');
  assert.deepEqual(
    list.body.map((job: { job_type: string; result?: object }) => [job.job_type, job.result]),
    [
      ['grants', undefined],
      ['events', undefined],
    ],
  );
  assert.deepEqual(app.bugs, []);
});

test('jobs are visible to their team alone', async () => {
  const { app, ask } = await twoTeams();
  await using _ = app;
  const { body } = await ask('POST', '/research', { body: { query, webhook_url: hook } });
  const { id } = body.grants_job;
  const unknown = uuid(9);
  for (const [method, tail] of [
    ['GET', ''],
    ['DELETE', ''],
    ['POST', '/redeliver'],
  ] as const) {
    const other = await ask(method, `/research/${id}${tail}`, { as: 'top team-b' });
    const none = await ask(method, `/research/${unknown}${tail}`, { as: 'top team-b' });
    assert.equal(other.status, 404);
    const { request_id: _1, ...told } = other.body;
    const { request_id: _2, ...expected } = none.body;
    assert.deepEqual(told, expected);
  }
  assert.deepEqual((await ask('GET', '/research', { as: 'full team-b' })).body, []);
  assert.equal((await ask('GET', '/research')).body.length, 2);
  assert.match(
    (await ask('GET', `/research/${id}`)).body.public_url,
    new RegExp(`^https?://[^/]+/research/${id}$`),
  );
  for (const path of ['/research', `/research/${id}`]) {
    const none = await ask('GET', path, { as: null });
    assert.deepEqual([none.status, none.body.code], [403, 'tier_required']);
  }
});

test('the list shows the last fifty tries of each job, however many another one has', async () => {
  const { app, ask } = await twoTeams();
  await using _ = app;
  const { body } = await ask('POST', '/research', { body: { query, webhook_url: hook } });
  const [many, few] = [body.grants_job.id, body.events_job.id] as [string, string];
  const tries = async (job_id: string, count: number, minute: string) => {
    const delivery = { id: `msg_${job_id}`, job_id, team_id: 'team-a', type: 'webhook.ping' };
    const rest = { url: hook, body: '{}', state: 'delivered', tries: 1, leased_until: null } as const;
    const at = app.clock.now.toISOString();
    await app.desk.db
      .insertInto('webhook_deliveries')
      .values({ ...delivery, ...rest, due_at: at, created_at: at })
      .execute();
    const attempts = Array.from({ length: count }, (_, number) => ({
      ...{ delivery_id: delivery.id, number, job_id, status: 503, error: null },
      at: `2026-03-01T12:${minute}:00.${String(number).padStart(3, '0')}Z`,
    }));
    await app.desk.db.insertInto('webhook_attempts').values(attempts).execute();
  };
  await tries(many, 120, '30');
  await tries(few, 2, '10');
  const list: readonly { id: string; webhook: { attempts: readonly { at: string }[] } }[] = (
    await ask('GET', '/research')
  ).body;
  const shown = (id: string) => list.find((job) => job.id === id)?.webhook.attempts.map(({ at }) => at) ?? [];
  assert.equal(shown(few).length, 2);
  const ofMany = shown(many);
  assert.deepEqual(
    [ofMany.length, ofMany[0], ofMany.at(-1)],
    [50, '2026-03-01T12:30:00.070Z', '2026-03-01T12:30:00.119Z'],
  );
});

test('exactly one of query and project_id is taken, and every bad member is named', async () => {
  const { app, ask } = await twoTeams();
  await using _ = app;
  const bodies: readonly (readonly [body: object, fields: readonly string[]])[] = [
    [{}, ['query', 'project_id']],
    [{ query, project_id: uuid(1) }, ['query', 'project_id']],
    [{ query: 'too short' }, ['query']],
    [{ query: `${' '.repeat(20)}short` }, ['query']],
    [{ query: 7 }, ['query']],
    [{ query: `${query}\u0000` }, ['query']],
    [{ query: `${query} \ud800` }, ['query']],
    [{ query: 'x'.repeat(2_001) }, ['query']],
    [{ project_id: 'p' }, ['project_id']],
    [{ query, webhook: hook }, ['webhook']],
    [{ query, webhook_url: 'http://127.0.0.1/' }, ['webhook_url']],
    [{ query, webhook_url: 'http://hooks.test/' }, ['webhook_url']],
    [{ query, webhook_url: 'https://hooks.test:8443/' }, ['webhook_url']],
    [{ query, webhook_url: 'https://nowhere.invalid/' }, ['webhook_url']],
    [{ query, webhook_url: 'file:///etc/passwd' }, ['webhook_url']],
  ];
  for (const [body, fields] of bodies) {
    const refused = await ask('POST', '/research', { body });
    assert.equal(refused.status, 400, JSON.stringify(body));
    assert.deepEqual(
      refused.body.errors.map((error: { field: string }) => error.field),
      fields,
    );
  }
  assert.deepEqual((await ask('GET', '/research')).body, []);
});

test('a project of the team gives the words; one of another team is unknown', async () => {
  const { app, ask } = await twoTeams();
  await using _ = app;
  await app.add('grants', aGrant({ id: 'g', title: 'Sarcopenia and muscle wasting' }));
  const project = await aProject(app, 'team-a', {
    title: 'Sarcopenia',
    summary: 'Muscle wasting in old age',
  });
  const body = { project_id: project.id };
  assert.equal((await ask('POST', '/research', { body, as: 'full team-b' })).status, 404);
  const made = await ask('POST', '/research', { body });
  await workAll(app);
  const job = await ask('GET', `/research/${made.body.grants_job.id}`);
  assert.deepEqual([job.body.project_id, job.body.query], [project.id, null]);
  assert.equal(job.body.result.items[0].public_id, 'g');
});

test('a query of words that say nothing is told so in its result', async () => {
  const { app, ask } = await twoTeams();
  await using _ = app;
  await app.add('grants', aGrant({ id: 'g', title: 'What is to be funded' }));
  const made = await ask('POST', '/research', { body: { query: 'what is it for? !!!' } });
  await workAll(app);
  const { result } = (await ask('GET', `/research/${made.body.grants_job.id}`)).body;
  assert.deepEqual([result.items, result.summary], [[], 'The query has no word that could be looked for.']);
});

test('the same Idempotency-Key gives the same pair for a day, also fifty times at once', async () => {
  const { app, ask } = await twoTeams();
  await using _ = app;
  const headers = { 'idempotency-key': 'my-key' };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => ask('POST', '/research', { body: { query }, headers })),
  );
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  const pairs = new Set(answers.map(({ body }) => `${body.grants_job.id} ${body.events_job.id}`));
  assert.equal(pairs.size, 1);
  assert.equal((await ask('GET', '/research')).body.length, 2);
  const other = await ask('POST', '/research', { body: { query: `${query}!` }, headers });
  assert.deepEqual([other.status, other.body.code], [409, 'conflict']);
  const theirs = await ask('POST', '/research', { body: { query }, headers, as: 'full team-b' });
  assert.equal(theirs.status, 200);
  assert.ok(!pairs.has(`${theirs.body.grants_job.id} ${theirs.body.events_job.id}`));
  pass(app, 24 * 3_600_000);
  const next = await ask('POST', '/research', { body: { query }, headers });
  assert.equal(next.status, 200);
  assert.ok(!pairs.has(`${next.body.grants_job.id} ${next.body.events_job.id}`));
});

test('a team has a stated number of unfinished jobs at most, whatever the hurry', async () => {
  const { app, ask } = await twoTeams();
  await using _ = app;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_one, n) => ask('POST', '/research', { body: { query: `${query} ${n}` } })),
  );
  const taken = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 429);
  assert.deepEqual([taken.length, refused.length], [maxUnfinished / 2, 20 - maxUnfinished / 2]);
  assert.equal(refused[0]?.body.code, 'rate_limited');
  assert.equal(refused[0]?.headers.get('retry-after'), '5');
  const elsewhere = await ask('POST', '/research', { body: { query }, as: 'full team-b' });
  assert.equal(elsewhere.status, 200);
  await workAll(app);
  assert.equal((await ask('POST', '/research', { body: { query } })).status, 200);
});

test('an id counts in whatever case it is written', async () => {
  const { app, ask } = await twoTeams();
  await using _ = app;
  const project = await aProject(app, 'team-a', {
    title: 'Sarcopenia',
    summary: 'Muscle wasting in old age',
  });
  const asked = { project_id: project.id.toUpperCase(), webhook_url: hook };
  const made = await ask('POST', '/research', { body: asked });
  assert.equal(made.status, 200);
  const { id } = made.body.events_job;
  const path = `/research/${id.toUpperCase()}`;
  const found = await ask('GET', path);
  assert.deepEqual([found.body.id, found.body.project_id], [id, project.id]);
  assert.equal((await ask('POST', `${path}/redeliver`)).body.id, id);
  assert.equal((await ask('DELETE', path)).body.id, id);
  assert.equal((await ask('GET', `/research/${id}`)).body.status, 'cancelled');
});

test('cancelling ends a job that is not finished, once and for all', async () => {
  const { app, ask } = await twoTeams();
  await using _ = app;
  const { body } = await ask('POST', '/research', { body: { query } });
  const { id } = body.grants_job;
  for (let time = 0; time < 2; time++) {
    const cancelled = await ask('DELETE', `/research/${id}`);
    assert.equal(cancelled.status, 200);
    assert.deepEqual([cancelled.body.id, cancelled.body.status], [id, 'cancelled']);
  }
  assert.equal(await workAll(app), 1);
  const job = await ask('GET', `/research/${id}`);
  assert.deepEqual([job.body.status, job.body.result], ['cancelled', null]);
  const done = await ask('DELETE', `/research/${body.events_job.id}`);
  assert.deepEqual([done.status, done.body.code], [409, 'conflict']);
});

test('an unfinished job expires after a day and a result after thirty', async () => {
  const { app, ask } = await twoTeams();
  await using _ = app;
  const { body } = await ask('POST', '/research', { body: { query } });
  await ask('DELETE', `/research/${body.events_job.id}`);
  const path = `/research/${body.grants_job.id}`;
  const after = (days: number) => {
    pass(app, days * 86_400_000);
  };
  const second = await ask('POST', '/research', { body: { query } });
  await app.desk.db
    .updateTable('research_jobs')
    .set({ status: 'cancelled' })
    .where('id', '=', body.grants_job.id)
    .execute();
  await workAll(app);
  const finished = `/research/${second.body.grants_job.id}`;
  assert.equal((await ask('GET', finished)).body.status, 'completed');
  await app.desk.db
    .updateTable('research_jobs')
    .set({ status: 'pending' })
    .where('id', '=', body.grants_job.id)
    .execute();
  after(1);
  assert.equal((await ask('GET', path)).body.status, 'expired');
  assert.equal(await workAll(app), 0, 'nobody works on it any more');
  after(28);
  assert.ok((await ask('GET', finished)).body.result);
  after(1);
  const gone = (await ask('GET', finished)).body;
  assert.deepEqual([gone.status, gone.result], ['expired', null]);
});

test('a caller without a team has no research, and is told so when asking for some', async () => {
  await using app = await createTestApp();
  const refused = await app.send('POST', '/research', { as: 'full nobody', body: { query: 'short' } });
  assert.equal(refused.status, 400);
  assert.equal((await app.get('/research', { as: 'full nobody' })).text, '[]');
});
