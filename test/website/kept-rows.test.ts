// Rows of lists are kept as HTML: never beyond a change, and never for another tier.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGrant, aLabel, anEvent, anOrganization } from '../support/records.ts';
import { pass } from '../support/test-app.ts';
import { demoSite } from '../support/website.ts';

test('a row that was shown before is shown as it is now, and is another one for another tier', async () => {
  await using site = await demoSite({ filled: false });
  const grant = {
    id: 'g',
    title: 'On muscle',
    detail: { funding: { instrument: 'grant', max_award: { amount: '1000', currency: 'EUR' } } },
  };
  await site.test.add('grants', aGrant(grant));
  const seen = async (path: string, tier = '') =>
    (await site.visit(path, tier ? { authorization: tier } : {})).text;
  for (const q of ['muscle', 'on', 'grants']) assert.match(await seen(`/grants?q=${q}`), /On muscle|Nothing/);
  assert.match(await seen('/grants'), /Up to €1,000/);
  await site.test.add(
    'grants',
    aGrant({
      ...grant,
      title: 'On bone',
      detail: { funding: { instrument: 'grant', max_award: { amount: '2000', currency: 'EUR' } } },
    }),
  );
  const now = await seen('/grants');
  assert.match(now, /On bone/);
  assert.match(now, /Up to €2,000/);
  assert.doesNotMatch(now, /On muscle|€1,000/);
  // The clock writes anew how far off it closes.
  const far = (text: string) => /<span>(closes in [^<]*)</.exec(text)?.[1];
  assert.equal(far(now), 'closes in 3 months');
  pass(site.test, 60 * 86_400_000);
  assert.equal(far(await seen('/grants')), 'closes in 2 months');
  await site.test.add('organizations', { ...anOrganization({ id: 'o' }), name: 'A funder of its own' });
  for (let turn = 0; turn < 3; turn++) {
    assert.match(await seen('/organizations', 'top'), /A funder of its own/);
    assert.doesNotMatch(await seen('/organizations'), /A funder of its own/);
  }
});

test('labels and funders lead to their pages from the moment at which these are there, each tier to what it sees', async () => {
  await using site = await demoSite({ filled: false });
  const parent = { organization_public_id: 'a-department', name: 'A department' };
  const funder = { organization_public_id: 'a-funder', name: 'A funder', parent };
  await site.test.add(
    'grants',
    aGrant({ id: 'g', public_id: 'g', labels: ['repair'], detail: { funder } }),
    aGrant({ id: 'h', public_id: 'h', labels: ['repair'] }),
  );
  const leads = async (path: string, tier?: string) => {
    const { text } = await site.visit('/grants/g', tier ? { authorization: tier } : {});
    return text.includes(`href="${path}"`);
  };
  for (let turn = 0; turn < 2; turn++) assert.equal(await leads('/labels/repair'), false);
  assert.equal(await leads('/grants/h'), true, 'it is similar');
  await site.test.add('labels', aLabel({ id: 'l', slug: 'repair' }));
  for (let turn = 0; turn < 2; turn++) assert.equal(await leads('/labels/repair'), true);
  for (let turn = 0; turn < 2; turn++) assert.equal(await leads('/organizations/a-funder'), false);
  await site.test.add('organizations', anOrganization({ id: 'o', public_id: 'a-funder' }));
  for (const tier of [undefined, 'top', undefined])
    assert.equal(await leads('/organizations/a-funder', tier), true);
  const part = async () => (await site.visit('/grants/g')).text;
  assert.match(await part(), /Part of A department/, 'what is above it is named without a page of its own');
  assert.equal(await leads('/organizations/a-department'), false);
  await site.test.add('organizations', anOrganization({ id: 'd', public_id: 'a-department' }));
  assert.equal(await leads('/organizations/a-department'), true);
  await site.test.add('grants', { id: 'h', removed: true });
  assert.equal(await leads('/grants/h'), false, 'what was removed is similar to nothing');
  assert.deepEqual(site.test.bugs, []);
});

test('a list that is kept says how far off its deadlines are as it is now, and is told apart by it', async () => {
  await using site = await demoSite({ filled: false });
  await site.test.add(
    'grants',
    aGrant({ id: 'g', public_id: 'g', deadline: '2026-03-02T11:30:00Z' }),
    aGrant({ id: 'h', public_id: 'h', deadline: '2026-06-02T11:30:00Z' }),
  );
  const seen = async () => {
    const { text, headers } = await site.visit('/grants');
    return [...[...text.matchAll(/closes in [^<]*/g)].map(([words]) => words), headers.get('etag')];
  };
  // Twice, so that it is kept.
  const [near, far, before] = [await seen(), await seen()][1] ?? [];
  assert.deepEqual([near, far], ['closes in 23 hours', 'closes in 3 months']);
  const later = async (minutes: number) => {
    pass(site.test, minutes * 60_000);
    return seen();
  };
  assert.deepEqual(await later(30), [near, far, before], 'half past: the words are still true');
  const [now, , after] = await later(1);
  assert.equal(now, 'closes in 22 hours');
  assert.notEqual(after, before);
  assert.equal((await later(22 * 60))[0], 'closes in 59 minutes');
});

test('what a row says of the clock is true on every list that shows it, and ends each of them in time', async () => {
  await using site = await demoSite({ filled: false });
  await site.test.add(
    'grants',
    aGrant({ id: 'g', public_id: 'g', title: 'On muscle', deadline: '2026-03-02T11:30:00Z' }),
    aGrant({ id: 'h', public_id: 'h', title: 'On muscle too', deadline: null }),
  );
  const far = async (path: string) => {
    const { text } = await site.visit(path);
    assert.match(text, /No closing date stated/);
    return [/closes? in [^<]*|closed [^<]*/.exec(text)?.[0], /headline soon/.test(text)];
  };
  const begin = site.test.clock.now.getTime();
  const at = (minutes: number) => {
    site.test.clock.now = new Date(begin + minutes * 60_000);
  };
  assert.deepEqual(await far('/grants'), ['closes in 23 hours', true]);
  at(20);
  // The row is written already; this list is another one, and is kept from its second time on.
  for (let turn = 0; turn < 3; turn++)
    assert.deepEqual(await far('/grants?q=muscle'), ['closes in 23 hours', true]);
  at(31);
  assert.deepEqual(await far('/grants?q=muscle'), ['closes in 22 hours', true]);
  at(24 * 60);
  assert.deepEqual(await far('/grants?include_expired=true&q=muscle'), ['closed 30 minutes ago', false]);
  // A clock that was set back finds the words of its moment.
  at(-20 * 24 * 60);
  assert.deepEqual(await far('/grants?include_expired=true&q=muscle'), ['closes in 20 days', false]);
});

test('similar calls say how far off they close as it is now', async () => {
  await using site = await demoSite({ filled: false });
  await site.test.add(
    'grants',
    aGrant({ id: 'g', public_id: 'g', labels: ['repair'], deadline: null }),
    aGrant({ id: 'h', public_id: 'h', labels: ['repair'], deadline: '2026-03-02T11:30:00Z' }),
  );
  const begin = site.test.clock.now.getTime();
  const far = async (minutes: number) => {
    site.test.clock.now = new Date(begin + minutes * 60_000);
    const { text } = await site.visit('/grants/g');
    return /<ol class="records">[\s\S]*?(closes in [^<]*)/.exec(text)?.[1];
  };
  const seen = [];
  for (const minutes of [0, 20, 31, 95, 31]) seen.push(await far(minutes));
  const [first, later, last] = ['closes in 23 hours', 'closes in 22 hours', 'closes in 21 hours'];
  assert.deepEqual(seen, [first, first, later, last, later]);
});

test('a last moment in a row is said to have passed from that moment on, in rows and pages that were kept', async () => {
  await using site = await demoSite({ filled: false });
  const { clock } = site.test;
  const at = (hours: number) => new Date(clock.now.getTime() + hours * 3_600_000).toISOString();
  await site.test.add(
    'events',
    anEvent({ id: 'e', title: 'Open still', start_date: at(90 * 24), submission_deadline: at(2) }),
    anEvent({ id: 'f', title: 'Over', start_date: at(91 * 24), submission_deadline: at(-48) }),
  );
  const passed = async (path: string) =>
    [
      ...(await site.visit(path)).text.matchAll(
        /<h[23]>(?:<a [^>]*>)?(\w+ ?\w*)(?:(?!<h[23]>)[\s\S])*?<\/b>, passed/g,
      ),
    ].map(([, title]) => title);
  for (let turn = 0; turn < 2; turn++) {
    assert.deepEqual(await passed('/events'), ['Over']);
    assert.deepEqual(await passed('/'), ['Over']);
  }
  clock.now = new Date(clock.now.getTime() + 3 * 3_600_000);
  for (let turn = 0; turn < 2; turn++) {
    assert.deepEqual(await passed('/events'), ['Open still', 'Over']);
    assert.deepEqual(await passed('/'), ['Open still', 'Over']);
  }
});
