// The documentation as pages: an index, one page for each operation with a live example and a form that
// tries it, one for each guide. All of it is made from the declarations that answer.

import type { Documentation, RouteDocs } from '../../channels/docs/documentation.ts';
import { routeText } from '../../channels/docs/llms-text.ts';
import { exampleValue } from '../../channels/http/route-example.ts';
import { apiRoot } from '../../kernel/address.ts';
import type { Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { reaches } from '../../kernel/tier.ts';
import { fieldsOf, form } from '../kit/form.ts';
import { type Hole, html, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import { markdown } from '../kit/markdown.ts';
import { type Page, type PageRequest, type PageRoute, permanently, seeOther } from '../kit/page.ts';
import { guides } from './guides.ts';
import { addressOf, isOfDemo, liveExample, type Names, namesHere } from './live-example.ts';
import { programs, shownAnswer } from './model.ts';

const section = '/docs';

/** @param documented the documentation as data, made at its first use */
export function docsRoutes(documented: () => Documentation): readonly PageRoute[] {
  return [
    { name: 'docs', method: 'GET', path: '/docs', answer: async (ask) => index(ask, documented()) },
    {
      name: 'docs guide',
      method: 'GET',
      path: '/docs/guides/:name',
      answer: async (ask) => guidePage(ask, documented()),
    },
    { name: 'docs trial', method: 'GET', path: '/docs/:name/try', answer: trial },
    {
      name: 'docs operation',
      method: 'GET',
      path: '/docs/:name',
      // Each operation has its form on its own page.
      answer: async (ask) =>
        ask.params.name === 'console' ? permanently(section) : operationPage(ask, documented()),
    },
  ];
}

function markdownFile(text: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'Cache-Control': 'public, max-age=60' },
  });
}

function contents(ask: PageRequest, docs: Documentation, here: string): SafeHtml {
  const entry = (href: string, text: string) =>
    html`<li><a href="${href}"${href === here ? html` aria-current="page"` : nothing}>${text}</a></li>`;
  return html`<details class="filters toc"><summary>Contents</summary><nav aria-label="Documentation"><ul>${guides(ask.site.url).map(({ name, title }) => entry(`/docs/guides/${name}`, title))}</ul>
${docs.topics.map(({ topic, routes }) => html`<h3 class="kind">${topic}</h3><ul>${routes.map(({ name }) => entry(`/docs/${name}`, name))}</ul>`)}</nav></details>`;
}

function index(ask: PageRequest, docs: Documentation): Page {
  const all = guides(ask.site.url);
  return {
    title: 'Documentation',
    description:
      'Every operation with its parameters, the fields of its answer by tier, a live example and a form to try it.',
    section,
    shared: true,
    twins: [{ href: '/llms-full.txt', type: 'text/plain', title: 'Everything as text' }],
    body: html`${titleBlock({ title: 'Documentation', lede: 'Reading needs no key: ask, and get JSON. Every operation has a page with a live example and a form to try it.' })}
<div class="stack">
<pre data-copy tabindex="0" aria-label="A command">curl '${ask.site.url}${apiRoot}/grants?q=senescence'</pre>
<section class="section"><h2>Guides</h2><ul class="links columns">${all.map(({ name, title }) => html`<li><a href="/docs/guides/${name}">${title}</a></li>`)}</ul></section>
${docs.topics.map(({ topic, description, routes }) => {
  const own = routes;
  if (own.length === 0) return nothing;
  return html`<section class="section"><h2>${topic}</h2><p class="muted">${description}</p><section class="scroll" tabindex="0" aria-label="${topic}"><table class="index stacking"><tbody>${own.map((route) => html`<tr><th scope="row"><a href="/docs/${route.name}">${route.name}</a></th><td><code>${route.method} ${route.path}</code>${route.tier === 'public' ? nothing : html` <span class="tier">${route.tier}</span>`}</td><td>${route.summary}</td></tr>`)}</tbody></table></section></section>`;
})}
<p class="twins">For programs: <a href="/openapi.json">OpenAPI</a>, <a href="${apiRoot}/docs?format=json">this as JSON</a>, <a href="/llms.txt">llms.txt</a>, <a href="/llms-full.txt">llms-full.txt</a></p>
</div>`,
  };
}

function guidePage(ask: PageRequest, docs: Documentation): Page | Response {
  const file = ask.params.name ?? '';
  const guide = guides(ask.site.url).find(({ name }) => name === file.replace(/\.md$/, ''));
  if (!guide) throw new Refusal('not_found', 'There is no such guide.');
  if (file.endsWith('.md')) return markdownFile(`# ${guide.title}\n\n${guide.text}\n`);
  const here = `/docs/guides/${guide.name}`;
  return {
    title: guide.title,
    description: `${guide.title}: how to read the catalogue with programs.`,
    section,
    shared: true,
    twins: [{ href: `${here}.md`, type: 'text/markdown', title: 'Markdown' }],
    body: html`<div class="side">${contents(ask, docs, here)}<article>${titleBlock({ title: guide.title, crumbs: [{ href: '/docs', text: 'Documentation' }] })}<div class="prose">${markdown(guide.text, true)}</div><p class="twins">The same as <a href="${here}.md">Markdown</a></p></article></div>`,
  };
}

async function operationPage(ask: PageRequest, docs: Documentation): Promise<Page | Response> {
  const fullName = ask.params.name ?? '';
  const name = fullName.replace(/\.(?:md|json)$/, '');
  const route = docs.topics.flatMap(({ routes }) => routes).find((one) => one.name === name);
  const operation = ask.site.operations.find((one) => one.name === name);
  if (!route) throw new Refusal('not_found', 'There is no operation of this name.');
  if (fullName.endsWith('.md')) return markdownFile(`${routeText(route).replace('### ', '# ')}\n`);
  if (fullName.endsWith('.json'))
    return Response.json(route, { headers: { 'Cache-Control': 'public, max-age=60' } });
  const names = operation ? await namesHere(ask, operation) : {};
  const live = operation ? await liveExample(ask, operation, names) : null;
  const here = `/docs/${name}`;
  return {
    title: name,
    description: route.summary,
    section,
    shared: true,
    ...(live ? { until: live.until } : {}),
    twins: [
      { href: `${here}.md`, type: 'text/markdown', title: 'Markdown' },
      { href: `${here}.json`, type: 'application/json', title: 'JSON' },
    ],
    body: html`<div class="side">${contents(ask, docs, here)}<article class="stack">
<div>${titleBlock({ title: name, lede: route.summary, crumbs: [{ href: '/docs', text: 'Documentation' }], below: html`<p><code>${route.method} ${route.path}</code> <span class="tier">${route.tier} tier</span></p>` })}
${route.description ? html`<div class="prose"><p>${inlineCode(route.description)}</p></div>` : nothing}${route.deprecated ? html`<div class="notice"><h2>Deprecated</h2><p>${route.deprecated}</p></div>` : nothing}</div>
<section class="section"><h2>In a program</h2>${(operation ? programs(operation, ask.site.url, names) : [{ language: 'curl', text: route.example }]).map(({ language, text }) => html`<h3>${language}</h3><pre data-copy tabindex="0" aria-label="${language}">${text}</pre>`)}${operation && !live && isOfDemo(ask, operation) ? html`<p class="muted small">What its address names is an example and not here: put a name in its place that is.</p>` : nothing}</section>
${live ? html`<section class="section"><h2>A live answer</h2><p class="muted small"><code>GET ${live.address}</code>, asked now.</p><pre tabindex="0" aria-label="A live answer">${shownAnswer(live.answer)}</pre></section>` : recordedPart(route)}
${parametersPart(route)}${operation ? triedPart(ask, operation, names) : nothing}
${fieldsPart(route)}${formatsPart(route)}${refusalsPart(route)}
<p class="twins">The same as <a href="${here}.md">Markdown</a>, <a href="${here}.json">JSON</a>, <a href="/openapi.json">OpenAPI</a></p>
</article></div>`,
  };
}

/** Text in which backticks mark code. */
function inlineCode(text: string): Hole {
  return text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part));
}

function tablePart(title: string, head: readonly string[], rows: readonly (readonly Hole[])[]): SafeHtml {
  if (rows.length === 0) return nothing;
  return html`<section class="section"><h2>${title}</h2><section class="scroll" tabindex="0" aria-label="${title}"><table${head.length > 3 ? html` class="stacking"` : nothing}><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead><tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></section></section>`;
}

function parametersPart({ parameters }: RouteDocs): SafeHtml {
  return tablePart(
    'Parameters',
    ['Name', 'In', 'What it takes', 'Meaning'],
    parameters.map((one) => [
      html`<code>${one.name}</code>${one.required ? html`<br><span class="kind">required</span>` : nothing}`,
      one.in,
      html`${inlineCode(one.accepts)}${one.default === undefined ? nothing : html`<br><span class="muted">by default ${String(one.default)}</span>`}`,
      html`${inlineCode(one.description)}${one.example === undefined ? nothing : html`<br><span class="muted">such as <code>${exampleText(one.example)}</code></span>`}`,
    ]),
  );
}

function fieldsPart({ members }: RouteDocs): SafeHtml {
  return tablePart(
    'The answer',
    ['Member', 'Type', 'Tier', 'Null', 'Meaning'],
    members
      .slice(0, 150)
      .map((one) => [
        html`<code>${one.name}</code>`,
        one.type,
        one.tier === 'public' ? 'public' : html`<span class="tier">${one.tier}</span>`,
        one.nullable ? 'may be' : 'never',
        inlineCode(one.meaning),
      ]),
  );
}

function exampleText(example: unknown): string {
  return typeof example === 'object' ? JSON.stringify(example) : String(example);
}

/** The example as the demo answers it, where this catalogue has no answer of its own to show. */
function recordedPart({ answer, method, path }: RouteDocs): SafeHtml {
  if (answer === undefined) return nothing;
  return html`<section class="section"><h2>An answer</h2><p class="muted small"><code>${method} ${path}</code>, as the demo catalogue answers it.</p><pre tabindex="0" aria-label="An answer">${shownAnswer(answer)}</pre></section>`;
}

function formatsPart({ forms, path }: RouteDocs): SafeHtml {
  return tablePart(
    'Other formats',
    ['Address', 'Type', 'What it is'],
    forms.map((one) => [html`<code>${path}${one.suffix}</code>`, one.type, one.description]),
  );
}

function refusalsPart({ refusals }: RouteDocs): SafeHtml {
  return tablePart(
    'Refusals',
    ['Status', 'Codes'],
    refusals.map(({ status, codes }) => [
      String(status),
      codes.map((code, at) => [at > 0 ? ', ' : null, html`<code>${code}</code>`]),
    ]),
  );
}

/** A plain form that asks a reading operation; it leads through an address that leaves empty fields out. */
function triedPart(ask: PageRequest, operation: Operation, names: Names): SafeHtml {
  if (operation.method !== 'GET' || operation.audited) return nothing;
  const fields = fieldsOf(operation, (_, param) => param.in === 'query' || param.in === 'path').map(
    ({ hint: _hint, ...one }) => ({ ...one, name: triedName(one.name) }),
  );
  const values = Object.fromEntries(
    Object.entries(operation.input).flatMap(([name, param]) => {
      const example = param.optional ? undefined : (names[name] ?? exampleValue(param));
      return example === undefined ? [] : [[triedName(name), String(example)]];
    }),
  );
  const level = reaches(ask.visit.caller.tier, operation.tier)
    ? nothing
    : html`<p class="muted small">Without a key of the ${operation.tier} tier the answer is 403.</p>`;
  return html`<section class="section"><h2>Try it</h2>${level}${form({ id: 'try', action: `/docs/${operation.name}/try`, method: 'get', fields, submit: 'Ask', values, label: `Ask ${operation.name}` })}</section>`;
}

/** What a field is called in the address of a form: no address may name a token, where a key might stand. */
function triedName(name: string): string {
  return name === 'token' ? 'link_token' : name;
}

/** Leads to the answer of the API for what a form filled in. */
async function trial(ask: PageRequest): Promise<Response> {
  const operation = ask.site.operations.find(
    ({ name, method }) => name === ask.params.name && method === 'GET',
  );
  if (!operation) throw new Refusal('not_found', 'There is no such operation to try.');
  const values = Object.keys(operation.input).flatMap((name) => {
    const value = ask.query.get(triedName(name));
    return value === null ? [] : [[name, value] as const];
  });
  return seeOther(addressOf(operation, Object.fromEntries(values)));
}
