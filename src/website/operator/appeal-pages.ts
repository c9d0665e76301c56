// What was decided about somebody's texts, with the way to object to a removal; and what the operator decides
// about appeals.

import { appealOperations, type OwnDecision } from '../../people/moderation/appeals.ts';
import type { Statement } from '../../people/moderation/statements.ts';
import { type AccountSite, accountPage, asPerson, formRoute, personRoute } from '../account/account-page.ts';
import { fieldsOf, form } from '../kit/form.ts';
import { instant, wordText } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import type { PageRequest, PageRoute } from '../kit/page.ts';
import { act, ticketFor } from '../kit/person-form.ts';
import { type Decision, decisionForm, decisionRoute, noneWaits } from './decision.ts';
import { operatorPage } from './operator-page.ts';
import { textsOfPeople } from './texts-of-people.ts';

const own = '/account/decisions';
const root = '/operator/appeals';

interface Appeal {
  readonly id: string;
  readonly subject_kind: string;
  readonly subject_id: string;
  readonly text: string;
  readonly asked_on: string;
  readonly removed: string | null;
  readonly statements: readonly Statement[];
}

export function appealRoutes(site: AccountSite): readonly PageRoute[] {
  const { listOwnDecisions, appealRemoval, listAppeals, decideAppeal } = appealOperations(
    textsOfPeople(site.secret),
  );
  const decision: Decision = { operation: decideAppeal, root, queue: root };
  const objecting = (ask: PageRequest, { kind, id }: OwnDecision): SafeHtml =>
    form({
      id: `appeal-${id.slice(0, 8)}`,
      label: `Object to the removal of the ${kind} ${id.slice(0, 8)}`,
      action: `${own}/appeal`,
      fields: [
        ...fieldsOf(appealRemoval, (name) => name === 'text'),
        { name: 'subject_kind', label: '', type: 'hidden' },
        { name: 'subject_id', label: '', type: 'hidden' },
      ],
      values: { subject_kind: kind, subject_id: id },
      submit: 'Object to the removal',
      ticket: ticketFor(ask, site, appealRemoval, id),
    });
  return [
    personRoute('own_decisions', own, async (ask) => {
      const { decisions } = (await asPerson(ask, listOwnDecisions)) as unknown as {
        readonly decisions: readonly OwnDecision[];
      };
      const shown = decisions.map(
        (
          one,
        ) => html`<section class="section"><h2>${wordText(one.kind)} <code>${one.id.slice(0, 8)}</code></h2>
${one.text === null ? nothing : html`<details><summary>What it says</summary><p class="words">${one.text}</p></details>`}
${statementsBelow(one.statements)}
${one.appeal === null ? nothing : html`<p>${appealWords[one.appeal]}</p>`}
${one.may_appeal ? objecting(ask, one) : nothing}</section>`,
      );
      return accountPage(
        ask,
        'Decisions about your texts',
        decisions.length === 0
          ? html`<p class="muted">Nothing was decided about a text of yours.</p>`
          : html`${shown}`,
        'Each with the rule and the reason. To a removal you may object once, for six months; another person decides then, where there is one.',
      );
    }),
    formRoute('appeal_removal', `${own}/appeal`, async (ask) => {
      const { subject_id = '' } = await ask.form();
      return act(ask, site, {
        operation: appealRemoval,
        subject: subject_id,
        submit: 'Object to the removal',
        back: own,
        done: () => own,
      });
    }),
    personRoute('operator_appeals', root, async (ask) => {
      const { appeals } = (await asPerson(ask, listAppeals)) as unknown as {
        readonly appeals: readonly Appeal[];
      };
      const waiting = appeals.map(
        (
          one,
        ) => html`<section class="section"><h2>${wordText(one.subject_kind)} <code>${one.subject_id}</code></h2>
${one.removed === null ? html`<p class="muted">Nothing is left of the text.</p>` : html`<details><summary>The text</summary><p class="words">${one.removed}</p></details>`}
${statementsBelow(one.statements)}
<h3>What its author says, ${one.asked_on}</h3><p class="words">${one.text}</p>
${decisionForm(ask, site, decision, { id: one.id, label: `Decide about the appeal ${one.id.slice(0, 8)}` })}</section>`,
      );
      return operatorPage(
        ask,
        'Appeals',
        waiting.length === 0 ? noneWaits : html`${waiting}`,
        'Whoever removed a text does not decide about its appeal, where the team has somebody else.',
      );
    }),
    decisionRoute(site, decision),
  ];
}

const appealWords = {
  open: 'You objected; a person decides about it.',
  restored: 'You objected, and it was put back.',
  upheld: 'You objected, and the removal stands.',
} as const;

function statementsBelow(statements: readonly Statement[]): readonly SafeHtml[] {
  return statements.map(
    ({ decision, rule, statement, by, at }) =>
      html`<div class="notice"><p><strong>${wordText(decision)}</strong> by ${by}, ${instant(at)}${rule ? html`, for ${wordText(rule)}` : nothing}</p><p class="words">${statement}</p></div>`,
  );
}
