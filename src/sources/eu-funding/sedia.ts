// One result of the portal's search service (SEDIA): every metadata member is an array of texts, and
// two of them hold JSON in their text.

import { sum } from '../../kernel/sum.ts';
import { listOf, membersOf, textOf } from '../reading/read-lines.ts';
import { amountOf, cascadePage, type EuBudget, type EuCall, keyOf, topicPage } from './call.ts';

type Metadata = Readonly<Record<string, unknown>>;

/** Reads one search result. Throws an Error that says what is missing. */
export function sediaCall(result: Readonly<Record<string, unknown>>): EuCall {
  const metadata = membersOf(result.metadata);
  if (!metadata) throw new Error('metadata is missing');
  const named = nameOf(result, metadata);
  const identifier = first(metadata, 'identifier');
  const title = first(metadata, 'title') ?? textOf(result.content);
  const statusCode = first(metadata, 'status');
  if (identifier === null) throw new Error('metadata.identifier is missing');
  if (title === null) throw new Error('metadata.title is missing');
  if (statusCode === null) throw new Error('metadata.status is missing');
  const actions = ownActions(metadata, identifier);
  const deadlines = all(metadata, 'deadlineDate');
  const budgeted = actions.flatMap((action) =>
    listOf(action.deadlineDates).flatMap((at) => textOf(at) ?? []),
  );
  return {
    ...named,
    identifier,
    title,
    callTitle: first(metadata, 'callTitle'),
    text: first(metadata, 'descriptionByte'),
    url: pageOf(named.kind, identifier, result, metadata),
    statusCode,
    opens: first(metadata, 'startDate'),
    deadlines: deadlines.length > 0 ? deadlines : [...new Set(budgeted)],
    deadlineModel: first(metadata, 'deadlineModel'),
    programmes: all(metadata, 'frameworkProgramme').map((code) => ({ code, label: null })),
    divisions: all(metadata, 'programmeDivision').map((code) => ({ code, label: null })),
    actions: all(metadata, 'typesOfAction'),
    budget: budgetOf(actions),
    project: first(metadata, 'projectAcronym') ?? first(metadata, 'caName'),
    language: textOf(result.language),
    ingested: first(metadata, 'esDA_IngestDate'),
  };
}

function nameOf(result: Readonly<Record<string, unknown>>, metadata: Metadata): Pick<EuCall, 'key' | 'kind'> {
  const named = keyOf(textOf(result.reference) ?? '');
  if (named && named.kind !== 'topic') return named;
  const isCascade = first(metadata, 'type') === '8';
  const number =
    (isCascade ? null : first(metadata, 'ccm2Id')) ?? named?.key ?? first(metadata, 'callccm2Id');
  if (number === null || !/^\d+$/.test(number))
    throw new Error('reference, ccm2Id and callccm2Id are missing');
  return isCascade ? { key: `cascade-${number}`, kind: 'cascade' } : { key: number, kind: 'topic' };
}

function pageOf(
  kind: EuCall['kind'],
  identifier: string,
  result: Readonly<Record<string, unknown>>,
  metadata: Metadata,
): string | null {
  const statedUrl = textOf(result.url) ?? first(metadata, 'esST_URL');
  if (kind === 'prospect') {
    return statedUrl && !statedUrl.includes('/opportunities/data/')
      ? statedUrl
      : topicPage(textOf(result.reference) ?? identifier);
  }
  const callNumber = first(metadata, 'callccm2Id');
  return kind === 'cascade' && callNumber !== null ? cascadePage(callNumber) : topicPage(identifier);
}

/** The budget lines of this topic: the overview lists the whole call, each action named by its topic. */
function ownActions(metadata: Metadata, identifier: string): readonly Metadata[] {
  const text = first(metadata, 'budgetOverview');
  if (text === null) return [];
  let overview: unknown;
  try {
    overview = JSON.parse(text);
  } catch {
    throw new Error('metadata.budgetOverview is not valid JSON');
  }
  const lines = Object.values(membersOf(membersOf(overview)?.budgetTopicActionMap) ?? {});
  return lines.flatMap(listOf).flatMap((line) => {
    const action = membersOf(line);
    const name = textOf(action?.action);
    const isOwn = name === identifier || name?.startsWith(`${identifier} `) === true;
    return action && isOwn ? [action] : [];
  });
}

function budgetOf(actions: readonly Metadata[]): EuBudget | null {
  if (actions.length === 0) return null;
  const byYear = actions.flatMap((action) => Object.entries(membersOf(action.budgetYearMap) ?? {}));
  const filled = byYear.filter(([, amount]) => amountOf(numberOf(amount)) !== null);
  const numbers = (member: string) => actions.flatMap((action) => amountOf(numberOf(action[member])) ?? []);
  const total = (values: readonly number[]) => (values.length === 0 ? null : sum(values));
  const mins = numbers('minContribution');
  const maxs = numbers('maxContribution');
  return {
    total: total(filled.map(([, amount]) => Number(amount))),
    min: mins.length === 0 ? null : Math.min(...mins),
    max: maxs.length === 0 ? null : Math.max(...maxs),
    expectedGrants: total(numbers('expectedGrants')),
    years: [...new Set(filled.map(([year]) => year))].sort(),
  };
}

function numberOf(value: unknown): unknown {
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

function all(metadata: Metadata, member: string): readonly string[] {
  return listOf(metadata[member]).flatMap((value) => textOf(value) ?? []);
}

function first(metadata: Metadata, member: string): string | null {
  return all(metadata, member)[0] ?? null;
}
