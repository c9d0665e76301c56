// Who follows the log in PostgreSQL is told by its notices, and looks by itself twice a second: a
// notice is lost with its connection, and a connection may be gone long before anybody notices.

import type pg from 'pg';
import type { PostgresPool } from './postgres-pool.ts';

/** How often is looked without a notice, in ms. */
const pause = 500;

/** Calls `told` with every notice and with every look; connects again for as long as it is not disposed of. */
export function listenTo(pool: PostgresPool, told: () => void): AsyncDisposable {
  let listening: pg.Client | null = null;
  let connecting: Promise<void> | null = null;
  let over = false;

  async function connect(): Promise<void> {
    const client = await pool.listener();
    const lost = () => {
      if (listening === client) listening = null;
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', told);
    try {
      const { rows } = await client.query("select quote_ident('perennial_' || current_schema()) as channel");
      await client.query(`listen ${rows[0].channel}`);
      listening = client;
    } catch (error) {
      await client.end();
      throw error;
    }
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

  look();
  const timer = setInterval(look, pause);
  return {
    [Symbol.asyncDispose]: async () => {
      over = true;
      clearInterval(timer);
      await connecting;
      await listening?.end();
    },
  };
}
