// Announcements of the NIH Guide. Most of them stand on Grants.gov too, with less in them: one whose number the
// catalogue has from there is left to it. Applications are due at 17:00 where the applicant is; the instant is
// that of New York, the earliest in the mainland states.

import { basename } from 'node:path';
import { type CallDeadline, clockMembers, closedCall, grantOfCall } from '../reading/call.ts';
import { itemsOf, mapItems } from '../reading/map-items.ts';
import { jsonOf, politeFetch } from '../reading/polite-fetch.ts';
import { fileText, listOf, membersOf, textOf } from '../reading/read-lines.ts';
import { type HarvestContext, type OperatorRecord, type Source, SourceError } from '../reading/source.ts';
import { zonedInstant } from '../reading/zoned-time.ts';
import { type Announcement, announcementOf, dayOf } from './announcement.ts';

const service = 'https://search.grants.nih.gov/guide/api/data';
const guide = 'https://grants.nih.gov/grants/guide';
const pageSize = 25;
const mostPages = 120;
const pauseMs = 1000;
const zone = 'America/New_York';

interface Page {
  readonly name: string;
  readonly html: string;
}

export const nihGuide: Source = {
  name: 'nih-guide',
  family: 'grants',
  credit: {
    name: 'NIH Guide',
    url: `${guide}/index.html`,
    licence: 'public domain',
    statement: 'Announcements of the NIH Guide, a work of the United States government.',
  },
  summary: 'Announcements of the NIH Guide that Grants.gov did not bring.',
  files: 'kept pages of announcements (.html)',
  defersByNumber: true,
  ignoredInComparison: clockMembers,
  readFiles: async (paths, context) => {
    const pages: Page[] = [];
    for (const path of paths) {
      const html = await fileText(path);
      pages.push({ name: basename(path, '.gz'), html });
    }
    return read(pages, context);
  },
  readLive: async (live, context) => {
    const pages: Page[] = [];
    for (const { number, folder } of await activeNumbers(live)) {
      if (context.hasGrantNumber?.(number)) continue;
      await live.sleep(pauseMs);
      const name = `${folder}/${number}.html`;
      const answer = await politeFetch(live, `${guide}/${name}`, { maxBytes: 8 * 1024 * 1024 });
      pages.push({ name, html: new TextDecoder().decode(answer.bytes) });
    }
    return { ...read(pages, context), unchanged: pages.length === 0 };
  },
  left: closedCall,
};

/** The numbers of announcements that the guide calls active, page by page. */
async function activeNumbers(live: Parameters<Source['readLive']>[0]) {
  const found: { number: string; folder: string }[] = [];
  for (let page = 0; page < mostPages; page++) {
    if (page > 0) await live.sleep(pauseMs);
    const url = `${service}?from=${page * pageSize}&size=${pageSize}&sort=reldate:desc&type=active`;
    const hits = membersOf(membersOf(membersOf(jsonOf(await politeFetch(live, url), url))?.data)?.hits);
    if (!Array.isArray(hits?.hits)) throw new SourceError(`${service} answered without hits`);
    for (const hit of listOf(hits.hits)) {
      const number = textOf(membersOf(membersOf(hit)?._source)?.docnum)?.trim();
      if (!number || !/^[A-Z]{2,3}-[A-Z\d-]{4,12}$/.test(number)) continue;
      if (number.startsWith('RFA')) found.push({ number, folder: 'rfa-files' });
      else if (/^PA[RS]?-/.test(number)) found.push({ number, folder: 'pa-files' });
    }
    if (hits.hits.length < pageSize) return found;
  }
  throw new SourceError(`${service} gave ${mostPages} pages and more`);
}

function read(pages: readonly Page[], context: HarvestContext) {
  const map = (page: unknown) => grantOf(announcementOf((page as Page).html), context);
  return mapItems(itemsOf('announcement', pages), map, context, { complete: false });
}

function grantOf(announcement: Announcement, context: HarvestContext): OperatorRecord | null {
  const { number, title, fields } = announcement;
  if (context.hasGrantNumber?.(number)) return null;
  const said = (label: string) => fields.get(label) ?? null;
  const url = `${guide}/${number.startsWith('RFA') ? 'rfa-files' : 'pa-files'}/${number}.html`;
  const budget = said('Award Budget');
  const period = said('Award Project Period');
  const details = [budget && `Award budget: ${budget}`, period && `Project period: ${period}`];
  return grantOfCall(
    {
      key: `nih-guide:${number}`,
      slug: `nih-guide-${number.toLowerCase()}`,
      title,
      description: said('Funding Opportunity Purpose'),
      funder: 'National Institutes of Health',
      url,
      sourceUrl: url,
      status: 'open',
      number,
      postedAt: dayOf(said('Posted Date') ?? ''),
      deadlines: deadlinesOf(announcement),
      funding: { instrument: 'grant', details: details.filter(Boolean).join('\n') },
      textPolicy: 'full',
    },
    'nih-guide',
    context,
  );
}

function deadlinesOf({ fields, dueDates }: Announcement): readonly CallDeadline[] {
  const day = (
    kind: CallDeadline['kind'],
    label: string,
    date: string | null,
    time?: string,
  ): CallDeadline[] =>
    date === null
      ? []
      : [
          {
            kind,
            label,
            date,
            ...(time ? { time } : {}),
            tz: zone,
            at: zonedInstant(`${date}T${time ?? '00:00'}:00`, zone),
            precision: time ? 'minute' : 'day',
            rolling: false,
          },
        ];
  return [
    ...day(
      'other',
      'Applications open',
      dayOf([...fields].find(([label]) => label.startsWith('Open Date'))?.[1] ?? ''),
    ),
    ...day('loi', 'Letter of intent', dayOf(fields.get('Letter of Intent Due Date(s)') ?? '')),
    ...dueDates.flatMap((date) => day('full', 'New applications', date, '17:00')),
    ...day('other', 'Announcement ends', dayOf(fields.get('Expiration Date') ?? '')),
  ];
}
