// What the pages of an account share: they are for whoever is signed in, are kept nowhere and found by no
// search engine.

import type { AppContext } from '../../context.ts';
import type { ReadAs } from '../../kernel/answer.ts';
import type { Operation, Params } from '../../kernel/operation.ts';
import type { Tier } from '../../kernel/tier.ts';
import type { OauthServer } from '../../people/accounts/oauth/server.ts';
import type { Provider } from '../../people/accounts/providers.ts';
import { askOperation } from '../kit/ask.ts';
import { type Hole, html, nothing, type SafeHtml } from '../kit/html.ts';
import { type Page, type PageRequest, type PageRoute, type Site, seeOther } from '../kit/page.ts';
import { act, type FormAction, type PersonForms, privatePage } from '../kit/person-form.ts';

const accountPages = [
  ['/account', 'Account'],
  ['/account/keys', 'Keys'],
  ['/account/apps', 'Programs'],
  ['/account/runs', 'Runs'],
  ['/account/sessions', 'Sessions'],
  ['/account/searches', 'Searches'],
  ['/account/search-profile', 'Search profile'],
  ['/account/activity', 'Activity'],
  ['/account/decisions', 'Decisions'],
  ['/account/mail', 'Mail'],
  ['/account/export', 'Export'],
  ['/account/close', 'Close'],
] as const;

/** What every page offers whoever reads it: the own account, or the way in. */
export const peopleLinks: NonNullable<Site['peopleLinks']> = ({ session, account }) =>
  session !== null && account !== null
    ? [{ href: '/account', text: account.name }]
    : [{ href: '/sign-in', text: 'Sign in' }];

/** A page of the account: its title, its content below the way to the other ones. */
export function accountPage(ask: PageRequest, title: string, content: SafeHtml, lede?: string): Page {
  const shown = accountPages.filter(
    ([href]) => !href.startsWith('/account/search') || ask.site.savesSearches,
  );
  const entries = shown.map(([href, text]) => {
    const current = ask.path === href ? html` aria-current="page"` : null;
    return html`<li><a href="${href}"${current}>${text}</a></li>`;
  });
  const page = privatePage(
    { title, lede },
    html`<nav class="tabs" aria-label="Pages of your account"><ul>${entries}</ul></nav>
<div class="personal">${content}</div>`,
  );
  // "Keys" alone tells nobody whose.
  return title === 'Account' ? page : { ...page, title: `${title} · Account` };
}

/** Where the operator set no mail server, a page that speaks of mail says so first. */
export function noMailHere({ context }: PageRequest, besides: string): Hole {
  return context.sendsMail
    ? nothing
    : html`<p class="notice">This server sends no mail, until its operator sets a mail server.${besides}</p>`;
}

/** What a personal operation answers whoever is signed in. */
export async function asPerson<Output>(
  ask: PageRequest,
  operation: Operation<Params, Output>,
  input: object = {},
): Promise<ReadAs<Output>> {
  const { answer } = await askOperation({ context: { ...ask.context, actor: 'person' } }, operation, input);
  return answer;
}

/** A page that leads to the sign-in, and back, where nobody is signed in. */
export function personRoute(
  name: string,
  path: string,
  answer: (ask: PageRequest) => Promise<Page | Response>,
): PageRoute {
  return {
    name,
    method: 'GET',
    path,
    answer: async (ask) => {
      if (ask.visit.caller.session !== null) return answer(ask);
      const back = ask.query.size > 0 ? `${ask.path}?${ask.query}` : ask.path;
      return seeOther(`/sign-in?return_to=${encodeURIComponent(back)}`);
    },
  };
}

export function formRoute(
  name: string,
  path: string,
  answer: (ask: PageRequest) => Promise<Page | Response>,
): PageRoute {
  return { name, method: 'POST', path, answer };
}

/** A form about the thing that `:id` of its path names; when it is done `back` is shown again. */
export function itemRoute(
  site: AccountSite,
  name: string,
  path: string,
  action: Omit<FormAction, 'subject' | 'input'>,
): PageRoute {
  return formRoute(name, path, (ask) => {
    const { id = '' } = ask.params;
    return act(ask, site, { ...action, subject: id, input: { id }, done: () => action.back });
  });
}

/** What the pages of accounts are made with. */
export interface AccountSite extends PersonForms {
  readonly desk: AppContext['desk'];
  readonly random: (bytes: number) => Uint8Array;
  /** The identity providers that people sign in with. */
  readonly providers?: readonly Provider[];
  /** What signed cookies are sealed with. */
  readonly secret: Uint8Array;
  /** The authorization server, which is loaded when the first program asks. */
  readonly oauth: () => Promise<OauthServer>;
  /** What the operator switched off, which no page leads to. */
  readonly off: readonly string[];
  readonly newTeamTier: Tier;
  /** A participant of Omega Point without an account, for a program that goes on without one. */
  readonly registerGuest: (address: string, now: Date) => Promise<{ readonly id: string }>;
  /** What a person does with a run of Omega Point: read what it published, and take that back. */
  readonly ownRuns: {
    readonly show: Operation<Params, { readonly published: readonly { kind: string; title: string }[] }>;
    readonly withdraw: Operation;
  };
}
