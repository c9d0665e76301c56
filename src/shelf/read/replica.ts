// A replica is what the shelf keeps of a record for one tier, as a line for a mirror: the ready JSON of
// this tier and of those below it, the columns that the tier may learn, flags and links. A mirror keeps
// such lines in its own ledger, and its shelf takes them as they are: nothing is derived a second time,
// so it answers with the same bytes, and nothing of a higher tier was ever in the line.
//
// Words of the full-text index and lists are read again from the members that the tier sees.

import { createHmac } from 'node:crypto';
import { rank, type Tier } from '../../kernel/tier.ts';
import { detailJoin, type Plan, quoted, updatedFor } from '../layout/plan.ts';
import { texts, wholeDetails } from '../layout/ready-json.ts';
import type { Replica } from '../layout/replica.ts';
import type { Prepare } from '../layout/statements.ts';

/** Reads replicas of rows of a family for a tier. */
export function replicaReader(
  prepare: Prepare,
  plan: Plan,
  others: readonly Plan[],
  tier: Tier,
): { columns: string; join: string; of: (row: Readonly<Record<string, unknown>>) => Replica } {
  const { name } = plan.family;
  const highest = rank(tier);
  const shown = texts.slice(0, highest + 1);
  const scalars = plan.scalars.filter((column) => column.rank <= highest);
  const { flags } = plan;
  const columns = [
    't.id',
    't.public_id',
    't._vis',
    't._into',
    `t.${updatedFor(tier)} as _updated`,
    ...shown.map((text) => `t.${text}`),
    ...(plan.hasDetail ? shown.map((text) => `d.${text} as detail${text}`) : []),
    ...scalars.map((column) => `t.${quoted(column.name)}`),
    ...flags.map((mark) => `t.${quoted(`_mark_${mark}`)}`),
  ].join(', ');
  const join = detailJoin(plan);
  const seen = others.map(
    (other) =>
      `select 1 from ${quoted(other.family.name)} where (id = ?1 or public_id = ?1) and _vis <= ${highest}`,
  );
  const visible = `${seen.join(' union all ')} limit 1`;
  // A name of another record is told where the tier reads it, or reads the record; else a pseudonym, so
  // that what belongs together is still counted as one.
  const mayName = (target: string, text: string) =>
    text.includes(JSON.stringify(target)) || prepare(visible).get(target) !== undefined;
  const links = (id: string, text: string) =>
    prepare('select link, target from links where family = ? and id = ? order by link, target')
      .all(plan.source, id)
      .map(({ link, target }) => [link as string, target as string] as const)
      .filter(([, target]) => mayName(target, text));
  const key = () => prepare('select key from pseudonym_key').get()?.key as Uint8Array;
  const names = new Set(
    Object.entries(plan.family.columns ?? {}).flatMap(([column, { type, indexed }]) =>
      type === 'text' && indexed ? [column] : [],
    ),
  );
  const learnt = (column: string, value: string | number | null, text: string) => {
    if (!names.has(column) || typeof value !== 'string' || mayName(value, text)) return value;
    const named = (one: string) => (mayName(one, text) ? one : pseudonym(one, key()));
    const several = namesIn(value);
    return several === null ? pseudonym(value, key()) : JSON.stringify(several.map(named));
  };
  return {
    columns,
    join,
    of: (row) => {
      const textsAt = (prefix: string) =>
        shown.map((text) => (row[`${prefix}${text}`] ?? null) as string | null);
      const details = plan.hasDetail ? wholeDetails(textsAt('detail')) : null;
      const text = [...textsAt(''), ...(details ?? [])].join('\n');
      return {
        vis: row._vis as number,
        into: row._into as string | null,
        updated: row._updated as string | null,
        rows: textsAt(''),
        details,
        columns: Object.fromEntries(
          scalars.map(({ name }) => [name, learnt(name, row[name] as string | number | null, text)]),
        ),
        marks: flags.filter((mark) => row[`_mark_${mark}`] === 1),
        links: plan.source === name ? links(row.id as string, text) : [],
      };
    },
  };
}

/** The names of a column that holds several, as a list in JSON; null where it holds one. */
function namesIn(value: string): readonly string[] | null {
  if (!value.startsWith('["')) return null;
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) && list.every((one) => typeof one === 'string') ? list : null;
  } catch {
    return null;
  }
}

/** Tells the same from another, and nothing else: who knows a name cannot look for it. */
function pseudonym(value: unknown, key: Uint8Array): string {
  return `~${createHmac('sha256', key).update(String(value)).digest('base64url').slice(0, 16)}`;
}
