// What a person does with everything that is the person's here: take it along, close the account, take that back.

import type { AppContext } from '../../context.ts';
import { countPost, type PostLimit } from '../../desk/post-limit.ts';
import { answerOf } from '../../kernel/answer.ts';
import { dayMs } from '../../kernel/durations.ts';
import { oneOf, text } from '../../kernel/field.ts';
import { byDefault, inBody, inPath, type Operation } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/refusal.ts';
import { noteEvent } from '../accounts/events.ts';
import { partsOf, personOf, personOperation } from '../accounts/person.ts';
import { closingOf } from '../accounts/shut-team.ts';
import { mustOwn, teamFor } from '../accounts/teams.ts';
import { askToClose, stopClosing } from './closings.ts';
import { exportPerson } from './export.ts';
import { personTables } from './person-tables.ts';
import { askToCloseTeam, stopClosingTeam } from './team-closings.ts';

const exportsADay: PostLimit = {
  kind: 'account_export',
  maxPosts: 3,
  windowMs: dayMs,
  words: '3 exports a day',
};

/** @param secret what names are tagged with where rows hold no person's id */
export function exportAccount(secret: Uint8Array): Operation {
  return personOperation({
    name: 'export_account',
    method: 'POST',
    path: '/account/export',
    summary: 'Everything that is the person’s here, as one JSON document.',
    recent: true,
    input: {},
    run: async (_, context: AppContext) => {
      const { desk, now, random } = partsOf(context);
      const { id: user } = personOf(context);
      await desk.exclusively('accounts', async (trx) => {
        await countPost(trx, exportsADay, user, now);
        await noteEvent(trx, { actor: user, action: 'account.exported', user }, { now, random });
      });
      return answerOf(await exportPerson(desk, personTables, { user, secret, site: context.site }, now));
    },
  });
}

const choices = ['delete', 'keep'] as const;

export const closeAccount = personOperation({
  name: 'close_account',
  method: 'POST',
  path: '/account/close',
  summary: 'Close the account: it lets nobody in any more, and is erased in two weeks.',
  recent: true,
  input: {
    words: inBody(
      byDefault(oneOf(choices, 'Essays and comments: deleted, or kept without a name.'), 'delete'),
    ),
    reviews: inBody(byDefault(oneOf(choices, 'Reviews of funders, which name nobody.'), 'delete')),
    name: inBody(text('Your name as it is shown here, so that nobody closes an account by a slip.', 80)),
  },
  run: async ({ words, reviews, name }, context: AppContext) => {
    const { desk, ...parts } = partsOf(context);
    const person = personOf(context);
    if (name.trim() !== person.name) throw invalid('name', `Type your name, ${person.name}, to close it.`);
    return answerOf({ erase_at: await askToClose(desk, { user: person.id, words, reviews }, parts) });
  },
});

export const keepAccount = personOperation({
  name: 'keep_account',
  method: 'POST',
  path: '/account/keep',
  summary: 'Take the closing of the account back.',
  input: {},
  run: async (_, context: AppContext) => {
    const { desk, ...parts } = partsOf(context);
    await stopClosing(desk, personOf(context).id, parts);
    return answerOf({});
  },
});

const slug = inPath(text('The team, by its address.'));

export const teamClosing = personOperation({
  name: 'team_closing',
  method: 'GET',
  path: '/teams/{slug}/close',
  summary: 'Whether a team that the person owns is being closed, and when it is erased.',
  input: { slug },
  run: async ({ slug }, context: AppContext) => {
    const { desk } = partsOf(context);
    const team = await teamFor(desk.db, personOf(context).id, slug);
    mustOwn(team);
    return answerOf({ team, erase_at: (await closingOf(desk.db, team.id))?.erase_at ?? null });
  },
});

export const closeTeam = personOperation({
  name: 'close_team',
  method: 'POST',
  path: '/teams/{slug}/close',
  summary: 'Close a team: it is shut for every member, and erased in two weeks.',
  recent: true,
  input: {
    slug,
    name: inBody(text('The name of the team, so that nobody closes one by a slip.', 80)),
  },
  run: async ({ slug, name }, context: AppContext) => {
    const { desk, ...parts } = partsOf(context);
    const { id: actor } = personOf(context);
    const team = await teamFor(desk.db, actor, slug);
    mustOwn(team);
    if (name.trim() !== team.name)
      throw invalid('name', `Type the name of the team, ${team.name}, to close it.`);
    return answerOf({ erase_at: await askToCloseTeam(desk, { team: team.id, actor }, parts) });
  },
});

export const keepTeam = personOperation({
  name: 'keep_team',
  method: 'POST',
  path: '/teams/{slug}/keep',
  summary: 'Take the closing of a team back.',
  input: { slug },
  run: async ({ slug }, context: AppContext) => {
    const { desk, ...parts } = partsOf(context);
    const { id: actor } = personOf(context);
    const team = await teamFor(desk.db, actor, slug);
    await stopClosingTeam(desk, { team: team.id, actor }, parts);
    return answerOf({});
  },
});
