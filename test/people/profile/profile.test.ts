// The search profile: what it fills in, what its gates say and quote, and who sees it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gatesOf } from '../../../src/people/profile/gates.ts';
import { emptyProfile, filtersOf, type SearchProfile } from '../../../src/people/profile/profile.ts';
import { browserOf, here } from '../../support/browser.ts';
import { aGrant } from '../../support/records.ts';
import { appWithSearches, reader } from '../../support/searches.ts';
import { mustBeValidHtml } from '../../support/valid-html.ts';

const now = new Date('2026-11-20T12:00:00Z');

function gate(part: Partial<SearchProfile>, grant: Record<string, unknown>) {
  const [first, ...others] = gatesOf({ ...emptyProfile, ...part }, grant, now);
  assert.deepEqual(others, []);
  return first && [first.gate, first.state, first.quote];
}

test('each gate passes, fails or cannot tell, with the words of the grant that decide', () => {
  const eligibility = {
    countries_in: ['PT', 'ES'],
    countries_out: ['BR'],
    foreign_applicants: 'no',
    applicant_types: [{ value: 'individual' }],
    career_stages: ['postdoctoral'],
  };
  const money = (amount: string, currency = 'USD') => ({ amount, currency });
  const cases: readonly [Partial<SearchProfile>, Record<string, unknown>, unknown][] = [
    [{}, { eligibility }, undefined],
    [{ labels: ['dementia'] }, { labels: ['dementia', 'open'] }, ['labels', 'pass', 'dementia']],
    [{ labels: ['dementia'] }, { labels: ['open'] }, ['labels', 'unknown', null]],
    [
      { keywords: ['stem cells'] },
      { title: 'A call', description: 'For Stem-Cells of muscle.' },
      ['keywords', 'pass', 'For Stem-Cells of muscle.'],
    ],
    [{ keywords: ['stem cells'] }, { title: 'Stem of cells' }, ['keywords', 'unknown', null]],
    [{ countries: ['PT'] }, { eligibility }, ['country', 'pass', 'PT, ES']],
    [{ countries: ['DE', 'ES'] }, { eligibility }, ['country', 'pass', 'PT, ES']],
    [{ countries: ['DE'] }, { eligibility }, ['country', 'fail', 'PT, ES']],
    [{ countries: ['BR'] }, { eligibility }, ['country', 'fail', 'BR']],
    [{ countries: ['UK'] }, { eligibility: { countries_in: ['GB'] } }, ['country', 'pass', 'GB']],
    [{ countries: ['DE'] }, {}, ['country', 'unknown', null]],
    [{ applicant_types: ['individual'] }, { eligibility }, ['applicant_type', 'pass', 'individual']],
    [{ applicant_types: ['nonprofit'] }, { eligibility }, ['applicant_type', 'fail', 'individual']],
    [
      { applicant_types: ['nonprofit'] },
      { eligibility: { applicant_types: [{ value: 'custom' }] } },
      ['applicant_type', 'unknown', 'custom'],
    ],
    [
      { applicant_types: ['nonprofit'] },
      { eligibility: { applicant_types: [{ value: 'unrestricted' }] } },
      ['applicant_type', 'pass', 'unrestricted'],
    ],
    [
      { applicant_types: ['higher_education_public'] },
      { eligibility: { applicant_types: [{ value: 'organization' }] } },
      ['applicant_type', 'pass', 'organization'],
    ],
    [
      { applicant_types: ['individual'] },
      { eligibility: { applicant_types: [{ value: 'organization' }] } },
      ['applicant_type', 'fail', 'organization'],
    ],
    [
      { applicant_types: ['organization'] },
      { eligibility: { applicant_types: [{ value: 'non_profit_with_501c3' }] } },
      ['applicant_type', 'unknown', 'non_profit_with_501c3'],
    ],
    [{ applicant_types: ['organization'] }, { eligibility }, ['applicant_type', 'fail', 'individual']],
    [{ career_stages: ['postdoctoral'] }, { eligibility }, ['career_stage', 'pass', 'postdoctoral']],
    [{ career_stages: ['student'] }, { eligibility }, ['career_stage', 'fail', 'postdoctoral']],
    [{ career_stages: ['student'] }, { labels: ['dementia'] }, ['career_stage', 'unknown', null]],
    [{ amount_from: 10 }, { funding: { max_award: money('9') } }, ['amount', 'fail', '9 USD']],
    [{ amount_to: 10 }, { funding: { min_award: money('11') } }, ['amount', 'fail', '11 USD']],
    [
      { amount_from: 10, amount_to: 20 },
      { funding: { min_award: money('5'), max_award: money('15') } },
      ['amount', 'pass', '5 USD to 15 USD'],
    ],
    [{ amount_from: 10 }, { funding: { max_award: money('9', 'EUR') } }, ['amount', 'unknown', '9 EUR']],
    [{ amount_from: 10 }, {}, ['amount', 'unknown', null]],
    [
      { horizon_days: 30 },
      { deadline: '2026-12-20T12:00:00Z' },
      ['deadline', 'pass', '2026-12-20T12:00:00Z'],
    ],
    [
      { horizon_days: 30 },
      { deadline: '2026-12-20T12:00:01Z' },
      ['deadline', 'fail', '2026-12-20T12:00:01Z'],
    ],
    [{ horizon_days: 30 }, { deadline: null }, ['deadline', 'unknown', null]],
    [{ excluded_words: ['mice'] }, { title: 'Of MICE' }, ['excluded_words', 'fail', 'Of MICE']],
    [{ excluded_words: ['mice'] }, { title: 'Of men' }, undefined],
    [
      { excluded_funders: ['acme'] },
      { funder_name: 'The Acme Trust' },
      ['excluded_funders', 'fail', 'The Acme Trust'],
    ],
    [{ excluded_funders: ['acm'] }, { funder_name: 'The Acme Trust' }, undefined],
  ];
  for (const [part, grant, expected] of cases) {
    assert.deepEqual(gate(part, grant), expected, JSON.stringify([part, grant]));
  }
});

test('filters are filled in where the list has them, and a filter of one value where there is one', () => {
  const profile = {
    ...emptyProfile,
    labels: ['dementia', 'sarcopenia'],
    career_stages: ['student'],
    horizon_days: 10,
  };
  const query = (takes: (name: string) => boolean) => filtersOf(profile, takes, now).toString();
  assert.equal(
    query(() => true),
    'labels_any=dementia%2Csarcopenia&career_stage=student&closing_within=10',
    'a search that is kept with it asks for the same days tomorrow',
  );
  const far = (horizon_days: number) =>
    filtersOf({ ...emptyProfile, horizon_days }, () => true, now).toString();
  assert.equal(far(366), 'closing_within=366');
  assert.equal(far(367), 'deadline_before=2027-11-22', 'no list looks so far ahead by days');
  assert.equal(
    query((name) => name === 'label'),
    '',
    'two labels are no one label',
  );
});

test('what decides a gate is said in words, and what the grant does not say in one line', async () => {
  await using t = await appWithSearches();
  const detail = {
    eligibility: {
      countries_in: ['US'],
      applicant_types: [{ value: 'higher_education_public' }],
      career_stages: ['early-career'],
    },
    funding: { max_award: { amount: '750000.00', currency: 'USD' } },
  };
  await t.add('grants', aGrant({ id: 'a', title: 'Senescence in muscle', labels: ['sarcopenia'], detail }));
  const { browser } = await reader(t);
  const path = '/account/search-profile';
  const typed = {
    about: 'Senescence in ageing muscle',
    labels: 'sarcopenia, frailty',
    keywords: 'mole rats',
  };
  const limits = { countries: 'PT', amount_from: '1000', horizon_days: '900' };
  const boxes = { 'career_stages.early-career': 'true', 'applicant_types.higher_education_public': 'true' };
  assert.equal((await browser.submit(path, path, { ...typed, ...limits, ...boxes })).status, 303);
  const { text } = await browser.get(`${path}/fit`);
  const said = text.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ');
  assert.match(said, /✗ Country: fail, United States/);
  assert.match(said, /✓ Applicant type: pass, public universities/);
  assert.match(said, /✓ Career stage: pass, early career/);
  assert.match(said, /✓ Amount: pass, \$750,000/);
  assert.match(said, /✓ Deadline: pass, 30 Jun 2026/);
  assert.match(said, /\? The grant names none of your keywords/);
  assert.doesNotMatch(said, /eligibility\.|750000|T23:59/);
  await mustBeValidHtml(await browser.get(`${path}/fit`));
});

test('a person keeps a profile, and sees which grants fit it and which gate speaks against one', async () => {
  await using t = await appWithSearches();
  await t.add(
    'grants',
    aGrant({ id: 'a', title: 'Senescence in muscle', labels: ['sarcopenia'] }),
    aGrant({ id: 'b', title: 'Senescence of mice', labels: ['sarcopenia'] }),
  );
  const { browser } = await reader(t);
  const path = '/account/search-profile';
  assert.match((await browser.get(`${path}/fit`)).text, /There is no profile yet/);
  const wrong = await browser.submit(path, path, { countries: 'Portugall', about: 'Muscle' });
  assert.equal(wrong.status, 400);
  assert.match(wrong.text, /Countries takes codes of two letters, [^;]*; Portugall is none/);
  const kinds = await browser.submit(path, path, { applicant_types: 'university', about: 'Muscle' });
  assert.equal(kinds.status, 400, 'a kind that no call names would fit none');
  assert.match(
    kinds.text,
    /Applicant types takes individual, [^;]*higher_education_public[^;]*; university is none/,
  );
  const turned = await browser.submit(path, path, { amount_from: '9', amount_to: '8', about: 'Muscle' });
  assert.match(turned.text, /Amount to is less than “Amount from”/);
  const tooLong = await browser.submit(path, path, { labels: `sarcopenia, ${'a'.repeat(201)}` });
  assert.match(tooLong.text, /<a href="#profile-labels">Entry 2 of “Labels” must be text of at most 200/);
  assert.match(tooLong.text, /id="profile-labels"[^>]* aria-invalid="true"/, 'the field that takes them all');
  assert.ok(wrong.text.includes('value="Portugall"') && wrong.text.includes('>\nMuscle<'));
  const typed = { about: 'Senescence in ageing muscle', labels: 'sarcopenia', excluded_words: 'mice' };
  const boxes = { 'career_stages.postdoctoral': 'true', 'applicant_types.individual': 'true' };
  const shownAgain = await browser.submit(path, path, { ...typed, ...boxes, countries: 'Portugall' });
  assert.match(shownAgain.text, /name="career_stages\.postdoctoral" checked/, 'what was chosen stands still');
  assert.match(
    shownAgain.text,
    /name="applicant_types\.higher_education_public"><label[^>]*>Public universities</,
  );
  assert.equal((await browser.submit(path, path, { ...typed, ...boxes })).status, 303);
  assert.match((await browser.get(path)).text, /name="applicant_types\.individual" checked/);
  const free = { 'career_stages.postdoctoral': '', 'applicant_types.individual': '' };
  assert.equal(
    (await browser.submit(path, path, { ...typed, ...free, labels: 'Cellular senescence' })).status,
    303,
  );
  assert.match(
    (await browser.get(path)).text,
    /name="labels"[^>]* value="cellular-senescence"/,
    'as pages word it',
  );
  assert.equal((await browser.submit(path, path, { ...typed, ...free })).status, 303);
  assert.doesNotMatch((await browser.get(path)).text, /name="(?:applicant_types|career_stages)[^>]* checked/);
  const fit = await browser.get(`${path}/fit`);
  const [fitting = '', leftOut = ''] = fit.text.split('Left out');
  assert.match(fitting, /Senescence in muscle[\s\S]*Labels: pass, sarcopenia</);
  assert.doesNotMatch(fitting, /of mice/);
  assert.match(leftOut, /Senescence of mice[\s\S]*Excluded words: fail, <q>Senescence of mice<\/q>/);
  const list = await browser.get('/grants');
  assert.ok(list.text.includes(`href="${path}/filters?list=list_grants"`));
  const led = await browser.get(`${path}/filters?list=list_grants`);
  assert.deepEqual([led.status, led.headers.get('location')], [303, '/grants?label=sarcopenia']);
  assert.equal((await browser.get(`${path}/filters?list=list_nothing`)).status, 404);
  const narrowed = await browser.get('/grants?closing_within=30&offset=50');
  const [, fill = ''] = /href="([^"]*search-profile\/filters[^"]*)"/.exec(narrowed.text) ?? [];
  assert.equal(
    (await browser.get(fill.replaceAll('&amp;', '&'))).headers.get('location'),
    '/grants?label=sarcopenia&closing_within=30',
    'what was chosen stays',
  );
  const search = await browser.get('/account/searches/new');
  assert.match(search.text, /name="query" value="label=sarcopenia"/, 'a new search begins with it');
  for (const page of [path, `${path}/fit`]) await mustBeValidHtml(await browser.get(page));
  const stranger = await browserOf(t, { at: here }).get(`${path}/fit`);
  assert.equal(stranger.status, 303, 'whoever is not signed in is led to the sign-in');
  const folded = /<summary>Delete the profile<\/summary><p>All that you filled in here is erased at once/;
  assert.match((await browser.get(path)).text, folded, 'one click erases nothing');
  assert.equal((await browser.submit(path, `${path}/delete`)).status, 303);
  assert.deepEqual(await t.desk.db.selectFrom('search_profiles').selectAll().execute(), []);
  assert.deepEqual(t.bugs, []);
});

test('two forms of one profile: the second is shown again with what was typed, and nothing is lost unseen', async () => {
  await using t = await appWithSearches();
  const { browser } = await reader(t);
  const path = '/account/search-profile';
  const first = { about: 'The first words', version: '0' };
  assert.equal((await browser.submit(path, path, first)).status, 303);
  const late = await browser.submit(path, path, { about: 'The second words', version: '0' });
  assert.deepEqual([late.status, late.text.includes('saved elsewhere')], [409, true]);
  assert.ok(late.text.includes('The second words'));
  const row = await t.desk.db.selectFrom('search_profiles').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual([JSON.parse(row.fields).about, row.version], ['The first words', 1]);
});
