import { randomBytes } from 'node:crypto';
import { type Desk, openDesk } from '../desk/desk.ts';
import { counted } from '../kernel/counted.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Tier } from '../kernel/tier.ts';
import { listTeams, listUsers } from '../people/accounts/account-lists.ts';
import { theOperator } from '../people/accounts/events.ts';
import { nameOwner } from '../people/accounts/new-owner.ts';
import { type Standing, standingOf } from '../people/accounts/shut-team.ts';
import { changeTeam } from '../people/accounts/teams.ts';
import { findUser, suspendUser } from '../people/accounts/users.ts';
import { askToCloseTeam, stopClosingTeam } from '../people/own-data/team-closings.ts';
import { noteWithdrawals } from '../server/erasure/withdrawals.ts';
import { truthOf } from '../server/node/data-folder.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import type { Config } from '../settings/config.ts';

type Now = () => Date;

export async function listTeamsCommand(json: boolean, config: Config, output: Output): Promise<number> {
  await using desk = await openDesk(truthOf(config));
  const teams = await listTeams(desk.db);
  if (json) output.print(JSON.stringify(teams));
  else if (teams.length === 0) output.print('No teams yet; whoever signs in has one.');
  else {
    for (const { slug, name, tier, members, keys, operator, ...team } of teams) {
      const standing = team.shut ? standingOf(team) : '';
      const marks = [operator ? 'operator' : '', standing].filter((one) => one !== '');
      const more = marks.length === 0 ? '' : ` (${marks.join(', ')})`;
      output.print(
        `${slug}  ${tier.padEnd(6)}  ${name}${more}: ${counted(members, 'member')}, ${counted(keys, 'key')}`,
      );
    }
  }
  return 0;
}

/** Changes what the operator decides about a team. */
export async function changeTeamCommand(
  slug: string,
  change: { readonly tier?: string; readonly suspended?: boolean; readonly operator?: true },
  config: Config,
  output: Output,
  now: Now,
): Promise<number> {
  const { tier, suspended, operator } = change;
  if (tier !== undefined && tier !== 'public' && tier !== 'full' && tier !== 'top') {
    throw new CommandError('The tier is public, full or top.', 2);
  }
  await using desk = await openDesk(truthOf(config));
  const wanted = {
    ...(tier === undefined ? {} : { tier: tier as Tier }),
    ...(suspended === undefined ? {} : { suspended }),
    ...(operator === undefined ? {} : { operator }),
  };
  const done = await changeTeam(desk, slug, wanted, theOperator, { now: now(), random: randomBytes });
  const team = await teamOf(desk, slug);
  if (!done || !team) throw noSuchTeam(slug);
  const state = operator
    ? "is the operator's own"
    : suspended === undefined
      ? `reads the ${tier} tier`
      : suspended
        ? `is suspended${done === 'changed' ? '' : ' already'}`
        : resumed(team, done === 'changed');
  output.print(`${slug} ${state}.`);
  return 0;
}

/** How a team stands that is not suspended, and whether it was a moment ago. */
function resumed({ closing }: Standing, changed: boolean): string {
  if (closing) return `is ${changed ? 'suspended no more' : 'not suspended'}; it is being closed`;
  return changed ? 'may act again' : 'may act: it was not suspended';
}

async function teamOf(desk: Desk, slug: string) {
  return (await listTeams(desk.db, { q: slug })).find((team) => team.slug === slug);
}

function noSuchTeam(slug: string): CommandError {
  return new CommandError(`There is no team ${slug}; \`perennial teams list\` shows all.`);
}

/** Makes a person an owner of a team. */
export async function teamOwnerCommand(
  slug: string,
  named: string,
  config: Config,
  output: Output,
  now: Now,
): Promise<number> {
  await using desk = await openDesk(truthOf(config));
  const team = await openTeam(desk, slug);
  const user = await findUser(desk.db, named);
  if (!user) throw noSuchPerson(named);
  try {
    const made = await nameOwner(desk, { team: team.id, user: user.id }, { now: now(), random: randomBytes });
    output.print(`${user.name} ${made ? 'owns' : 'owned'} ${slug}${made ? '' : ' already'}.`);
  } catch (error) {
    if (error instanceof Refusal) throw new CommandError(error.message);
    throw error;
  }
  await noteWithdrawals(config.perennialData, desk);
  return 0;
}

async function openTeam(desk: Desk, slug: string): Promise<{ readonly id: string }> {
  const team = await desk.db
    .selectFrom('teams')
    .select('id')
    .where('slug', '=', slug)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!team) throw noSuchTeam(slug);
  return team;
}

function noSuchPerson(named: string): CommandError {
  return new CommandError(
    `Nobody is called ${named} here, or more than one person is; \`perennial people list\` shows all with their ids.`,
  );
}

/** Closes a team, or takes that back, as an owner does on its page. */
export async function closeTeamCommand(
  slug: string,
  keep: boolean,
  config: Config,
  output: Output,
  now: Now,
): Promise<number> {
  await using desk = await openDesk(truthOf(config));
  const team = await openTeam(desk, slug);
  const of = { team: team.id, actor: theOperator };
  const clockAndRandom = { now: now(), random: randomBytes };
  try {
    if (keep) {
      await stopClosingTeam(desk, of, clockAndRandom);
      const suspended = (await teamOf(desk, slug))?.suspended ? ', and suspended' : '';
      output.print(`${slug} is kept${suspended}. Keys and programs that were ended stay ended.`);
    } else {
      const eraseAt = await askToCloseTeam(desk, of, clockAndRandom);
      output.print(`${slug} is shut; what it holds is erased at ${eraseAt}. --keep takes it back.`);
    }
  } catch (error) {
    if (error instanceof Refusal) throw new CommandError(error.message);
    throw error;
  }
  await noteWithdrawals(config.perennialData, desk);
  return 0;
}

export async function listPeopleCommand(json: boolean, config: Config, output: Output): Promise<number> {
  await using desk = await openDesk(truthOf(config));
  const people = await listUsers(desk.db);
  if (json) output.print(JSON.stringify(people));
  else if (people.length === 0) output.print('Nobody has an account yet; `perennial sign-in` makes yours.');
  else {
    for (const { id, name, handle, email, status } of people) {
      output.print(
        `${id}  ${status.padEnd(9)}  ${name}${handle === null ? '' : ` (${handle})`}${email === null ? '' : `, ${email}`}`,
      );
    }
  }
  return 0;
}

export async function suspendPersonCommand(
  named: string,
  suspended: boolean,
  config: Config,
  output: Output,
  now: Now,
): Promise<number> {
  await using desk = await openDesk(truthOf(config));
  const user = await findUser(desk.db, named);
  if (!user) throw noSuchPerson(named);
  const done = await suspendUser(desk, user.id, suspended, theOperator, { now: now(), random: randomBytes });
  const closing = user.closing_at !== null;
  const state = suspended
    ? `is suspended${done ? ': sessions, keys and programs are refused' : ' already'}`
    : closing
      ? `${done ? 'may sign in again' : 'is not suspended'}; the account is being closed`
      : done
        ? 'may act again'
        : 'may act: the account was not suspended';
  output.print(`${user.name} ${state}.`);
  return 0;
}
