// A record becomes what the shelf keeps of it: the ready JSON for each tier, the columns, the words.
//
// A tier's JSON is made of exactly the members that the tier may read; nothing is filtered later. The
// JSON of a higher tier is kept as the members it adds (`,"relevance_score":7`) where it begins with
// the lower one's, as it does unless a member differs by tier.

import type { Doc, Family, Related } from '../kernel/family.ts';
import type { Field } from '../kernel/field.ts';
import { siteMark } from '../kernel/json.ts';
import { type TextPolicy, underPolicy } from '../kernel/text-policy.ts';
import { height, reaches, type Tier, tiers } from '../kernel/tier.ts';
import type { Plan } from './plan.ts';
import { indexed, tag } from './words.ts';

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
  /** Whether each mark of the family holds, in their order. */
  readonly marks: readonly boolean[];
}

/** The record with the fallbacks of left-out members; members of `detail` stand beside the others. */
export function completed(family: Family, doc: Doc): Doc {
  return { ...membersOf(family).fallbacks, ...doc, ...((doc.detail as Doc | undefined) ?? {}) };
}

export function render(plan: Plan, doc: Doc, related: Related): Rendered {
  const { family } = plan;
  const record = completed(family, doc);
  const lowest = record.merged_into ? null : lowestTier(family, record, related);
  const columns: Record<string, unknown> = {};
  for (const column of plan.columns) columns[column.name] = column.value(record, related) ?? null;
  if (lowest === null) {
    return { vis: hidden, rows: [null, null, null], details: null, columns, texts: [], tags: '', marks: [] };
  }
  const marks = Object.values(family.marks ?? {}).map((holds) => holds(record as never));
  const pieces = pieceWriter(record, related);
  return {
    vis: height(lowest),
    rows: rowTexts(family, lowest, pieces),
    details: plan.hasDetail ? detailTexts(family, lowest, pieces) : null,
    columns,
    texts: plan.searched.map((member) => searchText(family, member, record)),
    tags: tagsOf(plan, marks, columns, height(lowest)),
    marks,
  };
}

function lowestTier(family: Family, record: Doc, related: Related): Tier | null {
  if (!family.visible) return family.tier;
  const tier = family.visible(record as never, related);
  if (tier === null) return null;
  return reaches(tier, family.tier) ? tier : family.tier;
}

type Derive = (record: never, related: Related, tier: Tier) => unknown;

/** A member of a family, with what writing it takes, looked up once. */
interface Member {
  /** Its place among the members of the family. */
  readonly at: number;
  readonly name: string;
  readonly field: Field;
  /** The height of the lowest tier that reads it. */
  readonly height: number;
  /** What computes it in rows and in details; null where it is the record's own. */
  readonly row: Derive | null;
  readonly detail: Derive | null;
  /** It reads the same for every tier, in rows and in details. */
  readonly same: boolean;
}

interface Members {
  readonly fallbacks: Doc;
  /** Members of rows and of details, the lower tiers' first, so that a higher tier's text begins with the lower one's. */
  readonly row: readonly Member[];
  readonly detail: readonly Member[];
  readonly beside: readonly Member[];
  /** The tiers at which anything may look different from the tier below. */
  readonly differing: ReadonlySet<Tier>;
  /** A higher tier's row is the lower one's with members behind it, whatever the record. */
  readonly rowGrows: boolean;
}

const known = new WeakMap<Family, Members>();

function membersOf(family: Family): Members {
  let members = known.get(family);
  if (!members) {
    const fields = Object.entries(family.fields);
    const all = tiers.flatMap((tier) =>
      fields
        .filter(([, field]) => field.tier === tier && field.from !== 'live')
        .map(([name]) => memberOf(family, name)),
    );
    const beside = family.beside ?? [];
    const row = all.filter(({ field }) => field.place === 'row');
    const derivations = all.flatMap((member) => [member.row, member.detail]);
    const brought = fields.filter(([, field]) => field.from === 'record');
    members = {
      fallbacks: Object.fromEntries(brought.map(([name, field]) => [name, field.fallback])),
      row,
      detail: all.filter(({ name, field }) => field.place === 'detail' && !beside.includes(name)),
      beside: beside.map((name) => memberOf(family, name)),
      differing: new Set(derivations.some(takesTier) ? tiers : all.map(({ field }) => field.tier)),
      rowGrows: row.every((member) => !takesTier(member.row)),
    };
    known.set(family, members);
  }
  return members;
}

function memberOf(family: Family, name: string): Member {
  const field = family.fields[name] as Field;
  const row = (family.derive?.[name] as Derive | undefined) ?? null;
  const detailed = (family.details?.[name]?.value as Derive | undefined) ?? null;
  const same = detailed === null && !takesTier(row);
  const at = Object.keys(family.fields).indexOf(name);
  return { at, name, field, height: height(field.tier), row, detail: detailed ?? row, same };
}

/** A derivation that looks at the tier names it as its third argument. */
function takesTier(derive: Derive | null): boolean {
  return derive !== null && derive.length >= 3;
}

/** Writes `"member":value` of a record for a tier; once for all tiers where the tier makes no difference. */
type PieceWriter = (member: Member, tier: Tier, place: 'row' | 'detail') => string;

function pieceWriter(record: Doc, related: Related): PieceWriter {
  const policy = record.text_policy as TextPolicy;
  const written: string[] = [];
  return (member, tier, place) => {
    const before = member.same ? written[member.at] : undefined;
    if (before !== undefined) return before;
    const derive = member[place];
    const value = derive ? derive(record as never, related, tier) : record[member.name];
    const piece = `"${member.name}":${shownAs(member.field, value, policy)}`;
    if (member.same) written[member.at] = piece;
    return piece;
  };
}

/** A member's value as ready JSON, as the record's text policy lets it be shown. */
function shownAs(field: Field, value: unknown, policy: TextPolicy): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (Array.isArray(value) && value.length === 0) return '[]';
  if (typeof value === 'object' && policy !== 'excerpt_only') {
    // A policy further inside names itself; without one there is nothing to cut.
    const text = JSON.stringify(value);
    if (!text.includes('excerpt_only')) return text;
  }
  return JSON.stringify(underPolicy(field, value, policy) ?? null);
}

/** The members from one height up to another, joined. */
function textOf(
  members: readonly Member[],
  tier: Tier,
  place: 'row' | 'detail',
  pieces: PieceWriter,
  lowest = 0,
): string {
  const highest = height(tier);
  let text = '';
  for (const member of members) {
    if (member.height < lowest || member.height > highest) continue;
    const piece = pieces(member, tier, place);
    text = text === '' ? piece : `${text},${piece}`;
  }
  return text;
}

/** Row texts for public, full and top: null where nothing is added or the tier may not see the row. */
function rowTexts(family: Family, lowest: Tier, pieces: PieceWriter): (string | null)[] {
  const { row, differing, rowGrows } = membersOf(family);
  let below: string | null = null;
  return tiers.map((tier) => {
    if (!reaches(tier, lowest) || (below !== null && !differing.has(tier))) return null;
    if (rowGrows && below !== null && below !== '{}') {
      const added = textOf(row, tier, 'row', pieces, height(tier));
      return added === '' ? null : `,${added}`;
    }
    const text = `{${textOf(row, tier, 'row', pieces)}}`;
    const added = below === null ? text : addition(below, text);
    below = text;
    return added;
  });
}

function addition(below: string, text: string): string | null {
  if (text === below) return null;
  const start = below.slice(0, -1);
  return below !== '{}' && text.startsWith(start) ? text.slice(start.length, -1) : text;
}

/**
 * What details add to the row of the same tier (`,"number":…`), or the whole detail where a row member
 * looks different in it; behind a line end, which no JSON holds, the members beside the record. Null
 * where it is what the tier below has.
 */
function detailTexts(family: Family, lowest: Tier, pieces: PieceWriter): (string | null)[] {
  const { row, detail, beside, differing } = membersOf(family);
  let below: string | null = null;
  return tiers.map((tier) => {
    if (!reaches(tier, lowest) || (below !== null && !differing.has(tier))) return null;
    const added = textOf(detail, tier, 'detail', pieces);
    const whole = family.details
      ? `{${textOf([...row, ...detail], tier, 'detail', pieces)}}`
      : added && `,${added}`;
    const text = beside.length > 0 ? `${whole}\n${textOf(beside, tier, 'row', pieces)}` : whole;
    if (text === below) return null;
    below = text;
    return text;
  });
}

/** What a tier reads of a row, out of the texts kept for it and the lower ones. */
export function textFor(tier: Tier, rows: readonly (string | null | undefined)[]): string {
  let text = '';
  for (let index = 0; index <= height(tier); index++) {
    const added = rows[index];
    if (added) text = added.startsWith(',') ? `${text.slice(0, -1)}${added}}` : added;
  }
  return text;
}

/** What a tier reads of a record: its detail, and the members beside it (without braces). */
export function detailFor(
  tier: Tier,
  rows: readonly (string | null)[],
  details: readonly (string | null)[],
): { text: string; beside: string } {
  const row = textFor(tier, rows);
  const kept = details.slice(0, height(tier) + 1).findLast((text) => text !== null) ?? '';
  const [whole, beside] = kept.split('\n', 2) as [string, string | undefined];
  const text = whole.startsWith('{') ? whole : `${row.slice(0, -1)}${whole}}`;
  return { text, beside: beside ?? '' };
}

/** The words of a member as the full-text index takes them: no more than may be shown. */
export function searchText(family: Family, member: string, record: Doc): string {
  const text = underPolicy(family.fields[member] as Field, record[member], record.text_policy as TextPolicy);
  return indexed(Array.isArray(text) ? text.join(' ') : ((text as string | null) ?? ''));
}

/** Visibility, marks and lists of a row as words of the full-text index. */
export function tagsOf(plan: Plan, marks: readonly boolean[], columns: Doc, vis: number): string {
  const words: string[] = [];
  if (plan.guarded) for (let level = vis; level <= 2; level++) words.push(tag('vis', String(level)));
  let at = 0;
  for (const mark in plan.family.marks) {
    if (marks[at++]) words.push(tag('mark', mark.replaceAll('_', '')));
  }
  for (const list of plan.lists) {
    const kind = list.name.replaceAll('_', '');
    for (const value of (columns[list.name] as readonly unknown[] | null) ?? []) {
      words.push(tag(kind, String(value)));
    }
  }
  return words.join(' ');
}

/** Puts the raw mark of the site's address where JSON escaped it. */
export function withRawSiteMark(text: string | null): string | null {
  return text?.includes('\\u0001') ? text.replaceAll('\\u0001', siteMark) : text;
}
