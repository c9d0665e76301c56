// Content lies one step deeper than other families: /content/{family}/{id}.

import { href } from '../../kernel/address.ts';
import type { Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { PageRequest, PageRoute } from '../kit/page.ts';
import { drawnRecord } from './detail-page.ts';
import type { FamilyPage } from './family-page.ts';
import { listPage } from './list-page.ts';
import { endingsOf } from './twins.ts';

export function contentRoutes(operations: readonly Operation[]): readonly PageRoute[] {
  const list = operations.find(({ name }) => name === 'list_content');
  const detail = operations.find(({ name }) => name === 'get_content_item');
  if (!list?.lists || !detail) return [];
  const { family } = list.lists;
  const pages = new Map<string, FamilyPage>();
  const of = (ask: PageRequest): FamilyPage => {
    const kind = ask.params.family as string;
    const known = pages.get(kind);
    if (known) return known;
    const path = `/content/${encodeURIComponent(kind)}`;
    // The family of content is fixed by the address: the list asks for it besides what the query says.
    const { family: _family, ...input } = list.input;
    const narrowed: Operation = {
      ...list,
      input,
      run: (given, context) => list.run({ ...given, family: kind }, context),
    };
    const page = {
      family: { ...family, page: path, title: `${family.title}: ${kind}` },
      path,
      list: narrowed,
      detail,
      key: 'id',
      hasPages: true,
    };
    pages.set(kind, page);
    return page;
  };
  const known = (ask: PageRequest) => {
    const words = (list.input.family?.schema.enum ?? []) as readonly string[];
    if (!words.includes(ask.params.family ?? ''))
      throw new Refusal('not_found', 'There is no such family of content.');
  };
  const forward = (ask: PageRequest, suffix: string) =>
    ask.forward(
      `${href(list, { family: ask.params.family })}${suffix === '.json' ? '' : suffix}${ask.query.size > 0 ? `?${ask.query.toString()}` : ''}`,
    );
  return [
    {
      name: 'list of content',
      method: 'GET',
      path: '/content/:family',
      answer: async (ask) => {
        const familyName = ask.params.family as string;
        const suffix = [...endingsOf(list)].find((one) => familyName.endsWith(one));
        if (suffix)
          return forward({ ...ask, params: { family: familyName.slice(0, -suffix.length) } }, suffix);
        known(ask);
        return listPage(ask, of(ask));
      },
    },
    {
      name: 'one of content',
      method: 'GET',
      path: '/content/:family/:name',
      answer: async (ask) => {
        known(ask);
        const { family: kind = '', name = '' } = ask.params;
        try {
          return await drawnRecord(ask, of(ask), { family: kind, id: name });
        } catch (error) {
          const suffix = [...endingsOf(detail)]
            .sort((a, b) => b.length - a.length)
            .find((one) => name.endsWith(one));
          if (!(error instanceof Refusal) || error.reason !== 'not_found' || !suffix) throw error;
          const address = href(detail, { family: kind, id: name.slice(0, -suffix.length) });
          return ask.forward(`${address}${suffix === '.json' ? '' : suffix}`);
        }
      },
    },
  ];
}
