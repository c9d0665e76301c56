// Feeds in Atom (RFC 4287). Ids name what an entry is about: a UUID as it is, other ids under the site's
// host and the family.

import { Feed } from 'feed';

export interface AtomEntry {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly updated: Date;
  readonly summary?: string | null;
  readonly categories?: readonly string[];
}

export interface AtomFeed {
  readonly title: string;
  /** The address of the feed itself. */
  readonly self: string;
  /** The id of the feed, where its address is only that of a page of it. */
  readonly id?: string;
  /** The address of the page with what is older. */
  readonly next?: string;
  /** What the feed tells of, in another form. */
  readonly alternate: string;
  readonly author: string;
  readonly rights: string;
  /** The newest first. */
  readonly entries: readonly AtomEntry[];
}

/** Slugs and the like, which mean nothing in XML. */
function isWord(term: string): boolean {
  return /^[\w.-]+$/.test(term);
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of an entry about a record. */
export function entryId(site: string, family: string, id: string): string {
  if (uuid.test(id)) return `urn:uuid:${id.toLowerCase()}`;
  return recordTag(site, family, id);
}

/** The id of an entry in a feed of many families. */
export function recordTag(site: string, family: string, id: string): string {
  return `tag:${new URL(site).hostname},2026:${family}/${encodeURIComponent(id)}`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: characters that XML 1.0 does not know
const noXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Titles and summaries are sent as HTML, so their text is written as such. */
function asHtml(text: string): string {
  return text.replaceAll(noXml, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The feed as XML. A feed without entries says that it was never changed. */
export function atomText(parts: AtomFeed): string {
  const { title, self, next, alternate, author, rights, entries } = parts;
  const feed = new Feed({
    id: parts.id ?? self,
    title: title.replaceAll(noXml, ''),
    link: alternate,
    feedLinks: { atom: self },
    updated: entries[0]?.updated ?? new Date(0),
    author: { name: author },
    copyright: rights,
    generator: 'Perennial',
  });
  for (const { id, title, link, updated, summary, categories } of entries) {
    feed.addItem({
      id,
      title: asHtml(title),
      link,
      date: updated,
      ...(summary ? { description: asHtml(summary) } : {}),
      category: (categories ?? []).filter(isWord).map((term) => ({ name: term, term })),
    });
  }
  const text = feed.atom1();
  // The writer knows no links to other pages. The first id is that of the feed.
  return next === undefined
    ? text
    : text.replace(
        '<id>',
        () => `<link rel="next" href="${asHtml(next).replaceAll('"', '&quot;')}"/>\n    <id>`,
      );
}
