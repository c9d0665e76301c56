// The grants of Pennsylvania as its portal lists them. A date stands for its day (the clock in it is always
// the same), so the instant that is written counts, the earlier reading; a date ten years away is how the portal
// writes that a programme has no end. No address of its service is documented, so it is read from files.

import {
  type Call,
  type CallDeadline,
  clockMembers,
  closedCall,
  grantOfCall,
  openingDay,
  present,
} from '../reading/call.ts';
import { itemsOfFiles, mapItems } from '../reading/map-items.ts';
import { ageIn } from '../reading/newer-rows.ts';
import { listOf, membersOf, textOf } from '../reading/read-lines.ts';
import {
  type HarvestContext,
  noService,
  type OperatorRecord,
  type Source,
  SourceError,
} from '../reading/source.ts';
import { absoluteUrl, oneLine, plainText } from '../reading/text.ts';
import { dayIn, endOfDay } from '../reading/zoned-time.ts';
import { costSharing, dollars, inWords } from './amounts.ts';
import { applicantsOf } from './california.ts';
import { type WrittenDay, writtenDay } from './written-day.ts';

const portal = 'https://www.pa.gov/grants';
const zone = 'America/New_York';
const yearsUntilRolling = 8;

/** Registries write the department whole: "Pennsylvania: Labor & Industry" is that of labor and industry. */
function pennsylvaniaAgency(funder: string): string {
  const name = funder.replace(/^Pennsylvania: /, '').replaceAll(' & ', ' and ');
  if (/\bpennsylvania\b/i.test(name)) return name;
  const isOffice = /\b(?:agency|board|commission|council|department|office)\b/i.test(name);
  return isOffice ? `Pennsylvania ${name}` : `Pennsylvania Department of ${name}`;
}

export const pennsylvania: Source = {
  name: 'pennsylvania',
  family: 'grants',
  country: 'US',
  registeredName: pennsylvaniaAgency,
  credit: {
    name: 'Pennsylvania Grants',
    url: portal,
    licence: 'public record of the Commonwealth of Pennsylvania',
    statement: 'Calls of the grants portal of Pennsylvania.',
  },
  summary: 'Grants, loans and tax credits of the agencies of Pennsylvania; from files alone.',
  files: 'kept answers of the portal ({"grants": […]}) as .json',
  ignoredInComparison: clockMembers,
  readFiles: async (paths, context) =>
    mapItems(rowsOf(paths, context), (row) => pennsylvaniaGrant(row, context), context, {
      complete: true,
      age: (row) => [ageIn(membersOf(row)?.last_modified)],
    }),
  readLive: noService,
  left: closedCall,
};

async function* rowsOf(paths: readonly string[], context: HarvestContext) {
  for await (const { where, value } of itemsOfFiles(paths, context)) {
    const { grants } = membersOf(value) ?? {};
    if (!Array.isArray(grants)) throw new SourceError(`${where} holds no grants`);
    for (const [index, row] of listOf(grants).entries())
      yield { where: `${where}.grants[${index}]`, value: row };
  }
}

const stati: Readonly<Record<string, Call['status']>> = {
  'Accepting applications': 'open',
  Closed: 'closed',
};

/** The grant of a row. Throws a SourceError that says what is missing. */
function pennsylvaniaGrant(value: unknown, context: HarvestContext): OperatorRecord {
  const row = membersOf(value) ?? {};
  // Texts that came out of a spreadsheet hold its sign for a hyphen at the end of a line.
  const cell = (member: string) => textOf(row[member])?.replaceAll('_x0002_', '-') ?? null;
  const key = cell('slug') ?? '';
  if (!/^[a-z]{1,20}\d{1,6}$/.test(key)) throw new SourceError('the grant has no slug');
  const agency = oneLine(cell('issuingAgency')) ?? '';
  const status = stati[cell('status')?.trim() ?? ''];
  if (!status) throw new SourceError(`the status ${cell('status')} is not known`);
  const resources = listOf(row.additionalResources).map(membersOf);
  // A list that begins with whom to ask has films and forms of the whole office, and no page of the programme.
  const isAdvice = /^contact\b/i.test(textOf(resources[0]?.title) ?? '');
  const pages = isAdvice ? [] : resources.map((one) => absoluteUrl(textOf(one?.url)));
  const page = pages.find((one) => one !== null) ?? null;
  const agencyPage = absoluteUrl(cell('issuingAgencyUrl'));
  const form = absoluteUrl(cell('linkToApply'));
  const total = dollars(cell('totalFundsToBeAwarded'));
  const least = dollars(cell('minimumAward'));
  const most = dollars(cell('maximumAward'));
  return grantOfCall(
    {
      key: `pennsylvania:${key}`,
      slug: `pennsylvania-${key}`,
      // Some titles were cut before a bracket or a dash that nothing follows.
      title: (oneLine(cell('title')) ?? '').replace(/\s*[([–-]$/u, ''),
      description: plainText(cell('overview')),
      funder: /^pennsylvania\b/i.test(agency) ? agency : agency && `Pennsylvania: ${agency}`,
      funderParent: 'Commonwealth of Pennsylvania',
      // Two of three apply behind one sign-in, so whoever wants to read goes to the page of the programme.
      url: form ?? page ?? agencyPage ?? portal,
      infoUrl: page ?? agencyPage,
      sourceUrl: page ?? form ?? agencyPage ?? portal,
      status,
      location: 'Pennsylvania, United States',
      awardDateExpected: dayOf(cell('anticipatedFundingDate')),
      deadlines: [
        ...openingDay(dayOf(cell('openDate')), zone),
        ...deadlinesOf(cell('closeDate'), context.now),
      ],
      funding: {
        ...present({ instrument: instrumentOf(cell('fundingType')) }),
        ...(total ? { total } : {}),
        ...(least ? { min_award: least } : {}),
        ...(most ? { max_award: most } : {}),
        ...present({
          cost_sharing: costSharing(cell('matchingFundsRequirements')),
          details: fundingInWords(cell),
        }),
      },
      applicants: applicantsOf(cell('applicantCategory')),
      countriesIn: ['US'],
      eligibility: plainText([cell('applicantType'), cell('eligibility')].filter(Boolean).join('<br><br>')),
      textPolicy: 'full',
    },
    'pennsylvania',
    context,
  );
}

/** Sums that the portal tells in words: who reads them must not take what has a number for all of it. */
function fundingInWords(said: (member: string) => string | null): string | null {
  const inSourceWords = [
    inWords('Total', plainText(said('totalFundsToBeAwarded'))),
    awardInWords('Smallest award', plainText(said('minimumAward'))),
    awardInWords('Largest award', plainText(said('maximumAward'))),
    inWords('Matching funds', plainText(said('matchingFundsRequirements'))),
  ];
  return inSourceWords.filter((one) => one !== null).join(' ') || null;
}

/** What stands in the field of the other end stands under what it says. */
function awardInWords(field: string, text: string | null): string | null {
  const [says, othersToo] = [/\bmaximum\b/i.test(text ?? ''), /\bminimum\b/i.test(text ?? '')];
  return inWords(says === othersToo ? field : says ? 'Largest award' : 'Smallest award', text);
}

function instrumentOf(text: string | null): 'grant' | 'loan' | 'other' | null {
  if (text === null || text.trim() === '') return null;
  if (/grant/i.test(text)) return 'grant';
  return /\bloan\b/i.test(text) ? 'loan' : 'other';
}

function dayOf(text: string | null): string | null {
  return writtenDay(text)?.date ?? dayIn(text);
}

/** The instant that is written counts; of a day alone its end, and of other words that they stand there. */
function deadlinesOf(text: string | null, now: Date): readonly CallDeadline[] {
  if (text === null) return [];
  const written = writtenDay(text);
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\S+$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isInstant && written === null)
    return [{ kind: 'full', label: text.trim().slice(0, 100), precision: 'unknown', rolling: false }];
  const at = isInstant ? utcOf(text) : endOfDay((written as WrittenDay).date, zone);
  const date = isInstant ? at.slice(0, 10) : (written as WrittenDay).date;
  if (Number(date.slice(0, 4)) >= now.getUTCFullYear() + yearsUntilRolling)
    return [{ kind: 'full', label: 'No closing date', precision: 'unknown', rolling: true }];
  const tz = isInstant ? {} : { tz: zone };
  return [{ kind: 'full', label: 'Closing date', date, ...tz, at, precision: 'day', rolling: false }];
}

function utcOf(text: string): string {
  return new Date(text).toISOString().replace('.000Z', 'Z');
}
