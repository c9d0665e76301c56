// The dearest questions that can be made of the words that are served: beginnings, words and phrases that
// most rows have, with every filter, facet and order, through every channel that searches, as nobody and with a
// key that reads everything. One question may cost 150 ms of processor time, or is refused with a sentence.

import { DatabaseSync } from 'node:sqlite';
import { type Chance, chanceOf } from './chance.ts';
import { type RigNode, rigNode, site } from './node.ts';
import type { Rig } from './rig.ts';

const maxMs = 150;

export interface Vocabulary {
  /** Words, the commonest first. */
  readonly words: readonly string[];
  /** Beginnings of one to four letters, those of most rows first. */
  readonly beginnings: readonly string[];
}

export function vocabularyOf(shelf: string): Vocabulary {
  using db = new DatabaseSync(shelf, { readOnly: true });
  db.exec("create virtual table temp.vocabulary using fts5vocab(main, grants_text, 'row')");
  const rows = db
    .prepare("select term, doc from vocabulary where term glob '[a-z]*' order by doc desc limit 20000")
    .all() as unknown as { term: string; doc: number }[];
  const weights = new Map<string, number>();
  for (const { term, doc } of rows) {
    for (let length = 1; length <= 4; length++) {
      const beginning = term.slice(0, length);
      if (beginning.length === length) weights.set(beginning, (weights.get(beginning) ?? 0) + doc);
    }
  }
  const plain = rows.map(({ term }) => term).filter((term) => /^[a-z]+$/.test(term));
  const beginnings = [...weights].sort((a, b) => b[1] - a[1]).map(([beginning]) => beginning);
  return {
    words: plain.slice(0, 400),
    beginnings: beginnings.filter((one) => /^[a-z]+$/.test(one)).slice(0, 300),
  };
}

/** Text for `q`: of up to twice as many words as are allowed. */
function query({ words, beginnings }: Vocabulary, chance: Chance): string {
  const many = chance.is(0.7) ? 10 : 1 + chance.whole(20);
  const of = chance.oneOf([
    beginnings,
    beginnings.slice(0, 60),
    words.slice(0, 60),
    [...beginnings.slice(0, 40), ...words.slice(0, 40)],
  ]);
  const parts = Array.from({ length: many }, () => chance.oneOf(of));
  if (chance.is(0.3)) {
    for (let n = 0; n < 1 + chance.whole(2); n++) {
      parts.push(
        `"${Array.from({ length: 2 + chance.whole(5) }, () => chance.oneOf(words.slice(0, 20))).join(' ')}"`,
      );
    }
  }
  return parts.join(chance.is(0.05) ? '-' : ' ').slice(0, 200);
}

/** Filters that leave nothing, or all, so that everything behind them is asked. */
function filters(chance: Chance): string[] {
  const all = [
    'scope=all',
    'include_expired=true',
    'label=longevity',
    'labels=no-such-label',
    'labels_any=ageing,longevity',
    'deadline_after=2020-01-01',
    'deadline_before=2090-01-01',
    'funder=a',
    'facets=labels,funder,closing',
    'sort=relevance',
    'limit=200',
    'offset=9000',
  ];
  return all.filter(() => chance.is(0.6));
}

export interface Question {
  readonly label: string;
  readonly request: () => Request;
}

/** @param key who asks; null: nobody */
export function question(vocabulary: Vocabulary, chance: Chance, key: string | null = null): Question {
  const q = query(vocabulary, chance);
  const text = encodeURIComponent(q);
  const who: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` };
  const get = (path: string): Question => ({
    label: `GET ${path}${key === null ? '' : ' (with a key)'}`,
    request: () => new Request(site + path, { headers: who }),
  });
  const post = (path: string, body: object): Question => ({
    label: `POST ${path} ${JSON.stringify(body)}`,
    request: () =>
      new Request(site + path, {
        method: 'POST',
        headers: {
          ...who,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify(body),
      }),
  });
  switch (chance.whole(12)) {
    case 10:
      return get(
        key === null
          ? `/api/v1/profiles/organizations/meridian-longevity-fund`
          : `/api/v1/organizations?${chance.is(0.5) ? `q=${text}&` : ''}min_open_grants=${chance.whole(300)}&limit=200&offset=${chance.whole(100)}`,
      );
    case 11:
      return get(`/api/v1/search/records?q=${text}&limit=50`);
    case 0:
      return get(`/api/v1/search?q=${text}&limit=50`);
    case 1:
      return get(`/api/v1/events?q=${text}&include_past=true&limit=200`);
    case 2:
      return post('/common-grants/opportunities/search', {
        search: q,
        pagination: { page: 1, pageSize: 100 },
      });
    case 3: {
      const given = { q, limit: 200, scope: 'all', include_expired: true, labels: ['no-such-label'] };
      return post('/mcp', {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'list_grants', arguments: given },
      });
    }
    case 4: {
      const about = Array.from({ length: 200 }, () => chance.oneOf(vocabulary.words))
        .join(' ')
        .slice(0, 2_000);
      return get(`/api/v1/funding?about=${encodeURIComponent(about)}&limit=50`);
    }
    case 5:
      return get(`/api/v1/resolve?name=${text}`);
    default:
      return get(`/api/v1/grants?q=${text}&${filters(chance).join('&')}`);
  }
}

/** The processor time of one question in ms; of two tries the cheaper one, because the machine may be busy. */
async function cost(node: RigNode, { request }: Question): Promise<{ ms: number; status: number }> {
  const from = process.threadCpuUsage();
  const response = await node.fetch(request());
  await response.arrayBuffer();
  const { user, system } = process.threadCpuUsage(from);
  return { ms: (user + system) / 1_000, status: response.status };
}

export const worst: Rig = {
  name: 'worst',
  about: `the dearest of 2,000 questions made of the words that are served: at most ${maxMs} ms of processor time each`,
  run: async (options) => {
    await using node = await rigNode(options, options.size ?? 50_000);
    const vocabulary = vocabularyOf(node.shelf);
    const chance = chanceOf(options.seed);
    const dearest: { ms: number; status: number; label: string }[] = [];
    const statuses = new Map<number, number>();
    // The first questions pay for what is loaded once.
    for (let n = 0; n < 30; n++) await cost(node, question(vocabulary, chance, node.key));
    for (let n = 0; n < (options.count ?? 2_000); n++) {
      const asked = question(vocabulary, chance, chance.is(0.3) ? node.key : null);
      let found = await cost(node, asked);
      if (found.ms > maxMs) {
        const again = await cost(node, asked);
        if (again.ms < found.ms) found = again;
      }
      statuses.set(found.status, (statuses.get(found.status) ?? 0) + 1);
      dearest.push({ ...found, label: asked.label });
      dearest.sort((a, b) => b.ms - a.ms);
      dearest.length = Math.min(dearest.length, 10);
    }
    options.print(`  answers: ${[...statuses].map(([status, many]) => `${many} × ${status}`).join(', ')}`);
    for (const { ms, status, label } of dearest) {
      options.print(`  ${ms.toFixed(0).padStart(5)} ms ${status} ${label.slice(0, 300)}`);
    }
    const bugs = node.bugs.map((bug) => `bug: ${bug instanceof Error ? bug.stack : String(bug)}`);
    const dear = dearest.filter(({ ms }) => ms > maxMs);
    return [...bugs, ...dear.map(({ ms, label }) => `${ms.toFixed(0)} ms: ${label}`)];
  },
};
