// Open grants for a project in plain words, best first, each with its reasons. It is the engine of
// research jobs, asked once, over what the caller's own tier is shown.

import { setImmediate } from 'node:timers/promises';
import { grants } from '../families/grants.ts';
import type { Doc } from '../kernel/family.ts';
import { date, example, type Field, integer, type JsonSchema, text, titled, word } from '../kernel/field.ts';
import { parsed } from '../kernel/json.ts';
import { relaxation } from '../kernel/listing.ts';
import { byDefault, type Context, inQuery, maybe, operation } from '../kernel/operation.ts';
import { invalid } from '../kernel/refusal.ts';
import { shape } from '../kernel/shape.ts';
import { candidatesOf } from '../matching/candidates.ts';
import { explained } from '../matching/explain.ts';
import { type ReadQuery, readQuery } from '../matching/read-query.ts';
import { bestOf, type Weighed, weigher } from '../matching/weigh.ts';

/** Fewer than a research job weighs, because the caller waits. */
const mostWeighed = 100;
/** The index foretells the order well: of twice the asked number, the best are among them. */
const margin = 2;
/** Few enough that others hardly wait for the thread meanwhile. */
const batch = 10;

/** Labels that say for whom a grant is; a grant without any of them may be for all. */
const careerStages = ['student', 'predoctoral', 'postdoctoral', 'early-career', 'mid-career'] as const;
const anyStage = 'any-career-stage';

function bounded(field: Field<string>, rules: object): Field<string> {
  return { ...field, schema: { ...field.schema, ...rules } as JsonSchema };
}

const about = bounded(text('What the project is about, in plain words; at least 10 characters.'), {
  minLength: 10,
  maxLength: 2_000,
});
const country = bounded(text('Where the applicant works: an ISO 3166 code of two letters, as in DE.'), {
  pattern: '^[A-Z]{2}$',
});

const item = shape(
  `{public_id?: text, id: text, title: text, funder_name: text, deadline?: dt, url: url, score: score,
    reasons: Reason[], eligibility_state: unrestricted|restricted|unknown,
    career_stage?: named|not_stated, country?: named|not_stated}`,
  {
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

export const findFunding = operation({
  name: 'find_funding',
  method: 'GET',
  path: '/funding',
  tier: 'public',
  tag: grants.title,
  summary: 'Open grants that fit a project described in plain words, best first, with reasons.',
  description: `Words and topic labels are compared, no model is asked. Of the verified open grants that share a word or a label, those that share most are weighed: twice as many as are asked for, more (up to ${mostWeighed}) where those do not fit. career_stage and country leave out grants that name others only; not_stated says that the grant does not tell.`,
  input: {
    about: inQuery(example(about, 'senescence in skeletal muscle ageing')),
    career_stage: inQuery(maybe(word(careerStages, 'Who applies.'))),
    country: inQuery(maybe(example(country, 'DE'))),
    closing_before: inQuery(maybe(date('Only grants with a deadline on or before this day (UTC).'))),
    limit: inQuery(byDefault(integer('How many grants to answer.', { minimum: 1, maximum: 50 }), 10)),
  },
  output: () =>
    ({
      type: 'object',
      properties: {
        data: { type: 'array', items: titled('FundingMatch', item) },
        total: { type: 'integer', description: 'How many of the weighed grants fit.' },
        weighed: { type: 'integer', description: 'How many grants were weighed.' },
        read: {
          ...shape('{words: text[], labels: text[]}'),
          description: 'What was looked for: words without those that say nothing, and topic labels.',
        },
        meta: relaxation,
      },
      required: ['data', 'total', 'weighed', 'read'],
    }) as unknown as JsonSchema,
  run: async ({ about, limit, ...narrowed }, context) => {
    if ([...about.trim()].length < 10) {
      throw invalid('about', 'about must be text of at least 10 characters, not counting spaces around it.');
    }
    const read = readQuery(about);
    const { fitting, weighed } = await fittingGrants(read, limit, narrowed, context);
    const answer = {
      data: bestOf(fitting, limit).map(shown),
      total: fitting.length,
      weighed,
      read: { words: read.terms.map(({ word }) => word), labels: read.labels },
      ...(fitting.length === 0 ? await relaxed(read, limit, narrowed, context) : {}),
    };
    return { text: JSON.stringify(answer) };
  },
});

interface Narrowed {
  readonly career_stage?: string | undefined;
  readonly country?: string | undefined;
  readonly closing_before?: string | undefined;
}

/** A grant that fits, and what it says of who applies. */
interface Fitting extends Weighed {
  readonly allowed: { readonly career_stage?: Fit; readonly country?: Fit };
}

async function fittingGrants(
  read: ReadQuery,
  limit: number,
  { career_stage, country, closing_before }: Narrowed,
  context: Context,
): Promise<{ readonly fitting: readonly Fitting[]; readonly weighed: number }> {
  const { reader, tier, now } = context;
  const open = { scope: 'verified_open', include_expired: false };
  const filters = closing_before === undefined ? open : { ...open, deadline_before: closing_before };
  const { ids, weights } = candidatesOf(grants, read, reader, { tier, now, filters, limit: mostWeighed });
  const weigh = weigher({ kind: 'grant', read, weights, now });
  const fitting: Fitting[] = [];
  let looked = 0;
  for (const id of ids) {
    if (++looked % batch === 0) {
      await setImmediate();
      context.signal?.throwIfAborted();
    }
    const found = weighedGrant(id, context);
    const allowed = found && { ...stageFit(found, career_stage), ...countryFit(found, country) };
    const weighed = allowed && !Object.values(allowed).includes('others') && weigh(found);
    if (weighed) fitting.push({ ...weighed, allowed });
    if (fitting.length >= limit && looked >= margin * limit) break;
  }
  return { fitting, weighed: looked };
}

/** Where nothing fits: what was narrowed, each with the number of grants that fit without it. */
async function relaxed(read: ReadQuery, limit: number, narrowed: Narrowed, context: Context): Promise<Doc> {
  const relax: { drop: string; total: number }[] = [];
  for (const [drop, value] of Object.entries(narrowed)) {
    if (value === undefined) continue;
    const { fitting } = await fittingGrants(read, limit, { ...narrowed, [drop]: undefined }, context);
    relax.push({ drop, total: fitting.length });
  }
  return relax.length === 0 ? {} : { meta: { relax: relax.sort((a, b) => b.total - a.total) } };
}

function weighedGrant(id: string, { reader, site, tier, now }: Context): Doc | null {
  const found = reader.one(grants, id, tier, now);
  return found && parsed(found.text, site);
}

type Fit = 'named' | 'not_stated' | 'others';

function stageFit(grant: Doc, stage: string | undefined): { career_stage?: Fit } {
  if (stage === undefined) return {};
  const { career_stages = [] } = (grant.eligibility ?? {}) as { career_stages?: readonly string[] };
  const known: readonly string[] = [...careerStages, anyStage];
  const named = [...((grant.labels ?? []) as readonly string[]), ...career_stages].filter((one) =>
    known.includes(one),
  );
  if (named.length === 0) return { career_stage: 'not_stated' };
  return { career_stage: named.includes(stage) || named.includes(anyStage) ? 'named' : 'others' };
}

interface Places {
  readonly countries_in?: readonly string[];
  readonly countries_out?: readonly string[];
  readonly foreign_applicants?: string | null;
}

function countryFit(grant: Doc, country: string | undefined): { country?: Fit } {
  if (country === undefined) return {};
  const { countries_in = [], countries_out = [], foreign_applicants } = (grant.eligibility ?? {}) as Places;
  if (countries_out.includes(country)) return { country: 'others' };
  if (countries_in.includes(country)) return { country: 'named' };
  const elsewhere =
    countries_in.length > 0 && foreign_applicants !== 'yes' && foreign_applicants !== 'partial';
  return { country: elsewhere ? 'others' : 'not_stated' };
}

function shown({ allowed, ...weighed }: Fitting): Doc {
  const { item, evidence } = explained(weighed);
  const { public_id, title, score, eligibility_state } = item;
  const paths = new Map(evidence.map(({ id, path }) => [id, path]));
  const reasons = item.reasons.map(({ text, evidence_ids: [id = ''] }) => ({
    member: paths.get(id) ?? '',
    text,
  }));
  const { id, funder_name, deadline, url } = weighed.record;
  return { public_id, id, title, funder_name, deadline, url, score, reasons, eligibility_state, ...allowed };
}
