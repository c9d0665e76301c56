// What readers say below an essay, and what the operator does with essays that wait.

import type { AppContext } from '../../context.ts';
import type { DeskTransaction } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import { countPost, type PostLimit } from '../../desk/post-limit.ts';
import { answerOf } from '../../kernel/answer.ts';
import { dayMs } from '../../kernel/durations.ts';
import { oneOf, text, uuid } from '../../kernel/field.ts';
import { inBody, inPath, maybe } from '../../kernel/operation.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { mustBeText, shownName } from '../../kernel/sent-text.ts';
import { noteEvent } from '../accounts/events.ts';
import { meansOf, operatorMember, personOf, personOperation } from '../accounts/person.ts';
import { digestOf } from '../accounts/shown.ts';
import { mustBeAsSeen, seen, waitsNoMore } from '../moderation/seen.ts';
import { mustBeAnother, mustNameRule, noteDecision, rules, statementsOf } from '../moderation/statements.ts';
import type { TextSteps } from '../moderation/texts.ts';
import { citationsIn } from './citations.ts';
import { essaysSection, publishDraft, readableEssay } from './essay-store.ts';

const commentLimit: PostLimit = {
  kind: 'essay comments',
  maxPosts: 12,
  windowMs: 10 * 60_000,
  words: '12 comments in 10 minutes',
};

export const commentOnEssay = personOperation({
  name: 'comment_on_essay',
  method: 'POST',
  path: '/essays/{public_id}/comments',
  summary: 'Comment on an essay.',
  input: {
    public_id: inPath(text('The essay, by its address.', 200)),
    body: inBody(text('Plain text; 1 to 5,000 characters.', 5_000)),
    parent_id: inBody(maybe(uuid('The comment that this one answers.'))),
  },
  run: async ({ public_id, body, parent_id }, context: AppContext) => {
    const { desk, now, random } = meansOf(context);
    const { id: user } = personOf(context);
    mustBeText('body', body, 'text');
    const id = newId(random);
    await desk.exclusively(essaysSection, async (trx) => {
      const essay = await readableEssay(trx, public_id);
      if (essay.comments_open === 0) throw new Refusal('conflict', 'The author closed this thread.');
      await countPost(trx, commentLimit, user, now);
      const same = await trx
        .selectFrom('desk_comments')
        .select('id')
        .where('body', '=', body)
        .where('created_at', '>', new Date(now.getTime() - dayMs).toISOString())
        .executeTakeFirst();
      if (same) throw new Refusal('duplicate', 'The exact same comment was posted within 24 hours.');
      if (parent_id !== undefined) await mustBeLive(trx, essay.id, parent_id);
      await trx
        .insertInto('desk_comments')
        .values({
          id,
          subject_kind: 'essay',
          subject_id: essay.id,
          parent_id: parent_id ?? null,
          user_id: user,
          body,
          created_at: now.toISOString(),
          removed_at: null,
        })
        .execute();
    });
    return answerOf({ id });
  },
});

async function mustBeLive(trx: DeskTransaction, essay: string, parent: string): Promise<void> {
  const row = await trx
    .selectFrom('desk_comments')
    .select('id')
    .where('id', '=', parent)
    .where('subject_id', '=', essay)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw invalid('parent_id', 'parent_id must be a comment on this essay.');
}

export const removeOwnComment = personOperation({
  name: 'remove_own_comment',
  method: 'POST',
  path: '/essays/comments/{id}/remove',
  summary: 'Remove a comment of the own.',
  input: { id: inPath(uuid('The comment.')) },
  run: async ({ id }, context: AppContext) => {
    const { desk, now } = meansOf(context);
    const { numUpdatedRows } = await desk.db
      .updateTable('desk_comments')
      .set({ removed_at: now.toISOString(), body: '' })
      .where('id', '=', id)
      .where('user_id', '=', personOf(context).id)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw new Refusal('not_found', 'You wrote no such comment.');
    return answerOf({ id });
  },
});

/** What moderation does with comments: what one said is kept out of sight for as long as an appeal may be made. */
export const commentSteps: TextSteps = {
  remove: async (trx, id, { now }) => {
    const { numUpdatedRows } = await trx
      .updateTable('desk_comments')
      .set({ removed_at: now.toISOString() })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
  restore: async (trx, id) => {
    const { numUpdatedRows } = await trx
      .updateTable('desk_comments')
      .set({ removed_at: null })
      .where('id', '=', id)
      .where('removed_at', 'is not', null)
      .where('body', '<>', '')
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
  ofAuthor: async (db, user) =>
    (await db.selectFrom('desk_comments').select('id').where('user_id', '=', user).execute()).map(
      ({ id }) => id,
    ),
  textOf: async (db, id) => {
    const row = await db.selectFrom('desk_comments').select('body').where('id', '=', id).executeTakeFirst();
    return row?.body || null;
  },
};

export interface ShownComment {
  readonly id: string;
  readonly parent_id: string | null;
  readonly author: string | null;
  readonly user_id: string;
  readonly body: string;
  readonly created_at: string;
}

/** Comments on an essay, oldest first. */
export async function commentsOn(
  { desk }: Pick<AppContext, 'desk'>,
  essay: string,
): Promise<readonly ShownComment[]> {
  const rows = await desk.db
    .selectFrom('desk_comments')
    .innerJoin('users', 'users.id', 'desk_comments.user_id')
    .select(['desk_comments.id', 'parent_id', 'name', 'user_id', 'body', 'desk_comments.created_at'])
    .where('subject_kind', '=', 'essay')
    .where('subject_id', '=', essay)
    .where('removed_at', 'is', null)
    .orderBy('desk_comments.created_at')
    .orderBy('desk_comments.id')
    .limit(1_000)
    .execute();
  return rows.map(({ name, ...row }) => ({ ...row, author: shownName(name) }));
}

export const listEssayQueue = personOperation({
  name: 'list_essay_queue',
  method: 'GET',
  path: '/operator/essays',
  summary: 'Essays that wait for the operator.',
  input: {},
  run: async (_, context: AppContext) => {
    operatorMember(context);
    const essays = await meansOf(context)
      .desk.db.selectFrom('essays')
      .innerJoin('users', 'users.id', 'essays.author_id')
      .select(['essays.id', 'public_id', 'draft_title', 'draft_summary', 'draft_md', 'users.name as author'])
      .where('essays.status', '=', 'submitted')
      .orderBy('essays.created_at')
      .limit(200)
      .execute();
    const shown = await Promise.all(
      essays.map(async (one) => ({
        ...one,
        statements: await statementsOf(context.desk, 'essay', one.id),
        seen: digestOf(one.draft_title, one.draft_summary, one.draft_md),
      })),
    );
    return answerOf({ essays: shown });
  },
});

export const decideEssay = personOperation({
  name: 'decide_essay',
  method: 'POST',
  path: '/operator/essays/{id}/decide',
  summary: 'Publish an essay that waits, or return it with a statement.',
  input: {
    id: inPath(uuid('The essay.')),
    decision: inBody(oneOf(['accepted', 'returned'], 'What becomes of it.')),
    rule: inBody(maybe(oneOf(rules, 'The rule that it breaks, where it is returned.'))),
    statement: inBody(text('Why, in words that its author reads.', 2_000)),
    seen,
  },
  run: async ({ id, decision, rule = null, statement, seen }, context: AppContext) => {
    const { id: moderator, team } = operatorMember(context);
    const { desk, ...means } = meansOf(context);
    mustNameRule(decision, rule);
    await desk.exclusively(essaysSection, async (trx) => {
      const essay = await trx
        .selectFrom('essays')
        .selectAll()
        .where('id', '=', id)
        .where('status', '=', 'submitted')
        .executeTakeFirst();
      if (!essay) throw waitsNoMore('essay');
      mustBeAsSeen(seen, essay.draft_title, essay.draft_summary, essay.draft_md);
      await mustBeAnother(trx, { kind: 'essay', id, moderator });
      if (decision === 'accepted') {
        const { records } = citationsIn(essay.draft_md, context);
        await publishDraft(trx, essay, { note: null, at: means.now.toISOString(), cited: records });
      } else {
        const status = essay.published_revision === null ? 'draft' : 'unpublished';
        await trx.updateTable('essays').set({ status }).where('id', '=', id).execute();
      }
      await noteDecision(trx, { kind: 'essay', id, decision, rule, statement, moderator }, means);
      const action = `essay.${decision}` as const;
      await noteEvent(
        trx,
        { actor: moderator, action, team: team?.id ?? null, detail: essay.public_id },
        means,
      );
    });
    return answerOf({ id });
  },
});
