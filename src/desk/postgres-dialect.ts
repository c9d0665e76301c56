// Kysely on PostgreSQL, over the pool that the ledger's room keeps. Text is compared byte by byte, as
// SQLite does it: moments and ids have one order on both engines.

import {
  type DatabaseIntrospector,
  DataTypeNode,
  type Kysely,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryCompiler,
  RawNode,
  sql,
} from 'kysely';
import { begin, type PostgresClient, type PostgresPool } from '../engines/postgres-pool.ts';

/** What the types of a migration are there: SQLite's integer has 64 bits, its text no language. */
const typeOf: Readonly<Record<string, string>> = { integer: 'bigint', text: 'text collate "C"' };

type Column = Parameters<PostgresQueryCompiler['visitColumnDefinition']>[0];

class OneOrderCompiler extends PostgresQueryCompiler {
  protected override visitColumnDefinition(node: Column): void {
    const { dataType } = node;
    const own = DataTypeNode.is(dataType) ? typeOf[dataType.dataType] : undefined;
    super.visitColumnDefinition(own === undefined ? node : { ...node, dataType: RawNode.createWithSql(own) });
  }
}

/**
 * What the migrator asks: which tables are there. Kysely's own looks at every schema of the database and
 * fails when another program drops one of them meanwhile.
 */
function ownTables(db: Kysely<unknown>): DatabaseIntrospector {
  return {
    getSchemas: async () => {
      const found = await sql<{ name: string }>`select current_schema() as name`.execute(db);
      return found.rows;
    },
    getTables: async () => {
      const found = await sql<{ name: string; schema: string }>`
        select relname as name, current_schema() as schema from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(db);
      return found.rows.map((table) => ({ ...table, isView: false, isForeign: false, columns: [] }));
    },
  };
}

class OneOrderDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return ownTables(db);
  }

  override createQueryCompiler(): QueryCompiler {
    return new OneOrderCompiler();
  }
}

/** @param readers for what only reads, outside of a transaction: it never waits behind writers who wait */
export function postgresDialect(pool: PostgresPool, readers: PostgresPool | null = null): PostgresDialect {
  return new OneOrderDialect({
    pool: {
      options: {},
      end: async () => void (await Promise.all([pool.end(), readers?.end()])),
      connect: async () => {
        // Which kind of user it is shows with the first question.
        let client: PostgresClient | null = null;
        const query = async (sql: string, values: readonly unknown[]) => {
          if (client === null && readers !== null && /^\s*select\b/i.test(sql)) {
            const reader = await readers.connect();
            try {
              return await reader.query(sql, values);
            } finally {
              reader.release();
            }
          }
          client ??= await pool.connect();
          return client.query(sql === 'begin' ? begin : sql, values);
        };
        return {
          query: query as never,
          release: (discard?: boolean) => client?.release(discard === true),
        };
      },
    },
  });
}
