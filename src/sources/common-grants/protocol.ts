// What any service says in the CommonGrants protocol: the same form in which this catalogue gives its
// grants away. Which service it is, its answers do not say, so each address counts as the source's word.

import { type Call, type CallDeadline, clockMembers, grantOfCall } from '../reading/call.ts';
import { itemsOfFiles, mapItems } from '../reading/map-items.ts';
import { ageIn } from '../reading/newer-rows.ts';
import { listOf, membersOf, textOf } from '../reading/read-lines.ts';
import {
  type HarvestContext,
  noService,
  type OperatorRecord,
  type Source,
  SourceError,
  stays,
} from '../reading/source.ts';
import { absoluteUrl, oneLine, plainText } from '../reading/text.ts';
import { zonedInstant } from '../reading/zoned-time.ts';

export const commonGrants: Source = {
  name: 'common-grants',
  family: 'grants',
  credit: {
    name: 'CommonGrants',
    url: 'https://commongrants.org',
    licence: 'as the service that answered says',
    statement: 'Opportunities in the CommonGrants protocol; the page of each names who published it.',
  },
  summary: 'Opportunities that a service gave in the CommonGrants protocol; from files alone.',
  files: 'kept answers of /common-grants/opportunities, or opportunities, as .json or .ndjson',
  ignoredInComparison: clockMembers,
  // A page of answers is never the whole service.
  readFiles: async (paths, context) =>
    mapItems(opportunities(paths, context), (one) => grantOf(one, context), context, {
      complete: false,
      age: (one) => [ageIn(membersOf(one)?.lastModifiedAt)],
    }),
  readLive: noService,
  left: stays,
};

async function* opportunities(paths: readonly string[], context: HarvestContext) {
  for await (const { where, value } of itemsOfFiles(paths, context)) {
    const { items, data } = membersOf(value) ?? {};
    const list = Array.isArray(items) ? items : Array.isArray(data) ? data : [data ?? value];
    for (const [index, one] of listOf(list).entries())
      yield { where: `${where}.items[${index}]`, value: one };
  }
}

const stati: Readonly<Record<string, Call['status']>> = {
  forecasted: 'forecast',
  open: 'open',
  closed: 'closed',
};

function grantOf(value: unknown, context: HarvestContext): OperatorRecord {
  const one = membersOf(value) ?? {};
  const id = textOf(one.id) ?? '';
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw new SourceError('the opportunity has no id');
  const url = absoluteUrl(textOf(one.source));
  if (url === null) throw new SourceError('the opportunity names no source');
  const funding = membersOf(one.funding) ?? {};
  const dates = membersOf(one.keyDates) ?? {};
  const custom = membersOf(membersOf(one.customFields)?.funder);
  const stated = {
    total: moneyOf(funding.totalAmountAvailable),
    min_award: moneyOf(funding.minAwardAmount),
    max_award: moneyOf(funding.maxAwardAmount),
    awards_min: countOf(funding.minAwardCount),
    awards_max: countOf(funding.maxAwardCount),
    awards_expected: countOf(funding.estimatedAwardCount),
    details: plainText(textOf(funding.details)),
  };
  return grantOfCall(
    {
      key: `common-grants:${id}`,
      slug: `common-grants-${id}`,
      title: oneLine(textOf(one.title)) ?? '',
      description: plainText(textOf(one.description)),
      funder: oneLine(textOf(custom?.value)) ?? new URL(url).hostname,
      url,
      sourceUrl: url,
      status: stati[textOf(membersOf(one.status)?.value) ?? ''] ?? 'closed',
      postedAt: dayOf(dates.postDate),
      deadlines: deadlinesOf(dates.closeDate),
      funding: Object.fromEntries(Object.entries(stated).filter(([, member]) => member !== null)),
      applicants: listOf(one.acceptedApplicantTypes).flatMap((type) => {
        const { value: word, customValue } = membersOf(type) ?? {};
        if (textOf(word) === null) return [];
        return [
          { value: String(word), ...(textOf(customValue) ? { custom_value: String(customValue) } : {}) },
        ];
      }),
      // The terms of the text are not known.
      textPolicy: 'excerpt_only',
    },
    'common-grants',
    context,
  );
}

function moneyOf(value: unknown) {
  const { amount, currency } = membersOf(value) ?? {};
  const fits = /^\d{1,15}(\.\d{1,2})?$/.test(String(amount)) && /^[A-Z]{3}$/.test(String(currency));
  return fits ? { amount: String(amount), currency: String(currency) } : null;
}

function countOf(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;
}

function dayOf(event: unknown): string | null {
  const day = textOf(membersOf(event)?.date);
  return day !== null && /^\d{4}-\d\d-\d\d$/.test(day) ? day : null;
}

/** The protocol names no zone: a time of day is read in UTC, the earlier reading for most of the world's portals. */
function deadlinesOf(event: unknown): readonly CallDeadline[] {
  const date = dayOf(event);
  if (date === null) return [];
  const label = oneLine(textOf(membersOf(event)?.name)) ?? 'Closing date';
  const clock = /^(\d\d:\d\d)(?::\d\d)?$/.exec(textOf(membersOf(event)?.time) ?? '')?.[1];
  const at = zonedInstant(`${date}T${clock ?? '12:00'}:00`, 'UTC');
  return [
    {
      kind: 'full',
      label,
      date,
      ...(clock ? { time: clock } : {}),
      at,
      precision: clock ? 'minute' : 'day',
      rolling: false,
    },
  ];
}
