// A grant as an opportunity of the CommonGrants protocol (0.4.0), member by member. What a grant does not
// say is left out. The protocol's names are in camel case.

import { applicantTypes } from '../../families/grants/applicants.ts';
import type { Doc } from '../../kernel/family.ts';
import { titled } from '../../kernel/field.ts';
import { isTold } from '../../kernel/rule-days.ts';
import { shape } from '../../kernel/shape.ts';

const Amount = shape('{amount: decimal, currency: text}');
const Day = shape('{name: text, eventType: singleDate, date: date, time: text, description: text}');
const funding = shape(
  `{details: text, totalAmountAvailable: Amount, minAwardAmount: Amount, maxAwardAmount: Amount,
    minAwardCount: int, maxAwardCount: int, estimatedAwardCount: int}`,
  { Amount },
);
const customField = shape('{name: text, fieldType: string|array, value: any, description: text}');
const timeline = {
  type: 'object',
  properties: { postDate: Day, closeDate: Day, otherDates: { type: 'object', additionalProperties: Day } },
};
const text = { type: 'string' };
const moment = { type: 'string', format: 'date-time' };

export const opportunitySchema = titled('Opportunity', {
  type: 'object',
  description: 'A grant in the words of the CommonGrants protocol.',
  properties: {
    id: { type: 'string', format: 'uuid' },
    title: text,
    status: shape('{value: forecasted|open|closed|custom, customValue: text, description: text}'),
    description: text,
    funding,
    keyDates: timeline,
    acceptedApplicantTypes: { type: 'array', items: shape('{value: text, customValue: text}') },
    source: text,
    customFields: { type: 'object', additionalProperties: customField },
    createdAt: moment,
    lastModifiedAt: moment,
  },
  required: ['id', 'title', 'status', 'description', 'createdAt', 'lastModifiedAt'],
});

type Money = { readonly amount: string; readonly currency: string } | null | undefined;

/** @param grant with its details */
export function opportunityOf(grant: Doc): Doc {
  return withoutNulls({
    id: grant.id,
    title: grant.title,
    status: statusOf(grant.status_public as { readonly value: string }),
    description: grant.description ?? '',
    funding: fundingOf(grant.funding as Doc | null),
    keyDates: datesOf(grant),
    acceptedApplicantTypes: applicantsOf(grant.eligibility as Doc | null),
    source: grant.source_url ?? grant.url,
    customFields: {
      funder: custom('Funder', 'string', grant.funder_name, 'Who gives the money.'),
      labels: custom('Labels', 'array', grant.labels, 'Slugs of the taxonomy of this service.'),
    },
    createdAt: grant.created_at,
    lastModifiedAt: grant.updated_at,
  });
}

function withoutNulls(members: Doc): Doc {
  const filled = Object.entries(members).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(filled);
}

function custom(name: string, fieldType: 'string' | 'array', value: unknown, description: string): Doc {
  return { name, fieldType, value, description };
}

/** The protocol has no word for archived or for calls without an end. */
function statusOf({ value }: { readonly value: string }): Doc {
  if (value === 'rolling') return { value: 'open', description: 'Open without a closing date.' };
  if (value === 'archived') return { value: 'custom', customValue: value };
  return { value };
}

function fundingOf(funding: Doc | null): Doc | null {
  if (!funding) return null;
  return withoutNulls({
    details: funding.details,
    totalAmountAvailable: amountOf(funding.total as Money),
    minAwardAmount: amountOf(funding.min_award as Money),
    maxAwardAmount: amountOf(funding.max_award as Money),
    minAwardCount: funding.awards_min,
    maxAwardCount: funding.awards_max,
    estimatedAwardCount: funding.awards_expected,
  });
}

function amountOf(money: Money): Doc | null {
  return money ? { amount: money.amount, currency: money.currency } : null;
}

function applicantsOf(eligibility: Doc | null): readonly Doc[] | null {
  const types = (eligibility?.applicant_types ?? []) as readonly {
    value: string;
    custom_value?: string | null;
  }[];
  if (types.length === 0) return null;
  return types.map(({ value, custom_value }) => {
    if (applicantTypes.includes(value)) return { value };
    return { value: 'custom', customValue: custom_value ?? value };
  });
}

interface Deadline {
  readonly kind: string;
  readonly label?: string | null;
  readonly at?: string | null;
  readonly date?: string | null;
  readonly time?: string | null;
  readonly tz?: string | null;
  readonly tz_note?: string | null;
}

function datesOf(grant: Doc): Doc | null {
  const deadlines = (grant.deadlines ?? []) as readonly Deadline[];
  const deadline = grant.deadline as string | null;
  const atDeadline = deadlines.filter(({ at, date }) => date && at === deadline);
  const main = atDeadline.find(({ kind }) => kind === 'full') ?? atDeadline[0];
  const told = isTold(main?.label) ? `${main.label}.` : null;
  const otherDates: Record<string, Doc> = {};
  for (const one of deadlines) {
    const day = one === main ? null : dayOf(one.label || one.kind, one);
    if (day) otherDates[nextName(otherDates, one.kind)] = day;
  }
  const dates = withoutNulls({
    postDate: grant.posted_at ? single('Posted', grant.posted_at as string) : null,
    closeDate: deadline === null ? null : dayOf('Closes', main ?? { kind: 'full', at: deadline }, told),
    otherDates: Object.keys(otherDates).length > 0 ? otherDates : null,
  });
  return Object.keys(dates).length > 0 ? dates : null;
}

function nextName(taken: Doc, kind: string): string {
  let name = kind;
  for (let nth = 2; taken[name] !== undefined; nth++) name = `${kind}${nth}`;
  return name;
}

/** The day and time as the source gives them, in its own zone; in UTC where only the moment is known. */
function dayOf(
  name: string,
  { at, date, time, tz, tz_note: whose }: Deadline,
  note: string | null = null,
): Doc | null {
  const noteIn = (zone: string | null) => [note, zone].filter(Boolean).join(' ') || null;
  if (date) {
    const clock = time && /^\d{2}:\d{2}$/.test(time) ? `${time}:00` : null;
    return single(name, date, clock, noteIn(tz ? `In the time zone ${tz}.` : whose ? `In ${whose}.` : null));
  }
  return at ? single(name, at.slice(0, 10), at.slice(11, 19), noteIn('In UTC.')) : null;
}

function single(name: string, date: string, time: string | null = null, description: string | null = null) {
  return withoutNulls({ name, eventType: 'singleDate', date, time, description });
}
