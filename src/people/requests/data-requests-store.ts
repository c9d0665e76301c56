// Data-protection requests: received → (awaiting_verification →) in_review → done, partly_done or
// refused. A person decides; no request ever acts by itself. Tokens are kept as hashes.

import type { Transaction } from 'kysely';
import type { Desk } from '../../desk/desk.ts';
import { countPost, type PostLimit } from '../../desk/post-limit.ts';
import type { DataRequestsTable, Outcome } from '../../desk/schema/requests.ts';
import type { Tables } from '../../desk/schema/tables.ts';
import { dayMs } from '../../kernel/durations.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { addressHash } from '../mail/suppressions.ts';

type NewDataRequest = Pick<
  DataRequestsTable,
  'id' | 'request_kind' | 'subject_kind' | 'subject_public_id' | 'subject_name' | 'message' | 'status_hash'
> &
  Pick<DataRequestsTable, 'status' | 'due_by' | 'verify_until'>;

interface Receipt {
  readonly api_at: string;
  readonly changes_seq: number;
  /** The first dumps without the record; null where there are no dumps. */
  readonly dump_version: string | null;
  readonly tool_server_at: string;
  /** JSON of counts by family. */
  readonly cleared?: string;
  /** JSON of families and ids of what still names the person. */
  readonly waiting?: string;
}

const monthMs = 30 * dayMs;

/** Keeps a request, who asks and the mails it causes, or nothing of them. */
export function keepDataRequest(
  desk: Desk,
  request: NewDataRequest,
  requester: { readonly name: string | null; readonly email: string },
  by: { readonly author: string; readonly limit: PostLimit; readonly mailIds: readonly [string, string] },
  now: Date,
): Promise<void> {
  return desk.exclusively('people', async (trx) => {
    await countPost(trx, by.limit, by.author, now);
    await trx
      .insertInto('data_requests')
      .values({ ...empty, ...request, received_at: now.toISOString() })
      .execute();
    await trx
      .insertInto('requesters')
      .values({ request_id: request.id, ...requester })
      .execute();
    const [notice, confirmation] = by.mailIds;
    await putInOutbox(trx, { id: notice, kind: 'request', subject_id: request.id }, now);
    if (request.verify_until !== null && (await mayAsk(trx, requester.email, now))) {
      await putInOutbox(trx, { id: confirmation, kind: 'confirmation', subject_id: request.id }, now);
    }
  });
}

const empty = {
  outcome: null,
  verify_hash: null,
  verified_at: null,
  resolved_at: null,
  api_at: null,
  changes_seq: null,
  dump_version: null,
  tool_server_at: null,
  cleared: null,
  waiting: null,
};

/** Notes that an address is asked to confirm; false when it was asked in the last 30 days and never did. */
async function mayAsk(trx: Transaction<Tables>, email: string, now: Date): Promise<boolean> {
  const hash = addressHash(email);
  const asked_at = now.toISOString();
  const since = new Date(now.getTime() - monthMs).toISOString();
  const row = await trx
    .insertInto('confirmed_addresses')
    .values({ hash, asked_at, verified_at: null })
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({ asked_at })
        .where((eb) =>
          eb.or([
            eb('confirmed_addresses.verified_at', 'is not', null),
            eb('confirmed_addresses.asked_at', '<=', since),
          ]),
        ),
    )
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** The request whose status address holds the token with this hash. */
export function requestByStatus(desk: Desk, hash: string): Promise<DataRequestsTable | undefined> {
  return desk.db.selectFrom('data_requests').selectAll().where('status_hash', '=', hash).executeTakeFirst();
}

export async function setVerifyHash(desk: Desk, id: string, hash: string): Promise<void> {
  await desk.db.updateTable('data_requests').set({ verify_hash: hash }).where('id', '=', id).execute();
}

/** Confirms the address of whoever asked. A second time changes nothing; undefined: no such open token. */
export function verifyRequest(desk: Desk, hash: string, now: Date): Promise<DataRequestsTable | undefined> {
  const at = now.toISOString();
  return desk.exclusively('people', async (trx) => {
    const request = await trx
      .selectFrom('data_requests')
      .selectAll()
      .where('verify_hash', '=', hash)
      .where('verify_until', '>', at)
      .executeTakeFirst();
    if (!request || request.verified_at !== null) return request;
    const next = {
      verified_at: at,
      status: request.status === 'awaiting_verification' ? ('in_review' as const) : request.status,
    };
    await trx.updateTable('data_requests').set(next).where('id', '=', request.id).execute();
    const requester = await trx
      .selectFrom('requesters')
      .select('email')
      .where('request_id', '=', request.id)
      .executeTakeFirst();
    if (requester) {
      await trx
        .updateTable('confirmed_addresses')
        .set({ verified_at: at })
        .where('hash', '=', addressHash(requester.email))
        .execute();
    }
    return { ...request, ...next };
  });
}

/** What an outcome leaves of a request: whom it was about is not kept longer than it is needed. */
const forgotten = { subject_public_id: null, subject_name: null, message: null };

/**
 * Closes a request, with the receipt of a removal where there is one; a confirmed address gets a mail.
 * @returns false when there is no such request
 */
export function resolveRequest(
  desk: Desk,
  id: string,
  resolved: { readonly status: Outcome; readonly outcome: string | null; readonly receipt: Receipt | null },
  mailId: string,
  now: Date,
): Promise<boolean> {
  return desk.exclusively('people', async (trx) => {
    const { status, outcome, receipt } = resolved;
    const before = await trx
      .selectFrom('data_requests')
      .select(['verified_at', 'status', 'outcome'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!before) return false;
    // Said once more without a word, it is for the same reason.
    const reason = outcome ?? (before.status === status ? before.outcome : null);
    await trx
      .updateTable('data_requests')
      .set({
        ...{ status, outcome: reason, resolved_at: now.toISOString(), ...forgotten },
        ...(status === 'done' ? { waiting: null } : {}),
        ...receipt,
      })
      .where('id', '=', id)
      .execute();
    if (before.verified_at !== null && before.status !== status) {
      await putInOutbox(trx, { id: mailId, kind: 'outcome', subject_id: id }, now);
    }
    return true;
  });
}
