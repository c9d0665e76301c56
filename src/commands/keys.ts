import { randomBytes } from 'node:crypto';
import { type Desk, openDesk } from '../desk/desk.ts';
import { reaches } from '../kernel/tier.ts';
import {
  createKey,
  type Grace,
  graces,
  listKeys,
  longestDays,
  mustStore,
  revokeKey,
  rotateKey,
  type ShowKey,
} from '../people/accounts/keys.ts';
import { noteWithdrawals } from '../server/erasure/withdrawals.ts';
import { truthOf } from '../server/node/data-folder.ts';
import { CommandError, type HandingOutput, type Output } from '../server/node/output.ts';
import type { Config } from '../settings/config.ts';

export interface KeyWanted {
  readonly tier: string;
  readonly team: string;
  readonly operator: boolean;
  readonly expires: number;
}

/** Makes a key. Standard output is the key alone, so that it can go straight into a secret store. */
export async function createKeyCommand(
  { tier, team, operator, expires }: KeyWanted,
  config: Config,
  output: HandingOutput,
  now: () => Date,
): Promise<number> {
  if (tier !== 'full' && tier !== 'top') throw new CommandError('--tier takes full or top.', 2);
  const name = team.trim();
  if (!/^[^\p{Cc}\p{Cf}]{1,100}$/u.test(name)) {
    throw new CommandError('--team takes a name of 1 to 100 characters.', 2);
  }
  if (expires < 1 || expires > longestDays) {
    throw new CommandError(`--expires takes a number of days from 1 to ${longestDays}.`, 2);
  }
  await using desk = await openDesk(truthOf(config));
  const known = operator
    ? await desk.db
        .selectFrom('teams')
        .select(['slug', 'operator'])
        .where('name', '=', name)
        .executeTakeFirst()
    : undefined;
  if (known?.operator === 0) {
    throw new CommandError(
      `There is a team ${name} already, and it is not the operator's own; \`perennial teams operator ${known.slug}\` makes it that.`,
    );
  }
  const wanted = { tier, team: name, operator, days: expires } as const;
  const made = await showing(desk, output, (show) =>
    createKey(desk, wanted, { now: now(), random: randomBytes }, show),
  );
  output.problem(`Key ${made.id} of ${name} (${tier}) until ${made.expires_at}. It is not shown again.`);
  if (made.raised_from !== null)
    output.problem(
      `The team could read the ${made.raised_from} tier and reads the ${tier} tier now, with all its keys.`,
    );
  await noteWithdrawals(config.perennialData, desk);
  return 0;
}

export async function listKeysCommand(
  { json }: { json: boolean },
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  await using desk = await openDesk(truthOf(config));
  const keys = await listKeys(desk, now());
  if (json) {
    output.print(JSON.stringify(keys));
    return 0;
  }
  if (keys.length === 0) output.print('No keys yet; `perennial keys create` makes one.');
  for (const key of keys) {
    const team = key.operator ? `${key.team} (operator)` : key.team;
    const used = key.last_used_at === null ? 'never used' : `last used ${key.last_used_at}`;
    const until = {
      revoked: `revoked ${key.revoked_at}`,
      expired: `expired ${key.expires_at}`,
      valid: `${key.replaced_at === null ? 'valid' : 'replaced, and valid'} until ${key.expires_at}`,
    }[key.state];
    const less = reaches(key.team_tier, key.tier) ? '' : `; its team reads ${key.team_tier}`;
    const suspension = key.team_suspended ? '; its team is suspended' : less;
    output.print(`${key.id}  ${key.tier.padEnd(4)}  …${key.last4}  ${team}: ${until}, ${used}${suspension}`);
  }
  return 0;
}

export async function revokeKeyCommand(
  id: string,
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  await using desk = await openDesk(truthOf(config));
  const before = await revokeKey(desk, id, now());
  await noteWithdrawals(config.perennialData, desk);
  if (before === null) throw unknownKey(id);
  output.print(before === 'revoked' ? `${id} was revoked already.` : `${id} is revoked.`);
  return 0;
}

export async function rotateKeyCommand(
  { id, grace }: { id: string; grace: string },
  config: Config,
  output: HandingOutput,
  now: () => Date,
): Promise<number> {
  if (!Object.hasOwn(graces, grace)) throw new CommandError('--grace takes now, 24h or 7d.', 2);
  await using desk = await openDesk(truthOf(config));
  const made = await showing(desk, output, (show) =>
    rotateKey(desk, id, grace as Grace, { now: now(), random: randomBytes }, show),
  );
  if (made === null) throw unknownKey(id);
  if (made === 'replaced')
    throw new CommandError(`Key ${id} was replaced already; rotate the one in its place.`);
  if (typeof made === 'string') throw new CommandError(`Key ${id} is ${made}; make a new one instead.`);
  const old = grace === 'now' ? 'is refused from now on' : `is refused after ${grace}`;
  output.problem(`Key ${made.id} until ${made.expires_at} takes the place of ${id}, which ${old}.`);
  await noteWithdrawals(config.perennialData, desk);
  return 0;
}

/** Says so where a key was shown and could not be stored then. */
async function showing<Made>(
  desk: Desk,
  output: HandingOutput,
  make: (show: ShowKey) => Promise<Made>,
): Promise<Made> {
  await mustStore(desk);
  let shown = false;
  try {
    return await make(async (key) => {
      await output.handOver(key);
      shown = true;
    });
  } catch (error) {
    if (shown) output.problem('The key that was printed was not stored, and lets nobody in.');
    throw error;
  }
}

function unknownKey(id: string): CommandError {
  return new CommandError(
    `There is no key ${/^[\w-]{1,60}$/.test(id) ? id : 'of that id'}; \`perennial keys list\` shows all.`,
  );
}
