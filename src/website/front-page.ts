// The front page: what this is, and where the API is. Plain HTML, no script, no style from elsewhere.

import { html } from 'hono/html';
import { type Licence, licenceUrl } from '../channels/licence.ts';
import type { Operation } from '../kernel/operation.ts';

export interface FrontPage {
  readonly serviceName: string;
  readonly siteUrl: string;
  readonly licence: Licence;
  readonly operations: readonly Operation[];
}

export async function frontPage(page: FrontPage): Promise<Response> {
  const { serviceName, siteUrl, licence } = page;
  const rows = page.operations
    .filter((operation) => operation.method === 'GET')
    .map((operation) => {
      const path = operation.root === 'site' ? operation.path : `/api/v1${operation.path}`;
      const shown =
        operation.path.includes('{') || operation.tier !== 'public'
          ? path
          : html`<a href="${path}">${path}</a>`;
      return html`<tr><td>${shown}</td><td>${operation.tier}</td><td>${operation.summary}</td></tr>`;
    });
  const body = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${serviceName}</title>
<link rel="service-desc" type="application/json" href="/openapi.json"><link rel="service-doc" href="/api/v1/docs"></head>
<body>
<h1>${serviceName}</h1>
<p>The open catalogue of funding and research in longevity science: grants, events, rated companies, funds, projects, heroes and theories, for scientists, funders, analysts and their programs.</p>
<p>The API lives under <a href="/api/v1/grants">${siteUrl}/api/v1</a>. Reading the public tier needs no key. Try <a href="/api/v1/search?q=senescence">/api/v1/search?q=senescence</a> or <a href="/api/v1/stats">/api/v1/stats</a>.</p>
<p>Read on: <a href="/api/v1/docs">the documentation</a>, every route with an example; <a href="/openapi.json">OpenAPI</a> for programs; <a href="/llms.txt">llms.txt</a> for agents.</p>
<table>
<caption>What can be asked</caption>
<thead><tr><th>Address</th><th>Tier</th><th>Answer</th></tr></thead>
<tbody>${rows}</tbody>
</table>
<p>Data: <a href="${licenceUrl}" rel="license">CC BY 4.0</a>. ${licence.attribution}.</p>
</body>
</html>`;
  return new Response(String(await body), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=60' },
  });
}
