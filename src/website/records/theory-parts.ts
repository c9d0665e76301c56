// What is particular to theories and clusters: who holds one, how it was judged and why, what it is
// connected to, and which theories restate a claim.

import type { Doc } from '../../kernel/family.ts';
import { labelNames } from '../../kernel/label-names.ts';
import { saysNothing } from '../../kernel/says-nothing.ts';
import { wordText } from '../../kernel/word-text.ts';
import { askOperation, operationNamed } from '../kit/ask.ts';
import type { Figure } from '../kit/figure.ts';
import { day, labelOf, numberText } from '../kit/format.ts';
import { type Hole, html, nothing, outward, type SafeHtml } from '../kit/html.ts';
import type { PageRequest } from '../kit/page.ts';
import { recordLink } from '../kit/record-link.ts';
import { clusterTree } from './cluster-tree.ts';
import { withinSite } from './family-page.ts';
import { testedBy } from './omega/tested.ts';
import type { Fact } from './particulars.ts';
import { recordRow } from './row.ts';
import { block } from './values.ts';

export function theoryFacts(theory: Doc, { site }: PageRequest): readonly Fact[] {
  const { name, public_url, kind } = (theory.owner ?? {}) as Readonly<Record<string, string | null>>;
  const { popperian_sum, foundational_alignment_avg } = (theory.evaluation ?? {}) as Readonly<
    Record<string, number | null>
  >;
  const own = withinSite(public_url, site.url);
  const facts: Fact[] = [];
  if (typeof popperian_sum === 'number')
    facts.push({
      label: 'Popperian sum',
      value: html`<span class="number">${numberText(popperian_sum)}</span>`,
      note: 'of 40: plausibility, power, falsifiability, ambition',
    });
  if (typeof foundational_alignment_avg === 'number')
    facts.push({
      label: 'Agrees with known findings',
      value: numberText(foundational_alignment_avg),
      note: 'of 10, on average',
    });
  facts.push({
    label: 'Held by',
    value: name ? (own ? html`<a href="${own}">${name}</a>` : name) : 'Nobody in the catalogue',
    note: kind ? wordText(kind) : null,
  });
  if (theory.source_url)
    facts.push({
      label: 'Found in',
      value: outward(theory.source_url, wordText(String(theory.source_type ?? 'source'))),
      note: typeof theory.extracted_at === 'string' ? html`read ${day(theory.extracted_at)}` : null,
    });
  return facts;
}

export async function theoryParts(ask: PageRequest, theory: Doc): Promise<SafeHtml> {
  const { scores = [] } = (theory.evaluation ?? {}) as { scores?: readonly Doc[] };
  const connections = (theory.connections ?? {}) as Readonly<Record<string, readonly Doc[]>>;
  const context = { site: ask.site.url };
  const blocks: readonly (readonly [string, readonly Doc[] | undefined])[] = [
    ['Who endorses it', connections.endorsements],
    ['Agreement with known findings', connections.foundational_alignment],
  ];
  return html`${rationale(scores)}
${blocks.map(([title, items]) => (saysNothing(items) ? nothing : section(title, block(items, context, title))))}
${clusters(connections.clusters)}
${await testedBy(ask, { theory: String(theory.id) })}
${links('Related theories', connections.related_theories, (one) => ({ href: `/theories/${String(one.id)}`, text: String(one.theory_name), note: one.owner_name as string | null }))}
${links('Projects', connections.projects, (one) => ({ href: `/projects/${encodeURIComponent(String(one.public_id))}`, text: String(one.name), note: wordText(String(one.section ?? '')) }))}`;
}

function section(title: string, inner: Hole): SafeHtml {
  return html`<section class="section"><h2>${title}</h2>${inner}</section>`;
}

function rationale(scores: readonly Doc[]): SafeHtml {
  const explained = scores.filter(({ rationale }) => !saysNothing(rationale));
  if (explained.length === 0) return nothing;
  return section(
    'Why it was judged so',
    html`<ul class="items">${explained.map((one) => html`<li><p><strong>${labelOf(String(one.dimension))}</strong> <span class="number">${typeof one.score === 'number' ? numberText(one.score) : 'not scored'}</span></p><p>${String(one.rationale)}</p>${evidence('For', one.supporting_evidence)}${evidence('Against', one.counter_evidence)}</li>`)}</ul>`,
  );
}

function evidence(label: string, items: unknown): SafeHtml {
  if (!Array.isArray(items) || items.length === 0) return nothing;
  return html`<p class="small"><span class="muted">${label}:</span> ${items.map((one, at) => [at > 0 ? ', ' : null, outward(one)])}</p>`;
}

function clusters(items: readonly Doc[] | undefined): SafeHtml {
  if (!items?.length) return nothing;
  return section(
    'The claims it restates',
    html`<ul class="items">${items.map((one) => html`<li><p><a href="/theories/clusters/${encodeURIComponent(String(one.slug))}">${String(one.canonical_statement ?? one.slug)}</a></p>${one.rationale ? html`<p class="muted small">${String(one.rationale)}</p>` : nothing}</li>`)}</ul>`,
  );
}

function links(
  title: string,
  items: readonly Doc[] | undefined,
  of: (one: Doc) => { href: string; text: string; note: string | null },
): SafeHtml {
  if (!items?.length) return nothing;
  return section(
    title,
    html`<ul class="links">${items.slice(0, 20).map((one) => {
      const { href, text, note } = of(one);
      return html`<li><a href="${href}">${text}</a>${note ? html` <span class="muted">${note}</span>` : nothing}</li>`;
    })}</ul>`,
  );
}

/** The claims that a theory restates, with those above them. */
export async function theoryFigures(ask: PageRequest, theory: Doc, path: string): Promise<readonly Figure[]> {
  const { cluster_slugs: slugs } = (theory.connections ?? {}) as { cluster_slugs?: readonly string[] };
  if (!slugs?.length) return [];
  const made = await clusterTree(ask, slugs, { title: 'The claims it restates', path, below: false });
  return made ? [made] : [];
}

/** Where a claim stands among broader and narrower ones. */
export async function clusterFigures(
  ask: PageRequest,
  cluster: Doc,
  path: string,
): Promise<readonly Figure[]> {
  const heading = { title: 'Where the claim stands', path, below: true };
  const made = await clusterTree(ask, [String(cluster.slug)], heading);
  return made ? [made] : [];
}

/** The theories that restate a claim, and the claims below it. */
export async function clusterMembers(ask: PageRequest, cluster: Doc): Promise<SafeHtml> {
  const slug = String(cluster.slug);
  const { operations, url } = ask.site;
  const context = {
    site: url,
    now: ask.now,
    tier: ask.visit.caller.tier,
    heading: 3,
    hasPage: true,
    labels: labelNames(ask.context),
  } as const;
  const lists = [
    ['Claims below it', 'list_theory_clusters', { parent: slug }],
    ['Theories that restate it', 'list_theories', { cluster: slug }],
  ] as const;
  const parts: SafeHtml[] = [];
  if (typeof cluster.parent_cluster_slug === 'string') {
    const parent = cluster.parent_cluster_slug;
    parts.push(
      html`<p>A narrower case of ${recordLink(ask, '/theories/clusters', parent, wordText(parent))}.</p>`,
    );
  }
  for (const [title, name, input] of lists) {
    const list = operationNamed(operations, name);
    if (!list?.lists) continue;
    const { answer } = await askOperation(ask, list, { ...input, limit: 50 });
    const rows = answer.data as readonly Doc[];
    const { family } = list.lists;
    if (rows.length > 0)
      parts.push(
        section(title, html`<ol class="records">${rows.map((row) => recordRow(family, row, context))}</ol>`),
      );
  }
  parts.push(await testedBy(ask, { cluster: slug }));
  return html`${parts}`;
}
