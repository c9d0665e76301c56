import { type Doc, family } from '../../kernel/family.ts';
import {
  date,
  flag,
  name,
  nullable,
  oneOf,
  shaped,
  stored,
  text,
  thirdParty,
  url,
  wholeOnly,
} from '../../kernel/field.ts';
import { inPathOnly, is, search, since, where } from '../../kernel/filter.ts';
import { attribution } from '../shared/attribution.ts';
import { evidenceShapes, recordTypes } from '../shared/evidence-shapes.ts';
import { excerptOf } from '../shared/excerpts.ts';
import { textRights } from '../shared/text-rights.ts';
import { workAt, workIds } from '../shared/work-ids.ts';
import { companies } from './companies.ts';
import { companyTier } from './visibility.ts';

export const companyRecords = family({
  name: 'company_records',
  singular: 'company_record',
  title: 'Company records',
  summary: 'Public records about companies: publications, patents, trials, filings, news.',
  tier: 'public',
  readAt: '/companies',
  heading: 'title',
  lead: ['excerpt'],
  fields: {
    id: name('Opaque id.'),
    record_type: oneOf(recordTypes, 'Kind of record.'),
    title: name('Title of the record.'),
    date: nullable(date('The day it was published or took effect.')),
    ids: shaped({ ...evidenceShapes.Ids }, 'Its identifiers in public registers.'),
    url: url('Where the record stands.'),
    text: nullable(wholeOnly(text('The whole text, where its rights allow it.'))),
    excerpt: nullable(thirdParty(text('A piece of the text, or its beginning.'))),
    accepted: flag('Whether the record was found to be about the company; others are not shown.'),
    accepted_by: nullable(oneOf(['rule', 'human'], 'Who accepted it.')),
    extracted: shaped<Doc>(
      { ...evidenceShapes.Extracted },
      'Projects, people and claims that were read from it.',
    ),
    trial: nullable(
      shaped<Doc>(
        { ...evidenceShapes.Trial },
        'Of a trial: how it stood and in which phases it was, in the words of its registry, when that was last told.',
      ),
    ),
    source: nullable(text('Where the record comes from.', 200)),
    ...textRights,
    attribution,
    company_id: stored(name('The id of the company it is about.')),
  },
  people: { 'extracted.people[]': 'name', 'extracted.people[].name': 'name' },
  derive: { excerpt: excerptOf },
  visible: (record, related) =>
    record.accepted ? companyTier(related.record('companies', record.company_id)) : null,
  refers: { company_id: 'companies' },
  links: {
    company: (record) => [record.company_id],
    works: (record) => [...workIds(record.ids as Doc), ...workAt(record.url)],
  },
  follows: [{ family: 'companies', by: { mine: 'company' } }],
  columns: { company: { type: 'text', indexed: true, value: (record) => record.company_id } },
  search: ['title', 'excerpt', 'text'],
  filters: {
    q: search('title or text'),
    type: is('record_type', { type: 'string', enum: recordTypes }, 'The kind of record.'),
    since: since('date', 'Only records from then on.'),
    public_id: inPathOnly(
      where(
        { type: 'string', minLength: 1, maxLength: 200, examples: ['ombrelune-bio'] },
        'The public_id (or id) of the company.',
        (value) => ({
          sql: 't.company in (select id from companies where public_id = ? or id = ?)',
          binds: [value as string, value as string],
        }),
      ),
    ),
  },
  order: { by: 'date', direction: 'desc' },
  list: [
    {
      path: '/companies/{public_id}/records',
      within: { family: companies, parameter: 'public_id' },
      name: 'list_company_records',
      summary: 'The accepted public records about a company, newest first.',
      envelope: 'page',
      access_level: true,
    },
  ],
});
