// What people sent is not kept for ever. Ninety days after a message or a data request was closed, who
// sent it and what it said are erased; what stays is that there was one, when, how it ended and, for a
// removal, its receipt. A request whose sender never confirmed the address that was given is closed as
// refused ninety days after the confirmation was due, and its sender is erased then. What a comment said
// is erased ninety days after it was removed. So is the address of whoever reported a text, after the decision. What was
// decided about a text that is gone, or whose author is, goes after a year.

import type { Desk } from '../desk/desk.ts';
import { dayMs } from '../kernel/durations.ts';
import { emptyRemovedComments } from './comments/store.ts';
import { appealMs } from './moderation/appeals.ts';
import { forgetDecisions } from './moderation/statements.ts';

const keptForDays = 90;
/** An address is asked to confirm once in so many days; that it was asked is kept no longer. */
const askedOnceInDays = 30;

/** An address that takes no mail may take it again after so many days. */
const suppressedForDays = 180;

/** What was decided about a text goes so long after, where text or author is gone. */
const decisionsKeptForDays = 365;

interface Forgotten {
  /** Messages and requests that lost their sender and their text. */
  readonly erased: number;
  /** Requests that were closed because nobody confirmed them. */
  readonly closed: number;
}

/** Erases what is due. The same again changes nothing. */
export function forgetPeople(desk: Desk, now: Date): Promise<Forgotten> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const long = before(keptForDays);
  return desk.exclusively('people', async (trx) => {
    const unconfirmed = await trx
      .updateTable('data_requests')
      .set({
        status: 'refused',
        outcome: 'The address that was given was not confirmed.',
        resolved_at: now.toISOString(),
        subject_kind: null,
        subject_public_id: null,
        subject_name: null,
        message: null,
      })
      .where('status', '=', 'awaiting_verification')
      .where('verify_until', '<=', long)
      .returning('id')
      .execute();
    const requests = await trx
      .updateTable('data_requests')
      .set({ outcome: null, subject_kind: null, verify_hash: null })
      .where('resolved_at', '<=', long)
      .where('id', 'in', trx.selectFrom('requesters').select('request_id'))
      .returning('id')
      .execute();
    const messages = await trx
      .updateTable('messages')
      .set({ organisation: null, entity_to_correct: null, message: '' })
      .where('resolved_at', '<=', long)
      .where('id', 'in', trx.selectFrom('requesters').select('request_id'))
      .returning('id')
      .execute();
    const ids = [...unconfirmed, ...requests, ...messages].map(({ id }) => id);
    for (let from = 0; from < ids.length; from += 500) {
      const some = ids.slice(from, from + 500);
      await trx.deleteFrom('outbox').where('subject_id', 'in', some).execute();
      await trx.deleteFrom('requesters').where('request_id', 'in', some).execute();
    }
    await trx.deleteFrom('outbox').where('sent_at', '<=', long).execute();
    await trx.updateTable('reports').set({ email: null }).where('decided_at', '<=', long).execute();
    await trx.deleteFrom('mail_suppressions').where('at', '<=', before(suppressedForDays)).execute();
    await emptyRemovedComments(trx, long);
    await forgetDecisions(trx, before(decisionsKeptForDays));
    // What was removed by a moderator may be appealed until then.
    await trx
      .updateTable('desk_comments')
      .set({ body: '' })
      .where('removed_at', '<=', new Date(now.getTime() - appealMs).toISOString())
      .where('body', '<>', '')
      .execute();
    await trx.deleteFrom('confirmed_addresses').where('asked_at', '<=', before(askedOnceInDays)).execute();
    return { erased: ids.length, closed: unconfirmed.length };
  });
}
