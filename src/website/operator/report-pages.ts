// Reporting a text of somebody, and what the operator does with reports.

import { Refusal } from '../../kernel/refusal.ts';
import { createReport, decideReport, listReports } from '../../people/moderation/reports.ts';
import { type AccountSite, asPerson, personRoute } from '../account/account-page.ts';
import { askOperation } from '../kit/ask.ts';
import { errorsOf, fieldsOf, form, inputOf, type Values } from '../kit/form.ts';
import { instant, wordText } from '../kit/format.ts';
import { html, nothing } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { dataTable } from '../kit/table.ts';
import { type Decision, decisionForm, decisionRoute, noneWaits } from './decision.ts';
import { operatorPage } from './operator-page.ts';
import { textsOfPeople } from './texts-of-people.ts';

const root = '/operator/reports';

interface Report {
  readonly id: string;
  readonly subject_kind: string;
  readonly subject_id: string;
  readonly reason: string;
  readonly text: string;
  readonly at: string;
  readonly state: string;
  readonly statement: string | null;
}

export function reportRoutes(site: AccountSite): readonly PageRoute[] {
  const operation = decideReport(textsOfPeople(site.secret));
  const decision: Decision = { operation, root, queue: root };
  return [
    { name: 'report', method: 'GET', path: '/report', answer: async (ask) => sheet(ask) },
    { name: 'report_sent', method: 'POST', path: '/report', answer: send },
    personRoute('operator_reports', root, (ask) => queue(ask, site, decision)),
    decisionRoute(site, decision),
  ];
}

const about = new Set(['subject_kind', 'subject_id']);

function sheet(ask: PageRequest, values: Values = {}, errors: ReturnType<typeof errorsOf> = []): Page {
  const given: Values = {
    subject_kind: ask.query.get('kind') ?? '',
    subject_id: ask.query.get('id') ?? '',
    ...values,
  };
  const title = 'Report a text';
  const asked = fieldsOf(createReport, () => true);
  const kinds = asked.find(({ name }) => name === 'subject_kind')?.options ?? [];
  const kind = kinds.find(({ value }) => value === given.subject_kind);
  // Whoever comes from a text need not say which it is.
  const isNamed = kind && given.subject_id !== '' && !errors.some(({ field }) => about.has(field));
  const fields = asked.map((one) =>
    isNamed && about.has(one.name) ? ({ ...one, type: 'hidden' } as const) : one,
  );
  const which = isNamed ? `About the ${kind.text.toLowerCase()} that you came from. ` : '';
  return {
    title,
    hidden: true,
    ...(errors.length > 0 ? { status: 400 } : {}),
    body: html`${titleBlock({ title, lede: `${which}A person looks at it and decides by these rules. Nothing is removed for being negative.` })}
${form({
  id: 'report',
  action: '/report',
  fields,
  submit: 'Report it',
  values: given,
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
  return { title, hidden: true, body: titleBlock({ title, lede: 'A person will look at it.' }) };
}

async function queue(ask: PageRequest, site: AccountSite, decision: Decision): Promise<Page> {
  const { open, decided } = (await asPerson(ask, listReports)) as unknown as Record<
    'open' | 'decided',
    readonly Report[]
  >;
  const waiting = open.map(
    (
      one,
    ) => html`<section class="section"><h2>${wordText(one.subject_kind)} <code>${one.subject_id}</code></h2>
<p>${wordText(one.reason)}, ${instant(one.at)}</p><p class="words">${one.text}</p>
${decisionForm(ask, site, decision, { id: one.id, label: `Decide about ${one.subject_kind} ${one.subject_id}` })}</section>`,
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
        decided.map((one) => [one.subject_kind, wordText(one.reason), one.state, one.statement ?? '']),
      )
}`,
  );
}
