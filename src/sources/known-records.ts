// What the catalogue knows already, for sources that ask: companies by their names, grants by their number.

import { cascadeFunding } from '../families/grants/field-sources.ts';
import type { Doc } from '../kernel/family.ts';
import { beneath } from '../ledger/corrections.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { HarvestContext, OperatorRecord } from './reading/source.ts';

/** Case, punctuation and the form of the company do not count. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ (?:incorporated|inc|ltd|limited|llc|corp|corporation|gmbh|ag|sa|plc|co)(?= |$)/g, '')
    .trim();
}

export async function companyNames(ledger: Ledger): Promise<NonNullable<HarvestContext['companyByName']>> {
  const names = new Map<string, string>();
  const otherNames = new Map<string, string>();
  const companies = new Map<string, { readonly id: string; readonly name: string }>();
  const merged = new Map<string, string>();
  for await (const record of ledger.records('companies')) {
    const [id, name] = [String(record.id), String(record.name)];
    if (record.merged_into) merged.set(id, String(record.merged_into));
    else companies.set(id, { id, name });
    const aliases = (record.aliases ?? []) as readonly string[];
    // What was merged is another name of what took its place.
    if (!record.merged_into) names.set(plain(name), id);
    for (const one of record.merged_into ? [name, ...aliases] : aliases) otherNames.set(plain(one), id);
  }
  return (name) => {
    let id = names.get(plain(name)) ?? otherNames.get(plain(name));
    for (let step = 0; step < merged.size && id !== undefined && merged.has(id); step++) id = merged.get(id);
    return companies.get(id ?? '') ?? null;
  };
}

/** The numbers of grants that other sources brought. */
export async function grantNumbers(
  ledger: Ledger,
  own: string,
): Promise<NonNullable<HarvestContext['hasGrantNumber']>> {
  const numbers = new Set<unknown>();
  for await (const { source, detail } of ledger.records('grants')) {
    if (source !== own) numbers.add((detail as Doc | undefined)?.number);
  }
  return (number) => numbers.has(number);
}

export interface HeldGrants {
  readonly byNumber: ReadonlyMap<string, OperatorRecord>;
  /** The number of the version that was read, by the id of the record. */
  readonly readAt: ReadonlyMap<string, number>;
}

/**
 * The calls that have a number, as their own sources have them. Of several with one number the first counts. A call
 * that passes the money of a project on bears the number of the project's topic; what was awarded under that number
 * is the project which gives, and none of those who were given something.
 */
export async function heldGrants(ledger: Ledger): Promise<HeldGrants> {
  const byNumber = new Map<string, OperatorRecord>();
  const readAt = new Map<string, number>();
  for await (const { seq, record } of ledger.versions('grants')) {
    const { number, instruments } = (record.detail ?? {}) as Doc;
    if (typeof number !== 'string' || byNumber.has(number) || record.merged_into) continue;
    if (Array.isArray(instruments) && instruments.includes(cascadeFunding)) continue;
    const { created_at: _created, updated_at: _updated, ...content } = beneath(record);
    byNumber.set(number, content as OperatorRecord);
    readAt.set(record.id as string, seq);
  }
  return { byNumber, readAt };
}
