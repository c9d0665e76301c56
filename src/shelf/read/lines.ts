// Whole records as lines, for whoever takes many at once: the change feed by their ids, a dump slice by
// slice in the order of the keys. A line is the row as lists show it, or what a mirror needs.

import { rank, type Tier } from '../../kernel/tier.ts';
import { type Plan, quoted, updatedFor } from '../layout/plan.ts';
import { textFor } from '../layout/ready-json.ts';
import type { Prepare } from '../layout/statements.ts';

import type { LiveAdder } from './live.ts';

import { replicaReader } from './replica.ts';
import { textColumns } from './rows.ts';

export interface LinesRequest {
  readonly tier: Tier;
  readonly now: Date;
  readonly form: 'record' | 'replica';
}

export interface Line {
  readonly id: string;
  readonly key: string;
  /** When the record last changed, as its updated_at says. */
  readonly updated: string | null;
  readonly text: string;
}

export interface Lines {
  /** Of those of these records that the tier sees. */
  readonly of: (plan: Plan, ids: readonly string[], ask: LinesRequest) => readonly Line[];
  /** The next rows behind a key that the tier sees; '' before the first. */
  readonly after: (plan: Plan, key: string, limit: number, ask: LinesRequest) => readonly Line[];
}

type Read = (plan: Plan, ask: LinesRequest, where: string, ...binds: (string | number)[]) => readonly Line[];

export function linesOf(prepare: Prepare, plans: readonly Plan[], withLive: LiveAdder): Lines {
  const records: Read = (plan, { tier, now }, where, ...binds) => {
    const shown = textColumns(tier);
    const found = prepare(
      `select cast(t._key as text) as key, t.id, t.${updatedFor(tier)} as _updated, ${shown.join(', ')}
       from ${quoted(plan.family.name)} t where t._vis <= ${rank(tier)} and ${where}`,
    ).all(...binds) as Record<string, string | null>[];
    const rows = found.map((row) => ({
      id: row.id as string,
      text: textFor(
        tier,
        shown.map((text) => row[text]),
      ),
    }));
    const texts = withLive(plan, rows, { tier, now, place: 'row' });
    return found.map((row, at) => lineOf(row, texts[at] as string));
  };
  const replicas: Read = (plan, { tier }, where, ...binds) => {
    const reader = replicaReader(prepare, plan, plans, tier);
    const found = prepare(
      `select cast(t._key as text) as key, ${reader.columns} from ${quoted(plan.family.name)} t ${reader.join}
       where t._vis <= ${rank(tier)} and ${where}`,
    ).all(...binds) as Record<string, string | null>[];
    return found.map((row) => {
      const { id, public_id } = row;
      const family = plan.family.name;
      return lineOf(row, JSON.stringify({ family, id, public_id, ...reader.of(row) }));
    });
  };
  const read: Read = (plan, ask, ...rest) =>
    (ask.form === 'replica' ? replicas : records)(plan, ask, ...rest);
  return {
    of: (plan, ids, ask) => read(plan, ask, 't.id in (select value from json_each(?))', JSON.stringify(ids)),
    after: (plan, key, limit, ask) =>
      key === ''
        ? read(plan, ask, 'true order by t._key limit (0 + ?)', limit)
        : read(plan, ask, 't._key > cast(? as integer) order by t._key limit (0 + ?)', key, limit),
  };
}

function lineOf(row: Readonly<Record<string, string | null>>, text: string): Line {
  return { id: row.id as string, key: row.key as string, updated: row._updated ?? null, text };
}
