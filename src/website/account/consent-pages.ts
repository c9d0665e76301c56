// The page on which a person lets a program in: who it is, for which team, what it may do. The answer is a page
// with a link, because the policy of our pages stops a redirect behind a form.

import { type Scope, scopes as sentences } from '../../access/permissions.ts';
import { mustBeOwnPage } from '../../channels/http/own-page.ts';
import { wholeRequest } from '../../channels/http/plain-request.ts';
import { apiRoot } from '../../kernel/address.ts';
import { browserOnly } from '../../kernel/perform.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { getAccount } from '../../people/accounts/account-operations.ts';
import { type Decided, letGuestIn, letIn } from '../../people/accounts/oauth/consent-store.ts';
import { overSentence } from '../../people/accounts/oauth/not-asked.ts';
import { hostOfClient, programName } from '../../people/accounts/oauth/registration.ts';
import { guestResource, usualScope } from '../../people/accounts/oauth/resources.ts';
import { personOf } from '../../people/accounts/person.ts';
import type { Values } from '../kit/form.ts';
import { html } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import { type Page, type PageRequest, type PageRoute, seeOther } from '../kit/page.ts';
import { formHeaders, privatePage } from '../kit/person-form.ts';
import { mustBeForm } from '../kit/posted.ts';
import { signedOutPage } from '../kit/signed-out.ts';
import { type AccountSite, asPerson, formRoute, personRoute } from './account-page.ts';
import { allowedScopes, consentForm } from './consent-form.ts';
import { guestPage, whereItLives } from './guest-page.ts';

interface ConsentRequest {
  readonly clientId: string;
  readonly clientName: string;
  readonly host: string | null;
  readonly scopes: readonly Scope[];
  readonly resource: string;
}

export function consentRoutes(site: AccountSite): readonly PageRoute[] {
  const signedIn = personRoute('consent', '/oauth/consent/:uid', (ask) => show(ask, site));
  return [
    { ...signedIn, answer: (ask) => (isGuestsPage(ask) ? showGuest(ask, site) : signedIn.answer(ask)) },
    formRoute('give_consent', signedIn.path, (ask) => decide(ask, site)),
  ];
}

const over = () => new Refusal('not_found', overSentence);

/** Whether nobody is signed in. */
function isGuestsPage(ask: PageRequest): boolean {
  return ask.visit.caller.session === null;
}

/** Where no account is needed a person may go on without one; elsewhere they sign in first. */
async function showGuest(ask: PageRequest, site: AccountSite): Promise<Page | Response> {
  const signIn = `/sign-in?return_to=${encodeURIComponent(ask.path)}`;
  const consent = await askedIn(ask, site).catch((error: unknown) => {
    // Whoever signs in is told that it is over.
    if (error instanceof Refusal && error.reason === 'not_found') return null;
    throw error;
  });
  if (consent?.resource !== guestResource(ask.site.url)) return seeOther(signIn);
  return guestPage(ask, consent, signIn);
}

/** What the program asks, for the browser in which it began alone. */
async function askedIn(ask: PageRequest, site: AccountSite): Promise<ConsentRequest> {
  const server = await site.oauth();
  const details = await server
    .withNode(wholeRequest(ask.request), (req, res) => server.provider.interactionDetails(req, res))
    .catch((error: Error) => {
      if (error.name === 'SessionNotFound') throw over();
      throw error;
    });
  if (details.uid !== ask.params.uid) throw over();
  const { client_id, scope, resource, redirect_uri } = details.params as Record<string, string | undefined>;
  const client = await server.provider.Client.find(client_id ?? '');
  if (!client) throw over();
  const of = resource ?? ask.site.url + apiRoot;
  const scopes = (scope ?? '').split(' ').filter((one): one is Scope => Object.hasOwn(sentences, one));
  const { protocol, host } = new URL(redirect_uri ?? 'about:blank');
  return {
    clientId: client.clientId,
    clientName: programName(client.clientName),
    host: hostOfClient(client.clientId) ?? (protocol === 'https:' ? host : null),
    scopes: scopes.length === 0 ? [usualScope(ask.site.url, of)] : [...new Set(scopes)],
    resource: of,
  };
}

function ticketOf(ask: PageRequest) {
  const { session } = personOf(ask.context);
  return { session: session.hash, action: 'consent', subject: ask.params.uid ?? '' };
}

async function show(ask: PageRequest, site: AccountSite, typed?: Values): Promise<Page> {
  const { clientName, host, scopes, resource } = await askedIn(ask, site);
  const { teams, team } = await asPerson(ask, getAccount);
  const lede = `${whereItLives(host)}${host === null ? ',' : ''} and asks to use ${resource} for you.`;
  return privatePage(
    { title: `Let ${clientName} in?`, lede, ...(typed ? { status: 400 } : {}) },
    html`<div class="personal"><p>The name is what the program says of itself. If you did not start this in that program a moment ago, refuse it.</p>
${consentForm({ action: ask.path, ticket: site.tickets.make(ticketOf(ask), ask.now), scopes, teams, team, typed })}</div>`,
  );
}

async function decide(ask: PageRequest, site: AccountSite): Promise<Page | Response> {
  if (ask.request.headers.has('authorization')) throw browserOnly();
  mustBeOwnPage(ask.request, ask.site.url);
  mustBeForm(ask.request);
  const consent = await askedIn(ask, site);
  const values = await ask.form();
  if (isGuestsPage(ask) && consent.resource === guestResource(ask.site.url))
    return led(ask, site, consent, await guestResult(ask, site, consent, values.decision === 'guest'));
  if (isGuestsPage(ask)) return signedOutPage(ask, { operation: { input: {} }, submit: 'Allow' }, ask.path);
  const person = personOf(ask.context);
  const ticket = values.ticket ?? '';
  if (site.tickets.check(ticket, ticketOf(ask), ask.now) !== 'good') return seeOther(ask.path);
  const scopes = allowedScopes(values, consent.scopes);
  if (values.decision === 'allow' && scopes.length === 0) return show(ask, site, values);
  if ((await site.tickets.spend(ticket, ask.now)) !== null) return seeOther(ask.path);
  const server = await site.oauth();
  const allowed = scopes.length > 0;
  const { clientId: id, clientName: name, host, resource } = consent;
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
    : denied;
  return led(ask, site, consent, result);
}

const denied = { error: 'access_denied', error_description: 'the person did not allow it' };

async function guestResult(
  ask: PageRequest,
  site: AccountSite,
  { clientId, resource }: ConsentRequest,
  allowed: boolean,
): Promise<Decided> {
  if (!allowed) return denied;
  const guest = await site.registerGuest(ask.visit.caller.address, ask.now);
  const of = { guest: guest.id, client: clientId, resource };
  return {
    login: { accountId: guest.id, remember: false },
    consent: { grantId: await letGuestIn(await site.oauth(), of) },
  };
}

/** The page that leads back to the program with what was decided. */
async function led(
  ask: PageRequest,
  site: AccountSite,
  { clientName: name }: ConsentRequest,
  result: Decided,
): Promise<Page> {
  const server = await site.oauth();
  const allowed = result !== denied;
  const to = await server.withNode(wholeRequest(ask.request), (req, res) =>
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
