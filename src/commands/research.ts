import { randomBytes } from 'node:crypto';
import { type Seal, sealBy } from '../access/seal.ts';
import { type Desk, openDesk } from '../desk/desk.ts';
import { dayMs } from '../kernel/durations.ts';
import { emptyContent } from '../people/projects/content.ts';
import { addProject } from '../people/projects/store.ts';
import { rotateKey, setSecret } from '../people/webhooks/sign.ts';
import { truthOf } from '../server/node/data-folder.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import type { Config } from '../settings/config.ts';

/** How long what was replaced goes on signing, in ms. */
const graceMs = 7 * dayMs;

function sealOf({ secretKey }: Config): Seal {
  return sealBy(secretKey, randomBytes);
}

async function teamNamed(desk: Desk, name: string): Promise<string> {
  const team = await desk.db
    .selectFrom('teams')
    .select('id')
    .where('name', '=', name.trim())
    .executeTakeFirst();
  if (team) return team.id;
  throw new CommandError(
    `There is no team ${name}; a team is made with its first key (perennial keys create).`,
  );
}

/** Adds a project that a team can ask research for, and prints its id. */
export async function addProjectCommand(
  given: { team: string; title: string; summary: string },
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  const [title, summary] = [given.title.trim(), given.summary.trim()];
  if (title === '' || title.length > 150) throw new CommandError('--title takes 1 to 150 characters.', 2);
  if (summary.length < 10 || summary.length > 1_000) {
    throw new CommandError('--summary takes 10 to 1000 characters.', 2);
  }
  await using desk = await openDesk(truthOf(config));
  const team = await teamNamed(desk, given.team);
  const content = { ...emptyContent, title, summary };
  const clockAndRandom = { now: now(), random: randomBytes };
  const { id } = await addProject(desk, { team, author: null, content, note: null }, clockAndRandom);
  output.print(id);
  return 0;
}

/** Gives a team a new secret for its webhooks and prints it; the one before it signs for a week more. */
export async function webhookSecretCommand(
  { team }: { team: string },
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  await using desk = await openDesk(truthOf(config));
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const id = await teamNamed(desk, team);
  await setSecret(desk, { team: id, secret, now: now(), graceMs }, sealOf(config));
  output.print(secret);
  output.problem('The secret before it, if there was one, signs for seven days more.');
  return 0;
}

/** Makes a new key pair for webhooks; the one before it signs for a week more. */
export async function rotateWebhookKeyCommand(
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  await using desk = await openDesk(truthOf(config));
  await rotateKey(desk, now(), graceMs, sealOf(config));
  output.print('A new key signs webhooks; the one before it, if there was one, signs for seven days more.');
  return 0;
}
