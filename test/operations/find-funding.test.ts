// What find_funding takes beside the question, and what its rows say beside the fit.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, aLabel } from '../support/records.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read members of any answer
type Json = any;

const text = 'We fund studies of senescence in ageing muscle.';

async function funding(app: TestApp, query: string): Promise<Json> {
  const { status, body } = await app.get(`/funding?about=senescence%20in%20ageing%20muscle${query}`);
  assert.equal(status, 200);
  return body;
}
const named = (body: Json) => body.data.map(({ public_id }: { public_id: string }) => public_id);

test('a career stage that is given counts as said in the question', async () => {
  await using app = await createTestApp();
  await app.add(
    'labels',
    aLabel({ id: 'c', slug: 'career-stage', name: 'Career stage' }),
    aLabel({ id: 'p', slug: 'postdoctoral', name: 'Postdoctoral', parent: 'career-stage' }),
  );
  await app.add(
    'grants',
    aGrant({
      ...{ id: 'any', title: 'Postdoctoral fellowships', labels: ['postdoctoral'] },
      ...{ open_to_ageing: 'any_field', description: 'Pays for research of every kind.' },
    }),
    aGrant({ id: 'own', title: 'Old muscle', description: text }),
  );
  const said = await funding(app, '%20postdoctoral');
  const given = await funding(app, '&career_stage=postdoctoral');
  assert.deepEqual(named(given), named(said));
  assert.ok(named(given).includes('any'));
  assert.deepEqual(given.read.frame, said.read.frame);
  const both = await funding(app, '%20postdoctoral&career_stage=postdoctoral');
  assert.deepEqual(both.read, said.read);
});

test('find_funding says of each grant when its source last listed it', async () => {
  await using app = await createTestApp();
  const grant = (id: string, given: object) =>
    aGrant({ id, title: 'Senescence in ageing muscle', description: text, ...given });
  await app.add(
    'grants',
    grant('fresh', { checked_at: '2026-02-28T00:00:00Z', verified_until: '2026-03-07T00:00:00Z' }),
    grant('stale', { checked_at: '2026-01-01T00:00:00Z', verified: false }),
    grant('by-hand', {}),
  );
  const { data } = await funding(app, '');
  const of = (id: string) => data.find((one: Json) => one.id === id);
  assert.deepEqual(
    ['fresh', 'stale', 'by-hand'].map((id) => [of(id).verified_open, of(id).last_checked_at]),
    [
      [true, '2026-02-28T00:00:00Z'],
      [false, '2026-01-01T00:00:00Z'],
      [null, null],
    ],
  );
});

test('find_funding names the group of each grant, which all variants of one call share', async () => {
  await using app = await createTestApp();
  const grant = (id: string, group: string | null) =>
    aGrant({ id, title: `Senescence in ageing muscle (${id})`, description: text, group });
  await app.add('grants', grant('r01', 'muscle'), grant('r21', 'muscle'), grant('other', null));
  const { data } = await funding(app, '');
  assert.deepEqual(
    new Map(data.map(({ public_id, group }: Json) => [public_id, group])),
    new Map([
      ['other', null],
      ['r01', 'muscle'],
      ['r21', 'muscle'],
    ]),
  );
});

test('who asks for a scheme by its name, and finds no call of it, sees no score above 50', async () => {
  await using app = await createTestApp();
  // Among many other calls a topic tells more than a scheme.
  await app.add('grants', ...Array.from({ length: 300 }, () => aGrant()));
  await app.add('grants', aGrant({ id: 'own', title: 'Senescence in ageing muscle', description: text }));
  const best = async (scheme: string) => (await funding(app, `%20${scheme}`)).data[0];
  assert.ok((await best('')).score > 50);
  assert.equal((await best('SBIR')).score, 30);
  await app.add(
    'grants',
    aGrant({ id: 'sbir', title: 'SBIR: senescence in ageing muscle', description: text }),
  );
  const bearing = await best('SBIR');
  assert.equal(bearing.id, 'sbir');
  assert.ok(bearing.score > 50);
});

test('a call for any field that is for companies stands nearer where a company asks', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({
      ...{ id: 'companies', title: 'Accelerator', open_to_ageing: 'any_field' },
      description: 'Pays small and medium-sized enterprises and start-ups to bring any idea to the market.',
    }),
    aGrant({
      id: 'anyone',
      title: 'Grants',
      open_to_ageing: 'any_field',
      description: 'Pays for all research.',
    }),
  );
  const scores = async (query: string) => {
    const { data } = await funding(app, query);
    const of = (id: string) => data.find((one: Json) => one.id === id)?.score ?? 0;
    return of('companies') - of('anyone');
  };
  assert.ok((await scores('%20start-up')) > (await scores('')));
});

test('who asks for research is led to research before services that say nothing of it', async () => {
  await using app = await createTestApp();
  await app.add('grants', ...Array.from({ length: 100 }, () => aGrant()));
  const more = 'It pays wages, training and travel of those who do the daily work in each of them. '.repeat(
    5,
  );
  await app.add(
    'grants',
    aGrant({
      id: 'staff',
      title: 'Nursing home staffing campaign',
      description: `For nursing homes. ${more}`,
    }),
    aGrant({ id: 'research', title: 'Better days', description: 'Research on the care in nursing homes.' }),
  );
  const scores = async (about: string): Promise<Record<string, number>> => {
    const { data } = (await app.get(`/funding?about=${encodeURIComponent(about)}`)).body;
    return Object.fromEntries(data.map(({ id, score }: Json) => [id, score]));
  };
  const work = await scores('nursing homes');
  const research = await scores('research on nursing homes');
  assert.equal(research.research, work.research);
  assert.ok((research.staff as number) < 0.7 * (work.staff as number), JSON.stringify([work, research]));
});

test('of the variants of a call the one that wants studies of people stands behind, unless these are asked for', async () => {
  await using app = await createTestApp();
  const variant = (id: string, ending: string) =>
    aGrant({ id, title: `Old muscle (R21 ${ending})`, description: text });
  await app.add(
    'grants',
    variant('a', 'Clinical Trial Required'),
    variant('b', 'Clinical Trial Not Allowed'),
  );
  const ids = async (query: string) => (await funding(app, query)).data.map(({ id }: Json) => id);
  assert.deepEqual(await ids(''), ['b', 'a']);
  assert.deepEqual(await ids('%20clinical%20trial%20required'), ['a', 'b']);
});
