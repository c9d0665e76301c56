// Forms that are written as a whole: feeds, and JSON-LD of lists and records.

import type { Answer } from '../../kernel/answer.ts';
import type { Doc } from '../../kernel/family.ts';
import { narrowedTitle } from '../../kernel/filter-sentences.ts';
import { headingOf } from '../../kernel/heading.ts';
import { parsed } from '../../kernel/json.ts';
import { calledIn } from '../../kernel/label-names.ts';
import type { Context, Operation } from '../../kernel/operation.ts';
import { admitted, type Input, inTurn, perform } from '../../kernel/perform.ts';
import type { ListRequest } from '../../kernel/reader.ts';
import { licenceUrl } from '../http/licence.ts';
import { atomText, entryId, feedAddress } from './atom.ts';
import { type Cited, citedOf } from './citation.ts';
import type { Format, FormatRequest } from './format.ts';
import { linkedData, linkedList } from './linked-data.ts';
import { recordMarkdown } from './markdown.ts';
import { addressOf, summaryOf } from './record-summary.ts';

/** A feed, or a page of one, has so many entries at most. */
export const maxEntries = 100;

/** Who stands for what is served, as the licence line says it. */
export function attributionOf({ licence }: Context): string {
  return (JSON.parse(`{${licence}}`) as { attribution: string }).attribution;
}

/** The moment (ms) at which the clock changes what a list holds. */
export function untilOf({ family, request }: { family: ListFamily; request: ListRequest }, context: Context) {
  return context.reader.list(family, { ...request, limit: 1, offset: 0 }).until;
}

type ListFamily = NonNullable<Operation['lists']>['family'];

/** The rows that changed last, as a feed. */
export function listAtom(asked: Operation) {
  return async (operation: Operation, input: Input, { context, plain }: FormatRequest): Promise<Answer> => {
    const lists = operation.lists as NonNullable<Operation['lists']>;
    const { family } = lists;
    const request = lists.request(await admitted(asked, input, context), context);
    const rows = await inTurn(context, () =>
      context.reader.newest(family, { ...request, limit: maxEntries, offset: 0 }),
    );
    const attribution = attributionOf(context);
    const entries = rows.flatMap(({ id, updated, text }) => {
      const row = parsed(text, context.site);
      if (updated === null) return [];
      return {
        id: entryId(context.site, family.name, id),
        title: headingOf(family, row),
        link: addressOf(family, row, context.site) ?? plain,
        updated: new Date(updated),
        summary: summaryOf(family, row),
        categories: (row.labels ?? row.topics ?? []) as readonly string[],
      };
    });
    const text = atomText({
      title: narrowedTitle(family, request.filters, calledIn(family, context), 'new and changed'),
      self: feedAddress(plain).href,
      // Whoever opens the feed's title reads a page, where the family has one.
      alternate: family.page ? context.site + family.page + new URL(plain).search : plain,
      author: attribution,
      rights: `CC BY 4.0, ${licenceUrl}`,
      entries,
    });
    return { text, until: untilOf({ family, request }, context) };
  };
}

/** The list itself, described with the addresses of its forms. */
export function listDataset(asked: Operation, formats: () => readonly Format[]) {
  return async (
    operation: Operation,
    input: Input,
    { context, self, plain }: FormatRequest,
  ): Promise<Answer> => {
    const lists = operation.lists as NonNullable<Operation['lists']>;
    lists.request(await admitted(asked, input, context), context);
    const addresses = formats().map(({ mediaType, suffix }) => ({ mediaType, address: `${plain}${suffix}` }));
    const about = { site: context.site, attribution: attributionOf(context), self };
    return { text: JSON.stringify(linkedList(lists.family, addresses, about)) };
  };
}

/** What an operation answers of the record that it shows. */
export async function shownRecord(operation: Operation, input: Input, context: Context) {
  const { family, member } = operation.shows as NonNullable<Operation['shows']>;
  const answer = await perform(operation, input, context);
  const record = parsed(answer.text, context.site)[member] as Doc;
  return { family, record, until: answer.until, said: answer.text };
}

/** The record that an operation shows, in the words of schema.org. */
export async function recordLinkedData(
  operation: Operation,
  input: Input,
  { context, self }: FormatRequest,
): Promise<Answer> {
  const { family, record, until } = await shownRecord(operation, input, context);
  const about = { site: context.site, attribution: attributionOf(context), self };
  const text = JSON.stringify(linkedData(family, record, about));
  return { text, ...(until === undefined ? {} : { until }) };
}

/** The record that an operation shows, as a document. */
export async function recordAsMarkdown(
  operation: Operation,
  input: Input,
  { context }: FormatRequest,
): Promise<Answer> {
  const { family, record, until, said } = await shownRecord(operation, input, context);
  const text = recordMarkdown(family, record, attributionOf(context));
  // It is the same for as long as what it is made of, whose moments of computing validators pass over.
  return { text, sameAs: said, ...(until === undefined ? {} : { until }) };
}

/** How the record that an operation shows is cited. */
export function recordCitation(write: (cited: Cited) => string) {
  return async (operation: Operation, input: Input, { context, plain }: FormatRequest): Promise<Answer> => {
    const { family, record, until } = await shownRecord(operation, input, context);
    const address = typeof record.public_url === 'string' ? record.public_url : plain;
    const service = attributionOf(context).split(' (')[0] as string;
    const text = write(citedOf(family, record, { address, service }));
    return { text, ...(until === undefined ? {} : { until }) };
  };
}
