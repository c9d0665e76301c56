// Kept files of Grants.gov as items, whatever interface they were saved from.

import { basename } from 'node:path';
import { isNewer, type RowAge } from '../reading/newer-rows.ts';
import { fileBytes, listOf, readItems } from '../reading/read-lines.ts';
import { faultOf, type HarvestContext, SourceError } from '../reading/source.ts';
import { zipMember } from '../reading/zip.ts';
import { type GrantsGovItem, textOrNull } from './item.ts';
import { ageInNewApi, ageInOldApi, itemFromNewApi, itemFromOldApi, members } from './json.ts';
import { ageInExtract, itemFromExtract, readExtract } from './xml.ts';

/** The extract inflates to about 320 MB; one that is four times as large is not the extract. */
const maxInflatedBytes = 1_300_000_000;

export interface FoundItem {
  /** Where it stands, for messages. */
  readonly where: string;
  readonly item: GrantsGovItem;
  /** What it says of its age; left out: nothing. */
  readonly age?: RowAge;
}

/** What is known about the files: told while they are read, final when they have been read. */
interface FilesState {
  complete: boolean;
}

/** Whether the endings of the files promise all of Grants.gov; answers kept as `.json` have to show it. */
export function promisesAll(paths: readonly string[]): boolean {
  return paths.length > 0 && paths.every((path) => /\.(zip|(xml|ndjson)(\.gz)?)$/i.test(path));
}

/**
 * The items of the files in turn. Sets `state.complete` to what the files show. Items that cannot be
 * read are refused; a file that cannot be read throws SourceError.
 */
export async function* readFoundItems(
  paths: readonly string[],
  context: HarvestContext,
  state: FilesState,
): AsyncGenerator<FoundItem> {
  let refusals = 0;
  const refuse = (where: string, reason: string) => {
    refusals += 1;
    state.complete = false;
    context.refuse(where, reason);
  };
  const answers = { hits: new Map<string, unknown>(), details: new Map<string, unknown>() };
  const pages = { rows: 0, total: null as number | null };
  let found = 0;
  for (const path of paths) {
    const items = /\.(zip|xml(\.gz)?)$/i.test(path)
      ? extractItems(path, context, refuse)
      : jsonItems(path, refuse, answers, pages);
    for await (const item of items) {
      found += 1;
      yield item;
    }
  }
  const { hits, details } = answers;
  if (hits.size + details.size > 0 || found === 0) state.complete = false;
  else if (pages.total !== null) state.complete = refusals === 0 && pages.rows >= pages.total;
  for (const id of new Set([...hits.keys(), ...details.keys()])) {
    const where = `opportunity ${id}`;
    const item = attempt(where, refuse, () => itemFromOldApi(hits.get(id), details.get(id), context.now));
    if (item) yield { where, item };
  }
}

type Refuse = (where: string, reason: string) => void;

async function* extractItems(
  path: string,
  context: HarvestContext,
  refuse: Refuse,
): AsyncGenerator<FoundItem> {
  const name = basename(path);
  const bytes = /\.zip$/i.test(path) ? zipMember(path, '.xml', maxInflatedBytes) : fileBytes(path);
  let number = 0;
  for await (const record of readExtract(bytes, name)) {
    number += 1;
    const where = `${name}: opportunity ${record.fields.get('OpportunityID')?.[0]?.slice(0, 40) ?? `no. ${number}`}`;
    const item = attempt(where, refuse, () => itemFromExtract(record, context.now));
    if (item && (context.all || item.status === 'posted' || item.status === 'forecasted')) {
      yield { where, item, age: ageInExtract(record) };
    }
  }
}

async function* jsonItems(
  path: string,
  refuse: Refuse,
  answers: { readonly hits: Map<string, unknown>; readonly details: Map<string, unknown> },
  pages: { rows: number; total: number | null },
): AsyncGenerator<FoundItem> {
  for await (const { where, value } of readItems(path, refuse)) {
    const answer = members(value);
    const data = members(answer.data);
    if (answer.errorcode !== undefined && answer.errorcode !== 0) {
      throw new SourceError(`${where} is an answer with error ${String(answer.errorcode)}`);
    }
    if (Array.isArray(data.oppHits)) {
      for (const hit of data.oppHits) keep(answers.hits, hit, where, refuse);
    } else if (data.opportunityNumber !== undefined || data.opportunityTitle !== undefined) {
      keep(answers.details, data, where, refuse);
    } else if (Array.isArray(answer.data)) {
      const total = members(answer.pagination_info).total_records;
      if (typeof total === 'number') pages.total = Math.max(pages.total ?? 0, total);
      pages.rows += answer.data.length;
      for (const [index, entry] of listOf(answer.data).entries()) {
        const place = `${where}[${index}]`;
        const item = attempt(place, refuse, () => itemFromNewApi(entry));
        if (item) yield { where: place, item, age: ageInNewApi(entry) };
      }
    } else {
      const item = attempt(where, refuse, () => itemFromNewApi(value));
      if (item) yield { where, item, age: ageInNewApi(value) };
    }
  }
}

function keep(map: Map<string, unknown>, value: unknown, where: string, refuse: Refuse): void {
  const id = textOrNull(members(value).id);
  if (id === null) refuse(where, 'an opportunity has no number');
  else if (!map.has(id) || isNewer(ageInOldApi(value), ageInOldApi(map.get(id)))) map.set(id, value);
}

/** What `make` gives, or null after the reason of its failure was reported. */
function attempt<Made>(where: string, refuse: Refuse, make: () => Made): Made | null {
  try {
    return make();
  } catch (error) {
    refuse(where, faultOf(error));
    return null;
  }
}
