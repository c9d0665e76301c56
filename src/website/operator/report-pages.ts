// Reporting a text of somebody, and what the operator does with reports.

import { Refusal } from '../../kernel/refusal.ts';
import { wordText } from '../../kernel/word-text.ts';
import { createReport, decideReport, listReports } from '../../people/moderation/reports.ts';
import { type AccountSite, asPerson, personRoute } from '../account/account-page.ts';
import { askOperation } from '../kit/ask.ts';
import { errorsOf, fieldsOf, form, inputOf, notSent, toChoose, type Values } from '../kit/form.ts';
import { instant } from '../kit/format.ts';
import { html, nothing } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { dataTable } from '../kit/table.ts';
import { type Decision, decisionForm, decisionRoute, noneWaits, type Typed } from './decision.ts';
import { operatorPage } from './operator-page.ts';
import { statementNotices, textName } from './statement-notices.ts';
import { textsOfPeople } from './texts-of-people.ts';

const root = '/operator/reports';

export function reportRoutes(site: AccountSite): readonly PageRoute[] {
  const texts = textsOfPeople(site.secret);
  const decision: Decision = { operation: decideReport(texts), root, queue: root };
  const list = listReports(texts);
  const page = (ask: PageRequest, typed?: Typed) => queue(ask, site, { decision, list, typed });
  return [
    { name: 'report', method: 'GET', path: '/report', answer: async (ask) => sheet(ask) },
    { name: 'report_sent', method: 'POST', path: '/report', answer: send },
    personRoute('operator_reports', root, (ask) => page(ask)),
    decisionRoute(site, decision, page),
  ];
}

const about = new Set(['subject_kind', 'subject_id']);

function sheet(ask: PageRequest, values: Values = {}, errors: ReturnType<typeof errorsOf> = []): Page {
  const initial: Values = {
    subject_kind: ask.query.get('kind') ?? '',
    subject_id: ask.query.get('id') ?? '',
    ...values,
  };
  const title = 'Report a text';
  // Where no mail is sent, nobody hears by it what became of a report.
  const sent = (name: string) => name !== 'email' || ask.context.sendsMail === true;
  const formFields = fieldsOf(createReport, sent).map((one) => (one.type === 'select' ? toChoose(one) : one));
  const kinds = formFields.find(({ name }) => name === 'subject_kind')?.options ?? [];
  const kind = kinds.find(({ value }) => value !== '' && value === initial.subject_kind);
  // Whoever comes from a text need not say which it is.
  const isNamed = kind && initial.subject_id !== '' && !errors.some(({ field }) => about.has(field));
  const fields = formFields.map((one) =>
    isNamed && about.has(one.name) ? ({ ...one, type: 'hidden' } as const) : one,
  );
  const which = isNamed ? `About the ${kind.text.toLowerCase()} that you came from. ` : '';
  return {
    title: errors.length > 0 ? notSent(title) : title,
    hidden: true,
    ...(errors.length > 0 ? { status: 400 } : {}),
    body: html`${titleBlock({ title, lede: `${which}A person looks at it and decides by these rules. Nothing is removed for being negative.` })}
${form({
  id: 'report',
  action: '/report',
  fields,
  submit: 'Report it',
  values: initial,
  errors,
})}`,
  };
}

async function send(ask: PageRequest): Promise<Page> {
  const values = await ask.form();
  try {
    await askOperation(ask, createReport, inputOf(createReport, values));
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason !== 'invalid_input') throw error;
    return sheet(ask, values, errorsOf(error));
  }
  const title = 'Reported';
  return {
    title,
    hidden: true,
    body: html`${titleBlock({ title, lede: 'A person looks at it and decides. Until then the text stays as it is.' })}<p><a href="/">Front page</a></p>`,
  };
}

async function queue(
  ask: PageRequest,
  site: AccountSite,
  parts: {
    readonly decision: Decision;
    readonly list: ReturnType<typeof listReports>;
    readonly typed: Typed | undefined;
  },
): Promise<Page> {
  const { decision, list, typed } = parts;
  const { open, decided } = await asPerson(ask, list);
  const waiting = open.map(
    ({ id, subject_kind: kind, reason, text, at, reported, statements, seen }) =>
      html`<section class="section"><h2>${textName(kind, reported)}</h2>
${reported === null ? html`<p class="muted">The text is not there any more: keep it, then.</p>` : html`<h3>The text that was reported</h3><p class="words">${reported}</p>`}
${statementNotices(statements)}
<h3>What the report says: ${wordText(reason)}, ${instant(at)}</h3><p class="words">${text}</p>
${decisionForm(ask, site, decision, { id, label: `Decide about the report ${id.slice(0, 8)}`, seen, typed })}</section>`,
  );
  return operatorPage(
    ask,
    'Reports',
    html`${waiting.length === 0 ? noneWaits : waiting}
${
  decided.length === 0
    ? nothing
    : dataTable(
        'Decided',
        ['What', 'Why', 'Decision', 'Statement'],
        decided.map((one) => [
          wordText(one.subject_kind),
          wordText(one.reason),
          one.state,
          one.statement ?? '',
        ]),
      )
}`,
  );
}
