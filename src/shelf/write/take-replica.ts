// A mirror's shelf takes replicas as they came; words and lists are read again from the members that the
// tier sees.

import type { Doc, Related } from '../../kernel/family.ts';
import type { Plan } from '../layout/plan.ts';
import { completed, detailFor, noTier, type Rendered, textFor, texts } from '../layout/ready-json.ts';
import { type Replica, replicaMember } from '../layout/replica.ts';
import { render, searchText, tagsOf } from './render.ts';

/** The replica in a mirror's record, or null where it is a record of its own. */
export function replicaIn(doc: Doc): Replica | null {
  return (doc[replicaMember] as Replica | undefined) ?? null;
}

/** What the shelf keeps of a record: rendered here, or as a mirror was given it. */
export function renderedReplica(plan: Plan, doc: Doc, related: Related): Rendered {
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
  const holding = plan.flags.map((flag) => marks.includes(flag));
  const columns: Record<string, unknown> = { ...replica.columns };
  const empty = { vis: noTier, rows: [null, null, null], details: null, texts: [], tags: '', flags: [] };
  if (vis === noTier) return { ...empty, columns };
  const shown = details ? detailFor('top', rows, details) : { parts: [textFor('top', rows)], beside: '' };
  const beside = shown.beside === '' ? {} : (JSON.parse(withEscapedSiteMark(`{${shown.beside}}`)) as Doc);
  const record = completed(plan.family, {
    ...(JSON.parse(withEscapedSiteMark(shown.parts.join(''))) as Doc),
    ...beside,
  });
  for (const list of plan.lists) columns[list.name] = list.value(record, related) ?? null;
  return {
    vis,
    rows,
    details,
    columns,
    texts: plan.searched.map((member) => searchText(plan.family, member, record)),
    tags: tagsOf(plan, holding, columns, vis),
    flags: holding,
  };
}

/** Ready JSON names the site by a bare control character; JSON.parse wants it escaped. */
function withEscapedSiteMark(text: string): string {
  return text.replaceAll('\u0001', '\\u0001');
}
