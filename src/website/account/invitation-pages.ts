// An invitation to a team: its link, shown once where no mail goes out, and the page that it leads to.

import { getAccount } from '../../people/accounts/account-operations.ts';
import { invitationOf, joinedBefore } from '../../people/accounts/invitations.ts';
import { personOf } from '../../people/accounts/person.ts';
import { joinTeam } from '../../people/accounts/team-operations.ts';
import { teamsOf } from '../../people/accounts/teams.ts';
import { type Hole, html, nothing } from '../kit/html.ts';
import { type Page, type PageRequest, type PageRoute, seeOther } from '../kit/page.ts';
import { act, buttonForm, ticketFor } from '../kit/person-form.ts';
import { type AccountSite, accountPage, asPerson, formRoute, personRoute } from './account-page.ts';

export function invitationRoutes(site: AccountSite): readonly PageRoute[] {
  return [
    personRoute('invitation', '/invitations/:token', (ask) => invitation(ask, site)),
    formRoute('accept_invitation', '/invitations/:token', (ask) => {
      const { token = '' } = ask.params;
      const done = ({ slug }: { readonly slug?: unknown }) => `/teams/${String(slug)}`;
      return act(ask, site, {
        operation: joinTeam,
        subject: token,
        input: { token },
        submit: 'Join',
        says: 'joined',
        back: `/invitations/${token}`,
        done,
      });
    }),
  ];
}

/** Where no mail goes out, an invitation is good for whom others verify: who that can be is said before it is made. */
export function withoutMail({ context }: PageRequest, { providers = [] }: AccountSite): Hole {
  if (context.sendsMail) return nothing;
  return providers.length > 0
    ? html`<p class="notice">This server sends no mail, so the link is yours to hand over. Whoever opens it signs in with a provider that vouches for the address.</p>`
    : html`<p class="notice">This server sends no mail, and no provider signs people in: no address can be verified here. Only who had theirs verified before can use an invitation, until the operator sets a mail server or names a provider.</p>`;
}

export function invited(ask: PageRequest, site: AccountSite, token: string, email: string): Page {
  const back = `/teams/${ask.params.slug ?? ''}`;
  const content = html`${withoutMail(ask, site)}<div class="notice"><p>Send this link to ${email}. It is good once, for seven days, and only for whoever has this address verified. It is not shown again.</p>
<pre tabindex="0"><code>${ask.site.url}/invitations/${token}</code></pre></div>
<p><a href="${back}">Back to the team</a></p>`;
  return accountPage(ask, 'Invitation', content);
}

async function invitation(ask: PageRequest, site: AccountSite): Promise<Page | Response> {
  const { token = '' } = ask.params;
  const me = personOf(ask.context);
  const joined = await joinedBefore(site.desk.db, token, me.id);
  if (joined !== null) return seeOther(`/teams/${joined}`);
  const { team, slug, email, role } = await invitationOf(site.desk.db, token, ask.now);
  const own = await asPerson(ask, getAccount);
  const isFor = typeof own.email === 'string' && own.email.toLowerCase() === email;
  // Joining changes no role of whoever is in the team already.
  if (isFor && (await teamsOf(site.desk.db, me.id)).some((one) => one.slug === slug))
    return seeOther(`/teams/${slug}`);
  const join = buttonForm({
    action: `/invitations/${token}`,
    ticket: ticketFor(ask, site, joinTeam, token),
    submit: 'Join',
    about: team,
  });
  const change = `/sign-in?again=1&return_to=${encodeURIComponent(ask.path)}`;
  const content = isFor
    ? html`<p>You are signed in as ${me.name}, and the invitation is for your address ${email}.</p>
${join}`
    : html`<p>The invitation is for ${email}. You are signed in as ${me.name}, ${typeof own.email === 'string' ? html`whose address is ${own.email}` : 'and no address is known for you'}: only an account with the invited address, verified, may join.</p>
<p><a class="button" href="${change}">Sign in as somebody else</a></p>`;
  return accountPage(ask, `Join ${team}`, content, `You are invited as ${role}.`);
}
