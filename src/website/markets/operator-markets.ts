// Markets as the operator handles them: what waits, drafts, and every step of one.

import type { Operation } from '../../kernel/operation.ts';
import {
  annulMarket,
  clarifyMarket,
  closeMarket,
  correctMarket,
  decideDispute,
  draftMarket,
  openMarket,
  proposeOutcome,
  redraftMarket,
  refuseSuggestion,
} from '../../people/markets/operator-operations.ts';
import { listMarketQueue, showQueuedMarket } from '../../people/markets/queue.ts';
import { type AccountSite, asPerson, formRoute, personRoute } from '../account/account-page.ts';
import { type FormField, fieldsOf, form, type Values } from '../kit/form.ts';
import { instant, wordText } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, buttonForm, ticketFor } from '../kit/person-form.ts';
import { dataTable } from '../kit/table.ts';
import { operatorPage } from '../operator/operator-page.ts';
import { percentText, pointsText } from './market-data.ts';
import { marketStep } from './market-step.ts';

const root = '/operator/markets';

const steps: readonly (readonly [step: string, operation: Operation, submit: string])[] = [
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

export function operatorMarketRoutes(site: AccountSite): readonly PageRoute[] {
  return [
    personRoute('operator_markets', root, queue),
    personRoute('operator_new_market', `${root}/new`, async (ask) =>
      operatorPage(
        ask,
        'Draft a market',
        form({
          id: 'draft',
          action: `${root}/new`,
          fields: fieldsOf(draftMarket, () => true),
          submit: 'Draft it',
          values: { liquidity: '100', outcomes: 'Yes\nNo' },
          ticket: ticketFor(ask, site, draftMarket),
        }),
      ),
    ),
    formRoute('draft_market', `${root}/new`, (ask) =>
      act(ask, site, {
        operation: draftMarket,
        submit: 'Draft it',
        back: `${root}/new`,
        done: ({ public_id }) => `${root}/${String(public_id)}`,
      }),
    ),
    personRoute('operator_market', `${root}/:public_id`, (ask) => one(ask, site)),
    ...steps.map(([step, operation, submit]) =>
      marketStep(site, { name: operation.name, root, step, operation, submit }),
    ),
  ];
}

interface Queued {
  readonly public_id: string;
  readonly question: string;
  readonly source: string;
  readonly closes_at: string;
  readonly stage: string;
  readonly overdue: boolean;
}

const waiting: readonly string[] = ['disputed', 'closed', 'draft'];

async function queue(ask: PageRequest): Promise<Page> {
  const { markets } = (await asPerson(ask, listMarketQueue)) as unknown as { markets: readonly Queued[] };
  const shown = (rows: readonly Queued[], label: string) =>
    rows.length === 0
      ? html`<p class="muted">There is none.</p>`
      : dataTable(
          label,
          ['Question', 'State', 'Ends', 'From'],
          rows.map((one) => [
            html`<a href="${root}/${one.public_id}">${one.question}</a>`,
            html`${wordText(one.stage)}${one.overdue ? ', overdue' : nothing}`,
            instant(one.closes_at),
            one.source,
          ]),
        );
  const wait = markets
    .filter(({ stage }) => waiting.includes(stage))
    .toSorted((a, b) => waiting.indexOf(a.stage) - waiting.indexOf(b.stage));
  const rest = markets.filter(({ stage }) => !waiting.includes(stage));
  return operatorPage(
    ask,
    'Markets',
    html`<p><a class="button" href="${root}/new">Draft a market</a></p>
<section class="section"><h2>What waits</h2>${shown(wait, 'Markets that wait')}</section>
<section class="section"><h2>All others</h2>${shown(rest, 'Other markets')}</section>`,
  );
}

interface Handled {
  readonly public_id: string;
  readonly question: string;
  readonly criteria_md: string;
  readonly stage: string;
  readonly source: string;
  readonly closes_at: string;
  readonly about: string | null;
  readonly b: number;
  readonly outcome: string | null;
  readonly outcomes: readonly { readonly key: string; readonly label: string }[];
  readonly beginning: readonly number[];
  readonly prices: readonly number[];
  readonly statement: string | null;
  /** Whether whoever looks traded in it. */
  readonly traded: boolean;
  readonly trades: readonly {
    readonly number: number;
    readonly outcome: string;
    readonly side: string;
    readonly shares: number;
    readonly cost_mp: number;
    readonly interest: number;
    readonly at: string;
    readonly undone_at: string | null;
  }[];
  readonly opposite_pairs: readonly { readonly pair: string; readonly times: number }[];
}

async function one(ask: PageRequest, site: AccountSite): Promise<Page> {
  const { public_id = '' } = ask.params;
  const market = (await asPerson(ask, showQueuedMarket, { public_id })) as unknown as Handled;
  const { stage } = market;
  const step = (name: string, more: { values?: Values; fields?: readonly FormField[] } = {}): SafeHtml => {
    const [, operation, submit] = steps.find(([one]) => one === name) as (typeof steps)[number];
    const ticket = ticketFor(ask, site, operation, public_id);
    const action = `${root}/${public_id}/${name}`;
    const fields = more.fields ?? fieldsOf(operation, (one) => one !== 'public_id');
    if (fields.length === 0) return buttonForm({ action, ticket, submit });
    return html`<details><summary>${submit}</summary>${form({ id: name, label: submit, action, fields, submit, ticket, ...(more.values ? { values: more.values } : {}) })}</details>`;
  };
  const withOutcome = (operation: Operation): readonly FormField[] => [
    {
      name: 'outcome',
      label: 'Outcome',
      type: 'select',
      required: true,
      options: market.outcomes.map(({ key, label }) => ({ value: key, text: label })),
    },
    ...fieldsOf(operation, (name) => name !== 'public_id' && name !== 'outcome'),
  ];
  const uneven = market.beginning.some((share) => Math.abs(share - 1 / market.beginning.length) > 1e-6);
  const lines = market.outcomes.map(({ label }, at) =>
    uneven ? `${label} | ${Math.round((market.beginning[at] as number) * 10_000) / 100}` : label,
  );
  const draft: Values = {
    question: market.question,
    criteria_md: market.criteria_md,
    outcomes: lines.join('\n'),
    closes_at: market.closes_at,
    liquidity: String(market.b / 1_000),
    about: market.about ?? '',
  };
  const acts: Readonly<Record<string, readonly SafeHtml[]>> = {
    draft: [step('save', { values: draft }), step('open'), step('refuse')],
    open: [
      step('clarify'),
      step('close'),
      step('propose', { fields: withOutcome(proposeOutcome) }),
      step('annul'),
    ],
    closed: [step('clarify'), step('propose', { fields: withOutcome(proposeOutcome) }), step('annul')],
    proposed: [step('clarify'), step('annul')],
    disputed: [step('decide', { fields: withOutcome(decideDispute) }), step('clarify'), step('annul')],
    final: [step('correct', { fields: withOutcome(correctMarket) }), step('annul')],
    corrected: [step('annul')],
  };
  return operatorPage(
    ask,
    market.question,
    html`<div class="stack"><p>${wordText(stage)}, from ${market.source}, ends ${instant(market.closes_at)}. ${stage === 'draft' || stage === 'refused' ? nothing : html`<a href="/markets/${public_id}">Its page</a>`}</p>
${market.statement ? html`<p class="words">${market.statement}</p>` : nothing}
${dataTable(
  'Outcomes',
  ['Outcome', 'Begins with', 'Now'],
  market.outcomes.map(({ label }, at) => [
    label,
    percentText(market.beginning[at] as number),
    percentText(market.prices[at] as number),
  ]),
)}
<section class="section"><h2>What can be done</h2>${market.traded ? html`<p class="notice">You traded in this market: another member proposes, decides, corrects and annuls it.</p>` : nothing}${acts[stage] ?? html`<p class="muted">Nothing more.</p>`}</section>
${
  market.trades.length === 0
    ? nothing
    : html`<section class="section"><h2>The newest trades</h2>${dataTable(
        'Trades',
        ['Number', 'When', 'What', 'Shares', 'Points', ''],
        market.trades.map((trade) => [
          trade.number,
          instant(trade.at),
          `${trade.side} ${trade.outcome}`,
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
}</div>`,
    market.question,
  );
}
