// An EU call becomes a grant.

import type { EuBudget, EuCall } from './eu-funding-call.ts';
import {
  actionLabel,
  divisionLabel,
  fundsResearch,
  isHealthCall,
  programmeLabel,
  programmeName,
} from './eu-funding-codes.ts';
import { closingDates, nextDeadline, openingDate } from './eu-funding-deadlines.ts';
import { sourceId } from './ids.ts';
import { type GradedInstrument, gradeGrant } from './relevance.ts';
import type { HarvestContext, OperatorRecord } from './source.ts';
import { absoluteUrl, oneLine, plainText } from './text.ts';

const commission = 'European Commission';
const commissionRor = '00k4n6c32';

/** No call states who may apply in a form that can be read; the rules of the programmes name these. */
const usualApplicants = ['higher-education-public', 'nonprofit-without-501c3', 'for-profit-small-business'];

const statuses: Readonly<Record<string, 'forecast' | 'open' | 'closed'>> = {
  31094501: 'forecast',
  31094502: 'open',
  31094503: 'closed',
};

/**
 * The grant of a call. The source may still say "open" when the last date has passed: the status is
 * kept as it says, and the date decides what counts as open. Throws an Error with the reason when the
 * call has no title, no usable address, an unknown status or a date that cannot be read.
 */
export function euGrant(call: EuCall, context: HarvestContext): OperatorRecord {
  const status = statuses[call.statusCode];
  if (status === undefined) throw new Error(`status ${call.statusCode} is not known`);
  const title = oneLine(call.kind === 'cascade' ? (call.callTitle ?? call.title) : call.title);
  if (title === null) throw new Error('title is empty');
  const url = absoluteUrl(call.url);
  if (url === null) throw new Error('url is not an http address');
  const model = call.deadlineModel ?? (/two-stage/i.test(call.identifier) ? 'two-stage' : null);
  const closing = closingDates(call.deadlines, model);
  const deadline = nextDeadline(closing, context.now);
  const description = plainText(call.text) ?? parentTopic(call, title);
  const project = call.kind === 'cascade' ? oneLine(call.project) : null;
  const organization =
    (project === null ? null : context.organizationByName(project)) ?? context.organizationByName(commission);
  const funderName = project ?? commission;
  const grade = gradeGrant({
    title,
    body: description ?? '',
    funder: isHealthCall(call.identifier, title, call.divisions) ? 'health' : 'none',
    funderName,
    applicantTypes: usualApplicants,
    instrument: gradedInstrument(call),
    deadline,
    now: context.now,
  });
  const programme = call.programmes.flatMap((facet) => programmeName(facet) ?? [])[0];
  return {
    id: sourceId(`eu-ft:${call.key}`),
    public_id: `eu-ft-${call.key}`,
    title,
    ...(description === null ? {} : { description }),
    funder_name: funderName,
    ...(deadline === null ? {} : { deadline }),
    url,
    location: 'European Union',
    labels: labelsOf(call, grade.labels),
    relevance_score: grade.score,
    relevance_reasons: grade.reasons,
    status,
    source: 'eu-funding',
    source_url: url,
    text_policy: 'full',
    verified: status === 'open' && grade.score >= context.relevanceMin,
    ...(status === 'closed' ? { closed_at: closedAt(closing.at(-1)?.at, call, context) } : {}),
    ...(organization === null ? {} : { organization_id: organization.id }),
    detail: {
      number: call.identifier,
      deadlines: [...(call.opens === null ? [] : [openingDate(call.opens)]), ...closing],
      ...(call.budget?.years.length === 1 && /^\d{4}$/.test(call.budget.years[0] ?? '')
        ? { fiscal_year: Number(call.budget.years[0]) }
        : {}),
      funding: { instrument: instrumentOf(call), ...amounts(call.budget) },
      funder: {
        name: project ?? (programme === undefined ? commission : `${commission} (${programme})`),
        ...(project === null ? { ids: { ror: commissionRor } } : {}),
      },
    },
  };
}

/** A cascade call has no text of its own; the topic of its project tells what it is about. */
function parentTopic(call: EuCall, title: string): string | null {
  const topic = oneLine(call.title);
  if (call.kind !== 'cascade' || topic === null || topic === title) return null;
  return `Cascade funding call under the topic ${call.identifier}: ${topic}`;
}

function labelsOf(call: EuCall, topics: readonly string[]): readonly string[] {
  const labels = new Set([
    ...topics,
    ...call.programmes.map(programmeLabel),
    ...call.divisions.map(divisionLabel),
    ...call.actions.map(actionLabel),
    `instrument-${instrumentOf(call)}`,
    ...(call.kind === 'cascade' ? ['cascade-funding'] : []),
  ]);
  return [...labels].sort();
}

function instrumentOf(call: EuCall): 'grant' | 'prize' | 'equity' {
  const action = call.actions.join(' ');
  if (/\bprizes?\b/i.test(action)) return 'prize';
  return /\bequity only\b/i.test(action) ? 'equity' : 'grant';
}

function gradedInstrument(call: EuCall): GradedInstrument {
  const instrument = instrumentOf(call);
  if (instrument === 'prize') return 'prize';
  if (instrument === 'equity') return 'other';
  return fundsResearch(call.programmes) ? 'grant' : 'non_research_grant';
}

/** Closed calls closed at their last date; without one, when the portal's index last took them in. */
function closedAt(lastDate: string | undefined, call: EuCall, context: HarvestContext): string {
  const now = `${context.now.toISOString().slice(0, -5)}Z`;
  if (lastDate !== undefined && lastDate < now) return lastDate;
  const ingested = Date.parse(call.ingested?.replace(/([+-]\d\d)(\d\d)$/, '$1:$2') ?? '');
  return Number.isNaN(ingested) ? now : `${new Date(ingested).toISOString().slice(0, -5)}Z`;
}

function amounts(budget: EuBudget | null): Readonly<Record<string, unknown>> {
  if (budget === null) return {};
  const money = (amount: number) => ({ amount: amount.toFixed(2), currency: 'EUR' });
  return {
    ...(budget.total === null ? {} : { total: money(budget.total) }),
    ...(budget.min === null ? {} : { min_award: money(budget.min) }),
    ...(budget.max === null ? {} : { max_award: money(budget.max) }),
    ...(budget.expectedGrants === null ? {} : { awards_expected: Math.round(budget.expectedGrants) }),
  };
}
