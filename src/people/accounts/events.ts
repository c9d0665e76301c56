// What was done to accounts and teams, and by whom. Rows are only added; a person sees those of the own
// account and of the teams that the person owns.

import type { Desk } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import type { AccountAction } from './event-words.ts';

export interface ClockAndRandom {
  readonly now: Date;
  /** So many random bytes. */
  readonly random: (bytes: number) => Uint8Array;
}

/** Who does it where nobody is signed in: whoever has a shell on the server. */
export const theOperator = 'operator';

interface AccountEvent {
  readonly actor: string;
  readonly action: AccountAction;
  readonly user?: string | null;
  readonly team?: string | null;
  /** In words; never a secret. */
  readonly detail?: string | null;
}

export async function noteEvent(
  db: Desk['db'],
  event: AccountEvent,
  { now, random }: ClockAndRandom,
): Promise<void> {
  const { actor, action, user = null, team = null, detail = null } = event;
  await db
    .insertInto('account_events')
    .values({
      id: newId(random),
      at: now.toISOString(),
      actor_id: actor,
      action,
      user_id: user,
      team_id: team,
      detail,
    })
    .execute();
}

interface ListedEvent {
  readonly at: string;
  readonly action: string;
  readonly actor: string;
  readonly team: string | null;
  readonly detail: string | null;
}

const maxListed = 200;

/** The newest events of the person's account and of the teams that the person owns. */
export async function eventsOf(desk: Desk, user: string): Promise<readonly ListedEvent[]> {
  const { db } = desk;
  const rows = await db
    .selectFrom('account_events')
    .leftJoin('users', 'users.id', 'account_events.actor_id')
    .leftJoin('teams', 'teams.id', 'account_events.team_id')
    .select(['account_events.at', 'action', 'actor_id', 'users.name as actor_name', 'detail'])
    .select('teams.name as team')
    .where((eb) =>
      eb.or([
        eb('account_events.user_id', '=', user),
        eb('actor_id', '=', user),
        eb(
          'account_events.team_id',
          'in',
          db
            .selectFrom('memberships')
            .select('team_id')
            .where('user_id', '=', user)
            .where('role', '=', 'owner'),
        ),
      ]),
    )
    .orderBy('account_events.at', 'desc')
    .orderBy('account_events.id')
    .limit(maxListed)
    .execute();
  return rows.map(({ at, action, actor_id, actor_name, detail, team }) => ({
    at,
    action,
    actor:
      actor_id === user
        ? 'you'
        : (actor_name ?? (actor_id === theOperator ? 'the operator' : 'a former member')),
    team,
    detail,
  }));
}
