// Whoever keeps replicas is given the links of a record, but only those whose target its tier may see. So
// when a record appears for a tier, or leaves it, that tier is told once more of the records that link to
// it, unless their own texts name it: a mirror would keep them without the link for ever. And a record that
// links to others than before counts elsewhere, though it may read as it did.

import type { DatabaseSync } from 'node:sqlite';
import { onceFor } from '../../kernel/remembered.ts';
import { tiers } from '../../kernel/tier.ts';
import { detailJoin, type Plan, quoted } from '../layout/plan.ts';
import { noTier, texts } from '../layout/ready-json.ts';
import { tiersFrom } from './feed.ts';

export interface Moved {
  /** The id and the public ids by which others name it. */
  readonly names: readonly string[];
  /** For which tiers it appeared or left, as bits. */
  readonly tiers: number;
}

/** A record whose links are not those that it had. */
export interface Relinked {
  readonly family: string;
  readonly id: string;
  /** What it links to now and did not before, or the other way round. */
  readonly relinked: readonly string[];
}

interface LinkingRecords {
  /** The records that link to one that appeared or left. */
  readonly to: (moved: Moved) => readonly Linking[];
  /** A record that links to others than before, for those who see it and what it links to and are not told yet. */
  readonly of: (record: Relinked, told: (plan: Plan) => number) => readonly Linking[];
}

export interface Linking {
  readonly plan: Plan;
  readonly id: string;
  /** The tiers to be told, as bits. */
  readonly tiers: number;
}

export function linkingRecords(db: DatabaseSync, plans: readonly Plan[]): LinkingRecords {
  const naming = db.prepare('select distinct family, id from links where target = ?');
  const rows = onceFor((plan: Plan) => {
    const name = plan.family.name;
    const detail = plan.hasDetail ? texts.map((text) => `d.${text} as detail${text}`) : [];
    const join = detailJoin(plan);
    const columns = ['t._vis', ...texts.map((text) => `t.${text}`), ...detail].join(', ');
    return db.prepare(`select ${columns} from ${quoted(name)} t ${join} where t.id = ?`);
  });
  /** The tiers whose own texts of the row name the target, as bits. */
  const namedTo = (row: Readonly<Record<string, unknown>>, target: string) => {
    const name = JSON.stringify(target);
    const has = (text: string) => [row[text], row[`detail${text}`]].some((one) => String(one).includes(name));
    const first = texts.findIndex(has);
    return first < 0 ? 0 : tiersFrom(first);
  };
  const places = plans.map(
    ({ family }) => `select _vis from ${quoted(family.name)} where id = ?1 or public_id = ?1`,
  );
  const lowest = db.prepare(`select min(_vis) as vis from (${places.join(' union all ')})`);
  const seeing = (target: string) => tiersFrom((lowest.get(target)?.vis as number | null) ?? noTier);
  const ranks = onceFor((plan: Plan) =>
    db.prepare(`select _vis from ${quoted(plan.family.name)} where id = ?`),
  );
  const of: LinkingRecords['of'] = ({ family, id, relinked }, told) =>
    relinked.length === 0
      ? []
      : plans.flatMap((plan) => {
          if (plan.source !== family || !plan.published) return [];
          const vis = ranks(plan).get(id)?._vis as number | undefined;
          if (vis === undefined || vis >= tiers.length) return [];
          // A record that is new or reads otherwise was told to all who see it.
          const left = tiersFrom(vis) & ~told(plan);
          const due = left === 0 ? 0 : left & relinked.reduce((bits, one) => bits | seeing(one), 0);
          return due === 0 ? [] : [{ plan, id, tiers: due }];
        });
  const to: LinkingRecords['to'] = (moved) =>
    moved.names.flatMap((target) =>
      naming.all(target).flatMap(({ family, id }) =>
        plans.flatMap((plan) => {
          if (plan.source !== family || !plan.published) return [];
          const row = rows(plan).get(id as string);
          if (!row || (row._vis as number) >= tiers.length) return [];
          const unnamedTiers = moved.tiers & tiersFrom(row._vis as number) & ~namedTo(row, target);
          return unnamedTiers === 0 ? [] : [{ plan, id: id as string, tiers: unnamedTiers }];
        }),
      ),
    );
  return { to, of };
}
