// One record by its name: its public_id or its id; and who took its place when it was merged.

import type { Doc } from '../../kernel/family.ts';
import { extendLast } from '../../kernel/json.ts';
import type { RecordDetail } from '../../kernel/reader.ts';
import { onceFor } from '../../kernel/remembered.ts';
import { rank, type Tier, tiers } from '../../kernel/tier.ts';
import { detailJoin, type Plan, quoted } from '../layout/plan.ts';
import { detailFor } from '../layout/ready-json.ts';
import type { Prepare } from '../layout/statements.ts';
import type { LiveMembers } from './live.ts';
import { textColumns } from './rows.ts';

export interface FoundDetail {
  readonly id: string;
  readonly public_id: string | null;
  /** Together they are the ready JSON. */
  readonly parts: readonly string[];
  readonly beside: string;
  /** The family's `liveColumns`. */
  readonly columns: Doc;
}

/** The same with what is added when it is read. */
export function detailOf(
  prepare: Prepare,
  live: LiveMembers,
  plan: Plan,
  name: string,
  { tier, now, by }: { readonly tier: Tier; readonly now: Date; readonly by?: 'id' | undefined },
): RecordDetail | null {
  const found = findDetail(prepare, plan, name, tier, by);
  if (!found) return null;
  const members = live(plan, found, { tier, now, place: 'detail' });
  const until = plan.family.live ? now.getTime() : Number.POSITIVE_INFINITY;
  return new Detail(found, extendLast(found.parts, members), until);
}

/** Its parts are joined only for whoever wants one text. */
class Detail implements RecordDetail {
  readonly id: string;
  readonly public_id: string | null;
  readonly parts: readonly string[];
  readonly beside: string;
  readonly until: number;

  constructor({ id, public_id, beside }: FoundDetail, parts: readonly string[], until: number) {
    this.id = id;
    this.public_id = public_id;
    this.parts = parts;
    this.beside = beside;
    this.until = until;
  }

  get text(): string {
    return this.parts.join('');
  }
}

const inCapitals = /^(?=.*[A-F])[\dA-Fa-f]{8}-(?:[\dA-Fa-f]{4}-){3}[\dA-Fa-f]{12}$/;

/** A UUID means the same in capital letters. */
function idIn(name: string): string {
  return inCapitals.test(name) ? name.toLowerCase() : name;
}

/** A record by its public_id or id, or by its id alone, as far as the tier sees it. */
export function findDetail(
  prepare: Prepare,
  plan: Plan,
  name: string,
  tier: Tier,
  by?: 'id',
): FoundDetail | null {
  const { byPublicId, byId } = questionsIn(plan)[rank(tier)] as Questions;
  const named = by === 'id' ? undefined : prepare(byPublicId, 'rows').get(name);
  const row = (named ?? prepare(byId, 'rows').get(name)) as unknown;
  if (!row) return inCapitals.test(name) ? findDetail(prepare, plan, name.toLowerCase(), tier, 'id') : null;
  const cells = row as readonly (string | null)[];
  const [from, shown] = [2, rank(tier) + 1];
  const behind = from + (plan.hasDetail ? 2 : 1) * shown;
  const { parts, beside } = detailFor(
    tier,
    cells.slice(from, from + shown),
    cells.slice(from + shown, behind),
  );
  const columns: Record<string, unknown> = {};
  plan.family.liveColumns?.forEach((column, at) => {
    columns[column] = cells[behind + at];
  });
  return { id: cells[0] as string, public_id: cells[1] ?? null, parts, beside, columns };
}

interface Questions {
  readonly byPublicId: string;
  readonly byId: string;
}

const questionsIn = onceFor((plan: Plan) => tiers.map((tier) => questionsFor(plan, tier)));

/** Two looks into one index each cost less than one into two, and the texts of both are made once. */
function questionsFor(plan: Plan, tier: Tier): Questions {
  const { name } = plan.family;
  const texts = textColumns(tier);
  const details = plan.hasDetail ? texts.map((text) => `, d.${text}`).join('') : '';
  const join = detailJoin(plan);
  const live = (plan.family.liveColumns ?? []).map((column) => `, t.${quoted(column)}`).join('');
  const by = (column: string) =>
    `select t.id, t.public_id, ${texts.map((text) => `t.${text}`).join(', ')}${details}${live}
     from ${quoted(name)} t ${join} where t.${column} = ? and t._vis <= ${rank(tier)} limit 1`;
  return { byPublicId: by('public_id'), byId: by('id') };
}

/** The public_id (or id) of the record that took the place of a merged one, if the tier sees it. */
export function survivorOf(prepare: Prepare, plan: Plan, id: string, tier: Tier): string | null {
  const table = quoted(plan.family.name);
  let into: string | null = idIn(id);
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
  const id = (row?.id as string | undefined) ?? idIn(name);
  const announced = prepare('select 1 from feed where family = ? and id = ? and tiers & ? <> 0 limit 1');
  return announced.get(family, id, 1 << rank(tier)) !== undefined;
}
