// The daily extract of Grants.gov: some 300 MB of XML, read as a stream, one opportunity at a time.
//
// A document type declaration is refused before it is read, so there are no entities to expand; the
// length of a text is bounded; a document that ends early is an error, not a short list.

import { SaxesParser } from 'saxes';
import { strictDecoder } from '../reading/encoding.ts';
import { ageIn, type RowAge } from '../reading/newer-rows.ts';
import { checkNesting, SourceError } from '../reading/source.ts';
import { applicantCodes, categoryCodes, instrumentCodes } from './codes.ts';
import { dayIfReadable, dayOf, type GrantsGovItem, textOrNull } from './item.ts';
import { yesOrNo } from './json.ts';
import { statusByDates } from './status.ts';

/** The texts of one opportunity by element name, in the order of the document. */
interface ExtractRecord {
  readonly isForecast: boolean;
  readonly fields: ReadonlyMap<string, readonly string[]>;
}

const synopsisElement = 'OpportunitySynopsisDetail_1_0';
const forecastElement = 'OpportunityForecastDetail_1_0';
const prologLimit = 65_536;
const textLimit = 1_000_000;

/**
 * The opportunities of an extract. `chunks` are the bytes of the document in UTF-8.
 * Throws SourceError when the document is not a complete, well-formed extract.
 */
export async function* readExtract(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<ExtractRecord> {
  const decoder = strictDecoder('utf-8');
  const reader = extractParser(name);
  let prolog: string | null = '';
  let count = 0;
  for await (const chunk of chunks) {
    const text = textIn(decoder, chunk, name);
    if (prolog !== null) {
      prolog += text;
      const root = prolog.search(/<[a-z]/i);
      const beforeRoot = root < 0 ? prolog : prolog.slice(0, root);
      if (/<!DOCTYPE/i.test(beforeRoot)) throw new SourceError(`${name} has a document type declaration`);
      if (root < 0) {
        if (prolog.length > prologLimit) throw new SourceError(`${name} is not an extract of Grants.gov`);
        continue;
      }
      reader.write(prolog);
      prolog = null;
    } else reader.write(text);
    for (const record of reader.take()) {
      count += 1;
      yield record;
    }
  }
  reader.write((prolog ?? '') + textIn(decoder, null, name));
  reader.close();
  for (const record of reader.take()) {
    count += 1;
    yield record;
  }
  if (count === 0) throw new SourceError(`${name} holds no opportunity`);
}

type Decoder = ReturnType<typeof strictDecoder>;

/** The text of the next bytes; of null, what is left. */
function textIn(decoder: Decoder, bytes: Uint8Array | null, name: string): string {
  try {
    return bytes === null ? decoder.decode() : decoder.decode(bytes, { stream: true });
  } catch (error) {
    throw new SourceError(`${name} is not valid UTF-8`, { cause: error });
  }
}

function extractParser(name: string) {
  const parser = new SaxesParser();
  const path: string[] = [];
  let done: ExtractRecord[] = [];
  let fields: Map<string, string[]> | null = null;
  let text = '';
  let lastTag = 0;
  parser.on('error', (error) => {
    throw new SourceError(`${name} is not well-formed XML: ${error.message}`, { cause: error });
  });
  parser.on('doctype', () => {
    throw new SourceError(`${name} has a document type declaration`);
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding)) {
      throw new SourceError(`${name} is written in ${encoding.slice(0, 40)}, not in UTF-8`);
    }
  });
  parser.on('opentag', (tag) => {
    const element = bareName(tag.name);
    if (path.length === 0 && element !== 'Grants') {
      throw new SourceError(`${name} is not an extract of Grants.gov: its root is ${element.slice(0, 60)}`);
    }
    if (path.length === 1 && (element === synopsisElement || element === forecastElement)) fields = new Map();
    path.push(element);
    checkNesting(path.length, name);
    text = '';
    lastTag = parser.position;
  });
  const addText = (more: string) => {
    if (path.length === 3 && fields !== null) text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = path.pop() ?? '';
    lastTag = parser.position;
    if (fields === null) return;
    if (path.length === 2) {
      const texts = fields.get(element);
      if (texts) texts.push(text);
      else fields.set(element, [text]);
    } else if (path.length === 1) {
      done.push({ isForecast: element === forecastElement, fields });
      fields = null;
    }
  });
  return {
    write: (chunk: string) => {
      parser.write(chunk);
      if (parser.position - lastTag > textLimit) {
        throw new SourceError(`${name} holds a text of more than a million characters`);
      }
    },
    close: () => {
      parser.close();
    },
    take: () => {
      const records = done;
      done = [];
      return records;
    },
  };
}

function bareName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The day of its last change, and of two of one kind the number of its version (`Synopsis 3`). */
export function ageInExtract({ fields, isForecast }: ExtractRecord): RowAge {
  const day = dayIfReadable(textOrNull(fields.get('LastUpdatedDate')?.[0]));
  const version = /(\d{1,9})$/.exec(fields.get('Version')?.[0]?.trim() ?? '')?.[1];
  // What was posted was a forecast before.
  return [ageIn(day), isForecast ? 0 : 1, version === undefined ? null : Number(version)];
}

/** The item of an opportunity of the extract. Throws when a date that decides cannot be read. */
export function itemFromExtract(record: ExtractRecord, now: Date): GrantsGovItem {
  const all = (element: string) =>
    (record.fields.get(element) ?? []).map(textOrNull).filter((text) => text !== null);
  const one = (element: string) => all(element)[0] ?? null;
  const coded = (element: string, table: Readonly<Record<string, string>>) => [
    ...new Set(
      all(element)
        .map((code) => table[code])
        .filter((word) => word !== undefined),
    ),
  ];
  const { isForecast } = record;
  const closeDate = dayOf(one('CloseDate'));
  const archiveDate = dayOf(one('ArchiveDate'));
  return {
    id: one('OpportunityID') ?? '',
    number: one('OpportunityNumber'),
    title: one('OpportunityTitle'),
    description: one('Description'),
    status: statusByDates({ isForecast, closeDate, archiveDate }, now),
    agencyCode: one('AgencyCode'),
    agencyName: one('AgencyName'),
    topAgencyName: null,
    postDate: dayIfReadable(one('PostDate')),
    closeDate,
    closeDateExplanation: one('CloseDateExplanation'),
    archiveDate,
    infoUrl: one('AdditionalInformationURL'),
    categories: coded('CategoryOfFundingActivity', categoryCodes),
    instruments: coded('FundingInstrumentType', instrumentCodes),
    applicantTypes: coded('EligibleApplicants', applicantCodes),
    assistanceListings: [...new Set(all('CFDANumbers'))],
    eligibility: one('AdditionalInformationOnEligibility'),
    costSharing: yesOrNo(one('CostSharingOrMatchingRequirement')),
    awardFloor: one('AwardFloor'),
    awardCeiling: one('AwardCeiling'),
    totalFunding: one('EstimatedTotalProgramFunding'),
    awardsExpected: one('ExpectedNumberOfAwards'),
    fiscalYear: one('FiscalYear'),
    estimatedPostDate: dayIfReadable(one('EstimatedSynopsisPostDate')),
    estimatedCloseDate: dayIfReadable(one('EstimatedSynopsisCloseDate')),
    estimatedAwardDate: dayIfReadable(one('EstimatedAwardDate')),
    estimatedStartDate: dayIfReadable(one('EstimatedProjectStartDate')),
  };
}
