// Feeds in Atom (RFC 4287), written line by line. Ids name what an entry is about: a UUID as it is, other ids under the site's
// host and the family.

export interface AtomEntry {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly updated: Date;
  readonly summary?: string | null;
  readonly categories?: readonly string[];
}

interface AtomFeed {
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

/** The address of a feed, which is its id too, however it was asked for. */
export function feedAddress(plain: string): URL {
  const address = new URL(plain);
  address.pathname += '.atom';
  return address;
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

/** Text between two tags. */
function asText(text: string): string {
  return text.replaceAll(noXml, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** An address or id in an attribute or between tags, in the spelling that every reader gives it. */
function asAddress(url: string): string {
  return asText(new URL(url).href).replaceAll('"', '&quot;');
}

/** Titles and summaries are sent as HTML: their text is escaped, so it holds no end of the section either. */
function htmlElement(name: string, text: string): string {
  return `<${name} type="html"><![CDATA[${asText(text)}]]></${name}>`;
}

function entryText({ id, title, link, updated, summary, categories }: AtomEntry): string {
  const lines = [
    htmlElement('title', title),
    `<id>${asAddress(id)}</id>`,
    `<link href="${asAddress(link)}"/>`,
    `<updated>${updated.toISOString()}</updated>`,
    ...(summary ? [htmlElement('summary', summary)] : []),
    ...(categories ?? []).filter(isWord).map((term) => `<category label="${term}" term="${term}"/>`),
  ];
  return `    <entry>\n${lines.map((line) => `        ${line}\n`).join('')}    </entry>`;
}

/** The feed as XML. A feed without entries says that it was never changed. */
export function atomText(parts: AtomFeed): string {
  const { title, self, next, alternate, author, rights, entries } = parts;
  const lines = [
    ...(next === undefined ? [] : [`<link rel="next" href="${asAddress(next)}"/>`]),
    `<id>${asText(parts.id ?? self)}</id>`,
    `<title>${asText(title)}</title>`,
    `<updated>${(entries[0]?.updated ?? new Date(0)).toISOString()}</updated>`,
    '<generator>Perennial</generator>',
    `<author>\n        <name>${asText(author)}</name>\n    </author>`,
    `<link rel="alternate" href="${asAddress(alternate)}"/>`,
    `<link rel="self" href="${asAddress(self)}"/>`,
    `<rights>${asText(rights)}</rights>`,
  ].map((line) => `    ${line}`);
  const head = '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">';
  return [head, ...lines, ...entries.map(entryText), '</feed>'].join('\n');
}

/**
 * A feed of `atomText` under another name and id, as one of its own: it names no address, neither its own, which may
 * be a secret, nor that of the feed that it was.
 */
export function renamedAtom(
  feed: string,
  { id, title }: Pick<AtomFeed, 'title'> & { readonly id: string },
): string {
  return feed
    .replace(/^ {4}<id>[^<]*<\/id>$/m, () => `    <id>${asText(id)}</id>`)
    .replace(/^ {4}<title>[^<]*<\/title>$/m, () => `    <title>${asText(title)}</title>`)
    .replaceAll(/^ {4}<link rel="(?:self|next)" [^>]*>\n/gm, '');
}
