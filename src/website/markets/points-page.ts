// The points of a person: what there is, what it is in, what came and went.

import type { OutputOf } from '../../kernel/operation.ts';
import { wordText } from '../../kernel/word-text.ts';
import { underWay } from '../../people/markets/market.ts';
import { showPoints, takePoints } from '../../people/markets/person-operations.ts';
import { type AccountSite, accountPage, asPerson, formRoute, personRoute } from '../account/account-page.ts';
import { instant } from '../kit/format.ts';
import { html, nothing } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, buttonForm, ticketFor } from '../kit/person-form.ts';
import { dataTable } from '../kit/table.ts';
import { pointsText } from './market-data.ts';

export function pointRoutes(site: AccountSite): readonly PageRoute[] {
  return [
    personRoute('points', '/account/points', (ask) => points(ask, site)),
    formRoute('take_points', '/account/points', (ask) =>
      act(ask, site, {
        operation: takePoints,
        submit: 'Take 100 points',
        says: 'points',
        back: '/account/points',
        done: () => '/account/points',
      }),
    ),
  ];
}

type Suggestion = OutputOf<typeof showPoints>['suggestions'][number];

const becameWords: Readonly<Record<Suggestion['became'], string>> = {
  waiting: 'The operator has not decided yet',
  opened: 'Opened',
  'not opened': 'The operator did not open it',
};

/** What an entry is, where its kind alone does not say it. */
const entryWords: Readonly<Record<string, string>> = {
  trade: 'A trade',
  welcome: 'What everybody begins with',
  weekly: 'Points of a week',
  payout: 'Paid for shares of what came',
  undo: 'A trade after the outcome was known, undone',
  annul: 'A trade in a market that was annulled, undone',
  reversal: 'A payment taken back',
};

async function points(ask: PageRequest, site: AccountSite): Promise<Page> {
  const shown = await asPerson(ask, showPoints);
  const { weekly_from } = shown;
  // Of what ended its points came or went already, and the entries say so.
  const heldPositions = shown.positions.filter(({ status }) => underWay.includes(status));
  const may = weekly_from !== null && weekly_from <= ask.now.getTime();
  const content = html`<div class="stack"><p>You have ${pointsText(shown.balance_mp)} points, and paid ${pointsText(shown.held_mp)} for shares of markets that are under way. Points are play points: nobody buys, gives away or cashes any.</p>
${may ? buttonForm({ action: '/account/points', ticket: ticketFor(ask, site, takePoints), submit: 'Take 100 points' }) : nothing}
${weekly_from !== null && !may ? html`<p>The next 100 points are yours from ${instant(new Date(weekly_from).toISOString())}.</p>` : nothing}
<section class="section"><h2>Your shares</h2>${
    heldPositions.length === 0
      ? html`<p class="muted">You hold none. <a href="/markets">All markets</a></p>`
      : dataTable(
          'Your shares',
          ['Market', 'Outcome', 'Shares', 'Paid', 'State'],
          heldPositions.map((one) => [
            html`<a href="/markets/${one.public_id}">${one.question}</a>`,
            one.label,
            pointsText(one.shares),
            pointsText(one.cost_mp),
            wordText(one.status),
          ]),
        )
  }</section>
<section class="section"><h2>What came and went</h2>${dataTable(
    'Entries',
    ['When', 'What', 'Points', 'Market'],
    shown.entries.map((one) => [
      instant(one.at),
      entryWords[one.kind] ?? wordText(one.kind),
      pointsText(one.delta_mp),
      one.public_id ? html`<a href="/markets/${one.public_id}">${one.question}</a>` : '',
    ]),
  )}</section>
${
  shown.suggestions.length === 0
    ? nothing
    : html`<section class="section"><h2>Your suggestions</h2>${dataTable(
        'Your suggestions',
        ['When', 'Market', 'What became of it'],
        shown.suggestions.map(({ at, question, became, public_id }) => [
          instant(at),
          public_id === null ? question : html`<a href="/markets/${public_id}">${question}</a>`,
          becameWords[became],
        ]),
      )}</section>`
}</div>`;
  return accountPage(ask, 'Points', content);
}
