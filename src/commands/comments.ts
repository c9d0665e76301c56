import type { Config } from '../config.ts';
import { truthOf } from '../data-folder.ts';
import { eraseComment } from '../desk/comments.ts';
import { openDesk } from '../desk/desk.ts';
import { CommandError, type Output } from './output.ts';

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
  output.print(`${id} is removed, and what it said is erased.`);
  return 0;
}
