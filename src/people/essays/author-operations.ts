// What an author does: write a draft, publish it, take it back. The first essay of a person waits for the
// operator; after one that was accepted, publishing needs nobody.

import type { AppContext } from '../../context.ts';
import { countOf } from '../../desk/count-of.ts';
import { newId } from '../../desk/new-id.ts';
import { countPost, type PostLimit } from '../../desk/post-limit.ts';
import { answerOf } from '../../kernel/answer.ts';
import { dayMs } from '../../kernel/durations.ts';
import { flag, integer, oneOf, text, uuid } from '../../kernel/field.ts';
import { byDefault, inBody, inPath, maybe } from '../../kernel/operation.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { textError } from '../../kernel/sent-text.ts';
import { noteEvent } from '../accounts/events.ts';
import { partsOf, personOf, personOperation } from '../accounts/person.ts';
import { slugOf } from '../accounts/slugs.ts';
import { lastDecisions, statementsOf } from '../moderation/statements.ts';
import { citationsIn, maxCitations } from './citations.ts';
import {
  essaysSection,
  isTrusted,
  ownEssay,
  publishDraft,
  publishing,
  takeEssayBack,
} from './essay-store.ts';
import { tooMuchIn } from './text-bounds.ts';

const maxDrafts = 50;
const licences = ['CC-BY-4.0', 'reserved'] as const;
const publications: PostLimit = {
  kind: 'essays published',
  maxPosts: 5,
  windowMs: dayMs,
  words: '5 publications in a day',
};

const id = inPath(uuid('The essay.'));
const written = {
  title: inBody(text('5 to 150 characters.', 150)),
  summary: inBody(byDefault(text('One or two sentences for lists, at most 300 characters.', 300), '')),
  text_md: inBody(
    byDefault(
      text('Markdown. Cite a record as [[grant:its-public-id]], or by a link to its page.', 100_000),
      '',
    ),
  ),
  licence: inBody(
    byDefault(
      oneOf(licences, 'CC BY 4.0, or all rights reserved and shown here with permission.'),
      'CC-BY-4.0',
    ),
  ),
  comments_open: inBody(byDefault(flag('Readers may comment.'), false)),
};

function checkDraft({ title, summary, text_md }: { title: string; summary: string; text_md: string }): void {
  const wrong =
    textError('title', title, 'line') ??
    (summary === '' ? null : textError('summary', summary, 'text')) ??
    (text_md === '' ? null : textError('text_md', text_md, 'text'));
  if (wrong) throw invalid(wrong.field, wrong.message, wrong.code);
  const tooMuch = tooMuchIn(text_md);
  if (tooMuch !== null) throw invalid('text_md', tooMuch, 'too_long');
  if ([...title.trim()].length < 5)
    throw invalid('title', 'title must have 5 characters or more.', 'too_short');
}

export const newEssay = personOperation({
  name: 'new_essay',
  method: 'POST',
  path: '/essays/new',
  summary: 'Begin an essay.',
  input: written,
  run: async (input, context: AppContext) => {
    const { desk, now, random } = partsOf(context);
    const { id: author } = personOf(context);
    checkDraft(input);
    const essay = newId(random);
    await desk.exclusively(essaysSection, async (trx) => {
      const drafts = await countOf(
        trx.selectFrom('essays').where('author_id', '=', author).where('status', '=', 'draft'),
      );
      if (drafts >= maxDrafts) throw new Refusal('conflict', `You have ${maxDrafts} drafts; end one first.`);
      await trx
        .insertInto('essays')
        .values({
          id: essay,
          public_id: `${slugOf(input.title)}-${Buffer.from(random(3)).toString('hex')}`,
          author_id: author,
          status: 'draft',
          draft_title: input.title.trim(),
          draft_summary: input.summary,
          draft_md: input.text_md,
          draft_version: 1,
          published_revision: null,
          published_at: null,
          updated_at: null,
          licence: input.licence,
          comments_open: input.comments_open ? 1 : 0,
          created_at: now.toISOString(),
        })
        .execute();
    });
    return answerOf({ id: essay });
  },
});

export const saveEssay = personOperation({
  name: 'save_essay',
  method: 'POST',
  path: '/essays/{id}/save',
  summary: 'Save the draft; readers go on to see what is published.',
  input: { id, ...written, version: inBody(integer('The version that the form showed.', { minimum: 1 })) },
  run: async ({ id, version, ...input }, context: AppContext) => {
    const { desk } = partsOf(context);
    const { id: author } = personOf(context);
    checkDraft(input);
    await desk.exclusively(essaysSection, async (trx) => {
      await ownEssay(trx, id, author);
      const { numUpdatedRows } = await trx
        .updateTable('essays')
        .set({
          draft_title: input.title.trim(),
          draft_summary: input.summary,
          draft_md: input.text_md,
          draft_version: version + 1,
          licence: input.licence,
          comments_open: input.comments_open ? 1 : 0,
        })
        .where('id', '=', id)
        .where('draft_version', '=', version)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) {
        throw new Refusal(
          'version_mismatch',
          'The draft was saved elsewhere since the form was shown. What stands now is told below, beside what you wrote: put them together, then save.',
        );
      }
    });
    return answerOf({ id });
  },
});

export const submitEssay = personOperation({
  name: 'submit_essay',
  method: 'POST',
  path: '/essays/{id}/submit',
  summary: 'Publish the draft; the first essay of a person waits for the operator.',
  input: {
    id,
    note: inBody(maybe(text('What changed, for readers.', 300))),
    version: inBody(integer('The version of the draft that was shown.', { minimum: 1 })),
  },
  run: async ({ id, note, version }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const { id: author } = personOf(context);
    const status = await publishing(desk, async (trx) => {
      const essay = await ownEssay(trx, id, author);
      if (essay.status === 'removed') {
        throw new Refusal(
          'conflict',
          'This essay was removed; you may object to that at /account/decisions.',
        );
      }
      if (essay.status === 'submitted') throw new Refusal('conflict', 'It waits for the operator already.');
      if (essay.draft_version !== version) {
        const sentence =
          'The draft was saved elsewhere meanwhile. This is what is saved now: look at it, then publish.';
        throw new Refusal('version_mismatch', sentence);
      }
      const length = [...essay.draft_md].length;
      if (length < 500) {
        throw invalid(
          'text_md',
          `An essay has 500 characters or more; the draft has ${length}.`,
          'too_short',
        );
      }
      const { records, missing } = citationsIn(essay.draft_md, context);
      if (missing.length > 0) {
        throw invalid('text_md', `These citations name no public record: ${missing.slice(0, 5).join(', ')}.`);
      }
      if (records.length > maxCitations) {
        throw invalid('text_md', `An essay cites ${maxCitations} records at most.`);
      }
      await countPost(trx, publications, author, clockAndRandom.now);
      const trusted = await isTrusted(trx, author);
      if (trusted) {
        const at = clockAndRandom.now.toISOString();
        await publishDraft(trx, essay, { note: note ?? null, at, cited: records });
      } else await trx.updateTable('essays').set({ status: 'submitted' }).where('id', '=', id).execute();
      const action = trusted ? 'essay.published' : 'essay.submitted';
      await noteEvent(trx, { actor: author, action, user: author, detail: essay.public_id }, clockAndRandom);
      return trusted ? 'published' : 'submitted';
    });
    return answerOf({ id, status });
  },
});

export const unpublishEssay = personOperation({
  name: 'unpublish_essay',
  method: 'POST',
  path: '/essays/{id}/unpublish',
  summary: 'Take an essay back; its address says that it is gone.',
  input: { id },
  run: async ({ id }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const { id: author } = personOf(context);
    await desk.exclusively(essaysSection, async (trx) => {
      const essay = await ownEssay(trx, id, author);
      if (!(await takeEssayBack(trx, id))) throw new Refusal('conflict', 'It is not published.');
      const event = {
        actor: author,
        action: 'essay.unpublished',
        user: author,
        detail: essay.public_id,
      } as const;
      await noteEvent(trx, event, clockAndRandom);
    });
    return answerOf({ id });
  },
});

export const listOwnEssays = personOperation({
  name: 'list_own_essays',
  method: 'GET',
  path: '/account/essays',
  summary: 'The essays of the person.',
  input: {},
  run: async (_, context: AppContext) => {
    const { desk } = partsOf(context);
    const essays = await desk.db
      .selectFrom('essays')
      .select(['id', 'public_id', 'status', 'draft_title', 'published_at', 'updated_at', 'created_at'])
      .where('author_id', '=', personOf(context).id)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(500)
      .execute();
    const last = await lastDecisions(
      desk.db,
      'essay',
      essays.map((one) => one.id),
    );
    const listed = essays.map((one) => ({
      ...one,
      returned: last.get(one.id) === 'returned' && ['draft', 'unpublished'].includes(one.status),
    }));
    return answerOf({ essays: listed });
  },
});

export const showOwnEssay = personOperation({
  name: 'show_own_essay',
  method: 'GET',
  path: '/essays/{id}/edit',
  summary: 'An essay of the person as it is written.',
  input: { id },
  run: async ({ id }, context: AppContext) => {
    const { desk } = partsOf(context);
    const { id: author } = personOf(context);
    const essay = await ownEssay(desk.db, id, author);
    const { missing } = citationsIn(essay.draft_md, context);
    const trusted = await isTrusted(desk.db, author);
    return answerOf({ essay, missing, trusted, statements: await statementsOf(desk, 'essay', id) });
  },
});
