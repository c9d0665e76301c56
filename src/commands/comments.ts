import { openDesk } from '../desk/desk.ts';
import { eraseComment } from '../people/comments/store.ts';
import { noteWithdrawals } from '../server/erasure/withdrawals.ts';
import { truthOf } from '../server/node/data-folder.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import type { Config } from '../settings/config.ts';

/** Takes a comment off its thread, whoever wrote it, and erases what it says; answers to it stay. */
export async function removeCommentCommand(
  id: string,
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  await using desk = await openDesk(truthOf(config));
  const erased = await eraseComment(desk, id.toLowerCase(), now());
  if (!erased) throw new CommandError(`There is no comment ${/^[\w-]{1,60}$/.test(id) ? id : 'of that id'}.`);
  await noteWithdrawals(config.perennialData, desk);
  output.print(`${id} is removed, and what it said is erased.`);
  return 0;
}
