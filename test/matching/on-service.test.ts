// Calls that pay for services stand behind those for research, unless the service itself was asked for.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOnServiceAlone } from '../../src/matching/scoring/on-service.ts';
import { aGrant, aLabel } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';

const services =
  'Pays for the recruitment of nurses in nursing homes. States hand out the money to nurses who stay in such a home for three years, and to those who have worked there before and come back. '.repeat(
    2,
  );
const research = `${services} The work is followed by a study.`;

test('a call that pays for services and says nothing of research stands behind one for research, unless the service is asked for', async () => {
  await using app = await createTestApp();
  await app.add(
    'labels',
    aLabel({ id: 'a', slug: 'audience', name: 'Audience' }),
    aLabel({ id: 'n', slug: 'nursing-homes', name: 'Nursing homes', parent: 'audience' }),
  );
  const named = { open_to_ageing: 'named', labels: ['nursing-homes'] };
  await app.add(
    'grants',
    aGrant({ id: 'staff', title: 'Nursing homes: a campaign for staff', description: services, ...named }),
    aGrant({ id: 'study', title: 'Nursing homes: zonal programme', description: research, ...named }),
  );
  const first = async (question: string) =>
    (await app.get(`/funding?about=${encodeURIComponent(question)}`)).body.data[0].public_id;
  assert.equal(await first('end-of-life care in nursing homes'), 'study');
  assert.equal(await first('campaign for staff of nursing homes'), 'staff');
});

test('what a call says whatever is asked is read again once it has changed', async () => {
  await using app = await createTestApp();
  const call = { id: 'homes', title: 'A campaign for staff of nursing homes', open_to_ageing: 'named' };
  const score = async () => (await app.get('/funding?about=staff+of+nursing+homes')).body.data[0].score;
  await app.add('grants', aGrant({ ...call, description: research }));
  const forResearch = await score();
  await app.add('grants', aGrant({ ...call, description: services }));
  const forServices = await score();
  assert.ok(forServices < forResearch, `${forServices} of ${forResearch}`);
  await app.add('grants', aGrant({ ...call, description: research }));
  assert.equal(await score(), forResearch);
});

test('no word of services, one of research or a short text is no sign that a call pays for services alone', () => {
  const title = 'A campaign for staff of nursing homes';
  assert.equal(isOnServiceAlone({ title, description: services }), true);
  assert.equal(isOnServiceAlone({ title: 'Staff of nursing homes', description: services }), false);
  assert.equal(isOnServiceAlone({ title, description: research }), false);
  assert.equal(isOnServiceAlone({ title: `Research on ${title}`, description: services }), false);
  assert.equal(isOnServiceAlone({ title, description: services.slice(0, 200) }), false);
  assert.equal(isOnServiceAlone({ title, description: null }), false);
});
