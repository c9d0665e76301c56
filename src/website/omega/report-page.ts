// Reporting a published experiment, without scripts.

import { Refusal } from '../../kernel/refusal.ts';
import { askOperation, operationNamed } from '../kit/ask.ts';
import { errorsOf, type FormField, form, type Values } from '../kit/form.ts';
import { html } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { reportAddress, reportPath } from '../records/omega/experiment-parts.ts';

const reasons: Readonly<Record<string, string>> = {
  spam: 'It is spam',
  copied: 'It is copied',
  unsafe: 'It is not safe',
  personal_data: 'It names a person or tells of one',
  wrong_citation: 'A citation is wrong',
  other: 'Something else',
};

const fields: readonly FormField[] = [
  {
    name: 'reason',
    label: 'What is wrong',
    type: 'select',
    required: true,
    options: Object.entries(reasons).map(([value, text]) => ({ value, text })),
  },
  {
    name: 'message',
    label: 'What you saw',
    type: 'textarea',
    maxLength: 2_000,
    hint: 'At most 2,000 characters. It is read by whoever runs this service, and published nowhere.',
  },
];

function reportForm(
  ask: PageRequest,
  values: Values = {},
  errors: Parameters<typeof form>[0]['errors'] = [],
): Page {
  const { name = '' } = ask.params;
  return {
    title: 'Report an experiment',
    hidden: true,
    status: errors.length > 0 ? 400 : 200,
    body: html`${titleBlock({ title: 'Report an experiment', lede: 'A person looks at it. Reports from three addresses take it out of the lists until then; nothing is removed by counting.' })}
${form({ id: 'report', action: reportPath(name), fields, submit: 'Report it', values, errors })}
<p><a href="/omega/experiments/${encodeURIComponent(name)}">Back to the experiment</a></p>`,
  };
}

async function reported(ask: PageRequest): Promise<Page> {
  const operation = operationNamed(ask.site.operations, 'report_experiment');
  if (!operation) throw new Refusal('not_found', 'Nothing is reported here.');
  const { name: public_id = '' } = ask.params;
  const values = await ask.form();
  try {
    const message = (values.message ?? '').replaceAll('\r\n', '\n');
    const input = { public_id, reason: values.reason ?? '', ...(message === '' ? {} : { message }) };
    await askOperation(ask, operation, input);
  } catch (error) {
    if (!(error instanceof Refusal) || !['invalid_input', 'rate_limited'].includes(error.reason)) throw error;
    return reportForm(ask, values, errorsOf(error));
  }
  return {
    title: 'Reported',
    hidden: true,
    status: 202,
    body: html`${titleBlock({ title: 'Reported', lede: 'Thank you. A person looks at it.' })}<p><a href="/omega/experiments/${encodeURIComponent(public_id)}">Back to the experiment</a></p>`,
  };
}

export const reportRoutes: readonly PageRoute[] = [
  {
    name: 'report of an experiment',
    method: 'GET',
    path: reportAddress,
    answer: async (ask) => reportForm(ask),
  },
  { name: 'experiment reported', method: 'POST', path: reportAddress, answer: reported },
];
