// Open grants for a project in plain words, best first, each with its reasons. It is the engine of
// research jobs, asked once, over what the caller's own tier is shown.

import { countryFit, type Fit, stageFit } from '../families/grants/applicants.ts';
import { grants } from '../families/grants/grants.ts';
import { answerOf } from '../kernel/answer.ts';
import { countryCodeOf } from '../kernel/country-codes.ts';
import type { Doc } from '../kernel/family.ts';
import { bounded, date, example, integer, oneOf, text, titled } from '../kernel/field.ts';
import { parsed } from '../kernel/json.ts';
import { relaxation } from '../kernel/listing.ts';
import { byDefault, type Context, inQuery, maybe, operation } from '../kernel/operation.ts';
import { readingBudget } from '../kernel/question-budget.ts';
import { invalid } from '../kernel/refusal.ts';
import { shape } from '../kernel/shape.ts';
import { widest } from '../kernel/widest.ts';
import { asTyped } from '../matching/as-typed.ts';
import { careerStages } from '../matching/calls/stages.ts';
import { type Matches, matchesOf } from '../matching/match.ts';
import { explained } from '../matching/scoring/explain.ts';
import type { Scored } from '../matching/scoring/score.ts';
import { readSchema, understood } from '../matching/understood.ts';

const about = bounded(
  text('What the project is about, in plain words; at least 2 characters; also the number of a call.', 2_000),
  { minLength: 2 },
);
const country = bounded(
  text(
    'Where the applicant works: an ISO 3166 code of two letters, as in DE (UK is read as GB); grants for other places only are left out.',
    2,
  ),
  { pattern: '^[A-Z]{2}$' },
);

const item = shape(
  `{public_id?!: text, id!: text, title!: said, funder_name!: said, deadline?!: dt, deadline_for?!: text, url!: url, score!: score,
    named!: text[], status?!: text, verified_open?!: bool, last_checked_at?!: dt, general!: bool, reasons!: Reason[],
    eligibility_state!: unrestricted|restricted|unknown, group?!: Group,
    career_stage?: named|not_stated, country?: named|not_stated}`,
  {
    Group: {
      type: 'string',
      description: 'The same for all variants of one call; null where the call is not known to have any.',
      examples: ['grants-gov-national-institutes-of-health-nih-research-project-grant'],
    },
    Reason: {
      type: 'object',
      properties: {
        member: { type: 'string', description: 'The member of the grant that is quoted.' },
        text: {
          type: 'string',
          description: 'What speaks for it, in words of the grant.',
          'x-written-by': 'source',
        },
      },
      required: ['member', 'text'],
      additionalProperties: false,
    },
  },
);

/** So many grants one answer holds at most. */
const maxGrants = 50;

export const findFunding = operation({
  name: 'find_funding',
  method: 'GET',
  path: '/funding',
  tier: 'public',
  tag: grants.title,
  summary: 'Open and coming grants that fit a project described in plain words, best first, with reasons.',
  description:
    'Words are met in every spelling and form, by synonyms and by labels, and for less by related words (a reason says which: same topic (environment exposure): air pollution → toxicology), also in German, French, Spanish, Italian, Portuguese, Dutch, Chinese and Japanese; stages, regions, instruments, codes and days are read out of the question; no model is asked. read says what was understood, and what no such grant names: a score above 50 means that the grant names most of what was asked, or takes it unnamed as a call for any field does (general) or one for all of ageing; named says what it names, and where no grant has that much, none has more and notes say so. General calls that take research on ageing are marked general, forecasts by their status; where verified_open is not true nobody saw it open of late (last_checked_at: when its source was last read), so look there first. career_stage counts as said in the question; it and country leave out grants that name others only; not_stated says that the grant does not tell.',
  input: {
    about: inQuery(example(about, 'senescence in skeletal muscle ageing')),
    career_stage: inQuery(
      maybe(oneOf(careerStages, 'Who applies; grants that name other stages only are left out.')),
    ),
    country: inQuery(maybe(example(country, 'DE'))),
    closing_after: inQuery(
      maybe(example(date('Only grants with a deadline on or after this day (UTC).'), '2027-01-01')),
    ),
    closing_before: inQuery(
      maybe(example(date('Only grants with a deadline on or before this day (UTC).'), '2027-12-31')),
    ),
    limit: inQuery(byDefault(integer('How many grants to answer.', { minimum: 1, maximum: maxGrants }), 10)),
    offset: inQuery(byDefault(integer('How many grants to pass over.', { minimum: 0, maximum: 100 }), 0)),
  },
  output: () => ({
    type: 'object',
    properties: {
      data: { type: 'array', items: titled('FundingMatch', item) },
      total: {
        type: 'integer',
        description: 'How many of the weighed grants fit; where has_more is true, there are more than these.',
      },
      has_more: {
        type: 'boolean',
        description: 'Whether more grants fit than this page and those before it show.',
      },
      weighed: {
        type: 'integer',
        description: 'How many grants were weighed: as many as this page takes, 100 at most.',
      },
      read: readSchema,
      meta: relaxation,
    },
    required: ['data', 'total', 'has_more', 'weighed', 'read'],
  }),
  run: async ({ about, limit, offset, ...asked }, context) => {
    if ([...about.trim()].length < 2) {
      throw invalid('about', 'about must be text of at least 2 characters, not counting spaces around it.');
    }
    const narrowed = { ...asked, country: countryAsked(asked.country) };
    const { matches, fitting } = fittingGrants(about, { limit, offset }, narrowed, context);
    const typed = asTyped(about);
    const read = understood(
      matches,
      fitting.map(({ record }) => record),
      { now: context.now, typed },
    );
    const answer = {
      data: fitting.map((one) => shown(one, typed)),
      total: matches.fitting,
      has_more: matches.fitting > offset + fitting.length && fitting.length > 0,
      weighed: matches.weighed,
      read: { ...read, notes: [...read.notes, ...elsewhere(matches.read, context)] },
      ...(matches.fitting === 0 ? relaxed(about, narrowed, context) : {}),
    };
    return answerOf(answer);
  },
});

function countryAsked(country: string | undefined): string | undefined {
  if (country === undefined) return undefined;
  const code = countryCodeOf(country);
  if (code !== null) return code;
  throw invalid(
    'country',
    `country must be an ISO 3166 code of two letters, such as DE; ${country} is none.`,
    'value',
  );
}

interface Narrowed {
  readonly career_stage?: string | undefined;
  readonly country?: string | undefined;
  readonly closing_after?: string | undefined;
  readonly closing_before?: string | undefined;
}

/** A grant that fits, and what it says of who applies. */
interface Fitting extends Scored {
  readonly allowed: { readonly career_stage?: Fit; readonly country?: Fit };
}

function fittingGrants(
  about: string,
  page: { readonly limit: number; readonly offset: number },
  { career_stage, country, closing_after, closing_before }: Narrowed,
  context: Context,
): { readonly matches: Matches; readonly fitting: readonly Fitting[] } {
  const { reader, tier, now, site } = context;
  const open = { scope: 'all', include_expired: false };
  const filters = {
    ...open,
    ...(closing_after === undefined ? {} : { deadline_after: closing_after }),
    ...(closing_before === undefined ? {} : { deadline_before: closing_before }),
  };
  const details = new Map<string, Doc | null>();
  const detailOf = (id: string): Doc | null => {
    const known = details.get(id);
    if (known !== undefined) return known;
    const one = reader.detail(grants, id, tier, now, 'id');
    const detail = one && parsed(one.text, site);
    details.set(id, detail);
    return detail;
  };
  const allowedOf = (detail: Doc) => ({
    ...(career_stage === undefined ? {} : { career_stage: stageFit(detail, career_stage) }),
    ...(country === undefined ? {} : { country: countryFit(detail, country) }),
  });
  const narrowed = career_stage !== undefined || country !== undefined;
  const accepts = (id: string) => {
    const detail = detailOf(id);
    return detail !== null && !Object.values(allowedOf(detail)).includes('others');
  };
  const matches = matchesOf(grants, about, {
    reader,
    tier,
    now,
    site,
    filters,
    kind: 'grant',
    inTime: readingBudget(context),
    ...page,
    beside: career_stage,
    ...(narrowed ? { accepts } : {}),
  });
  const fitting = matches.best.flatMap((weighed) => {
    const detail = detailOf(weighed.record.id as string);
    return detail ? [{ ...weighed, record: detail, allowed: allowedOf(detail) }] : [];
  });
  return { matches, fitting };
}

/** Where a number that was asked for is that of a call that is over, or was narrowed away: which call that is. */
function elsewhere({ aspects }: Matches['read'], { reader, tier, now, site }: Context): readonly string[] {
  const unfound = aspects.filter(({ kind, bearers = [] }) => kind === 'number' && bearers.length === 0);
  return unfound.flatMap(({ asked, exact }) => {
    const request = { tier, now, filters: widest(grants), limit: 1, offset: 0, uncounted: true };
    const [row] = reader.list(grants, { ...request, phrases: exact, anyIn: 'number' }).rows;
    if (row === undefined) return [];
    const { public_id } = parsed(row, site);
    return [
      `${asked} is the number of ${public_id}, which is not among the calls that were looked at: it takes no applications now, or what narrows the question leaves it out.`,
    ];
  });
}

/** Where nothing fits: what was narrowed, each with the number of grants that fit without it. */
function relaxed(about: string, narrowed: Narrowed, context: Context): Doc {
  const relax: { drop: string; total: number }[] = [];
  for (const [drop, value] of Object.entries(narrowed)) {
    if (value === undefined) continue;
    const { matches } = fittingGrants(
      about,
      { limit: maxGrants, offset: 0 },
      { ...narrowed, [drop]: undefined },
      context,
    );
    relax.push({ drop, total: matches.fitting });
  }
  return relax.length === 0 ? {} : { meta: { relax: relax.sort((a, b) => b.total - a.total) } };
}

/** What is told of a grant that fits, as its detail says it. */
type FittingGrant = {
  readonly id: string;
  readonly funder_name: string;
  readonly deadline: string | null;
  readonly deadline_for: string | null;
  readonly url: string;
  readonly status_public?: { readonly value?: string };
  readonly verification?: {
    readonly verified_open?: boolean | null;
    readonly last_checked_at?: string | null;
  };
  readonly group?: string | null;
};

function shown({ allowed, ...weighed }: Fitting, typed: (read: string) => string) {
  const { item, evidence } = explained(weighed);
  const { public_id, title, score, eligibility_state } = item;
  const paths = new Map(evidence.map(({ id, path }) => [id, path]));
  const reasons = item.reasons.map(({ text, evidence_ids: [id = ''] }) => ({
    member: paths.get(id) ?? '',
    text,
  }));
  const { id, funder_name, deadline, deadline_for, url, status_public, verification, group } =
    weighed.record as FittingGrant;
  const { verified_open = null, last_checked_at = null } = verification ?? {};
  const status = status_public?.value ?? null;
  const { named, general } = weighed;
  return {
    public_id,
    id,
    title,
    funder_name,
    deadline,
    deadline_for,
    url,
    score,
    named: named.map(typed),
    status,
    verified_open,
    last_checked_at,
    general,
    reasons,
    eligibility_state,
    group: group ?? null,
    ...allowed,
  };
}
