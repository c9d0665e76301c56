// Markets as the operator handles them: what waits, drafting, and where every step of one is sent.

import { wordText } from '../../kernel/word-text.ts';
import { draftMarket } from '../../people/markets/operator-operations.ts';
import { listMarketQueue } from '../../people/markets/queue.ts';
import { type AccountSite, asPerson, formRoute, personRoute } from '../account/account-page.ts';
import { errorsOf, fieldsOf, form, type Refused } from '../kit/form.ts';
import { exactTime } from '../kit/format.ts';
import { html, nothing } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, ticketFor } from '../kit/person-form.ts';
import { dataTable } from '../kit/table.ts';
import { operatorPage } from '../operator/operator-page.ts';
import { marketStep } from './market-step.ts';
import { operatorMarket, operatorRoot, steps } from './operator-market-page.ts';

const root = operatorRoot;

export function operatorMarketRoutes(site: AccountSite): readonly PageRoute[] {
  return [
    personRoute('operator_markets', root, queue),
    personRoute('operator_new_market', `${root}/new`, async (ask) => drafting(ask, site)),
    formRoute('draft_market', `${root}/new`, (ask) =>
      act(ask, site, {
        operation: draftMarket,
        submit: 'Draft it',
        says: 'saved',
        back: `${root}/new`,
        done: ({ public_id }) => `${root}/${public_id}`,
        again: (values, refusal) => drafting(ask, site, { values, errors: errorsOf(refusal) }),
      }),
    ),
    personRoute('operator_market', `${root}/:public_id`, (ask) => operatorMarket(ask, site)),
    ...steps.map(([step, operation, submit]) =>
      marketStep(site, {
        name: operation.name,
        root,
        step,
        operation,
        submit,
        page: (ask, refused) => operatorMarket(ask, site, refused),
      }),
    ),
  ];
}

function drafting(ask: PageRequest, site: AccountSite, refused?: Refused): Page {
  const content = form({
    id: 'draft',
    action: `${root}/new`,
    fields: fieldsOf(draftMarket),
    submit: 'Draft it',
    values: { liquidity: '100', outcomes: 'Yes\nNo' },
    ...refused,
    ticket: ticketFor(ask, site, draftMarket),
  });
  return operatorPage(ask, 'Draft a market', content);
}

const waiting: readonly string[] = ['disputed', 'closed', 'draft'];

async function queue(ask: PageRequest): Promise<Page> {
  const { markets } = await asPerson(ask, listMarketQueue);
  const shown = (rows: typeof markets, label: string) =>
    rows.length === 0
      ? html`<p class="muted">There is none.</p>`
      : dataTable(
          label,
          ['Question', 'State', 'Ends', 'From'],
          rows.map((one) => [
            html`<a href="${root}/${one.public_id}">${one.question}</a>`,
            html`${wordText(one.stage)}${one.overdue ? ', overdue' : nothing}`,
            exactTime(one.closes_at),
            one.source,
          ]),
        );
  const wait = markets
    .filter(({ stage }) => waiting.includes(stage))
    .toSorted((a, b) => waiting.indexOf(a.stage) - waiting.indexOf(b.stage));
  const otherMarkets = markets.filter(({ stage }) => !waiting.includes(stage));
  return operatorPage(
    ask,
    'Markets',
    html`<p><a class="button" href="${root}/new">Draft a market</a></p>
<section class="section"><h2>What waits</h2>${shown(wait, 'Markets that wait')}</section>
<section class="section"><h2>All others</h2>${shown(otherMarkets, 'Other markets')}</section>`,
  );
}
