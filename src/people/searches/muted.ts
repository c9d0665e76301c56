// "Not for me": the records that no search of a person tells of any more, until they take that back.

import type { AppContext } from '../../context.ts';
import { countOf } from '../../desk/count-of.ts';
import { answerOf } from '../../kernel/answer.ts';
import { text } from '../../kernel/field.ts';
import { headingOf } from '../../kernel/heading.ts';
import { parsed } from '../../kernel/json.ts';
import { inBody, inQuery, type Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { partsOf, personOf, personOperation } from '../accounts/person.ts';
import { searchesSection } from './store.ts';

const family = text('The family.', 100);
const record = text('The record, by its id or public_id.', 2_000);
const which = { family: inBody(family), record: inBody(record) };

/** So many of a person, all of which are listed. */
const maxMuted = 500;

const noRecord = () => new Refusal('not_found', 'There is no such record.');

function familyNamed(operations: readonly Operation[], name: string) {
  return operations.find(({ lists }) => lists?.family.name === name)?.lists?.family;
}

const muteRecord = (operations: readonly Operation[]) =>
  personOperation({
    name: 'mute_record',
    method: 'POST',
    path: '/account/searches/mute',
    summary: 'Be told no more of a record.',
    input: which,
    run: async ({ family, record }, context: AppContext) => {
      const { desk, now } = partsOf(context);
      const user_id = personOf(context).id;
      const declared = familyNamed(operations, family);
      const found = declared && context.reader.detail(declared, record, context.caller.tier, now);
      if (!found) throw noRecord();
      await desk.exclusively(searchesSection, async (trx) => {
        await trx
          .insertInto('muted_records')
          .values({ user_id, family, record_id: found.id, at: now.toISOString() })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const muted = await countOf(trx.selectFrom('muted_records').where('user_id', '=', user_id));
        if (muted <= maxMuted) return;
        const sentence = `${maxMuted} records are not for you, which is as many as there may be; take one back first, under Searches.`;
        throw new Refusal('conflict', sentence);
      });
      return answerOf({});
    },
  });

const unmuteRecord = personOperation({
  name: 'unmute_record',
  method: 'POST',
  path: '/account/searches/unmute',
  summary: 'Be told of a record again.',
  input: which,
  run: async ({ family, record }, context: AppContext) => {
    await partsOf(context)
      .desk.db.deleteFrom('muted_records')
      .where('user_id', '=', personOf(context).id)
      .where('family', '=', family)
      .where('record_id', '=', record)
      .execute();
    return answerOf({});
  },
});

/** A record as its person reads it; without a title where it is gone, or above what they read. */
function named(operations: readonly Operation[], context: AppContext, family: string, record: string) {
  const { reader, caller, site, now } = context;
  const declared = familyNamed(operations, family);
  const found = declared && reader.detail(declared, record, caller.tier, now);
  if (!found) return { family, record, title: null, public_id: null };
  const title = headingOf(declared, parsed(found.text, site));
  return { family, record: found.id, title, public_id: found.public_id };
}

const showMuted = (operations: readonly Operation[]) =>
  personOperation({
    name: 'show_muted',
    method: 'GET',
    path: '/account/searches/mute',
    summary: 'A record, and since when the person is told of it no more.',
    input: { family: inQuery(family), record: inQuery(record) },
    run: async ({ family, record }, context: AppContext) => {
      const one = named(operations, context, family, record);
      const muted = await context.desk.db
        .selectFrom('muted_records')
        .select('at')
        .where('user_id', '=', personOf(context).id)
        .where('family', '=', family)
        .where('record_id', '=', one.record)
        .executeTakeFirst();
      if (one.title === null && !muted) throw noRecord();
      return answerOf({ ...one, at: muted?.at ?? null });
    },
  });

const listMuted = (operations: readonly Operation[]) =>
  personOperation({
    name: 'list_muted',
    method: 'GET',
    path: '/account/searches/muted',
    summary: 'The records that the person is told of no more, newest first.',
    input: {},
    run: async (_, context: AppContext) => {
      const rows = await context.desk.db
        .selectFrom('muted_records')
        .select(['family', 'record_id', 'at'])
        .where('user_id', '=', personOf(context).id)
        .orderBy('at', 'desc')
        .orderBy('record_id')
        .limit(maxMuted)
        .execute();
      const muted = rows.map(({ family, record_id, at }) => ({
        ...named(operations, context, family, record_id),
        at,
      }));
      return answerOf({ muted });
    },
  });

/** What a person does with records that are not for them, over these lists. */
export function muteOperations(operations: readonly Operation[]) {
  return {
    muteRecord: muteRecord(operations),
    unmuteRecord,
    showMuted: showMuted(operations),
    listMuted: listMuted(operations),
  };
}
