// What a person sees and changes of the own account.

import type { AppContext } from '../../context.ts';
import { answerOf } from '../../kernel/answer.ts';
import { flag, text } from '../../kernel/field.ts';
import { byDefault, inBody, inPath, maybe } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { eventsOf } from './events.ts';
import { profileNames } from './names.ts';
import { endSessions, sessionsOfUser, switchTeam } from './own-sessions.ts';
import { partsOf, personOf, personOperation } from './person.ts';
import { grantsOf, revokeGrant } from './program-grants.ts';
import { shown } from './shown.ts';
import { teamsOf } from './teams.ts';
import { digestOfProfile, updateProfile } from './users.ts';

export const getAccount = personOperation({
  name: 'get_account',
  method: 'GET',
  path: '/account',
  summary: 'The own account: profile, ways to sign in, teams.',
  input: {},
  run: async (_, context: AppContext) => {
    const { id, team } = personOf(context);
    const { desk } = partsOf(context);
    const user = await desk.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const identities = await desk.db
      .selectFrom('identities')
      .select(['issuer', 'subject', 'email', 'created_at', 'last_used_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute();
    const { name, handle, email, status, closing_at, created_at } = user;
    return answerOf({
      id,
      name,
      handle,
      email,
      status,
      closing_at,
      created_at,
      public_name: user.public_name === 1,
      shown: digestOfProfile({ name, handle, publicName: user.public_name === 1 }),
      identities,
      teams: await teamsOf(desk.db, id),
      team: team?.slug ?? null,
    });
  },
});

export const updateAccount = personOperation({
  name: 'update_account',
  method: 'POST',
  path: '/account',
  summary: 'Change name and handle.',
  input: {
    name: inBody(text('How others see you: 2 to 80 characters.', 80)),
    handle: inBody(maybe(text('A short name that is yours alone; may be left out.', 30))),
    public_name: inBody(byDefault(flag('Show the name on public lists.'), false)),
    shown,
  },
  run: async ({ name, handle, public_name, shown }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const { id } = personOf(context);
    const own = await desk.db
      .selectFrom('users')
      .select(['name', 'handle'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const profile = { ...profileNames({ name, handle }, own), publicName: public_name };
    await updateProfile(desk, id, profile, shown, clockAndRandom);
    return answerOf({});
  },
});

export const switchToTeam = personOperation({
  name: 'switch_team',
  method: 'POST',
  path: '/account/team',
  summary: 'Act for another team in this browser.',
  input: { team: inBody(text('The team, by its address.')) },
  run: async ({ team }, context: AppContext) => {
    const { id, session } = personOf(context);
    await switchTeam(partsOf(context).desk, session.hash, id, team);
    return answerOf({ team });
  },
});

export const listSessions = personOperation({
  name: 'list_sessions',
  method: 'GET',
  path: '/account/sessions',
  summary: 'Where the person is signed in.',
  input: {},
  run: async (_, context: AppContext) => {
    const { id, session } = personOf(context);
    const { desk, now } = partsOf(context);
    return answerOf({ sessions: await sessionsOfUser(desk, id, session.hash, now) });
  },
});

export const endSession = personOperation({
  name: 'end_session',
  method: 'POST',
  path: '/account/sessions/{id}/end',
  summary: 'Sign out one browser.',
  input: {
    id: inPath({
      ...text('The session, as the list names it.'),
      schema: { type: 'string', pattern: '^[\\w-]{16}$', description: 'The session.' },
    }),
  },
  run: async ({ id }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const ended = await endSessions(desk, { user: personOf(context).id, id }, clockAndRandom);
    return answerOf({ ended });
  },
});

export const endOwnSession = personOperation({
  name: 'sign_out',
  method: 'POST',
  path: '/sign-out',
  summary: 'Sign out here.',
  input: {},
  run: async (_, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const { id, session } = personOf(context);
    return answerOf({ ended: await endSessions(desk, { user: id, id: session.hash }, clockAndRandom) });
  },
});

export const endAllSessions = personOperation({
  name: 'end_all_sessions',
  method: 'POST',
  path: '/account/sessions/end',
  summary: 'Sign out everywhere, here too.',
  input: {},
  run: async (_, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    return answerOf({ ended: await endSessions(desk, { user: personOf(context).id }, clockAndRandom) });
  },
});

export const listAccountEvents = personOperation({
  name: 'list_account_events',
  method: 'GET',
  path: '/account/activity',
  summary: 'What was done to the account and to the teams that the person owns.',
  input: {},
  run: async (_, context: AppContext) =>
    answerOf({ events: await eventsOf(partsOf(context).desk, personOf(context).id) }),
});

export const listApps = personOperation({
  name: 'list_apps',
  method: 'GET',
  path: '/account/apps',
  summary: 'The programs that the person let in.',
  input: {},
  run: async (_, context: AppContext) => {
    const { desk, now } = partsOf(context);
    return answerOf({ apps: await grantsOf(desk.db, personOf(context).id, now) });
  },
});

export const revokeApp = personOperation({
  name: 'revoke_app',
  method: 'POST',
  path: '/account/apps/{id}/revoke',
  summary: 'Let a program in no more.',
  input: { id: inPath(text('The program, as the list names it.')) },
  run: async ({ id }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    if (!(await revokeGrant(desk, personOf(context).id, id, clockAndRandom))) {
      throw new Refusal('not_found', 'You let no such program in.');
    }
    return answerOf({});
  },
});
