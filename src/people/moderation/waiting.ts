// How much waits for the operator, over all queues.

import type { AppContext } from '../../context.ts';
import { answerOf } from '../../kernel/answer.ts';
import { operatorMember, partsOf, personOperation } from '../accounts/person.ts';

export const waitingCounts = personOperation({
  name: 'list_waiting',
  method: 'GET',
  path: '/operator',
  summary: 'How much waits for the operator.',
  input: {},
  run: async (_, context: AppContext) => {
    operatorMember(context);
    const { desk, now } = partsOf(context);
    const { db } = desk;
    const at = now.toISOString();
    const count = async (query: {
      executeTakeFirstOrThrow: () => Promise<{ n: number | string | bigint }>;
    }) => Number((await query.executeTakeFirstOrThrow()).n);
    const markets = db.selectFrom('markets').select(({ fn }) => fn.countAll().as('n'));
    const essays = db.selectFrom('essays').select(({ fn }) => fn.countAll().as('n'));
    const appeals = db.selectFrom('appeals').select(({ fn }) => fn.countAll().as('n'));
    const reports = db.selectFrom('reports').select(({ fn }) => fn.countAll().as('n'));
    const reviews = db.selectFrom('reviews').select(({ fn }) => fn.countAll().as('n'));
    const replies = db.selectFrom('review_replies').select(({ fn }) => fn.countAll().as('n'));
    const messages = db.selectFrom('messages').select(({ fn }) => fn.countAll().as('n'));
    const requests = db.selectFrom('data_requests').select(({ fn }) => fn.countAll().as('n'));
    return answerOf({
      messages: await count(messages.where('status', '=', 'received')),
      data_requests: await count(
        requests.where('status', 'in', ['received', 'awaiting_verification', 'in_review']),
      ),
      reports: await count(reports.where('state', '=', 'open')),
      appeals: await count(appeals.where('state', '=', 'open')),
      reviews:
        (await count(reviews.where('status', '=', 'submitted'))) +
        (await count(replies.where('status', '=', 'submitted'))),
      essays: await count(essays.where('status', '=', 'submitted')),
      markets_disputed: await count(markets.where('status', '=', 'disputed')),
      markets_closed: await count(
        markets
          .where('status', '=', 'open')
          .where((eb) => eb.or([eb('closes_at', '<=', at), eb('closed_at', 'is not', null)])),
      ),
      omega_runs: await count(
        db
          .selectFrom('omega_publications')
          .select(({ fn }) => fn.count('run_id').distinct().as('n'))
          .where('state', '=', 'published')
          .where('listed', '=', 0)
          // What was returned or unlisted is decided.
          .where((eb) =>
            eb.or([
              eb.and([eb('held', 'is', null), eb('reason', 'is', null)]),
              eb.and([eb('held', 'is not', null), eb('held', '!=', 'returned')]),
            ]),
          ),
      ),
      markets_drafted: await count(markets.where('status', '=', 'draft')),
    });
  },
});
