// RSS 2.0, RSS 1.0 and Atom: the entries of a feed, whatever its form.

import { SaxesParser } from 'saxes';
import { checkNesting, SourceError } from './source.ts';

export interface FeedItem {
  /** The feed's own name for the entry; its address where it has none. */
  readonly id: string;
  readonly title: string;
  readonly link: string;
  /** As the feed writes it. */
  readonly published: string | null;
  /** HTML. */
  readonly text: string;
}

const maxItems = 2000;
const longestText = 100_000;

/** Throws SourceError when the text is not well-formed XML, no feed, nested too deeply, or holds more than 2000 entries. */
export function feedItems(xml: string): readonly FeedItem[] {
  const items: FeedItem[] = [];
  const parser = new SaxesParser();
  let members: Map<string, string> | null = null;
  let isFeed = false;
  let open = 0;
  let text = '';
  parser.on('opentag', ({ name, attributes }) => {
    open += 1;
    checkNesting(open, 'the feed');
    const plain = name.replace(/^.*:/, '');
    if (['rss', 'RDF', 'feed'].includes(plain)) isFeed = true;
    if (plain === 'item' || plain === 'entry') members = new Map();
    else if (
      members &&
      plain === 'link' &&
      attributes.href &&
      (attributes.rel ?? 'alternate') === 'alternate'
    ) {
      members.set('link', String(attributes.href));
    }
    text = '';
  });
  const add = (more: string) => {
    if (text.length < longestText) text += more;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    open -= 1;
    const plain = name.replace(/^.*:/, '');
    if (members && (plain === 'item' || plain === 'entry')) {
      if (items.length === maxItems) throw new SourceError(`the feed has more than ${maxItems} entries`);
      items.push(itemOf(members));
      members = null;
    } else if (members && text.trim() !== '' && !members.has(plain)) members.set(plain, text.trim());
    text = '';
  });
  try {
    parser.write(xml.replace(/^\ufeff/, '')).close();
  } catch (error) {
    if (error instanceof SourceError || !(error instanceof Error)) throw error;
    throw new SourceError(`the feed is not well-formed: ${error.message}`, { cause: error });
  }
  if (!isFeed) throw new SourceError('it is no RSS or Atom feed');
  return items;
}

function itemOf(members: ReadonlyMap<string, string>): FeedItem {
  const link = members.get('link') ?? '';
  return {
    id: members.get('guid') ?? members.get('id') ?? link,
    title: members.get('title') ?? '',
    link,
    published:
      members.get('pubDate') ??
      members.get('published') ??
      members.get('updated') ??
      members.get('date') ??
      null,
    text:
      members.get('encoded') ??
      members.get('description') ??
      members.get('summary') ??
      members.get('content') ??
      '',
  };
}
