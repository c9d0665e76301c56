// How a member of the operator's team acts on a market: in one transaction, at the right stage, and not where
// the member has a share in it.

import type { AppContext } from '../../context.ts';
import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { answerOf } from '../../kernel/answer.ts';
import { hourMs, minuteMs } from '../../kernel/durations.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { mustBeText } from '../../kernel/sent-text.ts';
import type { AccountAction } from '../accounts/event-words.ts';
import { type ClockAndRandom, noteEvent } from '../accounts/events.ts';
import { operatorMember, partsOf } from '../accounts/person.ts';
import {
  disputeMs,
  findMarket,
  type Market,
  noSuchMarket,
  outcomeAt,
  type Stage,
  stageAt,
} from './market.ts';
import { marketsSection } from './points.ts';
import { operatorMembers } from './settle.ts';

interface Acting {
  readonly trx: DeskTransaction;
  readonly market: Market;
  readonly member: string;
  readonly clockAndRandom: ClockAndRandom;
}

/** A market in the transaction that changes it, noted in the activity of whoever acts. */
export async function onMarket(
  context: AppContext,
  { public_id, stages, action }: { public_id: string; stages: readonly Stage[]; action: AccountAction },
  run: (acting: Acting) => Promise<void>,
) {
  const { desk, ...clockAndRandom } = partsOf(context);
  const { id: member, team } = operatorMember(context);
  await desk.exclusively(marketsSection, async (trx) => {
    const market = await findMarket(trx, public_id);
    if (!market) throw noSuchMarket();
    const stage = stageAt(market, clockAndRandom.now);
    if (!stages.includes(stage)) {
      throw new Refusal(
        'conflict',
        `This is done while a market is ${stages.join(' or ')}; this one is ${stage}.`,
      );
    }
    await run({ trx, market, member, clockAndRandom });
    await noteEvent(
      trx,
      { actor: member, action, team: team?.id ?? null, detail: public_id },
      clockAndRandom,
    );
  });
  return answerOf({ public_id });
}

export function mustHave(market: Market, outcome: string): void {
  if (outcomeAt(market, outcome) < 0) throw invalid('outcome', 'outcome must be one of those of the market.');
}

/** Whether somebody ever traded in a market. */
export async function hasTraded(db: Desk['db'], market: string, user: string): Promise<boolean> {
  const traded = await db
    .selectFrom('market_trades')
    .select('id')
    .where('market_id', '=', market)
    .where('user_id', '=', user)
    .limit(1)
    .executeTakeFirst();
  return traded !== undefined;
}

export async function mustHaveNoShare({ trx, market, member }: Acting): Promise<void> {
  if (await hasTraded(trx, market.id, member))
    throw new Refusal('forbidden', 'You traded in this market; another member decides about it.');
}

/**
 * Refuses whoever proposed what is disputed. Alone in the operator's team they decide after another 72 hours.
 * @returns whether they do
 */
export async function mustBeAnother({ trx, market, member, clockAndRandom }: Acting): Promise<boolean> {
  const why = await whyNotNow(trx, market, { member, now: clockAndRandom.now });
  if (why) throw why;
  return market.proposed_by === member;
}

/** Why a member does not decide a dispute now; null where they may. */
export async function whyNotNow(
  db: Desk['db'],
  market: Pick<Market, 'id' | 'proposed_by'>,
  { member, now }: { readonly member: string; readonly now: Date },
): Promise<Refusal | null> {
  if (market.proposed_by !== member) return null;
  const members = await operatorMembers(db);
  if (members.size > 1) {
    return new Refusal(
      'forbidden',
      'You proposed this outcome; another member of the team decides the dispute.',
    );
  }
  const { at } = await db
    .selectFrom('market_disputes')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('market_id', '=', market.id)
    .executeTakeFirstOrThrow();
  const from = Date.parse(String(at)) + disputeMs;
  if (now.getTime() >= from) return null;
  // To the minute after, so that nobody comes a few seconds early.
  const minute = new Date(Math.ceil(from / minuteMs) * minuteMs).toISOString().slice(0, 16).replace('T', ' ');
  return new Refusal(
    'conflict',
    `Whoever decides alone waits ${disputeMs / hourMs} hours: until ${minute} UTC.`,
  );
}

export async function noteDecision(
  { trx, market, member, clockAndRandom }: Acting,
  {
    decision,
    statement,
    alone,
  }: { decision: 'upheld' | 'changed' | 'annulled'; statement: string; alone: boolean },
): Promise<void> {
  mustBeText('statement', statement, 'text');
  await trx
    .updateTable('market_disputes')
    .set({
      decision,
      statement,
      decided_by: member,
      decided_at: clockAndRandom.now.toISOString(),
      one_decider: alone ? 1 : 0,
    })
    .where('market_id', '=', market.id)
    .where('decided_at', 'is', null)
    .execute();
}
