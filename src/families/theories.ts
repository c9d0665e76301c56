import { family } from '../kernel/family.ts';
import {
  derived,
  detail,
  flag,
  full,
  name,
  nullable,
  shaped,
  stored,
  text,
  texts,
  thirdParty,
  url,
  uuid,
  word,
} from '../kernel/field.ts';
import { atLeast, has, is, search, where } from '../kernel/filter.ts';
import { siteMark } from '../kernel/json.ts';
import { textRights } from './text-rights.ts';
import { evaluationOf, latestLayer, latestScores } from './theory-evaluation.ts';
import {
  connectionsOf,
  connectionsShape,
  evaluationShape,
  ownedBy,
  scoreShape,
  theoryMembers,
} from './theory-members.ts';
import { isPublished, ownerFor, ownerOf, ownerShape } from './theory-owner.ts';

const sourceTypes = [
  'publication',
  'company_website',
  'press_release',
  'patent',
  'interview',
  'investor_deck',
  'manual_entry',
] as const;

export const theories = family({
  name: 'theories',
  singular: 'theory',
  title: 'Theories',
  example: 'cd046b51-f682-525a-ad49-d1b05adf5751',
  summary: 'Scientific theories of companies and projects, with their evaluation.',
  tier: 'public',
  fields: {
    id: uuid('Id of the theory.'),
    theory_name: name('Short name of the theory.'),
    theory_summary: nullable(text('Summary in our words.')),
    theory_text: thirdParty(text('The statement as extracted.')),
    source_url: nullable(url('Where the statement was found.')),
    text_policy: textRights.text_policy,
    source_type: nullable(word(sourceTypes, 'What kind of source it was found in.')),
    is_primary: flag("Whether it is the owner's central theory."),
    extracted_at: nullable(text('When it was extracted.', 40)),
    owner: derived(shaped(ownerShape, 'Who holds the theory; is_public is for token holders.')),
    evaluation: derived(shaped(evaluationShape, 'Scores, from the latest run that scored each dimension.')),
    connections: derived(shaped(connectionsShape, 'How many things it is connected to.')),
    detail_url: derived(text('The address of its detail.')),
    extraction_confidence: full(nullable(text('How sure the extraction is.', 200))),
    added_by: full(nullable(text('Who added it.', 200))),
    added_by_user_email: full(nullable(text('The e-mail of the user who added it.', 320))),
    added_via: full(nullable(text('Through which channel it was added.', 200))),
    layer: detail(derived(text('The layer of the newest run.'))),
    scores: detail(derived(shaped(scoreShape, 'The scores that count, with their rationale.'))),
    ...theoryMembers,
    owner_kind: stored(nullable(word(['company', 'rated_project'], 'What kind of owner.'))),
    owner_id: stored(nullable(text('The id of the owner; null for an independent theory.', 200))),
    project_ids: stored(texts('Ids of connected rated projects.')),
  },
  derive: {
    owner: ownerFor,
    evaluation: evaluationOf,
    connections: connectionsOf,
    detail_url: (theory) => `${siteMark}/api/v1/theories/${theory.id}`,
    layer: (theory) => latestLayer(theory.runs),
    scores: (theory) => latestScores(theory.runs),
  },
  visible: (theory, related) => (isPublished(theory, related) ? 'public' : 'full'),
  links: {
    owner: (theory) => [theory.owner_id],
    clusters: (theory) => theory.cluster_assignments.map((one) => one.cluster_slug as string),
    projects: (theory) => theory.project_ids,
  },
  follows: [
    { family: 'companies', by: { mine: 'owner' } },
    { family: 'rated_projects', by: { mine: 'owner' } },
    { family: 'rated_projects', by: { mine: 'projects' } },
  ],
  columns: {
    owner: { type: 'text', indexed: true, value: (theory) => theory.owner_id },
    owner_kind: { type: 'text', value: (theory) => theory.owner_kind },
    owner_public_id: {
      type: 'text',
      indexed: true,
      value: (theory, related) => ownerOf(theory, related)?.public_id,
    },
    owner_name: { type: 'text', value: (theory, related) => ownerOf(theory, related)?.name },
    source_type: { type: 'text', value: (theory) => theory.source_type },
    source_url: { type: 'text', value: (theory) => theory.source_url },
    is_primary: { type: 'number', value: (theory) => theory.is_primary },
    clusters: { type: 'list', value: (theory) => theory.cluster_assignments.map((one) => one.cluster_slug) },
    popperian_sum: { type: 'number', value: (theory) => evaluationOf(theory).popperian_sum },
    premise_plausibility: { type: 'number', value: (theory) => evaluationOf(theory).premise_plausibility },
    explanatory_power: { type: 'number', value: (theory) => evaluationOf(theory).explanatory_power },
    falsifiability: { type: 'number', value: (theory) => evaluationOf(theory).falsifiability },
    ambition: { type: 'number', value: (theory) => evaluationOf(theory).ambition },
    foundational_alignment_avg: {
      type: 'number',
      value: (theory) => evaluationOf(theory).foundational_alignment_avg,
    },
  },
  search: ['theory_name', 'theory_text', 'theory_summary'],
  filters: {
    q: search('name, statement or summary'),
    owner_kind: is(
      'owner_kind',
      { type: 'string', enum: ['company', 'rated_project'] },
      'Kind of the owner.',
    ),
    company: where(
      { type: 'string', minLength: 1, maxLength: 200, examples: ['ombrelune-bio'] },
      'The public_id of a company that holds the theory.',
      ownedBy('company'),
    ),
    project: where(
      { type: 'string', minLength: 1, maxLength: 200, examples: ['second-thymus'] },
      'The public_id of a rated project that holds the theory.',
      ownedBy('rated_project'),
    ),
    cluster: has('clusters', 'The slug of a cluster the theory belongs to.', 'evolved-neglect'),
    min_popperian: atLeast(
      'popperian_sum',
      { type: 'number', minimum: 0, maximum: 40 },
      'The least popperian_sum, 0 to 40.',
    ),
  },
  order: { by: 'popperian_sum', direction: 'desc' },
  sorts: {
    default: 'popperian_sum',
    order: true,
    by: Object.fromEntries(
      [
        'popperian_sum',
        'theory_name',
        'extracted_at',
        'owner_name',
        'premise_plausibility',
        'explanatory_power',
        'falsifiability',
        'ambition',
        'foundational_alignment_avg',
      ].map((column) => [column, { by: 'column', column, direction: 'desc' }] as const),
    ),
  },
  list: [
    {
      path: '/theories',
      name: 'list_theories',
      summary: 'Theories, highest popperian_sum first.',
      envelope: 'page',
      access_level: true,
    },
  ],
});
