// What agents begin with: funding for a project, records by their name, what is new.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aCompany, aGrant, anOrganization } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read members of any answer
type Json = any;

const text = 'We fund studies of senescence in ageing muscle.';

async function funding(app: TestApp, query: string, tier: 'public' | 'full' = 'public'): Promise<Json> {
  const { status, body } = await app.get(
    `/funding?about=${encodeURIComponent('senescence in ageing muscle')}${query}`,
    {
      tier,
    },
  );
  assert.equal(status, 200);
  return body;
}
const named = (body: Json) => body.data.map(({ public_id }: { public_id: string }) => public_id);

test('find_funding ranks all open grants, verified or not, and quotes why each fits', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'a', title: 'Senescence in ageing muscle', description: text }),
    aGrant({ id: 'b', title: 'Ageing research', description: 'On muscle.' }),
    aGrant({ id: 'c', title: 'Roman coins', description: 'Numismatics.' }),
    aGrant({ id: 'd', title: 'Senescence in ageing muscle', deadline: '2026-02-01T00:00:00Z' }),
    aGrant({ id: 'e', title: 'Senescence in ageing muscle', verified: false }),
  );
  const body = await funding(app, '');
  assert.deepEqual(named(body).slice(0, 1), ['a']);
  assert.ok(named(body).includes('e'));
  assert.ok(!['c', 'd'].some((one) => named(body).includes(one)));
  assert.deepEqual(body.read.words, ['senescence', 'ageing', 'muscle']);
  assert.equal(body.total, body.data.length);
  const [best] = body.data;
  assert.ok(best.score > 60 && best.score <= 100);
  const quoted = best.reasons.find(({ member }: { member: string }) => member === 'description');
  assert.match(quoted.text, /senescence in ageing muscle/);
  assert.equal((await funding(app, '&limit=1')).data.length, 1);
});

test('find_funding leaves out grants that name other stages, countries or days, and says what is not stated', async () => {
  await using app = await createTestApp();
  const grant = (id: string, given: object) =>
    aGrant({ id, title: 'Senescence in ageing muscle', description: text, ...given });
  await app.add(
    'grants',
    grant('postdoc', { labels: ['postdoctoral'] }),
    grant('student', { labels: ['student'] }),
    grant('anyone', { labels: ['any-career-stage'] }),
    grant('open', {}),
    grant('german', { detail: { eligibility: { applicant_types: [], countries_in: ['DE'] } } }),
    grant('french', { detail: { eligibility: { applicant_types: [], countries_in: ['FR'] } } }),
    grant('worldwide', {
      detail: { eligibility: { applicant_types: [], countries_in: ['FR'], foreign_applicants: 'yes' } },
    }),
    grant('elsewhere', { detail: { eligibility: { applicant_types: [], countries_out: ['DE'] } } }),
    grant('late', { deadline: '2026-12-31T23:59:59Z' }),
  );
  const stages = await funding(app, '&career_stage=postdoctoral&limit=50');
  const stageOf = (id: string) => stages.data.find((one: Json) => one.public_id === id)?.career_stage;
  assert.deepEqual(['postdoc', 'anyone', 'open', 'student'].map(stageOf), [
    'named',
    'named',
    'not_stated',
    undefined,
  ]);
  const places = await funding(app, '&country=DE&limit=50');
  const placeOf = (id: string) => places.data.find((one: Json) => one.public_id === id)?.country;
  assert.deepEqual(['german', 'open', 'worldwide', 'french', 'elsewhere'].map(placeOf), [
    'named',
    'not_stated',
    'not_stated',
    undefined,
    undefined,
  ]);
  assert.ok(!named(await funding(app, '&closing_before=2026-06-30&limit=50')).includes('late'));
});

test('find_funding reads UK and EL as the countries that they mean, and refuses what is no country', async () => {
  await using app = await createTestApp();
  const of = (id: string, countries_in: readonly string[]) =>
    aGrant({
      id,
      title: 'Senescence in ageing muscle',
      detail: { eligibility: { applicant_types: [], countries_in } },
    });
  await app.add('grants', of('british', ['GB']), of('greek', ['GR']));
  assert.deepEqual(named(await funding(app, '&country=UK')), ['british']);
  assert.deepEqual(named(await funding(app, '&country=EL')), ['greek']);
  const { status, body } = await app.get('/funding?about=senescence&country=ZZ');
  assert.deepEqual([status, body.errors[0].field], [400, 'country']);
  assert.match(body.error, /ZZ is none/);
});

test('find_funding says what to drop where nothing fits, and how many would', async () => {
  await using app = await createTestApp();
  const grant = (id: string, given: object) =>
    aGrant({ id, title: 'Senescence in ageing muscle', description: text, ...given });
  await app.add('grants', grant('one', { labels: ['student'] }), grant('two', { labels: ['student'] }));
  const { meta, data } = await funding(app, '&career_stage=postdoctoral&country=DE');
  assert.deepEqual(data, []);
  assert.deepEqual(meta.relax, [
    { drop: 'career_stage', total: 2 },
    { drop: 'country', total: 0 },
  ]);
  assert.equal((await funding(app, '&country=DE')).meta, undefined);
});

test('find_funding weighs what the tier of the caller is shown', async () => {
  await using app = await createTestApp();
  const grant = (id: string, relevance_score: number) =>
    aGrant({ id, title: 'Senescence', description: text, relevance_score });
  await app.add('grants', grant('low', 1), grant('high', 99));
  const scores = async (tier: 'public' | 'full') =>
    (await funding(app, '', tier)).data.map(({ score }: Json) => score);
  const open = await scores('public');
  assert.equal(open[0], open[1], 'a hidden score changes nothing');
  const own = await scores('full');
  assert.ok(own[0] > own[1]);
});

test('find_funding refuses what is too short to mean anything', async () => {
  await using app = await createTestApp();
  for (const query of [
    '',
    '?about=a',
    `?about=${encodeURIComponent('    a     ')}`,
    '?about=long%20enough%20text&country=de',
  ]) {
    assert.equal((await app.get(`/funding${query}`)).status, 400, query);
  }
});

test('resolve_name finds records by their name, most alike first, whatever their state', async () => {
  await using app = await createTestApp();
  await app.add(
    'companies',
    aCompany({ id: 'c', name: 'Ärolis Biosciences', is_public: true }),
    aCompany({ id: 'x', name: 'Arolis', is_public: true }),
  );
  await app.add('grants', aGrant({ id: 'g', title: 'Arolis prize', deadline: '2020-01-01T00:00:00Z' }));
  await app.add('organizations', anOrganization({ id: 'o', name: 'Arolis Foundation' }));
  const { body } = await app.get('/resolve?name=AROLIS');
  assert.deepEqual(
    body.data
      .filter(({ family }: Json) => ['companies', 'grants', 'organizations'].includes(family))
      .map(({ family, id, match }: Json) => [family, id, match]),
    [
      ['companies', 'x', 'exact'],
      ['grants', 'g', 'all_words'],
      ['companies', 'c', 'all_words'],
    ],
  );
  assert.deepEqual(body.data.find(({ family }: Json) => family === 'companies').get, {
    tool: 'get_company',
    argument: 'public_id',
  });
  const own = await app.get('/resolve?name=arolis&family=organizations', { tier: 'full' });
  assert.deepEqual(
    own.body.data.map(({ id }: Json) => id),
    ['o'],
  );
  const above = await app.get('/resolve?name=arolis&family=organizations');
  assert.deepEqual([above.status, above.body.code], [403, 'tier_required']);
  const part = await app.get('/resolve?name=Arolis%20Prize%20of%202020&family=grants');
  assert.deepEqual(
    part.body.data.map(({ id, match }: Json) => [id, match]),
    [['g', 'some_words']],
  );
  assert.deepEqual((await app.get('/resolve?name=%3F%3F')).body.data, []);
  assert.deepEqual((await app.get('/resolve?name=unheard%20of')).body.data, []);
});

test('what no grant names is said of the grants that were looked at, not of the catalogue', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'g', title: 'Senescence of muscle', deadline: '2026-05-01T00:00:00Z' }),
  );
  const notes = async (more: string) =>
    (await app.get(`/funding?about=senescence%20of%20muscle${more}`)).body.read.notes;
  assert.deepEqual(await notes(''), []);
  const narrowed = await notes('&closing_after=2026-06-01');
  assert.deepEqual(narrowed, ['No grant that was looked at names senescence, muscle.']);
});

test('resolve_name finds a rated fund by its name, for callers who do not read organizations', async () => {
  await using app = await createTestApp();
  const fund = { id: 'o', public_id: 'arolis-fund', name: 'Ärolis Fund (Europe)', published: true };
  await app.add('organizations', anOrganization(fund));
  const review = { organization_id: 'o', dimensions: { speed: 4 }, published: true };
  await app.add('fund_reviews', { id: 'r', ...review });
  for (const name of ['arolis', 'Ärolis Fund Europe', 'europe fund']) {
    const { body } = await app.get(`/resolve?name=${encodeURIComponent(name)}`);
    assert.deepEqual(
      body.data.map(({ family, public_id, get }: Json) => [family, public_id, get.tool]),
      [['rated_funds', 'arolis-fund', 'get_rated_fund']],
      name,
    );
  }
  assert.deepEqual((await app.get('/resolve?name=borolis')).body.data, []);
});

test('resolve_name and q find an organization by an alias, a name before an alias', async () => {
  await using app = await createTestApp();
  await app.add(
    'organizations',
    anOrganization({ id: 'nih', name: 'National Institutes of Health', detail: { aliases: ['NIH'] } }),
    anOrganization({ id: 'bio', name: 'NIHR BioResource' }),
    anOrganization({ id: 'own', name: 'NIH Foundation', detail: { aliases: ['FNIH'] } }),
  );
  const { body } = await app.get('/resolve?name=NIH&family=organizations', { tier: 'full' });
  assert.deepEqual(
    body.data.map(({ id, match }: Json) => [id, match]),
    [
      ['nih', 'exact'],
      ['own', 'all_words'],
      ['bio', 'all_words'],
    ],
  );
  const listed = await app.get('/organizations?q=fnih', { tier: 'full' });
  assert.deepEqual(
    listed.body.data.map(({ id }: Json) => id),
    ['own'],
  );
});

test('find_funding chooses the words of a long question that say most, and tells which it left out', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'asked', title: 'Mitophagy, alpha, beta and gamma' }),
    ...['one', 'two', 'three'].map((id) =>
      aGrant({ id, title: 'Alpha beta gamma delta epsilon zeta eta theta' }),
    ),
  );
  const about =
    'alpha, beta, gamma, delta, epsilon, zeta, eta, theta, iota, kappa, lambda, omicron, upsilon and last of all mitophagy';
  const { status, body } = await app.get(`/funding?about=${encodeURIComponent(about)}`);
  assert.equal(status, 200);
  assert.equal(body.read.words.length, 12);
  assert.ok(body.read.words.includes('mitophagy'), 'the rarest word that stands somewhere is looked for');
  assert.deepEqual(body.read.left_out, ['omicron', 'upsilon', 'last']);
  assert.ok(named(body).includes('asked'));
});

test('who asks for money to meet or travel gets calls that say so before calls on the topic alone', async () => {
  await using app = await createTestApp();
  const description = 'Ageing of the heart.';
  await app.add(
    'grants',
    aGrant({ id: 'topic', title: 'Ageing of the heart', description }),
    aGrant({ id: 'meeting', title: 'Support for conferences and scientific meetings', description }),
  );
  const about = encodeURIComponent('money for a symposium on ageing of the heart');
  assert.deepEqual(named((await app.get(`/funding?about=${about}`)).body), ['meeting', 'topic']);
});

test('a reason says how sure the closing day is: not known of a call to come, to be checked where a rule gives it', async () => {
  await using app = await createTestApp();
  const title = 'Senescence in ageing muscle';
  const at = '2026-03-31T12:00:00Z';
  const standard = { kind: 'full', label: 'Standard date; check the announcement', at, precision: 'minute' };
  await app.add(
    'grants',
    aGrant({ id: 'rolling', title, deadline: null, labels: ['rolling'] }),
    aGrant({ id: 'unsaid', title, deadline: null }),
    aGrant({ id: 'coming', title, deadline: null, status: 'forecast' }),
    aGrant({ id: 'rule', title, deadline: at, detail: { deadlines: [{ ...standard, rolling: false }] } }),
    aGrant({ id: 'stated', title, deadline: at }),
  );
  const { data } = await funding(app, '');
  const last = Object.fromEntries(data.map((one: Json) => [one.public_id, one.reasons.at(-1).text]));
  assert.deepEqual(last, {
    rolling: 'has no closing date',
    unsaid: 'names no closing date',
    coming: 'its closing date is not known',
    rule: 'closes in 30 days (standard date; check the announcement)',
    stated: 'closes in 30 days',
  });
});
