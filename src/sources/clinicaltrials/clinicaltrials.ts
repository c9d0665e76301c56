// Trials of companies that the catalogue knows, from ClinicalTrials.gov: each becomes a public record about its
// company. A trial whose sponsor is no such company is left out; names of investigators and places are too.

import { slugify, sourceId } from '../reading/ids.ts';
import { type Items, itemsOf, itemsOfPages, mapItems } from '../reading/map-items.ts';
import { ageIn, type RowAge } from '../reading/newer-rows.ts';
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
  return mapItems(studies, (study) => trialRecord(study, context), context, { complete: false, age: ageOf });
}

/** When it was last changed. */
function ageOf(study: unknown): RowAge {
  const status = membersOf(membersOf(membersOf(study)?.protocolSection)?.statusModule);
  return [ageIn(membersOf(status?.lastUpdatePostDateStruct)?.date)];
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
  const companyOf = (value: unknown) => {
    const one = membersOf(value);
    const name = textOf(one?.name) ?? textOf(one?.fullName);
    return name === null ? null : (context.companyByName?.(name) ?? null);
  };
  const sponsor = companyOf(sponsors.leadSponsor) ?? companyOf(identified.organization);
  const helpers = listOf(sponsors.collaborators).map(companyOf);
  const company = sponsor ?? helpers.find((one) => one !== null);
  if (!company) return null;
  const status = module('statusModule');
  const day = dayOf(status, context.asOf ?? context.now);
  const summary = plainText(textOf(module('descriptionModule').briefSummary));
  // What somebody else tries with a company's help is not the company's project; in a trial that was withdrawn
  // nobody was given anything.
  const projects = sponsor === null || isWithdrawn(status) ? [] : triedIn(module('armsInterventionsModule'));
  const url = `https://clinicaltrials.gov/study/${nct}`;
  return {
    id: sourceId(`clinicaltrials:${nct}:${company.id}`),
    public_id: `${slugify(nct)}-${slugify(company.name, 60)}`,
    record_type: 'trial',
    title,
    ...(day === null ? {} : { date: day }),
    ids: { nct },
    url,
    ...(summary === null ? {} : { text: withoutContacts(summary) }),
    accepted: true,
    accepted_by: 'rule',
    ...(projects.length > 0 ? { extracted: { projects } } : {}),
    ...stateOf(status, module('designModule')),
    company_id: company.id,
    source: 'clinicaltrials',
    source_url: url,
    text_policy: 'full',
  };
}

type Members = Readonly<Record<string, unknown>>;

function isWithdrawn(status: Members): boolean {
  return status.overallStatus === 'WITHDRAWN';
}

/** How it stood when the registry was last told; "NA" is no phase. */
function stateOf(status: Members, design: Members): { readonly trial?: Members } {
  const stands = textOf(status.overallStatus);
  if (stands === null) return {};
  const phases = listOf(design.phases)
    .flatMap((one) => textOf(one) ?? [])
    .filter((phase) => /PHASE\d/.test(phase))
    .map((phase) => phase.toLowerCase().replace(/phase(?=\d)/, 'phase_'));
  const updated = textOf(membersOf(status.lastUpdatePostDateStruct)?.date);
  return {
    trial: { status: stands.toLowerCase(), phases, ...(isWholeDay(updated) ? { updated } : {}) },
  };
}

/**
 * The day on which it began; before that, or where the month alone is known, or where it never began, the day on
 * which it was registered.
 */
function dayOf(status: Members, readAt: Date): string | null {
  const [began, posted] = [status.startDateStruct, status.studyFirstPostDateStruct].map(membersOf);
  const beginning = textOf(began?.date);
  const hasBegun =
    began?.type !== 'ESTIMATED' &&
    !isWithdrawn(status) &&
    beginning !== null &&
    Date.parse(beginning) <= readAt.getTime();
  const days = [hasBegun ? beginning : null, textOf(posted?.date)];
  return days.find(isWholeDay) ?? null;
}

/** Of some the registry knows the month alone. */
function isWholeDay(date: string | null): date is string {
  return date !== null && /^\d{4}-\d\d-\d\d$/.test(date);
}

/** Kinds of interventions that are products; a procedure, a behaviour or a test is none. */
const products = /^(?:DRUG|BIOLOGICAL|GENETIC|DEVICE|DIETARY_SUPPLEMENT|COMBINATION_PRODUCT)$/;
const notTried = /\b(?:placebo|sham|vehicle|saline|standard of care|usual care)\b/i;

/** The products that are tried: given in an experimental group, and not what they are compared with. */
function triedIn({ interventions, armGroups }: Members): readonly string[] {
  const arms = listOf(armGroups).map(membersOf);
  const compared = arms.filter((arm) => arm?.type !== undefined && arm?.type !== 'EXPERIMENTAL');
  const labels = new Set(compared.map((arm) => textOf(arm?.label)));
  return listOf(interventions).flatMap((value) => {
    const one = membersOf(value);
    const name = oneLine(textOf(one?.name));
    const groups = listOf(one?.armGroupLabels).map(textOf);
    const isCompared = groups.length > 0 && groups.every((label) => labels.has(label));
    const isProduct = products.test(String(one?.type)) && name !== null && !notTried.test(name);
    return isProduct && !isCompared ? [name] : [];
  });
}
