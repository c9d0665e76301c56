// The twins of a page: the same records as data, at the page's address with another ending, for the same
// question.

import { type Format, formatsOf } from '../../channels/formats/format.ts';
import type { Operation } from '../../kernel/operation.ts';
import { onceFor } from '../../kernel/remembered.ts';
import { html, joined, nothing, type SafeHtml } from '../kit/html.ts';
import type { Twin } from '../kit/page.ts';
import { pairsOf, queryText } from '../kit/query-text.ts';

const titles: Readonly<Record<string, string>> = {
  json: 'JSON',
  csv: 'CSV',
  ndjson: 'NDJSON',
  atom: 'Atom feed',
  ics: 'Calendar',
  jsonld: 'JSON-LD',
  md: 'Markdown',
  bib: 'BibTeX',
  ris: 'RIS',
  csl: 'CSL-JSON',
};

interface FormatTwin extends Twin {
  readonly suffix: string;
}

/** @param path the page's own; @param query the filters that the twin takes, without a question mark */
export function twinsOf(operation: Operation, path: string, query: URLSearchParams): readonly FormatTwin[] {
  const pairs = pairsOf(query).map(([parameter, value]) => ({
    parameter,
    text: queryText([[parameter, value]]),
  }));
  return endings(operation).map(({ name, suffix, mediaType, asked }) => {
    const known = pairs.filter(({ parameter }) => asked === undefined || parameter in asked.input);
    const text = known.map((pair) => pair.text).join('&');
    return {
      href: `${path}${suffix}${text === '' ? '' : `?${text}`}`,
      type: mediaType,
      title: titles[name] ?? name,
      suffix,
    };
  });
}

interface Ending extends Pick<Format, 'suffix' | 'mediaType'> {
  readonly name: string;
  readonly asked?: Operation;
}

/** Every page has its JSON, also where the API needs no ending for it. */
function withJson(formats: readonly Format[]): readonly Ending[] {
  const json: Ending = { name: 'json', suffix: '.json', mediaType: 'application/json' };
  return formats.some(({ suffix }) => suffix === '.json') ? formats : [json, ...formats];
}

const endings = onceFor((operation: Operation) => withJson(formatsOf(operation)));

/** The endings under which a page has twins. */
export function endingsOf(operation: Operation): readonly string[] {
  return endings(operation).map(({ suffix }) => suffix);
}

export function twinLinks(twins: readonly Twin[]): SafeHtml {
  if (twins.length === 0) return nothing;
  return html`<p class="twins" id="data">The same as data: ${joined(
    twins.map(({ href, title }) => html`<a href="${href}" rel="alternate">${title}</a>`),
    ', ',
  )}</p>`;
}
