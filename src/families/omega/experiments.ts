import { type Doc, family } from '../../kernel/family.ts';
import {
  dateTime,
  derived,
  detail,
  type Field,
  flag,
  integer,
  name,
  nullable,
  oneOf,
  publicId,
  shaped,
  stored,
  text,
  texts,
} from '../../kernel/field.ts';
import { has, is, search } from '../../kernel/filter.ts';
import { pageOf } from '../shared/shapes.ts';
import { textRights } from '../shared/text-rights.ts';
import {
  citationCountsShape,
  completenessShape,
  evidenceRowsShape,
  provenanceShape,
  resultsShape,
  sampleSizeShape,
} from './shapes.ts';

/** An object; an import may bring it as text, which is then shown as protocol_text. */
const protocol: Field<Doc | string | null> = {
  ...nullable(text('')),
  schema: {
    type: ['object', 'string', 'null'],
    description: 'How it is done: the preregistration as it was submitted.',
  },
};

const statuses = ['preregistered', 'reported', 'withdrawn'] as const;

export const experiments = family({
  name: 'experiments',
  singular: 'experiment',
  title: 'Experiments',
  example: 'thin-blood-1',
  summary: 'Published Omega experiments, open to comments.',
  tier: 'public',
  page: '/omega/experiments',
  heading: 'title',
  lead: ['summary', 'question'],
  display: { headline: 'created_at', columns: ['status'], leftOut: ['hypothesis_ids'] },
  fields: {
    id: name('Opaque id.'),
    public_id: publicId('The code in the address of the experiment.'),
    title: name('Name of the experiment.'),
    question: nullable(text('What it asks.')),
    summary: nullable(text('What it does and found, in short.')),
    protocol,
    protocol_text: nullable(text('How it is done, where it was told in prose.')),
    prereg_sha256: nullable(text('SHA-256 of the canonical JSON of protocol.', 64)),
    manifest_sha256: nullable(text('SHA-256 of the manifest of its run.', 64)),
    chain_head: nullable(text('The head of the chain of its run.', 64)),
    registered_at: nullable(dateTime('When the preregistration was published.')),
    status: nullable(oneOf(statuses, 'How far it has come.')),
    hypothesis_ids: texts('The public ids of the Omega hypotheses it tests.'),
    keywords: texts('Words that it is found by.'),
    run_public_id: nullable(text('The run that it comes from.', 40)),
    theory_ids: texts('The ids of theories that its run began with.'),
    listed: flag('Whether it is part of the catalogue, or has a page alone.'),
    review: nullable(oneOf(['none', 'operator', 'peer'], 'Who looked at it before it was listed.')),
    provenance: nullable(shaped<Doc>(provenanceShape, 'Who and what wrote it; models are self-declared.')),
    citation_counts: nullable(shaped<Doc>(citationCountsShape, 'States of the works that it rests on.')),
    results: shaped(resultsShape, 'Results that were reported, judged by the preregistered rules.'),
    public_url: derived(text('The page of this experiment on this site.')),
    created_at: dateTime('When the record was first accepted.'),
    updated_at: dateTime('When the record last changed.'),
    completeness: detail(
      nullable(
        shaped<Doc>(completenessShape, 'How many of 24 members of the preregistration are filled in.'),
      ),
    ),
    sample_size: detail(nullable(shaped<Doc>(sampleSizeShape, 'The sample size, computed again.'))),
    evidence: detail(shaped(evidenceRowsShape, 'What it rests on and what speaks against it.')),
    comments_count: detail(
      derived(nullable(integer('How many comments there are; null where they are not counted.'))),
    ),
    published: stored(flag('Whether the experiment is shown and open to comments.')),
    text_policy: detail(textRights.text_policy),
    source_url: detail(textRights.source_url),
  },
  derive: {
    public_url: (experiment) => pageOf('/omega/experiments', experiment),
    protocol: ({ protocol: given }) => (typeof given === 'string' ? null : given),
    protocol_text: ({ protocol: given, protocol_text: told }) => (typeof given === 'string' ? given : told),
    comments_count: () => null,
  },
  visible: (experiment) => (experiment.published ? 'public' : null),
  links: {
    hypotheses: (experiment) => experiment.hypothesis_ids,
    theories: (experiment) => experiment.theory_ids,
  },
  columns: { theories: { type: 'list', value: (experiment) => experiment.theory_ids } },
  search: ['title', 'question', 'summary', 'keywords'],
  filters: {
    q: search('title, question, summary or keywords'),
    status: is('status', { type: 'string', enum: statuses }, 'How far it has come.'),
    run: is(
      'run_public_id',
      { type: 'string', minLength: 1, maxLength: 40, examples: ['or-4d9k2m7c'] },
      'The run it comes from.',
    ),
    theory: has(
      'theories',
      'The id of a theory that its run began with.',
      'cd046b51-f682-525a-ad49-d1b05adf5751',
    ),
  },
  order: { by: 'created_at', direction: 'desc' },
  list: [
    {
      path: '/omega/experiments',
      name: 'list_experiments',
      summary: 'Published experiments, newest first.',
      envelope: 'page',
      access_level: false,
    },
  ],
  detail: [
    {
      path: '/omega/experiments/{public_id}',
      name: 'get_experiment',
      summary: 'A published experiment: preregistration, evidence, provenance, results.',
    },
  ],
});
