// How much waits for the operator, over all queues.

import type { AppContext } from '../../context.ts';
import { countOf } from '../../desk/count-of.ts';
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
    const markets = db.selectFrom('markets');
    const essays = db.selectFrom('essays');
    const appeals = db.selectFrom('appeals');
    const reports = db.selectFrom('reports');
    const reviews = db.selectFrom('reviews');
    const replies = db.selectFrom('review_replies');
    const messages = db.selectFrom('messages');
    const requests = db.selectFrom('data_requests');
    const runs = db
      .selectFrom('omega_publications')
      .select('run_id')
      .distinct()
      .where('state', '=', 'published')
      .where('listed', '=', 0)
      // What was returned or unlisted is decided.
      .where((eb) =>
        eb.or([
          eb.and([eb('held', 'is', null), eb('reason', 'is', null)]),
          eb.and([eb('held', 'is not', null), eb('held', '!=', 'returned')]),
        ]),
      );
    return answerOf({
      messages: await countOf(messages.where('status', '=', 'received')),
      data_requests: await countOf(
        requests.where('status', 'in', ['received', 'awaiting_verification', 'in_review']),
      ),
      reports: await countOf(reports.where('state', '=', 'open')),
      appeals: await countOf(appeals.where('state', '=', 'open')),
      reviews:
        (await countOf(reviews.where('status', '=', 'submitted'))) +
        (await countOf(replies.where('status', '=', 'submitted'))),
      essays: await countOf(essays.where('status', '=', 'submitted')),
      markets_disputed: await countOf(markets.where('status', '=', 'disputed')),
      markets_closed: await countOf(
        markets
          .where('status', '=', 'open')
          .where((eb) => eb.or([eb('closes_at', '<=', at), eb('closed_at', 'is not', null)])),
      ),
      omega_runs: await countOf(db.selectFrom(runs.as('runs'))),
      markets_drafted: await countOf(markets.where('status', '=', 'draft')),
    });
  },
});
