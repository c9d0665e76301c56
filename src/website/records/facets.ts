// The counts beside a list, each leading to the list that it counts.

import type { Family } from '../../kernel/family.ts';
import { type Facet, narrowingFilter } from '../../kernel/filter.ts';
import { holdsLabels, type LabelNames } from '../../kernel/label-names.ts';
import { onceFor, remembered } from '../../kernel/remembered.ts';
import { wordText } from '../../kernel/word-text.ts';
import { countText, labelOf, numberText } from '../kit/format.ts';
import { type Hole, html, inOnePiece, nothing, type SafeHtml } from '../kit/html.ts';
import { pairsOf } from '../kit/query-text.ts';
import { particulars } from './particulars.ts';

interface FacetRequest {
  readonly family: Family;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly counts: Readonly<Record<string, readonly { readonly value: string; readonly count: number }[]>>;
  readonly labels: LabelNames;
}

export const maxValues = 8;
/** So many kinds of counts stand open. */
const first = 5;

export function facetBlocks(asked: FacetRequest): SafeHtml {
  const blocks = Object.keys(asked.family.facets ?? {})
    .map((name) => facetBlock(asked, name, asked.counts[name] ?? []))
    .filter((block) => block !== nothing);
  const folded = blocks.slice(first);
  if (folded.length === 0) return html`${blocks}`;
  return html`${blocks.slice(0, first)}<details class="more"><summary>More counts</summary>${folded}</details>`;
}

function facetBlock(asked: FacetRequest, name: string, values: FacetRequest['counts'][string]): SafeHtml {
  const block = blockOf(asked.family, name);
  if (!block || values.length === 0) return nothing;
  const entries =
    block.kind === 'windows' ? windowEntries(asked, block, values) : valueEntries(asked, block, values);
  if (entries.length === 0) return nothing;
  return html`${block.opening}${entries}</ul></section>`;
}

/** What a family's declaration says of the counts of a facet. */
interface Block {
  readonly kind: Facet['kind'];
  readonly column: string;
  /** With its title. */
  readonly opening: SafeHtml;
  /** The filter that narrows to one of the values; null: none does. */
  readonly parameter: string | null;
  /** Values stand on page after page. */
  readonly written: (value: string, labels: LabelNames) => WrittenValue;
}

interface WrittenValue {
  readonly words: SafeHtml;
  /** What stands between the beginning of its address, which narrows to it, and its count. */
  readonly middle: SafeHtml;
}

/** So many values of a facet are kept as they are written. */
const maxWritten = 2_000;

const blocks = onceFor((_: Family) => new Map<string, Block>());

function blockOf(family: Family, name: string): Block | null {
  const facet = family.facets?.[name];
  if (!facet) return null;
  const known = blocks(family);
  const before = known.get(name);
  if (before) return before;
  const { kind, column } = facet;
  const words = particulars[family.name]?.words?.[column];
  const parameter = narrowingFilter(family.filters ?? {}, facet);
  const plain = words ?? (names.has(column) ? String : wordText);
  const narrowing = parameter === null ? undefined : family.filters?.[parameter];
  const isLabel = holdsLabels(family, narrowing && 'column' in narrowing ? narrowing.column : column);
  const block: Block = {
    kind,
    column,
    opening: inOnePiece(html`<section class="facet"><h2>${titleOf(name, facet)}</h2><ul>`),
    parameter,
    written: writtenOnce((value, labels) => (isLabel ? labels.called(value) : plain(value)), parameter),
  };
  known.set(name, block);
  return block;
}

/** The filter by which a facet narrows its list; null: by none. */
export function narrowedBy(family: Family, name: string): string | null {
  return blockOf(family, name)?.parameter ?? null;
}

function titleOf(name: string, { kind, column }: Facet): string {
  if (kind === 'windows')
    return column === 'submission_deadline' ? 'Submission within' : `${labelOf(name)} within`;
  return labelOf(column === 'organizer' ? column : name);
}

/** A value leads to the list that it narrows to, or back where it already narrows. */
function valueEntries(
  asked: FacetRequest,
  block: Block,
  values: FacetRequest['counts'][string],
): readonly Hole[] {
  const { parameter } = block;
  const without = parameter === null ? '' : changed(asked, { [parameter]: null });
  const before = html`<li><a href="${without}${without.includes('?') ? '&' : '?'}`;
  const filterValue = parameter === null ? null : asked.query.get(parameter);
  const entries: Hole[] = [];
  for (const { value, count } of values.slice(0, maxValues)) {
    const { words, middle } = block.written(value, asked.labels);
    const counted = numberText(count);
    if (parameter === null) entries.push(html`<li><span>${words} <span>${counted}</span></span></li>`);
    else if (filterValue === value)
      entries.push(
        html`<li><a href="${without}" aria-current="true">${words} <span>${counted}</span></a></li>`,
      );
    // In parts that are kept: there are a hundred of them on a page.
    else entries.push(before, middle, counted, end);
  }
  return entries;
}

const end = html`</span></a></li>`;

/** A value is written again only where it is called otherwise than before. */
function writtenOnce(
  say: (value: string, labels: LabelNames) => string,
  parameter: string | null,
): Block['written'] {
  const kept = remembered(maxWritten, (pair) => {
    const [value = '', said = ''] = pair.split('\0');
    return writtenValue(value, said, parameter);
  });
  return (value, labels) => kept(`${value}\0${say(value, labels)}`);
}

function writtenValue(value: string, said: string, parameter: string | null): WrittenValue {
  const words = inOnePiece(html`<span>${said}</span>`);
  return { words, middle: inOnePiece(html`${pairOf(parameter ?? '', value)}">${words} <span>`) };
}

/** Columns whose values are names, written as they are. */
const names: ReadonlySet<string> = new Set(['funder_name', 'organizer']);

/** Windows lead to what lies within them, where the list has a filter for it. */
function windowEntries(
  asked: FacetRequest,
  { parameter }: Block,
  values: FacetRequest['counts'][string],
): readonly Hole[] {
  return values
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => {
      const days = Number(value);
      const text = Number.isNaN(days) ? 'no date' : countText(days, 'day');
      const words = html`<span>${text}</span> <span>${numberText(count)}</span>`;
      if (parameter === null || Number.isNaN(days)) return html`<li><span>${words}</span></li>`;
      if (asked.query.get(parameter) === value)
        return html`<li><a href="${changed(asked, { [parameter]: null })}" aria-current="true">${words}</a></li>`;
      return html`<li><a href="${changed(asked, { [parameter]: value })}">${words}</a></li>`;
    });
}

/** The address of the list with parameters changed (null: without it), from its beginning. */
export function changed(
  { path, query }: Pick<FacetRequest, 'path' | 'query'>,
  changes: Readonly<Record<string, string | null>>,
): string {
  // Written by hand: a page has a hundred such addresses.
  let text = '';
  for (const [name, pair] of writtenPairs(query)) if (!(name in changes)) text += `&${pair}`;
  for (const name in changes) {
    const value = changes[name];
    if (value !== null && value !== undefined) text += `&${pairOf(name, value)}`;
  }
  return text === '' ? path : `${path}?${text.slice(1)}`;
}

/** What is given already stands in each of these addresses. */
const writtenPairs = onceFor((query: URLSearchParams) =>
  pairsOf(query)
    .filter(([name]) => name !== 'offset')
    .map(([name, value]) => [name, pairOf(name, value)] as const),
);

const plainText = /^[\w.~!*'()-]*$/;

function pairOf(name: string, value: string): string {
  return `${encoded(name)}=${encoded(value)}`;
}

function encoded(text: string): string {
  return plainText.test(text) ? text : encodeURIComponent(text.toWellFormed());
}
