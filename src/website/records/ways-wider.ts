// What a list leaves out unless it is asked for, and the addresses of the list with it.

import type { Doc } from '../../kernel/family.ts';
import { otherWords } from '../../kernel/filter.ts';
import { sentenceOf } from '../../kernel/filter-sentences.ts';
import type { PageRequest } from '../kit/page.ts';
import { totalWith } from './asked-list.ts';
import { changed } from './facets.ts';
import type { FamilyPage } from './family-page.ts';

interface Way {
  /** The parameter that widens the list. */
  readonly of: string;
  readonly value: true | string;
  readonly href: string;
  readonly words: string;
}

/** What a list leaves out unless it is asked for, and the address of the list with it. */
export function waysWider({ family, path }: FamilyPage, query: URLSearchParams): readonly Way[] {
  const widened = (name: string, value: Way['value'], words: string): Way => ({
    of: name,
    value,
    href: changed({ path, query }, { [name]: String(value) }),
    words,
  });
  const filters = Object.entries(family.filters ?? {});
  const included = filters.flatMap(([name, filter]) => {
    if (filter.param.schema.type !== 'boolean' || !name.startsWith('include_') || query.has(name)) return [];
    const words = sentenceOf(name, filter, true);
    return words === '' ? [] : widened(name, true, words);
  });
  const others = filters.flatMap(([name, { param, says }]) => {
    if (!says) return [];
    const values = otherWords(param, query.get(name) ?? param.schema.default);
    return values.map((value) => widened(name, value, says(value)));
  });
  return [...included, ...others];
}

/** Those by which there are rows, with how many. */
export function waysWithRows(ask: PageRequest, page: FamilyPage, query: URLSearchParams, input: Doc) {
  return waysWider(page, query)
    .map((way) => ({ ...way, total: totalWith(ask, page, input, { [way.of]: way.value }) ?? 0 }))
    .filter(({ total }) => total > 0);
}
