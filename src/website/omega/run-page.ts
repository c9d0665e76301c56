// The page of a published run: what it asked, step by step what was answered and by whom, which gates it
// passed, how its hypotheses rank, and how to recount all of it.

import { runArchive } from '../../channels/http/plain-routes.ts';
import { gateTexts, outcomeOf } from '../../families/omega/gate-texts.ts';
import type { PublishedRun } from '../../families/omega/published-run.ts';
import { href } from '../../kernel/address.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { figure } from '../kit/figure.ts';
import { countText, instant, labelOf, numberText } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { dataTable } from '../kit/table.ts';
import { factList } from '../records/beside.ts';
import {
  channelName,
  digest,
  modelName,
  omegaMark,
  type Provenance,
  provenanceBlock,
} from '../records/omega/labels.ts';
import { agreementSentence, askRun, rankingFigure } from '../records/omega/published-run.ts';
import { fileOf } from '../records/routes.ts';
import { runMarkdown } from './run-markdown.ts';

const kinds: Readonly<Record<string, string>> = {
  discover: 'From a question to hypotheses and an experiment',
  test: 'One theory, put into a form that can be tested',
  review: 'A second opinion on another run',
  replicate: 'The same questions, answered by another model',
};

async function runPage(ask: PageRequest): Promise<Page | Response> {
  const { name = '' } = ask.params;
  if (name.endsWith('.json')) {
    return ask.forward(
      href({ path: '/omega/runs/{run_id}/published' }, { run_id: name.slice(0, -'.json'.length) }),
    );
  }
  if (name.endsWith('.md')) {
    const text = runMarkdown(await askRun(ask, name.slice(0, -'.md'.length)), ask.site.url);
    return new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
  }
  const shown = await askRun(ask, name);
  const { run } = shown;
  const provenance = run.provenance as Provenance | null;
  const ranked = await rankingFigure(shown);
  const agreement = agreementSentence(shown);
  const here = `/omega/runs/${run.public_id}`;
  return {
    title: run.title,
    description: run.summary,
    canonical: here,
    section: '/omega/experiments',
    hidden: !run.listed,
    twins: [
      { href: `${here}.json`, type: 'application/json', title: 'JSON' },
      { href: `${here}.md`, type: 'text/markdown', title: 'Markdown' },
    ],
    body: html`<article>
${titleBlock({
  title: run.title,
  lede: run.summary,
  crumbs: [
    { href: '/omega', text: 'Omega Point' },
    { href: '/omega/runs', text: 'Runs' },
  ],
  below: omegaMark(provenance, run.listed, run.review),
})}
<div class="stack">
${factList(
  [
    { label: 'Kind', value: labelOf(run.kind), note: kinds[run.kind] ?? null },
    {
      label: 'Steps',
      value: numberText(shown.steps.length),
      note: `${countText(run.refused_attempts, 'answer')} refused`,
    },
    { label: 'Hidden controls passed', value: counted(shown.controls), note: controlNote(shown) },
    { label: 'Published', value: instant(run.published_at) },
  ],
  'facts lead',
)}
${run.question ? html`<section class="section" id="question"><h2>The question</h2><p>${run.question}</p></section>` : nothing}
${run.of_run ? html`<p>It is about <a href="/omega/runs/${encodeURIComponent(run.of_run)}">another run</a>.${agreement === null ? '' : ` ${agreement}`}</p>` : nothing}
${named('What it published', [
  ...shown.hypotheses.map((one) => ({ ...one, path: 'hypotheses', note: 'hypothesis' })),
  ...shown.experiments.map((one) => ({ ...one, path: 'experiments', note: 'experiment' })),
])}
${ranked ? figure(ranked) : nothing}
${gates(shown)}
${timeline(shown)}
${named(
  'Second opinions',
  shown.opinions.map((one) => ({ ...one, path: 'runs', note: one.kind })),
)}
${provenanceBlock(provenance)}
${recount(run, here)}
<p class="twins">The same as data: <a href="${here}.json" rel="alternate">JSON</a>, <a href="${here}.md" rel="alternate">Markdown</a></p>
</div></article>`,
  };
}

function counted({ passed, total }: { readonly passed: number; readonly total: number }): string {
  return total === 0 ? 'none were asked' : `${passed} of ${total}`;
}

function controlNote({ controls: { compare, verify } }: PublishedRun): string {
  return `games ${counted(compare)}, sources ${counted(verify)}`;
}

function named(
  title: string,
  all: readonly {
    readonly public_id: string;
    readonly title: string;
    readonly path: string;
    readonly note: string;
  }[],
): SafeHtml {
  if (all.length === 0) return nothing;
  return html`<section class="section"><h2>${title}</h2><ul class="items">${all.map((one) => html`<li><a href="/omega/${one.path}/${encodeURIComponent(one.public_id)}">${one.title}</a> <span class="muted">${one.note}</span></li>`)}</ul></section>`;
}

function gates({ gates: all }: PublishedRun): SafeHtml {
  const rows = all.map((one) => [
    html`<a href="/omega/protocols/1#gate-${one.gate}">${one.gate}</a>`,
    gateTexts[one.gate],
    outcomeOf(one),
    one.detail,
  ]);
  return html`<section class="section" id="gates"><h2>Gates</h2>${dataTable('Gates', ['Gate', 'What it asks', 'Outcome', 'What was counted'], rows)}</section>`;
}

function timeline({ steps }: PublishedRun): SafeHtml {
  return html`<section class="section" id="timeline"><h2>Step by step</h2><section class="scroll" tabindex="0" aria-label="Steps"><table><thead><tr><th scope="col" class="number">Step</th><th scope="col">Kind</th><th scope="col">About</th><th scope="col">Model, self-declared</th><th scope="col">Over</th><th scope="col">Context</th><th scope="col">Accepted</th><th scope="col">Digest</th></tr></thead>
<tbody>${steps.map((one) => html`<tr><th scope="row" class="number">${one.n}</th><td>${one.kind}</td><td>${one.subject ?? ''}</td><td>${one.model === null ? 'not told' : modelName({ name: one.model, provider: one.provider })}</td><td>${one.channel ? channelName(one.channel) : ''}</td><td>${one.context ?? 'not told'}</td><td>${instant(one.at)}</td><td><code>${one.digest.slice(0, 12)}</code></td></tr>`)}</tbody></table></section></section>`;
}

function recount(run: PublishedRun['run'], here: string): SafeHtml {
  const id = encodeURIComponent(run.public_id);
  const facts = [
    { label: 'SHA-256 of the manifest', value: digest(run.manifest_sha256) },
    { label: 'Head of the chain', value: digest(run.chain_head) },
    { label: 'Commitment to the seed, shown at the start', value: digest(run.seed_commitment) },
    { label: 'Seed', value: digest(run.seed) },
  ];
  return html`<section class="section" id="recount"><h2>Recount it yourself</h2><p>Every number here follows from the answers. The archive holds all of them; this program recounts it without a model and names each byte that was changed.</p>${factList(facts, 'facts')}
<p><a href="${href(runArchive, { run_id: id })}" download>The archive of the run (ZIP)</a>, <a href="${href(runArchive, { run_id: id })}.json">its manifest</a>, <a href="${here}.json">this page as data</a></p>
<pre data-copy tabindex="0" aria-label="A command">perennial omega replay manifest.zip</pre></section>`;
}

async function rankingFile(ask: PageRequest): Promise<Response> {
  const { name = '', figure: file = '' } = ask.params;
  const [title, ending] = file.split('.');
  if (title === 'strength' && (ending === 'svg' || ending === 'csv')) {
    const made = await rankingFigure(await askRun(ask, name));
    if (made) return fileOf(made, ending, ask);
  }
  throw new Refusal('not_found', 'There is no such picture.');
}

export const runRoutes: readonly PageRoute[] = [
  { name: 'omega run', method: 'GET', path: '/omega/runs/:name', answer: runPage },
  {
    name: 'figure of an omega run',
    method: 'GET',
    path: '/omega/runs/:name/figures/:figure',
    answer: rankingFile,
  },
];
