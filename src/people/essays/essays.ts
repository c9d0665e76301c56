// Essays as everybody reads them, programs too.

import type { AppContext } from '../../context.ts';
import { containing } from '../../desk/containing.ts';
import { countOf } from '../../desk/count-of.ts';
import { citableFamilies } from '../../families/citable.ts';
import { answerOf } from '../../kernel/answer.ts';
import {
  dateTime,
  example,
  flag,
  integer,
  list,
  name,
  nullable,
  oneOf,
  since as sinceField,
  sinceMoment,
  text,
  titled,
  uuid,
  writtenBy,
} from '../../kernel/field.ts';
import { pageSchema, paginationOf } from '../../kernel/listing.ts';
import { byDefault, inPath, inQuery, maybe, operation, schemaOf } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/refusal.ts';
import { shownName } from '../../kernel/sent-text.ts';
import { citationsIn, citedRecord, withoutGone } from './citations.ts';
import { type PublishedEssay, readableEssay, revisionOf } from './essay-store.ts';

const tag = 'Essays';
const public_id = inPath(example(text('The essay in addresses.', 200), 'an-essay-0a1b2c'));

const rowFields = {
  id: uuid('The id of the essay.'),
  public_id: name('The essay in addresses.'),
  title: writtenBy('commenter', text('What it is called.')),
  summary: writtenBy('commenter', text('One or two sentences by its author; may be empty.')),
  author: nullable(writtenBy('commenter', text('Who wrote it.'))),
  author_handle: nullable(text('The short name of the author, where there is one.')),
  published_at: dateTime('When it was published first.'),
  updated_at: nullable(dateTime('When its text changed last.')),
  revision: integer('The number of the revision that is shown.'),
  licence: oneOf(
    ['CC-BY-4.0', 'reserved'],
    'CC BY 4.0, or all rights reserved and shown here with permission.',
  ),
  public_url: text('Its page on this site.'),
};
const essayRow = titled('Essay', schemaOf(rowFields));
const citation = titled(
  'EssayCitation',
  schemaOf({
    family: name('The family of the record.'),
    public_id: name('The record in addresses.'),
    name: text('What it is called now.'),
    public_url: text('Its page on this site.'),
  }),
);
const essayDetail = titled(
  'EssayDetail',
  schemaOf({
    ...rowFields,
    body_markdown: writtenBy('commenter', text('The text; no HTML in it is one.')),
    note: nullable(text('What changed in this revision, by its author.')),
    comments_open: flag('Whether readers may comment.'),
    citations: list(citation, 'The records that it cites, as they are now.'),
  }),
);

type Shown = Omit<PublishedEssay, 'revision'> & {
  readonly revision: Pick<PublishedEssay['revision'], 'title' | 'summary'>;
};

function shownRow(essay: Shown, site: string) {
  return {
    id: essay.id,
    public_id: essay.public_id,
    title: shownName(essay.revision.title) ?? '',
    summary: essay.revision.summary,
    author: shownName(essay.author_name),
    author_handle: essay.author_handle,
    // A published essay has its moment.
    published_at: essay.published_at as string,
    updated_at: essay.updated_at,
    revision: essay.published_revision,
    licence: essay.licence,
    public_url: `${site}/essays/${essay.public_id}`,
  };
}

export const listEssays = operation({
  name: 'list_essays',
  method: 'GET',
  path: '/essays',
  tier: 'public',
  tag,
  summary: 'Essays by people who use the catalogue, the newest first.',
  input: {
    q: inQuery(maybe(example(text('Part of the title or summary.', 200), 'repair'))),
    author: inQuery(maybe(example(text('The short name of the author.', 60), 'ada'))),
    cites: inQuery(maybe(example(text('A record, as family:public_id.', 300), 'grants:some-public-id'))),
    since: inQuery(maybe(sinceField('Only those whose text changed from then on.'))),
    limit: inQuery(byDefault(integer('How many essays.', { minimum: 1, maximum: 200 }), 50)),
    offset: inQuery(byDefault(integer('How many essays to skip.', { minimum: 0, maximum: 100_000 }), 0)),
  },
  output: () => pageSchema(essayRow),
  run: async ({ q, author, cites, since, limit, offset }, context: AppContext) => {
    const { desk, site } = context;
    let chosen = desk.db
      .selectFrom('essays')
      .innerJoin('users', 'users.id', 'essays.author_id')
      .innerJoin('essay_revisions', (join) =>
        join
          .onRef('essay_revisions.essay_id', '=', 'essays.id')
          .onRef('essay_revisions.number', '=', 'essays.published_revision'),
      )
      .where('essays.status', '=', 'published');
    if (q !== undefined) chosen = chosen.where(await containing(q, ['title', 'summary']));
    if (author !== undefined) chosen = chosen.where('users.handle', '=', author);
    if (since !== undefined) chosen = chosen.where('essays.updated_at', '>=', sinceMoment(since));
    if (cites !== undefined) {
      const cited = citedBy(cites, context);
      chosen = chosen.where(
        'essays.id',
        'in',
        desk.db
          .selectFrom('essay_citations')
          .select('essay_id')
          .where('family', '=', cited?.family ?? '')
          .where('record_id', '=', cited?.id ?? ''),
      );
    }
    const rows = await chosen
      .selectAll('essays')
      .select(['users.name as author_name', 'users.handle as author_handle', 'title', 'summary'])
      .orderBy('essays.published_at', 'desc')
      .orderBy('essays.id')
      .limit(limit)
      .offset(offset)
      .execute();
    // A first page that is not full says by itself how many there are.
    const total = offset === 0 && rows.length < limit ? rows.length : await countOf(chosen);
    const data = rows.map(({ title, summary, ...row }) =>
      shownRow({ ...row, revision: { title, summary } }, site),
    );
    const answer = { data, pagination: paginationOf(total, { limit, offset }) };
    return { ...answerOf(answer), beyondCatalogue: true };
  },
});

/** @throws Refusal for what names no record as such */
function citedBy(cites: string, context: AppContext) {
  const at = cites.indexOf(':');
  const family = citableFamilies.get(cites.slice(0, Math.max(0, at)));
  if (!family || at === cites.length - 1) {
    throw invalid('cites', 'cites names a record, such as grants:its-public-id.');
  }
  return citedRecord(family, cites.slice(at + 1), context);
}

export const getEssay = operation({
  name: 'get_essay',
  method: 'GET',
  path: '/essays/{public_id}',
  tier: 'public',
  tag,
  summary: 'One essay with its text and what it cites.',
  input: { public_id },
  output: () => ({ type: 'object', properties: { essay: essayDetail }, required: ['essay'] }),
  run: async ({ public_id }, context: AppContext) => {
    const essay = await readableEssay(context.desk.db, public_id);
    const { records } = citationsIn(essay.revision.body_md, context);
    const answer = {
      ...shownRow(essay, context.site),
      body_markdown: withoutGone(essay.revision.body_md, context),
      note: essay.revision.note,
      comments_open: essay.comments_open === 1,
      citations: records.map(({ family, public_id, name, path }) => ({
        family,
        public_id,
        name,
        public_url: context.site + path,
      })),
    };
    return { ...answerOf({ essay: answer }), beyondCatalogue: true };
  },
});

const revisionRow = titled(
  'EssayRevision',
  schemaOf({
    number: integer('From 1 on.'),
    at: dateTime('When it was published.'),
    title: writtenBy('commenter', text('What it was called.')),
    note: nullable(text('What changed, by its author.')),
    sha256: text('Of title, summary and text.'),
  }),
);

export const listEssayRevisions = operation({
  name: 'list_essay_revisions',
  method: 'GET',
  path: '/essays/{public_id}/revisions',
  tier: 'public',
  tag,
  summary: 'The revisions of an essay, the newest first.',
  input: { public_id },
  output: () => ({
    type: 'object',
    properties: { data: { type: 'array', items: revisionRow } },
    required: ['data'],
  }),
  run: async ({ public_id }, context: AppContext) => {
    const essay = await readableEssay(context.desk.db, public_id);
    const data = await context.desk.db
      .selectFrom('essay_revisions')
      .select(['number', 'at', 'title', 'note', 'sha256'])
      .where('essay_id', '=', essay.id)
      .orderBy('number', 'desc')
      .execute();
    return { ...answerOf({ data }), beyondCatalogue: true };
  },
});

/** The text of a revision as readers may see it. */
export async function revisionText(
  context: AppContext,
  publicId: string,
  number: number,
): Promise<string | null> {
  const essay = await readableEssay(context.desk.db, publicId);
  const revision = await revisionOf(context.desk.db, essay.id, number);
  return revision && withoutGone(revision.body_md, context);
}
