// One record by its name: its public_id or its id; and who took its place when it was merged.

import type { RecordDetail } from '../../kernel/reader.ts';
import { rank, type Tier } from '../../kernel/tier.ts';
import { type Plan, quoted } from '../layout/plan.ts';
import { detailFor } from '../layout/ready-json.ts';
import type { Prepare } from '../layout/statements.ts';

import { textColumns } from './rows.ts';

/** A record by its public_id or id, as far as the tier sees it. */
export function findDetail(
  prepare: Prepare,
  plan: Plan,
  id: string,
  tier: Tier,
): Omit<RecordDetail, 'until'> | null {
  const { byPublicId, byId } = questionsFor(plan, tier);
  const row = (prepare(byPublicId, 'rows').get(id) ?? prepare(byId, 'rows').get(id)) as unknown;
  if (!row) return null;
  const [own, public_id, ...texts] = row as [string, string | null, ...(string | null)[]];
  const shown = rank(tier) + 1;
  return { id: own, public_id, ...detailFor(tier, texts.slice(0, shown), texts.slice(shown)) };
}

interface Questions {
  readonly byPublicId: string;
  readonly byId: string;
}

const known = new WeakMap<Plan, Map<Tier, Questions>>();

/** Two looks into one index each cost less than one into two, and the texts of both are made once. */
function questionsFor(plan: Plan, tier: Tier): Questions {
  const ofPlan = known.get(plan) ?? new Map<Tier, Questions>();
  known.set(plan, ofPlan);
  const before = ofPlan.get(tier);
  if (before) return before;
  const { name } = plan.family;
  const texts = textColumns(tier);
  const details = plan.hasDetail ? texts.map((text) => `, d.${text}`).join('') : '';
  const join = plan.hasDetail ? `left join ${quoted(`${name}_detail`)} d on d._key = t._key` : '';
  const by = (column: string) =>
    `select t.id, t.public_id, ${texts.map((text) => `t.${text}`).join(', ')}${details}
     from ${quoted(name)} t ${join} where t.${column} = ? and t._vis <= ${rank(tier)} limit 1`;
  const questions = { byPublicId: by('public_id'), byId: by('id') };
  ofPlan.set(tier, questions);
  return questions;
}

/** The public_id (or id) of the record that took the place of a merged one, if the tier sees it. */
export function survivorOf(prepare: Prepare, plan: Plan, id: string, tier: Tier): string | null {
  const table = quoted(plan.family.name);
  let into: string | null = id;
  for (let step = 0; step < 10 && into !== null; step++) {
    const row = prepare(
      `select id, public_id, _into, _vis from ${table} where public_id = ? or id = ? limit 1`,
    ).get(into, into);
    if (!row) return null;
    if (row._into === null) {
      const visible = step > 0 && (row._vis as number) <= rank(tier);
      return visible ? ((row.public_id ?? row.id) as string) : null;
    }
    into = row._into as string;
  }
  return null;
}

/** Whether this tier was told of a record that it does not see any more. */
export function wasRemoved(prepare: Prepare, plan: Plan, name: string, tier: Tier): boolean {
  const { name: family } = plan.family;
  const row = prepare(`select id, _vis from ${quoted(family)} where public_id = ? or id = ? limit 1`).get(
    name,
    name,
  );
  if (row && (row._vis as number) <= rank(tier)) return false;
  const id = (row?.id as string | undefined) ?? name;
  const told = prepare('select 1 from feed where family = ? and id = ? and tiers & ? <> 0 limit 1');
  return told.get(family, id, 1 << rank(tier)) !== undefined;
}
