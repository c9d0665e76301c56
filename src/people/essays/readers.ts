// What readers say below an essay, and what the operator does with essays that wait.

import type { AppContext } from '../../context.ts';
import { countOf } from '../../desk/count-of.ts';
import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import { countPost, type PostLimit } from '../../desk/post-limit.ts';
import { forgetBody, rememberBody } from '../../desk/posted-bodies.ts';
import { answerOf } from '../../kernel/answer.ts';
import { oneOf, text, uuid } from '../../kernel/field.ts';
import { inBody, inPath, maybe } from '../../kernel/operation.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { mustBeText, shownName } from '../../kernel/sent-text.ts';
import { noteEvent } from '../accounts/events.ts';
import { operatorMember, partsOf, personOf, personOperation } from '../accounts/person.ts';
import { digestOf } from '../accounts/shown.ts';
import { mustBeAsSeen, seen, waitsNoMore } from '../moderation/seen.ts';
import { mustBeAnother, mustNameRule, noteDecision, rules, statementsOf } from '../moderation/statements.ts';
import type { TextSteps } from '../moderation/texts.ts';
import { citationsIn } from './citations.ts';
import { essaysSection, publishDraft, publishing, readableEssay } from './essay-store.ts';

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
    const { desk, now, random } = partsOf(context);
    const { id: user } = personOf(context);
    mustBeText('body', body, 'text');
    const id = newId(random);
    const place = await desk.exclusively(essaysSection, async (trx) => {
      const essay = await readableEssay(trx, public_id);
      if (essay.comments_open === 0) throw new Refusal('conflict', 'The author closed this thread.');
      await countPost(trx, commentLimit, user, now);
      const posted = { thread: essay.id, comment: id, author: `account ${user}`, body };
      if (!(await rememberBody(trx, posted, now)))
        throw new Refusal('duplicate', 'The exact same comment was posted within 24 hours.');
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
      return countOn(trx, essay.id);
    });
    return answerOf({ id, place });
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
    const { desk, now } = partsOf(context);
    await desk.exclusively(essaysSection, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('desk_comments')
        .set({ removed_at: now.toISOString(), body: '' })
        .where('id', '=', id)
        .where('user_id', '=', personOf(context).id)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) throw new Refusal('not_found', 'You wrote no such comment.');
      await forgetBody(trx, id);
    });
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

/** The comments on an essay that were not removed. */
function liveOn(db: Desk['db'], essay: string) {
  return db
    .selectFrom('desk_comments')
    .where('subject_kind', '=', 'essay')
    .where('subject_id', '=', essay)
    .where('removed_at', 'is', null);
}

async function countOn(db: Desk['db'], essay: string): Promise<number> {
  return countOf(liveOn(db, essay));
}

/** Some of the comments on an essay, oldest first, with what they answer and how many there are in all. */
export async function commentsOn(
  { desk }: Pick<AppContext, 'desk'>,
  essay: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{
  readonly comments: readonly ShownComment[];
  /** By the id of the comment that is answered. */
  readonly answered: ReadonlyMap<string, string>;
  readonly total: number;
}> {
  const rows = await liveOn(desk.db, essay)
    .innerJoin('users', 'users.id', 'desk_comments.user_id')
    .select(['desk_comments.id', 'parent_id', 'name', 'user_id', 'body', 'desk_comments.created_at'])
    .orderBy('desk_comments.created_at')
    .orderBy('desk_comments.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const comments = rows.map(({ name, ...row }) => ({ ...row, author: shownName(name) }));
  const parents = comments.flatMap(({ parent_id }) => (parent_id === null ? [] : [parent_id]));
  const parentRows =
    parents.length === 0
      ? []
      : await liveOn(desk.db, essay).select(['id', 'body']).where('id', 'in', parents).execute();
  return {
    comments,
    answered: new Map(parentRows.map(({ id, body }) => [id, body])),
    total: await countOn(desk.db, essay),
  };
}

export const listEssayQueue = personOperation({
  name: 'list_essay_queue',
  method: 'GET',
  path: '/operator/essays',
  summary: 'Essays that wait for the operator.',
  input: {},
  run: async (_, context: AppContext) => {
    operatorMember(context);
    const essays = await partsOf(context)
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
    const { desk, ...clockAndRandom } = partsOf(context);
    mustNameRule(decision, rule);
    await publishing(desk, async (trx) => {
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
        await publishDraft(trx, essay, { note: null, at: clockAndRandom.now.toISOString(), cited: records });
      } else {
        const status = essay.published_revision === null ? 'draft' : 'unpublished';
        await trx.updateTable('essays').set({ status }).where('id', '=', id).execute();
      }
      await noteDecision(trx, { kind: 'essay', id, decision, rule, statement, moderator }, clockAndRandom);
      const action = `essay.${decision}` as const;
      await noteEvent(
        trx,
        { actor: moderator, action, team: team?.id ?? null, detail: essay.public_id },
        clockAndRandom,
      );
    });
    return answerOf({ id });
  },
});
