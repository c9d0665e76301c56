// What the detail of a grant adds to its row, member by member.

import { href } from '../../kernel/address.ts';
import type { Doc } from '../../kernel/family.ts';
import {
  date,
  inside,
  integer,
  nullable,
  oneOf,
  shaped,
  text,
  texts,
  writtenBy,
} from '../../kernel/field.ts';
import { siteMark } from '../../kernel/json.ts';
import { shape } from '../../kernel/shape.ts';
import { parts } from '../shared/shapes.ts';
import type { CallDate } from './next-deadline.ts';

/** Whose hour it is where no zone says it. */
const TzNote = { type: 'string', maxLength: 200, examples: ['local time of the applicant'] };
const deadlines = shape(
  `{kind: loi|preproposal|full|step|webinar|decision|other, label: text, date?: date, time?: text, tz?: text, tz_note?: TzNote, at?: dt,
    precision: minute|day|month|unknown, rolling: bool, applies_to?: text, method?: copied|extracted|computed|human,
    source: stated|computed|rule, evidence_ids: text[]}[]`,
  { TzNote },
);
const funding = shape(
  `{instrument: grant|fellowship|prize|contract|loan|equity|in_kind|other, total?: Money, min_award?: Money, max_award?: Money,
    awards_min?: int, awards_max?: int, awards_expected?: int, duration_months_max?: int, cost_sharing?: bool,
    indirect_costs?: allowed|capped|not_allowed, details?: text}`,
  parts,
);
const eligibility = shape(
  `{applicant_types: {value: text, custom_value?: text}[], career_stages: text[], countries_in: text[], countries_out: text[],
    foreign_applicants: yes|no|partial|unknown, for_profit: yes|no|unknown, details?: text}`,
);
const requirements = shape(
  `{id: text, category: eligibility|budget|format|attachment|registration|letters|review_criteria|reporting|other, statement: text,
    obligation: must|should|may, value?: object, state: confirmed|conflict|unknown|extraction_incomplete,
    evidence: Evidence[], extractor: Extractor, confidence: share}[]`,
  parts,
);
const documents = shape(
  `{id: text, title: text, kind: solicitation|amendment|faq|template|webinar|other, is_primary: bool, url: url, mime_type: text,
    size_bytes?: int, sha256: text, page_count?: int, language?: text, retrieved_at: dt, version: int,
    parse_status: parsed|partial|failed|not_attempted, text_policy: full|excerpt_only, text?: text, excerpt?: text}[]`,
);
const verification = shape(
  `{verified_open: bool, method: human|source_api|page_check, last_checked_at: dt, next_check_at: dt, url_status?: int,
    deadline_seen_in_source: bool, amount_seen_in_source: bool, funder_domain_match: bool,
    flags: {code: dead_link|deadline_conflict|stale_source|login_wall|possible_duplicate|invite_only|text_missing|text_cut, since: dt}[]}`,
);
const contact = shape('{name?: text, email?: text, phone?: text, public_office: bool}');
const funder = shape(
  `{organization_public_id?: text, name: text, ids: {ror?: text, crossref_funder?: text, ein?: text, uei?: text},
    parent?: {organization_public_id?: text, name: text}}`,
);

export const grantDetails = {
  number: inside(nullable(text('The number of the call at its source.', 500))),
  deadlines: inside(
    writtenBy(
      'source',
      shaped<readonly (Doc & CallDate)[]>(
        deadlines,
        'All dates of the call, with the zone they were given in.',
      ),
    ),
  ),
  posted_at: inside(nullable(date('When the call was published.'))),
  archived_at: inside(nullable(date('When the source archives the call.'))),
  award_date_expected: inside(nullable(date('When awards are expected.'))),
  project_start_expected: inside(nullable(date('When projects are expected to start.'))),
  clinical_trial: inside(
    nullable(
      oneOf(['not_allowed', 'optional', 'required', 'basic'], 'What the call says of clinical trials.'),
    ),
  ),
  assistance_listings: inside(texts('Assistance listings of the United States.')),
  categories: inside(texts('Categories of Grants.gov.')),
  institutes: inside(
    shaped<readonly Doc[]>(
      shape('{acronym: text, name: text, organization_public_id?: text}[]'),
      'Institutes and centers of NIH that take part, by the listings of the call; of a call of the European Union, the council under whose name it is.',
    ),
  ),
  programmes: inside(texts('Programmes of the European Union.')),
  division: inside(texts('Parts of the programmes.')),
  action_types: inside(texts('Types of action of the European Union.')),
  instruments: inside(texts('Every form of support that the source names.')),
  fiscal_year: inside(nullable(integer('The fiscal year of the money.'))),
  funding: inside(writtenBy('source', nullable(shaped<Doc>(funding, 'Form and size of the support.')))),
  eligibility: inside(writtenBy('source', nullable(shaped<Doc>(eligibility, 'Who may apply.')))),
  requirements: inside(
    writtenBy('source', shaped<readonly Doc[]>(requirements, 'What the call demands, each with evidence.')),
  ),
  documents: inside(writtenBy('source', shaped<readonly Doc[]>(documents, 'The documents of the call.'))),
  verification: inside(nullable(shaped<Doc>(verification, 'How and when the call was checked.'))),
  amendments: inside(
    writtenBy(
      'source',
      shaped(
        shape(
          '{version: int, at: dt, changes: {path: text, old?: text, new?: text}[], evidence_ids: text[]}[]',
        ),
        'Changes of title, texts, dates and amounts that harvests saw at the source, the newest last; the version first seen is 1.',
      ),
    ),
  ),
  past_awards: inside(
    writtenBy(
      'source',
      shaped(
        shape(
          '{title: text, recipient: text, amount?: Money, year?: int, url: url, source: Source}[]',
          parts,
        ),
        'Awards made under the number of this call, the newest first: of NIH from RePORTER, of the European Union from CORDIS, else as the record of an operator brings them.',
      ),
    ),
  ),
  similar: inside(
    writtenBy(
      'source',
      shaped(
        shape('{public_id: text, title: text, score: share, why: text}[]'),
        'Open and coming grants that answer the title of this one: of harvested calls about ageing as the matcher finds them, else as the record of an operator brings them.',
      ),
    ),
  ),
  funder: inside(
    writtenBy(
      'source',
      nullable(
        shaped(funder, 'The funder and its identifiers, and whoever is above it where its source says so.'),
      ),
    ),
  ),
  contact: inside(
    writtenBy('source', nullable(shaped<Doc>(contact, 'Whom at the funder to ask; harvests leave it out.'))),
  ),
  field_sources: inside(
    shaped<readonly Doc[]>(
      shape('FieldSource[]', parts),
      'Where members come from; of a harvested call those that are not copied from its source.',
    ),
  ),
};

/** Addresses of a grant: its answer, its page, the forms other programs read. */
export function grantLinks(grant: Listed & { readonly public_id: string | null }): Doc {
  const name = grant.public_id ?? grant.id;
  const self = siteMark + href({ path: '/grants/{slug}' }, { slug: name });
  return {
    self,
    html: `${siteMark}/grants/${encodeURIComponent(name)}`,
    ics: `${self}.ics`,
    jsonld: `${self}.jsonld`,
    common_grants: isOpportunity(grant) ? `${siteMark}/common-grants/opportunities/${grant.id}` : null,
  };
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Listed {
  readonly id: string;
  readonly verified: boolean;
  readonly relevant: boolean | null;
}

/** Whether CommonGrants lists it: verified, of the field, and with a UUID, by which opportunities are known there. */
export function isOpportunity({ id, verified, relevant }: Listed): boolean {
  return verified && relevant !== false && uuid.test(id);
}

/**
 * What a CommonGrants search compares: the amounts of one award and of all, each with its currency.
 * @param index of the amount, where it has one
 */
export function amountColumns(
  member: 'total' | 'min_award' | 'max_award',
  index: { readonly indexed?: true; readonly beside?: readonly string[] } = {},
) {
  const money = (grant: { readonly funding: Doc | null }) =>
    grant.funding?.[member] as { readonly amount: string; readonly currency: string } | null | undefined;
  return {
    [`${member}_amount`]: {
      type: 'number',
      value: (grant: { readonly funding: Doc | null }) => numberOf(money(grant)?.amount),
      ...index,
    },
    [`${member}_currency`]: {
      type: 'text',
      value: (grant: { readonly funding: Doc | null }) => money(grant)?.currency ?? null,
    },
  } as const;
}

function numberOf(amount: string | undefined): number | null {
  return amount === undefined ? null : Number(amount);
}
