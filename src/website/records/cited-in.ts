// What people wrote about a record: essays that cite it, and the reviews of a fund. It is no part of the
// catalogue, so a page with it is made anew after a minute.

import { citableFamilies } from '../../families/citable.ts';
import type { Doc, Family } from '../../kernel/family.ts';
import type { Operation } from '../../kernel/operation.ts';
import { unlessUnavailable } from '../../kernel/refusal.ts';
import { isCited } from '../../people/essays/essay-store.ts';
import { listEssays } from '../../people/essays/essays.ts';
import { listFundReviews } from '../../people/reviews/reviews.ts';
import { askOperation } from '../kit/ask.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import type { PageRequest } from '../kit/page.ts';
import { nameOf } from './family-page.ts';

const maxShown = 5;
const reviewed: readonly string[] = ['organizations', 'rated_funds'];
/** Where the page of the same organization is that tells more than its ratings. */
const wholeAt: Readonly<Record<string, string>> = { rated_funds: '/organizations' };
export const freshMs = 60_000;

/** Whether the page of a record of this family shows what people wrote about it. */
export function isWrittenAbout({ site }: PageRequest, family: Family): boolean {
  const has = (operation: Operation) => site.operations.includes(operation);
  return (
    (citableFamilies.has(family.name) && has(listEssays)) ||
    (reviewed.includes(family.name) && has(listFundReviews))
  );
}

export async function writtenAbout(ask: PageRequest, family: Family, record: Doc): Promise<SafeHtml> {
  const name = nameOf(family, record);
  if (name === null || !isWrittenAbout(ask, family)) return nothing;
  // A database that is away stops no reading of records.
  const essays = citableFamilies.has(family.name)
    ? await unlessUnavailable(essaysOn(ask, family, record, name))
    : nothing;
  const whole = wholeAt[family.name];
  const calls =
    whole === undefined
      ? nothing
      : html`<p><a href="${whole}/${encodeURIComponent(name)}">What it is, and its grants</a></p>`;
  return html`${essays}${calls}${reviewsOf(ask, family, name)}`;
}

/** The way to what people say of a funder, also where none did yet; nothing of others. */
export function reviewsOf({ site }: Pick<PageRequest, 'site'>, family: Family, name: string): SafeHtml {
  if (!reviewed.includes(family.name) || !site.operations.includes(listFundReviews)) return nothing;
  return html`<p><a href="/funds/${encodeURIComponent(name)}/reviews">Reviews by people who dealt with it</a></p>`;
}

async function essaysOn(ask: PageRequest, family: Family, record: Doc, name: string): Promise<SafeHtml> {
  const cites = `${family.name}:${name}`;
  // Few records are cited: whether any text names this one costs a tenth of asking for those that do.
  if (!(await isCited(ask.context.desk.db, family.name, String(record.id), ask.now))) return nothing;
  const { answer } = await askOperation(ask, listEssays, { cites, limit: maxShown });
  const data = answer.data;
  if (data.length === 0) return nothing;
  const { total } = answer.pagination;
  const all = html`<p class="small"><a href="/essays?${new URLSearchParams({ cites }).toString()}">All ${total}</a></p>`;
  return html`<div><h2>Cited in</h2><ul class="links">${data.map((one) => html`<li><a href="/essays/${one.public_id}">${one.title}</a></li>`)}</ul>${total > data.length ? all : nothing}</div>`;
}
