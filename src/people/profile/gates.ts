// How a grant stands to a search profile: fixed gates, each of which passes, fails or cannot tell, with the words
// of the grant that decide. A gate whose part of the profile is empty is not asked.

import {
  countryFit,
  type Fit,
  type Places,
  stageFit,
  stagesNamed,
} from '../../families/grants/applicants.ts';
import { applicantsOf, type Coded } from '../../families/grants/listing.ts';
import { countryCodeOr } from '../../kernel/country-codes.ts';
import { dayMs } from '../../kernel/durations.ts';
import type { Doc } from '../../kernel/family.ts';
import { finderOf, quoteAround } from '../../matching/scoring/matches-in.ts';
import { foldedWords } from '../../matching/words/folded-words.ts';
import type { SearchProfile } from './profile.ts';

export interface Gate {
  readonly gate: string;
  readonly state: 'pass' | 'fail' | 'unknown';
  /** The member of the grant that decides, and its words; null where it says nothing. */
  readonly member: string | null;
  readonly quote: string | null;
}

interface Decided extends Omit<Gate, 'gate'> {}

const untold: Decided = { state: 'unknown', member: null, quote: null };

export function gatesOf(profile: SearchProfile, grant: Doc, now: Date): readonly Gate[] {
  const { labels, keywords, excluded_words, excluded_funders } = profile;
  const decided: Readonly<Record<string, Decided | null>> = {
    labels: labels.length === 0 ? null : carried(labels, grant),
    keywords: keywords.length === 0 ? null : (spoken(keywords, grant, 'pass') ?? untold),
    country: profile.countries.length === 0 ? null : country(profile.countries.map(countryCodeOr), grant),
    applicant_type: profile.applicant_types.length === 0 ? null : applicant(profile.applicant_types, grant),
    career_stage: profile.career_stages.length === 0 ? null : stage(profile.career_stages, grant),
    amount: amount(profile, grant),
    deadline: horizon(profile.horizon_days, grant, now),
    // What is not in the grant decides nothing that could be quoted.
    excluded_words: spoken(excluded_words, grant, 'fail'),
    excluded_funders: named(excluded_funders, grant),
  };
  return Object.entries(decided).flatMap(([gate, decided]) => (decided ? [{ gate, ...decided }] : []));
}

/** Whether no gate fails. */
export function fits(gates: readonly Gate[]): boolean {
  return gates.every(({ state }) => state !== 'fail');
}

function carried(labels: readonly string[], grant: Doc): Decided {
  const both = ((grant.labels ?? []) as readonly string[]).filter((one) => labels.includes(one));
  return both.length === 0 ? untold : { state: 'pass', member: 'labels', quote: both.join(', ') };
}

/** Where the grant uses one of the words; null where it uses none. */
function spoken(words: readonly string[], grant: Doc, state: 'pass' | 'fail'): Decided | null {
  const exact = words.map((one) => foldedWords(one).join(' ')).filter((one) => one !== '');
  const find = finderOf([{ exact, alike: [], near: [], whole: [], small: [] }]);
  for (const member of ['title', 'description']) {
    const text = grant[member];
    if (typeof text !== 'string') continue;
    const matches = find(text);
    if (matches.length > 0) return { state, member, quote: quoteAround(text, matches) };
  }
  return null;
}

function named(funders: readonly string[], grant: Doc): Decided | null {
  const name = String(grant.funder_name ?? '');
  const words = ` ${foldedWords(name).join(' ')} `;
  const hit = funders.some((one) => words.includes(` ${foldedWords(one).join(' ')} `));
  return hit ? { state: 'fail', member: 'funder_name', quote: name } : null;
}

const states = { named: 'pass', not_stated: 'unknown', others: 'fail' } as const;

/** The best of what the grant says of each. */
function best(all: readonly Fit[]): Gate['state'] {
  const order = ['named', 'not_stated', 'others'] as const;
  return states[order.find((one) => all.includes(one)) ?? 'not_stated'];
}

function country(countries: readonly string[], grant: Doc): Decided {
  const { countries_in = [], countries_out = [], foreign_applicants } = (grant.eligibility ?? {}) as Places;
  const told = best(countries.map((one) => countryFit(grant, one)));
  const state = told === 'unknown' && foreign_applicants === 'yes' ? 'pass' : told;
  const out = countries_out.filter((one) => countries.includes(one));
  if (state === 'fail' && out.length > 0)
    return { state, member: 'eligibility.countries_out', quote: out.join(', ') };
  const isNamed = countries.some((one) => countries_in.includes(one));
  const saysForeign = ['yes', 'no', 'partial'].includes(foreign_applicants ?? '');
  // Where no country decides, what is said of foreign applicants does.
  if (saysForeign && !isNamed && state !== 'fail')
    return { state, member: 'eligibility.foreign_applicants', quote: foreign_applicants ?? null };
  if (countries_in.length > 0)
    return { state, member: 'eligibility.countries_in', quote: countries_in.join(', ') };
  return untold;
}

function applicant(types: readonly string[], grant: Doc): Decided {
  const stated = applicantsOf(grant as Coded);
  if (stated.length === 0) return untold;
  const isOrganization = types.some((one) => one !== 'individual');
  const open = stated.some(
    (one) => one === 'unrestricted' || types.includes(one) || (one === 'organization' && isOrganization),
  );
  // "custom" says in its own words for whom it is, and an organization may be of any kind.
  const maybe = stated.includes('custom') || (types.includes('organization') && !forPeople(stated));
  const state = open ? 'pass' : maybe ? 'unknown' : 'fail';
  return { state, member: 'eligibility.applicant_types', quote: stated.join(', ') };
}

function stage(stages: readonly string[], grant: Doc): Decided {
  const stated = stagesNamed(grant);
  if (stated.length === 0) return untold;
  const state = best(stages.map((one) => stageFit(grant, one)));
  return { state, member: 'eligibility.career_stages', quote: [...new Set(stated)].join(', ') };
}

/** Whether people on their own alone may apply. */
function forPeople(stated: readonly string[]): boolean {
  return stated.every((one) => one === 'individual');
}

interface Money {
  readonly amount: string;
  readonly currency: string;
}

function amount({ amount_from, amount_to, amount_currency }: SearchProfile, grant: Doc): Decided | null {
  if (amount_from === null && amount_to === null) return null;
  const { min_award, max_award } = (grant.funding ?? {}) as {
    readonly min_award?: Money | null;
    readonly max_award?: Money | null;
  };
  const bounds = [min_award, max_award].flatMap((one) => (one ? [one] : []));
  if (bounds.length === 0) return untold;
  const quote = bounds.map((one) => `${one.amount} ${one.currency}`).join(' to ');
  const evidence = { member: 'funding', quote };
  // No rate of exchange is guessed.
  if (bounds.some(({ currency }) => currency !== amount_currency)) return { state: 'unknown', ...evidence };
  if (max_award && amount_from !== null && Number(max_award.amount) < amount_from)
    return { state: 'fail', ...evidence };
  if (min_award && amount_to !== null && Number(min_award.amount) > amount_to)
    return { state: 'fail', ...evidence };
  return { state: 'pass', ...evidence };
}

function horizon(days: number | null, grant: Doc, now: Date): Decided | null {
  if (days === null) return null;
  const { deadline } = grant;
  if (typeof deadline !== 'string') return untold;
  const within = Date.parse(deadline) <= now.getTime() + days * dayMs;
  return { state: within ? 'pass' : 'fail', member: 'deadline', quote: deadline };
}
