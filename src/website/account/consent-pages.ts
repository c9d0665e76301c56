// The page on which a person lets a program in: who it is, for which team, what it may do. The answer is a page
// with a link, because the policy of our pages stops a redirect behind a form.

import { type Scope, scopes as sentences } from '../../access/permissions.ts';
import { mustBeOwnPage } from '../../channels/http/own-page.ts';
import { browserOnly } from '../../kernel/perform.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { shownName } from '../../kernel/sent-text.ts';
import { getAccount } from '../../people/accounts/account-operations.ts';
import { letIn } from '../../people/accounts/oauth/consent-store.ts';
import { personOf } from '../../people/accounts/person.ts';
import type { MyTeam } from '../../people/accounts/teams.ts';
import { html } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import { type Page, type PageAsk, type PageRoute, seeOther } from '../kit/page.ts';
import { formHeaders } from '../kit/person-form.ts';
import { type AccountSite, asPerson, formRoute, personRoute } from './account-page.ts';
import { allowedScopes, consentForm } from './consent-form.ts';

interface Asked {
  readonly returnTo: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly host: string | null;
  readonly scopes: readonly Scope[];
  readonly resource: string;
}

export function consentRoutes(site: AccountSite): readonly PageRoute[] {
  return [
    personRoute('consent', '/oauth/consent/:uid', (ask) => show(ask, site)),
    formRoute('give_consent', '/oauth/consent/:uid', (ask) => decide(ask, site)),
  ];
}

const over = () =>
  new Refusal(
    'not_found',
    'This request is over, or was begun in another browser; begin once more in the program.',
  );

/** What the program asks, for the browser in which it began alone. */
async function askedIn(ask: PageAsk, site: AccountSite): Promise<Asked> {
  const server = await site.oauth();
  const details = await server
    .withNode(ask.request, (req, res) => server.provider.interactionDetails(req, res))
    .catch((error: Error) => {
      if (error.name === 'SessionNotFound') throw over();
      throw error;
    });
  if (details.uid !== ask.params.uid) throw over();
  const { client_id, scope, resource, redirect_uri } = details.params as Record<string, string | undefined>;
  const client = await server.provider.Client.find(client_id ?? '');
  if (!client) throw over();
  const asked = (scope ?? 'catalogue:full')
    .split(' ')
    .filter((one): one is Scope => Object.hasOwn(sentences, one));
  const { protocol, host } = new URL(redirect_uri ?? 'about:blank');
  return {
    returnTo: details.returnTo,
    clientId: client.clientId,
    clientName: shownName(client.clientName) ?? 'A program without a name',
    host: protocol === 'https:' ? host : null,
    scopes: asked.length === 0 ? ['catalogue:full'] : [...new Set(asked)],
    resource: resource ?? `${ask.site.url}/api/v1`,
  };
}

function ticketOf(ask: PageAsk) {
  const { session } = personOf(ask.context);
  return { session: session.hash, action: 'consent', subject: ask.params.uid ?? '' };
}

async function show(ask: PageAsk, site: AccountSite): Promise<Page> {
  const { clientName, host, scopes, resource } = await askedIn(ask, site);
  const { teams, team } = (await asPerson(ask, getAccount)) as unknown as {
    teams: readonly MyTeam[];
    team: string | null;
  };
  return {
    title: `Let ${clientName} in?`,
    hidden: true,
    headers: { ...formHeaders, 'Cache-Control': 'private, no-store' },
    body: html`${titleBlock({ title: `Let ${clientName} in?`, lede: `It lives at ${host ?? 'no address: it is a program on a machine'} and asks to use ${resource} for you.` })}
<p>The name is what the program says of itself. If you did not start this in that program a moment ago, refuse it.</p>
${consentForm({ action: ask.path, ticket: site.tickets.make(ticketOf(ask), ask.now), scopes, teams, team })}`,
  };
}

async function decide(ask: PageAsk, site: AccountSite): Promise<Page | Response> {
  if (ask.request.headers.has('authorization')) throw browserOnly();
  const person = personOf(ask.context);
  mustBeOwnPage(ask.request, ask.site.url);
  const asked = await askedIn(ask, site);
  const values = await ask.form();
  const ticket = values.ticket ?? '';
  if (site.tickets.check(ticket, ticketOf(ask), ask.now) !== 'good') return seeOther(ask.path);
  if ((await site.tickets.spend(ticket, ask.now)) !== null) return seeOther(ask.path);
  const server = await site.oauth();
  const scopes = allowedScopes(values, asked.scopes);
  const allowed = scopes.length > 0;
  const { clientId: id, clientName: name, host, resource } = asked;
  const result = allowed
    ? {
        login: { accountId: person.id, remember: false },
        consent: {
          grantId: await letIn(
            server,
            site.desk,
            {
              user: person.id,
              team: values.team ?? '',
              scopes,
              resource,
              client: { id, name, host },
              flow: 'code',
            },
            { now: ask.now, random: site.random },
          ),
        },
      }
    : { error: 'access_denied', error_description: 'the person did not allow it' };
  const to = await server.withNode(ask.request, (req, res) =>
    server.provider.interactionResult(req, res, result, { mergeWithLastSubmission: false }),
  );
  const path = new URL(to).pathname;
  return {
    title: allowed ? 'Allowed' : 'Refused',
    hidden: true,
    headers: { ...formHeaders, 'Cache-Control': 'private, no-store', Refresh: `0;url=${path}` },
    body: html`${titleBlock({ title: allowed ? 'Allowed' : 'Refused', lede: `You are led back to ${name}.` })}
<p><a href="${path}">Go on</a></p>`,
  };
}
