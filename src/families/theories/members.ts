// Nested members of a theory and what is counted of them.

import type { Doc, Related } from '../../kernel/family.ts';
import { detail, type Field, list, shaped, stored } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';

const runShape = shape(
  `{run_at!: dt, layer: text, scores: {dimension!: text, score?: tenth, rationale?: text,
    supporting_evidence: text[], counter_evidence: text[], confidence?: any}[]}[]`,
);

export const scoreShape = shape(
  '{dimension: text, score?: number, rationale: text, supporting_evidence: text[], counter_evidence: text[], confidence?: any}[]',
);

export const evaluationShape = shape(
  `{popperian_sum?: number, premise_plausibility?: number, explanatory_power?: number, falsifiability?: number,
    ambition?: number, dimensions: object, foundational_alignment_avg?: number}`,
);

export const connectionsShape = shape(
  `{cluster_slugs: text[], cluster_count: int, endorsement_count: int, foundational_alignment_count: int,
    project_count: int, reasoning_node_count: int}`,
);

/** The specification leaves these objects open: they are kept and shown as the operator brings them. */
function openObjects(description: string, properties: Record<string, unknown> = {}) {
  const items = {
    type: 'object',
    ...(Object.keys(properties).length > 0 ? { properties, additionalProperties: true } : {}),
  };
  return detail(list(items, description) as Field<readonly Doc[]>);
}

const zeroToTen = {
  type: ['number', 'null'],
  minimum: 0,
  maximum: 10,
  description: 'How well it agrees, 0 to 10.',
};

export const theoryMembers = {
  runs: stored(shaped<readonly Doc[]>(runShape, 'Evaluation runs.')),
  endorsements: openObjects('People who endorse, reject or qualify it, with rationale.'),
  foundational_alignment: openObjects(
    'How it agrees with findings that any theory of ageing must meet: principle, stance, score, rationale.',
    { score: zeroToTen },
  ),
  reasoning_nodes: openObjects(
    'The tree of premises, derivations, predictions and observations, linked by parent_node_id.',
  ),
  cluster_assignments: detail(
    shaped<readonly Doc[]>(
      shape('{cluster_slug!: text, role?: text, confidence?: any, rationale?: text}[]'),
      'The clusters it was judged to belong to.',
    ),
  ),
};

interface Connected {
  readonly cluster_assignments: readonly Doc[];
  readonly endorsements: readonly Doc[];
  readonly foundational_alignment: readonly Doc[];
  readonly reasoning_nodes: readonly Doc[];
  readonly project_ids: readonly string[];
}

/** Counts of what every reader of the theory may see: hidden projects do not count. */
export function connectionsOf(theory: Connected, related: Related): Doc {
  const slugs = [...new Set(theory.cluster_assignments.map((one) => one.cluster_slug as string))];
  const projects = theory.project_ids.flatMap((id) => {
    const project = related.record('rated_projects', id);
    const shown = project?.is_public === true && project.rating_status === 'ready' && !project.merged_into;
    return shown ? [project.id] : [];
  });
  return {
    cluster_slugs: slugs,
    cluster_count: slugs.length,
    endorsement_count: theory.endorsements.length,
    foundational_alignment_count: theory.foundational_alignment.length,
    project_count: new Set(projects).size,
    reasoning_node_count: theory.reasoning_nodes.length,
  };
}

/** The condition that a record of this kind, with this public_id, owns the theory. */
export function ownedBy(kind: 'company' | 'rated_project') {
  return (value: unknown) => ({
    sql: 't.owner_kind = ? and t.owner_public_id = ?',
    binds: [kind, value as string],
  });
}
