// What a person keeps about their own work so that searches fit it. No model reads it: it pre-fills filters, and
// fixed gates hold grants against it.

import { applicantTypes } from '../../families/grants/applicants.ts';
import { grants } from '../../families/grants/grants.ts';
import { countryCodeOr } from '../../kernel/country-codes.ts';
import { dayMs } from '../../kernel/durations.ts';
import { integer, text } from '../../kernel/field.ts';
import { maxDaysWithin } from '../../kernel/filter.ts';
import { labelNames } from '../../kernel/label-names.ts';
import { byDefault, type Context, type InputOf, inBody, maybe } from '../../kernel/operation.ts';
import { refuseErrors } from '../../kernel/refusal.ts';
import { countriesError, distinctWords, labelsError, listError, sentWords } from '../../kernel/sent-list.ts';
import { textError } from '../../kernel/sent-text.ts';
import { careerStages } from '../../matching/calls/stages.ts';
import { unknownLabelError } from '../../matching/unknown-label.ts';

export interface SearchProfile {
  readonly about: string;
  readonly labels: readonly string[];
  readonly keywords: readonly string[];
  readonly countries: readonly string[];
  readonly applicant_types: readonly string[];
  readonly career_stages: readonly string[];
  readonly amount_from: number | null;
  readonly amount_to: number | null;
  /** ISO 4217, of both. What is kept without one is in US dollars. */
  readonly amount_currency: string;
  readonly excluded_words: readonly string[];
  readonly excluded_funders: readonly string[];
  readonly horizon_days: number | null;
}

export const emptyProfile: SearchProfile = {
  about: '',
  labels: [],
  keywords: [],
  countries: [],
  applicant_types: [],
  career_stages: [],
  amount_from: null,
  amount_to: null,
  amount_currency: 'USD',
  excluded_words: [],
  excluded_funders: [],
  horizon_days: null,
};

/** The members in the order in which they are shown. */
export const profileMembers = Object.keys(emptyProfile) as readonly (keyof SearchProfile)[];

const money = (description: string) => maybe(integer(description, { minimum: 0, maximum: 1e12 }));

/** What its form carries. */
export const profileInput = {
  about: inBody(byDefault(text('What you work on, in plain words.', 2_000), '')),
  labels: inBody(sentWords('Labels of the catalogue, comma-separated, such as Cellular senescence.')),
  keywords: inBody(sentWords('Words of your field, comma-separated.')),
  countries: inBody(
    sentWords('Where you would apply from: names of countries or their two letters, comma-separated.'),
  ),
  applicant_types: inBody(sentWords('Who would apply.', applicantTypes)),
  career_stages: inBody(sentWords('Your stage.', careerStages)),
  amount_from: inBody(money('The least that helps you, for one award.')),
  amount_to: inBody(money('The most that you could use, for one award.')),
  amount_currency: inBody(
    byDefault(
      text('Of both amounts: its three letters, such as EUR. Awards in another one are not compared.', 3),
      emptyProfile.amount_currency,
    ),
  ),
  excluded_words: inBody(sentWords('Calls with one of these words are not for you, comma-separated.')),
  excluded_funders: inBody(sentWords('Parts of the names of funders that are not for you, comma-separated.')),
  horizon_days: inBody(
    maybe(
      integer('How many days ahead you plan; later deadlines are not for you.', {
        minimum: 1,
        maximum: 1_095,
      }),
    ),
  ),
};

/** @throws Refusal('invalid_input') with a sentence for each member that is no profile */
export function profileSent(
  sent: InputOf<typeof profileInput>,
  context: Pick<Context, 'reader' | 'tier' | 'now'>,
): SearchProfile {
  const lower = (one: string) => one.toLowerCase();
  const profile: SearchProfile = {
    about: sent.about.trim(),
    labels: distinctWords(sent.labels, labelNames(context).slugOf),
    keywords: distinctWords(sent.keywords),
    countries: distinctWords(sent.countries, countryCodeOr),
    applicant_types: distinctWords(sent.applicant_types, lower),
    career_stages: distinctWords(sent.career_stages, lower),
    amount_from: sent.amount_from ?? null,
    amount_to: sent.amount_to ?? null,
    amount_currency: sent.amount_currency.trim().toUpperCase(),
    excluded_words: distinctWords(sent.excluded_words),
    excluded_funders: distinctWords(sent.excluded_funders),
    horizon_days: sent.horizon_days ?? null,
  };
  const { about, amount_from, amount_to, amount_currency } = profile;
  const turned = amount_from !== null && amount_to !== null && amount_from > amount_to;
  refuseErrors([
    about === '' ? null : textError('about', about, 'text'),
    labelsError(profile.labels) ?? unknownLabelError('labels', profile.labels, grants, context),
    countriesError(profile.countries),
    listError('applicant_types', profile.applicant_types, oneOf(applicantTypes), applicantTypes.join(', ')),
    listError('career_stages', profile.career_stages, oneOf(careerStages), careerStages.join(', ')),
    ...(['keywords', 'excluded_words', 'excluded_funders'] as const).map((member) =>
      listError(member, profile[member], /[\p{L}\p{N}]/u, 'words with a letter or digit'),
    ),
    /^[A-Z]{3}$/.test(amount_currency)
      ? null
      : {
          field: 'amount_currency',
          code: 'format',
          message: 'amount_currency is the three letters of a currency, such as EUR.',
        },
    turned ? { field: 'amount_to', code: 'range', message: 'amount_to is less than amount_from.' } : null,
  ]);
  return profile;
}

function oneOf(words: readonly string[]): RegExp {
  return new RegExp(`^(?:${words.join('|')})$`);
}

/** The question that it asks of grants, in words; shorter than ten characters where it says too little. */
export function questionOf({ about, labels, keywords }: SearchProfile): string {
  const words = [...keywords, ...labels.map((label) => label.replaceAll(/[-_]/g, ' '))].join(', ');
  return [about, words]
    .filter((one) => one !== '')
    .join('\n')
    .slice(0, 2_000);
}

/**
 * The filters of a list that it fills in, of those that the list has: a filter that takes one value is filled in
 * where the profile has one. A horizon is counted from the day on which the list is asked, so that a search that
 * is kept does not grow old; one of more than a year, which no list takes, from now.
 */
export function filtersOf(
  profile: SearchProfile,
  takes: (name: string) => boolean,
  now: Date,
): URLSearchParams {
  const { labels, career_stages, applicant_types, horizon_days } = profile;
  const only = (list: readonly string[]) => (list.length === 1 ? list[0] : undefined);
  const counts = horizon_days !== null && horizon_days <= maxDaysWithin && takes('closing_within');
  const last =
    horizon_days === null || counts
      ? undefined
      : new Date(now.getTime() + horizon_days * dayMs).toISOString();
  const filled: Readonly<Record<string, string | undefined>> = {
    labels_any: labels.length > 1 && takes('labels_any') ? labels.join(',') : undefined,
    label: only(labels),
    career_stage: only(career_stages),
    applicant_type: only(applicant_types),
    closing_within: counts ? String(horizon_days) : undefined,
    deadline_before: last?.slice(0, 10),
  };
  return new URLSearchParams(
    Object.entries(filled).filter((one): one is [string, string] => one[1] !== undefined && takes(one[0])),
  );
}
