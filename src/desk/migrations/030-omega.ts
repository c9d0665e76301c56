import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Name, columns (`!` not null, `#` a whole number), key. */
type TableRow = readonly [name: string, columns: string, key: readonly string[]];

// biome-ignore format: a table reads better with one row a line
const tables: readonly TableRow[] = [
  ['omega_participants', 'id! public_name kind! account_id team_id trust! bytes#! created_at!', ['id']],
  ['omega_links', 'sha256! last4! participant_id! created_at! last_used_at! expires_at! revoked_at', ['sha256']],
  ['omega_runs', 'id! participant_id! kind! goal! size! protocol! seed! seed_commitment! status! publication! budget#! critics#! per_step#! theory_ids! hypothesis of_run snapshot_seq#! chain_head! steps_done#! steps_leased#! bytes#! idempotency_key request_sha256! created_at! idle_at! ended_at erased_at', ['id']],
  ['omega_members', 'run_id! participant_id! role! joined_at! asked_at', ['run_id', 'participant_id']],
  ['omega_invites', 'sha256! run_id! uses_left#! role expires_at!', ['sha256']],
  ['omega_steps', 'id! run_id! key! place#! n# kind! subject required#! state! attempts#! resets#! leased_by leased_until was_leased#! input! input_part! input_sha256! planned! output_part output_sha256 model_part checks_part prev digest reply opened_at! accepted_at', ['id']],
  ['omega_submissions', 'step_id! attempt#! run_id! participant_id! ok#! codes! bytes#! at!', ['step_id', 'attempt']],
  ['omega_parts', 'digest! run_id! salt text bytes#! erased_at', ['digest']],
  ['omega_publications', 'public_id! record_id! run_id! kind! state! listed#! held review! title! record! reason published_at! updated_at!', ['public_id']],
  ['omega_manifests', 'run_id! sha256! text! statement! created_at!', ['run_id']],
  ['omega_results', 'id! public_id! participant_id! body! at!', ['id']],
  ['omega_reports', 'id! public_id! reason! message address_hash! at!', ['id']],
  ['omega_works', 'key! resolver! state! title year# asked_at!', ['key', 'resolver']],
];

const indexes: readonly (readonly [table: string, columns: readonly string[], unique?: true])[] = [
  ['omega_links', ['participant_id']],
  ['omega_runs', ['participant_id', 'status']],
  ['omega_runs', ['status', 'idle_at']],
  ['omega_members', ['participant_id']],
  ['omega_steps', ['run_id', 'key'], true],
  ['omega_parts', ['run_id']],
  ['omega_submissions', ['run_id']],
  ['omega_publications', ['run_id']],
  ['omega_publications', ['record_id'], true],
  ['omega_publications', ['state', 'listed']],
  ['omega_results', ['public_id']],
  ['omega_reports', ['public_id']],
];

export const omega: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const [name, columns, key] of tables) {
      let table = db.schema.createTable(name);
      for (const column of columns.split(' ')) {
        const plain = column.replace(/[#!]+$/, '');
        const type = column.includes('#') ? 'integer' : 'text';
        table = table.addColumn(plain, type, (one) => (column.endsWith('!') ? one.notNull() : one));
      }
      await table.addPrimaryKeyConstraint(`${name}_key`, [...key] as never).execute();
    }
    for (const [table, columns, unique] of indexes) {
      const index = db.schema
        .createIndex(`${table}_by_${columns.join('_')}`)
        .on(table)
        .columns([...columns]);
      await (unique ? index.unique() : index).execute();
    }
  },
};
