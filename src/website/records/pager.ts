// The way through the pages of a list.

import { numberText } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { pairsOf, queryText } from '../kit/query-text.ts';

/** Rows of a page where nobody says how many. */
export const pageSize = 50;

/** The way through a list that is not counted: back, and on where there is more, which a full page may have. */
export function steps(
  path: string,
  query: URLSearchParams,
  shown: number,
  limit: number,
  hasMore = shown === limit,
): SafeHtml {
  const offset = Number(query.get('offset') ?? 0);
  if (offset === 0 && !hasMore) return nothing;
  const at = (to: number) => {
    const pairs = pairsOf(query).filter(([name]) => name !== 'offset');
    const text = queryText(to > 0 ? [...pairs, ['offset', String(to)]] : pairs);
    return text === '' ? path : `${path}?${text}`;
  };
  const range = shown === 0 ? 'Nothing more' : `${numberText(offset + 1)} to ${numberText(offset + shown)}`;
  return html`<nav class="pager" aria-label="Pages"><p class="muted">${range}</p><ul>${offset > 0 ? html`<li><a href="${at(Math.max(0, offset - limit))}" rel="prev">Back</a></li>` : nothing}${hasMore ? html`<li><a href="${at(offset + limit)}" rel="next">Next</a></li>` : nothing}</ul></nav>`;
}

/** The page of comments that an address names, from 1 on. */
export function commentPage(query: URLSearchParams): number {
  return Math.min(1_000_000, Math.max(1, Math.trunc(Number(query.get('comments') ?? 1)) || 1));
}

/** Comments, or threads of them, on a page. */
export const commentsPerPage = 50;

/** The address of a page of comments, without what stands behind `#`. */
export function commentsAt(path: string, page: number): string {
  return page > 1 ? `${path}?comments=${page}` : path;
}

/** The way through the comments below a page. */
export function commentPager(
  path: string,
  { page, shown, total, what }: Record<'page' | 'shown' | 'total', number> & { readonly what: string },
): SafeHtml {
  const before = (page - 1) * commentsPerPage;
  if (total <= commentsPerPage && page === 1) return nothing;
  const last = Math.ceil(total / commentsPerPage);
  const range =
    shown === 0
      ? `None of ${numberText(total)}`
      : `${what} ${numberText(before + 1)} to ${numberText(before + shown)} of ${numberText(total)}`;
  return html`<nav class="pager" aria-label="Pages of comments"><p class="muted">${range}</p><ul>${page > 1 ? html`<li><a href="${commentsAt(path, Math.min(page - 1, Math.max(1, last)))}#comments">Back</a></li>` : nothing}${page < last ? html`<li><a href="${commentsAt(path, page + 1)}#comments">Next</a></li>` : nothing}</ul></nav>`;
}

/** The same of a list that is counted, by the numbers of its pages. */
export function pager(path: string, query: URLSearchParams, total: number, shown: number): SafeHtml {
  const limit = Number(query.get('limit') ?? pageSize);
  const offset = Number(query.get('offset') ?? 0);
  if (total === 0 || (total <= limit && offset === 0)) return nothing;
  // A query that names the row to begin with names it in the same place.
  const pairs = pairsOf(query);
  const place = pairs.findIndex(([name]) => name === 'offset');
  const queryWithout = (some: typeof pairs) => queryText(some.filter(([name]) => name !== 'offset'));
  const before = queryWithout(place < 0 ? pairs : pairs.slice(0, place));
  const behind = place < 0 ? '' : queryWithout(pairs.slice(place));
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
  const range = shown === 0 ? 'None of ' : `${numberText(offset + 1)} to ${numberText(offset + shown)} of `;
  return html`<nav class="pager" aria-label="Pages"><p class="muted">${range}${numberText(total)}</p><ul>${here > 0 ? html`<li><a href="${at(previous * limit)}" rel="prev">Back</a></li>` : nothing}${numbers}${here < last ? html`<li><a href="${at((here + 1) * limit)}" rel="next">Next</a></li>` : nothing}</ul></nav>`;
}
