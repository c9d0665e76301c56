// The documentation as a page: one anchor for each operation, named like it. No script; the style is
// part of the page and allowed by its hash.

import { hash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Page } from '../channels/docs/descriptions.ts';
import type { Documentation, ParameterDocs, RouteDocs } from '../channels/docs/documentation.ts';
import type { Section } from '../channels/docs/introduction.ts';
import { type Licence, licenceUrl } from '../channels/licence.ts';

const style = `
:root{color-scheme:light dark;--line:#8885;--soft:#8881;--link:#0b5cad}
@media(prefers-color-scheme:dark){:root{--link:#7db8ff}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:1rem;font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--link)}
a:focus-visible,summary:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--link);outline-offset:2px}
h2{margin-top:2.5rem;border-bottom:1px solid var(--line)}
h3{margin:2rem 0 .25rem}
section{scroll-margin-top:1rem}
code,pre{font:.9em/1.5 ui-monospace,monospace;background:var(--soft);border-radius:.25rem}
code{padding:.1em .3em}
pre{padding:.75rem;overflow-x:auto;overflow-wrap:normal}
dt{margin-top:.5rem}
dd{margin:0 0 0 1.25rem}
.scroll{overflow-x:auto}
table{border-collapse:collapse}
th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--line)}
nav ul{columns:14rem;padding-left:1.25rem}
.tier{border:1px solid var(--line);border-radius:.25rem;padding:0 .4em;font-size:.85em}
.skip{position:absolute;left:-999rem}
.skip:focus{left:1rem}
`;

type Html = ReturnType<typeof html>;

/** Text in which backticks mark code. */
function inline(text: string): readonly (string | Html)[] {
  return text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part));
}

export async function docsPage(docs: Documentation, licence: Licence): Promise<Page> {
  const { service, sections, topics } = docs;
  const body = await html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${service}: documentation</title>
<link rel="service-desc" type="application/json" href="/openapi.json">
<style>${raw(style)}</style></head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<h1>${service}: documentation</h1>
<p>Every route, made from the declarations that answer it. For programs: <a href="/openapi.json">OpenAPI</a>, <a href="/api/v1/docs?format=json">this as JSON</a>. For agents: <a href="/llms.txt">llms.txt</a>, <a href="/llms-full.txt">llms-full.txt</a>. <a href="/">Front page</a>.</p>
</header>
<nav aria-label="Topics"><ul>
${[...sections.map(({ id, title }) => entry(`about-${id}`, title)), ...topics.map(({ topic }) => entry(topicId(topic), topic))]}
</ul></nav>
<main id="content" tabindex="-1">
${sections.map(sectionPart)}
${topics.map(
  ({
    topic,
    description,
    routes,
  }) => html`<section id="${topicId(topic)}" aria-labelledby="${topicId(topic)}-title">
<h2 id="${topicId(topic)}-title">${topic}</h2>
<p>${description}</p>
${routes.map(routePart)}
</section>`,
)}
</main>
<footer><p>Data: <a href="${licenceUrl}" rel="license">CC BY 4.0</a>. ${licence.attribution}.</p></footer>
</body>
</html>`;
  const digest = hash('sha256', style, 'base64');
  return {
    html: String(body),
    policy: `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

function topicId(topic: string): string {
  return `topic-${topic.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
}

function entry(id: string, title: string): Html {
  return html`<li><a href="#${id}">${title}</a></li>`;
}

function sectionPart({ id, title, paragraphs, table }: Section): Html {
  const head = table?.head.map((cell) => html`<th scope="col">${cell}</th>`);
  const rows = table?.rows.map((row) => html`<tr>${row.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`);
  return html`<section id="about-${id}">
<h2>${title}</h2>
${paragraphs.map((paragraph) => html`<p>${inline(paragraph)}</p>`)}
${table ? html`<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>` : ''}
</section>`;
}

function routePart(route: RouteDocs): Html {
  const { name, method, path, tier, summary, description, deprecated, parameters, forms, refusals, example } =
    route;
  const codes = refusals.flatMap((one) => one.codes.map((code) => `${one.status} \`${code}\``)).join(', ');
  return html`<section id="${name}">
<h3><a href="#${name}">${name}</a></h3>
<p><code>${method} ${path}</code> <span class="tier">${tier}</span></p>
<p>${summary} ${inline(description ?? '')}</p>
${deprecated ? html`<p><strong>Deprecated.</strong> ${deprecated}</p>` : ''}
${parameters.length > 0 ? html`<dl>${parameters.map(parameterPart)}</dl>` : ''}
${forms.length > 0 ? html`<details><summary>Other forms</summary><dl>${forms.map(({ suffix, type, description }) => html`<dt><code>${path}${suffix}</code></dt><dd>${type}: ${description}</dd>`)}</dl></details>` : ''}
<pre tabindex="0" aria-label="Example of ${name}">${example}</pre>
${codes ? html`<details><summary>Refusals</summary><p>${inline(codes)}</p></details>` : ''}
</section>
`;
}

function parameterPart(one: ParameterDocs): Html {
  const said = [
    `Takes ${one.accepts}`,
    one.required ? 'required' : '',
    one.deprecated ? 'deprecated' : '',
    one.default === undefined ? '' : `by default ${String(one.default)}`,
    one.example === undefined ? '' : `for example ${JSON.stringify(one.example)}`,
  ];
  return html`<dt><code>${one.name}</code> (${one.in})</dt><dd>${inline(one.description)} <small>${said.filter(Boolean).join('; ')}.</small></dd>`;
}
