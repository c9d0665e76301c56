// What digests told of, for whoever got them: a mail lists some of it, its page all.

import type { AppContext } from '../../context.ts';
import type { Desk } from '../../desk/desk.ts';
import { answerOf } from '../../kernel/answer.ts';
import { integer, uuid } from '../../kernel/field.ts';
import { pageOf, paginationOf } from '../../kernel/listing.ts';
import { byDefault, inPath, inQuery, type Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { personOf, personOperation } from '../accounts/person.ts';
import { catalogueOf } from './asking.ts';
import { digestItems, reasonsOf } from './digest-items.ts';

/** So many digests are named, the newest first, and so many records of one stand on a page. */
const maxNamed = 10;
const limit = 50;

/** The newest digests of a person that told of anything. */
export function digestsOf(db: Desk['db'], user: string) {
  return db
    .selectFrom('digests')
    .select(['id', 'cadence', 'day', 'items'])
    .where('user_id', '=', user)
    .where('items', '>', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxNamed)
    .execute();
}

export const showDigest = (operations: readonly Operation[]) =>
  personOperation({
    name: 'show_digest',
    method: 'GET',
    path: '/account/searches/found/{id}',
    summary: 'All that a digest told of, as the catalogue is now, the most urgent first.',
    input: {
      id: inPath(uuid('The digest.')),
      offset: inQuery(byDefault(integer('How many records to pass over.', { minimum: 0 }), 0)),
    },
    run: async ({ id, offset }, context: AppContext) => {
      const { db } = context.desk;
      const digest = await db
        .selectFrom('digests')
        .select(['id', 'cadence', 'day'])
        .where('id', '=', id.toLowerCase())
        .where('user_id', '=', personOf(context).id)
        .executeTakeFirst();
      if (!digest) throw new Refusal('not_found', 'No mail of your searches has this id.');
      const items = await digestItems(db, digest.id, catalogueOf(operations, context), context.now);
      const page = { limit, offset };
      const data = pageOf(items, page).map((item) => {
        const { family, id, name, url, deadline } = item;
        return { family, id, name, url, deadline, because: reasonsOf(item) };
      });
      const { cadence, day } = digest;
      return answerOf({ cadence, day, data, pagination: paginationOf(items.length, page) });
    },
  });
