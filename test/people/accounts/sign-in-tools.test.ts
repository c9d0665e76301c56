import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Browser, here, newPerson, signedInBrowser } from '../../support/browser.ts';
import { oauthApp as app, tokensOf } from '../../support/oauth-client.ts';
import { formsIn } from '../../support/shown-forms.ts';
import type { TestApp } from '../../support/test-app.ts';
import { pass } from '../../support/test-app.ts';
import { send } from '../../support/tool-client.ts';

/** A call of a tool, and what was answered. */
async function call(t: TestApp, name: string, args: object = {}, authorization?: string) {
  const params = { name, arguments: args };
  const { message, ...answer } = await send(t, 'tools/call', params, authorization, `${here}/mcp`);
  return { ...answer, body: message, result: message?.result };
}

/** A handle, and the code that the person is shown. */
async function begun(t: TestApp, scope = 'catalogue:full') {
  const { result } = await call(t, 'sign_in_start', { scope });
  assert.notEqual(result.isError, true, JSON.stringify(result));
  return result.structuredContent as { handle: string; user_code: string; verification_uri: string };
}

async function allow(t: TestApp, browser: Browser, code: string, decision = 'allow'): Promise<void> {
  const shown = await browser.submit('/device', '/device', { user_code: code });
  const form = formsIn(shown.text).find(({ action }) => action === '/device/decision');
  assert.ok(form, shown.text);
  pass(t, 1_000);
  assert.equal((await browser.post('/device/decision', { ...form.fields, decision })).status, 303);
}

const statusOf = async (t: TestApp, handle: string) =>
  (await call(t, 'sign_in_status', { handle })).result.structuredContent as Record<string, unknown>;

test('an agent begins a sign-in, a person decides, and the handle stands for that until it is revoked', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const { handle, user_code, verification_uri } = await begun(t);
  assert.equal(verification_uri, `${here}/device`);
  assert.equal((await statusOf(t, handle)).status, 'pending');
  const list = { name: 'list_organizations', arguments: { limit: 1 }, handle };
  assert.equal((await call(t, 'call_tool', list)).status, 401, 'nobody allowed anything yet');
  await allow(t, browser, user_code);
  const { status, team, scopes } = await statusOf(t, handle);
  assert.deepEqual([status, team, scopes], ['allowed', 'Ada', ['catalogue:full']]);
  const answered = await call(t, 'call_tool', list);
  assert.deepEqual([answered.status, answered.result.isError ?? false], [200, false]);
  const page = (await browser.get('/account/apps')).text;
  assert.match(page, /An agent that asked with a tool/);
  assert.doesNotMatch(page, /never used/);
  const form = formsIn(page).find(({ action }) => action.endsWith('/revoke'));
  await browser.submit('/account/apps', form?.action as string);
  assert.match((await browser.get('/account/activity')).text, /A program was revoked/);
  assert.equal((await call(t, 'call_tool', list)).status, 401);
  assert.equal((await statusOf(t, handle)).status, 'expired');
  const held = JSON.stringify(await t.desk.db.selectFrom('sign_in_handles').selectAll().execute());
  assert.ok(!held.includes(handle));
  assert.deepEqual(t.bugs, []);
});

test('what a person allows is bound to the handle whose code was typed, and to no other one', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const [mine, theirs] = [await begun(t), await begun(t)];
  await allow(t, browser, mine.user_code);
  assert.equal((await statusOf(t, mine.handle)).status, 'allowed');
  assert.equal((await statusOf(t, theirs.handle)).status, 'pending');
  const list = { name: 'list_organizations', arguments: { limit: 1 }, handle: theirs.handle };
  assert.equal((await call(t, 'call_tool', list)).status, 401);
});

test('a handle ends after an hour, a refused one at once, and one beside a credential is refused', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada'));
  const refused = await begun(t);
  await allow(t, browser, refused.user_code, 'deny');
  assert.equal((await statusOf(t, refused.handle)).status, 'refused');
  const { handle, user_code } = await begun(t, 'catalogue:full research:write');
  await allow(t, browser, user_code);
  const list = { name: 'list_organizations', arguments: {}, handle };
  assert.equal((await call(t, 'call_tool', list)).status, 200);
  const { tokens } = await tokensOf(t, browser, { resource: `${here}/mcp` });
  const both = await call(t, 'call_tool', list, `Bearer ${tokens.access_token}`);
  assert.ok(both.status === 400 || both.result?.isError, JSON.stringify(both.body));
  pass(t, 3_600_000);
  assert.equal((await statusOf(t, handle)).status, 'expired');
  assert.equal((await call(t, 'call_tool', list)).status, 401);
  assert.equal((await call(t, 'call_tool', { ...list, handle: 'signin_invented' })).status, 401);
});

test('ten sign-ins an hour are begun from one address', async () => {
  await using t = await app();
  for (let n = 0; n < 10; n++) await begun(t);
  assert.equal((await call(t, 'sign_in_start')).result.isError, true);
});

test('who asks for a tool of teams without a credential is told where to sign in, and reads on without', async () => {
  await using t = await app();
  const { status, headers, body } = await call(t, 'list_organizations');
  assert.equal(status, 401);
  assert.equal(
    headers.get('www-authenticate'),
    `Bearer scope="catalogue:full", resource_metadata="${here}/.well-known/oauth-protected-resource/mcp"`,
  );
  assert.equal(body.code, 'sign_in_needed');
  assert.equal((await call(t, 'call_tool', { name: 'list_organizations' })).status, 401);
  assert.equal((await call(t, 'list_grants')).status, 200, 'the public tier needs no sign-in');
  const unknown = await call(t, 'list_nothing');
  assert.deepEqual([unknown.status === 401, 'error' in unknown.body], [false, true]);
});

test('a program that needs more than it was allowed is told which scope, and one whose team has no more is not', async () => {
  await using t = await app();
  const browser = await signedInBrowser(t, await newPerson(t, 'Ada', 'top'));
  const wanted = { resource: `${here}/mcp`, scope: 'catalogue:full crm:read' };
  const token = `Bearer ${(await tokensOf(t, browser, wanted)).tokens.access_token}`;
  assert.equal((await call(t, 'list_claims', {}, token)).status, 200);
  const claim = { lead_id: 'lead-1' };
  const writing = await call(t, 'create_claim', claim, token);
  assert.equal(writing.status, 403, JSON.stringify(writing.body));
  assert.match(
    writing.headers.get('www-authenticate') ?? '',
    /^Bearer error="insufficient_scope", scope="crm:write", resource_metadata=".*\/mcp"$/,
  );
  const top = await call(t, 'list_intelligence_events', {}, token);
  assert.deepEqual(
    [top.status, /scope="intelligence:read"/.test(top.headers.get('www-authenticate') ?? '')],
    [403, true],
  );
  const grace = await signedInBrowser(t, await newPerson(t, 'Grace', 'full'));
  const full = `Bearer ${(await tokensOf(t, grace, wanted)).tokens.access_token}`;
  assert.equal(
    (await call(t, 'list_intelligence_events', {}, full)).status,
    200,
    'an error of the protocol, as for every name that is none',
  );
});
