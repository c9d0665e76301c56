// The calls of the Example Foundation, as its service lists them.

import { type CallDeadline, clockMembers, closedCall, grantOfCall } from '../../src/sources/reading/call.ts';
import { slugify } from '../../src/sources/reading/ids.ts';
import { itemsOf, itemsOfFiles, mapItems } from '../../src/sources/reading/map-items.ts';
import { jsonOf, politeFetch } from '../../src/sources/reading/polite-fetch.ts';
import { listOf, membersOf, textOf } from '../../src/sources/reading/read-lines.ts';
import {
  type HarvestContext,
  type OperatorRecord,
  type Source,
  SourceError,
} from '../../src/sources/reading/source.ts';
import { absoluteUrl } from '../../src/sources/reading/text.ts';
import { endOfDay } from '../../src/sources/reading/zoned-time.ts';

const service = 'https://foundation.example/calls.json';

export const exampleFund: Source = {
  name: 'example-fund',
  family: 'grants',
  credit: {
    name: 'Example Foundation',
    url: 'https://foundation.example/',
    licence: 'CC-BY-4.0',
    statement: 'Calls of the Example Foundation.',
  },
  summary: 'Calls of the Example Foundation.',
  files: 'kept answers of its service (.json)',
  ignoredInComparison: clockMembers,
  readFiles: async (paths, context) =>
    mapItems(itemsOfFiles(paths, context), (call) => grant(call, context), context, { complete: true }),
  readLive: async (live, context) => {
    const calls = listOf(jsonOf(await politeFetch(live, service), service));
    return mapItems(itemsOf('calls', calls), (call) => grant(call, context), context, { complete: true });
  },
  left: closedCall, // a call that it lists no more is closed
};

/** Throws a SourceError that says what is missing: that call is refused, the harvest goes on. */
function grant(value: unknown, context: HarvestContext): OperatorRecord {
  const call = membersOf(value) ?? {};
  const [id, title, closes] = [textOf(call.id), textOf(call.title), textOf(call.closes)];
  const url = absoluteUrl(textOf(call.url));
  if (id === null || title === null || url === null) throw new SourceError('the call lacks id, title or url');
  return grantOfCall(
    {
      key: `example-fund:${id}`,
      slug: slugify(`example-fund ${title}`),
      title,
      description: textOf(call.about),
      funder: 'Example Foundation',
      country: 'CH',
      url,
      sourceUrl: url,
      status: 'open',
      deadlines: closes === null ? [] : [closing(closes)],
      textPolicy: 'full',
    },
    'example-fund',
    context,
  );
}

/** A day alone ends where the foundation is. */
function closing(date: string): CallDeadline {
  const tz = 'Europe/Zurich';
  const at = endOfDay(date, tz);
  return { kind: 'full', label: 'Closing date', date, tz, at, precision: 'day', rolling: false };
}
