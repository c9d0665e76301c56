// Where somebody asks for a correction or a removal of what a record says: the form of data requests, with
// the record filled in. Every family that anybody reads has the member: in its details, else in its rows.

import type { Doc, FamilyDeclaration } from './family.ts';
import { derived, detail, type Field, type Fields, text } from './field.ts';
import { siteMark } from './json.ts';

const correctionForm = '/privacy/request';

/** The member as rows have it; `detail(correction)` keeps it to details. */
export const correction: Field<string> = derived(
  text('The form that asks for a correction or a removal of this record, with the record filled in.'),
);

/** The member as this family publishes it; null where nobody reads its records one by one. */
export function correctionOf<F extends Fields>(declaration: FamilyDeclaration<F>): Field<string> | null {
  const own = declaration.fields.correction_url as Field<string> | undefined;
  if (own) return own;
  if (declaration.detail) return detail(correction);
  return declaration.list ? correction : null;
}

/** A name that a query holds as it is. */
const plainName = /^[\w.-]*$/;

/** The form's address, for a record of the family with this singular. */
export function correctionAddress(singular: string, record: Doc): string {
  const name = String(record.public_id ?? record.slug ?? record.id);
  const said = plainName.test(name) ? name : new URLSearchParams({ '': name }).toString().slice(1);
  return `${siteMark}${correctionForm}?subject_kind=${singular}&subject_public_id=${said}`;
}
