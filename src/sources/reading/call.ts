// A call for applications as the smaller sources tell it, and the grant that is made of it: one place that
// grades, links the funder and leaves out what nobody said.

import { uncompared } from '../../families/grants/moved-grant.ts';
import { nextDeadline, opensLabel } from '../../families/grants/next-deadline.ts';
import { type Grade, gradeGrant } from '../../matching/calls/relevance.ts';
import { clinicalTrialMark, stagesIn } from '../../matching/calls/stages.ts';
import { assessed } from './assessed.ts';
import { funderLink } from './funder-link.ts';
import { sourceId } from './ids.ts';
import type { HarvestContext, OperatorRecord } from './source.ts';
import { SourceError } from './source.ts';
import { withoutContacts } from './text.ts';
import { zonedInstant } from './zoned-time.ts';

export interface Money {
  /** A decimal text. */
  readonly amount: string;
  readonly currency: string;
}

export interface CallDeadline {
  readonly kind: 'loi' | 'preproposal' | 'full' | 'decision' | 'other';
  readonly label: string;
  /** YYYY-MM-DD where the source says so. */
  readonly date?: string;
  /** HH:MM in `tz`, only where the source says so. */
  readonly time?: string;
  readonly tz?: string;
  /** The instant in UTC. */
  readonly at?: string;
  readonly precision: 'minute' | 'day' | 'month' | 'unknown';
  readonly rolling: boolean;
  /** Whom the date is for, where it is not for everyone. */
  readonly applies_to?: string;
  readonly method?: 'computed';
}

/** When applications open, as an entry beside the deadlines: the day begins there. Nothing for what is no day. */
export function openingDay(date: string | null, tz: string): readonly CallDeadline[] {
  if (date === null || !/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) return [];
  const at = zonedInstant(`${date}T00:00:00`, tz);
  return [{ kind: 'other', label: opensLabel, date, tz, at, precision: 'day', rolling: false }];
}

/** Texts are plain; what the source does not say is left out or null. */
export interface Call {
  /** The key of the call at its source, with the source's name before it. */
  readonly key: string;
  readonly slug: string;
  readonly title: string;
  readonly description?: string | null;
  readonly funder: string;
  readonly funderParent?: string | null;
  /** Where the funder is; left out: where applicants are, if that is one country. */
  readonly country?: string;
  readonly url: string;
  readonly infoUrl?: string | null;
  readonly sourceUrl: string;
  readonly status: 'open' | 'forecast' | 'closed';
  readonly location?: string | null;
  readonly number?: string | null;
  readonly postedAt?: string | null;
  readonly awardDateExpected?: string | null;
  readonly deadlines?: readonly CallDeadline[];
  readonly funding?: Readonly<Record<string, unknown>>;
  /** Values of the CommonGrants protocol; others as custom values. */
  readonly applicants?: readonly { readonly value: string; readonly custom_value?: string }[];
  readonly countriesIn?: readonly string[];
  readonly eligibility?: string | null;
  /** From where applicants may be, where the source says so in words of its own. */
  readonly places?: Readonly<Record<string, unknown>>;
  /** Assistance listings of the United States. */
  readonly listings?: readonly string[];
  /** Parts of the funder that take part. */
  readonly institutes?: readonly { readonly acronym: string; readonly name: string }[];
  /** Activity codes of NIH in the title. */
  readonly codes?: readonly string[];
  /** For holders of an award alone. */
  readonly closedGroup?: boolean;
  /** How the source itself grades its calls, given their whole text; left out: by title and text alone. */
  readonly grade?: (body: string) => Grade;
  readonly textPolicy: 'full' | 'excerpt_only';
}

/** The grant of a call. Throws a SourceError when the call has no title or no funder. */
export function grantOfCall(call: Call, source: string, context: HarvestContext): OperatorRecord {
  if (call.title === '') throw new SourceError('the call has no title');
  if (call.funder === '') throw new SourceError('the call names no funder');
  const country = call.country ?? (call.countriesIn?.length === 1 ? call.countriesIn[0] : undefined);
  const found = (name: string) => context.organizationByName(name, country);
  const link = funderLink(call.funder, found(call.funder), {
    above: call.funderParent ? { name: call.funderParent, found: found(call.funderParent) } : null,
    institutes: (call.institutes ?? []).map((one) => ({ ...one, found: found(one.name) })),
  });
  const deadlines = datesInOrder(call.deadlines ?? []);
  const deadline = nextDeadline(deadlines, context.now);
  const opens = deadlines.find(({ label }) => label === opensLabel)?.at;
  const body = [call.description, call.eligibility].filter((text) => text).join('\n\n');
  const applicants = call.applicants ?? [];
  const grade =
    call.grade?.(body) ??
    gradeGrant({
      title: call.title,
      body,
      funder: 'none',
      funderName: call.funder,
      topicMin: context.topicMin,
    });
  const { codes = [], closedGroup = false } = call;
  const stages = codes.length > 0 ? stagesIn(call.title, codes) : [];
  const eligibility = {
    ...(applicants.length > 0 ? { applicant_types: applicants } : {}),
    ...(stages.length > 0 ? { career_stages: [...stages].sort() } : {}),
    ...(call.countriesIn ? { countries_in: call.countriesIn } : {}),
    ...call.places,
    ...present({ details: call.eligibility && withoutContacts(call.eligibility) }),
  };
  return {
    id: sourceId(call.key),
    public_id: call.slug,
    title: call.title,
    ...present({ description: call.description && withoutContacts(call.description) }),
    funder_name: call.funder,
    ...present({ funder_parent: call.funderParent, deadline }),
    url: call.url,
    ...present({ info_url: call.infoUrl, location: call.location }),
    ...assessed({ grade, title: call.title, codes, status: call.status, closedGroup }, context),
    status: call.status,
    ...(deadline === null ? {} : present({ opens_at: opens })),
    source,
    source_url: call.sourceUrl,
    text_policy: call.textPolicy,
    ...(call.status === 'closed' ? { closed_at: closedSince(deadline, context.asOf ?? context.now) } : {}),
    ...link.top,
    detail: {
      ...present({
        number: call.number,
        posted_at: call.postedAt,
        award_date_expected: call.awardDateExpected,
        clinical_trial: clinicalTrialMark(call.title)?.value,
      }),
      ...(deadlines.length > 0 ? { deadlines } : {}),
      ...(call.funding && Object.keys(call.funding).length > 0 ? { funding: call.funding } : {}),
      ...(Object.keys(eligibility).length > 0 ? { eligibility } : {}),
      ...(call.listings && call.listings.length > 0 ? { assistance_listings: call.listings } : {}),
      ...('institutes' in link ? { institutes: link.institutes } : {}),
      funder: link.funder,
    },
  };
}

/** A call that would open after it closes has no opening that can be told. */
function datesInOrder(dates: readonly CallDeadline[]): readonly CallDeadline[] {
  const last = dates.flatMap(({ label, at }) => (at && label !== opensLabel ? [Date.parse(at)] : []));
  return dates.filter(
    ({ label, at }) => label !== opensLabel || last.length === 0 || Date.parse(at ?? '') <= Math.max(...last),
  );
}

/** What a call that is no longer listed becomes: closed since its source was read, unless it was before. */
export function closedCall(record: OperatorRecord, { now, asOf = now }: HarvestContext): OperatorRecord {
  if (typeof record.closed_at === 'string') return record;
  return { ...record, status: 'closed', verified: false, closed_at: asOf.toISOString() };
}

/** Members of a grant that move with the clock. */
export const clockMembers = [...uncompared, 'closed_at', 'deadline'];

function closedSince(deadline: string | null, now: Date): string {
  return deadline !== null && Date.parse(deadline) < now.getTime() ? deadline : now.toISOString();
}

/** The members that say something. */
export function present(members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}
