// The data sets: the dumps with sizes and hashes, each list as files, what each member means and its first
// rows, how to keep a copy; and all of it as catalogues for programs.

import { href } from '../../kernel/address.ts';
import { memberOf } from '../../kernel/display.ts';
import type { Doc, Family } from '../../kernel/family.ts';
import { recordSchema } from '../../kernel/listing.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { reaches } from '../../kernel/tier.ts';
import { getDatasets } from '../../operations/datasets.ts';
import { askOperation } from '../kit/ask.ts';
import { bytesText, day, labelOf, numberText } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { dataTable } from '../kit/table.ts';
import { columnsOf, familyPage, headlineOf, recordPath, titleOf } from '../records/family-page.ts';
import { inline } from '../records/values.ts';
import { croissant, type Described, type DumpFile, dcat, typeOf } from './data-catalogues.ts';

/** The families whose lists the caller may read. */
function listed({ site, context }: PageRequest): readonly (Family & { readonly page: string })[] {
  return site.families.filter(
    (one): one is Family & { readonly page: string } =>
      one.list !== undefined && one.page !== undefined && reaches(context.tier, one.tier),
  );
}

async function index(ask: PageRequest): Promise<{ files: readonly DumpFile[]; generated_at: string | null }> {
  const { files, generated_at } = (await askOperation(ask, getDatasets)).answer;
  return { files, generated_at };
}

/** The same family has a file for each tier. */
const nameOf = ({ url }: DumpFile) => url.split('/').at(-1);

async function datasets(ask: PageRequest): Promise<Page> {
  const { site } = ask;
  const { files, generated_at } = await index(ask);
  const path = (address: string) => (address.startsWith(site.url) ? address.slice(site.url.length) : address);
  const described = describedBy(ask, files, generated_at);
  return {
    title: 'Data sets',
    section: '/datasets',
    description: 'Whole families as files, with sizes, hashes and what each member means.',
    twins: [
      { href: '/datasets/index.json', type: 'application/json', title: 'Index' },
      ...catalogues.map(({ path, title }) => ({ href: path, type: 'application/ld+json', title })),
    ],
    linkedData: catalogueData(described),
    body: html`${titleBlock({ title: 'Data sets', lede: `Whole families as files${site.dumpsNightly ? ', made every night' : ''}: one JSON object a line, compressed. For bulk reads take these and follow the changes.` })}
<div class="stack">
${
  files.length === 0
    ? html`<div class="notice"><h2>No files yet</h2><p>${site.dumpsNightly ? 'They are made at night. Until then every' : 'Every'} list has its rows as <a href="/grants.csv">CSV</a> and <a href="/grants.ndjson">NDJSON</a>.</p></div>`
    : html`${generated_at ? html`<p class="muted">Made on ${day(generated_at)}.</p>` : nothing}${dataTable(
        'Files',
        ['File', 'Rows', 'Size', 'Tier', 'SHA-256'],
        files.map((one) => [
          one.bytes === null ? nameOf(one) : html`<a href="${path(one.url)}">${nameOf(one)}</a>`,
          one.rows === null ? '' : numberText(one.rows),
          one.bytes === null ? '' : bytesText(one.bytes),
          one.access_level,
          one.sha256 === null ? 'needs a key' : html`<code>${one.sha256.slice(0, 16)}…</code>`,
        ]),
      )}`
}
<section class="section"><h2>Each list as it is now</h2>${dataTable(
      'Lists as files',
      ['Family', 'As files', 'What each member means'],
      listed(ask).map((one) => [
        html`<a href="${one.page}">${one.title}</a>`,
        html`<a href="${one.page}.csv">CSV</a>, <a href="${one.page}.ndjson">NDJSON</a>, <a href="${one.page}.jsonld">JSON-LD</a>`,
        html`<a href="/datasets/${one.name}">dictionary and first rows of ${one.title.toLowerCase()}</a>`,
      ]),
    )}</section>
<section class="section"><h2>Keep a copy</h2><div class="prose"><p>Take the files, check their hashes against <a href="/datasets/index.json">the index</a>, then follow <a href="/docs/guides/changes">the change feed</a> from its place there. This program does it alone:</p><pre data-copy tabindex="0" aria-label="A command">perennial mirror ${site.url}</pre></div></section>
<section class="section"><h2>For catalogues of data</h2><ul class="links">${catalogues.map(({ path, title, what }) => html`<li><a href="${path}">${title}</a> <span class="muted">${what}</span></li>`)}</ul></section>
</div>`,
  };
}

const firstRows = 20;

/** What each member of a family means, and its first rows. */
async function dictionary(ask: PageRequest): Promise<Page> {
  const { context } = ask;
  const family = listed(ask).find(({ name }) => name === ask.params.family);
  if (!family) throw new Refusal('not_found', 'There is no such family among the data sets.');
  const { properties, required = [] } = recordSchema(family, context.tier, 'row') as {
    properties: Record<string, Described>;
    required?: readonly string[];
  };
  const title = `${family.title}: the data`;
  return {
    title,
    description: `What each member of ${family.title.toLowerCase()} means, with the first rows.`,
    section: '/datasets',
    shared: true,
    body: html`${titleBlock({ title, lede: family.summary, crumbs: [{ href: '/datasets', text: 'Data sets' }] })}
<div class="stack"><p>As files: <a href="${family.page}.csv">CSV</a>, <a href="${family.page}.ndjson">NDJSON</a>, <a href="${family.page}.jsonld">JSON-LD</a>; as <a href="${href({ path: '/schemas/{family}' }, { family: family.name })}">JSON Schema</a>.</p>
${await rowsOf(ask, family)}
<section class="section" id="members"><h2>What each member means</h2>${dataTable(
      'Members',
      ['Member', 'Type', 'May be null', 'Meaning'],
      Object.entries(properties).map(([member, schema]) => [
        html`<code>${member}</code>`,
        typeOf(schema),
        isNullable(schema) || !required.includes(member) ? 'yes' : 'no',
        schema.description ?? '',
      ]),
    )}</section></div>`,
  };
}

function isNullable({ type, anyOf = [] }: Described): boolean {
  return [type].flat().includes('null') || anyOf.some((one) => isNullable(one));
}

async function rowsOf(ask: PageRequest, family: Family): Promise<SafeHtml> {
  const list = familyPage(family, ask.site.operations)?.list;
  if (!list) return nothing;
  const { answer } = await askOperation(ask, list, { limit: firstRows });
  const rows = (Array.isArray(answer) ? answer : answer.data) as readonly Doc[];
  if (rows.length === 0) return nothing;
  const headline = headlineOf(family);
  const members = [
    ...new Set([...(headline ? [headline] : []), ...columnsOf(family, ask.visit.caller.tier)]),
  ].slice(0, 5);
  const cells = rows.map((row) => {
    const path = recordPath(family, row);
    const name = titleOf(family, row);
    return [
      path && familyPage(family, ask.site.operations)?.hasPages ? html`<a href="${path}">${name}</a>` : name,
      ...members.map((member) => inline(memberOf(row, member), { site: ask.site.url, word: true, member })),
    ];
  });
  const head = [
    labelOf(String(family.heading)),
    ...members.map((one) => labelOf(one.split('.').at(-1) as string)),
  ];
  return html`<section class="section" id="rows"><h2>The first rows</h2>${dataTable('The first rows', head, cells)}</section>`;
}

/** What the catalogues say, whoever asks: what everybody may have. */
function describedBy(
  { site, now }: PageRequest,
  files: readonly DumpFile[],
  generatedAt: string | null,
): Parameters<typeof croissant>[0] {
  const families = site.families.filter(
    (one): one is Family & { readonly page: string } =>
      one.list !== undefined && one.page !== undefined && one.tier === 'public',
  );
  return {
    site: site.url,
    name: site.name,
    families,
    files: files.filter(({ access_level, sha256 }) => access_level === 'public' && sha256 !== null),
    at: generatedAt ?? now.toISOString(),
  };
}

/** The files as a catalogue of schema.org's words. */
function catalogueData({ site, name, families, files }: Parameters<typeof croissant>[0]): object {
  return {
    '@context': 'https://schema.org/',
    '@type': 'DataCatalog',
    '@id': `${site}/datasets`,
    name: `${name}: data sets`,
    license: 'https://creativecommons.org/licenses/by/4.0/',
    dataset: files.map((one) => ({
      '@type': 'Dataset',
      name: one.family,
      description:
        families.find((family) => family.name === one.family)?.summary ??
        `All public records of ${one.family}, one a line.`,
      license: 'https://creativecommons.org/licenses/by/4.0/',
      distribution: {
        '@type': 'DataDownload',
        contentUrl: one.url,
        encodingFormat: 'application/gzip',
        contentSize: String(one.bytes),
        sha256: one.sha256,
      },
    })),
  };
}

const catalogues = [
  {
    path: '/datasets/croissant.json',
    title: 'Croissant',
    what: 'for programs that learn from data',
    make: croissant,
  },
  { path: '/datasets/dcat.jsonld', title: 'DCAT', what: 'for portals that collect data sets', make: dcat },
] as const;

export const datasetRoutes: readonly PageRoute[] = [
  { name: 'data sets', method: 'GET', path: '/datasets', answer: datasets },
  ...catalogues.map(
    ({ path, title, make }): PageRoute => ({
      name: `data sets as ${title}`,
      method: 'GET',
      path,
      answer: async (ask) => {
        const { files, generated_at } = await index(ask);
        return new Response(JSON.stringify(make(describedBy(ask, files, generated_at))), {
          headers: {
            'Content-Type': 'application/ld+json; charset=utf-8',
            'Cache-Control': 'public, max-age=60',
            'Access-Control-Allow-Origin': '*',
          },
        });
      },
    }),
  ),
  { name: 'dictionary of a data set', method: 'GET', path: '/datasets/:family', answer: dictionary },
];
