// The distinct values of a column, to whom they are told, and at what cost.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { companies } from '../../src/families/companies/companies.ts';
import { grants } from '../../src/families/grants/grants.ts';
import { families } from '../../src/families.ts';
import type { Family } from '../../src/kernel/family.ts';
import { contains } from '../../src/kernel/filter.ts';
import { funderNamesIn } from '../../src/matching/question/funders.ts';
import { aCompany, aGrant } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';

test('values are told to whoever sees a row that has them, until none has', async () => {
  const described: Family = {
    ...companies,
    filters: { ...companies.filters, described: contains('description', 'Part of it.', 'lab') },
  };
  const others = families.map((family) => (family === companies ? described : family));
  await using app = await createTestApp({ families: others });
  const company = (id: string, description: string, disqualified = false) =>
    aCompany({ id, description, disqualified });
  await app.add(
    'companies',
    company('a', 'Zebra fish'),
    company('b', 'Äpfel'),
    company('c', 'Zebra fish', true),
    company('d', 'hidden', true),
  );
  const { reader } = app.shelf;
  assert.deepEqual(reader.values(described, 'description', 'public'), ['Zebra fish', 'Äpfel']);
  assert.deepEqual(reader.values(described, 'description', 'full'), ['Zebra fish', 'hidden', 'Äpfel']);
  await app.add('companies', company('a', 'Fish'));
  assert.deepEqual(reader.values(described, 'description', 'public'), ['Fish', 'Äpfel']);
  assert.throws(() => reader.values(described, 'name', 'public'), /companies.name are not kept apart/);
});

test('names of funders are read from the values that there are, and no row is read for each grant', async () => {
  await using app = await createTestApp();
  await app.add('grants', ...['NIA', 'Muscle Fund'].map((funder_name) => aGrant({ funder_name })));
  const { reader } = app.shelf;
  let selected = 0;
  const select: typeof reader.select = (sql, ...binds) => {
    selected++;
    return reader.select(sql, ...binds);
  };
  const counting = { ...reader, select };
  const names = () => funderNamesIn(grants, counting, 'public');
  assert.deepEqual([names()?.isAcronym('nia'), names()?.isAcronym('muscle')], [true, undefined]);
  await app.add('grants', aGrant({ funder_name: 'Mural Trust' }));
  assert.equal(names()?.isAcronym('mural trust'), false);
  assert.equal(selected, 0);
  const plan = reader.select(
    'explain query plan select v.value from grants_values_funder_names v where exists (select 1 from grants t where t._ref_funder_names = v.ref and t._vis <= 0) order by v.value',
  );
  assert.match(JSON.stringify(plan), /USING INDEX grants_by_funder_names/);
});
