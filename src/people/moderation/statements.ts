// Decisions about texts of people: each has a statement that its author reads, with what was decided, by
// which rule, by a person or a rule of the program, and how to object.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import { type ModerationTable, type TextKind, textKinds } from '../../desk/schema/moderation.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { mustBeText } from '../../kernel/sent-text.ts';
import type { ClockAndRandom } from '../accounts/events.ts';

/** What a text of people is held against. */
export const rules = [
  'not_own_experience',
  'personal_attack',
  'personal_data',
  'confidential',
  'unlawful',
  'wrong_subject',
  'incentive',
  'spam',
] as const;
export type Rule = (typeof rules)[number];

interface Decision {
  readonly kind: TextKind;
  readonly id: string;
  readonly decision: ModerationTable['decision'];
  readonly rule: string | null;
  readonly statement: string;
  readonly moderator: string | null;
}

export async function noteDecision(
  trx: DeskTransaction,
  { kind, id, decision, rule, statement, moderator }: Decision,
  { now, random }: ClockAndRandom,
): Promise<void> {
  mustBeText('statement', statement, 'text');
  await trx
    .insertInto('moderation')
    .values({
      id: newId(random),
      subject_kind: kind,
      subject_id: id,
      decision,
      rule,
      statement,
      moderator_id: moderator,
      at: now.toISOString(),
    })
    .execute();
}

/** @throws Refusal where a text is returned, and no rule is named that it breaks */
export function mustNameRule(decision: string, rule: string | null): void {
  if (decision !== 'returned' || rule !== null) return;
  throw invalid(
    'rule',
    'rule is required where a text is returned: it tells the author what it breaks.',
    'required',
  );
}

/**
 * Whoever returned or removed a text does not decide about it again, as long as the operator's team has somebody
 * else who can: that is what an appeal is.
 */
export async function mustBeAnother(
  trx: DeskTransaction,
  { kind, id, moderator }: { readonly kind: TextKind; readonly id: string; readonly moderator: string },
): Promise<void> {
  const last = await trx
    .selectFrom('moderation')
    .select(['moderator_id', 'decision'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('decision', 'in', ['returned', 'removed'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.moderator_id !== moderator) return;
  const other = await trx
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('memberships.user_id')
    .where('teams.operator', '=', 1)
    .where('memberships.role', '<>', 'viewer')
    .where('memberships.user_id', '<>', moderator)
    .where('users.status', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  if (other)
    throw new Refusal(
      'forbidden',
      `You ${last.decision} this text; another member of your team decides now.`,
    );
}

export interface Statement {
  readonly decision: ModerationTable['decision'];
  readonly rule: string | null;
  readonly statement: string;
  readonly by: 'a person' | 'a rule of the program';
  readonly at: string;
}

/** What was decided about a text, the newest first, as its author reads it. */
export async function statementsOf(
  { db }: Pick<Desk, 'db'>,
  kind: TextKind,
  id: string,
): Promise<readonly Statement[]> {
  const rows = await db
    .selectFrom('moderation')
    .select(['decision', 'rule', 'statement', 'moderator_id', 'at'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(20)
    .execute();
  return rows.map(({ moderator_id, ...row }) => ({
    ...row,
    by: moderator_id === null ? 'a rule of the program' : 'a person',
  }));
}

/** Deletes what was decided by that moment about texts that are gone, or whose author is. */
export async function forgetDecisions(trx: DeskTransaction, by: string): Promise<void> {
  const there = trx.selectFrom('users').select('id').where('status', '<>', 'closed');
  const standing = {
    essay: trx.selectFrom('essays').select('id').where('author_id', 'in', there),
    comment: trx
      .selectFrom('desk_comments')
      .select('id')
      .where('body', '<>', '')
      .where('user_id', 'in', there),
    review: trx.selectFrom('reviews').select('id').where('status', '<>', 'withdrawn'),
    reply: trx.selectFrom('review_replies').select('id').where('user_id', 'in', there),
  } as const;
  for (const kind of textKinds) {
    await trx
      .deleteFrom('moderation')
      .where('at', '<=', by)
      .where('subject_kind', '=', kind)
      .where('subject_id', 'not in', standing[kind])
      .execute();
  }
}

/** By id, the last decision about each of these texts; nothing of those that nobody decided about. */
export async function lastDecisions(
  db: Desk['db'],
  kind: TextKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ModerationTable['decision']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('moderation')
    .select(['subject_id', 'decision'])
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', ids)
    .orderBy('at')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ subject_id, decision }) => [subject_id, decision]));
}
