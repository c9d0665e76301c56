// Pages about the site itself: texts, the state of the data, the data sets, and pages that the operator wrote.

import type { Doc } from '../../kernel/family.ts';
import { listContentFamilies } from '../../operations/content.ts';
import { getDatasets } from '../../operations/datasets.ts';
import { getStats } from '../../operations/stats.ts';
import { lastCheck } from '../../people/markets/check.ts';
import { askNamed, operationNamed } from '../kit/ask.ts';
import { day, fromNow, instant, numberText } from '../kit/format.ts';
import { type Hole, html, nothing, outward, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import { markdown } from '../kit/markdown.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { dataTable } from '../kit/table.ts';
import { type AboutText, aboutTexts } from './about-texts.ts';
import { ideasPage } from './ideas-page.ts';

/** A text of the site: its page, and its twin. */
export function textRoutes(one: AboutText): readonly PageRoute[] {
  const page = async (): Promise<Page> => ({
    title: one.title,
    description: one.lede,
    shared: true,
    twins: [{ href: `${one.path}.md`, type: 'text/markdown', title: 'Markdown' }],
    body: html`${titleBlock({ title: one.title, lede: one.lede })}<div class="prose">${markdown(one.text)}</div><p class="twins">The same as <a href="${one.path}.md">Markdown</a></p>`,
  });
  const file = async () =>
    new Response(`# ${one.title}\n\n${one.lede}\n\n${one.text}\n`, {
      headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'Cache-Control': 'public, max-age=60' },
    });
  return [
    { name: `about ${one.path}`, method: 'GET', path: one.path, answer: page },
    { name: `about ${one.path} as Markdown`, method: 'GET', path: `${one.path}.md`, answer: file },
  ];
}

interface Counted {
  readonly title: string;
  readonly rows: number | null;
  readonly updated_at: string | null;
}

interface Source {
  readonly source: string;
  readonly harvested_at: string | null;
  readonly tried_at: string | null;
}

/** When each source was read; nothing where none was harvested here. */
function sourceAges(sources: readonly Source[], now: Date): Hole {
  if (sources.length === 0) return nothing;
  const rows = sources.map(({ source, harvested_at, tried_at }) => [
    source,
    harvested_at ? instant(harvested_at) : 'never',
    harvested_at ? fromNow(harvested_at, now) : '',
    tried_at ? instant(tried_at) : '',
  ]);
  const head = ['Source', 'Last read with success', 'How long ago', 'Last tried'];
  return html`<section class="section" id="sources"><h2>Freshness by source</h2>${dataTable('Freshness by source', head, rows)}</section>`;
}

/** How fresh everything is. */
const statusPage: PageRoute = {
  name: 'status',
  method: 'GET',
  path: '/status',
  answer: async (ask) => {
    const { site, now, context } = ask;
    const catalogue = (await askNamed(ask, 'get_catalogue'))?.answer;
    const dumps = (await askNamed(ask, getDatasets))?.answer;
    const families = ((catalogue?.families ?? []) as readonly Counted[]).filter(
      ({ rows }) => rows !== null && rows > 0,
    );
    const sources = (await askNamed(ask, getStats))?.answer.sources ?? [];
    const markets = operationNamed(site.operations, 'list_markets') ? await lastCheck(context.desk) : null;
    const made = dumps?.generated_at;
    const mirrored = context.mirrored();
    return {
      title: 'Status',
      description: 'How fresh the data are, and whether this node follows its log.',
      body: html`${titleBlock({ title: 'Status', lede: 'How fresh the data are, and whether this node follows its log.' })}
<div class="stack"><dl class="facts lead"><div><dt>This node</dt><dd>answers <small>asked ${instant(now.toISOString())}</small></dd></div>
${
  mirrored === null
    ? nothing
    : html`<div><dt>Mirror of</dt><dd>${outward(mirrored.url)} <small>Its records come from there.</small></dd></div>
<div><dt>In step with it</dt><dd>${
        mirrored.inStepAt === null
          ? html`not yet <small>It is still loading.</small>`
          : html`${fromNow(mirrored.inStepAt, now)} <small>${instant(mirrored.inStepAt)}</small>`
      }</dd></div>
`
}<div><dt>Follows the log</dt><dd>${ask.visit.headers.Warning ? 'behind' : 'yes'} <small>at change <span class="number">${numberText(context.reader.version(context.tier))}</span></small></dd></div>
<div><dt>Dumps</dt><dd>${typeof made === 'string' ? fromNow(made, now) : 'none yet'} <small>${typeof made === 'string' ? instant(made) : site.dumpsNightly ? 'They are made every night.' : 'This node makes none by itself.'}</small></dd></div>${
        markets === null
          ? nothing
          : html`<div><dt>Sums of the markets</dt><dd>${markets.problems.length === 0 ? 'hold' : 'do not hold'} <small>looked at ${instant(markets.at)}</small></dd></div>`
      }</dl>
<section class="section"><h2>Freshness by family</h2>${dataTable(
        'Freshness by family',
        ['Family', 'Records', 'Last changed', 'How long ago'],
        families.map(({ title, rows, updated_at }) => [
          title,
          numberText(rows ?? 0),
          updated_at ? day(updated_at) : '',
          updated_at ? fromNow(updated_at, now) : '',
        ]),
      )}</section>
${sourceAges(sources, now)}
<p class="muted small">Operators ask <code>/healthz</code> and <code>/readyz</code>.</p></div>`,
    };
  },
};

/** The families of content, each with its count, and the items of one. */
const contentRoutes: readonly PageRoute[] = [
  {
    name: 'content families',
    method: 'GET',
    path: '/content',
    answer: async (ask) => {
      const rows = (await askNamed(ask, listContentFamilies))?.answer.data ?? [];
      return {
        title: 'Content',
        description: 'What people and companies of the catalogue said and published.',
        shared: true,
        body: html`${titleBlock({ title: 'Content', lede: 'What people and companies of the catalogue said and published.' })}${dataTable(
          'Families of content',
          ['Kind', 'Items'],
          rows.map(({ family, title, count }) => [
            html`<a href="/content/${family}">${title}</a>`,
            numberText(count),
          ]),
        )}`,
      };
    },
  },
];

/** The 404 of an address, unless the operator wrote a page for it. */
export async function operatorPage(ask: PageRequest): Promise<Page | null> {
  const pages = await askNamed(ask, 'list_pages', { limit: 200 });
  const found = ((pages?.answer.data ?? []) as readonly Doc[]).find(({ path }) => path === ask.path);
  if (!found) return null;
  const title = String(found.title);
  const text = typeof found.body === 'string' ? markdown(found.body) : nothing;
  return {
    title,
    description: (found.summary as string | null) ?? title,
    shared: true,
    linkedData: {
      '@context': 'https://schema.org/',
      '@type': 'Article',
      headline: title,
      dateModified: found.lastmod,
      url: `${ask.site.url}${ask.path}`,
    },
    body: html`<article>${titleBlock({ title, lede: (found.summary as string | null) ?? null })}<div class="prose">${text}</div><p class="muted small">Last changed ${day(found.lastmod)}${found.markdown_url ? html`; ${outward(found.markdown_url, 'the text as Markdown')}` : nothing}</p></article>`,
  };
}

export function siteRoutes(
  about: { readonly name: string; readonly partner: string },
  block: (value: unknown, site: string) => SafeHtml,
): readonly PageRoute[] {
  return [...aboutTexts(about).flatMap(textRoutes), statusPage, ...contentRoutes, ideasPage(block)];
}
