// What a person sees where a page is refused or fails: what happened, what can be done, and the name under
// which it is logged.

import type { Team } from '../../access/caller.ts';
import { statusOf } from '../../channels/http/status.ts';
import { waitText } from '../../kernel/counted.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { html, nothing, type SafeHtml } from './html.ts';
import { publicLists, titleBlock, wingPages } from './layout.ts';
import type { Page, Site } from './page.ts';
import { signInLink } from './signed-out.ts';

const titles: Readonly<Record<number, string>> = {
  308: 'It has another address',
  400: 'This address is not right',
  401: 'This key is not valid',
  403: 'Not for this tier',
  404: 'There is nothing here',
  405: 'This is not done here',
  410: 'No longer here',
  413: 'That was too much',
  415: 'This form was not understood',
  429: 'One moment',
  500: 'Something went wrong',
  503: 'Not at this moment',
};

/** Where a status alone would say the wrong thing. */
const titlesOf: Readonly<Partial<Record<Refusal['reason'], string>>> = {
  sign_in_required: 'Sign in first',
  browser_only: 'Only a person does this',
  cross_site: 'This form was not taken',
  not_a_form: 'This form was not taken',
  forbidden: 'This is not yours to do',
  not_a_member: 'This is not yours to do',
};

export function searchForm(value = ''): SafeHtml {
  return html`<search><form class="hero-search" action="/search" method="get"><input type="search" name="q" value="${value}" aria-label="Search everything" minlength="2" maxlength="400" required><button type="submit">Search</button></form></search>`;
}

/** Who met a refusal, and where. */
interface Met {
  /** What was asked for, where asking once more is all there is to do: a sign-in leads back to it. */
  readonly target?: string | undefined;
  /** Neither a session nor a key came along. */
  readonly isNobody?: boolean;
  /** The list that a record would be in that is not there. */
  readonly list?: { readonly page: string; readonly title: string } | undefined;
  /** For which team somebody who is signed in acts. */
  readonly team?: Team | null;
}

/** The list of the record that an address below it names. */
export function listAround(site: Site, path: string): Met['list'] {
  const lists = [...publicLists(site), ...wingPages(site).map(([page, title]) => ({ page, title }))];
  const around = lists.filter(({ page }) => path.startsWith(`${page}/`));
  return around.sort((a, b) => b.page.length - a.page.length)[0];
}

/** The page of a refusal; null is a bug of ours. */
export function errorPage(refusal: Refusal | null, requestId: string, met: Met): Page {
  const { target, isNobody = false, list, team } = met;
  const status = refusal ? statusOf[refusal.reason] : 500;
  const needed = refusal?.reason === 'tier_required' ? refusal.details.members?.required_tier : undefined;
  const title = needed
    ? `For the ${String(needed)} tier`
    : ((refusal && titlesOf[refusal.reason]) ?? titles[status] ?? 'This was not done');
  const sentence =
    refusal === null
      ? 'Something went wrong on our side. It has been logged, and somebody will look at it.'
      : needed
        ? 'This part of the catalogue is read by teams that were given more than what is public.'
        : (refusal.details.forPeople ?? refusal.message);
  const retry = refusal?.details.retryAfter;
  return {
    title,
    status,
    hidden: true,
    body: html`${titleBlock({ title, lede: sentence })}
<div class="stack">
${status === 404 || status === 410 ? searchForm() : nothing}
${(status === 404 || status === 410) && list ? html`<p>Or look through <a href="${list.page}">all ${list.title.toLowerCase()}</a>.</p>` : nothing}
${refusal?.reason === 'sign_in_required' ? html`<p>${signInLink(target ?? '/account')}</p>` : nothing}
${refusal?.reason === 'tier_required' ? tierHelp(refusal) : nothing}
${needed === 'full' && team?.role === 'owner' && team.slug ? html`<p><a href="/teams/${team.slug}#full">Ask for the full tier for ${team.name}</a></p>` : nothing}
${refusal?.reason === 'tier_required' && isNobody ? html`<p>${signInLink(target ?? '/account')}</p>` : nothing}
${retry && !/\b(ask again|come back)\b/i.test(sentence) ? html`<p>Ask again in ${waitText(retry)}.</p>` : nothing}
${retry && target !== undefined ? wayOn(target) : nothing}
<p class="muted small">Request ${requestId}. <a href="/">Front page</a>, <a href="/docs">documentation</a>, <a href="/contact">write to us</a>.</p>
</div>`,
  };
}

/** The same address once more; of a sign-in that came to nothing, every way to sign in. */
function wayOn(target: string): SafeHtml {
  const [path = '', query] = target.split('?');
  if (!path.startsWith('/sign-in/')) return html`<p><a class="button" href="${target}">Try again</a></p>`;
  const to = new URLSearchParams(query).get('return_to');
  const all = to === null ? '/sign-in' : `/sign-in?return_to=${encodeURIComponent(to)}`;
  return html`<p><a class="button" href="${all}">All ways to sign in</a></p>`;
}

function tierHelp({ details }: Refusal): SafeHtml {
  const needed = String(details.members?.required_tier ?? 'full');
  return html`<div class="notice"><h2>What the ${needed} tier is</h2>
<p>Everything public is open to everyone, without a key and without an account. Whoever belongs to a team of the <strong>${needed}</strong> tier signs in and reads this page; a program sends the key of such a team as a bearer in the Authorization header.</p>
<p><a href="/docs/guides/tiers">What each tier reads, and how to get it</a>.</p></div>`;
}
