// What the catalogue knows already, for sources that ask: companies by their name, grants by their number.

import type { Doc } from '../kernel/family.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { HarvestContext } from './reading/source.ts';

/** Case, punctuation and the form of the company do not count. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ (?:incorporated|inc|ltd|limited|llc|corp|corporation|gmbh|ag|sa|plc|co)(?= |$)/g, '')
    .trim();
}

export async function companyNames(ledger: Ledger): Promise<NonNullable<HarvestContext['companyByName']>> {
  const known = new Map<string, { id: string; name: string }>();
  for await (const { id, name, merged_into } of ledger.records('companies')) {
    if (!merged_into) known.set(plain(String(name)), { id: String(id), name: String(name) });
  }
  return (name) => known.get(plain(name)) ?? null;
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
