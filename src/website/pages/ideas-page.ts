// The graph of ideas as a list in the order of its trees: each with what stands above it, how it stands to others,
// and who works on it.

import { readQuery } from '../../channels/http/query.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { wordText } from '../../kernel/word-text.ts';
import { askOperation, operationNamed } from '../kit/ask.ts';
import { countText, numberText } from '../kit/format.ts';
import { type Hole, html, joined, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { PageRequest, PageRoute } from '../kit/page.ts';
import { recordLink } from '../kit/record-link.ts';
import { pager } from '../records/pager.ts';

interface Idea {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly statement: string;
  readonly level: string;
  readonly path: readonly string[];
  readonly status: string;
  readonly matches: readonly {
    readonly kind: string;
    readonly public_id: string;
    readonly name: string;
    readonly score: number;
    readonly rationale: string;
    readonly evidence: readonly unknown[];
  }[];
  readonly correction_url: string;
}

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly kind: string;
  readonly rationale: string | null;
}

type Block = (value: unknown, site: string) => SafeHtml;

/** @param block a value as a record's page shows it */
export const ideasPage = (block: Block): PageRoute => ({
  name: 'ideas',
  method: 'GET',
  path: '/ideas',
  answer: async (ask) => {
    const operation = operationNamed(ask.site.operations, 'list_ideas');
    if (!operation) throw new Refusal('not_found', 'There is nothing here.');
    const { answer } = await askOperation(ask, operation, readQuery(operation, ask.query.toString()));
    const { data, edges, pagination } = answer as {
      readonly data: readonly Idea[];
      readonly edges: readonly Edge[];
      readonly pagination: { readonly total: number };
    };
    const shown =
      pagination.total === 0
        ? html`<p class="muted">There is nothing here yet.</p>`
        : html`<p class="muted">${countText(pagination.total, 'idea')}.</p><ol class="items">${data.map((one) => item(ask, one, { data, edges }, block))}</ol>`;
    return {
      title: 'Ideas',
      hidden: true,
      body: html`${titleBlock({ title: 'Ideas', lede: operation.summary })}<div class="stack">${shown}</div>${pager(ask.path, ask.query, pagination.total, data.length)}`,
    };
  },
});

interface Graph {
  readonly data: readonly Idea[];
  readonly edges: readonly Edge[];
}

function item(ask: PageRequest, idea: Idea, graph: Graph, block: Block): SafeHtml {
  const { id, slug, title, statement, level, path, status, matches, correction_url } = idea;
  const named = (one: Idea | undefined, otherwise: string): Hole =>
    one ? html`<a href="#${one.slug}">${one.title}</a>` : wordText(otherwise);
  const above = path.slice(0, -1).map((one) =>
    named(
      graph.data.find((other) => other.slug === one),
      one,
    ),
  );
  // What stands above it is said already.
  const ways = graph.edges.filter(({ from, kind }) => from === id && kind !== 'parent');
  return html`<li id="${slug}"><h2>${title}</h2><p>${statement}</p>
<ul class="meta"><li>${wordText(level)}</li>${status === 'active' ? nothing : html`<li>${wordText(status)}</li>`}${above.length === 0 ? nothing : html`<li>below ${joined(above, ', ')}</li>`}</ul>
${
  ways.length === 0
    ? nothing
    : html`<ul>${ways.map(
        ({ to, kind, rationale }) =>
          html`<li>${wordText(kind)} ${named(
            graph.data.find((other) => other.id === to),
            to,
          )}${rationale ? html`: ${rationale}` : nothing}</li>`,
      )}</ul>`
}
${matches.map((one) => html`<div><p><strong>${whoWorksOnIt(ask, one)}</strong> <span class="muted">${one.kind}, ${numberText(one.score)}</span></p><p>${one.rationale}</p>${one.evidence.length === 0 ? nothing : block(one.evidence, ask.site.url)}</div>`)}
<p class="small"><a href="${correction_url.slice(ask.site.url.length)}">Something wrong?</a></p></li>`;
}

function whoWorksOnIt(ask: PageRequest, { kind, public_id, name }: Idea['matches'][number]): Hole {
  const { families, operations } = ask.site;
  const refers = operationNamed(operations, 'list_ideas')?.lists?.family.refers?.['matches[].public_id'];
  const family = typeof refers === 'object' ? (refers as Readonly<Record<string, string>>)[kind] : undefined;
  const page = families.find((one) => one.name === family)?.page;
  return page ? recordLink(ask, page, public_id, name) : name;
}
