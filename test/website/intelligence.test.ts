// Deep Intelligence in the browser: who reads which page, what stands there, and what is written down about it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auditRows } from '../../src/operations/intelligence/audit-log.ts';
import {
  aCompany,
  aFundingRound,
  anAttendanceRecord,
  anEvent,
  anInvestor,
  anInvestorHypothesis,
} from '../support/records.ts';
import { mustBeValidHtml } from '../support/valid-html.ts';
import { demoSite } from '../support/website.ts';

const operator = { authorization: 'top house operator' };
const top = { authorization: 'top team-a' };
const path = '/intelligence/investors/ann';

async function world() {
  const site = await demoSite({ filled: false });
  const { add } = site.test;
  await add(
    'investors',
    anInvestor({ id: 'i-ann', public_id: 'ann', name: 'Ann Ware', type: 'angel' }),
    anInvestor({ id: 'i-bo', public_id: 'bo', name: 'Bo Reed' }),
    anInvestor({ id: 'i-cy', public_id: 'cy', name: 'Cy Moss' }),
  );
  const event = { id: 'e-1', public_id: 'tide-days', title: 'Tide Days', topics: ['dementia'] };
  await add('events', anEvent({ ...event, start_date: '2026-02-01T09:00:00Z', location: 'Lund' }));
  const seen = { event_id: 'e-1', source: 'https://example.org/programme' };
  await add('attendance_records', anAttendanceRecord({ id: 'seen-1', investor_id: 'i-ann', ...seen }));
  await add('attendance_records', anAttendanceRecord({ investor_id: 'i-bo', ...seen }));
  await add('companies', aCompany({ id: 'c-1', public_id: 'sage', name: 'Sage Bio' }));
  const round = { company_id: 'c-1', round: 'seed', date: '2025-05-01', source: 'register' };
  const amount = { amount: '100000.00', currency: 'EUR' };
  await add('funding_rounds', aFundingRound({ id: 'round-1', investor_id: 'i-ann', ...round, amount }));
  const statement = 'Will lead a round of a thymus company.';
  const hypothesis = {
    investor_id: 'i-ann',
    statement,
    probability: 0.4,
    basis: ['r-1', 'round-1', 'seen-1', 'c-1'],
    status: 'open',
  };
  await add('investor_hypotheses', anInvestorHypothesis(hypothesis));
  return site;
}

async function audited({ test }: Awaited<ReturnType<typeof world>>) {
  const rows: string[] = [];
  for await (const { path, status } of auditRows(test.desk)) rows.push(`${path} ${status}`);
  return rows;
}

test('a dossier says what is on record, since when and from where, and each look at it is written down', async () => {
  await using site = await world();
  const page = await site.visit(path, operator);
  assert.equal(page.status, 200);
  await mustBeValidHtml({ ...page, path });
  const { text } = page;
  assert.match(text, /<h1>Dossier: Ann Ware<\/h1>/);
  assert.match(text, /1 May 2025.*href="\/companies\/sage">Sage Bio<.*seed.*€100,000.*register/s);
  assert.match(
    text,
    /href="\/events\/tide-days">Tide Days<.*1 Feb 2026.*Lund.*href="https:\/\/example.org\/programme"/s,
  );
  assert.match(text, /Will lead a round.*40 %.*open.*<code>r-1<\/code>/s);
  const rests = /Will lead a round.*?<\/tr>/s.exec(text)?.[0].replaceAll(/<\/?(?:time|span)[^>]*>/g, '');
  assert.match(
    rests ?? '',
    /[Ss]eed: Sage Bio, 1 May 2025; Attendance: Tide Days.*; <a href="\/companies\/sage">Sage Bio<\/a>/,
  );
  assert.match(text, /dementia.*100 %/s);
  assert.deepEqual(await audited(site), ['/intelligence/investors/ann 200']);
  const data = await site.visit(`${path}.json`, operator);
  assert.equal(JSON.parse(data.text).funding_rounds.length, 1);
  assert.match((await site.visit('/investors/ann', operator)).text, new RegExp(`href="${path}">Its dossier`));
});

test('of a dossier nobody else reads a word, and the list leads nobody to a page that refuses', async () => {
  await using site = await world();
  for (const headers of [{}, { authorization: 'full team-a' }, top]) {
    const { status, text } = await site.visit(path, headers);
    assert.equal(status, 403);
    assert.doesNotMatch(text, /Ann Ware|thymus|Sage|Tide Days/);
  }
  const { text } = await site.visit('/intelligence/investors', top);
  assert.match(text, /href="\/investors\/ann">Ann Ware<.*read by the operator’s own team alone/s);
  assert.doesNotMatch(text, /href="\/intelligence\/investors\/ann"/);
  assert.doesNotMatch((await site.visit('/investors/ann', top)).text, /Its dossier/);
  const own = await site.visit('/intelligence/investors', operator);
  await mustBeValidHtml({ ...own, path });
  assert.match(own.text, /href="\/intelligence\/investors\/ann">Ann Ware</);
  assert.doesNotMatch(own.text, /Cy Moss/);
});

test('an investor of whom little is known has a dossier that says what is not known', async () => {
  await using site = await world();
  const page = await site.visit('/intelligence/investors/cy', operator);
  await mustBeValidHtml({ ...page, path });
  for (const one of ['No round is on record', 'on record at no event', 'no hypothesis', 'No topic is known'])
    assert.ok(page.text.includes(one), one);
  assert.equal((await site.visit('/intelligence/investors/nobody', operator)).status, 404);
});

test('key events name who met by name, and an empty one says so', async () => {
  await using site = await world();
  const page = await site.visit('/intelligence/events', top);
  await mustBeValidHtml({ ...page, path });
  assert.match(page.text, /2 tracked investors on record.*href="\/investors\/ann">Ann Ware<.*>Bo Reed</s);
  assert.match(
    (await site.visit('/intelligence/events?min=9', top)).text,
    /No attendance is on record of so many/,
  );
  await using empty = await demoSite({ filled: false });
  assert.match((await empty.visit('/intelligence/events', top)).text, /No attendance is on record yet/);
  assert.match((await empty.visit('/intelligence/investors', top)).text, /No investor is tracked yet/);
});
