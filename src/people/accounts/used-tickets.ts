// Tickets of forms, spent. A ticket is spent before what it is for is done, so of many at the same time one
// passes; where the action is refused it is good again, and what was typed is not lost. Whoever sends it meanwhile
// waits a moment for what comes of it; a process that was killed in between leaves that unknown.

import { setTimeout } from 'node:timers/promises';
import { oldestMs, type Tickets, ticketsBy } from '../../access/form-ticket.ts';
import { hashOfSecret } from '../../access/key-format.ts';
import { derivedKey } from '../../access/site-secret.ts';
import type { Desk } from '../../desk/desk.ts';

export interface FormTickets extends Tickets {
  /** Null: it is spent now. Else it was spent before, with where its effect is shown, '' where nobody knows of one. */
  readonly spend: (ticket: string, now: Date) => Promise<string | null>;
  /** Notes where the effect is shown. */
  readonly settle: (ticket: string, outcome: string) => Promise<void>;
  /** Makes it good again. */
  readonly refund: (ticket: string) => Promise<void>;
}

/** Two seconds: longer than most of what a form is for takes. */
const maxLooks = 20;
const lookEveryMs = 100;

export function formTickets(
  desk: Desk,
  secret: Uint8Array,
  random: (bytes: number) => Uint8Array,
): FormTickets {
  return {
    ...ticketsBy(derivedKey(secret, 'form tickets'), random),
    spend: async (ticket, now) => {
      const hash = hashOfSecret(ticket);
      const expires_at = new Date(now.getTime() + oldestMs).toISOString();
      for (let looks = 1; ; looks++) {
        const { numInsertedOrUpdatedRows } = await desk.db
          .insertInto('used_tickets')
          .values({ hash, expires_at, outcome: null })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 1n) return null;
        const row = await desk.db
          .selectFrom('used_tickets')
          .select('outcome')
          .where('hash', '=', hash)
          .executeTakeFirst();
        if (row?.outcome) return row.outcome;
        if (looks === maxLooks) return '';
        await setTimeout(lookEveryMs);
      }
    },
    settle: async (ticket, outcome) => {
      const hash = hashOfSecret(ticket);
      await desk.db.updateTable('used_tickets').set({ outcome }).where('hash', '=', hash).execute();
    },
    refund: async (ticket) => {
      await desk.db.deleteFrom('used_tickets').where('hash', '=', hashOfSecret(ticket)).execute();
    },
  };
}
