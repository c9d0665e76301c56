// What the desk tells of what was withdrawn, for the list of what must not come back.

import type { Desk } from '../../desk/desk.ts';
import { roles } from '../../kernel/role.ts';
import type { DeskWithdrawal, MemberStep, TextStep } from './withdrawals.ts';

/** All keys, and what was removed, taken back, ended or closed after a moment. */
export async function withdrawnAtDesk(
  desk: Pick<Desk, 'db'>,
  since: string,
): Promise<readonly DeskWithdrawal[]> {
  const { db } = desk;
  const keys = await db.selectFrom('keys').select(['id', 'expires_at', 'revoked_at']).execute();
  const comments = await db
    .selectFrom('comments')
    .select(['id', 'removed_at as at'])
    .where('removed_at', '>', since)
    .execute();
  const requests = await db
    .selectFrom('data_requests')
    .select(['id', 'status', 'resolved_at as at'])
    .where('resolved_at', '>', since)
    .execute();
  const messages = await db
    .selectFrom('messages')
    .select(['id', 'status', 'resolved_at as at'])
    .where('resolved_at', '>', since)
    .execute();
  const accounts = await db
    .selectFrom('account_closings')
    .select(['user_id as account', 'words', 'reviews', 'asked_at', 'stopped_at', 'erased_at'])
    .where(({ fn, eb }) => eb(fn.coalesce('erased_at', 'stopped_at', 'asked_at'), '>', since))
    .execute();
  const teams = await db
    .selectFrom('team_closings')
    .select(['team_id as team', 'asked_at', 'stopped_at', 'erased_at'])
    .where(({ fn, eb }) => eb(fn.coalesce('erased_at', 'stopped_at', 'asked_at'), '>', since))
    .execute();
  return [
    ...keys.map(({ id, expires_at, revoked_at }) => ({ key: id, at: revoked_at ?? expires_at })),
    ...comments.map(({ id, at }) => ({ comment: id, at: at as string })),
    ...[...requests, ...messages].map(({ id, status, at }) => ({ request: id, status, at: at as string })),
    ...accounts.map(withStep),
    ...teams.map(withStep),
    ...(await textsSince(desk, since)),
    ...(await membersSince(desk, since)),
  ];
}

interface Steps {
  readonly asked_at: string;
  readonly stopped_at: string | null;
  readonly erased_at: string | null;
}

/** The newest step of a closing, and when it was. */
function withStep<Row extends Steps>({ asked_at, stopped_at, erased_at, ...row }: Row) {
  return {
    ...row,
    step: erased_at ? ('erased' as const) : stopped_at ? ('stopped' as const) : ('asked' as const),
    at: erased_at ?? stopped_at ?? asked_at,
  };
}

/** Texts that a moderator removed, or put back; essays and comments that their authors took back. */
async function textsSince({ db }: Pick<Desk, 'db'>, since: string): Promise<readonly TextStep[]> {
  const decided = await db
    .selectFrom('moderation')
    .select(['subject_kind as text', 'subject_id as id', 'decision', 'rule', 'at'])
    .where('decision', 'in', ['removed', 'restored'])
    .where('at', '>', since)
    .execute();
  const essays = await db
    .selectFrom('account_events')
    .innerJoin('essays', 'essays.public_id', 'account_events.detail')
    .select(['essays.id', 'action', 'at'])
    .where('action', 'in', ['essay.unpublished', 'essay.published', 'essay.accepted'])
    .where('at', '>', since)
    .execute();
  const comments = await db
    .selectFrom('desk_comments')
    .select(['id', 'removed_at as at'])
    .where('removed_at', '>', since)
    .where('body', '=', '')
    .execute();
  return [
    ...decided.map(({ decision, rule, ...one }) =>
      decision === 'removed'
        ? { ...one, step: 'removed' as const, rule }
        : { ...one, step: 'back' as const, rule: null },
    ),
    ...essays.map(({ id, action, at }) => ({
      text: 'essay' as const,
      id,
      step: action === 'essay.unpublished' ? ('taken_back' as const) : ('back' as const),
      rule: null,
      at,
    })),
    ...comments.map(({ id, at }) => ({
      text: 'comment' as const,
      id,
      step: 'taken_back' as const,
      rule: null,
      at: at as string,
    })),
  ];
}

/** Members that left, were taken out, joined, or have another role. */
async function membersSince({ db }: Pick<Desk, 'db'>, since: string): Promise<readonly MemberStep[]> {
  const rows = await db
    .selectFrom('account_events')
    .select(['user_id', 'team_id', 'action', 'detail', 'at'])
    .where('action', 'in', ['team.left', 'team.removed', 'team.joined', 'team.role'])
    .where('at', '>', since)
    .execute();
  return rows.flatMap(({ user_id: member, team_id: of, action, detail, at }) => {
    const ended = action === 'team.left' || action === 'team.removed';
    // As "owner to viewer", and "viewer".
    const role = ended ? null : roles.find((one) => one === detail?.split(' ').at(-1));
    return member === null || of === null || role === undefined ? [] : [{ member, of, role, at }];
  });
}
