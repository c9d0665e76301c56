// What is over is not kept: sessions, links, codes, tokens, tickets and invitations that ended, and programs
// that registered and were never let in.

import type { Desk } from '../../desk/desk.ts';
import { sessionIdle } from './sessions.ts';
import { accountsSection } from './teams.ts';

const day = 86_400_000;
/** Invitations hold an address of somebody who may have no account: they go a month after they ended. */
const invitationsKept = 30 * day;
/** A device that asks late is told that its code is over, which it cannot be of a code that nobody knows. */
const deviceCodesKept = day / 24;
const clientsUnused = day;
const clientsKept = 90 * day;

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
        .where((eb) => eb.or([eb('expires_at', '<=', at), eb('seen_at', '<=', before(sessionIdle))])),
      trx.deleteFrom('used_tickets').where('expires_at', '<=', at),
      trx.deleteFrom('sign_in_links').where('expires_at', '<=', at),
      trx.deleteFrom('email_confirmations').where('expires_at', '<=', at),
      trx
        .deleteFrom('invitations')
        .where((eb) =>
          eb.or([
            eb('expires_at', '<=', before(invitationsKept)),
            eb('accepted_at', '<=', before(invitationsKept)),
            eb('revoked_at', '<=', before(invitationsKept)),
          ]),
        ),
      trx.deleteFrom('sign_in_handles').where('expires_at', '<=', at),
      trx
        .deleteFrom('oauth_records')
        .where((eb) => eb.or([eb('expires_at', '<=', at), eb('grant_id', 'in', over)]))
        .where((eb) =>
          eb.or([eb('model', '!=', 'DeviceCode'), eb('expires_at', '<=', before(deviceCodesKept))]),
        ),
      trx.deleteFrom('oauth_grants').where('expires_at', '<=', at),
      trx
        .deleteFrom('oauth_records')
        .where('model', '=', 'Client')
        .where('id', 'not in', clients)
        .where((eb) =>
          eb.or([
            eb('polled_at', '<=', before(clientsKept)),
            eb.and([eb('polled_at', 'is', null), eb('created_at', '<=', before(clientsUnused))]),
          ]),
        ),
    ];
    let gone = 0;
    for (const deletion of deletions) gone += Number((await deletion.executeTakeFirst()).numDeletedRows);
    return gone;
  });
}
