// The connections of a pool that are kept, and what all pools of an address share of what they found.

import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseAwayError } from './database-away.ts';

/** How long a connection may take, in ms. */
export const connectWaitMs = 2_000;
/** Where the database has no room for another connection, how long until one is asked for again, in ms. */
const fullWaitMs = 50;
/** How long a goodbye may take, in ms. */
const endWaitMs = 1_000;
/** No room for one more connection, of the database or of its user. */
const full = '53300';

/** What all pools of an address share: where one found silence, the others need not wait for themselves. */
export interface Way {
  /** How often a statement was not answered. */
  silences: number;
  /** Set for a moment after such a one. */
  silent: DatabaseAwayError | null;
}

const ways = new Map<string, Way>();

export function wayTo(url: string): Way {
  const way = ways.get(url) ?? { silences: 0, silent: null };
  ways.set(url, way);
  return way;
}

/** Connections that are kept. */
interface Connections {
  /** One that nobody uses, made since a statement was last not answered. */
  readonly taken: () => Promise<pg.PoolClient>;
  readonly end: () => Promise<void>;
}

export function connectionsOf(options: pg.PoolConfig, way: Way): Connections {
  const pool = new pg.Pool({ ...options, idleTimeoutMillis: 30_000, allowExitOnIdle: true });
  /** With the silences before each of them. */
  const open = new Map<pg.PoolClient, number>();
  pool.on('connect', (client) => {
    open.set(client, way.silences);
    client.once('end', () => open.delete(client));
  });
  // A connection that ends while nobody uses it; whoever asks next finds out how things stand.
  pool.on('error', () => undefined);

  /** Where there is no room for one more, one that somebody gives back serves as well; others may give one up too. */
  async function whenThereIsRoom(tries = connectWaitMs / fullWaitMs): Promise<pg.PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      if ((error as { code?: unknown }).code !== full || tries <= 1) throw error;
    }
    await wait(fullWaitMs);
    return whenThereIsRoom(tries - 1);
  }

  async function taken(): Promise<pg.PoolClient> {
    const client = await whenThereIsRoom();
    if (open.get(client) === way.silences) return client;
    cut(client);
    client.release(true);
    return taken();
  }

  return {
    taken,
    end: () => {
      const left = [...open.keys()];
      const closed = left.map((client) => new Promise((resolve) => client.once('end', resolve)));
      return closeQuietly(Promise.all([pool.end(), ...closed]), left);
    },
  };
}

/** Waits for the end of these connections; after a second, ends them without the other side. */
export async function closeQuietly(ending: Promise<unknown>, open: Iterable<pg.ClientBase>): Promise<void> {
  const late = Promise.withResolvers<void>();
  using _ = setTimeout(late.resolve, endWaitMs);
  await Promise.race([ending, late.promise]);
  for (const client of open) cut(client);
}

/** Closes a connection on this side; it may be that nobody is there any more to say goodbye to. */
export function cut(client: pg.ClientBase): void {
  (client as pg.Client).connection.stream.destroy();
}
