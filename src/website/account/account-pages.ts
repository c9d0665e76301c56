// The account: who the person is here, for which team, where signed in, and what was done.

import { type Scope, scopes as sentences } from '../../access/permissions.ts';
import type { OutputOf } from '../../kernel/operation.ts';
import {
  endAllSessions,
  endOwnSession,
  endSession,
  getAccount,
  listAccountEvents,
  listApps,
  listSessions,
  revokeApp,
  switchToTeam,
  updateAccount,
} from '../../people/accounts/account-operations.ts';
import { wordsOfAction } from '../../people/accounts/event-words.ts';
import { removeIdentity } from '../../people/accounts/identity-operations.ts';
import { standingOf } from '../../people/accounts/shut-team.ts';
import { errorsOf, type FormField, form, type Refused } from '../kit/form.ts';
import { instant } from '../kit/format.ts';
import { type Hole, html, nothing } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, buttonForm, foldedButton, ticketFor } from '../kit/person-form.ts';
import { heldOf } from '../kit/stands-now.ts';
import { dataTable } from '../kit/table.ts';
import {
  type AccountSite,
  accountPage,
  asPerson,
  formRoute,
  itemRoute,
  personRoute,
} from './account-page.ts';
import { agentText } from './agent-text.ts';
import { profileFields } from './profile-fields.ts';

type Account = OutputOf<typeof getAccount>;

export function accountRoutes(site: AccountSite): readonly PageRoute[] {
  const back = '/account';
  return [
    personRoute('account', back, (ask) => overview(ask, site)),
    formRoute('update_account', back, (ask) =>
      act(ask, site, {
        operation: updateAccount,
        submit: 'Save',
        says: 'saved',
        back,
        done: () => back,
        again: (values, refusal) => overview(ask, site, { values, errors: errorsOf(refusal) }),
      }),
    ),
    formRoute('switch_team', '/account/team', (ask) =>
      act(ask, site, {
        operation: switchToTeam,
        submit: 'Act for this team',
        says: 'acting',
        back,
        done: () => back,
      }),
    ),
    personRoute('account_sessions', '/account/sessions', (ask) => sessions(ask, site)),
    formRoute('end_all_sessions', '/account/sessions/end', (ask) =>
      act(ask, site, {
        operation: endAllSessions,
        submit: 'Sign out everywhere',
        says: 'signed_out_everywhere',
        back,
        done: () => '/',
      }),
    ),
    itemRoute(site, 'end_session', '/account/sessions/:id/end', {
      operation: endSession,
      submit: 'Sign out',
      says: 'session_ended',
      back: '/account/sessions',
    }),
    personRoute('account_activity', '/account/activity', (ask) => activity(ask)),
    personRoute('account_apps', '/account/apps', (ask) => apps(ask, site)),
    itemRoute(site, 'revoke_app', '/account/apps/:id/revoke', {
      operation: revokeApp,
      submit: 'Revoke',
      says: 'revoked',
      back: '/account/apps',
    }),
  ];
}

/** Each way to sign in, and how to add one or, where there are several, take one away. */
function waysToSignIn(ask: PageRequest, site: AccountSite, identities: Account['identities']) {
  const items = identities.map(({ issuer, subject, email, last_used_at }) => {
    const way = site.providers?.find((provider) => provider.issuer === issuer)?.label ?? issuer;
    const removing = buttonForm({
      action: '/account/identities/remove',
      ticket: ticketFor(ask, site, removeIdentity),
      submit: 'Take it away',
      fields: { issuer, subject },
      about: `${way}, ${email ?? subject}`,
    });
    return html`<li>${way}${email === null ? nothing : html`, ${email}`}, last used ${instant(last_used_at)}${identities.length > 1 ? removing : nothing}</li>`;
  });
  const adding = (site.providers ?? []).map(
    ({ label }, at) => html`<li><a href="/sign-in/${at + 1}?join=1">Add a way to sign in: ${label}</a></li>`,
  );
  return html`<ul>${identities.length === 0 ? html`<li>By links that the server prints.</li>` : items}${adding}</ul>`;
}

/** Pages of the person that no tab leads to, each with the feature that it belongs to. */
const written = [
  ['/account/reviews', 'Your reviews of funds', 'reviews'],
  ['/account/funds', 'Funds you speak for', 'reviews'],
  ['/account/essays', 'Your essays', 'essays'],
  ['/account/points', 'Your points in forecast markets', 'markets'],
] as const;

function alsoYours({ visit }: PageRequest, { off }: AccountSite): Hole {
  const { team } = visit.caller;
  const links = [
    ...(team?.operator && team.role !== 'viewer' ? [['/operator', 'What waits for the operator']] : []),
    ...written.filter(([, , feature]) => !off.includes(feature)),
  ];
  if (links.length === 0) return nothing;
  return html`<section><h2>What else is yours</h2><ul class="links">${links.map(([href, text]) => html`<li><a href="${href}">${text}</a></li>`)}</ul></section>
`;
}

/** @param refused the profile that was not taken, and why */
async function overview(ask: PageRequest, site: AccountSite, refused?: Refused): Promise<Page> {
  const account = await asPerson(ask, getAccount);
  const { name, handle, email, public_name, shown, status, teams, team, identities } = account;
  const stands = { name, handle: handle ?? '', public_name: String(public_name), shown };
  const fields: readonly FormField[] = [...profileFields, { name: 'shown', label: '', type: 'hidden' }];
  const rows = teams.map((one) => [
    html`<a href="/teams/${one.slug}">${one.name}</a>`,
    one.role,
    one.tier,
    html`${one.shut ? standingOf(one) : one.slug === team ? 'you act for this team' : buttonForm({ action: '/account/team', ticket: ticketFor(ask, site, switchToTeam), submit: 'Act for this team', fields: { team: one.slug }, about: one.name })}`,
  ]);
  const closing = html`<p class="notice">Your account is being closed, and acts for no team. <a href="/account/close">When it is erased, and how to keep it</a></p>`;
  const content = html`${status === 'closing' ? closing : nothing}<section><h2>Profile</h2>
<p>${email === null ? html`No address is known for you, so no mail reaches you. <a href="/account/mail">Name one</a>` : html`Your address is ${email}. Only you and whoever runs this site see it.`}</p>
${form({
  id: 'profile',
  action: '/account',
  fields,
  submit: 'Save',
  ...heldOf(fields, stands, refused),
  ticket: ticketFor(ask, site, updateAccount),
})}</section>
<section><h2>Teams</h2>
${dataTable('Your teams', ['Team', 'Your role', 'Tier', ''], rows)}
<p><a href="/teams/new">Make a team</a></p></section>
${alsoYours(ask, site)}<section><h2>Ways to sign in</h2>
${waysToSignIn(ask, site, identities)}
${buttonForm({ action: '/sign-out', ticket: ticketFor(ask, site, endOwnSession), submit: 'Sign out' })}</section>`;
  return accountPage(ask, 'Account', content, `You are signed in as ${name}.`);
}

/** How somebody came in. */
const wayIn: Readonly<Record<string, string>> = { link: 'a link', oidc: 'an identity provider' };

async function sessions(ask: PageRequest, site: AccountSite): Promise<Page> {
  const { sessions: all } = await asPerson(ask, listSessions);
  const rows = all.map(({ id, agent: sent, method, created_at, seen_at, this_one }) => {
    const agent = sent === null ? 'unknown browser' : agentText(sent);
    return [
      html`${agent}${this_one ? html` <strong>this one</strong>` : nothing}`,
      wayIn[method] ?? method,
      instant(created_at),
      instant(seen_at),
      html`${buttonForm({ action: `/account/sessions/${id}/end`, ticket: ticketFor(ask, site, endSession, id), submit: 'Sign out', about: `${agent}, session ${id.slice(0, 4)}` })}`,
    ];
  });
  const content = html`${dataTable('Sessions', ['Browser', 'Signed in by', 'Since', 'Last seen', ''], rows)}
${buttonForm({ action: '/account/sessions/end', ticket: ticketFor(ask, site, endAllSessions), submit: 'Sign out everywhere' })}`;
  return accountPage(
    ask,
    'Sessions',
    content,
    'Where you are signed in. What you end is over with its next request.',
  );
}

async function activity(ask: PageRequest): Promise<Page> {
  const { events } = await asPerson(ask, listAccountEvents);
  const rows = events.map(({ at, action, actor, team, detail }) => [
    instant(at),
    wordsOfAction(action),
    actor,
    team,
    action === 'sign_in' && detail !== null ? `by ${wayIn[detail] ?? detail}` : detail,
  ]);
  const content = dataTable('Activity', ['When', 'What', 'Who', 'Team', 'More'], rows);
  return accountPage(ask, 'Activity', content, 'What was done to your account and to the teams you own.');
}

async function apps(ask: PageRequest, site: AccountSite): Promise<Page> {
  const { apps: all } = await asPerson(ask, listApps);
  const rows = all.map(({ id, client_name, client_host, team, scopes, flow, created_at, last_used_at }) => [
    html`${client_name}<span class="muted">, ${client_host ?? 'a program without an address'}</span>`,
    team,
    scopes.map((scope) => sentences[scope as Scope] ?? scope).join(' '),
    html`${flow === 'device' ? 'by code' : 'in the browser'}, ${instant(created_at)}`,
    last_used_at === null ? 'never used' : instant(last_used_at),
    foldedButton({
      action: `/account/apps/${id}/revoke`,
      ticket: ticketFor(ask, site, revokeApp, id),
      submit: 'Revoke',
      about: `${client_name}, let in ${created_at}`,
      effect: 'It is refused with its next request, until you let it in anew.',
    }),
  ]);
  const content =
    rows.length === 0
      ? html`<p>You let no program in. A program that wants to act for you sends you here, and you decide.</p>`
      : dataTable('Programs', ['Program', 'Team', 'May', 'Let in', 'Last used', ''], rows);
  return accountPage(
    ask,
    'Programs',
    content,
    'Programs that you let in. What you revoke is refused with its next request.',
  );
}
