// Whom a harvested record is owed to: its source, by the name, the terms and the line it asks for. The harvest
// writes it, from what the source declares of itself.

import type { Doc } from '../../kernel/family.ts';
import { type Field, nullable, shaped } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';

export const attribution: Field<Doc | null> = nullable(
  shaped<Doc>(
    shape('{name: text, url?: url, licence: text, licence_url?: url, statement: text}'),
    'The source of a harvested record: its name, the terms of its data, and the line that names it.',
  ),
);
