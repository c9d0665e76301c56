// A replica is what the shelf keeps of a record for one tier, as a line for a mirror: the ready JSON of
// this tier and of those below it, the columns that the tier may learn, marks and links. A mirror keeps
// such lines in its own ledger, and its shelf takes them as they are: nothing is derived a second time,
// so it answers with the same bytes, and nothing of a higher tier was ever in the line.
//
// Words of the full-text index and lists are read again from the members that the tier sees.

import { createHash } from 'node:crypto';
import type { Doc, Related } from '../kernel/family.ts';
import { height, type Tier } from '../kernel/tier.ts';
import { type Plan, quoted } from './plan.ts';
import type { Prepare } from './query.ts';
import {
  completed,
  detailFor,
  hidden,
  type Rendered,
  render,
  searchText,
  tagsOf,
  textFor,
} from './render.ts';

/** The member by which a mirror's ledger tells a replica from a record. */
export const replicaMember = '$replica';

export interface Replica {
  readonly vis: number;
  readonly into: string | null;
  readonly updated: string | null;
  readonly rows: readonly (string | null)[];
  readonly details: readonly (string | null)[] | null;
  readonly columns: Readonly<Record<string, string | number | null>>;
  readonly marks: readonly string[];
  /** Link to target, as the shelf keeps links of the record. */
  readonly links: readonly (readonly [link: string, target: string])[];
}

const texts = ['_public', '_full', '_top'];

/** Reads replicas of rows of a family for a tier. */
export function replicaReader(
  prepare: Prepare,
  plan: Plan,
  others: readonly Plan[],
  tier: Tier,
): { columns: string; join: string; of: (row: Readonly<Record<string, unknown>>) => Replica } {
  const { name } = plan.family;
  const heightOfTier = height(tier);
  const shown = texts.slice(0, heightOfTier + 1);
  const learnt = plan.scalars.filter((column) => column.height <= heightOfTier);
  const marks = Object.keys(plan.family.marks ?? {});
  const columns = [
    't.id',
    't.public_id',
    't._vis',
    't._into',
    't._updated',
    ...shown.map((text) => `t.${text}`),
    ...(plan.hasDetail ? shown.map((text) => `d.${text} as detail${text}`) : []),
    ...learnt.map((column) => `t.${quoted(column.name)}`),
    ...marks.map((mark) => `t.${quoted(`_mark_${mark}`)}`),
  ].join(', ');
  const join = plan.hasDetail ? `left join ${quoted(`${name}_detail`)} d on d._key = t._key` : '';
  const seen = others.map(
    (other) =>
      `select 1 from ${quoted(other.family.name)} where (id = ?1 or public_id = ?1) and _vis <= ${heightOfTier}`,
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
  const names = new Set(
    Object.entries(plan.family.columns ?? {}).flatMap(([column, { type, indexed }]) =>
      type === 'text' && indexed ? [column] : [],
    ),
  );
  const learns = (column: string, value: unknown, text: string) =>
    !names.has(column) || typeof value !== 'string' || mayName(value, text);
  return {
    columns,
    join,
    of: (row) => {
      const kept = (prefix: string) =>
        shown.map((text) => (row[`${prefix}${text}`] ?? null) as string | null);
      const details = plan.hasDetail ? kept('detail') : null;
      const text = [...kept(''), ...(details ?? [])].join('\n');
      return {
        vis: row._vis as number,
        into: row._into as string | null,
        updated: row._updated as string | null,
        rows: kept(''),
        details,
        columns: Object.fromEntries(
          learnt.map(({ name: column }) => [
            column,
            learns(column, row[column], text)
              ? (row[column] as string | number | null)
              : pseudonym(row[column]),
          ]),
        ),
        marks: marks.filter((mark) => row[`_mark_${mark}`] === 1),
        links: plan.source === name ? links(row.id as string, text) : [],
      };
    },
  };
}

/** Tells the same from another, and nothing else. */
function pseudonym(value: unknown): string {
  return `~${createHash('sha256').update(String(value)).digest('base64url').slice(0, 16)}`;
}

/** The replica in a mirror's record, or null where it is a record of its own. */
export function replicaIn(doc: Doc): Replica | null {
  return (doc[replicaMember] as Replica | undefined) ?? null;
}

/** What the shelf keeps of a record: rendered here, or as a mirror was given it. */
export function kept(plan: Plan, doc: Doc, related: Related): Rendered {
  const replica = replicaIn(doc);
  return replica ? renderReplica(plan, replica, related) : render(plan, doc, related);
}

/** A record fills the families that are projected from it; a replica is of one family already. */
export function fills(plan: Plan, change: { readonly family: string; readonly record: Doc | null }): boolean {
  const { family, record } = change;
  if (record && replicaIn(record)) return family === plan.family.name;
  return family === plan.source || (record === null && family === plan.family.name);
}

/** What the mirror's shelf keeps: the texts as they came, words and lists from what they say. */
function renderReplica(plan: Plan, replica: Replica, related: Related): Rendered {
  const { vis, marks } = replica;
  const rows = texts.map((_, at) => replica.rows[at] ?? null);
  const details = replica.details && texts.map((_, at) => replica.details?.[at] ?? null);
  const holding = Object.keys(plan.family.marks ?? {}).map((mark) => marks.includes(mark));
  const columns: Record<string, unknown> = { ...replica.columns };
  const empty = { vis: hidden, rows: [null, null, null], details: null, texts: [], tags: '', marks: [] };
  if (vis === hidden) return { ...empty, columns };
  const shown = details ? detailFor('top', rows, details) : { text: textFor('top', rows), beside: '' };
  const beside = shown.beside === '' ? {} : (JSON.parse(marked(`{${shown.beside}}`)) as Doc);
  const record = completed(plan.family, { ...(JSON.parse(marked(shown.text)) as Doc), ...beside });
  for (const list of plan.lists) columns[list.name] = list.value(record, related) ?? null;
  return {
    vis,
    rows,
    details,
    columns,
    texts: plan.searched.map((member) => searchText(plan.family, member, record)),
    tags: tagsOf(plan, holding, columns, vis),
    marks: holding,
  };
}

/** Ready JSON names the site by a bare control character; JSON.parse wants it escaped. */
function marked(text: string): string {
  return text.replaceAll('\u0001', '\\u0001');
}
