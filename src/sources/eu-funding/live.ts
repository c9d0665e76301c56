// The portal's public search service, page by page.
//
// The service shows at most 10,000 results of one question; a larger answer is asked for programme by
// programme, and once more for everything else. It is asked without an order, because an order by a
// member that some documents lack drops those documents silently. Every answer states a total, and a
// reading with fewer documents than that is refused: a call that is only missing must not look gone.

import { mostAgreed } from '../reading/live-question.ts';
import { jsonOf, politeFetch } from '../reading/polite-fetch.ts';
import { membersOf } from '../reading/read-lines.ts';
import { type LiveService, SourceError } from '../reading/source.ts';
import { programmeCodes } from './codes.ts';

const searchUrl = 'https://api.tech.ec.europa.eu/search-api/prod/rest/search';
const portal = 'https://ec.europa.eu';
const pageSize = 100;
const resultsOfWord = 25;
const pageWindow = 10_000;
const pauseMs = 500;
const pageBytes = 64 * 1024 * 1024;

type Service = Pick<LiveService, 'fetch' | 'sleep'>;
type Result = Readonly<Record<string, unknown>>;
interface Page {
  readonly total: number;
  readonly results: readonly Result[];
}

const grantTypes = { terms: { type: ['1', '2', '8'] } };
const openCalls = [grantTypes, { terms: { status: ['31094501', '31094502'] } }];

/** All open and forthcoming calls as the service gives them, doubles included. Throws SourceError. */
export async function searchCalls(service: LiveService): Promise<readonly Result[]> {
  const whole = { bool: { must: openCalls } };
  const first = await searchPage(service, whole, 1);
  if (first.total <= pageWindow) return allPages(service, whole, first);
  const results: Result[] = [];
  for (const question of programmeQuestions()) {
    await service.sleep(pauseMs);
    const page = await searchPage(service, question, 1);
    if (page.total > pageWindow) {
      throw new SourceError(`one programme has ${page.total} calls, and the search shows ${pageWindow}`);
    }
    results.push(...(await allPages(service, question, page)));
  }
  requireAll(results.length, first.total);
  return results;
}

/** Open calls with at least one of the words, those with most of them first; doubles included. Throws SourceError. */
export async function searchWords(service: Service, words: readonly string[]): Promise<readonly Result[]> {
  const open = { bool: { must: [grantTypes, { terms: { status: ['31094502'] } }] } };
  const answers: ReadonlyMap<string, Result>[] = [];
  for (const word of words) {
    if (answers.length > 0) await service.sleep(pauseMs);
    const { results } = await searchPage(service, open, 1, { text: word, size: resultsOfWord });
    answers.push(new Map(results.map((result) => [String(result.reference), result])));
  }
  return [...mostAgreed(answers).values()];
}

function programmeQuestions(): readonly object[] {
  const known = { terms: { frameworkProgramme: programmeCodes } };
  return [
    ...programmeCodes.map((code) => ({
      bool: { must: [...openCalls, { terms: { frameworkProgramme: [code] } }] },
    })),
    { bool: { must: openCalls, must_not: [known] } },
  ];
}

async function allPages(service: LiveService, question: object, first: Page): Promise<readonly Result[]> {
  const results = [...first.results];
  const pages = Math.ceil(first.total / pageSize);
  let total = first.total;
  for (let number = 2; number <= pages; number += 1) {
    await service.sleep(pauseMs);
    const page = await searchPage(service, question, number);
    total = page.total;
    results.push(...page.results);
  }
  requireAll(results.length, total);
  return results;
}

function requireAll(read: number, total: number): void {
  if (read < total) {
    throw new SourceError(`the EU search stated ${total} documents and gave ${read}; nothing was taken over`);
  }
}

async function searchPage(
  service: Service,
  question: object,
  number: number,
  { text, size } = { text: '***', size: pageSize },
): Promise<Page> {
  const parts = new FormData();
  const add = (name: string, value: unknown) =>
    parts.append(name, new Blob([JSON.stringify(value)], { type: 'application/json' }), 'blob');
  add('query', question);
  add('languages', ['en']);
  const query = `text=${encodeURIComponent(text.toWellFormed())}&pageSize=${size}&pageNumber=${number}`;
  const url = `${searchUrl}?apiKey=SEDIA&${query}`;
  const answer = await politeFetch(service, url, {
    init: {
      method: 'POST',
      body: parts,
      headers: { accept: 'application/json', origin: portal, referer: `${portal}/` },
    },
    maxBytes: pageBytes,
  });
  const body = jsonOf(answer, searchUrl);
  const total = membersOf(body)?.totalResults;
  const results = membersOf(body)?.results;
  if (typeof total !== 'number' || !Number.isInteger(total) || total < 0 || !Array.isArray(results)) {
    throw new SourceError(`page ${number} of the EU search has no totalResults and results`);
  }
  return {
    total,
    results: results.flatMap((result): readonly Result[] => {
      const members = membersOf(result);
      return members ? [members] : [];
    }),
  };
}
