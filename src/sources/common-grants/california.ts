// The grants portal of California: a table of the state's open data, rewritten every day. Its times of
// day are those of Sacramento; "Ongoing" is a call without an end. Whom to ask is left out.

import { dayInZone } from '../../kernel/zone-clock.ts';
import {
  type Call,
  type CallDeadline,
  clockMembers,
  closedCall,
  grantOfCall,
  openingDay,
  present,
} from '../reading/call.ts';
import { type Items, itemsOf, itemsOfFiles, mapItems } from '../reading/map-items.ts';
import { ageIn } from '../reading/newer-rows.ts';
import { jsonOf, politeFetch } from '../reading/polite-fetch.ts';
import { listOf, membersOf, textOf } from '../reading/read-lines.ts';
import {
  type HarvestContext,
  type OperatorRecord,
  type Reading,
  type Source,
  SourceError,
} from '../reading/source.ts';
import { absoluteUrl, oneLine, plainText } from '../reading/text.ts';
import { dayIn, endOfDay, zonedInstant } from '../reading/zoned-time.ts';
import { awardRange, dollarRange, dollars, inWords, monthsIn } from './amounts.ts';
import { writtenDay } from './written-day.ts';

type Row = Readonly<Record<string, unknown>>;

const table = '111c8c88-21f6-453c-ae2c-b4785a0624f5';
const service = 'https://data.ca.gov/api/3/action/datastore_search';
const portal = 'https://www.grants.ca.gov';
const zone = 'America/Los_Angeles';
const pageSize = 500;
const maxPages = 40;
const pauseMs = 1000;

/**
 * An agency with the name of its state, as registries have it: without it "Department of Transportation" would be
 * that of the whole country.
 */
function californiaAgency(name: string): string {
  if (/^CA /.test(name)) return name.replace(/^CA /, 'California ');
  const isOffice = /\b(?:agency|board|commission|council|department|library|office)\b/i.test(name);
  return isOffice && !/\bcalifornia\b/i.test(name) ? `California ${name}` : name;
}

export const california: Source = {
  name: 'california',
  family: 'grants',
  country: 'US',
  registeredName: californiaAgency,
  credit: {
    name: 'California Grants Portal',
    url: portal,
    licence: 'public record of the State of California',
    statement: 'Calls of the California Grants Portal, from data.ca.gov.',
  },
  summary: 'Grants and loans of the agencies of California, from its grants portal.',
  files: 'the dump of the portal’s table, or kept answers of datastore_search, as .json',
  ignoredInComparison: clockMembers,
  readFiles: async (paths, context) => read(fileTables(paths, context), context),
  readLive: async (live, context) => {
    const rows: Row[] = [];
    let total = Number.POSITIVE_INFINITY;
    for (let page = 0; rows.length < total; page++) {
      if (page === maxPages) throw new SourceError(`${service} counts ${total} rows, more than there can be`);
      if (page > 0) await live.sleep(pauseMs);
      const url = `${service}?resource_id=${table}&limit=${pageSize}&offset=${page * pageSize}`;
      const answer = membersOf(jsonOf(await politeFetch(live, url), url));
      const result = membersOf(answer?.result);
      const found = listOf(result?.records)
        .map(membersOf)
        .filter((row) => row !== null);
      if (answer?.success !== true || typeof result?.total !== 'number') {
        throw new SourceError(`${service} answered without a result and its total`);
      }
      total = result.total;
      if (found.length === 0 && rows.length < total) {
        throw new SourceError(`${service} gave ${rows.length} of ${total} rows`);
      }
      rows.push(...found);
    }
    return read(itemsOf('data.ca.gov', rows), context);
  },
  left: closedCall,
};

function read(rows: Items, context: HarvestContext): Reading {
  return mapItems(rows, (row) => californiaGrant(row, context), context, {
    complete: true,
    age: (row) => [ageIn(membersOf(row)?.LastUpdated)],
  });
}

/** The rows of kept tables: a dump gives arrays and names the columns before them, an answer gives objects. */
async function* fileTables(paths: readonly string[], context: HarvestContext) {
  for await (const { where, value } of itemsOfFiles(paths, context)) {
    const whole = membersOf(value);
    const answer = membersOf(whole?.result) ?? whole;
    const columns = listOf(answer?.fields).map((field) => textOf(membersOf(field)?.id) ?? '');
    if (!Array.isArray(answer?.records)) throw new SourceError(`${where} holds no records of a table`);
    for (const [index, row] of listOf(answer.records).entries()) {
      const named = Array.isArray(row) ? Object.fromEntries(columns.map((name, n) => [name, row[n]])) : row;
      yield { where: `${where}.records[${index}]`, value: named };
    }
  }
}

const stati: Readonly<Record<string, Call['status']>> = {
  active: 'open',
  forecasted: 'forecast',
  closed: 'closed',
};

/** The grant of a row. Throws a SourceError that says what is missing. */
function californiaGrant(value: unknown, context: HarvestContext): OperatorRecord {
  const row = membersOf(value) ?? {};
  const cell = (column: string) => textOf(row[column]);
  const key = cell('PortalID') ?? String(row.PortalID ?? '');
  if (!/^\d{1,12}$/.test(key)) throw new SourceError('the row has no PortalID');
  const status = stati[cell('Status') ?? ''];
  if (!status) throw new SourceError(`the status ${cell('Status')} is not known`);
  const award = dollarRange(cell('EstAmounts'));
  const total = dollars(cell('EstAvailFunds'));
  const url = absoluteUrl(cell('GrantURL')) ?? absoluteUrl(cell('AgencyURL')) ?? portal;
  const details = [cell('ApplicantType'), cell('ApplicantTypeNotes'), cell('Geography')];
  return grantOfCall(
    {
      key: `california:${key}`,
      slug: `california-${key}`,
      title: oneLine(cell('Title')) ?? '',
      description: plainText([cell('Purpose'), cell('Description')].filter(Boolean).join('\n\n')),
      funder: oneLine(cell('AgencyDept')) ?? '',
      funderParent: 'State of California',
      url,
      infoUrl: absoluteUrl(cell('AgencyURL')),
      sourceUrl: url,
      status,
      location: 'California, United States',
      number: oneLine(cell('GrantID')),
      awardDateExpected: writtenDay(cell('ExpAwardDate'))?.date ?? null,
      deadlines: [
        ...openingDay(dayInSacramento(cell('OpenDate')), zone),
        ...(/^yes$/i.test(cell('LOI') ?? '') ? [letterOfIntent] : []),
        ...deadlinesOf(cell('ApplicationDeadline')),
      ],
      funding: {
        instrument: (cell('Type') ?? '').startsWith('Loan') ? 'loan' : 'grant',
        ...(total ? { total } : {}),
        ...(award.least ? { min_award: award.least } : {}),
        ...(award.most ? { max_award: award.most } : {}),
        ...awardRange(cell('EstAwards')),
        ...(cell('MatchingFunds') ? { cost_sharing: cell('MatchingFunds') !== 'Not Required' } : {}),
        ...present({
          duration_months_max: monthsIn(cell('AwardPeriod')),
          details: inWords('Matching funds', plainText(cell('MatchingFundsNotes'))),
        }),
      },
      applicants: applicantsOf(cell('ApplicantType')),
      countriesIn: ['US'],
      eligibility: plainText(details.filter(Boolean).join('\n\n')),
      textPolicy: 'full',
    },
    'california',
    context,
  );
}

/** The portal writes openings in UTC (midnight of summer as 07:00), and closings as clocks there show them. */
function dayInSacramento(text: string | null): string | null {
  const { date, time } = writtenDay(text) ?? { date: dayIn(text), time: null };
  return time === null ? date : dayInZone(zone, Date.parse(`${date}T${time}:00Z`));
}

/** Beside a call that asks for one: who sends it too late must not learn of it from the call alone. */
const letterOfIntent: CallDeadline = {
  kind: 'loi',
  label: 'Letter of intent; the portal names no day for it',
  precision: 'unknown',
  rolling: false,
};

function deadlinesOf(text: string | null): readonly CallDeadline[] {
  if (text === null) return [];
  if (/^ongoing$/i.test(text.trim())) {
    return [{ kind: 'full', label: 'Ongoing', precision: 'unknown', rolling: true }];
  }
  const written = writtenDay(text);
  if (written === null)
    return [{ kind: 'full', label: text.trim().slice(0, 100), precision: 'unknown', rolling: false }];
  const { date, time } = written;
  const entry = { kind: 'full', label: 'Application deadline', date, tz: zone, rolling: false } as const;
  if (time === null) return [{ ...entry, at: endOfDay(date, zone), precision: 'day' }];
  return [{ ...entry, time, at: zonedInstant(`${date}T${time}:00`, zone), precision: 'minute' }];
}

const applicantWords: Readonly<Record<string, string>> = {
  individual: 'individual',
  'tribal government': 'government_tribal',
};

/** "Public Agency" and "Nonprofit" are wider or narrower than any word of the protocol, so they stay as they are. */
export function applicantsOf(text: string | null): readonly { value: string; custom_value?: string }[] {
  const list = text ?? '';
  // Some lists have commas instead, and a word before the last of them.
  const names = list.includes(';') ? list.split(';') : list.split(/,(?: and\b)?/);
  return names
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length <= 200)
    .map((name) => {
      const value = applicantWords[name.toLowerCase()];
      return value ? { value } : { value: 'custom', custom_value: name };
    });
}
