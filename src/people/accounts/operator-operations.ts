// What members of the operator's team do about people and teams: see them, suspend them, say what a team reads.

import type { AppContext } from '../../context.ts';
import { answerOf } from '../../kernel/answer.ts';
import { integer, oneOf, text } from '../../kernel/field.ts';
import { byDefault, inBody, inPath, inQuery, maybe } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { tiers } from '../../kernel/tier.ts';
import { listTeams, listUsers } from './account-lists.ts';
import { operatorMember, partsOf, personOperation } from './person.ts';
import { shown } from './shown.ts';
import { changeTeam, digestOfTeam } from './teams.ts';
import { suspendUser } from './users.ts';

const standing = ['active', 'suspended'] as const;

/** So many stand on a page. */
export const operatorPageRows = 100;

const looked = {
  q: inQuery(maybe(text('Part of the name, the short name or the address.', 200))),
  offset: inQuery(byDefault(integer('How many to pass over.', { minimum: 0, maximum: 10_000_000 }), 0)),
};

export const listPeople = personOperation({
  name: 'list_people',
  method: 'GET',
  path: '/operator/people',
  summary: 'The accounts, the newest first.',
  input: looked,
  run: async (asked, context: AppContext) => {
    operatorMember(context);
    const { db } = partsOf(context).desk;
    return answerOf({ people: await listUsers(db, { ...asked, limit: operatorPageRows }) });
  },
});

export const setStanding = personOperation({
  name: 'set_standing',
  method: 'POST',
  path: '/operator/people/{id}/standing',
  summary: 'Suspend an account, or let it act again.',
  recent: true,
  input: {
    id: inPath(text('The account.')),
    standing: inBody(oneOf(standing, 'Suspended: sessions, keys and programs are refused.')),
  },
  run: async ({ id, standing }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const { id: actor } = operatorMember(context);
    if (id === actor) throw new Refusal('conflict', 'Nobody suspends the own account; close it instead.');
    if (!(await suspendUser(desk, id, standing === 'suspended', actor, clockAndRandom)))
      throw new Refusal('conflict', `There is no account that could become ${standing}.`);
    return answerOf({});
  },
});

export const listAllTeams = personOperation({
  name: 'list_all_teams',
  method: 'GET',
  path: '/operator/teams',
  summary: 'The teams, by address.',
  input: looked,
  run: async (asked, context: AppContext) => {
    operatorMember(context);
    const { db } = partsOf(context).desk;
    const teams = await listTeams(db, { ...asked, limit: operatorPageRows });
    return answerOf({ teams: teams.map((team) => ({ ...team, shown: digestOfTeam(team) })) });
  },
});

export const setTeam = personOperation({
  name: 'set_team',
  method: 'POST',
  path: '/operator/teams/{slug}',
  summary: 'Say what a team may read, and whether it may act.',
  recent: true,
  input: {
    slug: inPath(text('The team, by its address.')),
    tier: inBody(oneOf(tiers, 'What its members, keys and programs read at most.')),
    standing: inBody(oneOf(standing, 'Suspended: everything of the team is refused.')),
    shown,
  },
  run: async ({ slug, tier, standing, shown }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const { id: actor, team } = operatorMember(context);
    const suspended = standing === 'suspended';
    if (team?.slug === slug && (suspended || tier !== 'top'))
      throw new Refusal('conflict', 'The team that you act for keeps its tier and goes on.');
    const outcome = await changeTeam(desk, slug, { tier, suspended, shown }, actor, clockAndRandom);
    if (outcome === null) throw new Refusal('not_found', 'There is no open team with this address.');
    return answerOf({ outcome });
  },
});
