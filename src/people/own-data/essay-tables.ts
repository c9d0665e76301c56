// What of the essays belongs to a person. They go with the account, or what is published stays as a former member's
// where the person decided so; decisions about texts stay without a name.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import type { EssayTables } from '../../desk/schema/essays.ts';
import type { ModerationTables } from '../../desk/schema/moderation.ts';
import type { Erasing, OwnData, PersonTables } from './person-table.ts';

/** A report goes on without whoever made it, and without their words. */
async function forgetReporter(trx: DeskTransaction, { user }: Erasing): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('reports')
    .set({ reporter: null, email: null, text: '' })
    .where('reporter', '=', user)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Essays that nobody else reads: they go in any case. */
async function unreadEssays(db: Desk['db'], { user }: OwnData): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('essays')
    .select('id')
    .where('author_id', '=', user)
    .where('status', '<>', 'published')
    .execute();
  return rows.map(({ id }) => id);
}

/** Of an essay that stays, the draft is what readers see. */
async function draftsAsPublished(trx: DeskTransaction, { user }: Erasing): Promise<number> {
  const rows = await trx
    .selectFrom('essays')
    .innerJoin('essay_revisions as shown', (join) =>
      join.onRef('shown.essay_id', '=', 'essays.id').onRef('shown.number', '=', 'essays.published_revision'),
    )
    .select(['essays.id', 'shown.title', 'shown.summary', 'shown.body_md'])
    .where('author_id', '=', user)
    .where((eb) =>
      eb.or([
        eb('draft_title', '<>', eb.ref('shown.title')),
        eb('draft_summary', '<>', eb.ref('shown.summary')),
        eb('draft_md', '<>', eb.ref('shown.body_md')),
      ]),
    )
    .execute();
  for (const { id, title, summary, body_md } of rows) {
    const draft = { draft_title: title, draft_summary: summary, draft_md: body_md };
    await trx.updateTable('essays').set(draft).where('id', '=', id).execute();
  }
  return rows.length;
}

export const essayTables: Pick<PersonTables, keyof EssayTables | Exclude<keyof ModerationTables, 'appeals'>> =
  {
    essays: [
      { tag: 'id', tags: unreadEssays, closing: 'delete' },
      {
        person: 'author_id',
        exported: [
          'id',
          'public_id',
          'status',
          'draft_title',
          'draft_summary',
          'draft_md',
          'published_at',
          'updated_at',
          'licence',
          'created_at',
        ],
        closing: 'delete',
        kept: {
          choice: 'words',
          closing: { keep: 'published essays, as a former member’s: until somebody asks otherwise' },
        },
      },
      { person: 'author_id', closing: { by: draftsAsPublished } },
    ],
    essay_revisions: [
      { tag: 'essay_id', tags: unreadEssays, closing: 'delete' },
      {
        part: 'essay_id',
        of: 'essays',
        exported: ['number', 'title', 'summary', 'body_md', 'note', 'at'],
        closing: 'delete',
        kept: { choice: 'words', closing: { keep: 'the revisions of essays that stay' } },
      },
    ],
    essay_citations: [
      { tag: 'essay_id', tags: unreadEssays, closing: 'delete' },
      {
        part: 'essay_id',
        of: 'essays',
        closing: 'delete',
        kept: { choice: 'words', closing: { keep: 'what essays that stay cite' } },
      },
    ],
    desk_comments: {
      person: 'user_id',
      exported: ['id', 'subject_kind', 'subject_id', 'parent_id', 'body', 'created_at', 'removed_at'],
      closing: { stranger: { body: '' } },
      kept: {
        choice: 'words',
        closing: { keep: 'comments, as a former member’s: until somebody asks otherwise' },
      },
    },
    reports: [
      {
        person: 'reporter',
        exported: ['subject_kind', 'subject_id', 'reason', 'text', 'at', 'state', 'statement'],
        closing: { by: forgetReporter },
      },
      {
        person: 'decided_by',
        exported: ['subject_kind', 'subject_id', 'state', 'decided_at', 'statement'],
        closing: { stranger: {} },
      },
    ],
    moderation: [
      {
        person: 'moderator_id',
        exported: ['subject_kind', 'subject_id', 'decision', 'rule', 'statement', 'at'],
        closing: { stranger: {} },
      },
      ...(['essays', 'desk_comments'] as const).map((of) => ({
        part: 'subject_id' as const,
        of,
        closing: { keep: 'decisions about essays and comments, without a name: for twelve months' },
      })),
    ],
  };
