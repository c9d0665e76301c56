import { correction } from '../kernel/correction.ts';
import { type Doc, family } from '../kernel/family.ts';
import {
  dateTime,
  derived,
  detail,
  example,
  name,
  nullable,
  oneOf,
  shaped,
  slug,
  slugs,
  text,
  uuid,
} from '../kernel/field.ts';
import { atLeast, has, is, search } from '../kernel/filter.ts';
import { shape } from '../kernel/shape.ts';
import { parts } from './shared/shapes.ts';

const levels = ['problem', 'approach', 'mechanism', 'intervention', 'method'] as const;
const kinds = ['company', 'person', 'investor', 'project', 'publication'] as const;

const matches = shape(
  `{kind: ${kinds.join('|')}, public_id: text, name: text, score: share, rationale: text, evidence: Evidence[]}[]`,
  parts,
);
/** A connection between two ideas, by their ids. */
export const edgeShape = shape(
  `{from: text, to: text, kind: parent|supports|contradicts|depends_on|competes_with|same_as, weight?: share,
    rationale?: text, evidence_ids: text[]}[]`,
);

export const ideas = family({
  name: 'ideas',
  singular: 'idea',
  title: 'Ideas',
  summary: 'The graph of canonical ideas, from problems to methods, with who works on each.',
  tier: 'top',
  readAt: '/ideas',
  heading: 'title',
  lead: ['statement'],
  fields: {
    id: uuid('Id of the idea.'),
    slug: slug('Short stable slug.'),
    title: name('The idea in a few words.'),
    statement: text('The idea as a statement.'),
    level: oneOf(levels, 'What kind of idea it is.'),
    parent_id: nullable(uuid('The id of the idea above it.')),
    path: slugs('Slugs from the root of its tree down to this idea.'),
    status: oneOf(['active', 'merged', 'retired'], 'Whether it still stands.'),
    merged_into: nullable(
      example(text('The id of the idea that took its place.', 200), 'dc5b3ea6-fe5c-599d-a27f-05ed392d1c8c'),
    ),
    counts: derived(
      shaped(
        shape('{companies: int, people: int, investors: int, projects: int, publications: int}'),
        'How many matches of each kind it has.',
      ),
    ),
    matches: shaped<readonly Doc[]>(matches, 'Who and what works on it, each with evidence; scores 0 to 1.'),
    updated_at: dateTime('When the record last changed.'),
    correction_url: correction,
    edges: detail(
      shaped<readonly Doc[]>(edgeShape, 'Its connections with other ideas, by id; weights 0 to 1.'),
    ),
  },
  people: { 'matches[].public_id': 'kind', 'matches[].name': 'name' },
  refers: {
    parent_id: 'ideas',
    'edges[].from': 'ideas',
    'edges[].to': 'ideas',
    'matches[].public_id': {
      company: 'companies',
      person: 'heroes',
      investor: 'investors',
      project: 'rated_projects',
    },
  },
  derive: { counts: (idea) => countsOf(idea.matches) },
  columns: {
    tree: { type: 'text', value: (idea) => branchOf(idea).join('/') },
    root: { type: 'text', value: (idea) => idea.path[0] ?? idea.slug },
    matched_kinds: { type: 'list', value: (idea) => [...new Set(idea.matches.map((match) => match.kind))] },
    best_score: {
      type: 'number',
      value: (idea) => (idea.matches.length === 0 ? null : Math.max(...idea.matches.map(scoreOf))),
    },
  },
  search: ['title', 'statement'],
  filters: {
    q: search('title or statement'),
    root: is(
      'root',
      { type: 'string', minLength: 1, maxLength: 200, examples: ['repair-falls-behind'] },
      'The slug of the root of a tree.',
    ),
    level: is('level', { type: 'string', enum: levels }, 'The kind of idea.'),
    matched_kind: has('matched_kinds', 'Only ideas with a match of this kind.', 'company', kinds),
    min_score: atLeast(
      'best_score',
      { type: 'number', minimum: 0, maximum: 1, examples: [0.5] },
      'Only ideas with a match of at least this score, 0 to 1.',
    ),
  },
  order: { by: 'tree', direction: 'asc' },
});

/** The path down to the idea, itself included, whether or not the record ends its path with it. */
function branchOf(idea: { readonly path: readonly string[]; readonly slug: string }): readonly string[] {
  return idea.path.at(-1) === idea.slug ? idea.path : [...idea.path, idea.slug];
}

/** Of two that were merged it may name both: one thing is counted once. */
function countsOf(matches: readonly Doc[]): Doc {
  const count = (kind: (typeof kinds)[number]) =>
    new Set(matches.filter((match) => match.kind === kind).map(({ public_id }) => public_id)).size;
  return {
    companies: count('company'),
    people: count('person'),
    investors: count('investor'),
    projects: count('project'),
    publications: count('publication'),
  };
}

function scoreOf(match: Doc): number {
  return (match.score as number | undefined) ?? 0;
}
