// Links from one record to another that it names: a link where the visitor's tier sees the other one, and
// words alone where it is not there, hidden or removed.

import { visible } from '../../kernel/visible.ts';
import { type Hole, html } from './html.ts';
import type { PageRequest } from './page.ts';

type Asking = Pick<PageRequest, 'site' | 'context'>;

/** @param page the address of the other one's list; @param name its public id, slug or id */
export function recordLink(ask: Asking, page: string, name: string, words: Hole): Hole {
  return shownNames(ask, page, [name]).has(name)
    ? html`<a href="${page}/${encodeURIComponent(name)}">${words}</a>`
    : words;
}

/** Which of these name records of the family at this address that the visitor may see. */
export function shownNames(
  { site, context }: Asking,
  page: string,
  names: readonly string[],
): ReadonlySet<string> {
  const family = site.families.find((one) => one.page === page);
  if (!family || names.length === 0) return new Set();
  const members = ['public_id', 'id', ...(family.fields.slug ? ['slug'] : [])];
  const asked = JSON.stringify(names);
  const named = members.map(
    (member) =>
      `select ${member} as name from ${visible(family.name, context.tier)} where ${member} in (select value from json_each(?1))`,
  );
  return new Set(context.reader.select(named.join(' union '), asked).map(({ name }) => String(name)));
}
