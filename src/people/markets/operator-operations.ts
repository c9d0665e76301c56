// What the operator's members do with markets: draft, open, close, clarify, propose, decide, annul, correct.
// Whoever has a share in a market decides nothing about it, and nobody decides about the own proposal while
// somebody else could.

import type { AppContext } from '../../context.ts';
import type { DeskTransaction } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import { answerOf } from '../../kernel/answer.ts';
import { dayMs, hourMs } from '../../kernel/durations.ts';
import { date, dateTime, text, url } from '../../kernel/field.ts';
import { inBody, inPath } from '../../kernel/operation.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { mustBeText } from '../../kernel/sent-text.ts';
import { operatorMember, partsOf, personOperation } from '../accounts/person.ts';
import { mustBeAsShown, shown } from '../accounts/shown.ts';
import { digestOfDraft, draft, draftFields, readDraft, redraft } from './draft.ts';
import { subsidy } from './lmsr.ts';
import { correctionMs, disputeMs, type Stage, stageAt, underWay } from './market.ts';
import { mustBeAnother, mustHave, mustHaveNoShare, noteDecision, onMarket } from './market-acts.ts';
import { house, marketsSection, ofMarket, post } from './points.ts';
import { annul, correct, finalize } from './settle.ts';

const public_id = inPath(text('The market, by its address.', 200));
const statement = inBody(text('Why, in words that everybody reads.', 2_000));

export const draftMarket = personOperation({
  name: 'draft_market',
  method: 'POST',
  path: '/operator/markets/new',
  summary: 'Draft a market.',
  input: draftFields,
  run: async (input, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const { id: user } = operatorMember(context);
    const wanted = readDraft(input, context);
    const made = (trx: DeskTransaction) => draft(trx, wanted, { source: 'operator', user }, clockAndRandom);
    return answerOf({ public_id: await desk.exclusively(marketsSection, made) });
  },
});

export const redraftMarket = personOperation({
  name: 'redraft_market',
  method: 'POST',
  path: '/operator/markets/{public_id}/save',
  summary: 'Change a draft.',
  input: { public_id, ...draftFields, shown },
  run: async ({ public_id, shown, ...input }, context: AppContext) => {
    operatorMember(context);
    const wanted = readDraft(input, context);
    return onMarket(
      context,
      { public_id, stages: ['draft'], action: 'market.redrafted' },
      async ({ trx, market }) => {
        mustBeAsShown(shown, digestOfDraft(market), digestOfDraft(wanted));
        await redraft(trx, market.id, wanted);
      },
    );
  },
});

export const openMarket = personOperation({
  name: 'open_market',
  method: 'POST',
  path: '/operator/markets/{public_id}/open',
  summary: 'Open a market; from then on its criteria stand as they are.',
  recent: true,
  input: { public_id },
  run: ({ public_id }, context: AppContext) =>
    onMarket(
      context,
      { public_id, stages: ['draft'], action: 'market.opened' },
      async ({ trx, market, clockAndRandom }) => {
        if (Date.parse(market.closes_at) <= clockAndRandom.now.getTime() + hourMs) {
          throw new Refusal('conflict', 'It would close within an hour; give it a later end first.');
        }
        const bound = subsidy(market.pool);
        const moves = [
          { account: house, delta: -bound },
          { account: ofMarket(market.id), delta: bound },
        ];
        await post(trx, { kind: 'subsidy', market: market.id, moves }, clockAndRandom);
        const at = clockAndRandom.now.toISOString();
        const set = { status: 'open', opened_at: at } as const;
        await trx.updateTable('markets').set(set).where('id', '=', market.id).execute();
      },
    ),
});

export const refuseSuggestion = personOperation({
  name: 'refuse_suggestion',
  method: 'POST',
  path: '/operator/markets/{public_id}/refuse',
  summary: 'Do not open a market that was drafted or suggested.',
  input: { public_id, statement: inBody(text('Why. Only members of your team read it.', 2_000)) },
  run: ({ public_id, statement }, context: AppContext) =>
    onMarket(context, { public_id, stages: ['draft'], action: 'market.refused' }, async ({ trx, market }) => {
      mustBeText('statement', statement, 'text');
      const set = { status: 'refused', statement } as const;
      await trx.updateTable('markets').set(set).where('id', '=', market.id).execute();
    }),
});

export const closeMarket = personOperation({
  name: 'close_market',
  method: 'POST',
  path: '/operator/markets/{public_id}/close',
  summary: 'End trading before its time.',
  recent: true,
  input: { public_id },
  run: ({ public_id }, context: AppContext) =>
    onMarket(
      context,
      { public_id, stages: ['open'], action: 'market.closed' },
      async ({ trx, market, clockAndRandom }) => {
        const set = { closed_at: clockAndRandom.now.toISOString() };
        await trx.updateTable('markets').set(set).where('id', '=', market.id).execute();
      },
    ),
});

export const clarifyMarket = personOperation({
  name: 'clarify_market',
  method: 'POST',
  path: '/operator/markets/{public_id}/clarify',
  summary: 'Add a dated clarification; the criteria stay as they are.',
  input: { public_id, text: inBody(text('What is clarified.', 2_000)) },
  run: ({ public_id, text }, context: AppContext) => {
    return onMarket(
      context,
      { public_id, stages: underWay, action: 'market.clarified' },
      async ({ trx, market, clockAndRandom }) => {
        mustBeText('text', text, 'text');
        const row = {
          id: newId(clockAndRandom.random),
          market_id: market.id,
          at: clockAndRandom.now.toISOString(),
          text,
        };
        await trx.insertInto('market_clarifications').values(row).execute();
      },
    );
  },
});

export const proposeOutcome = personOperation({
  name: 'propose_outcome',
  method: 'POST',
  path: '/operator/markets/{public_id}/propose',
  summary: `Propose the outcome, with what shows it; it is final after ${disputeMs / hourMs} hours without a dispute.`,
  recent: true,
  input: {
    public_id,
    outcome: inBody(text('The outcome.', 60)),
    known_at: inBody(dateTime('When it was known; trades from then on are undone.')),
    evidence_url: inBody(url('Where it can be read.')),
    quote: inBody(text('The words there that say it.', 500)),
    retrieved_at: inBody(date('When you read it there.')),
  },
  run: (input, context: AppContext) => {
    const { public_id, outcome, evidence_url, quote } = input;
    const stages: readonly Stage[] = ['open', 'closed'];
    return onMarket(context, { public_id, stages, action: 'market.proposed' }, async (acting) => {
      const { trx, market, member, clockAndRandom } = acting;
      mustHave(market, outcome);
      await mustHaveNoShare(acting);
      const at = clockAndRandom.now.toISOString();
      const known_at = new Date(input.known_at).toISOString();
      if (known_at > at || known_at <= (market.opened_at as string)) {
        throw invalid('known_at', 'known_at lies between the opening of the market and now.');
      }
      if (quote.trim() === '') throw invalid('quote', 'quote is empty; copy the words that say it.', 'empty');
      const evidence = { market_id: market.id, url: evidence_url, quote, retrieved_at: input.retrieved_at };
      await trx
        .insertInto('market_evidence')
        .values({ id: newId(clockAndRandom.random), ...evidence })
        .execute();
      const closed_at = stageAt(market, clockAndRandom.now) === 'open' ? at : market.closed_at;
      const set = {
        status: 'proposed',
        outcome,
        known_at,
        closed_at,
        proposed_by: member,
        proposed_at: at,
      } as const;
      await trx.updateTable('markets').set(set).where('id', '=', market.id).execute();
    });
  },
});

export const decideDispute = personOperation({
  name: 'decide_dispute',
  method: 'POST',
  path: '/operator/markets/{public_id}/decide',
  summary: 'Decide a dispute: the outcome is final with it.',
  recent: true,
  input: { public_id, outcome: inBody(text('The outcome after all.', 60)), statement },
  run: ({ public_id, outcome, statement }, context: AppContext) =>
    onMarket(context, { public_id, stages: ['disputed'], action: 'market.decided' }, async (acting) => {
      const { trx, market, clockAndRandom } = acting;
      mustHave(market, outcome);
      await mustHaveNoShare(acting);
      const alone = await mustBeAnother(acting);
      const decision = outcome === market.outcome ? 'upheld' : 'changed';
      await noteDecision(acting, { decision, statement, alone });
      await finalize(trx, market, { outcome, known_at: market.known_at as string }, clockAndRandom);
    }),
});

export const annulMarket = personOperation({
  name: 'annul_market',
  method: 'POST',
  path: '/operator/markets/{public_id}/annul',
  summary: 'Annul a market: every trade is reversed.',
  recent: true,
  input: { public_id, statement },
  run: ({ public_id, statement }, context: AppContext) => {
    const stages: readonly Stage[] = [...underWay, 'final', 'corrected'];
    return onMarket(context, { public_id, stages, action: 'market.annulled' }, async (acting) => {
      const { trx, market, clockAndRandom } = acting;
      mustBeText('statement', statement, 'text');
      await mustHaveNoShare(acting);
      if (market.status === 'disputed') {
        const alone = await mustBeAnother(acting);
        await noteDecision(acting, { decision: 'annulled', statement, alone });
      }
      await annul(trx, market, statement, clockAndRandom);
    });
  },
});

export const correctMarket = personOperation({
  name: 'correct_market',
  method: 'POST',
  path: '/operator/markets/{public_id}/correct',
  summary: `Correct a final outcome, once and within ${correctionMs / dayMs} days; what was paid is reversed.`,
  recent: true,
  input: { public_id, outcome: inBody(text('The right outcome.', 60)), statement },
  run: ({ public_id, outcome, statement }, context: AppContext) =>
    onMarket(context, { public_id, stages: ['final'], action: 'market.corrected' }, async (acting) => {
      const { trx, market, clockAndRandom } = acting;
      mustBeText('statement', statement, 'text');
      mustHave(market, outcome);
      await mustHaveNoShare(acting);
      if (outcome === market.outcome) throw invalid('outcome', 'This is the outcome already.');
      if (clockAndRandom.now.getTime() - Date.parse(market.final_at as string) > correctionMs) {
        throw new Refusal('conflict', `What has been final for ${correctionMs / dayMs} days stays as it is.`);
      }
      await correct(trx, market, { outcome, statement }, clockAndRandom);
    }),
});
