// Gates of the search profile: what a grant says of foreign applicants, and amounts in the person's own currency.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gatesOf } from '../../../src/people/profile/gates.ts';
import { emptyProfile } from '../../../src/people/profile/profile.ts';
import { aGrant } from '../../support/records.ts';
import { appWithSearches, reader } from '../../support/searches.ts';

const path = '/account/search-profile';

test('what a grant says of foreign applicants decides where none of the countries does', () => {
  const cases: readonly [Record<string, unknown>, 'pass' | 'fail' | 'unknown', string | null][] = [
    [{ foreign_applicants: 'yes' }, 'pass', 'yes'],
    [{ foreign_applicants: 'yes', countries_in: ['US'] }, 'pass', 'yes'],
    [{ foreign_applicants: 'yes', countries_in: ['DE'] }, 'pass', 'DE'],
    [{ foreign_applicants: 'yes', countries_out: ['DE'] }, 'fail', 'DE'],
    [{ foreign_applicants: 'partial', countries_in: ['US'] }, 'unknown', 'partial'],
    [{ foreign_applicants: 'no', countries_in: ['US'] }, 'fail', 'US'],
    [{ foreign_applicants: 'no' }, 'unknown', 'no'],
    [{ foreign_applicants: 'unknown' }, 'unknown', null],
  ];
  for (const [eligibility, state, quote] of cases) {
    const [gate] = gatesOf({ ...emptyProfile, countries: ['DE'] }, { eligibility }, new Date(0));
    assert.deepEqual([gate?.state, gate?.quote], [state, quote], JSON.stringify(eligibility));
  }
});

test('amounts are compared in the currency of the profile, and with no other', () => {
  const euros = { ...emptyProfile, amount_from: 10, amount_currency: 'EUR' };
  const stateOf = (amount: string, currency: string) =>
    gatesOf(euros, { funding: { max_award: { amount, currency } } }, new Date(0)).map(({ state }) => state);
  assert.deepEqual(stateOf('9', 'EUR'), ['fail']);
  assert.deepEqual(stateOf('11', 'EUR'), ['pass']);
  assert.deepEqual(stateOf('11', 'USD'), ['unknown']);
});

test('the page says what is open to foreign applicants, and which amounts are not compared', async () => {
  await using t = await appWithSearches();
  const detail = {
    eligibility: { foreign_applicants: 'yes' },
    funding: { max_award: { amount: '250000.00', currency: 'EUR' } },
  };
  await t.add('grants', aGrant({ id: 'a', title: 'Senescence in muscle', detail }));
  const { browser } = await reader(t);
  const typed = { about: 'Senescence in ageing muscle', countries: 'DE', amount_from: '1000' };
  const said = async (currency: string) => {
    const sent = await browser.submit(path, path, { ...typed, amount_currency: currency });
    assert.equal(sent.status, 303, sent.text);
    return (await browser.get(`${path}/fit`)).text.replaceAll(/<[^>]+>/g, '');
  };
  const inDollars = await said('');
  assert.match(inDollars, /✓ Country: pass, open to foreign applicants/);
  assert.match(inDollars, /\? Amount: unknown, €250,000, which is not in your currency/);
  assert.match((await browser.get(path)).text, /name="amount_currency"[^>]* value="USD"/);
  const inEuros = await said('eur');
  assert.match(inEuros, /✓ Amount: pass, €250,000/);
  assert.doesNotMatch(inEuros, /not in your currency/);
  const none = await browser.submit(path, path, { ...typed, amount_currency: 'e€' });
  assert.match(none.text, /Currency of the amounts is the three letters of a currency, such as EUR\./);
});

test('a profile that was kept before it had a currency is in US dollars', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  assert.equal((await browser.submit(path, path, { about: 'Muscle', amount_from: '10' })).status, 303);
  const { fields } = await t.desk.db.selectFrom('search_profiles').selectAll().executeTakeFirstOrThrow();
  const { amount_currency: _, ...before } = JSON.parse(fields);
  await t.desk.db
    .updateTable('search_profiles')
    .set({ fields: JSON.stringify(before) })
    .execute();
  assert.match((await browser.get(path)).text, /name="amount_currency"[^>]* value="USD"/);
});
