// The list of a family: its filters, counts, order, rows and pages, all from its declaration.

import { readQuery } from '../../channels/http/query.ts';
import { capitalized } from '../../kernel/capitalized.ts';
import type { Doc } from '../../kernel/family.ts';
import { filteredBy, sentenceOf } from '../../kernel/filter-sentences.ts';
import { calledIn, labelNames } from '../../kernel/label-names.ts';
import type { Operation } from '../../kernel/operation.ts';
import { type FieldError, Refusal } from '../../kernel/refusal.ts';
import { errorSummary, errorsOf } from '../kit/form.ts';
import { countText, labelOf, numberText } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest } from '../kit/page.ts';
import { pairsOf, queryText } from '../kit/query-text.ts';
import { askList, chosenOf, type Listed, totalOf } from './asked-list.ts';
import { changed, facetBlocks } from './facets.ts';
import type { FamilyPage } from './family-page.ts';
import { filterFields, filterForm, formId } from './filter-form.ts';
import { writtenRows } from './kept-rows.ts';
import { nearParts } from './near.ts';
import { pager, pageSize } from './pager.ts';
import { twinLinks, twinsOf } from './twins.ts';
import { waysWider, waysWithRows } from './ways-wider.ts';

export async function listPage(ask: PageRequest, page: FamilyPage): Promise<Page> {
  const list = page.list as Operation;
  const { family } = page;
  const query = chosenOf(ask, page);
  let listed: Listed | null = null;
  let input: Doc = {};
  let errors: readonly FieldError[] = [];
  try {
    input = readQuery(list, query.toString());
    listed = await askList(ask, page, input);
  } catch (error) {
    if (!(error instanceof Refusal) || !['invalid_input', 'unknown_parameter'].includes(error.reason))
      throw error;
    errors = errorsOf(error);
  }
  const twins = listed ? twinsOf(list, page.path, query) : [];
  const labels = labelNames(ask.context);
  return {
    title: [
      family.title,
      [...filteredBy(family, input, calledIn(family, ask.context)), ...pageOf(input)].join(', '),
    ]
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
<div>${filterForm(page, query, errors, listed ? facetBlocks({ family, path: page.path, query, counts: listed.facets, labels }) : nothing, labels)}</div>
<div>${errors.length > 0 ? errorSummary(errors, formId, filterFields(page)) : nothing}${listed ? results(ask, page, query, input, listed) : nothing}${twinLinks(twins)}</div>
</div>`,
  };
}

/** Parameters in one order, so that one list has one address. */
function canonicalOf(path: string, query: URLSearchParams): string {
  const text = queryText(pairsOf(query).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return text === '' ? path : `${path}?${text}`;
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
  const labels = labelNames(ask.context);
  const context = { site: ask.site.url, now: ask.now, tier, hasPage: page.hasPages, labels };
  return html`<div class="bar"><p><strong class="number">${count}</strong>${saving(ask, page, query)} <a href="#data">Download or subscribe</a></p>${total > 1 ? orders(page, query) : nothing}</div>
${chips(ask, page, query, input)}
${rows.length > 0 && isFirst(query) ? leftOut(page, query) : nothing}
${met === null || rows.length === 0 ? nothing : html`<p class="quiet">Nothing has all of these words. Shown is what has each of these in other words: ${met.join(', ')}.</p>`}
${rows.length > 0 ? html`<ol class="records">${writtenRows(ask, family, rows, context)}</ol>` : total ? beyond(path, query) : empty(ask, page, query, input, listed)}
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
    : html`<p class="muted">What is left out here can be seen too: ${ways.map(({ href, words }, at) => [at > 0 ? '; ' : null, html`<a href="${href}">${words.replace(/^with /, 'the list with ')}</a>`])}.</p>`;
}

/** The ways to keep this list as a search, and to filter it by what a person keeps about their work. */
function saving({ site }: PageRequest, { list }: FamilyPage, query: URLSearchParams): SafeHtml {
  if (!site.savesSearches || list === null) return nothing;
  const target = queryText([
    ['list', list.name],
    ['query', query.toString()],
  ]);
  const chosen = query.size === 0 ? `list=${list.name}` : target;
  const filters = ['labels_any', 'label', 'career_stage'].some((name) => list.input[name]);
  const fitted = html` <a href="/account/search-profile/filters?${chosen}" rel="nofollow">Use your search profile</a>`;
  return html` <a href="/account/searches/new?${target}" rel="nofollow">Save this search</a>${filters ? fitted : nothing}`;
}

function plainSingular({ family }: FamilyPage): string {
  return family.singular.replaceAll('_', ' ');
}

function chips(ask: PageRequest, page: FamilyPage, query: URLSearchParams, input: Doc): SafeHtml {
  const called = calledIn(page.family, ask.context);
  const filters = Object.entries(input).flatMap(([name, value]) => {
    const filter = page.family.filters?.[name];
    if (!filter) return [];
    const href = changed({ path: page.path, query }, { [name]: null });
    return html`<li><a href="${href}" title="Remove this filter">${sentenceOf(name, filter, value, called)}</a></li>`;
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
  input: Doc,
  { relax, near }: Listed,
): SafeHtml {
  const { family, path } = page;
  const wider = waysWider(page, query);
  const narrowed = Object.keys(input).some((name) => name in (family.filters ?? {}));
  if (!narrowed && totalOf(ask, page, Object.fromEntries(wider.map(({ of, value }) => [of, value]))) === 0)
    return html`<div class="notice"><h2>Nothing is listed now</h2><p>There is nothing in this list yet.</p><p><a href="/changes">What changed</a> tells of the first record, once whoever runs this catalogue brought it in.</p></div>`;
  const without = relax.map(({ drop, total }) => ({
    href: changed({ path, query }, { [drop]: null }),
    words: `Without ${labelOf(drop.replace(/_any$/, '')).toLowerCase()}`,
    total,
  }));
  const single = [...without.filter(({ total }) => total > 0), ...waysWithRows(ask, page, query, input)];
  const ways =
    single.length > 0 || !narrowed
      ? single
      : [{ href: path, words: 'Without any filter', total: totalOf(ask, page) }].filter(
          ({ total }) => total > 0,
        );
  return html`<div class="notice"><h2>${narrowed ? 'Nothing matches' : 'Nothing is listed now'}</h2>
${ways.length === 0 ? nothing : html`<ul>${ways.map(({ href, words, total }) => html`<li><a href="${href}">${capitalized(words)}: ${numberText(total)}</a></li>`)}</ul>`}
${nearParts(near, ask.site.families, query.get('q') ?? '', family)}${query.get('q') ? html`<p><a href="/search?${new URLSearchParams({ q: query.get('q') as string }).toString()}">Search everything for these words</a></p>` : nothing}</div>`;
}
