// Trials of companies that the catalogue knows, from ClinicalTrials.gov: each becomes a public record about its
// company. A trial whose sponsor is no such company is left out; names of investigators and places are too.

import { slugify, sourceId } from '../reading/ids.ts';
import { type Items, itemsOf, itemsOfPages, mapItems } from '../reading/map-items.ts';
import { jsonOf, politeFetch } from '../reading/polite-fetch.ts';
import { listOf, membersOf, textOf } from '../reading/read-lines.ts';
import {
  type HarvestContext,
  type OperatorRecord,
  type Source,
  SourceError,
  stays,
} from '../reading/source.ts';
import { oneLine, plainText, withoutContacts } from '../reading/text.ts';

const service = 'https://clinicaltrials.gov/api/v2/studies';
/** What a trial of the field says of itself. */
const question =
  'senescence OR senolytic OR geroprotector OR rapamycin aging OR longevity OR healthspan OR frailty';
const pageSize = 100;
const maxPages = 50;
const pauseMs = 1500;

export const clinicaltrials: Source = {
  name: 'clinicaltrials',
  family: 'company_records',
  credit: {
    name: 'ClinicalTrials.gov',
    url: 'https://clinicaltrials.gov',
    licence: 'public domain',
    statement: 'Trials from ClinicalTrials.gov, a registry of the United States government.',
  },
  summary: 'Trials of the companies of the catalogue, from ClinicalTrials.gov.',
  files: 'studies of its API, version 2, or pages of them ({"studies": […]}), as .json or .ndjson',
  readFiles: async (paths, context) => read(itemsOfPages(paths, 'studies', context), context),
  readLive: async (live, context) => {
    const studies: unknown[] = [];
    let token: string | null = null;
    for (let page = 0; page === 0 || token !== null; page++) {
      if (page === maxPages) throw new SourceError(`${service} gave ${maxPages} pages and more`);
      if (page > 0) await live.sleep(pauseMs);
      const query = new URLSearchParams({ 'query.term': question, pageSize: String(pageSize) });
      if (token !== null) query.set('pageToken', token);
      const url = `${service}?${query}`;
      const answer = membersOf(jsonOf(await politeFetch(live, url), url));
      if (!Array.isArray(answer?.studies)) throw new SourceError(`${service} answered without studies`);
      studies.push(...listOf(answer.studies));
      token = textOf(answer.nextPageToken);
    }
    return read(itemsOf('studies', studies), context);
  },
  left: stays,
};

/** A search is not all trials of a company, so none leaves by absence. */
function read(studies: Items, context: HarvestContext) {
  return mapItems(studies, (study) => trialRecord(study, context), context, { complete: false });
}

function trialRecord(value: unknown, context: HarvestContext): OperatorRecord | null {
  const protocol = membersOf(membersOf(value)?.protocolSection) ?? {};
  const module = (name: string) => membersOf(protocol[name]) ?? {};
  const identified = module('identificationModule');
  const nct = textOf(identified.nctId) ?? '';
  if (!/^NCT\d{8}$/.test(nct)) throw new SourceError('the study has no NCT number');
  const title = oneLine(textOf(identified.briefTitle) ?? textOf(identified.officialTitle));
  if (title === null) throw new SourceError(`${nct} has no title`);
  const sponsors = module('sponsorCollaboratorsModule');
  const names = [
    membersOf(sponsors.leadSponsor),
    membersOf(identified.organization),
    ...listOf(sponsors.collaborators).map(membersOf),
  ]
    .map((one) => textOf(one?.name) ?? textOf(one?.fullName))
    .filter((name) => name !== null);
  const company = names.map((name) => context.companyByName?.(name) ?? null).find((one) => one !== null);
  if (!company) return null;
  const started = textOf(membersOf(module('statusModule').startDateStruct)?.date);
  const summary = plainText(textOf(module('descriptionModule').briefSummary));
  const interventions = listOf(module('armsInterventionsModule').interventions);
  const projects = interventions
    .map((one) => oneLine(textOf(membersOf(one)?.name)))
    .filter((name) => name !== null);
  const url = `https://clinicaltrials.gov/study/${nct}`;
  return {
    id: sourceId(`clinicaltrials:${nct}:${company.id}`),
    public_id: `${slugify(nct)}-${slugify(company.name, 60)}`,
    record_type: 'trial',
    title,
    ...(started !== null && /^\d{4}-\d\d-\d\d$/.test(started) ? { date: started } : {}),
    ids: { nct },
    url,
    ...(summary === null ? {} : { text: withoutContacts(summary) }),
    accepted: true,
    accepted_by: 'rule',
    ...(projects.length > 0 ? { extracted: { projects } } : {}),
    company_id: company.id,
    source: 'clinicaltrials',
    source_url: url,
    text_policy: 'full',
  };
}
