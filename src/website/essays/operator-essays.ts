// Essays that wait for the operator.

import { decideEssay, listEssayQueue } from '../../people/essays/readers.ts';
import { type AccountSite, asPerson, personRoute } from '../account/account-page.ts';
import { html } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { type Decision, decisionForm, decisionRoute, noneWaits, type Typed } from '../operator/decision.ts';
import { operatorPage } from '../operator/operator-page.ts';
import { statementNotices } from '../operator/statement-notices.ts';
import { rendered } from './essay-pages.ts';

const root = '/operator/essays';
const decision: Decision = { operation: decideEssay, root, queue: root };

export function operatorEssayRoutes(site: AccountSite): readonly PageRoute[] {
  const queue = async (ask: PageRequest, typed?: Typed): Promise<Page> => {
    const { essays } = await asPerson(ask, listEssayQueue);
    const shown = essays.map(
      (
        one,
      ) => html`<section class="section"><h2>${one.draft_title}</h2><p class="muted">By ${one.author}. ${one.draft_summary}</p>
<details><summary>The text</summary><div class="prose">${rendered(ask, one.draft_md)}</div></details>
${statementNotices(one.statements)}
${decisionForm(ask, site, decision, { id: one.id, label: `Decide about ${one.draft_title}`, seen: one.seen, typed })}</section>`,
    );
    return operatorPage(ask, 'Essays that wait', shown.length === 0 ? noneWaits : html`${shown}`);
  };
  return [personRoute('operator_essays', root, (ask) => queue(ask)), decisionRoute(site, decision, queue)];
}
