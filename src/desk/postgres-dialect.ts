// Kysely on PostgreSQL, over the pool that the ledger's room keeps. Text is compared byte by byte, as
// SQLite does it: moments and ids have one order on both engines.

import { DataTypeNode, PostgresDialect, PostgresQueryCompiler, type QueryCompiler, RawNode } from 'kysely';
import type { PostgresPool } from '../ledger/postgres-pool.ts';

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

class OneOrderDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new OneOrderCompiler();
  }
}

export function postgresDialect(pool: PostgresPool): PostgresDialect {
  return new OneOrderDialect({
    pool: {
      options: {},
      end: () => pool.end(),
      connect: async () => {
        const client = await pool.connect();
        return {
          query: (async (sql: string, values: readonly unknown[]) => client.query(sql, values)) as never,
          release: (discard?: boolean) => client.release(discard === true),
        };
      },
    },
  });
}
