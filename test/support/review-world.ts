// A fund, people who may review it, the operator who reads reviews, and the weeks that pass.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { dayMs } from '../../src/kernel/durations.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { withdrawLeaving } from '../../src/people/reviews/leaving.ts';
import { releaseDue, syncReviews } from '../../src/people/reviews/release.ts';
import { type Browser, hereConfig, newPerson, signedInBrowser } from './browser.ts';
import { anOrganization } from './records.ts';
import { createTestApp, pass, type TestApp } from './test-app.ts';

export const secret = new Uint8Array(32).fill(7);
export const path = '/funds/tide-fund/review';

export async function app(): Promise<TestApp> {
  const t = await createTestApp({ parts: () => ({ config: hereConfig, secret }) });
  const fund = { id: 'o-1', public_id: 'tide-fund', name: 'Tide Fund', url: 'https://www.tide.example/' };
  await t.add('organizations', anOrganization(fund));
  await t.add('organizations', anOrganization({ id: 'o-2', public_id: 'ebb-fund', name: 'Ebb Fund' }));
  return t;
}

export const words =
  'They told us within two weeks why the proposal was declined, which helped us a good deal with the one that we wrote next.';
export const typed = (more: Record<string, string> = {}) => ({
  relation: 'applied_declined',
  year: '2025',
  clarity: '4',
  fairness: '3',
  speed: '5',
  helped: `${words} ${String.fromCharCode(...randomBytes(12).map((one) => 97 + (one % 26)))}`,
  declaration: 'true',
  ...more,
});

/** People whose accounts are a week old, each with a browser. */
export async function people(t: TestApp, ...names: string[]): Promise<readonly Browser[]> {
  const ids: string[] = [];
  for (const name of names) ids.push(await newPerson(t, name));
  pass(t, 8 * dayMs);
  return Promise.all(ids.map((id) => signedInBrowser(t, id)));
}

/** The same person in a new session: one that nobody used for two weeks is over. */
export async function back(t: TestApp, name: string): Promise<Browser> {
  const found = t.desk.db.selectFrom('users').select('id').where('name', '=', name);
  return signedInBrowser(t, (await found.executeTakeFirstOrThrow()).id);
}

export async function accepted(t: TestApp) {
  const operator = await signedInBrowser(t);
  const rows = await t.desk.db.selectFrom('reviews').select('id').where('status', '=', 'submitted').execute();
  for (const { id } of rows) {
    const decision = { decision: 'accepted', statement: 'Fine.' };
    const done = await operator.submit('/operator/reviews', `/operator/reviews/${id}/decide`, decision);
    assert.equal(done.status, 303, done.text);
  }
  return operator;
}

/** A week later, as the clock of the server does it. */
export async function published(t: TestApp) {
  pass(t, 7 * dayMs);
  const released = await releaseDue(t.desk, t.ledger, 3, t.clock.now);
  await withdrawLeaving(t.desk, secret, t.clock.now);
  await syncReviews(t.desk, t.ledger, t.clock.now);
  await catchUp(t.ledger, t.shelf);
  return released;
}

export const reviewsOf = async (t: TestApp) => (await t.get('/ratings/funds/tide-fund/reviews')).body.data;
