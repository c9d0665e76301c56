// Signing in with an identity provider: to it by a link, back by its redirect, and for whoever comes for the
// first time to a page that asks how to be called. What is under way stands in signed cookies of the browser
// that began it, and nothing of somebody who did not go through with it is kept here.

import { hashOfSecret } from '../../access/key-format.ts';
import { type SealedValues, sealedValues } from '../../access/signed-cookie.ts';
import { mustBeOwnPage } from '../../channels/http/own-page.ts';
import { hourMs } from '../../kernel/durations.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { goodHandle, goodName } from '../../people/accounts/names.ts';
import { signInRequired } from '../../people/accounts/person.ts';
import type { Attempt, Provider } from '../../people/accounts/providers.ts';
import { cookieLine, cookieNamed, ownCookie } from '../../people/accounts/sessions.ts';
import { type Identity, issuersOfAddress, signUp, userOfIdentity } from '../../people/accounts/users.ts';
import { errorsOf, form, type Values } from '../kit/form.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { type Page, type PageRequest, type PageRoute, seeOther } from '../kit/page.ts';
import { privatePage } from '../kit/person-form.ts';
import { type AccountSite, formRoute } from './account-page.ts';
import { arrivedToJoin, identityRoutes } from './identity-pages.ts';
import { profileFields } from './profile-fields.ts';
import { returnTo } from './return-to.ts';
import { signedIn } from './sign-in-pages.ts';

const attemptMs = 15 * 60_000;
const welcomeMs = hourMs;

interface Arrived {
  readonly identity: Identity;
  readonly name: string | null;
  readonly to: string;
}

export function providerRoutes(site: AccountSite): readonly PageRoute[] {
  const providers = site.providers ?? [];
  if (providers.length === 0) return [];
  const attempts = sealedValues<Attempt>(site.secret, 'attempt', attemptMs);
  const arrivals = sealedValues<Arrived>(site.secret, 'welcome', welcomeMs);
  return [
    {
      name: 'sign_in_callback',
      method: 'GET',
      path: '/sign-in/callback',
      answer: (ask) => callback(ask, site, attempts, arrivals),
    },
    {
      name: 'sign_in_provider',
      method: 'GET',
      path: '/sign-in/:n',
      answer: (ask) => begin(ask, providers, attempts),
    },
    { name: 'welcome', method: 'GET', path: '/welcome', answer: (ask) => welcome(ask, site, arrivals) },
    formRoute('sign_up', '/welcome', (ask) => enter(ask, site, arrivals)),
    ...identityRoutes(site),
  ];
}

function cookieOf(ask: PageRequest, use: 'attempt' | 'welcome', text: string, ms: number): string {
  return cookieLine(ask.site.url, nameOf(ask, use), text, ms / 1000);
}

function nameOf({ site }: PageRequest, use: string): string {
  return ownCookie(site.url, `perennial_${use}`);
}

function sealedIn<Value extends object>(
  ask: PageRequest,
  use: 'attempt' | 'welcome',
  values: SealedValues<Value>,
) {
  return values.open(cookieNamed(ask.request.headers.get('cookie'), nameOf(ask, use)), ask.now);
}

async function begin(
  ask: PageRequest,
  providers: readonly Provider[],
  attempts: SealedValues<Attempt>,
): Promise<Response> {
  const n = /^[1-9]$/.test(ask.params.n ?? '') ? Number(ask.params.n) : 0;
  const provider = providers[n - 1];
  if (!provider) throw new Refusal('not_found', 'There is no such way to sign in.');
  const to = returnTo(ask.query.get('return_to'));
  const { session } = ask.visit.caller;
  const joins = ask.query.has('join');
  if (joins && session === null) return seeOther('/sign-in?return_to=%2Faccount');
  // Whom to join is said anew: a session that somebody else left at the provider does not count.
  const begun = await provider.begin(n, to, joins || ask.query.has('again'));
  const { url } = begun;
  const attempt = { ...begun.attempt, ...(joins && session ? { joins: session.hash } : {}) };
  return seeOther(url, {
    'Set-Cookie': cookieOf(ask, 'attempt', attempts.seal(attempt, ask.now), attemptMs),
  });
}

/** Where a sign-in came to nothing: why, and how to begin once more. */
function notSignedIn(ask: PageRequest, why: string, to: string): Page {
  const isIn = ask.visit.caller.session !== null;
  const next = isIn
    ? html`<a class="button" href="/account">Your account</a>`
    : html`<a class="button" href="/sign-in?return_to=${encodeURIComponent(to)}">Begin once more</a>`;
  const title = isIn ? 'Nothing was changed' : 'You are not signed in';
  return privatePage({ title, lede: why, status: 400 }, html`<p>${next}</p>`);
}

async function callback(
  ask: PageRequest,
  site: AccountSite,
  attempts: SealedValues<Attempt>,
  arrivals: SealedValues<Arrived>,
): Promise<Page | Response> {
  const attempt = sealedIn(ask, 'attempt', attempts);
  const provider = attempt && site.providers?.[attempt.n - 1];
  if (!attempt || !provider)
    return notSignedIn(ask, 'This sign-in was not begun in this browser, or is over.', '/account');
  try {
    return await arrive(ask, site, { attempt, provider }, arrivals);
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason !== 'invalid_input') throw error;
    return notSignedIn(ask, error.message, attempt.to);
  }
}

async function arrive(
  ask: PageRequest,
  site: AccountSite,
  { attempt, provider }: { readonly attempt: Attempt; readonly provider: Provider },
  arrivals: SealedValues<Arrived>,
): Promise<Response> {
  const { identity, name, authAt } = await provider.finish(new URL(ask.request.url), attempt);
  const done = cookieOf(ask, 'attempt', '', 0);
  const user = await userOfIdentity(site.desk, identity, ask.now);
  if (attempt.joins !== undefined) {
    const { label } = provider;
    const waiting = { identity, label, session: attempt.joins, user: user?.id ?? null };
    const response = arrivedToJoin(ask, site, waiting);
    response.headers.append('Set-Cookie', done);
    return response;
  }
  if (user) {
    const response = await signedIn(ask, site, { user: user.id, method: 'oidc', authAt }, attempt.to);
    response.headers.append('Set-Cookie', done);
    return response;
  }
  const response = seeOther('/welcome', { 'Set-Cookie': done });
  const arrived: Arrived = { identity, name: name?.slice(0, 80) ?? null, to: attempt.to };
  response.headers.append('Set-Cookie', cookieOf(ask, 'welcome', arrivals.seal(arrived, ask.now), welcomeMs));
  return response;
}

function arrivedIn(
  ask: PageRequest,
  arrivals: SealedValues<Arrived>,
): { readonly arrived: Arrived; readonly ticketOf: { session: string; action: string; subject: string } } {
  const arrived = sealedIn(ask, 'welcome', arrivals);
  if (!arrived) throw signInRequired();
  const session = hashOfSecret(cookieNamed(ask.request.headers.get('cookie'), nameOf(ask, 'welcome')) ?? '');
  return { arrived, ticketOf: { session, action: 'sign_up', subject: '' } };
}

/** A second account is made by no mistake: whoever has the address already is told how to go on with the first. */
async function knownAlready({ desk, providers = [] }: AccountSite, { identity }: Arrived): Promise<SafeHtml> {
  const { email, emailVerified, issuer } = identity;
  const issuers = email !== null && emailVerified ? await issuersOfAddress(desk, email) : [];
  if (issuers.length === 0) return nothing;
  const nameOf = (one: string) => providers.find((provider) => provider.issuer === one)?.label ?? one;
  return html`<div class="notice"><p>There is an account with the address ${email} already. If it is yours, <a href="/sign-in">sign in</a> as you did before, with ${issuers.map(nameOf).join(' or ')}, and add ${nameOf(issuer)} on its page. What is made here is a second account, which has nothing of the first.</p></div>`;
}

async function welcome(
  ask: PageRequest,
  site: AccountSite,
  arrivals: SealedValues<Arrived>,
  values: Values | null = null,
  refused: Refusal | null = null,
): Promise<Page | Response> {
  const isOver = sealedIn(ask, 'welcome', arrivals) === null && ask.visit.caller.session !== null;
  if (isOver && refused === null) return seeOther('/account');
  const { arrived, ticketOf } = arrivedIn(ask, arrivals);
  return privatePage(
    { title: 'Welcome', lede: 'How may we call you?', status: refused ? 400 : 200 },
    html`${await knownAlready(site, arrived)}
${form({
  id: 'welcome',
  action: '/welcome',
  fields: [
    ...profileFields,
    {
      name: 'terms',
      label: 'I have read what is kept of me',
      type: 'checkbox',
      required: true,
      hint: html`<a href="/privacy">What is kept of you</a>, and how to have it erased.`,
    },
  ],
  submit: 'Make my account',
  values: values ?? { name: arrived.name ?? '' },
  errors: refused ? errorsOf(refused) : [],
  ticket: site.tickets.make(ticketOf, ask.now),
})}`,
  );
}

async function enter(
  ask: PageRequest,
  site: AccountSite,
  arrivals: SealedValues<Arrived>,
): Promise<Page | Response> {
  if (ask.request.headers.has('authorization'))
    throw new Refusal('browser_only', 'A browser signs in, without another credential.');
  mustBeOwnPage(ask.request, ask.site.url);
  const { arrived, ticketOf } = arrivedIn(ask, arrivals);
  const values = await ask.form();
  try {
    if (site.tickets.check(values.ticket ?? '', ticketOf, ask.now) === 'forged') {
      throw new Refusal('stale_form', 'Look at this form once more and send it from here.');
    }
    if (values.terms !== 'true')
      throw invalid('terms', 'Say that you have read it, and the account is made.', 'required');
    const profile = {
      name: goodName(values.name ?? ''),
      handle: goodHandle(values.handle),
      publicName: values.public_name === 'true',
    };
    const clockAndRandom = { now: ask.now, random: site.random };
    const user = await signUp(
      site.desk,
      { identity: arrived.identity, profile, tier: site.newTeamTier },
      clockAndRandom,
    );
    const response = await signedIn(ask, site, { user, method: 'oidc', authAt: null }, arrived.to);
    response.headers.append('Set-Cookie', cookieOf(ask, 'welcome', '', 0));
    return response;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return welcome(ask, site, arrivals, values, error);
  }
}
