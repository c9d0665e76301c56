import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Doc } from '../../src/kernel/family.ts';
import { euGrant } from '../../src/sources/eu-funding/grant.ts';
import { snapshotCall } from '../../src/sources/eu-funding/snapshot.ts';
import { keepingContext } from '../support/source-test.ts';

const context = keepingContext('2026-08-22T06:00:00Z', {
  organizationByName: (name) =>
    name === 'European Commission' ? { id: 'a-commission', name, labels: [] } : null,
});

test('the money of a joint undertaking is given by it, under the Commission; a topic of the Commission stays its own', async () => {
  const funderOf = (identifier: string, id = '50000001TOPICSen') => {
    const row = {
      id,
      identifier,
      title: 'A topic',
      status: { id: '31094502' },
      url: 'https://ec.europa.eu/a',
    };
    return euGrant(snapshotCall(row), context);
  };
  const health = funderOf('HORIZON-JU-IHI-2026-13-two-stage-01');
  assert.equal(health.funder_name, 'Innovative Health Initiative Joint Undertaking');
  assert.deepEqual(health.funder_aliases, ['IHI', 'European Commission']);
  assert.equal(health.organization_id, 'a-commission', 'its calls count for the Commission');
  assert.deepEqual((health.detail as Doc).funder, {
    name: 'Innovative Health Initiative Joint Undertaking',
    ids: {},
    parent: { name: 'European Commission' },
  });
  const names = [
    'HORIZON-JU-GH-EDCTP3-2026-03-DIGIT-02',
    'DIGITAL-JU-Chips-2025-SG-LFA',
    'HORIZON-EUROHPC-JU-2024-BENCHMARK-05-03',
  ].map((identifier) => funderOf(identifier).funder_name);
  assert.deepEqual(names, [
    'Global Health EDCTP3 Joint Undertaking',
    'Chips Joint Undertaking',
    'European High Performance Computing Joint Undertaking',
  ]);
  const others = [
    'HORIZON-HLTH-2026-01-STAYHLTH-02',
    'CEF-T-2026-CORECOEN-RAIL-WORKS',
    'HORIZON-JUSTICE-2026-01',
  ];
  for (const identifier of others) assert.equal(funderOf(identifier).funder_name, 'European Commission');
  // Who passes money of such a topic on is a project, which the list of the portal does not name.
  const passed = funderOf('HORIZON-JU-CBE-2024-CSA-01', '15000COMPETITIVE_CALLen');
  assert.equal(passed.funder_name, 'Project funded by the European Commission');
  assert.deepEqual(
    passed.funder_aliases,
    ['European Commission'],
    'who asks for money of the Union finds it',
  );
  assert.deepEqual((passed.detail as Doc).funder, {
    name: 'Project funded by the European Commission',
    ids: {},
    parent: { name: 'European Commission' },
  });
});

test('calls of the councils are found by their names, and the Commission gives their money', () => {
  const grantOf = (identifier: string, id = '50000001TOPICSen') =>
    euGrant(
      snapshotCall({
        id,
        identifier,
        title: 'A topic',
        status: { id: '31094502' },
        url: 'https://ec.europa.eu/a',
      }),
      context,
    );
  const advanced = grantOf('ERC-2026-ADG');
  assert.deepEqual(
    [advanced.funder_name, advanced.funder_aliases],
    ['European Commission', ['European Research Council', 'ERC']],
  );
  assert.deepEqual(grantOf('HORIZON-EIC-2026-STEP').funder_aliases, ['European Innovation Council', 'EIC']);
  assert.equal(grantOf('HORIZON-HLTH-2026-01').funder_aliases, undefined);
  const passed = grantOf('HORIZON-EIC-2021-EEN-01-01', '15000COMPETITIVE_CALLen');
  assert.deepEqual(passed.funder_aliases, ['European Commission'], 'no council passes money on');
});

test('calls of a council count for it, though the Commission gives their money; what projects pass on does not', () => {
  const known = keepingContext('2026-08-22T06:00:00Z', {
    organizationByName: (name) =>
      name === 'European Research Council'
        ? { id: 'an-erc', name, public_id: 'european-research-council', labels: [] }
        : null,
  });
  const grantOf = (identifier: string, id = '50000001TOPICSen') =>
    euGrant(
      snapshotCall({
        id,
        identifier,
        title: 'A topic',
        status: { id: '31094502' },
        url: 'https://ec.europa.eu/a',
      }),
      known,
    );
  const starting = grantOf('ERC-2027-STG');
  assert.deepEqual(starting.institute_ids, ['an-erc']);
  assert.deepEqual((starting.detail as Doc).institutes, [
    {
      acronym: 'ERC',
      name: 'European Research Council',
      organization_public_id: 'european-research-council',
    },
  ]);
  for (const [identifier, id] of [
    ['HORIZON-MSCA-2027-PF-01-01'],
    ['ERC-2027-STG', '15000COMPETITIVE_CALLen'],
  ] as const) {
    const other = grantOf(identifier, id);
    assert.deepEqual([other.institute_ids, (other.detail as Doc).institutes], [undefined, undefined]);
  }
});
