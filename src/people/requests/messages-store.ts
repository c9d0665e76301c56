// Messages from the contact form. Who wrote them stands apart, in `requesters`.

import type { Desk } from '../../desk/desk.ts';
import { countPost, type PostLimit } from '../../desk/post-limit.ts';
import type { MessagesTable } from '../../desk/schema/requests.ts';
import { putInOutbox } from '../mail/outbox.ts';

/** Keeps a message, its sender and the mail that passes it on, or nothing of them. */
export function keepMessage(
  desk: Desk,
  message: Omit<MessagesTable, 'status' | 'received_at' | 'resolved_at'>,
  sender: { readonly name: string; readonly email: string; readonly user_id: string | null },
  by: { readonly author: string; readonly limit: PostLimit; readonly mailId: string },
  now: Date,
): Promise<void> {
  const received_at = now.toISOString();
  return desk.exclusively('people', async (trx) => {
    await countPost(trx, by.limit, by.author, now);
    await trx
      .insertInto('messages')
      .values({ ...message, status: 'received', received_at, resolved_at: null })
      .execute();
    await trx
      .insertInto('requesters')
      .values({ request_id: message.id, ...sender })
      .execute();
    await putInOutbox(trx, { id: by.mailId, kind: 'message', subject_id: message.id }, now);
  });
}
