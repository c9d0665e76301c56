import { type Doc, family } from '../../kernel/family.ts';
import {
  dateTime,
  name,
  nullable,
  oneOf,
  publicId,
  shaped,
  slugs,
  text,
  texts,
  thirdParty,
  url,
  wholeOnly,
} from '../../kernel/field.ts';
import { formerly, from, has, inPathOnly, is, search, since, until, where } from '../../kernel/filter.ts';
import { shape } from '../../kernel/shape.ts';
import { excerptOf } from '../shared/excerpts.ts';
import { textRights } from '../shared/text-rights.ts';
import { workAt } from '../shared/work-ids.ts';
import { contentLinkedData } from './linked-data.ts';
import { subjectFamilies, subjectFilter, subjectFollows, subjectLinks, subjectsFor } from './subjects.ts';

/** The families of content, in the order in which /content shows them. */
export const contentFamilies = [
  'interview',
  'podcast',
  'post',
  'talk',
  'press',
  'letter',
  'filing',
  'publication',
] as const;

/** Items of which an investor is a subject, named there by its public_id or its id. */
const aboutInvestor = `t.id in (select l.id from links l where l.family = 'content' and l.link = 'investors' and l.target in
  (select one.value from investors i, json_each(json_array(i.id, i.public_id)) one where i.public_id = ? or i.id = ?))`;

export const content = family({
  name: 'content',
  singular: 'item',
  title: 'Content',
  schemaName: 'ContentItem',
  example: 'why-we-hold',
  summary: 'What people and companies of the catalogue said and published, newest first.',
  tier: 'public',
  readAt: '/content',
  pagePath: (item) => `/content/${item.family}/${encodeURIComponent(String(item.public_id ?? item.id))}`,
  heading: 'title',
  lead: ['summary', 'excerpt'],
  linkedData: contentLinkedData,
  display: {
    headline: 'published_at',
    columns: ['publisher', 'authors', 'language'],
    tags: 'topics',
    leftOut: ['subjects'],
  },
  fields: {
    id: name('Opaque id.'),
    public_id: nullable(publicId()),
    family: oneOf(contentFamilies, 'The family of content.'),
    title: name('Title of the item.'),
    url: url('Where it was published.'),
    published_at: nullable(dateTime('When it was published.')),
    publisher: nullable(text('Who published it.', 2_000)),
    authors: texts('Who made it.'),
    language: nullable(text('Its language, as a BCP 47 tag.', 40)),
    text: nullable(wholeOnly(text('The whole text, where its rights allow it.'))),
    excerpt: nullable(thirdParty(text('A piece of the text, or its beginning.'))),
    summary: nullable(text('Our own summary, CC BY 4.0.')),
    quotes: thirdParty(
      shaped(
        shape('{text?: text, start?: int, end?: int}[]'),
        'Short quotations, of at most 300 characters where the text is not open; start and end count characters of the text.',
      ),
    ),
    topics: slugs('Topic slugs.'),
    subjects: shaped<readonly Doc[]>(
      shape('{kind!: text, public_id!: text}[]'),
      'Whom or what it is about: investor, company, hero, …; records that the caller may not read are left out.',
    ),
    retrieved_at: dateTime('When it was read.'),
    licence: nullable(text('The licence of the text.', 200)),
    ...textRights,
  },
  people: { 'authors[]': 'name', 'subjects[].public_id': 'kind' },
  refers: { 'subjects[].public_id': subjectFamilies },
  derive: { excerpt: excerptOf, subjects: { usesTier: true, value: subjectsFor } },
  links: {
    subjects: (item) => item.subjects.map((subject) => subject.public_id as string),
    ...subjectLinks,
    works: (item) => workAt(item.url),
  },
  follows: subjectFollows,
  columns: { text_policy: { type: 'text', value: (item) => item.text_policy } },
  search: ['title', 'summary', 'excerpt', 'text', 'publisher', 'authors'],
  filters: {
    q: search('title, summary, text, publisher or authors'),
    family: inPathOnly(
      is('family', { type: 'string', enum: contentFamilies, examples: ['letter'] }, 'The family of content.'),
    ),
    public_id: inPathOnly(
      where(
        { type: 'string', minLength: 1, maxLength: 200, examples: ['tidegate-capital'] },
        'The public_id (or id) of the investor whom the items are about.',
        (value) => ({ sql: aboutInvestor, binds: [value as string, value as string] }),
      ),
    ),
    topic: has('topics', 'A topic of the item.', 'longevity'),
    subject: subjectFilter,
    language: is(
      'language',
      { type: 'string', minLength: 2, maxLength: 40, examples: ['en'] },
      'The language, as a BCP 47 tag.',
    ),
    since: since('published_at', 'Only items published from then on.'),
    published_after: formerly(from('published_at', 'Only items published on or after this day (UTC).'), {
      since: '2026-11-22',
      sunset: '2027-12-01',
      instead: 'Write since: it takes the same day, or a moment.',
    }),
    published_before: until('published_at', 'Only items published on or before this day (UTC).'),
  },
  order: { by: 'published_at', direction: 'desc' },
  list: [
    {
      path: '/content/{family}',
      name: 'list_content',
      summary: 'The items of one family of content, newest first.',
      envelope: 'page',
      access_level: false,
    },
  ],
});
