// What waits for the operator, in one place.

import type { OutputOf } from '../../kernel/operation.ts';
import { listTroubles } from '../../people/moderation/troubles.ts';
import { waitingCounts } from '../../people/moderation/waiting.ts';
import { type AccountSite, asPerson, personRoute } from '../account/account-page.ts';
import { instant } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import type { PageRoute } from '../kit/page.ts';
import { dataTable } from '../kit/table.ts';
import { operatorPage } from './operator-page.ts';

/** Each queue: what waits, where it is handled, and the feature that it belongs to. */
const queues = [
  ['reports', 'Reports of texts', '/operator/reports', null],
  ['appeals', 'Appeals of authors', '/operator/appeals', null],
  ['reviews', 'Reviews and replies to read', '/operator/reviews', 'reviews'],
  ['essays', 'Essays to read', '/operator/essays', 'essays'],
  ['markets_disputed', 'Disputed markets', '/operator/markets', 'markets'],
  ['markets_closed', 'Markets without an outcome', '/operator/markets', 'markets'],
  ['markets_drafted', 'Drafts and suggestions of markets', '/operator/markets', 'markets'],
] as const;

export function overviewRoute({ off }: AccountSite): PageRoute {
  return personRoute('operator', '/operator', async (ask) => {
    const counts = await asPerson(ask, waitingCounts);
    const { troubles } = await asPerson(ask, listTroubles);
    const { messages = 0, data_requests = 0, omega_runs = 0 } = counts;
    const shown = queues.filter(([, , , feature]) => feature === null || !off.includes(feature));
    return operatorPage(
      ask,
      'Operator',
      html`${wrong(troubles)}
<section><h2>What waits</h2>${dataTable(
        'What waits',
        ['What', 'How many'],
        [
          ...shown.map(([key, text, path]) => [html`<a href="${path}">${text}</a>`, counts[key] ?? 0]),
          ['Runs of Omega Point to list or return', omega_runs],
          ['Messages', messages],
          ['Data-protection requests', data_requests],
        ],
      )}</section>
<p>Messages and data-protection requests are read and answered on the server: <code>perennial requests list</code>. So are runs of Omega Point: <code>perennial omega queue</code>.</p>
<ul class="links"><li><a href="/operator/people">People</a></li><li><a href="/operator/teams">Teams and what they read</a></li>${off.includes('reviews') ? nothing : html`<li><a href="/operator/representatives">Who speaks for a fund</a></li>`}</ul>`,
      'What is wrong, and what waits for a decision.',
    );
  });
}

function wrong(troubles: OutputOf<typeof listTroubles>['troubles']): SafeHtml {
  if (troubles.length === 0)
    return html`<p>Sources, dumps, jobs, mail and the disk are as they should be. <a href="/status">How fresh the data are</a></p>`;
  return html`<section id="wrong"><h2>What is wrong</h2>${dataTable(
    'What is wrong',
    ['What', 'Since', 'What to do'],
    troubles.map(({ what, since, remedy }) => [what, since === null ? nothing : instant(since), remedy]),
  )}</section>
`;
}
