// Who follows the log in PostgreSQL is told by its notices, and looks by itself twice a second: a
// notice is lost with its connection. A connection may be gone long before anybody notices; so it is
// asked every few seconds whether it still answers.

import type pg from 'pg';
import { closeQuietly } from './postgres-connections.ts';
import type { PostgresPool } from './postgres-pool.ts';

/** Calls `told` with every notice and with every look; connects again for as long as it is not disposed of. */
export function listenTo(
  pool: PostgresPool,
  told: () => void,
  /** How often is looked without a notice, and how often the connection is asked, in ms. */
  { pauseMs = 500, check = 5_000 } = {},
): AsyncDisposable {
  let listening: pg.Client | null = null;
  let connecting: Promise<void> | null = null;
  let over = false;

  const end = (client: pg.Client) => closeQuietly(client.end(), [client]);

  async function connect(): Promise<void> {
    const client = await pool.listener();
    client.on('end', () => {
      if (listening === client) listening = null;
    });
    client.on('notification', told);
    try {
      const { rows } = await client.query("select quote_ident('perennial_' || current_schema()) as channel");
      await client.query(`listen ${rows[0].channel}`);
    } catch (error) {
      await end(client);
      throw error;
    }
    if (over) return end(client);
    listening = client;
    told();
  }

  function look(): void {
    if (over) return;
    told();
    // Looking goes on in any case; the next look tries to listen again.
    if (listening === null && connecting === null) {
      connecting = connect()
        .catch(() => undefined)
        .finally(() => {
          connecting = null;
        });
    }
  }

  async function ask(): Promise<void> {
    const client = listening;
    await client?.query('select 1').catch(() => {
      if (listening === client) listening = null;
      return end(client);
    });
  }

  look();
  const timers = [setInterval(look, pauseMs), setInterval(ask, check)];
  return {
    [Symbol.asyncDispose]: async () => {
      over = true;
      for (const timer of timers) clearInterval(timer);
      if (listening) await end(listening);
      // One that is being made ends itself.
    },
  };
}
