// The list of a family: its filters, counts, order, rows and pages, all from its declaration.

import { readQuery } from '../../channels/http/query.ts';
import type { Doc } from '../../kernel/family.ts';
import { sentenceOf } from '../../kernel/filter.ts';
import type { Piece } from '../../kernel/json.ts';
import type { Operation } from '../../kernel/operation.ts';
import { type FieldError, Refusal } from '../../kernel/refusal.ts';
import { askRows } from '../kit/ask.ts';
import { errorSummary, errorsOf } from '../kit/form.ts';
import { countText, labelOf, numberText } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest } from '../kit/page.ts';
import { pairsOf, queryText } from '../kit/query-text.ts';
import { changed, facetBlocks, mostValues } from './facets.ts';
import type { FamilyPage } from './family-page.ts';
import { filterFields, filterForm, formId } from './filter-form.ts';
import { writtenRows } from './kept-rows.ts';
import { type Near, nearParts } from './near.ts';
import { twinLinks, twinsOf } from './twins.ts';

const pageSize = 50;

interface Listed {
  readonly rows: readonly Piece[];
  /** How many match; null where the list does not count. */
  readonly total: number | null;
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
    title: [family.title, [...filteredBy(page, input), ...pageOf(input)].join(', ')]
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
  const given = all.filter(([name, value]) => value !== '' && name !== 'facets');
  return given.length === all.length ? query : new URLSearchParams(given);
}

/** Parameters in one order, so that one list has one address. */
function canonicalOf(path: string, query: URLSearchParams): string {
  const text = queryText(pairsOf(query).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return text === '' ? path : `${path}?${text}`;
}

async function ask50({ context }: PageRequest, { family, list }: FamilyPage, input: Doc): Promise<Listed> {
  // Months are counted for programs; a page shows the windows of days.
  const facets = Object.keys(family.facets ?? {}).filter((name) => family.facets?.[name]?.kind !== 'months');
  const ask = { context: { ...context, mostCounts: mostValues } };
  const plain = { limit: pageSize, ...input };
  const asked = facets.length > 0 ? { ...plain, facets } : plain;
  const { answer, rows, until } = await askRows(ask, list as Operation, asked).catch((error: unknown) => {
    // Words that almost every row has are not counted by facet; their rows are there all the same.
    const uncounted =
      error instanceof Refusal && error.details.errors?.every(({ field }) => field === 'facets');
    if (!uncounted) throw error;
    return askRows(ask, list as Operation, plain);
  });
  if (Array.isArray(answer))
    return { rows, total: null, facets: {}, relax: [], near: null, met: null, until };
  const {
    pagination,
    facets: counts = {},
    meta,
  } = answer as unknown as {
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

/** The given filters in words. */
function filteredBy({ family }: FamilyPage, input: Doc): readonly string[] {
  return Object.entries(input).flatMap(([name, value]) => {
    const filter = family.filters?.[name];
    return filter ? sentenceOf(name, filter, value) : [];
  });
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
  const count =
    total === null
      ? countText(rows.length, 'record')
      : countText(total, plainSingular(page), family.title.toLowerCase());
  const { tier } = ask.visit.caller;
  const context = { site: ask.site.url, now: ask.now, tier, hasPage: page.hasPages };
  return html`<div class="bar"><p><strong class="number">${count}</strong>${saving(ask, page, query)} <a href="#data">Download or subscribe</a></p>${orders(page, query)}</div>
${chips(page, query, input)}
${met === null || rows.length === 0 ? nothing : html`<p class="quiet">Nothing has all of these words. Shown is what has each of these in other words: ${met.join(', ')}.</p>`}
${rows.length > 0 ? html`<ol class="records">${writtenRows(ask, family, rows, context)}</ol>` : total ? beyond(path, query) : empty(ask, page, query, listed)}
${total === null ? nothing : pager(path, query, total, rows.length)}`;
}

/** The ways to keep this list as a search, and to filter it by what a person keeps about their work. */
function saving({ site }: PageRequest, { list }: FamilyPage, query: URLSearchParams): SafeHtml {
  if (!site.savesSearches || list === null) return nothing;
  const asked = queryText([
    ['list', list.name],
    ['query', query.toString()],
  ]);
  const filters = ['labels_any', 'label', 'career_stage'].some((name) => list.input[name]);
  const fitted = html` <a href="/account/search-profile/filters?list=${list.name}" rel="nofollow">Use your search profile</a>`;
  return html` <a href="/account/searches/new?${asked}" rel="nofollow">Save this search</a>${filters ? fitted : nothing}`;
}

function plainSingular({ family }: FamilyPage): string {
  return family.singular.replaceAll('_', ' ');
}

function chips(page: FamilyPage, query: URLSearchParams, input: Doc): SafeHtml {
  const given = Object.entries(input).filter(([name]) => page.family.filters?.[name]);
  if (given.length === 0) return nothing;
  return html`<nav aria-label="Filtered by"><ul class="chips">${given.map(([name, value]) => {
    const filter = page.family.filters?.[name];
    const words = filter ? sentenceOf(name, filter, value) : name;
    return html`<li><a href="${changed({ path: page.path, query }, { [name]: null })}" title="Remove this filter">${words}</a></li>`;
  })}</ul></nav>`;
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
  const leftOut = Object.entries(page.family.filters ?? {}).filter(
    ([name, { param }]) => param.schema.type === 'boolean' && name.startsWith('include_') && !query.has(name),
  );
  const widened = (name: string, value: string, words: string) =>
    html`<li><a href="${changed({ path: page.path, query }, { [name]: value })}">${words.charAt(0).toUpperCase() + words.slice(1)}</a></li>`;
  const wider = leftOut.flatMap(([name, filter]) => {
    const words = sentenceOf(name, filter, true);
    return words === '' ? [] : widened(name, 'true', words);
  });
  const everything = Object.entries(page.family.filters ?? {}).flatMap(([name, { param, says }]) => {
    const all = (param.schema.enum as readonly unknown[] | undefined)?.includes('all');
    if (!all || !says || query.get(name) === 'all') return [];
    return widened(name, 'all', says('all'));
  });
  const narrowed = [...query.keys()].some((name) => name in (page.family.filters ?? {}));
  return html`<div class="notice"><h2>${narrowed ? 'Nothing matches' : 'Nothing is listed now'}</h2>
${ways.length === 0 && wider.length === 0 ? html`<p>There is nothing in this list yet.</p>` : html`<ul>${ways.map(({ drop, total }) => html`<li><a href="${changed({ path: page.path, query }, { [drop]: null })}">Without ${labelOf(drop).toLowerCase()}: ${numberText(total)}</a></li>`)}${wider}${everything}</ul>`}
${nearParts(near, ask.site.families, query.get('q') ?? '', page.family)}${query.get('q') ? html`<p><a href="/search?${new URLSearchParams({ q: query.get('q') as string }).toString()}">Search everything for these words</a></p>` : nothing}</div>`;
}

/** The way through a list that does not say how long it is: on where a page is full, and back. */
export function steps(path: string, query: URLSearchParams, shown: number, limit: number): SafeHtml {
  const offset = Number(query.get('offset') ?? 0);
  if (offset === 0 && shown < limit) return nothing;
  const at = (to: number) => {
    const pairs = pairsOf(query).filter(([name]) => name !== 'offset');
    const text = queryText(to > 0 ? [...pairs, ['offset', String(to)]] : pairs);
    return text === '' ? path : `${path}?${text}`;
  };
  const range = shown === 0 ? 'Nothing more' : `${numberText(offset + 1)} to ${numberText(offset + shown)}`;
  return html`<nav class="pager" aria-label="Pages"><p class="muted">${range}</p><ul>${offset > 0 ? html`<li><a href="${at(Math.max(0, offset - limit))}" rel="prev">Back</a></li>` : nothing}${shown === limit ? html`<li><a href="${at(offset + limit)}" rel="next">Next</a></li>` : nothing}</ul></nav>`;
}

/** The way through the pages of a list. */
export function pager(path: string, query: URLSearchParams, total: number, shown: number): SafeHtml {
  const limit = Number(query.get('limit') ?? pageSize);
  const offset = Number(query.get('offset') ?? 0);
  if (total <= limit && offset === 0) return nothing;
  // A query that names the row to begin with names it in the same place.
  const pairs = pairsOf(query);
  const place = pairs.findIndex(([name]) => name === 'offset');
  const others = (some: typeof pairs) => queryText(some.filter(([name]) => name !== 'offset'));
  const before = others(place < 0 ? pairs : pairs.slice(0, place));
  const behind = place < 0 ? '' : others(pairs.slice(place));
  const at = (to: number) => {
    const text = [before, to > 0 ? `offset=${to}` : '', behind].filter((part) => part !== '').join('&');
    return text === '' ? path : `${path}?${text}`;
  };
  const last = Math.floor((total - 1) / limit);
  const here = Math.floor(offset / limit);
  // Behind the end of the list Back leads to its last page.
  const previous = Math.min(here - 1, last);
  const near = [...new Set([0, here - 1, here, here + 1, last])]
    .filter((one) => one >= 0 && one <= last)
    .sort((a, b) => a - b);
  const numbers = near.map((one, place) => {
    const gap =
      place > 0 && one - (near[place - 1] as number) > 1 ? html`<li aria-hidden="true">…</li>` : nothing;
    const name = `Page ${one + 1}`;
    return html`${gap}<li>${one === here ? html`<span aria-current="page" aria-label="${name}">${one + 1}</span>` : html`<a href="${at(one * limit)}" aria-label="${name}">${one + 1}</a>`}</li>`;
  });
  const range = shown === 0 ? '' : `${numberText(offset + 1)} to ${numberText(offset + shown)} of `;
  return html`<nav class="pager" aria-label="Pages"><p class="muted">${range}${numberText(total)}</p><ul>${here > 0 ? html`<li><a href="${at(previous * limit)}" rel="prev">Back</a></li>` : nothing}${numbers}${here < last ? html`<li><a href="${at((here + 1) * limit)}" rel="next">Next</a></li>` : nothing}</ul></nav>`;
}
