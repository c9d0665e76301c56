// Reports of texts of people. Anyone reports, without an account; a member of the operator's team decides,
// with a statement for whoever wrote the text.

import type { AppContext } from '../../context.ts';
import { newId } from '../../desk/new-id.ts';
import type { PostLimit } from '../../desk/post-limit.ts';
import { countPost } from '../../desk/post-limit.ts';
import { textKinds } from '../../desk/schema/moderation.ts';
import { answerOf } from '../../kernel/answer.ts';
import { hourMs } from '../../kernel/durations.ts';
import { email, example, oneOf, text, uuid } from '../../kernel/field.ts';
import { inBody, inPath, maybe, operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { mustBeText } from '../../kernel/sent-text.ts';
import { operatorMember, partsOf, personOperation } from '../accounts/person.ts';
import { digestOf } from '../accounts/shown.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { mustBeAsSeen, seen, waitsNoMore } from './seen.ts';
import { noteDecision, rules, statementsOf } from './statements.ts';
import type { Texts } from './texts.ts';

const reportLimit: PostLimit = {
  kind: 'reports',
  maxPosts: 10,
  maxOfNetwork: 50,
  windowMs: hourMs,
  words: '10 reports in an hour',
};

export const createReport = operation({
  name: 'create_report',
  method: 'POST',
  path: '/api/reports',
  root: 'site',
  tier: 'public',
  tag: 'Participation',
  summary: 'Report a text that somebody wrote here: an essay, a comment, a review, a reply.',
  description: 'A person looks at it and decides; whoever wrote the text reads why.',
  input: {
    subject_kind: inBody(oneOf(textKinds, 'What it is.')),
    subject_id: inBody(example(uuid('The id of the text.'), '0b5c1f6e-6f0d-4f57-9d0c-3a3f1c1f7a52')),
    reason: inBody(oneOf(rules, 'Which rule it breaks.')),
    text: inBody(
      example(text('What is wrong with it.', 2_000), 'It gives the telephone number of a person.'),
    ),
    email: inBody(
      maybe(example(email('Where you hear what became of it; erased ninety days later.'), 'ada@example.org')),
    ),
  },
  output: () => ({
    type: 'object',
    properties: { id: { type: 'string', format: 'uuid' }, status: { const: 'received' } },
    required: ['id', 'status'],
  }),
  success: 'accepted',
  run: async (input, context: AppContext) => {
    const { caller, desk, random, now } = context;
    mustBeText('text', input.text, 'text');
    const id = newId(random);
    await desk.exclusively('people', async (trx) => {
      await countPost(trx, reportLimit, caller.account?.id ?? caller.address, now);
      await trx
        .insertInto('reports')
        .values({
          id,
          subject_kind: input.subject_kind,
          subject_id: input.subject_id.toLowerCase(),
          reason: input.reason,
          text: input.text,
          reporter: caller.account?.id ?? null,
          email: input.email ?? null,
          state: 'open',
          at: now.toISOString(),
          decided_by: null,
          decided_at: null,
          statement: null,
        })
        .execute();
    });
    return answerOf({ id, status: 'received' });
  },
});

/** @param texts how each kind of text is read */
export function listReports(texts: Texts) {
  return personOperation({
    name: 'list_reports',
    method: 'GET',
    path: '/operator/reports',
    summary: 'Reports that wait, each with the text that it is about, and the newest that were decided.',
    input: {},
    run: async (_, context: AppContext) => {
      operatorMember(context);
      const { desk } = partsOf(context);
      const of = (open: boolean) =>
        desk.db
          .selectFrom('reports')
          .select(['id', 'subject_kind', 'subject_id', 'reason', 'text', 'at', 'state', 'statement'])
          .where('state', open ? '=' : '<>', 'open')
          .orderBy('at', open ? 'asc' : 'desc')
          .orderBy('id')
          .limit(open ? 200 : 50)
          .execute();
      const open = await Promise.all(
        (await of(true)).map(async (report) => {
          const { subject_kind: kind, subject_id: subject } = report;
          const reported = (await texts[kind]?.textOf(desk.db, subject)) ?? null;
          const statements = await statementsOf(desk, kind, subject);
          return { ...report, reported, statements, seen: digestOf(reported ?? '') };
        }),
      );
      return answerOf({ open, decided: await of(false) });
    },
  });
}

/** @param texts how each kind of text is read and taken away */
export function decideReport(texts: Texts) {
  return personOperation({
    name: 'decide_report',
    method: 'POST',
    path: '/operator/reports/{id}/decide',
    summary: 'Keep or remove what was reported, with a statement for its author.',
    input: {
      id: inPath(uuid('The report.')),
      decision: inBody(oneOf(['kept', 'removed'], 'What becomes of the text.')),
      rule: inBody(oneOf(rules, 'The rule that it was held against.')),
      statement: inBody(text('Why, in words that its author reads.', 2_000)),
      seen,
    },
    run: async ({ id, decision, rule, statement, seen }, context: AppContext) => {
      const { id: moderator } = operatorMember(context);
      const { desk, ...clockAndRandom } = partsOf(context);
      await desk.exclusively('people', async (trx) => {
        const report = await trx
          .selectFrom('reports')
          .selectAll()
          .where('id', '=', id)
          .where('state', '=', 'open')
          .executeTakeFirst();
        if (!report) throw waitsNoMore('report');
        const { subject_kind: kind, subject_id: subject } = report;
        mustBeAsSeen(seen, (await texts[kind]?.textOf(trx, subject)) ?? '');
        if (decision === 'removed') {
          const removed = await texts[kind]?.remove(trx, subject, clockAndRandom);
          if (!removed) throw new Refusal('not_found', 'The text is not there any more; keep it, then.');
        }
        await trx
          .updateTable('reports')
          .set({
            state: decision,
            decided_by: moderator,
            decided_at: clockAndRandom.now.toISOString(),
            statement,
          })
          .where('id', '=', id)
          .execute();
        await noteDecision(trx, { kind, id: subject, decision, rule, statement, moderator }, clockAndRandom);
        if (report.email !== null) {
          const mail = { id: newId(clockAndRandom.random), kind: 'report_outcome', subject_id: id } as const;
          await putInOutbox(trx, mail, clockAndRandom.now);
        }
      });
      return answerOf({ id });
    },
  });
}
