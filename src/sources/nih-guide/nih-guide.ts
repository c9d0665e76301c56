// Announcements of the NIH Guide. Most of them stand on Grants.gov too, with less in them: one whose number the
// catalogue has from there is left to it. Applications are due at 17:00 where the applicant is; the instant is
// that of New York, the earliest in the mainland states.

import { basename } from 'node:path';
import { dayMs, isoDay } from '../../kernel/durations.ts';
import { applicantsInText } from '../../matching/calls/requirements/applicants-in-text.ts';
import { closedGroupOf } from '../grants-gov/general-calls.ts';
import { institutesOf } from '../grants-gov/institutes.ts';
import { placesOf } from '../grants-gov/places.ts';
import { gradeOf } from '../grants-gov/relevance.ts';
import { activityCodes } from '../grants-gov/standard-due-dates.ts';
import { type CallDeadline, clockMembers, closedCall, grantOfCall, openingDay } from '../reading/call.ts';
import { decoded } from '../reading/encoding.ts';
import { itemsOf, mapItems } from '../reading/map-items.ts';
import { jsonOf, politeFetch } from '../reading/polite-fetch.ts';
import { fileText, listOf, membersOf, textOf } from '../reading/read-lines.ts';
import { type HarvestContext, type OperatorRecord, type Source, SourceError } from '../reading/source.ts';
import { zonedInstant } from '../reading/zoned-time.ts';
import { type Announcement, announcementOf, type DueDate, dayOf, daysOf } from './announcement.ts';

const service = 'https://search.grants.nih.gov/guide/api/data';
const guide = 'https://grants.nih.gov/grants/guide';
const pageSize = 25;
const maxPages = 120;
const pauseMs = 1000;
const zone = 'America/New_York';
/** What a page of HTML is in that says nothing and is not UTF-8. */
const unnamed = 'windows-1252';
const agency = 'National Institutes of Health';

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
      const html = await fileText(path, unnamed);
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
      pages.push({ name, html: decoded(answer.bytes, name, unnamed) });
    }
    return { ...read(pages, context), unchanged: pages.length === 0 };
  },
  left: closedCall,
};

/** The numbers of announcements that the guide calls active, page by page. */
async function activeNumbers(live: Parameters<Source['readLive']>[0]) {
  const found: { number: string; folder: string }[] = [];
  for (let page = 0; page < maxPages; page++) {
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
  throw new SourceError(`${service} gave ${maxPages} pages and more`);
}

function read(pages: readonly Page[], context: HarvestContext) {
  const map = (page: unknown) => grantOf(announcementOf((page as Page).html), context);
  return mapItems(itemsOf('announcement', pages), map, context, { complete: false });
}

function grantOf(announcement: Announcement, context: HarvestContext): OperatorRecord | null {
  const { number, title, fields } = announcement;
  if (context.hasGrantNumber?.(number)) return null;
  const fieldOf = (label: string) => fields.get(label) ?? null;
  const url = `${guide}/${number.startsWith('RFA') ? 'rfa-files' : 'pa-files'}/${number}.html`;
  const budget = fieldOf('Award Budget');
  const period = fieldOf('Award Project Period');
  const details = [budget && `Award budget: ${budget}`, period && `Project period: ${period}`];
  const listings = [
    ...new Set(fieldOf('Assistance Listing Number(s)')?.match(/\b\d\d\.\d{3}\b/g) ?? []),
  ].sort();
  const description = fieldOf('Funding Opportunity Purpose');
  const months = monthsOf(period);
  return grantOfCall(
    {
      key: `nih-guide:${number}`,
      slug: `nih-guide-${number.toLowerCase()}`,
      title,
      description,
      funder: agency,
      country: 'US',
      url,
      sourceUrl: url,
      status: 'open',
      number,
      postedAt: dayOf(fieldOf('Posted Date') ?? ''),
      deadlines: deadlinesOf(announcement),
      funding: {
        instrument: 'grant',
        ...(announcement.costSharing === null ? {} : { cost_sharing: announcement.costSharing }),
        ...(months === null ? {} : { duration_months_max: months }),
        details: details.filter(Boolean).join('\n'),
      },
      applicants: applicantsInText(announcement.applicants ?? '').map((value) => ({ value })),
      eligibility: announcement.abroad,
      places: { ...placesOf({ title, description, details: announcement.abroad }) },
      listings,
      institutes: institutesOf(listings),
      codes: activityCodes(title),
      closedGroup: closedGroupOf(title, description ?? '') !== null,
      grade: (body) =>
        gradeOf(
          { item: { assistanceListings: listings, agencyCode: 'HHS-NIH' }, title, body },
          { agency, organizationLabels: [], topicMin: context.topicMin },
        ),
      textPolicy: 'full',
    },
    'nih-guide',
    context,
  );
}

const inWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const longest =
  /\bmaximum (?:project )?period(?: of (?:support|performance))? (?:is|of|may not exceed|cannot exceed) (\w+) years?\b/i;

/** The longest period that the text names as such; null where it depends, or nothing is said. */
function monthsOf(period: string | null): number | null {
  const number = longest.exec(period ?? '')?.[1]?.toLowerCase() ?? '';
  const years = inWords.indexOf(number) + 1 || Number(number);
  return years > 0 && years <= 20 ? years * 12 : null;
}

const labels: Readonly<Record<DueDate['for'], string>> = {
  new: 'New applications',
  renewal: 'Renewals, resubmissions and revisions',
  aids: 'AIDS and AIDS-related applications',
};

/** Days named for letters of intent, or so many before each due date of new applications. */
function lettersOfIntent(text: string, dueDates: readonly DueDate[]): readonly CallDeadline[] {
  const before = /\b(\d{1,2}) days? (?:prior to|before) (?:the )?application due dates?\b/i.exec(text)?.[1];
  if (before === undefined) return daysOf(text).flatMap((date) => day('loi', 'Letter of intent', date));
  return dueDates
    .filter(({ for: whom }) => whom === 'new')
    .map(({ date }) => isoDay(Date.parse(date) - Number(before) * dayMs))
    .flatMap((date) => day('loi', 'Letter of intent', date, { method: 'computed' }));
}

function day(
  kind: CallDeadline['kind'],
  label: string,
  date: string | null,
  more: Pick<CallDeadline, 'time' | 'applies_to' | 'method'> = {},
): readonly CallDeadline[] {
  if (date === null) return [];
  const at = zonedInstant(`${date}T${more.time ?? '00:00'}:00`, zone);
  return [
    { kind, label, date, tz: zone, at, precision: more.time ? 'minute' : 'day', rolling: false, ...more },
  ];
}

function deadlinesOf({ fields, dueDates }: Announcement): readonly CallDeadline[] {
  // Where nothing is due from new applicants, what is due is for everyone who may apply.
  const forAll = !dueDates.some(({ for: whom }) => whom === 'new');
  const opens = [...fields].find(([label]) => label.startsWith('Open Date'))?.[1];
  return [
    ...openingDay(dayOf(opens ?? ''), zone),
    ...lettersOfIntent(fields.get('Letter of Intent Due Date(s)') ?? '', dueDates),
    ...dueDates.flatMap(({ date, for: whom }) =>
      day('full', labels[whom], date, {
        time: '17:00',
        ...(whom === 'new' || forAll ? {} : { applies_to: whom }),
      }),
    ),
    ...day('other', 'Announcement ends', dayOf(fields.get('Expiration Date') ?? '')),
  ];
}
