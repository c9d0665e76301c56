// What a person does on the page of a market: trade, forecast, dispute; and the pages of suggesting and of
// points. Everybody else sees how to begin.

import type { Operation } from '../../kernel/operation.ts';
import { type Stage, underWay } from '../../people/markets/market.ts';
import {
  disputeMarket,
  forecastInMarket,
  showOwnPart,
  suggestMarket,
  tradeInMarket,
} from '../../people/markets/person-operations.ts';
import { type AccountSite, asPerson, formRoute, personRoute } from '../account/account-page.ts';
import {
  errorsOf,
  type FormField,
  type FormParts,
  fieldsOf,
  form,
  type Refused,
  type Values,
} from '../kit/form.ts';
import { instant, percentText } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, formHeaders, ticketFor } from '../kit/person-form.ts';
import { dataTable } from '../kit/table.ts';
import { type OwnPart, pointsText, pointsTyped, type ShownDetail } from './market-data.ts';
import { lostStep, type MarketStep, marketStep, type RefusedStep } from './market-step.ts';

/** @param page the page of a market, with the form that was refused */
export function tradeRoutes(site: AccountSite, page: NonNullable<MarketStep['page']>): readonly PageRoute[] {
  const onMarket = (
    name: string,
    step: string,
    operation: Operation,
    submit: string,
    fields: readonly FormField[] = fieldsOf(operation),
  ) => marketStep(site, { name, root: '/markets', step, operation, submit, fields, page });
  return [
    personRoute('suggest_market_page', '/markets/suggest', async (ask) => suggest(ask, site)),
    formRoute('suggest_market', '/markets/suggest', (ask) =>
      act(ask, site, {
        operation: suggestMarket,
        submit: 'Suggest it',
        says: null,
        back: '/markets/suggest',
        done: () => thanks,
        again: (values, refusal) => suggest(ask, site, { values, errors: errorsOf(refusal) }),
      }),
    ),
    onMarket('trade_in_market', 'trades', tradeInMarket, 'Trade', [
      points,
      shares,
      forecastField([]),
      interest,
    ]),
    onMarket('forecast_in_market', 'forecast', forecastInMarket, 'Forecast', [forecastField([])]),
    onMarket('dispute_market', 'dispute', disputeMarket, 'Dispute the outcome'),
  ];
}

const thanks: Page = {
  title: 'Suggested',
  hidden: true,
  body: html`${titleBlock({ title: 'Suggested', lede: 'The operator reads it and decides whether it is opened.' })}<p><a href="/markets">All markets</a></p>`,
};

function suggest(ask: PageRequest, site: AccountSite, refused?: Refused): Page {
  return {
    title: 'Suggest a market',
    hidden: true,
    headers: formHeaders,
    body: html`${titleBlock({ title: 'Suggest a market', crumbs: [{ href: '/markets', text: 'Markets' }], lede: 'Three a day at most. No market is about the health, death or private life of a person, about markets, or decided by somebody’s opinion.' })}
${form({
  id: 'suggest',
  action: '/markets/suggest',
  fields: fieldsOf(suggestMarket),
  submit: 'Suggest it',
  values: { liquidity: '100', outcomes: 'Yes\nNo' },
  ...refused,
  ticket: ticketFor(ask, site, suggestMarket),
})}`,
  };
}

/** The forms of a market's page, for whoever is signed in. */
export async function actionsOn(
  ask: PageRequest,
  site: AccountSite,
  market: ShownDetail,
  refused?: RefusedStep,
): Promise<SafeHtml> {
  const { status, public_id } = market;
  if (ask.visit.caller.session === null) {
    if (status !== 'open') return nothing;
    return html`<p><a class="button" href="/sign-in?return_to=${encodeURIComponent(`/markets/${public_id}`)}">Sign in to forecast</a></p>`;
  }
  const own = await asPerson(ask, showOwnPart, { public_id });
  const offered = offeredForms(ask, site, market, own);
  const again = refused && offered.find(({ takes }) => takes(refused));
  const lost = refused && !again ? lostStep(refused, 'part') : nothing;
  const forms = offered.map((one) => {
    const { summary, parts, fresh } = one;
    const typed = one === again ? refused : undefined;
    const values = { ...parts.values, ...typed?.values, ...fresh };
    return html`<details${typed ? html` open` : nothing}><summary>${summary}</summary>${form({ ...parts, values, errors: typed?.errors ?? [] })}</details>`;
  });
  return html`<section class="section"><h2>Your part</h2>${lost}${holding(own, market)}${status === 'proposed' && !own.took_part ? html`<p class="muted">Whoever traded or forecast here may dispute the outcome.</p>` : nothing}${forms}</section>`;
}

/** A form that is folded under its summary, and stands open where it was refused. */
interface OfferedForm {
  readonly summary: string;
  readonly takes: (refused: RefusedStep) => boolean;
  readonly parts: FormParts;
  /** What the form says of the market as it stands, whatever was sent before. */
  readonly fresh?: Values;
}

function offeredForms(
  ask: PageRequest,
  site: AccountSite,
  market: ShownDetail,
  own: OwnPart,
): readonly OfferedForm[] {
  const { status, public_id } = market;
  if (status === 'open') return trading(ask, site, market, own);
  if (status !== 'proposed' || !own.took_part) return [];
  const parts = {
    id: 'dispute',
    label: 'Dispute the outcome',
    action: `/markets/${public_id}/dispute`,
    fields: fieldsOf(disputeMarket, (name) => name !== 'public_id'),
    submit: 'Dispute the outcome',
    ticket: ticketFor(ask, site, disputeMarket, public_id),
  };
  return [{ summary: 'Dispute the outcome', takes: ({ step }) => step === 'dispute', parts }];
}

function holding(
  { positions, forecast, score, balance_mp }: OwnPart,
  { outcomes, status }: ShownDetail,
): SafeHtml {
  const labels = new Map(outcomes.map(({ key, label }) => [key, label]));
  const heldPositions = positions.filter(({ shares }) => shares > 0);
  return html`${balance_mp === null ? html`<p>You begin with 1,000 points.</p>` : html`<p>You have ${pointsText(balance_mp)} points.</p>`}
${underWay.includes(status as Stage) ? html`<p class="muted">A share pays 1 point where its outcome comes, else nothing.</p>` : nothing}
${
  heldPositions.length === 0
    ? nothing
    : dataTable(
        'Your shares',
        ['Outcome', 'Shares', 'Paid'],
        heldPositions.map((one) => [
          labels.get(one.outcome) ?? one.outcome,
          pointsText(one.shares),
          pointsText(one.cost_mp),
        ]),
      )
}
${forecast ? html`<p>Your forecast since ${instant(forecast.at)}: ${forecast.probabilities.map((one, at) => `${outcomes[at]?.label ?? ''} ${percentText(one)}`).join(', ')}.</p>` : nothing}
${score ? html`<p>Your log score is ${score.log_score.toFixed(1)}${score.brier === null ? nothing : html`, your Brier score ${score.brier.toFixed(3)} (the prices: ${score.market_brier?.toFixed(3) ?? ''})`}, over ${percentText(score.coverage)} of the time; you earned ${pointsText(score.profit_mp)} points.</p>` : nothing}`;
}

const version: FormField = { name: 'version', label: '', type: 'hidden' };
const side: FormField = { name: 'side', label: '', type: 'hidden' };
const price: FormField = { name: 'price', label: '', type: 'hidden' };
const interest: FormField = {
  name: 'interest',
  label: 'I may influence the outcome, or learn it early',
  type: 'checkbox',
};
const points: FormField = {
  name: 'points',
  label: 'Points to spend',
  type: 'number',
  required: true,
  min: 1,
  max: 250,
  step: '0.001',
};
const shares: FormField = {
  name: 'shares',
  label: 'Shares to sell',
  type: 'number',
  required: true,
  min: 0.001,
  step: '0.001',
};

/** Each form is for one outcome, which its button names. */
const outcomeSent: FormField = { name: 'outcome', label: '', type: 'hidden' };

function forecastField(outcomes: ShownDetail['outcomes'], empty?: { two: string; more: string }): FormField {
  const hint =
    outcomes.length === 2
      ? `For ${outcomes[0]?.label ?? ''}${empty ? `; left empty, ${empty.two}` : ''}.`
      : `For each outcome in its order, such as 50, 30, 20${empty ? `; left empty, ${empty.more}` : ''}.`;
  return { name: 'forecast', label: 'Your own forecast in percent', type: 'text', hint, maxLength: 200 };
}

function trading(
  ask: PageRequest,
  site: AccountSite,
  market: ShownDetail,
  own: OwnPart,
): readonly OfferedForm[] {
  const { public_id, outcomes } = market;
  const path = `/markets/${public_id}`;
  const forecast = forecastField(outcomes, {
    two: 'the price after the trade',
    more: 'the prices after the trade',
  });
  const heldPositions = own.positions.filter((one) => one.shares > 0);
  // One form an outcome: so each carries the price that it showed.
  const trade = (
    kind: 'buy' | 'sell',
    at: number,
    fields: readonly FormField[],
    values: Values,
  ): OfferedForm => {
    const { key, label, probability } = outcomes[at] as ShownDetail['outcomes'][number];
    const submit = kind === 'buy' ? 'Buy' : 'Sell';
    return {
      summary: `${submit} ${label} (${percentText(probability)})`,
      takes: ({ step, values: sent }) => step === 'trades' && sent.side === kind && sent.outcome === key,
      parts: {
        id: `${kind}-${key}`,
        label: `${submit} ${label}`,
        action: `${path}/trades`,
        fields: [...fields, forecast, interest, side, version, price],
        submit: `${submit} ${label}`,
        values,
        ticket: ticketFor(ask, site, tradeInMarket, public_id),
      },
      fresh: { outcome: key, side: kind, version: String(own.version), price: String(own.prices[at]) },
    };
  };
  const buying = outcomes.map((_, at) => trade('buy', at, [outcomeSent, points], { points: '10' }));
  const selling = heldPositions.map(({ outcome, shares: most }) => {
    const at = outcomes.findIndex(({ key }) => key === outcome);
    const fields = [outcomeSent, { ...shares, max: most / 1_000 }];
    return trade('sell', at, fields, { shares: pointsTyped(most) });
  });
  const saying: OfferedForm = {
    summary: 'Forecast without a trade',
    takes: ({ step }) => step === 'forecast',
    parts: {
      id: 'say',
      label: 'Forecast without a trade',
      action: `${path}/forecast`,
      fields: [{ ...forecastField(outcomes), required: true }],
      submit: 'Forecast',
      ticket: ticketFor(ask, site, forecastInMarket, public_id),
    },
  };
  return [...buying, ...selling, saying];
}
