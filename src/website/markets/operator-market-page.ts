// A market as the operator's members handle it: how it stands, what can be done now, who traded how.

import { capitalized } from '../../kernel/capitalized.ts';
import type { Operation, OutputOf } from '../../kernel/operation.ts';
import { wordText } from '../../kernel/word-text.ts';
import { correctionMs } from '../../people/markets/market.ts';
import {
  annulMarket,
  clarifyMarket,
  closeMarket,
  correctMarket,
  decideDispute,
  openMarket,
  proposeOutcome,
  redraftMarket,
  refuseSuggestion,
} from '../../people/markets/operator-operations.ts';
import { showQueuedMarket } from '../../people/markets/queue.ts';
import { type AccountSite, asPerson } from '../account/account-page.ts';
import { type FormField, fieldsOf, form, toChoose, type Values } from '../kit/form.ts';
import { exactTime, instant, percentText } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import type { Page, PageRequest } from '../kit/page.ts';
import { foldedButton, ticketFor } from '../kit/person-form.ts';
import { heldOf } from '../kit/stands-now.ts';
import { dataTable } from '../kit/table.ts';
import { operatorPage } from '../operator/operator-page.ts';
import { pointsText } from './market-data.ts';
import { criteria, resolution, shownMarket, stateSentence } from './market-pages.ts';
import { lostStep, type RefusedStep } from './market-step.ts';

export const operatorRoot = '/operator/markets';

export const steps: readonly (readonly [step: string, operation: Operation, submit: string])[] = [
  ['save', redraftMarket, 'Save the draft'],
  ['open', openMarket, 'Open the market'],
  ['refuse', refuseSuggestion, 'Do not open it'],
  ['close', closeMarket, 'End trading now'],
  ['clarify', clarifyMarket, 'Add a clarification'],
  ['propose', proposeOutcome, 'Propose the outcome'],
  ['decide', decideDispute, 'Decide the dispute'],
  ['annul', annulMarket, 'Annul the market'],
  ['correct', correctMarket, 'Correct the outcome'],
];

type Handled = OutputOf<typeof showQueuedMarket>;

/** Steps that are a button alone, with what each does for good. */
const effects: Readonly<Record<string, string>> = {
  open: 'Everybody sees it and may trade. Its question and criteria stand from then on.',
  close: 'Nobody trades in it any more, and it is not opened again.',
};

/** What can be done at each stage. */
const acts: Readonly<Record<string, readonly string[]>> = {
  draft: ['save', 'open', 'refuse'],
  open: ['clarify', 'close', 'propose', 'annul'],
  closed: ['clarify', 'propose', 'annul'],
  proposed: ['clarify', 'annul'],
  disputed: ['decide', 'clarify', 'annul'],
  final: ['correct', 'annul'],
  corrected: ['annul'],
};

function actsNow({ stage, final_at }: Handled, now: Date): readonly string[] {
  const isOld = final_at !== null && now.getTime() - Date.parse(final_at) > correctionMs;
  return (acts[stage] ?? []).filter((name) => name !== 'correct' || !isOld);
}

/** The fields of a step; the outcome is one of those that the market has. */
function fieldsOfStep(operation: Operation, { outcomes }: Handled): readonly FormField[] {
  return fieldsOf(operation, (name) => name !== 'public_id').map((field) =>
    field.name === 'shown'
      ? { ...field, type: 'hidden' }
      : field.name === 'outcome'
        ? toChoose({
            name: 'outcome',
            label: 'Outcome',
            type: 'select',
            required: true,
            options: outcomes.map(({ key, label }) => ({ value: key, text: label })),
          })
        : field,
  );
}

function draftValues(market: Handled): Values {
  const uneven = market.beginning.some((share) => Math.abs(share - 1 / market.beginning.length) > 1e-6);
  const lines = market.outcomes.map(({ label }, at) =>
    uneven ? `${label} | ${Math.round((market.beginning[at] as number) * 10_000) / 100}` : label,
  );
  return {
    question: market.question,
    criteria_md: market.criteria_md,
    outcomes: lines.join('\n'),
    closes_at: market.closes_at,
    liquidity: String(market.b / 1_000),
    about: market.about ?? '',
    shown: market.shown,
  };
}

function stepForm(
  ask: PageRequest,
  site: AccountSite,
  market: Handled,
  { name, refused }: { readonly name: string; readonly refused: RefusedStep | undefined },
): SafeHtml {
  const { public_id } = market;
  const [, operation, submit] = steps.find(([one]) => one === name) as (typeof steps)[number];
  const ticket = ticketFor(ask, site, operation, public_id);
  const action = `${operatorRoot}/${public_id}/${name}`;
  const fields = fieldsOfStep(operation, market);
  const effect = effects[name];
  if (effect !== undefined) return foldedButton({ action, ticket, submit, effect });
  const typed = refused?.step === name ? refused : null;
  const stands = name === 'save' ? draftValues(market) : {};
  return html`<details${typed ? html` open` : nothing}><summary>${submit}</summary>${form({ id: name, label: submit, action, fields, submit, ticket, ...heldOf(fields, stands, typed) })}</details>`;
}

function sourceText({ source }: Handled): string {
  return `drafted by ${source === 'operator' ? 'the operator' : 'a person who suggested it'}`;
}

/** @param refused what was refused here: its form stands open, with what was typed */
export async function operatorMarket(
  ask: PageRequest,
  site: AccountSite,
  refused?: RefusedStep,
): Promise<Page> {
  const { public_id = '' } = ask.params;
  const market = await asPerson(ask, showQueuedMarket, { public_id });
  const { stage } = market;
  const now = actsNow(market, ask.now);
  const shown = stage === 'draft' || stage === 'refused' ? null : await shownMarket(ask, public_id);
  // A button has no place for a sentence, and what is at another stage now has no such form.
  const withForm = now.filter((name) => effects[name] === undefined);
  const lost = refused && !withForm.includes(refused.step) ? lostStep(refused, 'step') : nothing;
  const stands = shown
    ? html`<p>${stateSentence(shown)} ${capitalized(sourceText(market))}. <a href="/markets/${public_id}">Its page</a></p>`
    : html`<p>${capitalized(wordText(stage))}, ${sourceText(market)}. Trading ends ${exactTime(market.closes_at)}.</p>`;
  return operatorPage(
    ask,
    market.question,
    html`<div class="stack">${lost}${stands}
${market.statement && !shown ? html`<p class="words">${market.statement}</p>` : nothing}
${dataTable(
  'Outcomes',
  ['Outcome', 'Begins with', 'Now'],
  market.outcomes.map(({ label }, at) => [
    label,
    percentText(market.beginning[at] as number),
    percentText(market.prices[at] as number),
  ]),
)}
${criteria(shown ?? { criteria_md: market.criteria_md })}
${shown ? resolution(shown) : nothing}
<section class="section"><h2>What can be done</h2>${market.traded ? html`<p class="notice">You traded in this market: another member proposes, decides, corrects and annuls it.</p>` : nothing}${market.waits ? html`<p class="notice">${market.waits}</p>` : nothing}${now.length === 0 ? html`<p class="muted">Nothing more.</p>` : now.map((name) => stepForm(ask, site, market, { name, refused }))}</section>
${tradesOf(market)}</div>`,
    market.question,
  );
}

function tradesOf(market: Handled): SafeHtml {
  const labels = new Map(market.outcomes.map(({ key, label }) => [key, label]));
  return html`${
    market.trades.length === 0
      ? nothing
      : html`<section class="section"><h2>The newest trades</h2>${dataTable(
          'Trades',
          ['Number', 'When', 'What', 'Shares', 'Points', ''],
          market.trades.map((trade) => [
            trade.number,
            instant(trade.at),
            `${trade.side} ${labels.get(trade.outcome) ?? trade.outcome}`,
            pointsText(trade.shares),
            pointsText(trade.cost_mp),
            [trade.interest ? 'may influence it' : '', trade.undone_at ? 'undone' : '']
              .filter(Boolean)
              .join(', '),
          ]),
        )}</section>`
  }
${
  market.opposite_pairs.length === 0
    ? nothing
    : html`<section class="section"><h2>People who traded opposite within a minute, more than once</h2>${dataTable(
        'Pairs',
        ['Pair', 'Times'],
        market.opposite_pairs.map(({ pair, times }) => [pair, times]),
      )}</section>`
}`;
}
