// "Not for me": the records that no search of a person tells of any more, until they take that back.

import type { AppContext } from '../../context.ts';
import { text } from '../../kernel/field.ts';
import { headingOf } from '../../kernel/heading.ts';
import { parsed } from '../../kernel/json.ts';
import { inBody, type Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { answerOf, meansOf, personOf, personOperation } from '../accounts/person.ts';

const which = {
  family: inBody(text('The family.', 100)),
  record: inBody(text('The record, by its id or public_id.', 2_000)),
};

/** So many are listed, the newest first. */
const mostListed = 200;

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
      const { desk, now } = meansOf(context);
      const user_id = personOf(context).id;
      const asked = familyNamed(operations, family);
      const found = asked && context.reader.detail(asked, record, context.caller.tier, now);
      if (!found) throw new Refusal('not_found', 'There is no such record.');
      await desk.db
        .insertInto('muted_records')
        .values({ user_id, family, record_id: found.id, at: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
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
    await meansOf(context)
      .desk.db.deleteFrom('muted_records')
      .where('user_id', '=', personOf(context).id)
      .where('family', '=', family)
      .where('record_id', '=', record)
      .execute();
    return answerOf({});
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
      const { desk, now } = meansOf(context);
      const { reader, caller, site } = context;
      const rows = await desk.db
        .selectFrom('muted_records')
        .select(['family', 'record_id', 'at'])
        .where('user_id', '=', personOf(context).id)
        .orderBy('at', 'desc')
        .orderBy('record_id')
        .limit(mostListed)
        .execute();
      const muted = rows.map(({ family: name, record_id: record, at }) => {
        const family = familyNamed(operations, name);
        const found = family && reader.detail(family, record, caller.tier, now);
        if (!found) return { family: name, record, at, title: null, public_id: null };
        const title = headingOf(family, parsed(found.text, site));
        return { family: name, record, at, title, public_id: found.public_id };
      });
      return answerOf({ muted });
    },
  });

/** What a person does with records that are not for them, over these lists. */
export function muteOperations(operations: readonly Operation[]) {
  return { muteRecord: muteRecord(operations), unmuteRecord, listMuted: listMuted(operations) };
}
