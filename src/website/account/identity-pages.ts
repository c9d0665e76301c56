// Further ways to sign in: what came back from the provider waits in a signed cookie of the session that began,
// until its person says that it is theirs.

import { sealedValues } from '../../access/signed-cookie.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { addIdentity, ofAnother, removeIdentity } from '../../people/accounts/identity-operations.ts';
import { personOf } from '../../people/accounts/person.ts';
import { cookieLine, cookieNamed, ownCookie } from '../../people/accounts/sessions.ts';
import type { Identity } from '../../people/accounts/users.ts';
import { html } from '../kit/html.ts';
import { type PageRequest, type PageRoute, seeOther } from '../kit/page.ts';
import { act, buttonForm, ticketFor } from '../kit/person-form.ts';
import { type AccountSite, accountPage, formRoute, personRoute } from './account-page.ts';

const lifeMs = 15 * 60_000;
const back = '/account';
const path = '/account/identities';

interface Waiting {
  readonly identity: Identity;
  readonly label: string;
  /** The hash of the session that went to the provider. */
  readonly session: string;
}

function cookieName({ site }: PageRequest): string {
  return ownCookie(site.url, 'perennial_identity');
}

/** Keeps what came back from a provider for the session that went there. @param user whose it is already */
export function arrivedToJoin(
  ask: PageRequest,
  { secret }: AccountSite,
  { user, ...waiting }: Waiting & { readonly user: string | null },
): Response {
  const person = personOf(ask.context);
  if (person.session.hash !== waiting.session)
    throw new Refusal('invalid_input', 'This was begun in another session; begin once more.');
  if (user === person.id) return seeOther(back);
  if (user !== null) throw ofAnother();
  const sealed = sealedValues<Waiting>(secret, 'identity', lifeMs).seal(waiting, ask.now);
  return seeOther(`${path}/new`, {
    'Set-Cookie': cookieLine(ask.site.url, cookieName(ask), sealed, lifeMs / 1000),
  });
}

export function identityRoutes(site: AccountSite): readonly PageRoute[] {
  const waitingIn = (ask: PageRequest): Waiting => {
    const { session } = personOf(ask.context);
    const cookie = cookieNamed(ask.request.headers.get('cookie'), cookieName(ask));
    const waiting = sealedValues<Waiting>(site.secret, 'identity', lifeMs).open(cookie, ask.now);
    if (waiting === null || waiting.session !== session.hash)
      throw new Refusal('not_found', 'No way to sign in waits to be added; begin once more.');
    return waiting;
  };
  return [
    personRoute('new_identity', `${path}/new`, async (ask) => {
      const { identity, label } = waitingIn(ask);
      const who = identity.email ?? identity.subject;
      const content = html`<p>At ${label} you are ${who}. Whoever signs in there as ${who} signs in to this account from now on.</p>
${buttonForm({ action: path, ticket: ticketFor(ask, site, addIdentity), submit: 'Add it', about: label })}
<p><a href="${back}">Leave it</a></p>`;
      return accountPage(ask, 'Add a way to sign in', content);
    }),
    formRoute('add_identity', path, (ask) => {
      const { identity } = waitingIn(ask);
      const { issuer, subject, email, emailVerified: email_verified } = identity;
      return act(ask, site, {
        operation: addIdentity,
        input: { issuer, subject, email_verified, ...(email === null ? {} : { email }) },
        submit: 'Add it',
        says: 'added',
        back,
        done: () => seeOther(back, { 'Set-Cookie': cookieLine(ask.site.url, cookieName(ask), '', 0) }),
      });
    }),
    formRoute('remove_identity', `${path}/remove`, (ask) =>
      act(ask, site, {
        operation: removeIdentity,
        submit: 'Take it away',
        says: 'removed',
        back,
        done: () => back,
      }),
    ),
  ];
}
