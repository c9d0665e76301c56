// Harvested text keeps its authors' rights: a record that shows such text says whether it is whole,
// and where it stands.

import { everyRecord } from '../../kernel/family.ts';
import { type Field, nullable, url } from '../../kernel/field.ts';

const policy: Field<'full' | 'excerpt_only'> = { ...everyRecord.text_policy, place: 'row' };

/** The members by which a record tells the rights of its text. */
export const textRights = {
  text_policy: policy,
  source_url: nullable(url('The page at the source.')),
};
