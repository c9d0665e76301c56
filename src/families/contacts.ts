import { family } from '../kernel/family.ts';
import { dateTime, flag, name, nullable, oneOf, optional, text, url } from '../kernel/field.ts';
import { contains, is, search } from '../kernel/filter.ts';
import { textRights } from './shared/text-rights.ts';

const bases = ['published_business', 'added_by_team', 'consented'] as const;
const one = { type: 'string', minLength: 1, maxLength: 200 };

export const contacts = family({
  name: 'contacts',
  singular: 'contact',
  title: 'Contacts',
  summary: 'Whom to write to at funders and behind leads, in their professional roles.',
  tier: 'full',
  page: '/contacts',
  heading: 'name',
  lead: ['role'],
  // Whom it belongs to stands before these, by name.
  display: { columns: ['email', 'email_status', 'profile_url'] },
  fields: {
    id: name('Opaque id.'),
    name: name('Name of the person or office.'),
    role: nullable(text('The professional role.', 1_000)),
    organization_name: nullable(text('The organization of the contact.', 2_000)),
    organization_public_id: nullable(text('Its public_id among the organizations.', 200)),
    lead_id: nullable(text('The id of the lead it belongs to.', 200)),
    email: nullable(text('A professional address.', 320)),
    email_status: {
      ...optional(oneOf(['verified', 'unverified', 'bounced'], 'Whether the address was seen to work.')),
      fallback: 'unverified' as const,
    },
    profile_url: nullable(url('A public professional page.')),
    basis: oneOf(bases, 'Why the contact may be kept.'),
    source: nullable(text('Where the contact comes from.', 1_000)),
    last_verified_at: nullable(dateTime('When the contact was last checked.')),
    do_not_contact: flag('Whether the person asked not to be written to.'),
    created_at: dateTime('When the record was first accepted.'),
    updated_at: dateTime('When the record last changed.'),
    ...textRights,
  },
  refers: { lead_id: 'leads', organization_public_id: 'organizations' },
  links: { lead: (contact) => [contact.lead_id] },
  search: ['name', 'role', 'organization_name'],
  filters: {
    q: search('name, role or organization'),
    organization: is(
      'organization_public_id',
      { ...one, examples: ['lantern-prize-society'] },
      'The public_id of the organization.',
    ),
    lead: is(
      'lead_id',
      { ...one, examples: ['61ba3bd3-f93b-5f5f-a2a6-80037dc29645'] },
      'The id of the lead.',
    ),
    role: contains('role', 'Part of the role; case does not count.', 'programme'),
  },
  order: { by: 'name', direction: 'asc' },
  list: [
    {
      path: '/contacts',
      name: 'list_contacts',
      summary: 'Contacts by name; an array without an envelope.',
      envelope: 'array',
      access_level: false,
    },
  ],
});
