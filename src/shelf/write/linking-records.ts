// Whoever keeps replicas is given the links of a record, but only those whose target its tier may see. So
// when a record appears for a tier, or leaves it, that tier is told once more of the records that link to
// it, unless their own texts name it: a mirror would keep them without the link for ever.

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { tiers } from '../../kernel/tier.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import { tiersFrom } from './feed.ts';

export interface Moved {
  /** The id and the public ids by which others name it. */
  readonly names: readonly string[];
  /** For which tiers it appeared or left, as bits. */
  readonly tiers: number;
}

export interface Linking {
  readonly plan: Plan;
  readonly id: string;
  /** The tiers to be told, as bits. */
  readonly tiers: number;
}

const texts = ['_public', '_full', '_top'] as const;

/** A function that finds the records which link to one that appeared or left. */
export function linkingRecords(
  db: DatabaseSync,
  plans: readonly Plan[],
): (moved: Moved) => readonly Linking[] {
  const naming = db.prepare('select distinct family, id from links where target = ?');
  const rows = new Map<Plan, StatementSync>();
  const rowOf = (plan: Plan, id: string) => {
    let statement = rows.get(plan);
    if (!statement) {
      const name = plan.family.name;
      const detail = plan.hasDetail ? texts.map((text) => `d.${text} as detail${text}`) : [];
      const join = plan.hasDetail ? `left join ${quoted(`${name}_detail`)} d on d._key = t._key` : '';
      const columns = ['t._vis', ...texts.map((text) => `t.${text}`), ...detail].join(', ');
      statement = db.prepare(`select ${columns} from ${quoted(name)} t ${join} where t.id = ?`);
      rows.set(plan, statement);
    }
    return statement.get(id);
  };
  /** The tiers whose own texts of the row name the target, as bits. */
  const namedTo = (row: Readonly<Record<string, unknown>>, target: string) => {
    const name = JSON.stringify(target);
    const has = (text: string) => [row[text], row[`detail${text}`]].some((one) => String(one).includes(name));
    const first = texts.findIndex(has);
    return first < 0 ? 0 : tiersFrom(first);
  };
  return (moved) =>
    moved.names.flatMap((target) =>
      naming.all(target).flatMap(({ family, id }) =>
        plans.flatMap((plan) => {
          if (plan.source !== family || !plan.published) return [];
          const row = rowOf(plan, id as string);
          if (!row || (row._vis as number) >= tiers.length) return [];
          const told = moved.tiers & tiersFrom(row._vis as number) & ~namedTo(row, target);
          return told === 0 ? [] : [{ plan, id: id as string, tiers: told }];
        }),
      ),
    );
}
