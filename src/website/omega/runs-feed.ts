// The newest published runs as feeds: Atom, and JSON Feed.

import { recordTag } from '../../channels/formats/atom.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { askOperation, operationNamed } from '../kit/ask.ts';
import { atomFeed, jsonFeed } from '../kit/feed.ts';
import type { PageRequest, PageRoute } from '../kit/page.ts';

const maxRuns = 50;
const page = '/omega/runs';

interface Run {
  readonly public_id: string;
  readonly title: string;
  readonly summary: string | null;
  readonly published_at: string;
  readonly public_url: string;
}

async function newest(ask: PageRequest): Promise<readonly Run[]> {
  const list = operationNamed(ask.site.operations, 'list_published_runs');
  if (!list) throw new Refusal('not_found', 'There are no runs here.');
  const { answer } = await askOperation(ask, list, { limit: maxRuns });
  return answer.data as readonly Run[];
}

async function feed(ask: PageRequest): Promise<Response> {
  const entries = (await newest(ask)).map(({ public_id, title, summary, published_at, public_url }) => ({
    id: recordTag(ask.site.url, 'omega-runs', public_id),
    title,
    link: public_url,
    updated: new Date(published_at),
    summary: summary ?? title,
  }));
  return atomFeed(ask, { title: 'runs of Omega Point', path: page, entries });
}

async function feedAsJson(ask: PageRequest): Promise<Response> {
  const entries = (await newest(ask)).map(({ title, summary, published_at, public_url }) => ({
    url: public_url,
    title,
    content_text: summary ?? title,
    date_published: published_at,
  }));
  return jsonFeed(ask, { title: 'runs of Omega Point', path: page, entries });
}

export const runsFeedRoutes: readonly PageRoute[] = [
  { name: 'omega runs as a feed', method: 'GET', path: `${page}.atom`, answer: feed },
  { name: 'omega runs as a JSON feed', method: 'GET', path: `${page}/feed.json`, answer: feedAsJson },
];

/** Where they stand, for pages and their heads. */
export const runsFeeds = [
  { href: `${page}.atom`, type: 'application/atom+xml', title: 'Atom' },
  { href: `${page}/feed.json`, type: 'application/feed+json', title: 'JSON Feed' },
] as const;
