// Where the descriptions of the service are answered: each made once, at its first request.

import { Refusal } from '../../kernel/refusal.ts';
import { queryOf } from '../address-parts.ts';
import { keptText } from '../kept-text.ts';
import type { Licence } from '../licence.ts';
import { openapiDocument } from '../openapi/openapi-document.ts';
import { readQuery } from '../rest/query.ts';
import type { Pages } from '../rest/rest.ts';
import type { Described } from './described.ts';
import { type Documentation, documentation } from './documentation.ts';
import { asMarkdown, introduction } from './introduction.ts';
import { llmsFullText, llmsText } from './llms-text.ts';

/** A page as text, with the policy that lets its own style through. */
export interface Page {
  readonly html: string;
  readonly policy: string;
}

/** Adds them to the router. `page` draws the documentation. */
export function describe(
  app: Pages,
  described: Described,
  licence: Licence,
  page: (docs: Documentation, licence: Licence) => Promise<Page>,
): void {
  const { siteUrl, routes } = described;
  const docs = once(() => documentation(described));
  const openapi = keptText('application/json', () =>
    JSON.stringify(openapiDocument({ ...described, introduction: asMarkdown(introduction(siteUrl), '##') })),
  );
  const json = keptText('application/json', () => JSON.stringify(docs()));
  const drawn = once(() => page(docs(), licence));
  const html = keptText('text/html', async () => (await drawn()).html);
  const llms = keptText('text/plain', () => llmsText(docs(), licence));
  const full = keptText('text/plain', () => llmsFullText(docs(), licence));

  const at = (path: string, answer: (request: Request, asked: Asked) => Promise<Response>) => {
    const route = routes.find((one) => one.path === path);
    if (!route) throw new Error(`${path} is not among the plain routes`);
    app.get(path, (c) => answer(c.req.raw, readQuery(route, queryOf(c.req.raw.url))));
  };
  for (const path of ['/openapi.json', '/api/v1/openapi', '/api/v1/openapi.json']) {
    at(path, (request) => openapi.answer(request, {}));
  }
  at('/api/v1/docs', async (request, { format }) => {
    if (format === 'json') return json.answer(request, {});
    if (format !== undefined && format !== 'html') {
      const message = 'format must be one of html, json.';
      throw new Refusal('invalid_input', message, { errors: [{ field: 'format', code: 'enum', message }] });
    }
    return html.answer(request, { 'Content-Security-Policy': (await drawn()).policy });
  });
  at('/llms.txt', (request) => llms.answer(request, {}));
  at('/llms-full.txt', (request) => full.answer(request, {}));
}

type Asked = Readonly<Record<string, unknown>>;

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
