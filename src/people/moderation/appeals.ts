// What an author may say to a removal: once for each text, for six months. Another member of the operator's team
// decides, where there is one. No row names who appealed, so an appeal about a review gives nobody away.

import type { AppContext } from '../../context.ts';
import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import { type TextKind, textKinds } from '../../desk/schema/moderation.ts';
import { answerOf } from '../../kernel/answer.ts';
import { dayMs, isoDay } from '../../kernel/durations.ts';
import { oneOf, text, uuid } from '../../kernel/field.ts';
import { inBody, inPath } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { mustBeText } from '../../kernel/sent-text.ts';
import { operatorMember, partsOf, personOf, personOperation } from '../accounts/person.ts';
import { mentionsErased } from '../privacy/erased-names.ts';
import { waitsNoMore } from './seen.ts';
import { mustBeAnother, noteDecision, type Statement, statementsOf } from './statements.ts';
import type { Texts } from './texts.ts';

/** For how long an appeal is taken, and a removed comment kept for it. */
export const appealMs = 183 * dayMs;

const section = 'people';
/** More decisions than these about one person's texts are not listed. */
const maxListed = 200;

type Reading = Desk['db'];

export interface OwnDecision {
  readonly kind: TextKind;
  readonly id: string;
  readonly text: string | null;
  readonly statements: readonly Statement[];
  /** Null: none was made. */
  readonly appeal: 'open' | 'restored' | 'upheld' | null;
  readonly may_appeal: boolean;
}

const stateOf = async (db: Reading, kind: TextKind, id: string) =>
  (
    await db
      .selectFrom('appeals')
      .select('state')
      .where('subject_kind', '=', kind)
      .where('subject_id', '=', id)
      .executeTakeFirst()
  )?.state ?? null;

/** Whether the last decision was a removal of the last six months. */
function isRemoved(statements: readonly Statement[], now: Date): boolean {
  const [last] = statements;
  return last?.decision === 'removed' && Date.parse(last.at) > now.getTime() - appealMs;
}

const listOwnDecisions = (texts: Texts) =>
  personOperation({
    name: 'list_own_decisions',
    method: 'GET',
    path: '/account/decisions',
    summary: 'What was decided about texts of the person, and why.',
    input: {},
    run: async (_, context: AppContext) => {
      const { desk, now } = partsOf(context);
      const { id: user } = personOf(context);
      const decisions: OwnDecision[] = [];
      for (const kind of textKinds) {
        const own = (await texts[kind]?.ofAuthor(desk.db, user)) ?? [];
        for (const id of await decidedOf(desk.db, kind, own)) {
          const statements = await statementsOf(desk, kind, id);
          const appeal = await stateOf(desk.db, kind, id);
          const may_appeal = appeal === null && isRemoved(statements, now);
          const removedText = (await texts[kind]?.textOf(desk.db, id)) ?? null;
          decisions.push({ kind, id, text: removedText, statements, appeal, may_appeal });
        }
      }
      const newest = (one: OwnDecision) => one.statements[0]?.at ?? '';
      return answerOf({ decisions: decisions.toSorted((a, b) => newest(b).localeCompare(newest(a))) });
    },
  });

/** Those of these texts that something was decided about. */
async function decidedOf(db: Reading, kind: TextKind, own: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (let from = 0; from < own.length && found.length < maxListed; from += 500) {
    const rows = await db
      .selectFrom('moderation')
      .select('subject_id')
      .distinct()
      .where('subject_kind', '=', kind)
      .where('subject_id', 'in', own.slice(from, from + 500))
      .execute();
    found.push(...rows.map(({ subject_id }) => subject_id));
  }
  return found.slice(0, maxListed);
}

const appealRemoval = (texts: Texts) =>
  personOperation({
    name: 'appeal_removal',
    method: 'POST',
    path: '/account/decisions/appeal',
    summary: 'Object to the removal of a text of the own, once.',
    input: {
      subject_kind: inBody(oneOf(textKinds, 'What it is.')),
      subject_id: inBody(uuid('The id of the text.')),
      text: inBody(text('Why it should stay, at most 2,000 characters.', 2_000)),
    },
    run: async ({ subject_kind, subject_id, text: said }, context: AppContext) => {
      const { desk, now, random } = partsOf(context);
      const { id: user } = personOf(context);
      mustBeText('text', said, 'text');
      await desk.exclusively(section, async (trx) => {
        const own = (await texts[subject_kind]?.ofAuthor(trx, user)) ?? [];
        if (!own.includes(subject_id)) throw new Refusal('not_found', 'You wrote no such text.');
        if ((await stateOf(trx, subject_kind, subject_id)) !== null)
          throw new Refusal('conflict', 'You objected already; one appeal is taken.');
        if (!isRemoved(await statementsOf({ db: trx }, subject_kind, subject_id), now))
          throw new Refusal('conflict', 'Appeals are taken for six months after a text was removed.');
        await trx
          .insertInto('appeals')
          .values({
            id: newId(random),
            subject_kind,
            subject_id,
            text: said,
            state: 'open',
            asked_on: isoDay(now),
            decided_by: null,
            decided_at: null,
          })
          .execute();
      });
      return answerOf({});
    },
  });

const listAppeals = (texts: Texts) =>
  personOperation({
    name: 'list_appeals',
    method: 'GET',
    path: '/operator/appeals',
    summary: 'Appeals that wait, each with the text and what was said about it.',
    input: {},
    run: async (_, context: AppContext) => {
      operatorMember(context);
      const { desk } = partsOf(context);
      const rows = await desk.db
        .selectFrom('appeals')
        .select(['id', 'subject_kind', 'subject_id', 'text', 'asked_on'])
        .where('state', '=', 'open')
        .orderBy('asked_on')
        .orderBy('id')
        .limit(200)
        .execute();
      const appeals = await Promise.all(
        rows.map(async (row) => ({
          ...row,
          removed: (await texts[row.subject_kind]?.textOf(desk.db, row.subject_id)) ?? null,
          statements: await statementsOf(desk, row.subject_kind, row.subject_id),
        })),
      );
      return answerOf({ appeals });
    },
  });

const decideAppeal = (texts: Texts) =>
  personOperation({
    name: 'decide_appeal',
    method: 'POST',
    path: '/operator/appeals/{id}/decide',
    summary: 'Put a removed text back, or let it be removed, with a statement for its author.',
    input: {
      id: inPath(uuid('The appeal.')),
      decision: inBody(
        oneOf(['restored', 'upheld'], 'Restored: the text is back; upheld: it stays removed.'),
      ),
      statement: inBody(text('Why, in words that its author reads.', 2_000)),
    },
    run: async ({ id, decision, statement }, context: AppContext) => {
      const { id: moderator } = operatorMember(context);
      const { desk, ...clockAndRandom } = partsOf(context);
      await desk.exclusively(section, async (trx) => {
        const appeal = await trx
          .selectFrom('appeals')
          .select(['subject_kind', 'subject_id'])
          .where('id', '=', id)
          .where('state', '=', 'open')
          .executeTakeFirst();
        if (!appeal) throw waitsNoMore('appeal');
        const { subject_kind: kind, subject_id: subject } = appeal;
        await mustBeAnother(trx, { kind, id: subject, moderator });
        const [last] = await statementsOf({ db: trx }, kind, subject);
        const rule = decision === 'upheld' ? (last?.rule ?? null) : null;
        if (decision === 'restored') await putBack(trx, texts, kind, subject);
        const decided = {
          state: decision,
          decided_by: moderator,
          decided_at: clockAndRandom.now.toISOString(),
        };
        await trx.updateTable('appeals').set(decided).where('id', '=', id).execute();
        await noteDecision(trx, { kind, id: subject, decision, rule, statement, moderator }, clockAndRandom);
      });
      return answerOf({ id });
    },
  });

/** What names somebody who was removed meanwhile does not come back. */
async function putBack(trx: DeskTransaction, texts: Texts, kind: TextKind, id: string): Promise<void> {
  const removedText = await texts[kind]?.textOf(trx, id);
  if (removedText && (await mentionsErased({ db: trx }, removedText)))
    throw new Refusal('conflict', 'It names somebody whose removal was asked for; it cannot come back.');
  if (!(await texts[kind]?.restore(trx, id)))
    throw new Refusal('not_found', 'Nothing is left of the text; uphold the removal, then.');
}

/** @param texts the steps of each kind of text */
export function appealOperations(texts: Texts) {
  return {
    listOwnDecisions: listOwnDecisions(texts),
    appealRemoval: appealRemoval(texts),
    listAppeals: listAppeals(texts),
    decideAppeal: decideAppeal(texts),
  };
}
