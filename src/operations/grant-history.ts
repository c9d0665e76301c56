// What changed in a grant at its source since it was first seen, by itself: the detail has the same among its members.

import { grants } from '../families/grants/grants.ts';
import { absentOrMoved } from '../kernel/absent.ts';
import { answerOf } from '../kernel/answer.ts';
import { example, type Field, name } from '../kernel/field.ts';
import { parsed } from '../kernel/json.ts';
import { inPath, operation } from '../kernel/operation.ts';

const path = '/grants/{public_id}/history';

export const getGrantHistory = operation({
  name: 'get_grant_history',
  method: 'GET',
  path,
  tier: 'public',
  tag: grants.title,
  summary: 'What harvests saw change in a grant at its source: the amendments of its detail.',
  input: {
    public_id: inPath(example(name('The public_id (or id) of the grant.'), grants.example as string)),
  },
  refuses: ['merged', 'moved'],
  output: () => ({
    type: 'object',
    properties: { data: (grants.fields.amendments as Field).schema },
    required: ['data'],
  }),
  cached: true,
  run: async ({ public_id }, context) => {
    const found = context.reader.detail(grants, public_id, context.tier, context.now);
    if (!found) throw await absentOrMoved(grants, { path }, public_id, context);
    return answerOf({ data: parsed(found.text, context.site).amendments });
  },
});
