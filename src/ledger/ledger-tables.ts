// The tables of the ledger, once for both engines.
//
// `entries` is the log. `present` names the newest entry of each record, so that a comparison or a
// count never searches the log. `slugs` remembers who owns an address, for ever. `suppressions` holds
// hashes of the names of what was erased. Text is compared byte by byte on both engines.

type Kind = 'integer' | 'text' | 'text not null' | 'integer not null' | 'integer not null default 0';

interface LedgerTable {
  readonly name: string;
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, Kind>>;
  /** By which else its rows are found. */
  readonly index?: readonly string[];
}

export const ledgerTables: readonly LedgerTable[] = [
  {
    name: 'entries',
    key: ['seq'],
    columns: {
      seq: 'integer',
      family: 'text not null',
      id: 'text not null',
      doc: 'text',
      at: 'text not null',
      reason: 'text',
    },
    // All versions of a record: an erasure, and each change that a mirror takes, looks for them.
    index: ['family', 'id'],
  },
  {
    name: 'present',
    key: ['family', 'id'],
    columns: { family: 'text not null', id: 'text not null', seq: 'integer not null', hash: 'text' },
  },
  {
    name: 'slugs',
    key: ['family', 'slug'],
    columns: { family: 'text not null', slug: 'text not null', id: 'text not null' },
  },
  {
    name: 'harvest_runs',
    key: ['run'],
    columns: {
      run: 'integer',
      source: 'text not null',
      started_at: 'text not null',
      finished_at: 'text not null',
      status: 'text not null',
      added: 'integer not null',
      changed: 'integer not null',
      unchanged: 'integer not null',
      left: 'integer not null',
      refused: 'integer not null',
      watermark: 'text',
      error: 'text',
      suppressed: 'integer not null default 0',
      as_of: 'text',
      kept_on: 'text',
    },
  },
  {
    name: 'suppressions',
    key: ['family', 'hash'],
    columns: { family: 'text not null', hash: 'text not null', at: 'text not null' },
  },
];

/** The statements that make what is not there yet. */
export function schemaFor(engine: 'sqlite' | 'postgresql'): string {
  const typed = (kind: Kind) =>
    engine === 'sqlite' ? kind : kind.replace('integer', 'bigint').replace('text', 'text collate "C"');
  const tables = ledgerTables.map(({ name, key, columns, index }) => {
    const lines = Object.entries(columns).map(([column, kind]) => `"${column}" ${typed(kind)}`);
    // A single whole number as its key is SQLite's own row number.
    const [only] = key;
    const counted = key.length === 1 && columns[only as string] === 'integer';
    const strict = counted ? 'strict' : 'strict, without rowid';
    lines.push(`primary key (${key.join(', ')})`);
    const table = `create table if not exists ${name} (${lines.join(', ')})${engine === 'sqlite' ? ` ${strict}` : ''};`;
    return index
      ? `${table}\ncreate index if not exists ${name}_${index.join('_')} on ${name} (${index.join(', ')});`
      : table;
  });
  return tables.join('\n');
}
