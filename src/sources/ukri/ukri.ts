// The Funding Finder of UK Research and Innovation, by its feed. The feed holds the newest calls alone, so that
// a missing one has not left; what its texts say of opening and closing is read where it is labelled.

import { isoDay } from '../../kernel/durations.ts';
import { type CallDeadline, clockMembers, grantOfCall, openingDay } from '../reading/call.ts';
import { fetchIfChanged } from '../reading/conditional-fetch.ts';
import { decoded } from '../reading/encoding.ts';
import { type FeedItem, feedItems } from '../reading/feed-items.ts';
import { slugify } from '../reading/ids.ts';
import { itemsOf, mapItems } from '../reading/map-items.ts';
import { fileText } from '../reading/read-lines.ts';
import {
  type HarvestContext,
  type OperatorRecord,
  type Source,
  SourceError,
  stays,
} from '../reading/source.ts';
import { absoluteUrl, oneLine, plainText } from '../reading/text.ts';
import { zonedInstant } from '../reading/zoned-time.ts';

const feed = 'https://www.ukri.org/opportunity/feed/';
const zone = 'Europe/London';

export const ukri: Source = {
  name: 'ukri',
  family: 'grants',
  country: 'GB',
  credit: {
    name: 'UKRI Funding Finder',
    url: 'https://www.ukri.org/opportunity/',
    licence: 'excerpts and facts',
    statement: 'Opportunities of the UKRI Funding Finder; the page of each has its whole text.',
  },
  summary: 'Funding opportunities of UK Research and Innovation, from its feed.',
  files: 'kept copies of the feed (.xml, .rss)',
  ignoredInComparison: clockMembers,
  readFiles: async (paths, context) => {
    const items: FeedItem[] = [];
    for (const path of paths) {
      const text = await fileText(path);
      items.push(...feedItems(text));
    }
    return read(items, context);
  },
  readLive: async (service, context) => {
    const { bytes, watermark } = await fetchIfChanged(service, feed, service.watermark, 8 * 1024 * 1024);
    const items = bytes === null ? [] : feedItems(decoded(bytes, 'the feed'));
    return { ...read(items, context), watermark: () => watermark, unchanged: bytes === null };
  },
  left: stays,
};

function read(items: readonly FeedItem[], context: HarvestContext) {
  return mapItems(itemsOf('feed', items), (item) => opportunity(item as FeedItem, context), context, {
    complete: false,
  });
}

function opportunity(item: FeedItem, context: HarvestContext): OperatorRecord {
  const url = absoluteUrl(item.link);
  if (url === null) throw new SourceError('the opportunity has no address');
  const name = slugify(new URL(url).pathname.replace(/^\/opportunity\//, ''), 120);
  const text = plainText(item.text) ?? '';
  const opening = openingDay(openingOf(text), zone);
  const waits = opening.some(({ at = '' }) => Date.parse(at) > context.now.getTime());
  const saysUpcoming = /\bupcoming\b/i.test(/status:\s*([^\n]+)/i.exec(text)?.[1] ?? '');
  return grantOfCall(
    {
      key: `ukri:${name}`,
      slug: `ukri-${name}`,
      title: oneLine(item.title) ?? '',
      description: text,
      funder: oneLine(/\bFunders?:\s*([^\n]{2,200})/i.exec(text)?.[1]) ?? 'UK Research and Innovation',
      funderParent: 'UK Research and Innovation',
      country: 'GB',
      url,
      sourceUrl: url,
      // A call that opens later is none that is open, whether its status is told or not.
      status: saysUpcoming || waits ? 'forecast' : 'open',
      location: 'United Kingdom',
      postedAt: dayOf(item.published),
      deadlines: [...opening, ...closingOf(text)],
      textPolicy: 'excerpt_only',
    },
    'ukri',
    context,
  );
}

function dayOf(published: string | null): string | null {
  const at = Date.parse(published ?? '');
  return Number.isNaN(at) ? null : isoDay(at);
}

const dayWords = String.raw`(?:[A-Z][a-z]+day,?\s+)?(\d{1,2})(?:st|nd|rd|th)? ([A-Z][a-z]+),? (\d{4})`;
const clockWords = String.raw`,?\s*\(?(?:at |by )?(?:(\d{1,2})[:.](\d\d)(?:\s*([ap])\.?m\b)?|(\d{1,2})\s*([ap])\.?m\b|(?:12 )?(noon|midday|midnight)\b)`;
const openingWords = new RegExp(`opening date:\\s*${dayWords}`, 'i');
const closingWords = new RegExp(`closing date:\\s*${dayWords}(?:${clockWords})?`, 'i');

/** The day of `Opening date: 5 May 2026`; null where none is named. */
function openingOf(text: string): string | null {
  const [, day, month, year] = openingWords.exec(text) ?? [];
  return day === undefined ? null : dayOf(`${day} ${month} ${year} 12:00 UTC`);
}

/** `Closing date: 20 June 2026 4:00pm UK time`; a day alone ends at 16:00, when the council's service closes. */
function closingOf(text: string): readonly CallDeadline[] {
  const [, day, month, year, ...clock] = closingWords.exec(text) ?? [];
  const date = day === undefined ? null : dayOf(`${day} ${month} ${year} 12:00 UTC`);
  if (date === null) return [];
  const stated = timeOf(clock);
  const time = stated ?? '16:00';
  const at = zonedInstant(`${date}T${time}:00`, zone);
  const precision = stated === null ? 'day' : 'minute';
  const method = stated === null ? { method: 'computed' as const } : {};
  return [
    { kind: 'full', label: 'Closing date', date, time, tz: zone, at, precision, rolling: false, ...method },
  ];
}

/** HH:MM of `4:00pm`, `16:00`, `11am` and `midday`; null where no hour stands there. A midnight is that before the day. */
function timeOf([hour, minute, half, fullHour, fullHalf, word]: readonly (string | undefined)[]):
  | string
  | null {
  if (word !== undefined) return /midnight/i.test(word) ? '00:00' : '12:00';
  const [hours, afternoon] = hour === undefined ? [fullHour, fullHalf] : [hour, half];
  if (hours === undefined) return null;
  const clock =
    afternoon === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(afternoon) ? 12 : 0);
  return `${String(clock).padStart(2, '0')}:${minute ?? '00'}`;
}
