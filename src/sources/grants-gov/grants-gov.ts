// Grants.gov: every funding opportunity of the federal government of the United States.

import { uncompared } from '../../families/grants/moved-grant.ts';
import { closedCall } from '../reading/call.ts';
import { contextOf } from '../reading/live-question.ts';
import { takingNewer } from '../reading/newer-rows.ts';
import {
  faultOf,
  type HarvestContext,
  type LiveService,
  type OperatorRecord,
  type Source,
  SourceError,
} from '../reading/source.ts';
import { registeredAgency } from './agency-names.ts';
import { type FoundItem, promisesAll, readFoundItems } from './files.ts';
import { itemFromOldApi } from './json.ts';
import { fetchDetail, searchAll, searchWords } from './live.ts';
import { grantsGovId, mapGrantsGov } from './mapper.ts';

export const grantsGov: Source = {
  name: 'grants-gov',
  family: 'grants',
  country: 'US',
  registeredName: registeredAgency,
  credit: {
    name: 'Grants.gov',
    url: 'https://www.grants.gov',
    licence: 'public domain',
    statement: 'Funding opportunities from Grants.gov, a work of the United States government.',
  },
  summary: 'Funding opportunities of the United States government, from Grants.gov.',
  files:
    'the daily extract GrantsDBExtract….zip or its .xml; opportunities of the Simpler.Grants.gov API ' +
    'as .ndjson, .ndjson.gz or .json; kept answers of search2 and fetchOpportunity as .json',
  ignoredInComparison: uncompared,

  readFiles: async (paths, context) => {
    const state = { complete: promisesAll(paths) };
    let unmapped = 0;
    const refused = () => {
      unmapped += 1;
    };
    return {
      records: mapped(readFoundItems(paths, context, state), context, refused),
      /** Becomes false when an item had to be refused: what is missing may still be listed. */
      get complete() {
        return state.complete && unmapped === 0;
      },
    };
  },

  readLive: async (service, context) => {
    const hits = await searchAll(service);
    const state = { complete: hits.complete };
    const refused = () => {
      state.complete = false;
    };
    return {
      records: mapped(itemsOf(hits.byId, service, context, refused), context, refused),
      get complete() {
        return state.complete;
      },
      watermark: () => context.now.toISOString(),
    };
  },

  ask: async function* (service, question) {
    const unknown = [...(await searchWords(service, question.words))].filter(
      ([id]) => /^\d{1,15}$/.test(id) && !question.isKnown(grantsGovId(id)),
    );
    const context = contextOf(question);
    const ignore = () => undefined;
    const items = itemsOf(new Map(unknown.slice(0, question.most)), service, context, ignore);
    yield* mapped(items, context, ignore);
  },

  left: closedCall,
};

/** The items of the hits, each with its detail; what cannot be read is refused. */
async function* itemsOf(
  hits: ReadonlyMap<string, unknown>,
  service: Pick<LiveService, 'fetch' | 'sleep'>,
  context: HarvestContext,
  refused: () => void,
): AsyncGenerator<FoundItem> {
  for (const [id, hit] of hits) {
    const where = `opportunity ${id}`;
    const detail = /^\d{1,15}$/.test(id) ? await fetchDetail(service, id) : null;
    try {
      if (detail === null) throw new SourceError('Grants.gov lists it but does not give its detail');
      yield { where, item: itemFromOldApi(hit, detail, context.now) };
    } catch (error) {
      context.refuse(where, faultOf(error));
      refused();
    }
  }
}

/** The records of the items, and again those that a newer item of the same opportunity gives; what cannot be mapped is refused. */
async function* mapped(
  found: AsyncIterable<FoundItem>,
  context: HarvestContext,
  refused: () => void,
): AsyncGenerator<OperatorRecord> {
  const isTaken = takingNewer();
  for await (const { where, item, age } of found) {
    try {
      const record = mapGrantsGov(item, context);
      if (isTaken(item.id, age)) yield record;
    } catch (error) {
      context.refuse(where, faultOf(error));
      refused();
    }
  }
}
