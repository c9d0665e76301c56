// An owner of a team asks the operator for the full tier: a message like those of the contact form, with the
// team in it.

import type { AppContext } from '../../context.ts';
import { newId } from '../../desk/new-id.ts';
import type { PostLimit } from '../../desk/post-limit.ts';
import { answerOf } from '../../kernel/answer.ts';
import { dayMs } from '../../kernel/durations.ts';
import { text } from '../../kernel/field.ts';
import { inBody, inPath } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { personOf, personOperation } from '../accounts/person.ts';
import { mustOwn, teamFor } from '../accounts/teams.ts';
import { checkTexts } from './contact.ts';
import { keepMessage } from './messages-store.ts';

const limit: PostLimit = {
  kind: 'full_access',
  maxPosts: 1,
  windowMs: dayMs,
  words: 'one such message of a team a day',
};

export const askFullAccess = personOperation({
  name: 'ask_full_access',
  method: 'POST',
  path: '/teams/{slug}/full-access',
  summary: 'Ask the operator to let a team read the full tier.',
  input: {
    slug: inPath(text('The team, by its address.')),
    message: inBody(text('Who the team is, and what it wants the full tier for.', 2_000)),
  },
  run: async ({ slug, message }, { desk, random, now, ...context }: AppContext) => {
    const person = personOf({ desk, random, now, ...context });
    const team = await teamFor(desk.db, person.id, slug);
    mustOwn(team);
    if (team.tier !== 'public')
      throw new Refusal('conflict', `The team reads the ${team.tier} tier already.`);
    checkTexts({ message: [message, 'text'] });
    const { email } = await desk.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    if (email === null)
      throw new Refusal(
        'invalid_input',
        'No address is known for you, so nobody could answer; say one under Mail.',
      );
    await keepMessage(
      desk,
      {
        id: newId(random),
        purpose: 'access',
        organisation: `${team.name} (${team.slug})`,
        entity_to_correct: null,
        message,
      },
      { name: person.name, email, user_id: person.id },
      { author: team.id, limit, mailId: newId(random) },
      now,
    );
    return answerOf({ status: 'received' });
  },
});
