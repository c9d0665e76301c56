// The EU Funding & Tenders Portal: grants of the European Commission and of projects that it funds.

import { uncompared } from '../../families/grants/moved-grant.ts';
import { closedCall } from '../reading/call.ts';
import { type AskLive, contextOf } from '../reading/live-question.ts';
import { listOf, membersOf, readItems } from '../reading/read-lines.ts';
import {
  type HarvestContext,
  type OperatorRecord,
  type Reading,
  type Source,
  SourceError,
} from '../reading/source.ts';
import type { EuCall } from './call.ts';
import { euGrant } from './grant.ts';
import { searchCalls, searchWords } from './live.ts';
import { sediaCall } from './sedia.ts';
import { snapshotCall } from './snapshot.ts';

type Row = Readonly<Record<string, unknown>>;

/** Calls by key; of two forms of one call the English one stays, or else the one that the portal took in later. */
interface Gathered {
  readonly calls: Map<string, EuCall>;
  refused: number;
}

export const euFunding: Source = {
  name: 'eu-funding',
  family: 'grants',
  credit: {
    name: 'EU Funding & Tenders Portal',
    url: 'https://ec.europa.eu/info/funding-tenders/opportunities/portal',
    licence: 'CC-BY-4.0',
    licence_url: 'https://creativecommons.org/licenses/by/4.0/',
    statement: 'Calls of the EU Funding & Tenders Portal, © European Union.',
  },
  summary: 'Open and forthcoming calls of the EU Funding & Tenders Portal.',
  files:
    'daily snapshots of the portal (.ndjson, .ndjson.gz; everything that is open) or pages of its search (.json)',
  readFiles,
  readLive,
  ask,
  // What the portal no longer lists is over, not removed: readers keep its page.
  left: closedCall,
  ignoredInComparison: uncompared,
};

/** Snapshots list all calls; search pages do when they hold as many documents as they state. */
async function readFiles(paths: readonly string[], context: HarvestContext): Promise<Reading> {
  const gathered: Gathered = { calls: new Map(), refused: 0 };
  const pages = { stated: 0, read: 0 };
  let isWhole = true;
  for (const path of paths) {
    for await (const { where, value } of readItems(path, (place, reason) => {
      gathered.refused += 1;
      context.refuse(place, reason);
    })) {
      const row = membersOf(value);
      if (row && Array.isArray(row.results)) {
        pages.stated = Math.max(pages.stated, typeof row.totalResults === 'number' ? row.totalResults : 0);
        pages.read += row.results.length;
        for (const [index, result] of listOf(row.results).entries()) {
          gather(gathered, `${where} results[${index}]`, membersOf(result), context);
        }
      } else {
        if (row && 'metadata' in row) isWhole = false;
        gather(gathered, where, row, context);
      }
    }
  }
  return readingOf(gathered, isWhole && pages.read >= pages.stated, context);
}

async function readLive(
  service: Parameters<Source['readLive']>[0],
  context: HarvestContext,
): Promise<Reading> {
  const results = await searchCalls(service);
  if (results.length === 0)
    throw new SourceError('the EU search gave no call at all; nothing was taken over');
  const gathered: Gathered = { calls: new Map(), refused: 0 };
  for (const result of results) {
    gather(gathered, `EU search, ${String(result.reference ?? 'no reference')}`, result, context);
  }
  return readingOf(gathered, true, context);
}

async function* ask(
  ...[service, { words, most, isKnown, refuse, now }]: Parameters<AskLive>
): AsyncGenerator<OperatorRecord> {
  const context = contextOf({ now, refuse });
  const gathered: Gathered = { calls: new Map(), refused: 0 };
  for (const result of await searchWords(service, words)) {
    gather(gathered, `EU search, ${String(result.reference ?? 'no reference')}`, result, context);
  }
  let yielded = 0;
  for await (const record of readingOf(gathered, false, context).records) {
    if (isKnown(record.id)) continue;
    yield record;
    if (++yielded === most) return;
  }
}

function gather(gathered: Gathered, where: string, row: Row | null, context: HarvestContext): void {
  try {
    if (!row) throw new Error('is not an object');
    const call = 'metadata' in row ? sediaCall(row) : snapshotCall(row);
    const newest = gathered.calls.get(call.key);
    if (!newest || goesBefore(call, newest)) gathered.calls.set(call.key, call);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    gathered.refused += 1;
    context.refuse(where, error.message);
  }
}

/** Of two forms of a call the English one stays, and of two in one language the later one. */
function goesBefore(call: EuCall, held: EuCall): boolean {
  const [is, was] = [call, held].map(({ language }) => (language ?? 'en') === 'en');
  return is === was ? moment(call) >= moment(held) : is === true;
}

function moment(call: EuCall): number {
  const at = Date.parse(call.ingested?.replace(/([+-]\d\d)(\d\d)$/, '$1:$2') ?? '');
  return Number.isNaN(at) ? 0 : at;
}

/** A reading that refused a call is not complete: what was refused is still listed by the source. */
function readingOf(gathered: Gathered, isWhole: boolean, context: HarvestContext): Reading {
  const records: OperatorRecord[] = [];
  for (const call of gathered.calls.values()) {
    try {
      records.push(euGrant(call, context));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      gathered.refused += 1;
      context.refuse(`eu-ft:${call.key}`, error.message);
    }
  }
  return {
    records: (async function* () {
      yield* records;
    })(),
    complete: isWhole && gathered.refused === 0,
  };
}
