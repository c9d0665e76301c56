// Whoever finds something wrong in a record reaches, from any answer that shows it, a form that knows which
// record is meant.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations } from '../../src/catalogue.ts';
import { families } from '../../src/families.ts';
import { recordSchema } from '../../src/kernel/listing.ts';
import { formsIn } from '../support/shown-forms.ts';
import { site as siteUrl } from '../support/test-app.ts';
import { demoSite } from '../support/website.ts';

/** The records in an answer: whatever has a correction_url. */
function addressesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([member, inner]) =>
    member === 'correction_url' ? [String(inner)] : addressesIn(inner),
  );
}

test('correction_url of every family leads to the form of data requests with the record filled in', async () => {
  await using demo = await demoSite();
  const read = families.filter(
    (family) =>
      (family.list ?? family.detail) !== undefined ||
      operations.some(({ shows, lists }) => shows?.family === family || lists?.family === family),
  );
  const reached = new Set<string>();
  for (const family of read) {
    const places = ['row', 'detail'] as const;
    assert.ok(
      places.some((place) => 'correction_url' in (recordSchema(family, 'top', place).properties as object)),
      `${family.name} says where to ask for a correction`,
    );
  }
  const paths = ['/ideas', '/contacts', '/labels', '/theories', '/theories/clusters', '/pages'];
  for (const family of read) {
    for (const { path } of family.detail ?? []) {
      const list = family.list?.find((one) => !one.path.includes('{'));
      if (!list) continue;
      const { body } = await demo.test.get(`${list.path}?limit=3`, { tier: 'top' });
      for (const row of (body.data ?? body) as readonly Record<string, string>[])
        paths.push(path.replace(/\{\w+\}/, encodeURIComponent(row.public_id ?? row.slug ?? String(row.id))));
    }
  }
  for (const kind of ['letter', 'interview', 'press']) paths.push(`/content/${kind}`);
  paths.push('/companies/ombrelune-bio/records');
  for (const path of paths) {
    const { status, body } = await demo.test.get(path, { tier: 'top' });
    assert.equal(status, 200, path);
    for (const address of addressesIn(body).slice(0, 3)) {
      assert.ok(address.startsWith(`${siteUrl}/privacy/request?`), `${path}: ${address}`);
      const asked = new URL(address).searchParams;
      const page = await demo.visit(address.slice(siteUrl.length));
      assert.equal(page.status, 200, address);
      const form = formsIn(page.text).find(({ action }) => action === '/privacy/request');
      assert.equal(form?.fields.subject_kind, asked.get('subject_kind'));
      assert.equal(form?.fields.subject_public_id, asked.get('subject_public_id'));
      assert.ok(form?.fields.subject_public_id, address);
      reached.add(String(asked.get('subject_kind')));
    }
  }
  // What the demo has nothing of has no record to try.
  const without = read.filter(({ singular }) => !reached.has(singular)).map(({ name }) => name);
  assert.deepEqual(without, []);
});

test('whoever reports an error is told which record is meant, and why they write in words of their own', async () => {
  await using demo = await demoSite();
  const record = await demo.visit('/grants/citizen-lifespan-assays');
  const [, link = ''] = /href="(\/contact\?correct=[^"]*)"/.exec(record.text) ?? [];
  const page = await demo.visit(link);
  assert.match(page.text, /<title>Report an error · /);
  assert.match(page.text, /Say what is wrong with grants\/citizen-lifespan-assays/);
  assert.match(page.text, /<option value="correct" selected>Something is wrong</);
  const typed = { purpose: 'correct', entity_to_correct: 'grants/citizen-lifespan-assays', name: 'Ada' };
  const refused = await demo.post('/contact', typed);
  assert.equal(refused.status, 400);
  assert.match(refused.text, /<title>Not sent: Report an error · /);
  assert.match(refused.text, /Your message is required/);
  const without = await demo.post('/contact', {
    ...typed,
    entity_to_correct: '',
    email: 'a@b.example',
    message: 'No.',
  });
  assert.match(without.text, />Say what is to be corrected\.</, 'in words of the form, not of programs');
  assert.match((await demo.visit('/contact')).text, /<title>Write to us · /);
});

test('what is asked for, and why somebody writes, is chosen by whoever writes', async () => {
  await using demo = await demoSite();
  for (const [path, choice, said] of [
    ['/privacy/request', 'request_kind', 'What you ask for is to be chosen.'],
    ['/contact', 'purpose', 'Why you write is to be chosen.'],
  ] as const) {
    const form = formsIn((await demo.visit(path)).text).find(({ action }) => action === path);
    assert.equal(form?.fields[choice], '', 'nobody asks for a removal by overlooking a choice');
    const sent = await demo.post(path, { ...form?.fields, requester_email: 'ada@example.org' });
    assert.equal(sent.status, 400);
    assert.ok(sent.text.includes(`<a href="#sheet-${choice}">${said}</a>`), path);
  }
});
