// Whether a row that is there already reads as the new one would, and for whom not.

import type { DatabaseSync } from 'node:sqlite';
import { rank } from '../../kernel/tier.ts';
import { type Plan, type PlannedColumn, quoted } from '../layout/plan.ts';
import { noTier, type Rendered, withRawSiteMark } from '../layout/ready-json.ts';
import { tiersFrom } from './feed.ts';

export interface Compared {
  /** Who sees the row that is there. */
  readonly vis: number;
  /** The tiers, as bits, for which it reads or is found in another way; what a tier may not learn does not count for it. */
  readonly tiers: number;
}

/** Compares a row with what is kept under its id; null when nothing is. Lists are not compared. */
export function rowComparer(
  db: DatabaseSync,
  plan: Plan,
): (id: string, rendered: Rendered) => Compared | null {
  const table = plan.family.name;
  const texts = ['_public', '_full', '_top'];
  const join = plan.hasDetail ? `left join ${quoted(`${table}_detail`)} d on d._key = t._key` : '';
  const details = plan.hasDetail ? texts.map((name) => `, d.${name} as d${name}`).join('') : '';
  const marks = Object.keys(plan.family.flags ?? {});
  const columns = [
    '_vis',
    ...plan.scalars.map(({ name }) => name),
    ...marks.map((mark) => `_mark_${mark}`),
    ...texts,
  ];
  const selected = columns.map((name) => `t.${quoted(name)}`).join(', ');
  const find = db.prepare(`select ${selected}${details} from ${quoted(table)} t ${join} where t.id = ?`);
  return (id, rendered) => {
    const kept = find.get(id);
    if (!kept) return null;
    let lowest = noTier;
    const differsFrom = (rank: number) => {
      lowest = Math.min(lowest, rank);
    };
    texts.forEach((name, at) => {
      if (kept[name] !== withRawSiteMark(rendered.rows[at] ?? null)) differsFrom(at);
      if (details && kept[`d${name}`] !== withRawSiteMark(rendered.details?.[at] ?? null)) differsFrom(at);
    });
    for (const column of plan.scalars) {
      if (kept[column.name] !== scalar(column, rendered.columns[column.name])) differsFrom(column.rank);
    }
    marks.forEach((mark, at) => {
      if (kept[`_mark_${mark}`] !== (rendered.marks[at] ? 1 : 0)) differsFrom(rank(plan.family.tier));
    });
    return { vis: kept._vis as number, tiers: tiersFrom(lowest) };
  };
}

/** Moments are kept with milliseconds, so that text order is their order; booleans as 0 and 1. */
export function scalar(column: PlannedColumn, value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (column.type === 'time') return new Date(value as string).toISOString();
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value as string | number;
}
