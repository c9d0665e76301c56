// The graph of ideas: a page of ideas, and the edges of which both ends stand on that page. An idea
// that is not on it, because it is filtered out, merged or hidden, is named by no edge.

import { edgeShape, ideas } from '../families/ideas.ts';
import type { Doc } from '../kernel/family.ts';
import type { JsonSchema } from '../kernel/field.ts';
import { extend, membersOf, parsed } from '../kernel/json.ts';
import { listOperation } from '../kernel/listing.ts';
import { type Context, operation } from '../kernel/operation.ts';

const list = listOperation(ideas, {
  path: '/ideas',
  name: 'list_ideas',
  summary: 'Canonical ideas in the order of their trees, with the edges among those listed.',
  envelope: 'page',
  access_level: true,
});

export const listIdeas = operation({
  ...list,
  output: (tier) => {
    const page = list.output(tier) as JsonSchema & { properties: object; required: readonly string[] };
    const edges = {
      ...edgeShape,
      description: 'Edges of which both ends are listed, by id; of kind parent, `to` stands above `from`.',
    };
    return {
      ...page,
      properties: { ...page.properties, edges },
      required: [...page.required, 'edges'],
    };
  },
  run: async (input, context) => {
    const answer = await list.run(input, context);
    const text = String(answer.text);
    const listed = parsed(text, context.site).data as readonly Doc[];
    return { ...answer, text: extend(text, membersOf({ edges: edgesAmong(listed, context) })) };
  },
});

/** What the records say of their connections, and the step from each idea to the one above it. */
function edgesAmong(listed: readonly Doc[], context: Context): readonly Doc[] {
  const ids = new Set(listed.map((idea) => idea.id));
  const above = new Map(listed.map(({ id, parent_id }) => [id, parent_id]));
  const found = new Map<string, Doc>();
  const add = (edge: Doc) => {
    const { from, to, kind } = edge;
    // What stands above an idea its parent_id says; an edge is not to say otherwise.
    if (kind === 'parent' && above.get(from) !== to) return;
    const key = `${from} ${to} ${kind}`;
    if (ids.has(from) && ids.has(to) && !found.has(key)) found.set(key, edge);
  };
  for (const { id, parent_id } of listed) {
    const one = context.reader.detail(ideas, id as string, context.tier, context.now);
    const { edges } = one ? parsed(one.text, context.site) : { edges: [] };
    for (const edge of edges as readonly Doc[]) add(whole(edge));
    if (parent_id) add(whole({ from: id, to: parent_id, kind: 'parent', weight: 1 }));
  }
  return [...found.values()];
}

function whole({ from, to, kind, weight = null, rationale = null, evidence_ids = [] }: Doc): Doc {
  return { from, to, kind, weight, rationale, evidence_ids };
}
