// Messages and data requests together, as the operator sees them.

import type { Desk } from '../../desk/desk.ts';

interface ListedRequest {
  readonly id: string;
  /** What a data request asks for, or the purpose of a message with contact: in front. */
  readonly kind: string;
  readonly status: string;
  readonly received_at: string;
  readonly due_by: string | null;
}

const open = ['received', 'awaiting_verification', 'in_review'] as const;

/** The newest first. */
export async function listRequests(desk: Desk, all: boolean): Promise<readonly ListedRequest[]> {
  const requests = await desk.db
    .selectFrom('data_requests')
    .select(['id', 'request_kind as kind', 'status', 'received_at', 'due_by'])
    .$if(!all, (query) => query.where('status', 'in', open))
    .execute();
  const messages = await desk.db
    .selectFrom('messages')
    .select(['id', 'purpose', 'status', 'received_at'])
    .$if(!all, (query) => query.where('status', '=', 'received'))
    .execute();
  const listed: readonly ListedRequest[] = [
    ...requests,
    ...messages.map(({ purpose, ...message }) => ({
      ...message,
      kind: `contact: ${purpose}`,
      due_by: null,
    })),
  ];
  return listed.toSorted((a, b) => b.received_at.localeCompare(a.received_at) || a.id.localeCompare(b.id));
}

/** Everything about one message or data request, whom it came from too; null when there is none. */
export async function wholeRequest(
  desk: Desk,
  id: string,
): Promise<Readonly<Record<string, string | number | null>> | null> {
  const request = await desk.db
    .selectFrom('data_requests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const message = await desk.db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  const found = request ?? message;
  if (!found) return null;
  const requester = await desk.db
    .selectFrom('requesters')
    .select(['name', 'email'])
    .where('request_id', '=', id)
    .executeTakeFirst();
  const {
    status_hash: _status,
    verify_hash: _verify,
    ...told
  } = {
    status_hash: null,
    verify_hash: null,
    ...found,
  };
  return { ...told, requester_name: requester?.name ?? null, requester_email: requester?.email ?? null };
}

/** Marks a message as answered; false when there is no such message. */
export async function resolveMessage(desk: Desk, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await desk.db
    .updateTable('messages')
    .set({ status: 'done', resolved_at: now.toISOString() })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
