// The counts beside a list, each leading to the list that it counts.

import type { Family } from '../../kernel/family.ts';
import type { Facet } from '../../kernel/filter.ts';
import { labelOf, numberText, wordText } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { particulars } from './particulars.ts';

export interface FacetRequest {
  readonly family: Family;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly now: Date;
  readonly counts: Readonly<Record<string, readonly { readonly value: string; readonly count: number }[]>>;
}

const mostValues = 8;
/** So many kinds of counts stand open. */
const first = 5;

export function facetBlocks(asked: FacetRequest): SafeHtml {
  const blocks = Object.keys(asked.family.facets ?? {})
    .map((name) => facetBlock(asked, name, asked.counts[name] ?? []))
    .filter((block) => block !== nothing);
  const others = blocks.slice(first);
  if (others.length === 0) return html`${blocks}`;
  return html`${blocks.slice(0, first)}<details class="more"><summary>More counts</summary>${others}</details>`;
}

function facetBlock(asked: FacetRequest, name: string, values: FacetRequest['counts'][string]): SafeHtml {
  const { family } = asked;
  const facet = family.facets?.[name];
  if (!facet || values.length === 0) return nothing;
  const entries =
    facet.kind === 'windows'
      ? windowEntries(asked, facet.column, values)
      : valueEntries(asked, facet, values);
  if (entries.length === 0) return nothing;
  return html`<section class="facet"><h3>${titleOf(name, facet)}</h3><ul>${entries}</ul></section>`;
}

function titleOf(name: string, { kind, column }: Facet): string {
  if (kind === 'windows')
    return column === 'submission_deadline' ? 'Submission within' : `${labelOf(name)} within`;
  return labelOf(column === 'organizer' ? column : name);
}

/** A value leads to the list that it narrows to, or back where it already narrows. */
function valueEntries(
  asked: FacetRequest,
  { column, filter }: Facet & { readonly filter?: string },
  values: FacetRequest['counts'][string],
): readonly SafeHtml[] {
  const parameter = filter ?? filterOn(asked.family, column);
  const say = particulars[asked.family.name]?.words?.[column] ?? (names.has(column) ? String : wordText);
  return values.slice(0, mostValues).map(({ value, count }) => {
    const words = html`<span>${say(value)}</span> <span>${numberText(count)}</span>`;
    if (parameter === null) return html`<li><span>${words}</span></li>`;
    const current = asked.query.get(parameter) === value;
    return html`<li><a href="${changed(asked, { [parameter]: current ? null : value })}"${current ? html` aria-current="true"` : nothing}>${words}</a></li>`;
  });
}

/** Columns whose values are names, written as they are. */
const names: ReadonlySet<string> = new Set(['funder_name', 'organizer']);

/** The filter that takes one value of a column. */
function filterOn({ filters }: Family, column: string): string | null {
  const fitting = Object.entries(filters ?? {}).filter(
    ([, filter]) => 'column' in filter && filter.column === column && !filter.pathOnly,
  );
  const found = ['has', 'is', 'contains'].map(
    (kind) => fitting.find(([, filter]) => filter.kind === kind)?.[0],
  );
  return found.find((name) => name !== undefined) ?? null;
}

function windowEntries(
  asked: FacetRequest,
  column: string,
  values: FacetRequest['counts'][string],
): readonly SafeHtml[] {
  const until = Object.entries(asked.family.filters ?? {}).find(
    ([, filter]) => filter.kind === 'until' && filter.column === column,
  )?.[0];
  return values
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => {
      const days = Number(value);
      const text = Number.isNaN(days) ? 'no date' : `${days} days`;
      const words = html`<span>${text}</span> <span>${numberText(count)}</span>`;
      if (until === undefined || Number.isNaN(days)) return html`<li><span>${words}</span></li>`;
      const last = new Date(asked.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
      return html`<li><a href="${changed(asked, { [until]: last })}">${words}</a></li>`;
    });
}

/** The address of the list with parameters changed (null: without it), from its beginning. */
export function changed(
  { path, query }: Pick<FacetRequest, 'path' | 'query'>,
  changes: Readonly<Record<string, string | null>>,
): string {
  // Written by hand: a page has a hundred such addresses.
  let text = '';
  for (const [name, pair] of pairsOf(query)) if (!(name in changes)) text += `&${pair}`;
  for (const name in changes) {
    const value = changes[name];
    if (value !== null && value !== undefined) text += `&${pairOf(name, value)}`;
  }
  return text === '' ? path : `${path}?${text.slice(1)}`;
}

/** What is given already stands in each of these addresses. */
const written = new WeakMap<URLSearchParams, readonly (readonly [name: string, pair: string])[]>();

function pairsOf(query: URLSearchParams) {
  const known = written.get(query);
  if (known) return known;
  const pairs = [...query]
    .filter(([name]) => name !== 'offset')
    .map(([name, value]) => [name, pairOf(name, value)] as const);
  written.set(query, pairs);
  return pairs;
}

const plainText = /^[\w.~!*'()-]*$/;

function pairOf(name: string, value: string): string {
  const text = plainText.test(value) ? value : encodeURIComponent(value.toWellFormed());
  return `${encodeURIComponent(name)}=${text}`;
}
