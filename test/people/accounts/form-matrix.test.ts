// The matrix of `promises/cookies.test.ts`, filled for every form that the site has: those of people, of the
// operator, of Omega Point and those that anybody may send. With the session of the operator, no page of another
// site, no script and no request without a body changes anything.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operations } from '../../../src/catalogue.ts';
import { takesCookies } from '../../../src/channels/http/own-page.ts';
import { families } from '../../../src/families.ts';
import type { Provider } from '../../../src/people/accounts/providers.ts';
import { pageRoutes } from '../../../src/website/website.ts';
import { browserOf, hereConfig, linkFor } from '../../support/browser.ts';
import { fetchSites, originsAround } from '../../support/hostile.ts';
import { shareOf } from '../../support/often.ts';
import { createTestApp } from '../../support/test-app.ts';

const site = 'https://perennial.test';
const forms = pageRoutes({
  accounts: { off: [], providers: [{}], secret: new Uint8Array(32) } as never,
  site: { families, operations } as never,
  operations,
  partner: '',
  documented: () => ({}) as never,
})
  .filter(({ method }) => method === 'POST')
  .map(({ path }) => path.replaceAll(/:\w+/g, 'x'));

const origins = originsAround(site);
const types = [
  null,
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
];
const methods = ['POST', 'PUT', 'PATCH', 'DELETE'];

const combinations = methods.flatMap((method) =>
  origins.flatMap((origin) =>
    fetchSites.flatMap((from) =>
      types.flatMap((type) => [true, false].map((hasCookie) => ({ method, origin, from, type, hasCookie }))),
    ),
  ),
);

test('C22: with the operator’s session no form of the site is taken from another site, by another method or in another form', async () => {
  await using t = await createTestApp({
    now: new Date(),
    parts: () => ({
      config: { ...hereConfig, siteUrl: site },
      providers: [{ label: 'Test ID' } as Provider],
    }),
  });
  const operator = browserOf(t, { at: site });
  const link = await linkFor(t);
  assert.equal((await operator.submit(link, link)).status, 303);
  const cookie = [...operator.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const every = forms.flatMap((path) => combinations.map((one) => ({ path, ...one })));
  // Neither number has a divisor in common with that of the combinations: each of these meets one form in so many.
  const asked = shareOf(every, 23, 3);
  const wrong: string[] = [];
  for (const { path, method, origin, from, type, hasCookie } of asked) {
    const headers = new Headers({ accept: 'text/html' });
    if (origin !== null) headers.set('origin', origin);
    if (from !== null) headers.set('sec-fetch-site', from);
    if (type !== null) headers.set('content-type', type);
    if (hasCookie) headers.set('cookie', cookie);
    const body = type === null ? null : 'name=Changed&ticket=x';
    const response = await t.app.fetch(new Request(site + path, { method, headers, body }));
    const text = await response.text();
    const said = `${method} ${path} ${origin} ${from} ${type} ${hasCookie ? 'cookie' : ''}: ${response.status}`;
    if (response.status >= 500 || response.status < 300) wrong.push(`${said} ${text.slice(0, 200)}`);
    const ours =
      (origin === null || origin === site) && (from === 'same-origin' || (from === null && origin === site));
    // Where mail programs unsubscribe no cookie is read.
    if (hasCookie && takesCookies(path) && !ours && response.status !== 403)
      wrong.push(`${said}, and not 403`);
    if (response.headers.get('set-cookie')?.includes('Max-Age=0')) wrong.push(`${said}: the session ended`);
    if (response.headers.get('access-control-allow-origin') !== null) wrong.push(`${said}: open to others`);
  }
  assert.deepEqual(wrong.slice(0, 20), []);
  assert.ok(forms.length > 70 && asked.length > 3_000, `${forms.length} forms, ${asked.length} requests`);
  assert.equal((await operator.get('/account')).status, 200, 'and the operator is signed in still');
  assert.deepEqual(t.bugs, []);
});
