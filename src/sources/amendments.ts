// What a source changed in a call since it was first harvested, and what others added to it. A harvest compares what a call says now with what
// its newest version says, adds an amendment where they differ, and carries the earlier ones along, so that a call
// that stays as it is makes no change.

import { opensLabel } from '../families/grants/next-deadline.ts';
import type { Doc } from '../kernel/family.ts';
import { beneath } from '../ledger/corrections.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { OperatorRecord } from './reading/source.ts';

/** So many are kept of a call, the newest. */
const maxAmendments = 20;
const longestValue = 300;

interface Amendment extends Doc {
  readonly version: number;
}

interface Before {
  /** What of the call is compared, by its path; null where its source did not say it. */
  readonly said: ReadonlyMap<string, string> | null;
  readonly amendments: readonly Amendment[];
  /** What others than its source added to its detail, which the next harvest carries along. */
  readonly added: Doc;
}

/** Texts are told to have changed, not how: their words stand in the record alone. */
const texts: ReadonlySet<string> = new Set(['description', 'eligibility.details']);

/** Told to have changed where both versions have one: that a mapper reads it now is no word of the source. */
const once: ReadonlySet<string> = new Set(['opens_at']);

/** Adds to a record of the source what changed in it, and what had changed before. */
export async function amending(
  ledger: Ledger,
  source: string,
  at: Date,
): Promise<(record: OperatorRecord) => OperatorRecord> {
  const known = new Map<string, Before>();
  for await (const { record } of ledger.versions('grants', new Set([source]))) {
    if (record.source !== source) continue;
    const { amendments = [] } = (record.detail ?? {}) as { readonly amendments?: readonly Amendment[] };
    const added = addedTo((record.detail ?? {}) as Doc);
    // What was imported under its name, as from the starter, is no word of the source: only a harvest notes
    // when it saw the call there.
    const said = record.checked_at ? saidBy(beneath(record)) : null;
    known.set(record.id as string, { said, amendments: said ? amendments : [], added });
  }
  return (record) => {
    const before = known.get(record.id);
    if (!before) return record;
    const changes = before.said ? changesBetween(before.said, saidBy(record)) : [];
    const version = (before.amendments.at(-1)?.version ?? 1) + 1;
    const amendments =
      changes.length === 0
        ? before.amendments
        : [...before.amendments, { version, at: at.toISOString(), changes, evidence_ids: [] }];
    if (amendments.length === 0 && Object.keys(before.added).length === 0) return record;
    const newest = amendments.length === 0 ? {} : { amendments: amendments.slice(-maxAmendments) };
    const detail = (record.detail ?? {}) as Doc;
    // The order of members counts when two versions are compared: what is added stands last, in one order.
    return { ...record, detail: { ...detail, ...newest, ...before.added } };
  };
}

/** Members of a call's detail that no source of calls brings: other sources and the catalogue itself add them. */
function addedTo(detail: Doc): Doc {
  return Object.fromEntries(
    ['past_awards', 'similar'].flatMap((one) => (one in detail ? [[one, detail[one]]] : [])),
  );
}

function changesBetween(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>) {
  const paths = [...new Set([...before.keys(), ...now.keys()])];
  return paths
    .filter(
      (path) =>
        before.get(path) !== now.get(path) && !(once.has(path) && !(before.has(path) && now.has(path))),
    )
    .map((path) => (texts.has(path) ? { path } : { path, ...values(before.get(path), now.get(path)) }));
}

function values(old: string | undefined, next: string | undefined) {
  return {
    ...(old === undefined ? {} : { old: old.slice(0, longestValue) }),
    ...(next === undefined ? {} : { new: next.slice(0, longestValue) }),
  };
}

/** What the source itself says of a call. Standard dates and whatever follows from the clock are not its word. */
function saidBy(record: Doc): ReadonlyMap<string, string> {
  const { deadlines, funding, eligibility } = (record.detail ?? {}) as {
    readonly deadlines?: readonly Doc[];
    readonly funding?: Doc | null;
    readonly eligibility?: Doc | null;
  };
  const opening = deadlines?.find(({ label }) => label === opensLabel);
  const dates = (deadlines ?? [])
    .filter(({ label }) => label !== opensLabel && !String(label).startsWith('Standard date'))
    .map(({ kind, date, time, rolling }) => [kind, rolling === true ? 'rolling' : date, time])
    .map((parts) => parts.filter((part) => part !== undefined && part !== null).join(' '));
  const compared: readonly (readonly [string, unknown])[] = [
    ['title', record.title],
    ['description', wordsOf(record.description)],
    ['deadlines', dates.sort().join('; ')],
    ['opens_at', opening && [opening.date, opening.time].filter(Boolean).join(' ')],
    ...(['total', 'min_award', 'max_award'] as const).map(
      (member) => [`funding.${member}`, moneyText(funding?.[member])] as const,
    ),
    ['eligibility.details', wordsOf(eligibility?.details)],
  ];
  return new Map(
    compared.flatMap(([path, value]) => (typeof value === 'string' && value !== '' ? [[path, value]] : [])),
  );
}

/** Signs and spaces are no change of a text. */
function wordsOf(text: unknown): string | undefined {
  return typeof text === 'string' ? (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ') : undefined;
}

function moneyText(money: unknown): string | undefined {
  const { amount, currency } = (money ?? {}) as { readonly amount?: unknown; readonly currency?: unknown };
  return amount === undefined ? undefined : `${amount} ${currency}`;
}
