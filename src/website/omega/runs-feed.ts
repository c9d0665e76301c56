// The newest published runs as feeds: Atom, and JSON Feed.

import { atomText, recordTag } from '../../channels/formats/atom.ts';
import { licenceUrl } from '../../channels/http/licence.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { askOperation, operationNamed } from '../kit/ask.ts';
import type { PageRequest, PageRoute } from '../kit/page.ts';

const mostRuns = 50;
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
  const { answer } = await askOperation(ask, list, { limit: mostRuns });
  return answer.data as readonly Run[];
}

async function atom(ask: PageRequest): Promise<Response> {
  const { url, name } = ask.site;
  const text = atomText({
    title: `${name}: runs of Omega Point`,
    self: `${url}${page}.atom`,
    alternate: url + page,
    author: name,
    rights: `CC BY 4.0, ${licenceUrl}`,
    entries: (await newest(ask)).map(({ public_id, title, summary, published_at, public_url }) => ({
      id: recordTag(url, 'omega-runs', public_id),
      title,
      link: public_url,
      updated: new Date(published_at),
      summary: summary ?? title,
    })),
  });
  const headers = {
    'Content-Type': 'application/atom+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=60',
  };
  return new Response(text, { headers });
}

async function jsonFeed(ask: PageRequest): Promise<Response> {
  const { url, name } = ask.site;
  const items = (await newest(ask)).map(({ title, summary, published_at, public_url }) => ({
    id: public_url,
    url: public_url,
    title,
    content_text: summary ?? title,
    date_published: published_at,
  }));
  const body = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${name}: runs of Omega Point`,
    home_page_url: url + page,
    feed_url: `${url}${page}/feed.json`,
    items,
  };
  const headers = { 'Content-Type': 'application/feed+json', 'Cache-Control': 'public, max-age=60' };
  return new Response(JSON.stringify(body), { headers });
}

export const runsFeedRoutes: readonly PageRoute[] = [
  { name: 'omega runs as a feed', method: 'GET', path: `${page}.atom`, answer: atom },
  { name: 'omega runs as a JSON feed', method: 'GET', path: `${page}/feed.json`, answer: jsonFeed },
];

/** Where they stand, for pages and their heads. */
export const runsFeeds = [
  { href: `${page}.atom`, type: 'application/atom+xml', title: 'Atom' },
  { href: `${page}/feed.json`, type: 'application/feed+json', title: 'JSON Feed' },
] as const;
