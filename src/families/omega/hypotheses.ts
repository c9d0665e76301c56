import { type Doc, family } from '../../kernel/family.ts';
import {
  dateTime,
  derived,
  detail,
  flag,
  integer,
  list,
  map,
  name,
  nullable,
  oneOf,
  publicId,
  shaped,
  stored,
  text,
  texts,
} from '../../kernel/field.ts';
import { atLeast, has, is, search, where } from '../../kernel/filter.ts';
import { pageOf } from '../shared/shapes.ts';
import { textRights } from '../shared/text-rights.ts';
import {
  chainShape,
  citationsShape,
  evaluationShape,
  evidenceRowsShape,
  falsifierShape,
  noveltyShape,
  predictionShape,
  provenanceShape,
  rankShape,
  refutationShape,
  scoredShape,
} from './shapes.ts';

const certaintyLevels = ['very_low', 'low', 'moderate', 'high'] as const;
const statuses = ['open', 'weakened', 'refuted', 'supported_by_result', 'contradicted_by_result'] as const;

export const omegaHypotheses = family({
  name: 'omega_hypotheses',
  singular: 'omega_hypothesis',
  title: 'Omega hypotheses',
  example: 'thinned-old-blood',
  summary: 'Hypotheses of published Omega Point runs, ranked by pairwise comparison.',
  tier: 'public',
  page: '/omega/hypotheses',
  heading: 'statement',
  lead: ['mechanism', 'prediction'],
  member: 'hypothesis',
  display: { headline: null, columns: ['status', 'certainty'] },
  fields: {
    id: name('Opaque id.'),
    public_id: nullable(publicId()),
    title: nullable(text('What it is called.', 400)),
    statement: name('The hypothesis.'),
    mechanism: nullable(text('How it is thought to work.')),
    prediction: nullable(text('What must be seen if it is true.')),
    falsifier: nullable(text('What would refute it.')),
    rival: nullable(text('The explanation that it competes with.')),
    keywords: texts('Words that it is found by.'),
    version: nullable(integer('Which version of it this is; 1 is the first.')),
    parents: texts('Hypotheses of its run that became part of it.'),
    rank: nullable(
      shaped<Doc>(rankShape, 'Its strength from pairwise games, fitted by the Bradley-Terry model.'),
    ),
    scores: map(scoredShape, 'Dimension names to a score and the items it was derived from.'),
    certainty: nullable(oneOf(certaintyLevels, 'How certain the evidence of its weakest premise is.')),
    novelty: nullable(shaped<Doc>(noveltyShape, 'The nearest known texts; it is never called new.')),
    status: nullable(oneOf(statuses, 'How it stands.')),
    citations: shaped(citationsShape, 'What it cites, and whether each citation was found.'),
    theory_ids: texts('The ids of theories it builds on.'),
    cluster_slugs: texts('The slugs of theory clusters near to it.'),
    run_public_id: nullable(text('The run that it comes from.', 40)),
    experiment_public_ids: texts('The experiments that test it.'),
    provenance: nullable(shaped<Doc>(provenanceShape, 'Who and what wrote it; models are self-declared.')),
    license: nullable(text('Under which licence it was published.', 40)),
    public_url: derived(nullable(text('The page of this hypothesis on this site.'))),
    created_at: dateTime('When the record was first accepted.'),
    updated_at: dateTime('When the record last changed.'),
    premises: detail(
      list(
        {
          type: 'object',
          properties: {
            text: { type: ['string', 'null'] },
            refs: { type: 'array', items: { type: 'string' } },
          },
          additionalProperties: false,
        },
        'What it takes for granted, with the evidence it rests on.',
      ),
    ),
    mechanism_detail: detail(shaped(chainShape, 'The causal chain as it was submitted.')),
    prediction_detail: detail(nullable(shaped<Doc>(predictionShape, 'The prediction as it was submitted.'))),
    falsifier_detail: detail(nullable(shaped<Doc>(falsifierShape, 'The falsifier as it was submitted.'))),
    evaluation: detail(
      nullable(shaped<Doc>(evaluationShape, 'Twenty items, who decided each, and their sums.')),
    ),
    objections: detail(texts('The strongest objections of its critics.')),
    refutation: detail(
      nullable(shaped<Doc>(refutationShape, 'The attempts to refute it, and what came of them.')),
    ),
    evidence: detail(shaped(evidenceRowsShape, 'What it rests on and what speaks against it.')),
    published: stored(flag('Whether the hypothesis is shown.')),
    text_policy: detail(textRights.text_policy),
    source_url: detail(textRights.source_url),
  },
  derive: { public_url: (hypothesis) => pageOf('/omega/hypotheses', hypothesis) },
  visible: (hypothesis) => (hypothesis.published ? 'public' : null),
  links: {
    theories: (hypothesis) => hypothesis.theory_ids,
    clusters: (hypothesis) => hypothesis.cluster_slugs,
  },
  columns: {
    strength: { type: 'number', value: ({ rank }) => (rank?.strength as number | undefined) ?? null },
    popperian_sum: {
      type: 'number',
      value: ({ evaluation }) => (evaluation?.popperian_sum as number | undefined) ?? null,
    },
    certainty_level: {
      type: 'number',
      value: ({ certainty }) => (certainty === null ? null : certaintyLevels.indexOf(certainty) + 1),
    },
    theories: { type: 'list', value: (hypothesis) => hypothesis.theory_ids },
    clusters: { type: 'list', value: (hypothesis) => hypothesis.cluster_slugs },
    models: {
      type: 'list',
      value: ({ provenance }) =>
        ((provenance?.models ?? []) as readonly { name?: string | null }[]).flatMap(
          ({ name: one }) => one ?? [],
        ),
    },
  },
  search: ['statement', 'title', 'mechanism', 'prediction', 'keywords'],
  filters: {
    q: search('statement, title, mechanism, prediction or keywords'),
    theory: has('theories', 'The id of a theory it builds on.', 'cd046b51-f682-525a-ad49-d1b05adf5751'),
    cluster: has('clusters', 'The slug of a theory cluster near to it.', 'evolved-neglect'),
    status: is('status', { type: 'string', enum: statuses }, 'How it stands.'),
    run: is(
      'run_public_id',
      { type: 'string', minLength: 1, maxLength: 40, examples: ['or-xype3zc0'] },
      'The run it comes from.',
    ),
    model: has('models', 'A model that took part, as it was declared.', 'scripted'),
    min_popperian: atLeast(
      'popperian_sum',
      { type: 'number', minimum: 0, maximum: 40, examples: [24] },
      'The least popperian_sum, 0 to 40.',
    ),
    min_certainty: where(
      { type: 'string', enum: certaintyLevels },
      'The least certainty of its evidence.',
      (value) => ({
        sql: 't.certainty_level >= ?',
        binds: [certaintyLevels.indexOf(value as (typeof certaintyLevels)[number]) + 1],
      }),
    ),
  },
  order: { by: 'created_at', direction: 'desc' },
  sorts: {
    default: 'published_at',
    order: true,
    by: {
      published_at: { by: 'column', column: 'created_at', direction: 'desc' },
      popperian_sum: { by: 'column', column: 'popperian_sum', direction: 'desc' },
      strength: { by: 'column', column: 'strength', direction: 'desc' },
    },
  },
  list: [
    {
      path: '/omega/hypotheses',
      name: 'list_hypotheses',
      summary: 'Listed hypotheses of Omega Point, newest first; strength compares within a run alone.',
      envelope: 'page',
      access_level: false,
    },
  ],
  detail: [
    {
      path: '/omega/hypotheses/{public_id}',
      name: 'get_hypothesis',
      summary:
        'A published hypothesis: chain, prediction, falsifier, items, evidence, attempts to refute it.',
    },
  ],
});
