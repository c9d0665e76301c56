// What is over is not kept: sessions, links, codes, tokens, tickets and invitations that ended, and programs
// that registered and were never let in.

import type { Desk } from '../../desk/desk.ts';
import { dayMs, hourMs } from '../../kernel/durations.ts';
import { sessionIdleMs } from './sessions.ts';
import { accountsSection } from './teams.ts';

/** Invitations hold an address of somebody who may have no account: they go a month after they ended. */
const invitationsKeptMs = 30 * dayMs;
/** A device that asks late is told that its code is over, which it cannot be of a code that nobody knows. */
const deviceCodesKeptMs = hourMs;
const clientsUnusedMs = dayMs;
const clientsKeptMs = 90 * dayMs;

/** Deletes what is over. How many rows; the same again deletes nothing. */
export function cleanAccounts(desk: Desk, now: Date): Promise<number> {
  const at = now.toISOString();
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  return desk.exclusively(accountsSection, async (trx) => {
    const clients = trx.selectFrom('oauth_grants').select('client_id').where('expires_at', '>', at);
    const over = trx.selectFrom('oauth_grants').select('id').where('expires_at', '<=', at);
    const deletions = [
      trx
        .deleteFrom('sessions')
        .where((eb) => eb.or([eb('expires_at', '<=', at), eb('seen_at', '<=', before(sessionIdleMs))])),
      trx.deleteFrom('used_tickets').where('expires_at', '<=', at),
      trx.deleteFrom('sign_in_links').where('expires_at', '<=', at),
      trx.deleteFrom('email_confirmations').where('expires_at', '<=', at),
      trx
        .deleteFrom('invitations')
        .where((eb) =>
          eb.or([
            eb('expires_at', '<=', before(invitationsKeptMs)),
            eb('accepted_at', '<=', before(invitationsKeptMs)),
            eb('revoked_at', '<=', before(invitationsKeptMs)),
          ]),
        ),
      trx.deleteFrom('sign_in_handles').where('expires_at', '<=', at),
      trx
        .deleteFrom('oauth_records')
        .where((eb) => eb.or([eb('expires_at', '<=', at), eb('grant_id', 'in', over)]))
        .where((eb) =>
          eb.or([eb('model', '!=', 'DeviceCode'), eb('expires_at', '<=', before(deviceCodesKeptMs))]),
        ),
      trx.deleteFrom('oauth_grants').where('expires_at', '<=', at),
      trx
        .deleteFrom('oauth_records')
        .where('model', '=', 'Client')
        .where('id', 'not in', clients)
        .where((eb) =>
          eb.or([
            eb('polled_at', '<=', before(clientsKeptMs)),
            eb.and([eb('polled_at', 'is', null), eb('created_at', '<=', before(clientsUnusedMs))]),
          ]),
        ),
    ];
    let deleted = 0;
    for (const deletion of deletions) deleted += Number((await deletion.executeTakeFirst()).numDeletedRows);
    return deleted;
  });
}
