// What a record is called, and its one line. A family says it once; pages, feeds, search by name, research
// and news read it from there.

import type { Doc, Family } from './family.ts';
import { type Fields, writtenBy } from './field.ts';

/** The name of a record, as rows and details of any tier show it. */
export function headingOf(family: Pick<Family, 'heading' | 'singular'>, record: Doc): string {
  const value = record[family.heading ?? 'id'];
  if (typeof value === 'string' && value.trim() !== '') return value;
  return typeof record.id === 'string'
    ? record.id
    : `A ${family.singular.replaceAll('_', ' ')} without a name`;
}

/** The first of the family's leading members that says something, whole; null where none does. */
export function leadOf(family: Pick<Family, 'lead'>, record: Doc): string | null {
  for (const member of family.lead ?? []) {
    const value = record[member];
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return null;
}

/** Where a source wrote a text of a record, the name of the record is in its words too. */
export function namedBySource(fields: Fields, heading: string): Fields {
  const named = fields[heading];
  const ofSource = Object.values(fields).some(({ schema }) => schema['x-written-by'] === 'source');
  return named && ofSource ? { ...fields, [heading]: writtenBy('source', named) } : fields;
}
