// Signing in and out. A link only shows who it would sign in, because mail programs open links by
// themselves; its button does it.

import { hashOfSecret } from '../../access/key-format.ts';
import { mustBeOwnPage } from '../../channels/http/own-page.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { endOwnSession } from '../../people/accounts/account-operations.ts';
import { type SignIn, signIn } from '../../people/accounts/own-sessions.ts';
import { cookieLine, cookieNamed, sessionCookieName, sessionLifeMs } from '../../people/accounts/sessions.ts';
import { spendLink, userOfLink } from '../../people/accounts/sign-in-links.ts';
import { html, nothing } from '../kit/html.ts';
import { type Page, type PageRequest, type PageRoute, seeOther } from '../kit/page.ts';
import { act, buttonForm, privatePage } from '../kit/person-form.ts';
import { type AccountSite, formRoute } from './account-page.ts';
import { returnTo } from './return-to.ts';

export function signInRoutes(site: AccountSite): readonly PageRoute[] {
  return [
    { name: 'sign_in', method: 'GET', path: '/sign-in', answer: async (ask) => chooseHow(ask, site) },
    {
      name: 'sign_in_link',
      method: 'GET',
      path: '/sign-in/link/:token',
      answer: (ask) => showLink(ask, site),
    },
    formRoute('sign_in_by_link', '/sign-in/link/:token', (ask) => useLink(ask, site)),
    formRoute('sign_out', '/sign-out', async (ask) => {
      const answer = await act(ask, site, {
        operation: endOwnSession,
        submit: 'Sign out',
        says: 'signed_out',
        back: '/account',
        done: () => '/',
      });
      if (answer instanceof Response && answer.headers.get('location') === '/') {
        answer.headers.append('Set-Cookie', cookieLine(ask.site.url, sessionCookieName(ask.site.url), '', 0));
      }
      return answer;
    }),
  ];
}

/** Signs the person in in this browser, and leads on. */
export async function signedIn(
  ask: PageRequest,
  { desk, random }: AccountSite,
  who: Pick<SignIn, 'user' | 'method' | 'authAt'>,
  to: string,
): Promise<Response> {
  const { request, now } = ask;
  const agent = request.headers.get('user-agent');
  const name = sessionCookieName(ask.site.url);
  const cookie = cookieNamed(request.headers.get('cookie'), name);
  const session = await signIn(desk, { ...who, agent, cookie }, { now, random });
  // Whose account is being closed is told so, and how to keep it, before anything else.
  const next = session.closing ? '/account/close' : to;
  return seeOther(next, {
    'Set-Cookie': cookieLine(ask.site.url, name, session.value, sessionLifeMs / 1000),
  });
}

function chooseHow(ask: PageRequest, site: AccountSite): Page | Response {
  const to = returnTo(ask.query.get('return_to'));
  const isAgain = ask.query.has('again');
  if (ask.visit.caller.session !== null && !isAgain) return seeOther(to);
  const query = `?return_to=${encodeURIComponent(to)}${isAgain ? '&again=1' : ''}`;
  const providers = site.providers ?? [];
  const ways = providers.map(
    ({ label }, at) =>
      html`<li><a class="button" href="/sign-in/${at + 1}${query}">Sign in with ${label}</a></li>`,
  );
  const lede =
    'Reading needs no account. With one you save searches, write, comment and forecast, work in a team, make keys, and let programs act for you.';
  return privatePage(
    { title: 'Sign in', lede },
    html`<div class="personal">${ways.length > 0 ? html`<ul class="plain">${ways}</ul>` : html`<p>This server has no identity provider yet.</p>`}
${ways.length > 0 && ask.visit.isLocal?.() !== true ? nothing : html`<p class="muted">Whoever runs this server can print a link that signs in once, for ten minutes: <code>perennial sign-in</code>.</p>`}</div>`,
  );
}

const linkIsOver = new Refusal(
  'not_found',
  'This link is not good any more: it signs in once, for ten minutes, on the machine that printed it. Print a new one with perennial sign-in.',
);

/** Over plain HTTP a link is good on this machine alone: elsewhere others could read it on the way. */
async function personOfLink(ask: PageRequest, { desk }: AccountSite) {
  const token = ask.params.token ?? '';
  const safe = ask.site.url.startsWith('https:') || ask.visit.isLocal?.() === true;
  const user = safe && /^[\w-]{43}$/.test(token) ? await userOfLink(desk, token, ask.now) : null;
  if (!user) throw linkIsOver;
  return { token, user };
}

function ticketOf(token: string) {
  return { session: hashOfSecret(token), action: 'sign_in', subject: '' };
}

async function showLink(ask: PageRequest, site: AccountSite): Promise<Page> {
  const { token, user } = await personOfLink(ask, site);
  const ticket = site.tickets.make(ticketOf(token), ask.now);
  return privatePage(
    { title: 'Sign in', lede: `This link signs in ${user.name} in this browser. It is good once.` },
    buttonForm({ action: ask.path, ticket, submit: 'Sign in', about: `as ${user.name}` }),
  );
}

async function useLink(ask: PageRequest, site: AccountSite): Promise<Response> {
  if (ask.request.headers.has('authorization')) {
    throw new Refusal('browser_only', 'A browser signs in, without another credential.');
  }
  mustBeOwnPage(ask.request, ask.site.url);
  const { token, user } = await personOfLink(ask, site);
  const { ticket = '' } = await ask.form();
  const state = site.tickets.check(ticket, ticketOf(token), ask.now);
  if (state === 'forged') throw new Refusal('stale_form', 'Open the link once more and press its button.');
  if (!(await spendLink(site.desk.db, token, ask.now))) throw linkIsOver;
  return signedIn(ask, site, { user: user.id, method: 'link', authAt: null }, '/account');
}
