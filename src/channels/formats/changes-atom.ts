// The change feed as Atom: the newest changes first, with a link to those before them (RFC 5005). What is
// gone is told by its id alone.

import { href } from '../../kernel/address.ts';
import type { Answer } from '../../kernel/answer.ts';
import type { Family } from '../../kernel/family.ts';
import { headingOf } from '../../kernel/heading.ts';
import { parsed } from '../../kernel/json.ts';
import type { Operation, Told } from '../../kernel/operation.ts';
import { admitted, type Input } from '../../kernel/perform.ts';
import type { Change } from '../../kernel/reader.ts';
import { licenceUrl } from '../http/licence.ts';
import { type AtomEntry, atomText, feedAddress, recordTag } from './atom.ts';
import type { FormatRequest } from './format.ts';
import { attributionOf, maxEntries } from './list-formats.ts';
import { addressOf, summaryOf } from './record-summary.ts';

export function changesAtom(asked: Operation, told: Told) {
  return async (_: Operation, input: Input, { context, plain }: FormatRequest): Promise<Answer> => {
    const { changes, older } = told.newest(await admitted(asked, input, context), context, maxEntries);
    const self = feedAddress(plain);
    const feed = new URL(self);
    feed.searchParams.delete('before');
    const next = new URL(feed);
    if (older !== null) next.searchParams.set('before', older);
    const text = atomText({
      title: 'What changed',
      id: feed.href,
      self: self.href,
      ...(older === null ? {} : { next: next.href }),
      alternate: plain,
      author: attributionOf(context),
      rights: `CC BY 4.0, ${licenceUrl}`,
      entries: changes.map((change) => entryOf(change, familyOf(told, change), context.site)),
    });
    return { text };
  };
}

function familyOf({ families }: Told, { family }: Change): Family {
  return families.find(({ name }) => name === family) as Family;
}

/** Ids name the family too: records of two families may have one UUID, entries of a feed may not. */
function entryOf(change: Change, family: Family, site: string): AtomEntry {
  const { op, id, at, text, merged_into } = change;
  const shared = {
    id: recordTag(site, family.name, id),
    updated: new Date(at),
    categories: [op, family.name],
  };
  if (text !== null) {
    const row = parsed(text, site);
    return {
      ...shared,
      title: headingOf(family, row),
      link: addressOf(family, row, site) ?? feedOf(family, site),
      summary: summaryOf(family, row),
    };
  }
  if (merged_into) {
    const title = `${family.title}: ${id} is now ${merged_into.id}`;
    return { ...shared, title, link: addressOf(family, merged_into, site) ?? feedOf(family, site) };
  }
  return { ...shared, title: `${family.title}: ${id} is gone`, link: feedOf(family, site) };
}

function feedOf({ name }: Family, site: string): string {
  return site + href({ path: '/changes' }, { families: name });
}
