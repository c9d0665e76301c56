// The list of a family: its filters, counts, order, rows and pages, all from its declaration.

import { readQuery } from '../../channels/http/query.ts';
import { capitalized } from '../../kernel/capitalized.ts';
import type { Doc } from '../../kernel/family.ts';
import { defaultFilters, filteredBy, otherWords, sentenceOf } from '../../kernel/filter.ts';
import type { Piece } from '../../kernel/json.ts';
import type { Operation } from '../../kernel/operation.ts';
import { validInput } from '../../kernel/perform.ts';
import { type FieldError, Refusal } from '../../kernel/refusal.ts';
import { askRows } from '../kit/ask.ts';
import { errorSummary, errorsOf } from '../kit/form.ts';
import { countText, labelOf, numberText } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest } from '../kit/page.ts';
import { pairsOf, queryText } from '../kit/query-text.ts';
import { changed, facetBlocks, maxValues } from './facets.ts';
import type { FamilyPage } from './family-page.ts';
import { filterFields, filterForm, formId } from './filter-form.ts';
import { writtenRows } from './kept-rows.ts';
import { type Near, nearParts } from './near.ts';
import { pager, pageSize } from './pager.ts';
import { twinLinks, twinsOf } from './twins.ts';

interface Listed {
  readonly rows: readonly Piece[];
  /** How many match. */
  readonly total: number;
  readonly facets: Readonly<Record<string, readonly { readonly value: string; readonly count: number }[]>>;
  readonly relax: readonly { readonly drop: string; readonly total: number }[];
  readonly near: Near | null;
  /** What the rows have where none has all words; null where they have them. */
  readonly met: readonly string[] | null;
  readonly until: number;
}

export async function listPage(ask: PageRequest, page: FamilyPage): Promise<Page> {
  const list = page.list as Operation;
  const { family } = page;
  const query = withoutEmpty(ask.query);
  let listed: Listed | null = null;
  let input: Doc = {};
  let errors: readonly FieldError[] = [];
  try {
    input = readQuery(list, query.toString());
    listed = await ask50(ask, page, input);
  } catch (error) {
    if (!(error instanceof Refusal) || !['invalid_input', 'unknown_parameter'].includes(error.reason))
      throw error;
    errors = errorsOf(error);
  }
  const twins = listed ? twinsOf(list, page.path, query) : [];
  return {
    title: [family.title, [...filteredBy(family, input), ...pageOf(input)].join(', ')]
      .filter(Boolean)
      .join(': '),
    status: listed ? 200 : 400,
    description: family.summary,
    canonical: canonicalOf(page.path, query),
    section: page.path,
    twins: twins.filter(({ suffix }) => suffix !== '.json'),
    shared: true,
    hidden: listed === null || listed.rows.length === 0,
    ...(listed ? { until: listed.until } : {}),
    body: html`${titleBlock({ title: family.title, lede: family.summary })}
<div class="side">
<div>${filterForm(page, query, errors, listed ? facetBlocks({ family, path: page.path, query, now: ask.now, counts: listed.facets }) : nothing)}</div>
<div>${errors.length > 0 ? errorSummary(errors, formId, filterFields(page)) : nothing}${listed ? results(ask, page, query, input, listed) : nothing}${twinLinks(twins)}</div>
</div>`,
  };
}

function withoutEmpty(query: URLSearchParams): URLSearchParams {
  const all = pairsOf(query);
  const filled = all.filter(([name, value]) => value !== '' && name !== 'facets');
  return filled.length === all.length ? query : new URLSearchParams(filled);
}

/** Parameters in one order, so that one list has one address. */
function canonicalOf(path: string, query: URLSearchParams): string {
  const text = queryText(pairsOf(query).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return text === '' ? path : `${path}?${text}`;
}

async function ask50({ context }: PageRequest, { family, list }: FamilyPage, input: Doc): Promise<Listed> {
  // Months are counted for programs; a page shows the windows of days.
  const facets = Object.keys(family.facets ?? {}).filter((name) => family.facets?.[name]?.kind !== 'months');
  const ask = { context: { ...context, maxCounts: maxValues } };
  const plain = { limit: pageSize, ...input };
  const listInput = facets.length > 0 ? { ...plain, facets } : plain;
  const { answer, rows, until } = await askRows(ask, list as Operation, listInput).catch((error: unknown) => {
    // Words that almost every row has are not counted by facet; their rows are there all the same.
    const uncounted =
      error instanceof Refusal && error.details.errors?.every(({ field }) => field === 'facets');
    if (!uncounted) throw error;
    return askRows(ask, list as Operation, plain);
  });
  // A list without an envelope does not say how many match.
  if (Array.isArray(answer)) {
    const request = list?.lists?.request(validInput(list, plain), context);
    const total = request ? context.reader.count(family, request) : rows.length;
    return { rows, total, facets: {}, relax: [], near: null, met: null, until };
  }
  const {
    pagination,
    facets: counts = {},
    meta,
  } = answer as {
    pagination: { total: number };
    facets?: Listed['facets'];
    meta?: { relax?: Listed['relax']; near?: Near & { met: readonly string[] } };
  };
  return {
    rows,
    total: pagination.total,
    facets: counts,
    relax: meta?.relax ?? [],
    near: meta?.near ?? null,
    met: meta?.near?.met ?? null,
    until,
  };
}

/** Which page of the list it is, where it is not the first. */
function pageOf({ offset, limit }: Doc): readonly string[] {
  const at = Math.floor(Number(offset ?? 0) / Number(limit ?? pageSize));
  return at >= 1 ? [`page ${numberText(at + 1)}`] : [];
}

function results(
  ask: PageRequest,
  page: FamilyPage,
  query: URLSearchParams,
  input: Doc,
  listed: Listed,
): SafeHtml {
  const { rows, total, met } = listed;
  const { family, path } = page;
  const count = countText(total, plainSingular(page), family.title.toLowerCase());
  const { tier } = ask.visit.caller;
  const context = { site: ask.site.url, now: ask.now, tier, hasPage: page.hasPages };
  return html`<div class="bar"><p><strong class="number">${count}</strong>${saving(ask, page, query)} <a href="#data">Download or subscribe</a></p>${total > 1 ? orders(page, query) : nothing}</div>
${chips(page, query, input)}
${rows.length > 0 && isFirst(query) ? leftOut(page, query) : nothing}
${met === null || rows.length === 0 ? nothing : html`<p class="quiet">Nothing has all of these words. Shown is what has each of these in other words: ${met.join(', ')}.</p>`}
${rows.length > 0 ? html`<ol class="records">${writtenRows(ask, family, rows, context)}</ol>` : total ? beyond(path, query) : empty(ask, page, query, listed)}
${pager(path, query, total, rows.length)}${rows.length > 0 && !isFirst(query) && isLast(query, rows.length, total) ? leftOut(page, query) : nothing}`;
}

function isFirst(query: URLSearchParams): boolean {
  return Number(query.get('offset') ?? 0) === 0;
}

/** Whether no further page follows. */
function isLast(query: URLSearchParams, shown: number, total: number): boolean {
  return Number(query.get('offset') ?? 0) + shown >= total;
}

/** Before the first row and behind the last: the ways to what the list leaves out unless it is asked for. */
function leftOut(page: FamilyPage, query: URLSearchParams): SafeHtml {
  const ways = waysWider(page, query);
  return ways.length === 0
    ? nothing
    : html`<p class="muted">Not all is listed here: ${ways.map(({ href, words }, at) => [at > 0 ? '; ' : null, html`<a href="${href}">${words}</a>`])}.</p>`;
}

/** The ways to keep this list as a search, and to filter it by what a person keeps about their work. */
function saving({ site }: PageRequest, { list }: FamilyPage, query: URLSearchParams): SafeHtml {
  if (!site.savesSearches || list === null) return nothing;
  const target = queryText([
    ['list', list.name],
    ['query', query.toString()],
  ]);
  const filters = ['labels_any', 'label', 'career_stage'].some((name) => list.input[name]);
  const fitted = html` <a href="/account/search-profile/filters?list=${list.name}" rel="nofollow">Use your search profile</a>`;
  return html` <a href="/account/searches/new?${target}" rel="nofollow">Save this search</a>${filters ? fitted : nothing}`;
}

function plainSingular({ family }: FamilyPage): string {
  return family.singular.replaceAll('_', ' ');
}

function chips(page: FamilyPage, query: URLSearchParams, input: Doc): SafeHtml {
  const filters = Object.entries(input).flatMap(([name, value]) => {
    const filter = page.family.filters?.[name];
    if (!filter) return [];
    const href = changed({ path: page.path, query }, { [name]: null });
    return html`<li><a href="${href}" title="Remove this filter">${sentenceOf(name, filter, value)}</a></li>`;
  });
  return filters.length === 0
    ? nothing
    : html`<nav aria-label="Filtered by"><ul class="chips">${filters}</ul></nav>`;
}

function orders({ family, path }: FamilyPage, query: URLSearchParams): SafeHtml {
  const { sorts } = family;
  if (!sorts) return nothing;
  const now = query.get('sort') ?? sorts.default;
  return html`<nav aria-label="Order"><ul>${Object.keys(sorts.by).map((name) => {
    const href = changed({ path, query }, { sort: name === sorts.default ? null : name });
    return html`<li><a href="${href}"${name === now ? html` aria-current="true"` : nothing}>${labelOf(name)}</a></li>`;
  })}</ul></nav>`;
}

/** A list that is not empty, but ends before this page. */
export function beyond(path: string, query: URLSearchParams): SafeHtml {
  return html`<div class="notice"><h2>The list ends before this page</h2><p><a href="${changed({ path, query }, { offset: null })}">Its first page</a></p></div>`;
}

/** Nothing matches: which filter is too tight, and what there is without it. */
function empty(
  ask: PageRequest,
  page: FamilyPage,
  query: URLSearchParams,
  { relax, near }: Listed,
): SafeHtml {
  const ways = relax.filter(({ total }) => total > 0);
  const wider = waysWider(page, query);
  const countOf = ({ of, value }: Way) => {
    const total = near?.scope?.find((one) => one.parameter === of && one.value === value)?.total;
    return total === undefined ? '' : `: ${numberText(total)}`;
  };
  const { family } = page;
  const narrowed = [...query.keys()].some((name) => name in (family.filters ?? {}));
  const { reader, tier, now } = ask.context;
  const widest = {
    ...defaultFilters(family),
    ...Object.fromEntries(wider.map((one) => [one.of, one.value])),
  };
  const all = { tier, now, filters: widest, limit: 0, offset: 0 };
  if (!narrowed && reader.count(family, all) === 0)
    return html`<div class="notice"><h2>Nothing is listed now</h2><p>There is nothing in this list yet.</p></div>`;
  return html`<div class="notice"><h2>${narrowed ? 'Nothing matches' : 'Nothing is listed now'}</h2>
${ways.length === 0 && wider.length === 0 ? nothing : html`<ul>${ways.map(({ drop, total }) => html`<li><a href="${changed({ path: page.path, query }, { [drop]: null })}">Without ${labelOf(drop).toLowerCase()}: ${numberText(total)}</a></li>`)}${wider.map((way) => html`<li><a href="${way.href}">${capitalized(way.words)}${countOf(way)}</a></li>`)}</ul>`}
${nearParts(near, ask.site.families, query.get('q') ?? '', family)}${query.get('q') ? html`<p><a href="/search?${new URLSearchParams({ q: query.get('q') as string }).toString()}">Search everything for these words</a></p>` : nothing}</div>`;
}

interface Way {
  /** The parameter that widens the list. */
  readonly of: string;
  readonly value: true | string;
  readonly href: string;
  readonly words: string;
}

/** What a list leaves out unless it is asked for, and the address of the list with it. */
function waysWider({ family, path }: FamilyPage, query: URLSearchParams): readonly Way[] {
  const widened = (name: string, value: Way['value'], words: string): Way => ({
    of: name,
    value,
    href: changed({ path, query }, { [name]: String(value) }),
    words,
  });
  const filters = Object.entries(family.filters ?? {});
  const included = filters.flatMap(([name, filter]) => {
    if (filter.param.schema.type !== 'boolean' || !name.startsWith('include_') || query.has(name)) return [];
    const words = sentenceOf(name, filter, true);
    return words === '' ? [] : widened(name, true, words);
  });
  const others = filters.flatMap(([name, { param, says }]) => {
    if (!says) return [];
    const values = otherWords(param, query.get(name) ?? param.schema.default);
    return values.map((value) => widened(name, value, says(value)));
  });
  return [...included, ...others];
}
