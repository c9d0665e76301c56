// What a person does on the page of a market: trade, forecast, dispute; and the pages of suggesting and of
// points. Everybody else sees how to begin.

import {
  disputeMarket,
  forecastInMarket,
  showOwnPart,
  suggestMarket,
  tradeInMarket,
} from '../../people/markets/person-operations.ts';
import { type AccountSite, asPerson, formRoute, personRoute } from '../account/account-page.ts';
import { type FormField, fieldsOf, form } from '../kit/form.ts';
import { instant } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageAsk, PageRoute } from '../kit/page.ts';
import { act, formHeaders, ticketFor } from '../kit/person-form.ts';
import { dataTable } from '../kit/table.ts';
import { type OwnPart, percentText, pointsText, type ShownDetail } from './market-data.ts';

export function tradeRoutes(site: AccountSite): readonly PageRoute[] {
  const onMarket = (name: string, step: string, operation: typeof tradeInMarket, submit: string) =>
    formRoute(name, `/markets/:public_id/${step}`, (ask) => {
      const { public_id = '' } = ask.params;
      const back = `/markets/${public_id}`;
      return act(ask, site, {
        operation,
        subject: public_id,
        input: { public_id },
        submit,
        back,
        done: () => back,
      });
    });
  return [
    personRoute('suggest_market_page', '/markets/suggest', async (ask) => suggest(ask, site)),
    formRoute('suggest_market', '/markets/suggest', (ask) =>
      act(ask, site, {
        operation: suggestMarket,
        submit: 'Suggest it',
        back: '/markets/suggest',
        done: () => thanks,
      }),
    ),
    onMarket('trade_in_market', 'trades', tradeInMarket, 'Trade'),
    onMarket('forecast_in_market', 'forecast', forecastInMarket, 'Forecast'),
    onMarket('dispute_market', 'dispute', disputeMarket, 'Dispute the outcome'),
  ];
}

const thanks: Page = {
  title: 'Suggested',
  hidden: true,
  body: html`${titleBlock({ title: 'Suggested', lede: 'The operator reads it and decides whether it is opened.' })}<p><a href="/markets">All markets</a></p>`,
};

function suggest(ask: PageAsk, site: AccountSite): Page {
  return {
    title: 'Suggest a market',
    hidden: true,
    headers: formHeaders,
    body: html`${titleBlock({ title: 'Suggest a market', crumbs: [{ href: '/markets', text: 'Markets' }], lede: 'Three a day at most. No market is about the health, death or private life of a person, about markets, or decided by somebody’s opinion.' })}
${form({
  id: 'suggest',
  action: '/markets/suggest',
  fields: fieldsOf(suggestMarket, () => true),
  submit: 'Suggest it',
  values: { liquidity: '100', outcomes: 'Yes\nNo' },
  ticket: ticketFor(ask, site, suggestMarket),
})}`,
  };
}

/** The forms of a market's page, for whoever is signed in. */
export async function actionsOn(ask: PageAsk, site: AccountSite, market: ShownDetail): Promise<SafeHtml> {
  const { status, public_id } = market;
  if (ask.visit.caller.session === null) {
    if (status !== 'open') return nothing;
    return html`<p><a class="button" href="/sign-in?return_to=${encodeURIComponent(`/markets/${public_id}`)}">Sign in to forecast</a></p>`;
  }
  const own = (await asPerson(ask, showOwnPart, { public_id })) as unknown as OwnPart;
  const mine = holding(own, market);
  if (status === 'open') {
    return html`<section class="section"><h2>Your part</h2>${mine}${trading(ask, site, market, own)}</section>`;
  }
  if (status === 'proposed') {
    return html`<section class="section"><h2>Your part</h2>${mine}<details><summary>Dispute the outcome</summary>${form(
      {
        id: 'dispute',
        label: 'Dispute the outcome',
        action: `/markets/${public_id}/dispute`,
        fields: fieldsOf(disputeMarket, (name) => name !== 'public_id'),
        submit: 'Dispute the outcome',
        ticket: ticketFor(ask, site, disputeMarket, public_id),
      },
    )}</details></section>`;
  }
  return html`<section class="section"><h2>Your part</h2>${mine}</section>`;
}

function holding({ positions, forecast, score, balance_mp }: OwnPart, { outcomes }: ShownDetail): SafeHtml {
  const labels = new Map(outcomes.map(({ key, label }) => [key, label]));
  const held = positions.filter(({ shares }) => shares > 0);
  return html`${balance_mp === null ? html`<p>You begin with 1,000 points.</p>` : html`<p>You have ${pointsText(balance_mp)} points.</p>`}
${
  held.length === 0
    ? nothing
    : dataTable(
        'Your shares',
        ['Outcome', 'Shares', 'Paid'],
        held.map((one) => [
          labels.get(one.outcome) ?? one.outcome,
          pointsText(one.shares),
          pointsText(one.cost_mp),
        ]),
      )
}
${forecast ? html`<p>Your forecast since ${instant(forecast.at)}: ${forecast.probabilities.map((one, at) => `${outcomes[at]?.label ?? ''} ${percentText(one)}`).join(', ')}.</p>` : nothing}
${score ? html`<p>Your log score is ${score.log_score.toFixed(1)}${score.brier === null ? nothing : html`, your Brier score ${score.brier.toFixed(3)} (the prices: ${score.market_brier?.toFixed(3) ?? ''})`}, over ${percentText(score.coverage)} of the time; you earned ${pointsText(score.profit_mp)} points.</p>` : nothing}`;
}

function trading(ask: PageAsk, site: AccountSite, market: ShownDetail, own: OwnPart): SafeHtml {
  const { public_id, outcomes } = market;
  const path = `/markets/${public_id}`;
  const version: FormField = { name: 'version', label: '', type: 'hidden' };
  const chosen = (all: ShownDetail['outcomes']): FormField => ({
    name: 'outcome',
    label: 'Outcome',
    type: 'select',
    required: true,
    options: all.map(({ key, label, probability }) => ({
      value: key,
      text: `${label} (${percentText(probability)})`,
    })),
  });
  const side: FormField = { name: 'side', label: '', type: 'hidden' };
  const price: FormField = { name: 'price', label: '', type: 'hidden' };
  const interest: FormField = {
    name: 'interest',
    label: 'I may influence the outcome, or learn it early',
    type: 'checkbox',
  };
  const forecast: FormField = {
    name: 'forecast',
    label: 'Your own forecast, in percent',
    type: 'text',
    hint:
      outcomes.length === 2
        ? `For ${outcomes[0]?.label ?? ''}; left empty, the price after the trade.`
        : 'For each outcome in its order, such as 50, 30, 20; left empty, the prices after the trade.',
    maxLength: 200,
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
  const held = own.positions.filter((one) => one.shares > 0);
  const ticket = () => ticketFor(ask, site, tradeInMarket, public_id);
  // One form an outcome: so each carries the price that it showed.
  const buying = outcomes.map((one, at) =>
    form({
      id: `buy-${one.key}`,
      label: `Buy ${one.label}`,
      action: `${path}/trades`,
      fields: [
        { ...chosen([one]), label: `Outcome ${at + 1}` },
        points,
        forecast,
        interest,
        side,
        version,
        price,
      ],
      submit: 'Buy',
      values: {
        outcome: one.key,
        side: 'buy',
        version: String(own.version),
        price: String(own.prices[at]),
        points: '10',
      },
      ticket: ticket(),
    }),
  );
  const selling = held.map(({ outcome, shares: most }) => {
    const at = outcomes.findIndex(({ key }) => key === outcome);
    return form({
      id: `sell-${outcome}`,
      label: `Sell ${outcomes[at]?.label ?? ''}`,
      action: `${path}/trades`,
      fields: [
        chosen(outcomes.filter(({ key }) => key === outcome)),
        { ...shares, max: most / 1_000 },
        forecast,
        interest,
        side,
        version,
        price,
      ],
      submit: 'Sell',
      values: {
        outcome,
        side: 'sell',
        version: String(own.version),
        price: String(own.prices[at]),
        shares: pointsText(most),
      },
      ticket: ticket(),
    });
  });
  const saying = form({
    id: 'say',
    label: 'Forecast without a trade',
    action: `${path}/forecast`,
    fields: [
      {
        ...forecast,
        required: true,
        hint:
          outcomes.length === 2
            ? `For ${outcomes[0]?.label ?? ''}.`
            : 'For each outcome in its order, such as 50, 30, 20.',
      },
    ],
    submit: 'Forecast',
    ticket: ticketFor(ask, site, forecastInMarket, public_id),
  });
  return html`${outcomes.map((one, at) => html`<details><summary>Buy ${one.label}</summary>${buying[at]}</details>`)}
${selling.length === 0 ? nothing : html`<details><summary>Sell</summary>${selling}</details>`}
<details><summary>Forecast without a trade</summary>${saying}</details>`;
}
