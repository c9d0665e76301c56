// What answers of several kinds of steps are made of: their schemas and their types.

import { list, number, object, oneOf, text, whole } from './schema.ts';

const stances = ['supports', 'contradicts', 'limits', 'background'] as const;
const designs = [
  'systematic_review',
  'rct',
  'cohort',
  'case_control',
  'case_series',
  'animal',
  'ex_vivo',
  'in_vitro',
  'in_silico',
  'expert',
] as const;
const concernLevels = ['none', 'serious', 'very_serious'] as const;
const scales = ['absolute', 'percent', 'sd', 'hazard_ratio', 'odds_ratio'] as const;

export interface Citation {
  readonly key: string;
  readonly kind: string;
  readonly title: string;
  readonly ids: Readonly<Record<string, string>>;
  readonly first_author?: string;
  readonly year?: number;
  readonly venue?: string;
}
export interface Evidence {
  readonly ref?: string;
  readonly cite?: string;
  readonly claim: string;
  readonly stance: (typeof stances)[number];
  readonly quote?: string;
  readonly locator?: string;
  readonly design: (typeof designs)[number];
  readonly species?: string;
  readonly n?: number;
  readonly effect?: Readonly<Record<string, unknown>>;
  readonly concerns: Readonly<Record<string, (typeof concernLevels)[number]>>;
  readonly raises?: readonly string[];
}
interface ChainStep {
  readonly step: string;
  readonly basis: 'evidence' | 'assumption';
  readonly refs: readonly string[];
}
interface Threshold {
  readonly value: number;
  readonly unit: string;
  readonly scale: (typeof scales)[number];
}
interface Prediction {
  readonly observable: string;
  readonly population: string;
  readonly direction: string;
  readonly comparator: string;
  readonly threshold: Threshold;
  readonly by: { readonly value: number; readonly unit: string };
}
interface Falsifier {
  readonly observation: string;
  readonly threshold: Threshold;
  readonly would_mean: string;
}
export interface Hypothesis {
  readonly title: string;
  readonly statement: string;
  readonly premises: readonly { readonly text: string; readonly refs: readonly string[] }[];
  readonly mechanism: readonly ChainStep[];
  readonly prediction: Prediction;
  readonly falsifier: Falsifier;
  readonly rival: string;
  readonly p_if_true: number;
  readonly p_if_rival: number;
  readonly explains: readonly string[];
  readonly against: readonly string[];
  readonly against_note?: string;
  readonly effect?: Readonly<Record<string, unknown>>;
  readonly keywords: readonly string[];
}

export const refs = list(text(1, 40), 0, 12);

/** @param nextYear the last year that a citation may name */
export function citationSchema(nextYear: number) {
  return object({
    key: { type: 'string', pattern: '^c[1-9][0-9]?$' },
    kind: oneOf('article', 'review', 'trial', 'preprint', 'book', 'dataset', 'patent', 'web'),
    title: text(5, 400),
    ids: {
      ...object({
        'doi?': text(1, 300),
        'pmid?': text(1, 40),
        'pmcid?': text(1, 40),
        'nct?': text(1, 40),
        'arxiv?': text(1, 60),
        'patent?': text(1, 60),
        'url?': text(1, 1000),
      }),
      minProperties: 1,
    },
    'first_author?': text(1, 80),
    'year?': whole(1800, nextYear),
    'venue?': text(1, 200),
  });
}

const threshold = object({ value: number(), unit: text(1, 40), scale: oneOf(...scales) });
const concern = oneOf(...concernLevels);

export const evidenceSchema = object({
  'ref?': text(1, 300),
  'cite?': text(1, 4),
  claim: text(20, 400),
  stance: oneOf(...stances),
  'quote?': text(20, 500),
  'locator?': text(1, 80),
  design: oneOf(...designs),
  'species?': text(1, 80),
  'n?': whole(0, 1_000_000_000),
  'effect?': object({
    measure: text(1, 80),
    value: number(),
    unit: text(1, 40),
    'ci_low?': number(),
    'ci_high?': number(),
    'p?': number(0, 1),
  }),
  concerns: object({
    bias: concern,
    inconsistency: concern,
    indirectness: concern,
    imprecision: concern,
    publication: concern,
  }),
  'raises?': list(oneOf('large_effect', 'dose_response', 'confounding_opposes'), 0, 3),
});

export const searchedSchema = list(
  object({
    where: oneOf('catalogue', 'pubmed', 'openalex', 'crossref', 'web', 'own_files', 'other'),
    query: text(1, 300),
    'hits?': whole(0, 1_000_000_000),
  }),
  1,
  20,
);

export const hypothesisSchema = object({
  title: text(10, 140),
  statement: text(60, 600),
  premises: list(object({ text: text(20, 300), refs }), 1, 6),
  mechanism: list(object({ step: text(10, 240), basis: oneOf('evidence', 'assumption'), refs }), 2, 8),
  prediction: object({
    observable: text(5, 200),
    population: text(3, 200),
    direction: oneOf('increase', 'decrease', 'no_change', 'differs'),
    comparator: text(3, 200),
    threshold,
    by: object({ value: number(0), unit: oneOf('day', 'week', 'month', 'year') }),
  }),
  falsifier: object({ observation: text(20, 400), threshold, would_mean: text(20, 300) }),
  rival: text(3, 200),
  p_if_true: number(0, 1),
  p_if_rival: number(0, 1),
  explains: list(text(1, 40), 1, 6),
  against: list(text(1, 40), 0, 6),
  'against_note?': text(20, 200),
  'effect?': object({ outcome: text(3, 200), value: number(), unit: text(1, 40), scale: oneOf(...scales) }),
  keywords: list(text(3, 40), 3, 10),
});
