// What was decided about somebody's texts, with the way to object to a removal; and what the operator decides
// about appeals.

import { appealOperations, type OwnDecision } from '../../people/moderation/appeals.ts';
import { type AccountSite, accountPage, asPerson, formRoute, personRoute } from '../account/account-page.ts';
import { errorsOf, type FormField, fieldsOf, form } from '../kit/form.ts';
import { day } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, ticketFor } from '../kit/person-form.ts';
import { type Decision, decisionForm, decisionRoute, noneWaits, type Typed } from './decision.ts';
import { operatorPage } from './operator-page.ts';
import { statementNotices, textName } from './statement-notices.ts';
import { textsOfPeople } from './texts-of-people.ts';

const own = '/account/decisions';
const root = '/operator/appeals';

export function appealRoutes(site: AccountSite): readonly PageRoute[] {
  const operations = appealOperations(textsOfPeople(site.secret));
  const decision: Decision = { operation: operations.decideAppeal, root, queue: root };
  const decisions = (ask: PageRequest, typed?: Typed) => ownDecisions(ask, site, operations, typed);
  const queue = (ask: PageRequest, typed?: Typed) =>
    waitingAppeals(ask, site, { list: operations.listAppeals, decision, typed });
  return [
    personRoute('own_decisions', own, (ask) => decisions(ask)),
    formRoute('appeal_removal', `${own}/appeal`, async (ask) => {
      const { subject_id: id = '' } = await ask.form();
      return act(ask, site, {
        operation: operations.appealRemoval,
        fields: appealFields(operations),
        subject: id,
        submit: 'Object to the removal',
        says: 'sent',
        back: own,
        done: () => own,
        again: (values, refusal) => decisions(ask, { id, values, errors: errorsOf(refusal) }),
      });
    }),
    personRoute('operator_appeals', root, (ask) => queue(ask)),
    decisionRoute(site, decision, queue),
  ];
}

function appealFields({ appealRemoval }: Pick<Operations, 'appealRemoval'>): readonly FormField[] {
  return [
    ...fieldsOf(appealRemoval, (name) => name === 'text', { text: 'Your objection' }),
    { name: 'subject_kind', label: '', type: 'hidden' },
    { name: 'subject_id', label: '', type: 'hidden' },
  ];
}

type Operations = ReturnType<typeof appealOperations>;

/** @param typed an objection that was refused */
async function ownDecisions(
  ask: PageRequest,
  site: AccountSite,
  { listOwnDecisions, appealRemoval }: Operations,
  typed?: Typed,
): Promise<Page> {
  const { decisions } = await asPerson(ask, listOwnDecisions);
  const objecting = ({ kind, id }: OwnDecision): SafeHtml =>
    form({
      id: `appeal-${id.slice(0, 8)}`,
      label: `Object to the removal of the ${kind} ${id.slice(0, 8)}`,
      action: `${own}/appeal`,
      fields: appealFields({ appealRemoval }),
      values: { ...(typed?.id === id ? typed.values : {}), subject_kind: kind, subject_id: id },
      errors: typed?.id === id ? typed.errors : [],
      submit: 'Object to the removal',
      ticket: ticketFor(ask, site, appealRemoval, id),
    });
  const shown = decisions.map(
    (one) => html`<section class="section"><h2>${textName(one.kind, one.text)}</h2>
${one.text === null ? nothing : html`<details><summary>What it says</summary><p class="words">${one.text}</p></details>`}
${statementNotices(one.statements, one.statements[0]?.decision === 'returned' ? sentAgain[one.kind] : nothing)}
${one.appeal === null ? nothing : html`<p>${appealWords[one.appeal]}</p>`}
${one.may_appeal ? objecting(one) : typed?.id === one.id ? notTaken(typed) : nothing}</section>`,
  );
  return accountPage(
    ask,
    'Decisions about your texts',
    decisions.length === 0
      ? html`<p class="muted">Nothing was decided about a text of yours.</p>`
      : html`${shown}`,
    'Each with the rule and the reason. To a removal you may object once, for six months; another person decides then, where there is one.',
  );
}

/** An objection that came too late, or a second time: the words are its author's. */
function notTaken({ values, errors }: Typed): SafeHtml {
  return html`<div class="errors" role="alert"><h3>This was not taken</h3>${errors.map(({ message }) => html`<p>${message}</p>`)}</div>
<p>Here is what you wrote, to copy; it is kept nowhere.</p><pre tabindex="0">${values.text ?? ''}</pre>`;
}

/** Where an author sends again what was returned. */
const sentAgain: Readonly<Partial<Record<OwnDecision['kind'], SafeHtml>>> = {
  review: html`<p class="small">Where it stands, and how to send it again: <a href="/account/reviews">your reviews</a>.</p>`,
  essay: html`<p class="small">Where it stands, and how to send it again: <a href="/account/essays">your essays</a>.</p>`,
};

async function waitingAppeals(
  ask: PageRequest,
  site: AccountSite,
  parts: {
    readonly list: Operations['listAppeals'];
    readonly decision: Decision;
    readonly typed: Typed | undefined;
  },
): Promise<Page> {
  const { list, decision, typed } = parts;
  const { appeals } = await asPerson(ask, list);
  const waiting = appeals.map(
    (one) => html`<section class="section"><h2>${textName(one.subject_kind, one.removed)}</h2>
${one.removed === null ? html`<p class="muted">Nothing is left of the text.</p>` : html`<h3>The text that was removed</h3><p class="words">${one.removed}</p>`}
${statementNotices(one.statements)}
<h3>What its author says, ${day(one.asked_on)}</h3><p class="words">${one.text}</p>
${decisionForm(ask, site, decision, { id: one.id, label: `Decide about the appeal ${one.id.slice(0, 8)}`, typed })}</section>`,
  );
  return operatorPage(
    ask,
    'Appeals',
    waiting.length === 0 ? noneWaits : html`${waiting}`,
    'Whoever removed a text does not decide about its appeal, where the team has somebody else.',
  );
}

const appealWords = {
  open: 'You objected; a person decides about it.',
  restored: 'You objected, and it was put back.',
  upheld: 'You objected, and the removal stands.',
} as const;
