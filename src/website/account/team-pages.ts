// Teams: who is in them, what they may do, who is invited, which keys there are.

import type { Operation, OutputOf } from '../../kernel/operation.ts';
import { roles } from '../../kernel/role.ts';
import { reaches } from '../../kernel/tier.ts';
import { personOf } from '../../people/accounts/person.ts';
import { standingOf } from '../../people/accounts/shut-team.ts';
import {
  changeRole,
  inviteMember,
  makeTeam,
  showTeam,
  withdrawInvitation,
} from '../../people/accounts/team-operations.ts';
import { askFullAccess } from '../../people/requests/full-access.ts';
import { errorsOf, type FormField, form, type Refused } from '../kit/form.ts';
import { instant } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { type Page, type PageRequest, type PageRoute, seeOther } from '../kit/page.ts';
import { act, buttonForm, isRecent, signInNote, ticketFor } from '../kit/person-form.ts';
import type { Said } from '../kit/said.ts';
import { heldOf } from '../kit/stands-now.ts';
import { dataTable } from '../kit/table.ts';
import { type AccountSite, accountPage, asPerson, formRoute, personRoute } from './account-page.ts';
import { invitationRoutes, invited, withoutMail } from './invitation-pages.ts';
import { isOnlyOwner, membershipEndRoutes, onlyOwnerNote, whoText } from './membership-end-page.ts';

const roleField: FormField = {
  name: 'role',
  label: 'Role',
  hint: 'An owner decides who is in, an editor changes, a viewer reads.',
  type: 'select',
  required: true,
  options: roles.map((value) => ({ value, text: value })),
};

const roleFields: readonly FormField[] = [roleField, { name: 'shown', label: '', type: 'hidden' }];

export function teamRoutes(site: AccountSite): readonly PageRoute[] {
  /** A form about somebody or something in a team. */
  const about = (name: string, path: string, operation: Operation, submit: string, says: Said) =>
    formRoute(name, path, (ask) => {
      const { slug = '', id = '' } = ask.params;
      const back = `/teams/${slug}`;
      const of = { operation, subject: `${slug} ${id}`, input: { slug, id }, submit, says, back };
      return act(ask, site, { ...of, done: () => back });
    });
  return [
    personRoute('new_team', '/teams/new', async (ask) => newTeam(ask, site)),
    formRoute('make_team', '/teams/new', (ask) =>
      act(ask, site, {
        operation: makeTeam,
        submit: 'Make a team',
        says: 'added',
        back: '/teams/new',
        done: ({ slug }) => `/teams/${slug}`,
        again: (values, refusal) => newTeam(ask, site, { values, errors: errorsOf(refusal) }),
      }),
    ),
    personRoute('team', '/teams/:slug', (ask) => team(ask, site)),
    personRoute('team_members', '/teams/:slug/members', async (ask) =>
      seeOther(`/teams/${encodeURIComponent(ask.params.slug ?? '')}#members`),
    ),
    formRoute('invite_member', '/teams/:slug/invitations', (ask) => {
      const { slug = '' } = ask.params;
      const back = `/teams/${slug}`;
      const done = ({ token, email }: { readonly token?: unknown; readonly email?: unknown }) =>
        typeof token === 'string'
          ? invited(ask, site, token, String(email))
          : accountPage(
              ask,
              'Invitation',
              html`<p>An invitation goes to ${String(email)} by mail. It is good once, for seven days.</p>
<p><a href="${back}">Back to the team</a></p>`,
            );
      return act(ask, site, {
        operation: inviteMember,
        shownOnce:
          'The invitation was made. If it goes by mail, nothing is left to do. A link to hand over was shown once and is kept nowhere: take the invitation back and make another, and its link is shown.',
        subject: slug,
        input: { slug },
        submit: 'Invite',
        says: null,
        back,
        done,
        again: (values, refusal) => team(ask, site, { of: inviting, values, errors: errorsOf(refusal) }),
      });
    }),
    formRoute('ask_full_access', '/teams/:slug/full-access', (ask) => {
      const { slug = '' } = ask.params;
      const back = `/teams/${slug}`;
      return act(ask, site, {
        operation: askFullAccess,
        fields: askingFields,
        subject: slug,
        input: { slug },
        submit: 'Ask for full access',
        says: null,
        back,
        done: () => asked(ask, back),
        again: (values, refusal) => team(ask, site, { of: asking, values, errors: errorsOf(refusal) }),
      });
    }),
    about(
      'revoke_invitation',
      '/teams/:slug/invitations/:id/revoke',
      withdrawInvitation,
      'Take back',
      'taken_back',
    ),
    formRoute('change_role', '/teams/:slug/members/:id/role', (ask) => {
      const { slug = '', id = '' } = ask.params;
      const back = `/teams/${slug}`;
      return act(ask, site, {
        operation: changeRole,
        subject: `${slug} ${id}`,
        input: { slug, id },
        fields: roleFields,
        submit: 'Change the role',
        says: 'changed',
        back,
        done: () => back,
        again: (values, refusal) => {
          if (refusal.reason === 'not_found') throw refusal;
          return team(ask, site, { of: id, values, errors: errorsOf(refusal) });
        },
      });
    }),
    ...membershipEndRoutes(site),
    ...invitationRoutes(site),
  ];
}

function newTeam(ask: PageRequest, site: AccountSite, refused?: Refused): Page {
  const content = form({
    id: 'team',
    action: '/teams/new',
    fields: [{ name: 'name', label: 'Name', type: 'text', required: true, minLength: 2, maxLength: 80 }],
    submit: 'Make a team',
    ...refused,
    ticket: ticketFor(ask, site, makeTeam),
  });
  return accountPage(
    ask,
    'Make a team',
    content,
    'A team shares keys, claims and research. You will be its owner.',
  );
}

/** A form of the page that was not taken: that of a member's role by their id, the invitation, or what asks for full access. */
interface RefusedHere extends Refused {
  readonly of: string;
}

const inviting = 'invite';
const asking = 'full-access';

type Shown = OutputOf<typeof showTeam>;

async function team(ask: PageRequest, site: AccountSite, refused?: RefusedHere): Promise<Page> {
  const { slug = '' } = ask.params;
  const { team, members, keys, invitations } = await asPerson(ask, showTeam, { slug });
  const owns = team.role === 'owner';
  const me = personOf(ask.context);
  const path = `/teams/${slug}`;
  const recent = isRecent(me, ask.now);
  const staysAlone = isOnlyOwner(members, me.id);
  const rows = members.map((member) => {
    const { user_id: id, name, handle, role, joined_at, closing } = member;
    const who = whoText(member);
    const change = form({
      id: `role-${id.slice(0, 8)}`,
      action: `${path}/members/${id}/role`,
      label: `Role of ${who}`,
      fields: roleFields,
      submit: 'Change the role',
      ...heldOf(roleFields, { role, shown: role }, refused?.of === id ? refused : null),
      ticket: ticketFor(ask, site, changeRole, `${slug} ${id}`),
    });
    const isOwn = id === me.id;
    const end = html`<a class="button quiet" href="${path}/members/${id}/remove" aria-label="${isOwn ? `Leave ${team.name}` : `Remove ${who}`}">${isOwn ? 'Leave' : 'Remove'}</a>`;
    return [
      html`${name}${handle === null ? nothing : html` <span class="muted">${handle}</span>`}`,
      closing && owns ? html`${role} <span class="muted">closing the account</span>` : role,
      instant(joined_at),
      html`${(isOwn ? !staysAlone : owns) ? end : nothing}${owns && recent ? html`<details${refused?.of === id ? html` open` : nothing}><summary aria-label="Role of ${who}">Role</summary>${change}</details>` : nothing}`,
    ];
  });
  const content = html`${site.off.includes('projects') ? nothing : html`<p><a href="${path}/projects">Projects of the team</a></p>`}
${me.team?.id === team.id && reaches(team.tier, 'full') ? html`<p><a href="/crm">Claims of the team</a></p><p><a href="/research">Research of the team</a></p>` : nothing}
<section id="members"><h2>Members</h2>
${dataTable('Members', ['Name', 'Role', 'Since', ''], rows)}
${staysAlone ? onlyOwnerNote(team) : nothing}</section>
${owns && team.tier === 'public' ? fullAccess(ask, site, slug, refused?.of === asking ? refused : undefined) : nothing}
${owns ? owning(ask, site, { slug, keys, invitations, recent, refused: refused?.of === inviting ? refused : undefined }) : nothing}
${owns && !team.operator ? html`<p><a href="${path}/close">Close the team</a></p>` : nothing}`;
  const lede = `You are ${team.role === 'viewer' ? 'a' : 'an'} ${team.role}. The team reads the ${team.tier} tier${team.shut ? `, and is ${standingOf(team)}` : ''}.`;
  return accountPage(ask, team.name, content, lede);
}

const askingFields: readonly FormField[] = [
  {
    name: 'message',
    label: 'What for',
    type: 'textarea',
    required: true,
    maxLength: 2_000,
    hint: 'Who the team is, and what it wants the full tier for. The operator reads it, with your name and address.',
  },
];

function asked(ask: PageRequest, back: string): Page {
  const content = html`<p>Your message went to the operator, who answers by mail.</p>
<p><a href="${back}">Back to the team</a></p>`;
  return accountPage(ask, 'Full access', content);
}

function fullAccess(ask: PageRequest, site: AccountSite, slug: string, refused?: Refused): SafeHtml {
  const message = form({
    id: asking,
    action: `/teams/${slug}/full-access`,
    fields: askingFields,
    submit: 'Ask for full access',
    values: refused?.values ?? {},
    errors: refused?.errors ?? [],
    ticket: ticketFor(ask, site, askFullAccess, slug),
  });
  return html`<section id="full"><h2>Full access</h2>
<p>The team reads what everybody reads. <a href="/docs/guides/tiers">What the full tier is</a>.</p>
<details${refused ? html` open` : nothing}><summary>Ask the operator for it</summary>${message}</details></section>`;
}

function owning(
  ask: PageRequest,
  site: AccountSite,
  {
    slug,
    keys,
    invitations,
    recent,
    refused,
  }: Pick<Shown, 'keys' | 'invitations'> & {
    readonly slug: string;
    readonly recent: boolean;
    readonly refused: Refused | undefined;
  },
): SafeHtml {
  const path = `/teams/${slug}`;
  const open = invitations.map(
    ({ id, email, role, expires_at }) =>
      html`<li>${email} as ${role}, until ${instant(expires_at)} ${buttonForm({ action: `${path}/invitations/${id}/revoke`, ticket: ticketFor(ask, site, withdrawInvitation, `${slug} ${id}`), submit: 'Take back', about: email })}</li>`,
  );
  const invitation = form({
    id: inviting,
    action: `${path}/invitations`,
    fields: [{ name: 'email', label: 'Address', type: 'email', required: true, maxLength: 200 }, roleField],
    submit: 'Invite',
    values: refused?.values ?? { role: 'editor' },
    errors: refused?.errors ?? [],
    ticket: ticketFor(ask, site, inviteMember, slug),
  });
  const rows = keys.map(({ name, made_by, tier_cap, last4, state, expires_at }) => [
    html`${name} <span class="muted">…${last4}</span>`,
    made_by ?? 'the operator',
    tier_cap,
    html`${state === 'valid' ? html`until ${instant(expires_at)}` : state}`,
  ]);
  return html`<section><h2>Invite</h2>
${withoutMail(ask, site)}${recent ? invitation : signInNote(ask, path)}
${open.length === 0 ? nothing : html`<h3>Open invitations</h3><ul>${open}</ul>`}</section>
<section><h2>Keys of the team</h2>
${rows.length === 0 ? html`<p>There are none.</p>` : dataTable('Keys of the team', ['Key', 'Made by', 'At most', 'State'], rows)}</section>`;
}
