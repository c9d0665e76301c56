// Whether a row that is there already reads as the new one would, and for whom not.

import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { remembered } from '../../kernel/remembered.ts';
import { rank, tiers } from '../../kernel/tier.ts';
import { detailJoin, type Plan, type PlannedColumn, quoted, updatedFor } from '../layout/plan.ts';
import { noTier, type Rendered, storedDetails, texts } from '../layout/ready-json.ts';
import { tiersFrom } from './feed.ts';
import type { Moments } from './moments.ts';

interface Compared extends Standing {
  /** The tiers, as bits, for which it reads or is found in another way; what a tier may not learn does not count for it. */
  readonly tiers: number;
}

interface Standing {
  /** Who sees the row that is there. */
  readonly vis: number;
  /** When it last changed, for each tier. */
  readonly moments: Moments;
}

export interface RowComparer {
  /** Compares a row with what is kept under its id; null when nothing is. */
  readonly compare: (id: string, rendered: Rendered) => Compared | null;
  readonly standing: (id: string) => Standing | null;
}

export function rowComparer(db: DatabaseSync, plan: Plan): RowComparer {
  const table = plan.family.name;
  const join = detailJoin(plan);
  const details = plan.hasDetail ? texts.map((name) => `, d.${name} as d${name}`).join('') : '';
  const { flags } = plan;
  const moments = tiers.map(updatedFor);
  const columns = [
    '_vis',
    '_lists',
    ...moments,
    ...plan.scalars.map(({ name }) => name),
    ...flags.map((flag) => `_mark_${flag}`),
    ...texts,
  ];
  const selected = columns.map((name) => `t.${quoted(name)}`).join(', ');
  const find = db.prepare(`select ${selected}${details} from ${quoted(table)} t ${join} where t.id = ?`);
  const stands = db.prepare(`select ${['_vis', ...moments].join(', ')} from ${quoted(table)} where id = ?`);
  const ofLists = Math.min(...plan.lists.map((column) => column.rank));
  const standingOf = (kept: Record<string, unknown>): Standing => ({
    vis: kept._vis as number,
    moments: moments.map((name) => kept[name] as string | null),
  });
  const compare: RowComparer['compare'] = (id, rendered) => {
    const stored = find.get(id);
    if (!stored) return null;
    let lowest = noTier;
    const differsFrom = (rank: number) => {
      lowest = Math.min(lowest, rank);
    };
    const shown = rendered.details && storedDetails(rendered.details);
    texts.forEach((name, at) => {
      if (stored[name] !== (rendered.rows[at] ?? null)) differsFrom(at);
      if (details && stored[`d${name}`] !== (shown?.[at] ?? null)) differsFrom(at);
    });
    for (const column of plan.scalars) {
      if (stored[column.name] !== scalar(column, rendered.columns[column.name])) differsFrom(column.rank);
    }
    flags.forEach((mark, at) => {
      if (stored[`_mark_${mark}`] !== (rendered.flags[at] ? 1 : 0)) differsFrom(rank(plan.family.tier));
    });
    if (stored._lists !== listsMark(plan, rendered)) differsFrom(ofLists);
    return { ...standingOf(stored), tiers: tiersFrom(lowest) };
  };
  const standing: RowComparer['standing'] = (id) => {
    const stored = stands.get(id);
    return stored ? standingOf(stored) : null;
  };
  return { compare, standing };
}

/** Tells the lists of a row from others, in 48 bits: they are kept in no form that could be compared. */
export function listsMark(plan: Plan, { columns }: Rendered): number | null {
  if (plan.lists.length === 0) return null;
  const lists = plan.lists.map(({ name }) => columns[name] ?? null);
  return Number.parseInt(hash('sha256', JSON.stringify(lists)).slice(0, 12), 16);
}

/** Moments are kept with milliseconds, so that text order is their order; booleans as 0 and 1. */
export function scalar(column: PlannedColumn, value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (column.type === 'time') return moment(value as string);
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value as string | number;
}

/** Rows that are written one after the other often have the same moments. */
const moment = remembered(5_000, (value) => new Date(value).toISOString());
