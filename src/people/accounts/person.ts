// The signed-in person and their team, for operations that only a person does, and for those that a
// person's key or program may do too.

import type { CallerSession, Team } from '../../access/caller.ts';
import type { AppContext } from '../../context.ts';
import type { Operation, Params } from '../../kernel/operation.ts';
import { operation } from '../../kernel/operation.ts';
import { browserOnly } from '../../kernel/perform.ts';
import { Refusal } from '../../kernel/refusal.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly session: CallerSession;
  /** The team that the person acts for; null where the person is in none that is open. */
  readonly team: Team | null;
}

/** Who is signed in. */
export function personOf(context: AppContext): Person {
  const { caller } = context;
  if (caller.session === null || caller.account === null) {
    throw caller.key || caller.grant ? browserOnly() : signInRequired();
  }
  const { id, name } = caller.account;
  return { id, name, session: caller.session, team: caller.team };
}

export function signInRequired(): Refusal {
  return new Refusal('sign_in_required', 'Nobody is signed in in this browser, or no longer.');
}

interface TeamOfPerson extends Team {
  readonly role: NonNullable<Team['role']>;
}

/** The team that the person acts for. Refused where there is none. */
export function teamOfPerson(context: AppContext): TeamOfPerson {
  const { team } = personOf(context);
  if (team?.role === undefined) throw new Refusal('not_a_member', 'You are in no team; make one first.');
  return { ...team, role: team.role };
}

/** Who acts for the operator: an owner or editor of the operator's team, acting for it. */
export function operatorMember(context: AppContext): Person {
  const person = personOf(context);
  const { team } = person;
  if (team?.operator && team.role !== undefined && team.role !== 'viewer') return person;
  throw new Refusal('forbidden', "This is done by members of the operator's team, while they act for it.");
}

const open = { type: 'object', additionalProperties: true };

/** An operation of a person: found on pages alone, so nothing but its name, input and run is described. */
export function personOperation<const P extends Params, Output>(
  declaration: Omit<Operation<P, Output>, 'tier' | 'tag' | 'output' | 'actor'>,
): Operation<Params, Output> {
  return operation({
    ...declaration,
    actor: 'person',
    tier: 'public',
    tag: 'Account',
    output: () => open,
  });
}

export function partsOf(context: AppContext): Pick<AppContext, 'now' | 'random' | 'desk'> {
  const { now, random, desk } = context;
  return { now, random, desk };
}
