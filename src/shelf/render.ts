// A record becomes what the shelf keeps of it: the ready JSON for each tier, the columns, the words.
//
// A tier's JSON is made of exactly the members that the tier may read; nothing is filtered later. The
// JSON of a higher tier is kept as the members it adds (`,"relevance_score":7`) where it begins with
// the lower one's, as it does unless a member differs by tier.

import type { Doc, Family, Related } from '../kernel/family.ts';
import type { Field } from '../kernel/field.ts';
import { membersOf, siteMark } from '../kernel/json.ts';
import { shownTo } from '../kernel/listing.ts';
import { type TextPolicy, underPolicy } from '../kernel/text-policy.ts';
import { height, reaches, type Tier, tiers } from '../kernel/tier.ts';
import type { Plan } from './plan.ts';
import { tag } from './words.ts';

/** Nobody may see the row. */
export const hidden = 9;

export interface Rendered {
  /** The height of the lowest tier that may see it; `hidden` for none. */
  readonly vis: number;
  readonly rows: readonly (string | null)[];
  readonly details: readonly (string | null)[] | null;
  readonly columns: Readonly<Record<string, unknown>>;
  readonly texts: readonly string[];
  readonly tags: string;
}

/** The record with the fallbacks of left-out members; members of `detail` stand beside the others. */
export function completed(family: Family, doc: Doc): Doc {
  const record: Record<string, unknown> = {};
  for (const [member, field] of Object.entries(family.fields)) {
    if (field.from === 'record') record[member] = field.fallback;
  }
  return { ...record, ...doc, ...((doc.detail as Doc | undefined) ?? {}) };
}

export function render(plan: Plan, doc: Doc, related: Related): Rendered {
  const { family } = plan;
  const record = completed(family, doc);
  const lowest = record.merged_into ? null : lowestTier(family, record, related);
  const columns: Record<string, unknown> = {};
  for (const column of plan.columns) columns[column.name] = column.value(record, related) ?? null;
  if (lowest === null) {
    return { vis: hidden, rows: [null, null, null], details: null, columns, texts: [], tags: '' };
  }
  const policy = record.text_policy as TextPolicy;
  const row = (tier: Tier) => JSON.stringify(shown(family, record, related, tier, 'row'));
  return {
    vis: height(lowest),
    rows: perTier(family, lowest, row),
    details: plan.hasDetail
      ? perTier(family, lowest, (tier) => detailText(family, record, related, tier))
      : null,
    columns,
    texts: plan.searched.map((member) => searchText(family.fields[member] as Field, record[member], policy)),
    tags: tagsOf(plan, record, columns, height(lowest)),
  };
}

function lowestTier(family: Family, record: Doc, related: Related): Tier | null {
  if (!family.visible) return family.tier;
  const tier = family.visible(record as never, related);
  if (tier === null) return null;
  return reaches(tier, family.tier) ? tier : family.tier;
}

/** Texts for public, full and top: null where nothing is added or the tier may not see the row. */
function perTier(family: Family, lowest: Tier, text: (tier: Tier) => string): (string | null)[] {
  let below: string | null = null;
  return tiers.map((tier) => {
    if (!reaches(tier, lowest)) return null;
    if (below !== null && !differs(family, tier)) return null;
    const now = text(tier);
    const added = below === null ? now : tail(below, now);
    below = now;
    return added;
  });
}

/** Whether anything of the family may look different to this tier than to the one below. */
function differs(family: Family, tier: Tier): boolean {
  const byTier = Object.values(family.derive ?? {}).some((derive) => (derive as () => unknown).length >= 3);
  return byTier || Object.values(family.fields).some((field) => field.tier === tier);
}

function tail(below: string, now: string): string | null {
  if (now === below) return null;
  if (below.includes('\n')) return now;
  const start = below.slice(0, -1);
  return below !== '{}' && now.startsWith(start) ? now.slice(start.length, -1) : now;
}

/** What a tier reads, out of the texts kept for it and the lower ones. */
export function textFor(tier: Tier, texts: readonly (string | null | undefined)[]): string {
  let text = '';
  for (let index = 0; index <= height(tier); index++) {
    const added = texts[index];
    if (added) text = added.startsWith(',') ? `${text.slice(0, -1)}${added}}` : added;
  }
  return text;
}

const ordered = new WeakMap<Family, readonly [string, Field][]>();

/** Members with the lower tiers' first, so that a higher tier's text begins with the lower one's. */
function membersInOrder(family: Family): readonly [string, Field][] {
  let members = ordered.get(family);
  if (!members) {
    members = tiers.flatMap((tier) =>
      Object.entries(family.fields).filter(([, field]) => field.tier === tier),
    );
    ordered.set(family, members);
  }
  return members;
}

function shown(family: Family, record: Doc, related: Related, tier: Tier, place: 'row' | 'detail'): Doc {
  const beside = new Set(place === 'detail' ? family.beside : []);
  const object: Record<string, unknown> = {};
  for (const [member, field] of membersInOrder(family)) {
    if (field.from === 'live' || !shownTo(field, tier, place)) continue;
    if (field.place === 'detail' && beside.has(member)) continue;
    object[member] = memberValue(family, member, field, record, related, tier, place);
  }
  return object;
}

function memberValue(
  family: Family,
  member: string,
  field: Field,
  record: Doc,
  related: Related,
  tier: Tier,
  place: 'row' | 'detail',
): unknown {
  const derive = (place === 'detail' && family.details?.[member]?.value) || family.derive?.[member];
  const value = derive ? derive(record as never, related, tier) : record[member];
  return underPolicy(field, value, record.text_policy as TextPolicy) ?? null;
}

/** The detail, and behind a line end the members beside it: neither can hold a raw line end itself. */
function detailText(family: Family, record: Doc, related: Related, tier: Tier): string {
  const text = JSON.stringify(shown(family, record, related, tier, 'detail'));
  if (!family.beside) return text;
  const object: Record<string, unknown> = {};
  for (const member of family.beside) {
    const field = family.fields[member] as Field;
    if (reaches(tier, field.tier))
      object[member] = memberValue(family, member, field, record, related, tier, 'row');
  }
  return `${text}\n${membersOf(object)}`;
}

function searchText(field: Field, value: unknown, policy: TextPolicy): string {
  const text = underPolicy(field, value, policy);
  return Array.isArray(text) ? text.join(' ') : ((text as string | null) ?? '');
}

function tagsOf(plan: Plan, record: Doc, columns: Doc, vis: number): string {
  const words: string[] = [];
  if (plan.guarded) for (let level = vis; level <= 2; level++) words.push(tag('vis', String(level)));
  for (const [mark, holds] of Object.entries(plan.family.marks ?? {})) {
    if (holds(record as never)) words.push(tag('mark', mark.replaceAll('_', '')));
  }
  for (const list of plan.lists) {
    for (const value of (columns[list.name] as readonly unknown[] | null) ?? []) {
      words.push(tag(list.name.replaceAll('_', ''), String(value)));
    }
  }
  return words.join(' ');
}

/** Puts the raw mark of the site's address where JSON escaped it. */
export function withRawSiteMark(text: string | null): string | null {
  return text?.includes('\\u0001') ? text.replaceAll('\\u0001', siteMark) : text;
}
