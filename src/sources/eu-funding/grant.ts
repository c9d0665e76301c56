// An EU call becomes a grant.

import { cascadeFunder, cascadeFunding, cascadeText } from '../../families/grants/field-sources.ts';
import { nextDeadline } from '../../families/grants/next-deadline.ts';
import { gradeGrant } from '../../matching/calls/relevance.ts';
import { stagesIn } from '../../matching/calls/stages.ts';
import { assessed } from '../reading/assessed.ts';
import { funderLink } from '../reading/funder-link.ts';
import { sourceId } from '../reading/ids.ts';
import type { HarvestContext, OperatorRecord } from '../reading/source.ts';
import { absoluteUrl, oneLine, plainText } from '../reading/text.ts';
import { groupOf } from '../reading/variant-group.ts';
import type { EuBudget, EuCall } from './call.ts';
import { actionSlug, divisionSlug, isHealthCall, programmeName, programmeSlug } from './codes.ts';
import { closingDates, openingDate } from './deadlines.ts';
import { anyFieldOfEu } from './general-calls.ts';
import { councilOf, jointUndertakingOf } from './union-bodies.ts';

const commission = 'European Commission';
const commissionRor = '00k4n6c32';

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
  const stated = statuses[call.statusCode];
  if (stated === undefined) throw new Error(`status ${call.statusCode} is not known`);
  const title = oneLine(call.kind === 'cascade' ? (call.callTitle ?? call.title) : call.title);
  if (title === null) throw new Error('title is empty');
  const url = absoluteUrl(call.url);
  if (url === null) throw new Error('url is not an http address');
  // A cascade call bears the number of its project's topic, which says nothing of its own stages.
  const twoStages = call.kind !== 'cascade' && /two-stage/i.test(call.identifier);
  const model = call.deadlineModel ?? (twoStages ? 'two-stage' : null);
  const closing = closingDates(call.deadlines, model, call.kind === 'topic');
  const deadline = nextDeadline(closing, context.now);
  const opening = call.opens === null ? null : openingDate(call.opens);
  const hasOpened = deadline !== null && opening !== null && Date.parse(opening.at) <= context.now.getTime();
  const status = stated === 'forecast' && hasOpened ? 'open' : stated;
  const description = plainText(call.text) ?? parentTopic(call, title);
  const project = call.kind === 'cascade' ? (oneLine(call.project) ?? cascadeFunder) : null;
  const undertaking = call.kind === 'topic' ? jointUndertakingOf(call.identifier) : null;
  const funderName = project ?? undertaking?.name ?? commission;
  const above = funderName === commission ? null : commission;
  const council = call.kind === 'topic' ? councilOf(call.identifier) : null;
  const link = funderLink(funderName, context.organizationByName(funderName), {
    above: above === null ? null : { name: above, found: context.organizationByName(above) },
    // The Commission gives the money of a council's calls; they count for the council too.
    institutes: council === null ? [] : [{ ...council, found: context.organizationByName(council.name) }],
  });
  // Whoever asks for money of the Union means that of its joint undertakings too, and what projects pass on.
  const also = above === null ? [] : [...(undertaking ? [undertaking.acronym] : []), above];
  const aliases = [...new Set([...also, ...(link.top.funder_aliases ?? [])])];
  const grade = gradeGrant({
    title,
    body: description ?? '',
    funder: isHealthCall(call.identifier, title, call.divisions) ? 'health' : 'none',
    funderName,
    anyField: anyFieldOfEu(call.identifier, title),
    topicMin: context.topicMin,
  });
  // Nothing closes a call without a date but somebody at the portal, and some were never closed.
  const believedUntil = opening?.at && closing.length === 0 ? yearsAfter(opening.at, yearsWithoutDate) : null;
  const stages = stagesIn(stageTitle(call, title), []);
  const programme = call.programmes.flatMap((facet) => programmeName(facet) ?? [])[0];
  return {
    id: sourceId(`eu-ft:${call.key}`),
    public_id: `eu-ft-${call.key}`,
    title,
    ...(description === null ? {} : { description }),
    funder_name: funderName,
    ...(deadline === null ? {} : { deadline }),
    url,
    // Calls of the external action are for applicants of their country, which is no member of the portal's data.
    ...(call.kind === 'prospect' ? {} : { location: 'European Union' }),
    ...assessed({ grade, title: stageTitle(call, title), status, believedUntil }, context),
    group: groupOf('eu-ft', call.kind, title, call.key),
    status,
    ...(opening === null || deadline === null ? {} : { opens_at: opening.at }),
    source: 'eu-funding',
    source_url: url,
    text_policy: 'full',
    ...(status === 'closed' ? { closed_at: closedAt(closing.at(-1)?.at, call, context) } : {}),
    ...link.top,
    ...(above === null ? {} : { funder_parent: above }),
    ...(aliases.length > 0 ? { funder_aliases: aliases } : {}),
    detail: {
      number: call.identifier,
      deadlines: [...(opening === null ? [] : [opening]), ...closing],
      ...(call.budget?.years.length === 1 && /^\d{4}$/.test(call.budget.years[0] ?? '')
        ? { fiscal_year: Number(call.budget.years[0]) }
        : {}),
      ...('institutes' in link ? { institutes: link.institutes } : {}),
      ...codesOf(call),
      ...(stages.length === 0 ? {} : { eligibility: { career_stages: stages } }),
      funding: { instrument: instrumentOf(call), ...amounts(call.budget) },
      funder: {
        ...link.funder,
        ...(above === null && programme !== undefined ? { name: `${commission} (${programme})` } : {}),
        ...(above === null ? { ids: { ...link.funder.ids, ror: commissionRor } } : {}),
      },
    },
  };
}

/** So long after its opening a call without any date counts as verified. */
const yearsWithoutDate = 2;

function yearsAfter(moment: string, years: number): Date {
  const at = new Date(moment);
  at.setUTCFullYear(at.getUTCFullYear() + years);
  return at;
}

/** A cascade call has no text of its own; the topic of its project tells what it is about. */
function parentTopic(call: EuCall, title: string): string | null {
  const topic = oneLine(call.title);
  if (call.kind !== 'cascade' || topic === null || topic === title) return null;
  return `${cascadeText}${call.identifier}: ${topic}`;
}

/** The codes of the portal in words, each kind in a member of its own. */
function codesOf(call: EuCall): Readonly<Record<string, readonly string[]>> {
  const kinds = {
    programmes: call.programmes.flatMap((one) => programmeSlug(one) ?? []),
    division: call.divisions.flatMap((one) => divisionSlug(one) ?? []),
    action_types: call.actions.flatMap((one) => actionSlug(one) ?? []),
    instruments: [instrumentOf(call), ...(call.kind === 'cascade' ? [cascadeFunding] : [])],
  };
  const filled = Object.entries(kinds).filter(([, values]) => values.length > 0);
  return Object.fromEntries(filled.map(([name, values]) => [name, [...new Set(values)].sort()]));
}

/** A title such as "Starting Grant" is read with the council that gives it. */
function stageTitle(call: EuCall, title: string): string {
  if (/^ERC-\d{4}-STG/.test(call.identifier)) return `${title} (ERC starting grant)`;
  if (/^ERC-\d{4}-COG/.test(call.identifier)) return `${title} (ERC consolidator)`;
  return /^ERC-\d{4}-ADG/.test(call.identifier) ? `${title} (ERC advanced grant)` : title;
}

function instrumentOf(call: EuCall): 'grant' | 'prize' | 'equity' {
  const action = call.actions.join(' ');
  if (/\bprizes?\b/i.test(action)) return 'prize';
  return /\bequity only\b/i.test(action) ? 'equity' : 'grant';
}

/** Closed calls closed at their last date; without one, when the portal's index last took them in. */
function closedAt(lastDate: string | undefined, call: EuCall, context: HarvestContext): string {
  const now = `${context.now.toISOString().slice(0, -5)}Z`;
  if (lastDate !== undefined && lastDate < now) return lastDate;
  const ingested = Date.parse(call.ingested?.replace(/([+-]\d\d)(\d\d)$/, '$1:$2') ?? '');
  return Number.isNaN(ingested) ? now : `${new Date(ingested).toISOString().slice(0, -5)}Z`;
}

/** A total that is so many times what the expected awards can take at most is not the topic's. */
const minOfACall = 1.5;

/** Sums are rounded, so a twentieth more is no contradiction. */
const roundedUp = 1.05;

/** What the expected awards take at their smallest. */
function least({ min, expectedGrants }: EuBudget): number {
  return (min ?? 0) * Math.round(expectedGrants ?? 0);
}

function amounts(budget: EuBudget | null): Readonly<Record<string, unknown>> {
  if (budget === null) return {};
  const money = (amount: number) => ({ amount: amount.toFixed(2), currency: 'EUR' });
  const { total, max, expectedGrants } = budget;
  // Of some topics the portal gives the money of the whole call, so that each of them seems to have all of it.
  const most = max === null || expectedGrants === null ? null : max * Math.round(expectedGrants);
  const ofTheCall = total !== null && most !== null && most > 0 && total > minOfACall * most;
  const takesMore = total !== null && ((max ?? 0) > total || least(budget) > roundedUp * total);
  const disagrees = 'The figures of the source do not agree: its awards would take more than its total.';
  const note = `The source states a total of ${total} EUR, more than the expected awards can take; it may be that of the whole call.`;
  return {
    ...(total === null || ofTheCall ? {} : { total: money(total) }),
    ...(budget.min === null ? {} : { min_award: money(budget.min) }),
    ...(max === null ? {} : { max_award: money(max) }),
    ...(expectedGrants === null ? {} : { awards_expected: Math.round(expectedGrants) }),
    ...(ofTheCall ? { details: note } : takesMore ? { details: disagrees } : {}),
  };
}
