// What an operator corrected, shown beside what the source says.

import type { Doc } from '../../kernel/family.ts';
import { detail, shaped } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';

export const corrections = detail(
  shaped<readonly Doc[]>(
    shape('{path: text, value?: any, harvested?: any, reason: text, at: dt}[]'),
    'Members that an operator corrected: what the record says, and what its source says (harvested).',
  ),
);
