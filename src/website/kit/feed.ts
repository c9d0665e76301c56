// Feeds beside a page: Atom at its path with `.atom`, JSON Feed below it. A reader may keep them for a minute.

import { type AtomEntry, atomText } from '../../channels/formats/atom.ts';
import { licenceUrl } from '../../channels/http/licence.ts';
import type { PageRequest } from './page.ts';

interface Feed<Entry> {
  /** What it is of; the name of the site stands before it. */
  readonly title: string;
  /** The path of the page. */
  readonly path: string;
  readonly entries: readonly Entry[];
}

interface JsonEntry {
  readonly url: string;
  readonly title: string;
  readonly content_text: string;
  readonly date_published: string;
}

export const openLicence = `CC BY 4.0, ${licenceUrl}`;

export function atomFeed(
  { site: { url, name } }: PageRequest,
  { title, path, entries, rights = openLicence }: Feed<AtomEntry> & { readonly rights?: string },
): Response {
  const [self, alternate] = [`${url}${path}.atom`, url + path];
  const text = atomText({ title: `${name}: ${title}`, self, alternate, author: name, rights, entries });
  return feed(text, 'application/atom+xml; charset=utf-8');
}

export function jsonFeed(
  { site: { url, name } }: PageRequest,
  { title, path, entries }: Feed<JsonEntry>,
): Response {
  const body = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${name}: ${title}`,
    home_page_url: url + path,
    feed_url: `${url}${path}/feed.json`,
    items: entries.map((entry) => ({ id: entry.url, ...entry })),
  };
  return feed(JSON.stringify(body), 'application/feed+json');
}

function feed(text: string, type: string): Response {
  return new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=60' } });
}
