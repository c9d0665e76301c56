// Teams: who is in them, what they may do, who is invited, which keys there are.

import type { Operation } from '../../kernel/operation.ts';
import { roles } from '../../kernel/role.ts';
import { invitationOf, type OpenInvitation } from '../../people/accounts/invitations.ts';
import type { OwnKey } from '../../people/accounts/key-store.ts';
import { personOf } from '../../people/accounts/person.ts';
import {
  changeRole,
  endMembership,
  inviteMember,
  joinTeam,
  makeTeam,
  showTeam,
  withdrawInvitation,
} from '../../people/accounts/team-operations.ts';
import type { Member, MyTeam } from '../../people/accounts/teams.ts';
import { type FormField, form } from '../kit/form.ts';
import { instant } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import type { Page, PageAsk, PageRoute } from '../kit/page.ts';
import { act, buttonForm, isRecent, signInAgain, ticketFor } from '../kit/person-form.ts';
import { type AccountSite, accountPage, asPerson, formRoute, personRoute } from './account-page.ts';

const roleField: FormField = {
  name: 'role',
  label: 'Role',
  type: 'select',
  required: true,
  options: roles.map((value) => ({ value, text: value })),
};

export function teamRoutes(site: AccountSite): readonly PageRoute[] {
  /** A form about somebody or something in a team. */
  const about = (name: string, path: string, operation: Operation, submit: string) =>
    formRoute(name, path, (ask) => {
      const { slug = '', id = '' } = ask.params;
      const back = `/teams/${slug}`;
      const done = (answer: { readonly left?: unknown }) => (answer.left === true ? '/account' : back);
      return act(ask, site, { operation, subject: `${slug} ${id}`, input: { slug, id }, submit, back, done });
    });
  return [
    personRoute('new_team', '/teams/new', async (ask) => newTeam(ask, site)),
    formRoute('make_team', '/teams/new', (ask) =>
      act(ask, site, {
        operation: makeTeam,
        submit: 'Make a team',
        back: '/teams/new',
        done: ({ slug }) => `/teams/${String(slug)}`,
      }),
    ),
    personRoute('team', '/teams/:slug', (ask) => team(ask, site)),
    formRoute('invite_member', '/teams/:slug/invitations', (ask) => {
      const { slug = '' } = ask.params;
      const back = `/teams/${slug}`;
      const done = ({ token, email }: { readonly token?: unknown; readonly email?: unknown }) =>
        typeof token === 'string'
          ? invited(ask, token, String(email), back)
          : accountPage(
              ask,
              'Invitation',
              html`<p>An invitation goes to ${String(email)} by mail. It is good once, for seven days.</p>
<p><a href="${back}">Back to the team</a></p>`,
            );
      return act(ask, site, {
        operation: inviteMember,
        subject: slug,
        input: { slug },
        submit: 'Invite',
        back,
        done,
      });
    }),
    about('revoke_invitation', '/teams/:slug/invitations/:id/revoke', withdrawInvitation, 'Take back'),
    about('change_role', '/teams/:slug/members/:id/role', changeRole, 'Change the role'),
    about('end_membership', '/teams/:slug/members/:id/remove', endMembership, 'Remove'),
    personRoute('invitation', '/invitations/:token', (ask) => invitation(ask, site)),
    formRoute('accept_invitation', '/invitations/:token', (ask) => {
      const { token = '' } = ask.params;
      const done = ({ slug }: { readonly slug?: unknown }) => `/teams/${String(slug)}`;
      return act(ask, site, {
        operation: joinTeam,
        subject: token,
        input: { token },
        submit: 'Join',
        back: `/invitations/${token}`,
        done,
      });
    }),
  ];
}

function newTeam(ask: PageAsk, site: AccountSite): Page {
  const content = form({
    id: 'team',
    action: '/teams/new',
    fields: [{ name: 'name', label: 'Name', type: 'text', required: true, minLength: 2, maxLength: 80 }],
    submit: 'Make a team',
    ticket: ticketFor(ask, site, makeTeam),
  });
  return accountPage(
    ask,
    'Make a team',
    content,
    'A team shares keys, claims and research. You will be its owner.',
  );
}

interface Shown {
  readonly team: MyTeam;
  readonly members: readonly Member[];
  readonly keys: readonly OwnKey[];
  readonly invitations: readonly OpenInvitation[];
}

async function team(ask: PageAsk, site: AccountSite): Promise<Page> {
  const { slug = '' } = ask.params;
  const { team, members, keys, invitations } = (await asPerson(ask, showTeam, { slug })) as unknown as Shown;
  const owns = team.role === 'owner';
  const me = personOf(ask.context);
  const path = `/teams/${slug}`;
  const recent = isRecent(me, ask.now);
  const rows = members.map(({ user_id: id, name, handle, role, joined_at }) => {
    const subject = `${slug} ${id}`;
    const change = form({
      id: `role-${id.slice(0, 8)}`,
      action: `${path}/members/${id}/role`,
      label: `Role of ${name}`,
      fields: [roleField],
      submit: 'Change the role',
      values: { role },
      ticket: ticketFor(ask, site, changeRole, subject),
    });
    const remove = buttonForm({
      action: `${path}/members/${id}/remove`,
      ticket: ticketFor(ask, site, endMembership, subject),
      submit: id === me.id ? 'Leave' : 'Remove',
      about: name,
    });
    return html`<tr><td>${name}${handle === null ? nothing : html` <span class="muted">${handle}</span>`}</td><td>${role}</td><td>${instant(joined_at)}</td><td>${owns || id === me.id ? remove : nothing}${owns && recent ? html`<details><summary>Role</summary>${change}</details>` : nothing}</td></tr>`;
  });
  const content = html`${site.off.includes('projects') ? nothing : html`<p><a href="${path}/projects">Projects of the team</a></p>`}
<section><h2>Members</h2>
<table><thead><tr><th>Name</th><th>Role</th><th>Since</th><th></th></tr></thead><tbody>${rows}</tbody></table></section>
${owns ? owning(ask, site, { slug, keys, invitations, recent }) : nothing}`;
  const lede = `You are ${team.role === 'viewer' ? 'a' : 'an'} ${team.role}. The team reads the ${team.tier} tier${team.suspended ? ', and is suspended' : ''}.`;
  return accountPage(ask, team.name, content, lede);
}

function owning(
  ask: PageAsk,
  site: AccountSite,
  {
    slug,
    keys,
    invitations,
    recent,
  }: Pick<Shown, 'keys' | 'invitations'> & { readonly slug: string; readonly recent: boolean },
): SafeHtml {
  const path = `/teams/${slug}`;
  const open = invitations.map(
    ({ id, email, role, expires_at }) =>
      html`<li>${email} as ${role}, until ${instant(expires_at)} ${buttonForm({ action: `${path}/invitations/${id}/revoke`, ticket: ticketFor(ask, site, withdrawInvitation, `${slug} ${id}`), submit: 'Take back', about: email })}</li>`,
  );
  const inviting = form({
    id: 'invite',
    action: `${path}/invitations`,
    fields: [{ name: 'email', label: 'Address', type: 'email', required: true, maxLength: 200 }, roleField],
    submit: 'Invite',
    values: { role: 'editor' },
    ticket: ticketFor(ask, site, inviteMember, slug),
  });
  const rows = keys.map(
    ({ name, made_by, tier_cap, last4, state, expires_at }) =>
      html`<tr><td>${name} <span class="muted">…${last4}</span></td><td>${made_by ?? 'the operator'}</td><td>${tier_cap}</td><td>${state === 'valid' ? html`until ${instant(expires_at)}` : state}</td></tr>`,
  );
  return html`<section><h2>Invite</h2>
${recent ? inviting : signInAgain(ask, path).body}
${open.length === 0 ? nothing : html`<h3>Open invitations</h3><ul>${open}</ul>`}</section>
<section><h2>Keys of the team</h2>
${rows.length === 0 ? html`<p>There are none.</p>` : html`<table><thead><tr><th>Key</th><th>Made by</th><th>At most</th><th>State</th></tr></thead><tbody>${rows}</tbody></table>`}</section>`;
}

function invited(ask: PageAsk, token: string, email: string, back: string): Page {
  const content = html`<div class="notice"><p>Send this link to ${email}. It is good once, for seven days, and only for whoever has this address verified. It is not shown again.</p>
<pre><code>${ask.site.url}/invitations/${token}</code></pre></div>
<p><a href="${back}">Back to the team</a></p>`;
  return accountPage(ask, 'Invitation', content);
}

async function invitation(ask: PageAsk, site: AccountSite): Promise<Page> {
  const { token = '' } = ask.params;
  const { team, email, role } = await invitationOf(site.desk.db, token, ask.now);
  const me = personOf(ask.context);
  const content = html`<p>You are signed in as ${me.name}. The invitation is for ${email}; sign in as its owner to accept it.</p>
${buttonForm({ action: `/invitations/${token}`, ticket: ticketFor(ask, site, joinTeam, token), submit: 'Join', about: team })}`;
  return accountPage(ask, `Join ${team}`, content, `You are invited as ${role}.`);
}
