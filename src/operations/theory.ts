// One theory with its evaluation and what it is connected to. What the caller may not see is not
// asked for: siblings and projects come from rows that are visible to the caller's tier.

import { evaluationShape, scoreShape } from '../families/theories/members.ts';
import { theories } from '../families/theories/theories.ts';
import { absentOrMoved } from '../kernel/absent.ts';
import type { Doc } from '../kernel/family.ts';
import { example, type JsonSchema, titled, uuid } from '../kernel/field.ts';
import { objectText, Pieces, parsed } from '../kernel/json.ts';
import { accessLevel, recordSchema } from '../kernel/listing.ts';
import { type Context, inPath, operation } from '../kernel/operation.ts';
import { visible } from '../kernel/visible.ts';
import { saidOfCluster, theoriesBeside } from './cluster-members.ts';

const path = '/theories/{id}';
const objects = { type: 'array', items: { type: 'object' } };
const connected = [
  'clusters',
  'related_theories',
  'endorsements',
  'foundational_alignment',
  'projects',
  'reasoning_nodes',
];

export const getTheory = operation({
  name: 'get_theory',
  method: 'GET',
  path,
  tier: 'public',
  tag: theories.title,
  summary: 'One theory: its owner, evaluation with rationale, and connections.',
  input: { id: inPath(example(uuid('The id of the theory.'), theories.example as string)) },
  output: (tier) => {
    const theory = recordSchema(theories, tier, 'row');
    const properties = (theory as { properties: Record<string, JsonSchema> }).properties;
    const evaluation = {
      type: 'object',
      properties: {
        layer: { type: 'string' },
        ...(evaluationShape as { properties: Record<string, unknown> }).properties,
        scores: scoreShape,
      },
    };
    const connections = {
      type: 'object',
      properties: Object.fromEntries(connected.map((member) => [member, objects])),
      required: connected,
    };
    const members = {
      theory,
      owner: properties.owner,
      evaluation,
      connections,
      access_level: accessLevel.schema,
    };
    const schema = { type: 'object', properties: members, required: Object.keys(members) };
    return titled('TheoryDetail', schema);
  },
  refuses: ['merged', 'moved'],
  cached: true,
  shows: { family: theories, member: 'theory' },
  run: async ({ id }, context) => {
    const found = context.reader.detail(theories, id, context.tier, context.now);
    if (!found) throw await absentOrMoved(theories, { path }, id, context);
    return { text: theoryDetail(parsed(found.text, context.site), context) };
  },
});

/** In pieces, because the theories beside it are most of it, and they are written once for all. */
function theoryDetail(record: Doc, context: Context): Pieces {
  const {
    layer,
    scores,
    cluster_assignments,
    endorsements,
    foundational_alignment,
    reasoning_nodes,
    ...theory
  } = record;
  const { popperian_sum, dimensions, foundational_alignment_avg } = record.evaluation as Doc;
  const id = record.id as string;
  const text = (value: unknown) => JSON.stringify(value);
  const before = objectText({
    theory: text(theory),
    owner: text(record.owner),
    evaluation: text({ layer, popperian_sum, dimensions, scores, foundational_alignment_avg }),
  }).slice(0, -1);
  const clusters = text(clustersOf(cluster_assignments as readonly Doc[], context));
  const behind = objectText({
    endorsements: text(endorsements),
    foundational_alignment: text(foundational_alignment),
    projects: text(projectsOf(id, context)),
    reasoning_nodes: text(reasoning_nodes),
  }).slice(1);
  const beside = theoriesBeside(id, clusterSlugs(id, context), context);
  const start = `${before},"connections":{"clusters":${clusters},"related_theories":[`;
  const end = `],${behind},"access_level":${text(context.tier)}}`;
  return new Pieces([start, ...beside, end], beside);
}

/** Each assignment with the statement of its cluster. */
function clustersOf(assignments: readonly Doc[], context: Context): readonly Doc[] {
  return assignments.map((assignment) => ({
    slug: assignment.cluster_slug,
    ...saidOfCluster(assignment.cluster_slug as string, context),
    role: assignment.role ?? null,
    confidence: assignment.confidence ?? null,
    rationale: assignment.rationale ?? null,
  }));
}

function clusterSlugs(id: string, { reader }: Context): readonly string[] {
  const mine = reader.select(
    "select distinct target from links where family = 'theories' and link = 'clusters' and id = ?",
    id,
  );
  return mine.map(({ target }) => String(target));
}

function projectsOf(id: string, context: Context): readonly Doc[] {
  return context.reader.select(
    `select p.public_id, p.name, p.section from links l
     join ${visible('rated_projects', context.tier)} p on (p.id = l.target or p.public_id = l.target)
     where l.family = 'theories' and l.link = 'projects' and l.id = ? order by p.name, p.id`,
    id,
  );
}
