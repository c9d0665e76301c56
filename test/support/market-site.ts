// A site of this machine with a market that its operator drafted in a browser.

import assert from 'node:assert/strict';
import { hereConfig, signedInBrowser } from './browser.ts';
import { createTestApp, pass, type TestApp } from './test-app.ts';

export const app = () => createTestApp({ parts: () => ({ config: hereConfig }) });
export const later = (t: TestApp, hours: number) => {
  pass(t, hours * 3_600_000);
};

export const question = 'Does Meridian open a call for thymus research before July?';

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
