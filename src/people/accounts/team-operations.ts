// What members do in and with a team.

import type { AppContext } from '../../context.ts';
import { countOf } from '../../desk/count-of.ts';
import type { DeskTransaction } from '../../desk/desk.ts';
import { countPost, type PostLimit } from '../../desk/post-limit.ts';
import { answerOf } from '../../kernel/answer.ts';
import { dayMs } from '../../kernel/durations.ts';
import { oneOf, text } from '../../kernel/field.ts';
import { isTypedMailAddress } from '../../kernel/mail-address.ts';
import { inBody, inPath } from '../../kernel/operation.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { roles } from '../../kernel/role.ts';
import { acceptInvitation, invite, openInvitations, revokeInvitation } from './invitations.ts';
import { goodName } from './names.ts';
import { keysOf } from './own-keys.ts';
import { partsOf, personOf, personOperation } from './person.ts';
import { shown } from './shown.ts';
import { accountsSection, createTeam, membersOf, mustOwn, removeMember, setRole, teamFor } from './teams.ts';

const slug = inPath(text('The team, by its address.'));
const member = inPath(text('The member, by id.'));
const role = inBody(
  oneOf(roles, 'What the member may do: an owner decides who is in, an editor changes, a viewer reads.'),
);

const maxOwned = 20;
const newTeams: PostLimit = {
  kind: 'teams',
  maxPosts: 5,
  windowMs: dayMs,
  words: '5 new teams in a day',
};

export const makeTeam = personOperation({
  name: 'make_team',
  method: 'POST',
  path: '/teams',
  summary: 'Make a team; it reads the public tier until the operator says otherwise.',
  input: { name: inBody(text('What the team is called.', 80)) },
  run: async ({ name }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const { id: owner } = personOf(context);
    const wanted = { name: goodName(name), tier: 'public', owner } as const;
    const made = await desk.exclusively(accountsSection, async (trx) => {
      await mustOwnFew(trx, owner);
      await countPost(trx, newTeams, owner, clockAndRandom.now);
      return createTeam(trx, wanted, clockAndRandom);
    });
    return answerOf(made);
  },
});

async function mustOwnFew(trx: DeskTransaction, owner: string): Promise<void> {
  const owned = await countOf(
    trx
      .selectFrom('memberships')
      .innerJoin('teams', 'teams.id', 'memberships.team_id')
      .where('memberships.user_id', '=', owner)
      .where('memberships.role', '=', 'owner')
      .where('teams.closed_at', 'is', null),
  );
  if (owned >= maxOwned) {
    throw new Refusal(
      'conflict',
      `You own ${maxOwned} teams; close one, or leave one to another owner, first.`,
    );
  }
}

export const showTeam = personOperation({
  name: 'show_team',
  method: 'GET',
  path: '/teams/{slug}',
  summary: 'A team of the person: members, keys, open invitations.',
  input: { slug },
  run: async ({ slug }, context: AppContext) => {
    const { desk, now } = partsOf(context);
    const team = await teamFor(desk.db, personOf(context).id, slug);
    const owns = team.role === 'owner';
    return answerOf({
      team,
      members: await membersOf(desk.db, team.id),
      keys: owns ? await keysOf(desk, { team: team.id }, now) : [],
      invitations: owns ? await openInvitations(desk.db, team.id, now) : [],
    });
  },
});

export const inviteMember = personOperation({
  name: 'invite_member',
  method: 'POST',
  path: '/teams/{slug}/invitations',
  summary: 'Invite somebody by address.',
  recent: true,
  input: { slug, email: inBody(text('The address of whoever is invited.', 200)), role },
  run: async ({ slug, email, role }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    if (!isTypedMailAddress(email.trim())) {
      throw invalid('email', 'email takes an e-mail address.');
    }
    const by = personOf(context).id;
    const team = await teamFor(desk.db, by, slug);
    mustOwn(team);
    const mailed = context.sendsMail;
    const { address } = context.caller;
    const token = await invite(desk, { team: team.id, by, email, role, address, mailed }, clockAndRandom);
    return answerOf({ ...(mailed ? {} : { token }), email });
  },
});

export const withdrawInvitation = personOperation({
  name: 'revoke_invitation',
  method: 'POST',
  path: '/teams/{slug}/invitations/{id}/revoke',
  summary: 'Take an invitation back.',
  input: { slug, id: inPath(text('The invitation.')) },
  run: async ({ slug, id }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const by = personOf(context).id;
    const team = await teamFor(desk.db, by, slug);
    await revokeInvitation(desk, { team: team.id, by, id }, clockAndRandom);
    return answerOf({});
  },
});

export const joinTeam = personOperation({
  name: 'accept_invitation',
  method: 'POST',
  path: '/invitations/{token}',
  summary: 'Join the team that invited you.',
  input: { token: inPath(text('The token of the invitation.')) },
  run: async ({ token }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    return answerOf(await acceptInvitation(desk, token, personOf(context).id, clockAndRandom));
  },
});

export const changeRole = personOperation({
  name: 'change_role',
  method: 'POST',
  path: '/teams/{slug}/members/{id}/role',
  summary: 'Change what a member may do.',
  recent: true,
  input: { slug, id: member, role, shown },
  run: async ({ slug, id, role, shown }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const actor = personOf(context).id;
    const team = await teamFor(desk.db, actor, slug);
    await setRole(desk, { actor, team: team.id, user: id, role, shown }, clockAndRandom);
    return answerOf({});
  },
});

export const endMembership = personOperation({
  name: 'end_membership',
  method: 'POST',
  path: '/teams/{slug}/members/{id}/remove',
  summary: 'Remove a member, or leave.',
  input: { slug, id: member },
  run: async ({ slug, id }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const actor = personOf(context).id;
    const team = await teamFor(desk.db, actor, slug);
    await removeMember(desk, { actor, team: team.id, user: id }, clockAndRandom);
    return answerOf({ left: id === actor });
  },
});
