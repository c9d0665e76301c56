// Who speaks for a fund: people with a verified address at its own domain, and whoever the operator names. They
// answer its reviews, once each.

import type { AppContext } from '../../context.ts';
import type { Desk } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import { answerOf } from '../../kernel/answer.ts';
import { dayMs } from '../../kernel/durations.ts';
import { text, uuid } from '../../kernel/field.ts';
import { inBody, inPath } from '../../kernel/operation.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { mustBeText } from '../../kernel/sent-text.ts';
import { noteEvent } from '../accounts/events.ts';
import { operatorMember, partsOf, personOf, personOperation } from '../accounts/person.ts';
import { digestOf, mustBeAsShown, shown } from '../accounts/shown.ts';
import { verifiedAddress } from '../accounts/users.ts';
import { reviewsSection } from './author-operations.ts';
import { fundById, fundName, fundNamed, idsOf } from './fund.ts';
import { isOfFund } from './review-rules.ts';

/** For how long after it was written a published reply can be changed; one that readers do not see, for as long. */
const editableMs = 14 * dayMs;

/** Until when a reply can be changed; null: as long as readers do not see it, or never. */
function changeableUntil({ status, at }: { readonly status: string; readonly at: string }): string | null {
  return status === 'published' ? new Date(Date.parse(at) + editableMs).toISOString() : null;
}

export const replyToReview = personOperation({
  name: 'reply_to_review',
  method: 'POST',
  path: '/funds/{public_id}/replies',
  summary: 'Reply to a review for the fund; one reply, which stands last.',
  input: {
    public_id: inPath(text('The fund, by its address.', 200)),
    review_id: inBody(uuid('The review.')),
    body: inBody(text('What the fund says; at most 2,000 characters.', 2_000)),
    shown,
  },
  run: async ({ public_id, review_id, body, shown }, context: AppContext) => {
    const { desk, now, random } = partsOf(context);
    const { id: user } = personOf(context);
    mustBeText('body', body, 'text');
    const fund = fundNamed(public_id, context);
    await desk.exclusively(reviewsSection, async (trx) => {
      const ids = await idsOf(fund, trx, context);
      if (!(await represents(trx, user, { ids, website: fund.website }))) {
        throw new Refusal(
          'forbidden',
          'Replies are of people with a verified address at the fund’s own domain.',
        );
      }
      const review = await trx
        .selectFrom('reviews')
        .select('id')
        .where('id', '=', review_id)
        .where('organization_id', 'in', ids)
        .where('status', '=', 'published')
        .executeTakeFirst();
      if (!review) throw new Refusal('not_found', 'This fund has no such review.');
      const known = await trx
        .selectFrom('review_replies')
        .selectAll()
        .where('review_id', '=', review_id)
        .executeTakeFirst();
      if (known?.status === 'removed') throw new Refusal('conflict', 'This reply was removed.');
      const until = known && changeableUntil(known);
      if (until && until < now.toISOString())
        throw new Refusal(
          'conflict',
          `A published reply can be changed for ${editableMs / dayMs} days after it was written.`,
        );
      mustBeAsShown(shown, known ? digestOf(known.body) : '', digestOf(body));
      const row = { organization_id: fund.id, user_id: user, body, status: 'submitted' } as const;
      if (known) await trx.updateTable('review_replies').set(row).where('id', '=', known.id).execute();
      else {
        const made = { id: newId(random), review_id, ...row, at: now.toISOString() };
        await trx.insertInto('review_replies').values(made).execute();
      }
    });
    return answerOf({});
  },
});

/** Whoever has a verified address at the fund's domain, or the operator's word. */
async function represents(
  db: Desk['db'],
  user: string,
  { ids, website }: { readonly ids: readonly string[]; readonly website: string | null },
): Promise<boolean> {
  if (isOfFund(await verifiedAddress(db, user), website)) return true;
  const known = await db
    .selectFrom('fund_representatives')
    .select('user_id')
    .where('organization_id', 'in', ids)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return known !== undefined;
}

/** A reply as whoever speaks for the fund reads it. */
export interface OwnReply {
  readonly review_id: string;
  readonly body: string;
  readonly status: 'submitted' | 'published' | 'returned' | 'removed';
  /** Until when it can be changed, once it is published. */
  readonly changeable_until: string | null;
  /** The digest of it. */
  readonly shown: string;
}

/** Whether somebody who looks at the reviews of a fund may answer them, and how its replies stand. */
export const showStanding = personOperation({
  name: 'show_standing',
  method: 'GET',
  path: '/funds/{public_id}/standing',
  summary: 'Whether the person speaks for a fund.',
  input: { public_id: inPath(text('The fund, by its address.', 200)) },
  run: async ({ public_id }, context: AppContext) => {
    const fund = fundNamed(public_id, context);
    const { db } = context.desk;
    const of = { ids: await idsOf(fund, db, context), website: fund.website };
    if (!(await represents(db, personOf(context).id, of)))
      return answerOf({ represents: false, replies: [] as OwnReply[] });
    const replies = await db
      .selectFrom('review_replies')
      .select(['review_id', 'body', 'status', 'at'])
      .where('organization_id', 'in', of.ids)
      .execute();
    return answerOf({
      represents: true,
      replies: replies.map(
        ({ at, ...one }): OwnReply => ({
          ...one,
          changeable_until: changeableUntil({ ...one, at }),
          shown: digestOf(one.body),
        }),
      ),
    });
  },
});

export interface RepresentedFund {
  readonly public_id: string;
  readonly name: string;
  readonly by: 'domain' | 'operator';
  readonly reviews: number;
  /** Published reviews that the fund has not answered. */
  readonly unanswered: number;
}

export const listOwnFunds = personOperation({
  name: 'list_own_funds',
  method: 'GET',
  path: '/account/funds',
  summary: 'The reviewed funds that the person speaks for.',
  input: {},
  run: async (_, context: AppContext) => {
    const { db } = context.desk;
    const { id: user } = personOf(context);
    const account = await verifiedAddress(db, user);
    const named = await db
      .selectFrom('fund_representatives')
      .select('organization_id')
      .where('user_id', '=', user)
      .execute();
    const rows = await db
      .selectFrom('reviews')
      .leftJoin('review_replies', (join) =>
        join
          .onRef('review_replies.review_id', '=', 'reviews.id')
          .on('review_replies.status', 'in', ['submitted', 'published']),
      )
      .select(['reviews.organization_id'])
      .select(({ fn }) => [
        fn.count<number | string>('reviews.id').as('reviews'),
        fn.count<number | string>('review_replies.id').as('replies'),
      ])
      .where('reviews.status', '=', 'published')
      .groupBy('reviews.organization_id')
      .execute();
    const counts = new Map(rows.map((row) => [row.organization_id, row]));
    const ids = new Set([...named.map(({ organization_id }) => organization_id), ...counts.keys()]);
    const funds: RepresentedFund[] = [];
    for (const id of ids) {
      const fund = fundById(id, context);
      const byOperator = named.some(({ organization_id }) => organization_id === id);
      if (!fund || (!byOperator && !isOfFund(account, fund.website))) continue;
      const { reviews = 0, replies = 0 } = counts.get(id) ?? {};
      const unanswered = Number(reviews) - Number(replies);
      const by = byOperator ? 'operator' : 'domain';
      funds.push({ public_id: fund.public_id, name: fund.name, by, reviews: Number(reviews), unanswered });
    }
    return answerOf({ funds: funds.toSorted((a, b) => (a.name < b.name ? -1 : 1)) });
  },
});

export const listRepresentatives = personOperation({
  name: 'list_representatives',
  method: 'GET',
  path: '/operator/representatives',
  summary: 'Whom the operator named to speak for funds.',
  input: {},
  run: async (_, context: AppContext) => {
    operatorMember(context);
    const rows = await context.desk.db
      .selectFrom('fund_representatives')
      .innerJoin('users', 'users.id', 'fund_representatives.user_id')
      .select(['organization_id', 'user_id', 'users.name', 'users.email', 'at'])
      .orderBy('at', 'desc')
      .limit(500)
      .execute();
    return answerOf({
      representatives: rows.map((row) => ({
        ...row,
        fund: fundName(row.organization_id, context),
      })),
    });
  },
});

export const nameRepresentative = personOperation({
  name: 'name_representative',
  method: 'POST',
  path: '/operator/representatives',
  summary: 'Let a person speak for a fund, on the word of the operator.',
  input: {
    public_id: inBody(text('The fund, by its address.', 200)),
    email: inBody(text('The verified address of the person.', 254)),
  },
  run: async ({ public_id, email }, context: AppContext) => {
    const { id: actor, team } = operatorMember(context);
    const { desk, ...clockAndRandom } = partsOf(context);
    const fund = fundNamed(public_id, context);
    // Whoever reads its mail may have more than one account: it is said of the address, so of each.
    const people = await desk.db
      .selectFrom('users')
      .select('id')
      .where(({ fn }) => fn<string>('lower', ['email']), '=', email.trim().toLowerCase())
      .where('email_verified_at', 'is not', null)
      .where('status', '=', 'active')
      .orderBy('id')
      .execute();
    if (people.length === 0) throw invalid('email', 'Nobody here has this as a verified address.');
    const at = clockAndRandom.now.toISOString();
    const rows = people.map(({ id: user_id }) => ({
      organization_id: fund.id,
      user_id,
      verified_by: actor,
      at,
    }));
    await desk.exclusively(reviewsSection, async (trx) => {
      await trx
        .insertInto('fund_representatives')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const action = 'representative.named';
      const of = { actor, action, team: team?.id ?? null, detail: fund.public_id } as const;
      for (const { id: user } of people) await noteEvent(trx, { ...of, user }, clockAndRandom);
    });
    return answerOf({});
  },
});

export const endRepresentative = personOperation({
  name: 'end_representative',
  method: 'POST',
  path: '/operator/representatives/end',
  summary: 'Take the operator’s word back.',
  input: {
    organization_id: inBody(text('The fund, by its id.', 200)),
    user_id: inBody(uuid('The person.')),
  },
  run: async ({ organization_id, user_id }, context: AppContext) => {
    const { id: actor, team } = operatorMember(context);
    const { desk, ...clockAndRandom } = partsOf(context);
    await desk.exclusively(reviewsSection, async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('fund_representatives')
        .where('organization_id', '=', organization_id)
        .where('user_id', '=', user_id)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw new Refusal('not_found', 'Nobody like that speaks for this fund.');
      const detail = fundById(organization_id, context)?.public_id ?? organization_id;
      const event = {
        actor,
        user: user_id,
        action: 'representative.ended',
        team: team?.id ?? null,
        detail,
      } as const;
      await noteEvent(trx, event, clockAndRandom);
    });
    return answerOf({});
  },
});
