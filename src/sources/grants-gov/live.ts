// Grants.gov as it is now: the list of all open and forecast opportunities, or of the open ones with a
// word, from `search2`, then the detail of each from `fetchOpportunity`. Neither needs a key. The service names no rate, so there is
// a pause before every request but the first.

import { mostAgreed } from '../reading/live-question.ts';
import { jsonOf, politeFetch } from '../reading/polite-fetch.ts';
import { listOf } from '../reading/read-lines.ts';
import { type LiveService, SourceError } from '../reading/source.ts';
import { textOrNull } from './item.ts';
import { members } from './json.ts';

const searchUrl = 'https://api.grants.gov/v1/api/search2';
const detailUrl = 'https://api.grants.gov/v1/api/fetchOpportunity';
const rows = 500;
const rowsOfWord = 25;
const maxPages = 60;
const pauseMs = 800;
const mebibyte = 1024 * 1024;

type Service = Pick<LiveService, 'fetch' | 'sleep'>;

interface Hits {
  /** The hits by the number of their opportunity, each once. */
  readonly byId: ReadonlyMap<string, unknown>;
  /** False when the service said that there are more than it gave. */
  readonly complete: boolean;
}

/**
 * All open and forecast opportunities. The list moves while it is read, so that a hit may come twice
 * and another be missed: when some are missing, it is read once more. Throws SourceError when a page fails.
 */
export async function searchAll(service: Service): Promise<Hits> {
  const byId = new Map<string, unknown>();
  for (let round = 0; round < 2; round++) {
    if (round > 0) await service.sleep(pauseMs);
    const hitCount = await searchOnce(service, byId);
    if (byId.size >= hitCount) return { byId, complete: true };
  }
  return { byId, complete: false };
}

/** Open opportunities with at least one of the words, by number: those with most of them first, else the newest. */
export async function searchWords(
  service: Service,
  words: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const answers: ReadonlyMap<string, unknown>[] = [];
  for (const keyword of words) {
    if (answers.length > 0) await service.sleep(pauseMs);
    const query = { rows: rowsOfWord, startRecordNum: 0, keyword, oppStatuses: 'posted' };
    const hits = new Map<string, unknown>();
    take((await searchPage(service, query)).hits, hits);
    answers.push(hits);
  }
  return mostAgreed(answers);
}

/** The `data` of an opportunity's detail, or null when Grants.gov no longer gives it. Throws like `searchAll`. */
export async function fetchDetail(service: Service, id: string): Promise<unknown> {
  await service.sleep(pauseMs);
  const answer = await post(service, detailUrl, { opportunityId: Number(id) }, 8 * mebibyte);
  if (answer.errorcode !== 0) return null;
  const data = members(answer.data);
  return data.synopsis === undefined && data.forecast === undefined ? null : data;
}

async function searchOnce(service: Service, byId: Map<string, unknown>): Promise<number> {
  let hitCount = 0;
  for (let page = 0; page < maxPages; page++) {
    if (page > 0) await service.sleep(pauseMs);
    const start = page * rows;
    const query = { rows, startRecordNum: start, oppStatuses: 'forecasted|posted' };
    const { counted, hits } = await searchPage(service, query);
    hitCount = counted;
    take(hits, byId);
    if (hits.length === 0) {
      throw new SourceError(`${searchUrl} gave no hits from ${start} on, though it counts ${hitCount}`);
    }
    if (start + rows >= hitCount) return hitCount;
  }
  throw new SourceError(`${searchUrl} counts ${hitCount} opportunities, more than there can be`);
}

interface Page {
  /** How many opportunities the service counts in all. */
  readonly counted: number;
  readonly hits: readonly unknown[];
}

async function searchPage(service: Service, query: object): Promise<Page> {
  const answer = await post(service, searchUrl, { ...query, sortBy: 'openDate|desc' }, 32 * mebibyte);
  if (answer.errorcode !== 0) {
    throw new SourceError(
      `${searchUrl} reports error ${String(answer.errorcode)}: ${textOrNull(answer.msg) ?? ''}`,
    );
  }
  const data = members(answer.data);
  if (typeof data.hitCount !== 'number' || !Array.isArray(data.oppHits)) {
    throw new SourceError(`${searchUrl} answered without hitCount and oppHits`);
  }
  return { counted: data.hitCount, hits: listOf(data.oppHits) };
}

function take(hits: readonly unknown[], byId: Map<string, unknown>): void {
  for (const hit of hits) {
    const id = textOrNull(members(hit).id);
    if (id !== null && !byId.has(id)) byId.set(id, hit);
  }
}

async function post(service: Service, url: string, body: object, maxBytes: number) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  };
  const answer = members(jsonOf(await politeFetch(service, url, { init, maxBytes }), url));
  if (answer.errorcode === undefined) throw new SourceError(`${url} answered something else than expected`);
  return answer;
}
