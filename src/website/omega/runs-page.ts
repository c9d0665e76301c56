// The list of published runs.

import { readQuery } from '../../channels/http/query.ts';
import { href } from '../../kernel/address.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { excerpt } from '../../kernel/text-policy.ts';
import { askOperation, operationNamed } from '../kit/ask.ts';
import { countText, instant, labelOf } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest } from '../kit/page.ts';
import { beyond } from '../records/list-page.ts';
import { pager } from '../records/pager.ts';
import { runsFeeds } from './runs-feed.ts';

const here = '/omega/runs';
const lede =
  'Each run can be read step by step and counted again: what it asked, who answered, which hidden controls it passed, and what it published.';

interface Run {
  readonly public_id: string;
  readonly title: string;
  readonly summary: string | null;
  readonly kind: string;
  readonly review: string;
  readonly published_at: string;
}

export async function runsPage(ask: PageRequest): Promise<Page> {
  const list = operationNamed(ask.site.operations, 'list_published_runs');
  if (!list) throw new Refusal('not_found', 'There are no runs here.');
  const { answer } = await askOperation(ask, list, readQuery(list, ask.query.toString()));
  const { data, pagination } = answer as {
    data: readonly Run[];
    pagination: { total: number };
  };
  const { total } = pagination;
  return {
    title: 'Runs of Omega Point',
    description: lede,
    canonical: here,
    section: '/omega/experiments',
    twins: [{ href: `${here}.json`, type: 'application/json', title: 'JSON' }, ...runsFeeds],
    body: html`${titleBlock({ title: 'Runs', lede, crumbs: [{ href: '/omega', text: 'Omega Point' }] })}
<p><strong class="number">${countText(total, 'run')}</strong></p>
${total === 0 ? html`<p class="muted">None is listed yet.</p>` : data.length === 0 ? beyond(here, ask.query) : html`<ol class="records">${data.map(runRow)}</ol>`}
${total > data.length ? pager(here, ask.query, total, data.length) : nothing}
<p class="twins">The same as data: <a href="${here}.json" rel="alternate">JSON</a>${runsFeeds.map(({ href: to, type, title }) => html` <a href="${to}" rel="alternate" type="${type}">${title}</a>`)}</p>`,
  };
}

function runRow({ public_id, title, summary, kind, review, published_at }: Run): SafeHtml {
  return html`<li class="record"><div>
<h2><a href="${here}/${encodeURIComponent(public_id)}">${title}</a></h2>
${summary ? html`<p class="muted">${excerpt(summary, 220)}</p>` : nothing}
<ul class="meta"><li><b>${labelOf(kind)}</b></li><li>Published <b>${instant(published_at)}</b></li><li>${review === 'none' ? 'not reviewed' : `reviewed by ${review === 'peer' ? 'others' : 'the operator'}`}</li></ul>
</div></li>`;
}

export function runsAsData(ask: PageRequest): Promise<Response> {
  const list = operationNamed(ask.site.operations, 'list_published_runs');
  if (!list) throw new Refusal('not_found', 'There are no runs here.');
  return ask.forward(href(list, Object.fromEntries(ask.query)));
}
