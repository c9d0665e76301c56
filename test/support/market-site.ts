// A site of this machine with a market that its operator drafted in a browser.

import assert from 'node:assert/strict';
import { type Browser, hereConfig, signedInBrowser } from './browser.ts';
import { createTestApp, pass, type TestApp } from './test-app.ts';

export const app = () => createTestApp({ parts: () => ({ config: hereConfig }) });
export const later = (t: TestApp, hours: number) => {
  pass(t, hours * 3_600_000);
};

export const question = 'Does Meridian open a call for thymus research before July?';

/** A draft as an operator types it, whatever the time is; a moment of a form has no seconds. */
export async function drafted(t: TestApp, operator: Browser) {
  const making = '/operator/markets/new';
  const closes_at = new Date(t.clock.now.getTime() + 30 * 86_400_000).toISOString().slice(0, 16);
  const draft = {
    question: 'Does it come?',
    criteria_md: 'Yes where it came.',
    outcomes: 'Yes\nNo',
    closes_at,
  };
  const made = await operator.submit(making, making, draft);
  assert.equal(made.status, 303, made.text);
  return { page: made.headers.get('location') as string, closes_at };
}

/** The operator drafts a market; it is not opened yet. */
export async function opened(t: TestApp) {
  const operator = await signedInBrowser(t);
  const made = await operator.submit('/operator/markets/new', '/operator/markets/new', {
    question,
    criteria_md: 'Yes where the call is on the page of the fund. <script>alert(1)</script>',
    outcomes: 'Yes\nNo',
    closes_at: '2026-06-30T00:00:00Z',
  });
  assert.equal(made.status, 303, made.text);
  const at = made.headers.get('location') as string;
  const id = at.split('/').at(-1) as string;
  return { operator, at, id, path: `/markets/${id}` };
}
