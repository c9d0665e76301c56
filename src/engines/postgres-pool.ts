// Connections to PostgreSQL, for ledger and desk alike. What PostgreSQL itself refuses (a broken
// constraint, bad SQL) is thrown as it is. Whatever means that it cannot be asked now becomes one
// refusal, `unavailable`, which callers get as 503 with Retry-After.
//
// Nobody waits long: a connection is tried for two seconds, a statement for two and a half unless it is
// given more. A database that was found away is taken to be away for a moment, so that requests which
// arrive meanwhile are refused at once instead of each waiting for itself.
//
// A machine or a network can vanish without a goodbye. The database is therefore told on each connection
// when to give up a node that says nothing, so that no lock is held for it; and once a statement was not
// answered here, no pool of the address uses what was connected before, or asks again for a moment.

import pg from 'pg';
import { DatabaseAwayError, databaseName, RightMissingError } from './database-away.ts';
import { connectionsOf, connectWaitMs, cut, type Way, wayTo } from './postgres-connections.ts';
import type { Row, Value } from './rows.ts';

/** One connection, to one user at a time. */
export interface PostgresClient {
  /** Waits for at most so many ms; left out, for as long as the connection was asked for. */
  query(sql: string, values?: readonly unknown[], slowQueryMs?: number): Promise<pg.QueryResult>;
  /** `gone` closes the connection instead of keeping it for the next one. */
  release(gone?: boolean): void;
}

export interface PostgresPool {
  /** A statement of its own, in at most so many ms. */
  readonly all: (sql: string, values?: readonly Value[], slowQueryMs?: number) => Promise<readonly Row[]>;
  /** All of it or nothing; each statement waits at most so many ms for the database. */
  readonly within: <T>(run: (client: PostgresClient) => Promise<T>, slowQueryMs: number) => Promise<T>;
  connect(): Promise<PostgresClient>;
  /** A connection outside the pool, for what it says by itself. */
  readonly listener: () => Promise<pg.Client>;
  /** Closes all connections; what is still under way on them after a second is refused. */
  end(): Promise<void>;
}

/** Times of a pool, in ms. */
export interface Times {
  /** How long a statement may take; more is for whoever has nobody waiting. */
  readonly slowQueryMs?: number;
  /** How long a transaction may stand still before the database undoes it and its locks are free. */
  readonly idleMs?: number;
}

/** How long a statement may take that was given no other time, in ms. */
const usualWaitMs = 2_500;
/** How long a transaction may stand still, in ms; where its statements may take longer, as long as they. */
const usualIdleMs = 5_000;
/** For how long a database that was found away counts as away, in ms. */
const awayForMs = 250;

/**
 * How transactions begin. Whoever waits for a lock must then see what its holder wrote, whatever the database's own
 * default; connections are told the same for single statements, but a pooler may forget what they were told.
 */
export const begin = 'begin isolation level read committed';

const int8 = 20;
const types = {
  // Sequence numbers and counts stay below 2^53.
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    id === int8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

const network =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|EADDRNOTAVAIL)$/;
/** Classes of SQLSTATE: connection, credentials, no such database, resources, shutdown, stood still. */
const absent = /^(08...|28...|3D000|53...|57P0.|25006|25P03)$/;
const unanswered = 'Query read timeout';
const connectionMessages =
  /^(Connection terminated|timeout e|Query read timeout|Client (has|was)|read E|write E|Cannot use a pool)/;
/** Waited for too long: a lock, a statement. */
const slow = /^(55P03|57014)$/;
/** The role may not use a table, or not so. */
const denied = '42501';

/** What an error of the driver means: null when it is no matter of reaching the database. */
function meaning(error: unknown): 'away' | 'slow' | 'denied' | null {
  if (!(error instanceof Error)) return null;
  const code = String((error as { code?: unknown }).code ?? '');
  if (slow.test(code)) return 'slow';
  if (code === denied) return 'denied';
  return network.test(code) || absent.test(code) || connectionMessages.test(error.message) ? 'away' : null;
}

/** The pool for an address; nothing is connected before it is needed. */
export function postgresPool(url: string, maxConnections: number, times: Times = {}): PostgresPool {
  const { slowQueryMs = usualWaitMs, idleMs = Math.max(usualIdleMs, slowQueryMs) } = times;
  const way = wayTo(url);
  const reach = reachOf(databaseName(url), way);
  const options = {
    connectionString: url,
    types,
    application_name: 'perennial',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: connectWaitMs,
    query_timeout: slowQueryMs,
  };
  // Said as statements, because a pooler takes few settings at the start of a connection.
  const settings = `set default_transaction_isolation = 'read committed';
    set lock_timeout = ${slowQueryMs - 500}; set idle_in_transaction_session_timeout = ${idleMs};
    set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
    set tcp_user_timeout = 30000`;
  const settle = async (client: pg.ClientBase) => {
    await client.query(withTime({ text: settings }, connectWaitMs));
  };
  const connections = connectionsOf({ ...options, max: maxConnections, onConnect: settle }, way);

  async function connect(time?: number): Promise<PostgresClient> {
    reach.mustNotBeAway();
    const client = await connections.taken().catch((error: unknown) => {
      throw reach.translated(error);
    });
    return usedClient(client, time, reach);
  }

  return {
    connect: () => connect(),
    all: async (sql, values, time) => {
      const client = await connect(time);
      try {
        const { rows } = await client.query(numbered(sql), values);
        return rows as Row[];
      } finally {
        client.release();
      }
    },
    within: async (run, time) => {
      const client = await connect(time);
      try {
        // Nothing to wait for but the connection, which may be dead.
        await client.query(`${begin}; set local lock_timeout = ${time}`, undefined, slowQueryMs);
        const result = await run(client);
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        // Closing the connection undoes what was begun on it, also where nothing can be said any more.
        client.release(true);
        throw error;
      }
    },
    listener: async () => {
      reach.mustNotBeAway();
      const client = new pg.Client(options);
      client.on('error', () => undefined);
      try {
        await client.connect();
        await settle(client);
        return client;
      } catch (error) {
        cut(client);
        throw reach.translated(error);
      }
    },
    end: connections.end,
  };
}

/** Whether a database can be asked, as its errors tell. */
interface Reach {
  /** Throws while it counts as away. */
  readonly mustNotBeAway: () => void;
  /** An error of the driver as ours; one that says that it is away makes it count as away for a moment. */
  readonly translated: (error: unknown) => unknown;
}

function reachOf(place: string, way: Way): Reach {
  let away: DatabaseAwayError | null = null;
  return {
    mustNotBeAway: () => {
      if (away !== null) throw away;
      if (way.silent !== null) throw way.silent;
    },
    translated: (error) => {
      if (error instanceof DatabaseAwayError) return error;
      const means = meaning(error);
      if (means === null) return error;
      const { message, code } = error as { message: string; code?: string };
      const why = `${place}: ${message || code || 'no answer'}`;
      const found = new (means === 'denied' ? RightMissingError : DatabaseAwayError)(why, error);
      if (message === unanswered) {
        way.silences += 1;
        way.silent ??= found;
      }
      if (means === 'away' && away === null) {
        away = found;
        setTimeout(() => {
          away = null;
          way.silent = null;
        }, awayForMs).unref();
      }
      return found;
    },
  };
}

/** A connection in the hands of one user; one that was lost meanwhile is not kept. */
function usedClient(client: pg.PoolClient, time: number | undefined, reach: Reach): PostgresClient {
  let isLost = false;
  /** What a statement met here: whoever wants to undo it, or goes on, need not meet it again. */
  let failure: unknown = null;
  const lost = () => {
    isLost = true;
  };
  client.on('error', lost);
  return {
    query: async (sql, values, wait = time) => {
      if (failure !== null) throw failure;
      try {
        const question = { text: sql, ...(values ? { values: [...values] } : {}) };
        return await client.query(wait === undefined ? question : withTime(question, wait));
      } catch (error) {
        const found = reach.translated(error);
        if (meaning(error) === 'away') {
          isLost = true;
          failure = found;
        }
        throw found;
      }
    },
    release: (discard = false) => {
      client.off('error', lost);
      client.release(discard || isLost);
    },
  };
}

/** The driver reads the time of a single question, though its types do not say so. */
function withTime(question: pg.QueryConfig, time: number): pg.QueryConfig {
  return { ...question, query_timeout: time } as pg.QueryConfig;
}

/** Statements are written with `?` for each value, as SQLite has it; PostgreSQL counts them. */
export function numbered(sql: string): string {
  let n = 0;
  return sql.replaceAll('?', () => `$${++n}`);
}
