// Essays that wait for the operator.

import { decideEssay, listEssayQueue } from '../../people/essays/readers.ts';
import { type AccountSite, asPerson, formRoute, personRoute } from '../account/account-page.ts';
import { fieldsOf, form } from '../kit/form.ts';
import { html } from '../kit/html.ts';
import type { PageRoute } from '../kit/page.ts';
import { act, ticketFor } from '../kit/person-form.ts';
import { operatorPage } from '../operator/operator-page.ts';
import { rendered } from './essay-pages.ts';

const root = '/operator/essays';

interface Waiting {
  readonly id: string;
  readonly draft_title: string;
  readonly draft_summary: string;
  readonly draft_md: string;
  readonly author: string;
}

export function operatorEssayRoutes(site: AccountSite): readonly PageRoute[] {
  return [
    personRoute('operator_essays', root, async (ask) => {
      const { essays } = (await asPerson(ask, listEssayQueue)) as unknown as { essays: readonly Waiting[] };
      const shown = essays.map(
        (
          one,
        ) => html`<section class="section"><h2>${one.draft_title}</h2><p class="muted">By ${one.author}. ${one.draft_summary}</p>
<details><summary>The text</summary><div class="prose">${rendered(ask, one.draft_md)}</div></details>
${form({
  id: `decide-${one.id.slice(0, 8)}`,
  label: `Decide about ${one.draft_title}`,
  action: `${root}/${one.id}/decide`,
  fields: fieldsOf(decideEssay, (name) => name !== 'id'),
  submit: 'Decide',
  ticket: ticketFor(ask, site, decideEssay, one.id),
})}</section>`,
      );
      return operatorPage(
        ask,
        'Essays that wait',
        shown.length === 0 ? html`<p class="muted">None waits.</p>` : html`${shown}`,
      );
    }),
    formRoute('decide_essay', `${root}/:id/decide`, (ask) => {
      const { id = '' } = ask.params;
      return act(ask, site, {
        operation: decideEssay,
        subject: id,
        input: { id },
        submit: 'Decide',
        back: root,
        done: () => root,
      });
    }),
  ];
}
