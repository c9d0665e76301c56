import type { ColumnDataType, SchemaModule } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A column's type; `?` behind it: it may be null. */
type Columns = Readonly<Record<string, ColumnDataType | `${ColumnDataType}?`>>;

function table(schema: SchemaModule, name: string, columns: Columns, key: readonly string[]) {
  let made = schema.createTable(name);
  for (const [column, type] of Object.entries(columns)) {
    made = made.addColumn(column, type.replace('?', '') as ColumnDataType, (one) =>
      type.endsWith('?') ? one : one.notNull(),
    );
  }
  return made.addPrimaryKeyConstraint(`${name}_key`, [...key] as never[]).execute();
}

export const markets: Migration = {
  up: async ({ schema }) => {
    await table(
      schema,
      'markets',
      {
        id: 'text',
        public_id: 'text',
        question: 'text',
        criteria_md: 'text',
        source: 'text',
        status: 'text',
        b: 'bigint',
        p0: 'text',
        q: 'text',
        version: 'integer',
        opened_at: 'text?',
        closes_at: 'text',
        closed_at: 'text?',
        known_at: 'text?',
        outcome: 'text?',
        proposed_by: 'text?',
        proposed_at: 'text?',
        final_at: 'text?',
        corrected_at: 'text?',
        statement: 'text?',
        about: 'text?',
        created_by: 'text',
        created_at: 'text',
      },
      ['id'],
    );
    await schema.createIndex('markets_public_id').unique().on('markets').column('public_id').execute();
    await table(
      schema,
      'market_outcomes',
      { market_id: 'text', key: 'text', label: 'text', position: 'integer' },
      ['market_id', 'key'],
    );
    await table(
      schema,
      'market_clarifications',
      { id: 'text', market_id: 'text', at: 'text', text: 'text' },
      ['id'],
    );
    await table(
      schema,
      'market_evidence',
      { id: 'text', market_id: 'text', url: 'text', quote: 'text', retrieved_at: 'text' },
      ['id'],
    );
    await table(
      schema,
      'market_trades',
      {
        id: 'text',
        market_id: 'text',
        number: 'integer',
        user_id: 'text',
        outcome: 'text',
        side: 'text',
        shares: 'bigint',
        cost_mp: 'bigint',
        price_before: 'double precision',
        prices_after: 'text',
        interest: 'integer',
        at: 'text',
        undone_at: 'text?',
      },
      ['id'],
    );
    const trades = schema.createIndex('market_trades_number').unique().on('market_trades');
    await trades.columns(['market_id', 'number']).execute();
    await schema.createIndex('market_trades_user').on('market_trades').column('user_id').execute();
    await table(
      schema,
      'market_positions',
      { market_id: 'text', user_id: 'text', outcome: 'text', shares: 'bigint', cost_mp: 'bigint' },
      ['market_id', 'user_id', 'outcome'],
    );
    await schema.createIndex('market_positions_user').on('market_positions').column('user_id').execute();
    await table(
      schema,
      'market_forecasts',
      {
        id: 'text',
        market_id: 'text',
        user_id: 'text',
        probabilities: 'text',
        at: 'text',
        ended_at: 'text?',
      },
      ['id'],
    );
    const forecasts = schema.createIndex('market_forecasts_market').on('market_forecasts');
    await forecasts.columns(['market_id', 'user_id']).execute();
    await schema.createIndex('market_forecasts_user').on('market_forecasts').column('user_id').execute();
    await table(
      schema,
      'market_disputes',
      {
        id: 'text',
        market_id: 'text',
        user_id: 'text',
        reason: 'text',
        source_url: 'text',
        at: 'text',
        decision: 'text?',
        decided_by: 'text?',
        decided_at: 'text?',
        statement: 'text?',
        one_decider: 'integer',
      },
      ['id'],
    );
    await schema.createIndex('market_disputes_market').on('market_disputes').column('market_id').execute();
    await table(
      schema,
      'market_scores',
      {
        market_id: 'text',
        user_id: 'text',
        log_score: 'double precision',
        brier: 'double precision?',
        market_brier: 'double precision?',
        coverage: 'double precision',
        profit_mp: 'bigint',
        operator: 'integer',
      },
      ['market_id', 'user_id'],
    );
    await table(schema, 'point_accounts', { account: 'text', balance_mp: 'bigint' }, ['account']);
    await table(
      schema,
      'point_entries',
      {
        id: 'text',
        tx: 'text',
        account: 'text',
        delta_mp: 'bigint',
        kind: 'text',
        market_id: 'text?',
        at: 'text',
      },
      ['id'],
    );
    await schema.createIndex('point_entries_account').on('point_entries').column('account').execute();
    await schema.createIndex('point_entries_market').on('point_entries').column('market_id').execute();
    await table(schema, 'market_checks', { day: 'text', at: 'text', entries: 'bigint', problems: 'text' }, [
      'day',
    ]);
  },
};
