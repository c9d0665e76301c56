// The open grants of an organization, each by its page.

import { closingTime } from '../kit/format.ts';
import type { SafeHtml } from '../kit/html.ts';
import type { PageRequest } from '../kit/page.ts';
import { recordLink } from '../kit/record-link.ts';
import { dataTable } from '../kit/table.ts';

interface OpenGrant {
  readonly id: string;
  readonly public_id?: string | null;
  readonly title: string;
  readonly deadline?: string | null;
}

export function openGrants(value: unknown, ask: PageRequest): SafeHtml {
  const rows = (value as readonly OpenGrant[]).map(({ id, public_id, title, deadline }) => [
    recordLink(ask, '/grants', public_id ?? id, title),
    deadline ? closingTime(deadline) : 'no closing date',
  ]);
  return dataTable('Open grants', ['Grant', 'Closes'], rows);
}
