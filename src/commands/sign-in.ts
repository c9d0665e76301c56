import { randomBytes } from 'node:crypto';
import { openDesk } from '../desk/desk.ts';
import { findUser, localOperator } from '../people/accounts/users.ts';
import { signInLine } from '../server/accounts.ts';
import { truthOf } from '../server/node/data-folder.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import type { Config } from '../settings/config.ts';

/** Prints a link that signs in once, for ten minutes: whoever runs this machine, or the person that is named. */
export async function signInCommand(
  { user: named }: { readonly user: string | undefined },
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  await using desk = await openDesk(truthOf(config));
  const clockAndRandom = { now: now(), random: randomBytes };
  let user: string;
  if (named === undefined) user = await localOperator(desk, clockAndRandom);
  else {
    const found = await findUser(desk.db, named);
    if (!found)
      throw new CommandError(
        `Nobody is called ${named} here, or more than one person is; \`perennial people list\` shows all with their ids.`,
      );
    user = found.id;
  }
  output.print(await signInLine(desk, config.siteUrl, user, 'command', now));
  return 0;
}
