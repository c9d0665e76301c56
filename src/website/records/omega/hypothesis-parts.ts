// What is particular to the page of a hypothesis: the chain with what is evidence and what is assumed, the
// prediction beside what would sink it, every item with who decided it, and what was tried against it.

import type { Doc } from '../../../kernel/family.ts';
import { wordText } from '../../../kernel/word-text.ts';
import { figure } from '../../kit/figure.ts';
import { countText, labelOf, numberText } from '../../kit/format.ts';
import { type Hole, html, nothing, type SafeHtml } from '../../kit/html.ts';
import type { PageRequest } from '../../kit/page.ts';
import { shownNames } from '../../kit/record-link.ts';
import { factList } from '../beside.ts';
import type { Fact, Particulars } from '../particulars.ts';
import { citationList, evidenceIds, evidenceSection, refLink, refs } from './evidence.ts';
import { isListed, omegaMark, provenanceBlock, provenanceOf } from './labels.ts';
import { rankingFigure, runOf } from './published-run.ts';

type Texts = readonly string[];
const dimensions = ['premise_plausibility', 'explanatory_power', 'falsifiability', 'ambition'] as const;

interface Evaluation extends Readonly<Partial<Record<(typeof dimensions)[number], number>>> {
  readonly popperian_sum: number;
  readonly items: readonly {
    readonly item: string;
    readonly decision: string;
    readonly decided_by: string;
    readonly adjusted_by?: string;
    readonly because?: string;
    readonly refs?: Texts;
  }[];
}
interface Rank {
  readonly group: number;
  readonly of: number;
  readonly games: number;
}

export const hypothesisParticulars: Particulars = {
  facts: hypothesisFacts,
  mark: (record, ask) => omegaMark(provenanceOf(record), isListed(ask, 'omega_hypotheses', record)),
  more: hypothesisParts,
  hidden: (record, ask) => !isListed(ask, 'omega_hypotheses', record),
  live: true,
  said: (record) => (isFromRun(record) ? spoken : []),
};

/** Members that the parts below tell in their own words. */
const spoken: Texts = [
  'title',
  'statement',
  'mechanism',
  'prediction',
  'falsifier',
  'rival',
  'version',
  'parents',
  'rank',
  'scores',
  'certainty',
  'novelty',
  'status',
  'citations',
  'theory_ids',
  'cluster_slugs',
  'run_public_id',
  'experiment_public_ids',
  'provenance',
  'license',
  'premises',
  'mechanism_detail',
  'prediction_detail',
  'falsifier_detail',
  'evaluation',
  'objections',
  'refutation',
  'evidence',
];

/** An import may bring a hypothesis of which nothing is known but its sentences. */
function isFromRun(record: Doc): boolean {
  return Array.isArray(record.mechanism_detail) && record.mechanism_detail.length > 0;
}

function hypothesisFacts(record: Doc): readonly Fact[] {
  const facts: Fact[] = [];
  const evaluation = record.evaluation as Evaluation | null | undefined;
  const rank = record.rank as Rank | null | undefined;
  const refutation = record.refutation as { readonly verdict: string } | null | undefined;
  if (evaluation)
    facts.push({
      label: 'Popperian sum',
      value: html`<span class="number">${numberText(evaluation.popperian_sum)}</span>`,
      note: 'of 40: plausibility, power, falsifiability, ambition',
    });
  if (typeof record.certainty === 'string')
    facts.push({
      label: 'Certainty of its evidence',
      value: wordText(record.certainty),
      note: 'of its weakest premise',
    });
  if (rank?.group !== undefined)
    facts.push({
      label: 'Rank',
      value: `Group ${rank.group}`,
      note: `${countText(rank.games, 'game')} among ${countText(rank.of, 'hypothesis', 'hypotheses')}`,
    });
  if (refutation) facts.push({ label: 'Attempts to refute it', value: wordText(refutation.verdict) });
  if (typeof record.status === 'string') facts.push({ label: 'Stands', value: wordText(record.status) });
  return facts;
}

async function hypothesisParts(ask: PageRequest, record: Doc): Promise<SafeHtml> {
  const run = await runOf(ask, record);
  const ranked = run ? await rankingFigure(run) : null;
  if (!isFromRun(record)) return html`${links(record, ask, run !== null)}`;
  const known = evidenceIds(record);
  const premises = record.premises as readonly { readonly text: string; readonly refs: Texts }[];
  const chain = record.mechanism_detail as readonly { step: string; basis: string; refs: Texts }[];
  return html`<section class="section" id="chain"><h2>How it is thought to work</h2>
<h3>What it takes for granted</h3><ul class="items">${premises.map((one) => html`<li>${one.text}${refs(one.refs, known)}</li>`)}</ul>
<h3>The causal chain</h3><ol class="items">${chain.map((one) => html`<li>${one.step} <span class="mark${one.basis === 'evidence' ? '' : ' unsure'}">${one.basis}</span>${refs(one.refs, known)}</li>`)}</ol></section>
${predictionPair(record)}
${ranked ? figure(ranked) : nothing}
${itemTable(record, known)}
${attempts(record)}
${evidenceSection(record, ask)}
${citationList(record, ask)}
${neighbours(record, ask)}
${links(record, ask, run !== null)}
${provenanceBlock(provenanceOf(record))}`;
}

function predictionPair(record: Doc): SafeHtml {
  const detail = record.prediction_detail as Readonly<Record<string, Hole>> | null;
  const falsifier = record.falsifier_detail as { readonly would_mean?: string } | null;
  const threshold = (one: unknown) => {
    const { value, unit, scale } = (one ?? {}) as { value?: number; unit?: string; scale?: string };
    return value === undefined ? null : `${numberText(value)} ${unit} (${wordText(scale ?? '')})`;
  };
  const by = detail?.by as { value: number; unit: string } | undefined;
  const facts: Fact[] = detail
    ? [
        { label: 'Observable', value: detail.observable },
        { label: 'In', value: detail.population },
        { label: 'Direction', value: wordText(String(detail.direction)) },
        { label: 'Against', value: detail.comparator },
        { label: 'Threshold', value: threshold(detail.threshold) },
        { label: 'Within', value: by ? `${by.value} ${by.unit}${by.value === 1 ? '' : 's'}` : null },
      ]
    : [];
  return html`<div class="pair"><section class="section" id="prediction"><h2>What it predicts</h2><p>${String(record.prediction ?? '')}</p>${factList(facts, 'facts')}</section>
<section class="section" id="falsifier"><h2>What would sink it</h2><p>${String(record.falsifier ?? '')}</p>${falsifier?.would_mean ? html`<p class="muted">It would mean: ${falsifier.would_mean}</p>` : nothing}${record.rival ? html`<p><span class="muted">Against the rival:</span> ${String(record.rival)}</p>` : nothing}</section></div>`;
}

function itemTable(record: Doc, known: ReadonlySet<string>): SafeHtml {
  const evaluation = record.evaluation as Evaluation | null | undefined;
  if (!evaluation) return nothing;
  const objections = (record.objections ?? []) as Texts;
  return html`<section class="section" id="items"><h2>Twenty questions, and who answered them</h2>
${factList(
  dimensions.map((one) => ({
    label: labelOf(one),
    value: html`<span class="number">${numberText(evaluation[one] ?? 0)}</span> of 10`,
  })),
  'facts',
)}
<section class="scroll" tabindex="0" aria-label="Items"><table><thead><tr><th scope="col">Item</th><th scope="col">Answer</th><th scope="col">Decided by</th><th scope="col">Because</th></tr></thead>
<tbody>${evaluation.items.map((one) => html`<tr><th scope="row"><a href="/omega/protocols/1#${one.item}">${labelOf(one.item.slice(3))}</a></th><td>${one.decision}</td><td>${one.decided_by === 'server' ? 'this service' : 'a critic'}${one.adjusted_by ? ', lowered by this service' : ''}</td><td>${one.because ?? ''}${refs(one.refs ?? [], known)}</td></tr>`)}</tbody></table></section>
${objections.length > 0 ? html`<h3>The strongest objections</h3><ul class="items">${objections.map((one) => html`<li>${one}</li>`)}</ul>` : nothing}</section>`;
}

function attempts(record: Doc): SafeHtml {
  const refutation = record.refutation as {
    readonly verdict: string;
    readonly attempts: readonly { sub_claim: string; implication: string; result: string }[];
  } | null;
  if (!refutation) return nothing;
  return html`<section class="section" id="refutation"><h2>Attempts to refute it</h2><p>After them it <strong>${wordText(refutation.verdict)}</strong>.</p><ul class="items">${refutation.attempts.map((one) => html`<li><p>${one.sub_claim}</p><p class="muted small">${one.implication}</p><p class="small">Found: ${wordText(one.result)}.</p></li>`)}</ul></section>`;
}

function neighbours(record: Doc, ask: PageRequest): SafeHtml {
  const novelty = record.novelty as {
    readonly state: string;
    readonly neighbours: readonly { family: string; public_id: string; similarity: number }[];
  } | null;
  if (!novelty) return nothing;
  const sentences: Readonly<Record<string, string>> = {
    copy: 'A known text says the same.',
    close: 'A known text is close to it.',
    no_lexical_match:
      'No known text of the catalogue shares most of its words. That does not say that it is new.',
  };
  return html`<section class="section" id="neighbours"><h2>The nearest known texts</h2><p>${sentences[novelty.state] ?? ''}</p>${novelty.neighbours.length > 0 ? html`<ul class="links">${novelty.neighbours.map((one) => html`<li>${refLink(`${one.family}/${one.public_id}`, ask)} <span class="muted number">${numberText(one.similarity)}</span></li>`)}</ul>` : nothing}</section>`;
}

/** Where it leads; what it names and the visitor does not see is left out. */
function links(record: Doc, ask: PageRequest, hasRun: boolean): SafeHtml {
  const shown = (page: string, names: unknown): Texts => {
    const known = shownNames(ask, page, (names ?? []) as Texts);
    return ((names ?? []) as Texts).filter((name) => known.has(name));
  };
  const experiments = shown('/omega/experiments', record.experiment_public_ids);
  const theories = shown('/theories', record.theory_ids);
  const clusters = shown('/theories/clusters', record.cluster_slugs);
  const run = hasRun ? String(record.run_public_id) : null;
  const items = [
    ...experiments.map(
      (id) =>
        html`<li><a href="/omega/experiments/${encodeURIComponent(id)}">The experiment that tests it</a></li>`,
    ),
    ...(run
      ? [html`<li><a href="/omega/runs/${encodeURIComponent(run)}">The run it comes from</a></li>`]
      : []),
    ...theories.map(
      (id) => html`<li><a href="/theories/${encodeURIComponent(id)}">A theory it builds on</a></li>`,
    ),
    ...clusters.map(
      (slug) =>
        html`<li><a href="/theories/clusters/${encodeURIComponent(slug)}">Near to: ${wordText(slug)}</a></li>`,
    ),
  ];
  if (items.length === 0) return nothing;
  return html`<section class="section" id="leads"><h2>Where it belongs</h2><ul class="links">${items}</ul></section>`;
}
