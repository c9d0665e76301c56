// What of the essays belongs to a person. They go with the account, or stay as a former member's where the
// person decided so; decisions about texts stay without a name.

import type { DeskTransaction } from '../../desk/desk.ts';
import type { EssayTables } from '../../desk/schema/essays.ts';
import type { ModerationTables } from '../../desk/schema/moderation.ts';
import type { Erasing, PersonTables } from './person-table.ts';

/** A report goes on without whoever made it. */
async function forgetReporter(trx: DeskTransaction, { user }: Erasing): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('reports')
    .set({ reporter: null, email: null })
    .where('reporter', '=', user)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export const essayTables: Pick<PersonTables, keyof EssayTables | Exclude<keyof ModerationTables, 'appeals'>> =
  {
    essays: {
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
        closing: { keep: 'essays, as a former member’s: until somebody asks otherwise' },
      },
    },
    essay_revisions: {
      part: 'essay_id',
      of: 'essays',
      exported: ['number', 'title', 'summary', 'body_md', 'note', 'at'],
      closing: 'delete',
      kept: { choice: 'words', closing: { keep: 'the revisions of essays that stay' } },
    },
    essay_citations: {
      part: 'essay_id',
      of: 'essays',
      closing: 'delete',
      kept: { choice: 'words', closing: { keep: 'what essays that stay cite' } },
    },
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
    moderation: {
      person: 'moderator_id',
      exported: ['subject_kind', 'subject_id', 'decision', 'rule', 'statement', 'at'],
      closing: { stranger: {} },
    },
  };
