// Retracted works about ageing, from OpenAlex: by their identifiers, so that no text of this catalogue cites one
// unseen. From files any of its works. Titles and identifiers alone; abstracts belong to their publishers.

import { sourceId } from '../reading/ids.ts';
import { type Items, itemsOf, itemsOfPages, mapItems } from '../reading/map-items.ts';
import { ageIn } from '../reading/newer-rows.ts';
import { jsonOf, politeFetch } from '../reading/polite-fetch.ts';
import { membersOf, textOf } from '../reading/read-lines.ts';
import {
  type HarvestContext,
  type LiveService,
  type OperatorRecord,
  type Source,
  SourceError,
  stays,
} from '../reading/source.ts';
import { oneLine } from '../reading/text.ts';

const service = 'https://api.openalex.org/works';
const question = 'ageing OR aging OR senescence OR senolytic OR longevity OR lifespan';
const members = 'id,doi,title,publication_year,ids,is_retracted';
const pageSize = 200;
const maxPages = 50;
const pauseMs = 1_000;

export const openalex: Source = {
  name: 'openalex',
  family: 'works',
  credit: {
    name: 'OpenAlex',
    url: 'https://openalex.org',
    licence: 'CC0-1.0',
    licence_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    statement: 'Works from OpenAlex (CC0).',
  },
  summary: 'Retracted works about ageing, for the check of citations, from OpenAlex.',
  files: 'works of its API, or pages of them ({"results": […]}), as .json or .ndjson',
  readFiles: async (paths, context) => read(itemsOfPages(paths, 'results', context), context),
  readLive: async (live, context) => read(itemsOf('works', await retracted(live)), context),
  left: stays,
};

async function retracted(live: LiveService): Promise<readonly unknown[]> {
  const works: unknown[] = [];
  let cursor: string | null = '*';
  for (let page = 0; cursor !== null; page++) {
    if (page === maxPages) throw new SourceError(`${service} gave ${maxPages} pages and more`);
    if (page > 0) await live.sleep(pauseMs);
    const query = new URLSearchParams({
      filter: `is_retracted:true,title.search:${question}`,
      select: members,
      'per-page': String(pageSize),
      cursor,
    });
    const url = `${service}?${query}`;
    const answer = membersOf(jsonOf(await politeFetch(live, url), url));
    if (!Array.isArray(answer?.results)) throw new SourceError(`${service} answered without results`);
    works.push(...answer.results);
    cursor = answer.results.length === 0 ? null : textOf(membersOf(answer.meta)?.next_cursor);
  }
  return works;
}

/** A search is not all that was retracted, so nothing leaves by absence. */
function read(items: Items, context: HarvestContext) {
  return mapItems(items, work, context, {
    complete: false,
    age: (one) => [ageIn(membersOf(one)?.updated_date)],
  });
}

function work(value: unknown): OperatorRecord {
  const entry = membersOf(value) ?? {};
  const address = textOf(entry.id) ?? '';
  const key = /\/(W\d+)$/.exec(address)?.[1];
  const title = oneLine(textOf(entry.title));
  if (key === undefined) throw new SourceError('the work has no OpenAlex id');
  if (title === null) throw new SourceError(`${key} has no title`);
  const ids = membersOf(entry.ids) ?? {};
  const named = (member: string, pattern: RegExp) => pattern.exec(textOf(ids[member]) ?? '')?.[1];
  const doi = /^https?:\/\/doi\.org\/(10\.\S+)$/i.exec(textOf(entry.doi) ?? '')?.[1];
  const pmid = named('pmid', /(\d+)\/?$/);
  const pmcid = named('pmcid', /(\d+)\/?$/);
  return {
    id: sourceId(`openalex:${key}`),
    ids: {
      ...(doi === undefined ? {} : { doi: doi.toLowerCase() }),
      ...(pmid === undefined ? {} : { pmid }),
      ...(pmcid === undefined ? {} : { pmcid: `PMC${pmcid}` }),
    },
    title,
    ...(typeof entry.publication_year === 'number' ? { year: entry.publication_year } : {}),
    retracted: entry.is_retracted === true,
    source: 'openalex',
    source_url: address,
  };
}
