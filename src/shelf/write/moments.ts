// When a record last changed is another moment for each tier: that of the last change which the tier could see.
// Otherwise `updated_at` would tell the public of every change of a member that it may not read.
//
// Rows follow the log one version of a record at a time (split-batch.ts), so every node finds the same moments.

import type { Family } from '../../kernel/family.ts';
import { rank, tiers } from '../../kernel/tier.ts';
import { noTier, type Rendered, textFor } from '../layout/ready-json.ts';
import { addition } from './render.ts';
import type { RowComparer } from './row-comparer.ts';

/** By the rank of the tier. */
export type Moments = readonly (string | null)[];

export interface Dated {
  readonly rendered: Rendered;
  readonly updated: Moments;
}

/** A record that can be rendered as one that last changed at any moment. */
export interface Undated {
  /** As the record itself says. */
  readonly updated: string | null;
  readonly at: (updated: string | null) => Rendered;
}

/** The same moment for every tier. */
export function sameFor(updated: string | null): Moments {
  return tiers.map(() => updated);
}

/**
 * What is to be kept of a record.
 * @param own whether an entry of its own moves it; a row that follows another record keeps its moments
 */
export function dated(
  { fields }: Family,
  { compare, standing }: RowComparer,
  id: string,
  { updated, at }: Undated,
  own: boolean,
): Dated {
  const plain = at(updated);
  const before = plain.vis === noTier ? null : standing(id);
  if (before === null || before.moments.every((moment) => moment === updated))
    return { rendered: plain, updated: sameFor(updated) };
  const shows = fields.updated_at !== undefined && fields.updated_at.place !== 'record';
  const renderedAt = (moments: Moments) => (shows ? composed(at, moments) : plain);
  const since = (lowest: number) =>
    before.moments.map((moment, level) => (before.vis <= level && level < lowest ? moment : updated));
  const unchanged = since(noTier);
  const asBefore = renderedAt(unchanged);
  if (!own) return { rendered: asBefore, updated: unchanged };
  const changed = compare(id, asBefore)?.tiers ?? 0;
  const lowest = tiers.findIndex((_, level) => changed & (1 << level));
  const moments = lowest < 0 ? unchanged : since(lowest);
  return { rendered: lowest < 0 ? asBefore : renderedAt(moments), updated: moments };
}

/** Each tier reads the record with the moment of its own. */
function composed(at: Undated['at'], moments: Moments): Rendered {
  const top = at(moments[rank('top')] ?? null);
  if (moments.every((moment) => moment === moments[0])) return top;
  const versions = moments.map(at);
  const [rows, details]: [(string | null)[], (string | null)[]] = [[], []];
  let [rowBelow, detailBelow]: [string | null, string | null] = [null, null];
  for (const tier of tiers) {
    const version = versions[rank(tier)] as Rendered;
    const row = textFor(tier, version.rows) || null;
    rows.push(row === null ? null : rowBelow === null ? row : addition(rowBelow, row));
    rowBelow = row;
    const detail = version.details?.slice(0, rank(tier) + 1).findLast((text) => text !== null) ?? null;
    details.push(detail === detailBelow ? null : detail);
    detailBelow = detail;
  }
  return { ...top, rows, details: top.details && details };
}
