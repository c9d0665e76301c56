// What lists and filters need to know of a grant beside its members.

import type { Doc } from '../../kernel/family.ts';
import { derived, nullable, oneOf } from '../../kernel/field.ts';
import type { Restriction } from '../../kernel/filter.ts';
import { careerStages } from '../../matching/calls/stages.ts';
import { type CallDate, deadlineFor, firstStepApplicants } from './next-deadline.ts';

/** Statuses that status_public tells everyone. */
export const publicStatuses: ReadonlySet<string> = new Set(['archived', 'forecast', 'notice']);

/** A forecast and a notice take no applications. */
export function waits({ status }: { readonly status: string | null }): boolean {
  return status === 'forecast' || status === 'notice';
}

export const notOpenField = derived(
  nullable(
    oneOf(
      ['forecast', 'notice', 'closed', 'archived'],
      'Why it takes no applications, whatever its deadline says: a forecast (not yet), a notice (it asks for none), closed or archived by its source; null where it takes them until its deadline.',
    ),
  ),
);

/** Why a row takes no applications though its deadline is not past; null where it takes them. */
export function notOpen({ status, closed_at }: Record<'status' | 'closed_at', string | null>): string | null {
  if (status === 'archived') return status;
  if (closed_at !== null) return 'closed';
  return waits({ status }) ? status : null;
}

/** What lists show unless all is asked for. */
export function isListed(grant: Listed): boolean {
  return grant.verified && grant.relevant !== false && !waits(grant) && !isForSome(grant);
}

/**
 * About ageing or open to it, and not open yet: calls that are announced, and programmes whose next round nobody
 * knows, as those of most foundations.
 */
export function isForecast({ status, relevant, closed_at }: Forecast): boolean {
  return status === 'forecast' && relevant !== false && closed_at === null;
}

type Forecast = Pick<Listed, 'status' | 'relevant'> & { readonly closed_at: string | null };

/** What a scope lists, with or without what is past; the flags are those of the family. */
export function restrictionsOf({ scope, include_expired }: Doc): readonly Restriction[] {
  const notPast = include_expired ? [] : [{ notPast: 'deadline' }];
  if (scope === 'forecast') return [{ flag: 'forecast' }, ...notPast];
  if (scope === 'all') return include_expired ? [] : [...notPast, { flag: 'standing' }];
  return [...notPast, { flag: include_expired ? 'listed' : 'listed_standing' }];
}

/** Whether the dates that harvests know are over for whoever applies anew. */
export function isForSome({ deadline, deadlines }: DatedGrant): boolean {
  return takesNothingNew(deadlineFor(deadline, deadlines));
}

/** The same of a row, which says for whom its deadline is. */
export function takesNothingNew(deadline_for: unknown): boolean {
  return someAlone.has(String(deadline_for));
}

/** Those who come back with an application, research on AIDS, and whoever took a first step that is over: what operators write besides narrows nothing. */
const someAlone: ReadonlySet<string> = new Set([...['renewal', 'aids'], firstStepApplicants]);

interface DatedGrant {
  readonly deadline: string | null;
  readonly deadlines: readonly CallDate[];
}

interface Listed extends DatedGrant {
  readonly verified: boolean;
  readonly relevant: boolean | null;
  readonly status: string | null;
}

export type Coded = { readonly eligibility: Doc | null; readonly labels: readonly string[] };

export function applicantsOf({ eligibility }: Pick<Coded, 'eligibility'>): readonly string[] {
  const types = (eligibility?.applicant_types ?? []) as readonly { readonly value: string | null }[];
  return [...new Set(types.flatMap(({ value }) => value ?? []))];
}

/** The stages of a career that a call names, in its terms or by its labels. */
export function careerStagesOf({ eligibility, labels }: Coded): readonly string[] {
  const stated = (eligibility?.career_stages ?? []) as readonly string[];
  return [...new Set([...stated, ...labels.filter(isCareerStage)])];
}

function isCareerStage(label: string): boolean {
  return (careerStages as readonly string[]).includes(label);
}

/** Labels that say for whom a call is, at which stage of research, or how it closes, and not what it is about. */
const stageLabels: ReadonlySet<string> = new Set([
  ...careerStages,
  'clinician-scientist',
  'institutional-training',
  'any-career-stage',
  'basic-research',
  'translational',
  'preclinical',
  'clinical-trial',
  'observational',
  'implementation',
  'infrastructure',
  'rolling',
]);

/** Whether a label says what a call is about: not its stage, nor who may apply, nor what form the money has. */
export function isTopicLabel(label: string): boolean {
  return !stageLabels.has(label) && !/^(?:eligible|instrument)-/.test(label);
}
