// Essays in the desk: one draft that is overwritten, and revisions that stay as they were published.

import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import type { EssayRevisionsTable, EssaysTable } from '../../desk/schema/essays.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { onceFor } from '../../kernel/remembered.ts';
import type { TextSteps } from '../moderation/texts.ts';
import type { Cited } from './citations.ts';

export const essaysSection = 'people';

type Reading = Desk['db'];

/** The essay of this author, whatever its state. @throws Refusal('not_found') for everybody else's */
export async function ownEssay(db: Reading, id: string, author: string): Promise<EssaysTable> {
  const row = await db
    .selectFrom('essays')
    .selectAll()
    .where('id', '=', id)
    .where('author_id', '=', author)
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found', 'You have no such essay.');
  return row;
}

export interface PublishedEssay extends EssaysTable {
  readonly revision: EssayRevisionsTable;
  readonly author_name: string;
  readonly author_handle: string | null;
}

/** A published essay with the revision that readers see; null for a draft, and for what was taken away. */
async function publishedEssay(db: Reading, publicId: string): Promise<PublishedEssay | null> {
  const row = await db
    .selectFrom('essays')
    .innerJoin('users', 'users.id', 'essays.author_id')
    .selectAll('essays')
    .select(['users.name as author_name', 'users.handle as author_handle'])
    .where('public_id', '=', publicId)
    .where('essays.status', '=', 'published')
    .executeTakeFirst();
  if (!row) return null;
  const revision = await revisionOf(db, row.id, row.published_revision ?? 0);
  return revision ? { ...row, revision } : null;
}

/** @throws Refusal: 404 for what never was published, 410 for what its author took back */
export async function readableEssay(db: Reading, publicId: string): Promise<PublishedEssay> {
  const found = await publishedEssay(db, publicId);
  if (found) return found;
  throw new Refusal('not_found', 'There is no such essay.');
}

export async function wasTakenBack(db: Reading, publicId: string): Promise<boolean> {
  const row = await db
    .selectFrom('essays')
    .select('id')
    .where('public_id', '=', publicId)
    .where('status', 'in', ['unpublished', 'removed'])
    .where('published_revision', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function revisionOf(
  db: Reading,
  essay: string,
  number: number,
): Promise<EssayRevisionsTable | null> {
  const row = await db
    .selectFrom('essay_revisions')
    .selectAll()
    .where('essay_id', '=', essay)
    .where('number', '=', number)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * A transaction that may publish. Once it is committed, and not before, this process reads anew what essays cite: a
 * page that was asked meanwhile read what stood before.
 */
export async function publishing<T>(
  desk: Pick<Desk, 'db' | 'exclusively'>,
  run: (trx: DeskTransaction) => Promise<T>,
): Promise<T> {
  const done = await desk.exclusively(essaysSection, run);
  citesOf(desk.db).published++;
  return done;
}

/** Publishes the draft within `publishing`: a new revision where the text is another one, else the same as before. */
export async function publishDraft(
  trx: DeskTransaction,
  essay: EssaysTable,
  {
    note,
    at,
    cited,
  }: { readonly note: string | null; readonly at: string; readonly cited: readonly Cited[] },
): Promise<void> {
  const { id, draft_title: title, draft_summary: summary, draft_md: body_md } = essay;
  const sha256 = hash('sha256', JSON.stringify([title, summary, body_md]));
  const last = await trx
    .selectFrom('essay_revisions')
    .select(['number', 'sha256'])
    .where('essay_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const same = last?.sha256 === sha256;
  const number = same ? last.number : (last?.number ?? 0) + 1;
  if (!same) {
    const row = { essay_id: id, number, title, summary, body_md, sha256, note, at };
    await trx.insertInto('essay_revisions').values(row).execute();
  }
  await trx.deleteFrom('essay_citations').where('essay_id', '=', id).execute();
  if (cited.length > 0) {
    const rows = cited.map(({ family, id: record_id }) => ({ essay_id: id, family, record_id }));
    await trx.insertInto('essay_citations').values(rows).execute();
  }
  await trx
    .updateTable('essays')
    .set({
      status: 'published',
      published_revision: number,
      published_at: essay.published_at ?? at,
      ...(same && essay.published_at !== null ? {} : { updated_at: at }),
    })
    .where('id', '=', id)
    .execute();
}

/** What essays name in all, where that is little. */
interface Cites {
  /** How often something was published before. */
  readonly published: number;
  /** When they were read, in ms. */
  readonly from: number;
  /** Null: too many to be kept. */
  readonly names: ReadonlySet<string> | null;
}

const maxNames = 2_000;
/** What another process published is seen after so many ms. */
const citesMs = 1_000;
const citesOf = onceFor((_: Desk['db']): { published: number; known: Cites | null } => ({
  published: 0,
  known: null,
}));

async function citesIn(db: Desk['db'], now: Date): Promise<Cites> {
  const { published } = citesOf(db);
  const rows = await db
    .selectFrom('essay_citations')
    .select(['family', 'record_id'])
    .distinct()
    .limit(maxNames + 1)
    .execute();
  const names =
    rows.length > maxNames ? null : new Set(rows.map(({ family, record_id }) => `${family} ${record_id}`));
  return { published, from: now.getTime(), names };
}

/**
 * Whether any essay, published or not, names the record: asked with every page of a record. Most sites have
 * few essays, and all that they name is read once a second.
 */
export async function isCited(db: Desk['db'], family: string, id: string, now: Date): Promise<boolean> {
  const cites = citesOf(db);
  let { known } = cites;
  if (known?.published !== cites.published || Math.abs(now.getTime() - known.from) > citesMs) {
    known = await citesIn(db, now);
    cites.known = known;
  }
  const { names } = known;
  return names === null ? asksWhether(db, family, id) : names.has(`${family} ${id}`);
}

const asksForCitation = onceFor((db: Desk['db']) =>
  db
    .selectFrom('essay_citations')
    .select('essay_id')
    .where('family', '=', '')
    .where('record_id', '=', '')
    .limit(1)
    .compile(),
);

async function asksWhether(db: Desk['db'], family: string, id: string): Promise<boolean> {
  const question = asksForCitation(db);
  const [, , ...rest] = question.parameters;
  const { rows } = await db.executeQuery({ ...question, parameters: [family, id, ...rest] });
  return rows.length > 0;
}

/** Whether something of this author was accepted before: then publishing needs nobody. */
export async function isTrusted(db: Reading, author: string): Promise<boolean> {
  const row = await db
    .selectFrom('essays')
    .innerJoin('moderation', 'moderation.subject_id', 'essays.id')
    .select('essays.id')
    .where('author_id', '=', author)
    .where('moderation.subject_kind', '=', 'essay')
    .where('decision', '=', 'accepted')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What moderation does with essays. */
export const essaySteps: TextSteps = {
  remove: removeEssay,
  restore: async (trx, id) => {
    const { numUpdatedRows } = await trx
      .updateTable('essays')
      .set(({ ref }) => ({
        status: sql<'published'>`case when ${ref('published_revision')} is null then 'submitted' else 'published' end`,
      }))
      .where('id', '=', id)
      .where('status', '=', 'removed')
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
  ofAuthor: async (db, user) =>
    (await db.selectFrom('essays').select('id').where('author_id', '=', user).execute()).map(({ id }) => id),
  textOf: async (db, id) => {
    const row = await db.selectFrom('essays').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const shown = await revisionOf(db, id, row.published_revision ?? 0);
    if (shown) return [shown.title, shown.summary, shown.body_md].join('\n\n');
    return [row.draft_title, row.draft_summary, row.draft_md].join('\n\n');
  },
};

/** Takes an essay back for whoever wrote it; false where it is not published and does not wait. */
export async function takeEssayBack(trx: DeskTransaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('essays')
    .set(({ ref }) => ({
      status: sql<'draft'>`case when ${ref('published_revision')} is null then 'draft' else 'unpublished' end`,
    }))
    .where('id', '=', id)
    .where('status', 'in', ['published', 'submitted'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Takes an essay away from readers, whoever wrote it. */
async function removeEssay(trx: DeskTransaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('essays')
    .set({ status: 'removed' })
    .where('id', '=', id)
    .where('status', 'in', ['published', 'submitted'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
