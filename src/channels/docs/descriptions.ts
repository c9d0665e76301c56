// Where the descriptions of the service are answered: each made once, at its first request or before it.

import { apiRoot } from '../../kernel/address.ts';
import { invalid } from '../../kernel/refusal.ts';
import { lazily } from '../../kernel/remembered.ts';
import { queryOf } from '../http/address-parts.ts';
import type { Licence } from '../http/licence.ts';
import { readQuery } from '../http/query.ts';
import { type StaticText, staticText } from '../http/static-text.ts';
import type { Described } from '../openapi/described.ts';
import { openapiDocument } from '../openapi/openapi-document.ts';
import type { Pages } from '../rest/rest.ts';
import { documentation } from './documentation.ts';
import { asMarkdown, introduction } from './introduction.ts';
import { llmsFullText, llmsText } from './llms-text.ts';

interface Descriptions {
  readonly documented: () => ReturnType<typeof documentation>;
  /** Adds them to the router. */
  readonly add: (app: Pages) => void;
  /** Each makes one that takes a while, for whoever has the time. */
  readonly make: readonly (() => Promise<unknown>)[];
}

export function descriptionsOf(described: Described, licence: Licence): Descriptions {
  const { siteUrl } = described;
  const docs = lazily(() => documentation(described));
  const openapi = staticText('application/json', () =>
    JSON.stringify(openapiDocument({ ...described, introduction: asMarkdown(introduction(siteUrl)) })),
  );
  const json = staticText('application/json', () => JSON.stringify(docs()));
  const llms = staticText('text/plain', () => llmsText(docs(), licence));
  const full = staticText('text/plain', () => llmsFullText(docs(), licence));
  const add = (app: Pages) => addRoutes(app, described, { openapi, json, llms, full });
  return { documented: docs, add, make: [openapi.made, json.made, full.made] };
}

function addRoutes(
  app: Pages,
  { routes }: Described,
  { openapi, json, llms, full }: Readonly<Record<'openapi' | 'json' | 'llms' | 'full', StaticText>>,
): void {
  const at = (path: string, answer: (request: Request, asked: Parameters) => Promise<Response>) => {
    const route = routes.find((one) => one.path === path);
    if (!route) throw new Error(`${path} is not among the plain routes`);
    app.get(path, (c) => answer(c.req.raw, readQuery(route, queryOf(c.req.raw.url))));
  };
  for (const path of ['/openapi.json', `${apiRoot}/openapi`, `${apiRoot}/openapi.json`]) {
    at(path, (request) => openapi.answer(request, {}));
  }
  at(`${apiRoot}/docs`, async (request, { format }) => {
    if (format === 'json') return json.answer(request, {});
    if (format !== undefined && format !== 'html') {
      throw invalid('format', 'format must be one of html, json.', 'enum');
    }
    // The documentation for people is pages of the site.
    return new Response(null, { status: 308, headers: { Location: '/docs' } });
  });
  at('/llms.txt', (request) => llms.answer(request, {}));
  at('/llms-full.txt', (request) => full.answer(request, {}));
}

type Parameters = Readonly<Record<string, unknown>>;
