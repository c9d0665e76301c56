// The kept snapshots: one call a line, with the portal's codes already resolved to labels.

import { listOf, membersOf, textOf } from '../reading/read-lines.ts';
import { amountOf, type EuBudget, type EuCall, type EuFacet, keyOf, topicPage } from './call.ts';

/** Reads one snapshot row. Throws an Error that says what is missing. */
export function snapshotCall(row: Readonly<Record<string, unknown>>): EuCall {
  const reference = textOf(row.id);
  const named = reference === null ? null : keyOf(reference);
  if (reference === null || named === null) throw new Error('id does not start with a number');
  const identifier = textOf(row.identifier);
  const title = textOf(row.title);
  const statusCode = textOf(membersOf(row.status)?.id);
  if (identifier === null) throw new Error('identifier is missing');
  if (title === null) throw new Error('title is missing');
  if (statusCode === null) throw new Error('status.id is missing');
  const deadline = textOf(row.deadlineDate);
  const action = textOf(row.actionType);
  return {
    ...named,
    identifier,
    title,
    callTitle: textOf(row.callTitle) ?? textOf(row.summary),
    text: textOf(row.abstract),
    url: pageOf(textOf(row.url), reference),
    statusCode,
    opens: textOf(row.startDate) ?? textOf(row.plannedOpeningDate),
    deadlines: deadline === null ? [] : [deadline],
    deadlineModel: textOf(row.deadlineModel),
    programmes: facets(row.frameworkProgrammes),
    divisions: facets(row.programmeDivisions),
    actions: action === null ? [] : [action],
    budget: budgetOf(row.budget),
    project: null,
    language: /[A-Z]([a-z]{2})$/.exec(reference)?.[1] ?? null,
    ingested: null,
  };
}

/** Some external-action calls carry the address of a data file; their page has the reference in it. */
function pageOf(url: string | null, reference: string): string | null {
  return url?.includes('/opportunities/data/') ? topicPage(reference) : url;
}

function facets(value: unknown): readonly EuFacet[] {
  return listOf(value).flatMap((entry) => {
    const code = textOf(membersOf(entry)?.id);
    const label = textOf(membersOf(entry)?.label);
    return code === null ? [] : [{ code, label: label === code ? null : label }];
  });
}

function budgetOf(value: unknown): EuBudget | null {
  const budget = membersOf(value);
  if (!budget) return null;
  return {
    total: amountOf(budget.totalBudgetEur),
    min: amountOf(budget.minContributionEur),
    max: amountOf(budget.maxContributionEur),
    expectedGrants: amountOf(budget.expectedGrants),
    years: listOf(budget.years).flatMap((year) => textOf(year) ?? []),
  };
}
