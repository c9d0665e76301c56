// A record becomes what the shelf keeps of it: the ready JSON for each tier, the columns, the words.
//
// A tier's JSON is made of exactly the members that the tier may read; nothing is filtered later. The
// JSON of a higher tier is kept as the members it adds (`,"relevance_score":7`) where it begins with
// the lower one's, as it does unless a member differs by tier.

import type { Doc, Family, Related } from '../../kernel/family.ts';
import type { Field } from '../../kernel/field.ts';
import { onceFor, remembered } from '../../kernel/remembered.ts';
import { type TextPolicy, underPolicy } from '../../kernel/text-policy.ts';
import { rank, reaches, type Tier, tiers } from '../../kernel/tier.ts';
import type { Plan } from '../layout/plan.ts';
import { completed, noTier, type Rendered, withRawSiteMark } from '../layout/ready-json.ts';
import { indexed, tag } from '../layout/text-index.ts';

export function render(plan: Plan, doc: Doc, related: Related): Rendered {
  const { family } = plan;
  const record = completed(family, doc);
  const lowest = record.merged_into ? null : lowestTier(family, record, related);
  // With room for all of them: an object that grows is copied several times.
  const columns: Record<string, unknown> = { ...noColumns(plan) };
  for (const column of plan.columns) columns[column.name] = column.value(record, related) ?? null;
  if (lowest === null) {
    return { vis: noTier, rows: [null, null, null], details: null, columns, texts: [], tags: '', flags: [] };
  }
  const flags = Object.values(family.flags ?? {}).map((holds) => holds(record));
  const pieces = pieceWriter(record, related);
  return {
    vis: rank(lowest),
    rows: rowTexts(family, lowest, pieces),
    details: plan.hasDetail ? detailTexts(family, lowest, pieces) : null,
    columns,
    texts: plan.searched.map((member) => searchText(family, member, record)),
    tags: tagsOf(plan, flags, columns, rank(lowest)),
    flags,
  };
}

const noColumns = onceFor(
  ({ columns }: Plan): Doc => Object.fromEntries(columns.map(({ name }) => [name, null])),
);

function lowestTier(family: Family, record: Doc, related: Related): Tier | null {
  if (!family.visible) return family.tier;
  const tier = family.visible(record, related);
  if (tier === null) return null;
  return reaches(tier, family.tier) ? tier : family.tier;
}

interface Derive {
  readonly usesTier: boolean;
  readonly value: (record: never, related: Related, tier: Tier) => unknown;
}

/** A member of a family, with what writing it takes, looked up once. */
interface Member {
  /** Its place among the members of the family. */
  readonly at: number;
  readonly name: string;
  /** What stands before its value, and the whole where it has none. */
  readonly begins: string;
  readonly none: string;
  readonly field: Field;
  /** The rank of the lowest tier that reads it. */
  readonly rank: number;
  /** What computes it in rows and in details; null where it is the record's own. */
  readonly row: Derive | null;
  readonly detail: Derive | null;
  /** It reads the same for every tier, in rows and in details. */
  readonly same: boolean;
}

interface Members {
  /** Members of rows and of details by the rank of their tier, so that a higher tier's text begins with the lower one's. */
  readonly row: ByRank;
  readonly detail: ByRank;
  /** Those of rows and behind them those of details, where details write rows again. */
  readonly whole: readonly Member[] | null;
  /** In their own order. */
  readonly beside: readonly Member[];
  /** The tiers at which anything may look different from the tier below. */
  readonly differing: ReadonlySet<Tier>;
  /** A higher tier's row, or detail, is the lower one's with members behind it, whatever the record. */
  readonly rowGrows: boolean;
  readonly detailGrows: boolean;
}

/** The members whose lowest tier has this rank. */
type ByRank = readonly (readonly Member[])[];

const membersOf = onceFor((family: Family): Members => {
  const fields = Object.entries(family.fields);
  const all = tiers.flatMap((tier) =>
    fields
      .filter(([, field]) => field.tier === tier && field.from !== 'live')
      .map(([name]) => memberOf(family, name)),
  );
  const beside = family.beside ?? [];
  const row = all.filter(({ field }) => field.place === 'row');
  const detail = all.filter(({ name, field }) => field.place === 'detail' && !beside.includes(name));
  const derivations = all.flatMap((member) => [member.row, member.detail]);
  return {
    row: byRank(row),
    detail: byRank(detail),
    whole: family.details ? [...row, ...detail] : null,
    beside: beside.map((name) => memberOf(family, name)),
    differing: new Set(derivations.some(usesTier) ? tiers : all.map(({ field }) => field.tier)),
    rowGrows: row.every((member) => !usesTier(member.row)),
    detailGrows: !family.details && beside.length === 0 && detail.every((member) => !usesTier(member.detail)),
  };
});

function memberOf(family: Family, name: string): Member {
  const field = family.fields[name] as Field;
  const row = derivation(family.derive?.[name]);
  const detailed = derivation(family.details?.[name]?.value);
  const same = detailed === null && !usesTier(row);
  const at = Object.keys(family.fields).indexOf(name);
  const begins = `"${name}":`;
  const none = `${begins}null`;
  return { at, name, begins, none, field, rank: rank(field.tier), row, detail: detailed ?? row, same };
}

function byRank(members: readonly Member[]): ByRank {
  return tiers.map((tier) => members.filter((member) => member.rank === rank(tier)));
}

function usesTier(derive: Derive | null): boolean {
  return derive?.usesTier === true;
}

/** A derivation as it was declared: a function alone reads the same for every tier. */
function derivation(declared: unknown): Derive | null {
  if (declared === undefined) return null;
  return typeof declared === 'function'
    ? { usesTier: false, value: declared as Derive['value'] }
    : (declared as Derive);
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
    const value = derive ? derive.value(record as never, related, tier) : record[member.name];
    const piece =
      value === null || value === undefined
        ? member.none
        : member.begins + shownAs(member.field, value, policy);
    if (member.same) written[member.at] = piece;
    return piece;
  };
}

/** A member's value as ready JSON, as the record's text policy lets it be shown. */
function shownAs(field: Field, value: unknown, policy: TextPolicy): string {
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (Array.isArray(value) && value.length === 0) return '[]';
  if (typeof value === 'object' && policy !== 'excerpt_only') {
    // A policy further inside names itself; without one there is nothing to cut.
    const text = JSON.stringify(value);
    if (!text.includes('excerpt_only')) return text;
  }
  return JSON.stringify(underPolicy(field, value, policy) ?? null);
}

/** The members up to a tier (from one rank on), joined: one text, not a chain of pieces. */
function textOf(
  members: ByRank,
  tier: Tier,
  place: 'row' | 'detail',
  pieces: PieceWriter,
  lowest = 0,
): string {
  const written: string[] = [];
  const highest = rank(tier);
  for (let level = lowest; level <= highest; level++) {
    for (const member of members[level] as readonly Member[]) written.push(pieces(member, tier, place));
  }
  return withRawSiteMark(written.join(','));
}

/** Those of one list that the tier reads, in their order. */
function readBy(
  members: readonly Member[],
  tier: Tier,
  place: 'row' | 'detail',
  pieces: PieceWriter,
): string {
  const read = members.filter((member) => member.rank <= rank(tier));
  return withRawSiteMark(read.map((member) => pieces(member, tier, place)).join(','));
}

/** Row texts for public, full and top: null where nothing is added or the tier may not see the row. */
function rowTexts(family: Family, lowest: Tier, pieces: PieceWriter): (string | null)[] {
  const { row, differing, rowGrows } = membersOf(family);
  let below: string | null = null;
  return tiers.map((tier) => {
    if (!reaches(tier, lowest) || (below !== null && !differing.has(tier))) return null;
    if (rowGrows && below !== null && below !== '{}') {
      const added = textOf(row, tier, 'row', pieces, rank(tier));
      return added === '' ? null : `,${added}`;
    }
    const text = `{${textOf(row, tier, 'row', pieces)}}`;
    const added = below === null ? text : addition(below, text);
    below = text;
    return added;
  });
}

/** What a tier's text adds to the one of the tier below, or the whole where it begins otherwise; null where it is the same. */
export function addition(below: string, text: string): string | null {
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
  const { detail, whole, beside, differing, detailGrows } = membersOf(family);
  let below: string | null = null;
  return tiers.map((tier) => {
    if (!reaches(tier, lowest) || (below !== null && !differing.has(tier))) return null;
    if (detailGrows && below) {
      const added = textOf(detail, tier, 'detail', pieces, rank(tier));
      if (added === '') return null;
      below = `${below},${added}`;
      return below;
    }
    const text = detailText(tier);
    if (text === below) return null;
    below = text;
    return text;
  });

  function detailText(tier: Tier): string {
    const added = whole === null ? textOf(detail, tier, 'detail', pieces) : '';
    const text = whole ? `{${readBy(whole, tier, 'detail', pieces)}}` : added && `,${added}`;
    return beside.length > 0 ? `${text}\n${readBy(beside, tier, 'row', pieces)}` : text;
  }
}

/** The words of a member as the full-text index takes them: no more than may be shown. */
export function searchText(family: Family, member: string, record: Doc): string {
  const text = underPolicy(family.fields[member] as Field, record[member], record.text_policy as TextPolicy);
  return indexed(Array.isArray(text) ? text.join(' ') : ((text as string | null) ?? ''));
}

/** Visibility, flags and lists of a row as words of the full-text index. */
export function tagsOf(plan: Plan, flags: readonly boolean[], columns: Doc, vis: number): string {
  const known = tagsIn(plan);
  const words: string[] = [];
  if (plan.guarded) for (let level = vis; level <= 2; level++) words.push(known.seen[level] as string);
  for (let at = 0; at < known.flags.length; at++) if (flags[at]) words.push(known.flags[at] as string);
  for (const { name, written } of known.lists) {
    for (const value of (columns[name] as readonly unknown[] | null) ?? []) {
      words.push(written(String(value)));
    }
  }
  return words.join(' ');
}

/** Values of lists come from vocabularies: most were written before. */
const tagsIn = onceFor(({ flags, lists }: Plan) => ({
  seen: [0, 1, 2].map((level) => tag('vis', String(level))),
  flags: flags.map((flag) => tag('mark', flag.replaceAll('_', ''))),
  lists: lists.map(({ name }) => {
    const kind = name.replaceAll('_', '');
    return { name, written: remembered(5_000, (value) => tag(kind, value)) };
  }),
}));
