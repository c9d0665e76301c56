// What is particular to the page of an experiment: the preregistration in the order of its form, its date and
// digest, the evidence it rests on, results beside the rules that were fixed before, and money that fits.

import { experimentArchive } from '../../../channels/http/plain-routes.ts';
import { href } from '../../../kernel/address.ts';
import type { Doc } from '../../../kernel/family.ts';
import { aloneFor } from '../../../kernel/rule-days.ts';
import { wordText } from '../../../kernel/word-text.ts';
import { findFunding } from '../../../operations/find-funding.ts';
import { askNamed } from '../../kit/ask.ts';
import { figure } from '../../kit/figure.ts';
import { closingTime, countText, instant, labelOf, numberText } from '../../kit/format.ts';
import { type Hole, html, nothing, outward, type SafeHtml } from '../../kit/html.ts';
import type { PageRequest } from '../../kit/page.ts';
import { shownNames } from '../../kit/record-link.ts';
import { factList } from '../beside.ts';
import type { Fact, Particulars } from '../particulars.ts';
import { evidenceSection } from './evidence.ts';
import { commentThread } from './experiment-comments.ts';
import { digest, isListed, omegaMark, provenanceBlock, provenanceOf } from './labels.ts';
import { preregistration, rules } from './preregistration.ts';
import { rankingFigure, runOf } from './published-run.ts';

export const experimentParticulars: Particulars = {
  facts: experimentFacts,
  mark: (record, ask) =>
    omegaMark(provenanceOf(record), isListed(ask, 'experiments', record), String(record.review)),
  more: async (ask, record, refused) =>
    html`${await experimentParts(ask, record)}${await commentThread(ask, record, refused?.values, refused?.errors)}${below(record)}`,
  hidden: (record, ask) => !isListed(ask, 'experiments', record),
  live: true,
  takesComments: true,
  said: (record) => ['summary', 'listed', 'comments_count', ...(isPreregistered(record) ? spoken : [])],
};

const spoken: readonly string[] = [
  'protocol',
  'prereg_sha256',
  'manifest_sha256',
  'chain_head',
  'registered_at',
  'status',
  'hypothesis_ids',
  'run_public_id',
  'theory_ids',
  'listed',
  'review',
  'provenance',
  'citation_counts',
  'results',
  'completeness',
  'sample_size',
  'evidence',
  'comments_count',
];

/** What can be done about it, and how its thread is followed. */
function below({ public_id }: Doc): SafeHtml {
  const id = String(public_id);
  return html`<p class="small"><a href="${reportPath(id)}" rel="nofollow">Report this experiment</a>, <a href="/omega/experiments/${encodeURIComponent(id)}/comments.atom" type="application/atom+xml">its comments as a feed</a></p>`;
}

/** An import may bring its protocol as text. */
function isPreregistered({ protocol }: Doc): boolean {
  return typeof protocol === 'object' && protocol !== null;
}

function experimentFacts(record: Doc): readonly Fact[] {
  const facts: Fact[] = [];
  const { registered_at, created_at, status, completeness, sample_size, comments_count, protocol } = record;
  if (typeof registered_at === 'string') facts.push({ label: 'Registered', value: instant(registered_at) });
  else if (typeof created_at === 'string') facts.push({ label: 'Here since', value: instant(created_at) });
  if (typeof status === 'string') facts.push({ label: 'Stands', value: wordText(status) });
  const filled = completeness as { filled: number; of: number } | null | undefined;
  if (filled)
    facts.push({
      label: 'Filled in',
      value: `${filled.filled} of ${filled.of}`,
      note: 'members of the form',
    });
  const size = sample_size as { n: number | null; per: string | null; state: string } | null | undefined;
  if (size)
    facts.push({
      label: 'Sample size',
      value:
        size.n === null
          ? 'not recomputed'
          : `${numberText(size.n)} ${size.per === 'arm' ? 'per arm' : (size.per ?? '')}`,
      note:
        size.state === 'agrees'
          ? 'recomputed; it agrees'
          : size.state === 'differs'
            ? differing(protocol)
            : null,
    });
  if (typeof comments_count === 'number')
    facts.push({ label: 'Said about it', value: countText(comments_count, 'comment') });
  return facts;
}

/** The form asks for no share to begin with: two proportions are recomputed where most are needed. */
function differing(protocol: unknown): string {
  const { method } = ((protocol as Doc | null)?.sample_size ?? {}) as { readonly method?: string };
  return method === 'two_proportions'
    ? 'recomputed around one half, where most are needed; the plan says otherwise'
    : 'recomputed; the plan says otherwise';
}

async function experimentParts(ask: PageRequest, record: Doc): Promise<SafeHtml> {
  const [run, grants] = await Promise.all([runOf(ask, record), grantsThatFit(ask, record)]);
  if (!isPreregistered(record)) return grants;
  const ranked = run ? await rankingFigure(run) : null;
  const plan = record.protocol as Doc;
  return html`${preregistration(plan, record)}
${results(record, plan)}
${evidenceSection(record, ask)}
${counts(record)}
${ranked ? figure(ranked) : nothing}
${belongs(record, ask)}
${provenanceBlock(provenanceOf(record))}
${registered(record)}
${grants}`;
}

function registered(record: Doc): SafeHtml {
  const facts = (
    [
      ['SHA-256 of the preregistration', record.prereg_sha256],
      ['SHA-256 of the manifest of its run', record.manifest_sha256],
      ['Head of the chain of its run', record.chain_head],
    ] as const
  ).flatMap(([label, value]) => (typeof value === 'string' ? [{ label, value: digest(value) }] : []));
  if (facts.length === 0) return nothing;
  const archive = href(experimentArchive, { public_id: String(record.public_id) });
  return html`<section class="section" id="recount"><h2>Recount it yourself</h2><p>The archive holds every step, answer and number of the run. This program recounts all of it without a model and names each byte that was changed.</p>${factList(facts, 'facts')}<p><a href="${archive}" download>The archive of the run (ZIP)</a></p><pre data-copy tabindex="0" aria-label="A command">perennial omega replay manifest.zip</pre></section>`;
}

function counts({ citation_counts }: Doc): SafeHtml {
  if (!citation_counts) return nothing;
  const all = Object.entries(citation_counts as Readonly<Record<string, number>>);
  return html`<section class="section" id="citations"><h2>The works it rests on</h2>${factList(
    all.map(([name, value]) => ({ label: labelOf(name), value: html`<span class="number">${value}</span>` })),
    'facts',
  )}</section>`;
}

function belongs(record: Doc, ask: PageRequest): SafeHtml {
  const shown = (page: string, names: unknown) => [
    ...shownNames(ask, page, (names ?? []) as readonly string[]),
  ];
  const hypotheses = shown('/omega/hypotheses', record.hypothesis_ids);
  const theories = shown('/theories', record.theory_ids);
  const run = record.run_public_id as string | null;
  return html`<section class="section" id="leads"><h2>Where it belongs</h2><ul class="links">${hypotheses.map((id) => html`<li><a href="/omega/hypotheses/${encodeURIComponent(id)}">The hypothesis it tests</a></li>`)}${run ? html`<li><a href="/omega/runs/${encodeURIComponent(run)}">The run it comes from</a></li>` : nothing}${theories.map((id) => html`<li><a href="/theories/${encodeURIComponent(id)}">A theory its run began with</a></li>`)}</ul></section>`;
}

interface Reported {
  readonly at: string;
  readonly outcome: string;
  readonly against: string;
  readonly measured: {
    readonly metric?: string;
    readonly value?: number;
    readonly unit?: string;
    readonly p?: number;
    readonly n?: number;
  } | null;
  readonly deviations: string;
  readonly data_url?: string;
  readonly doi?: string;
  readonly e_value?: number | null;
}

function results(record: Doc, plan: Doc): SafeHtml {
  const all = (record.results ?? []) as readonly Reported[];
  const ruleText = (rule: string): Hole =>
    rule === 'none'
      ? 'meets none of the rules'
      : html`meets the rule <q>${rules(plan, rule)}</q>: ${wordText(rule.replace('_if', ''))}`;
  return html`<section class="section" id="results"><h2>Results</h2>${
    all.length === 0
      ? html`<p class="muted">None has been reported yet.</p>`
      : html`<ul class="items">${all.map((one) => html`<li><p>${instant(one.at)}: ${wordText(one.outcome)}, as reported; it ${ruleText(one.against)}.</p>${one.measured ? html`<p class="small">${one.measured.metric}: <b>${one.measured.value} ${one.measured.unit}</b>${one.measured.n ? `, n = ${one.measured.n}` : ''}${one.measured.p === undefined ? '' : `, p = ${one.measured.p}`}${one.e_value ? `, e-value ${one.e_value}` : ''}</p>` : nothing}<p class="small"><span class="muted">Departed from the plan:</span> ${one.deviations}</p>${one.doi || one.data_url ? html`<p class="small">${one.doi ? `doi:${one.doi} ` : nothing}${one.data_url ? outward(one.data_url) : nothing}</p>` : nothing}<p class="muted small">Self-reported.</p></li>`)}</ul>`
  }</section>`;
}

const maxGrants = 5;

/** Open grants that share words with it, found as it is read, with the question that was asked. */
async function grantsThatFit(ask: PageRequest, record: Doc): Promise<SafeHtml> {
  const keywords = ((record.keywords ?? []) as readonly string[]).join(', ');
  const about = (keywords === '' ? String(record.title) : `${keywords}. ${String(record.title)}`).slice(
    0,
    400,
  );
  if (about.trim().length < 10) return nothing;
  const data = (await askNamed(ask, findFunding, { about, limit: maxGrants }))?.answer.data ?? [];
  if (data.length === 0) return nothing;
  return html`<section class="section" id="grants"><h2>Open grants that may fit</h2><p class="muted small">Asked as this page is read: <q>${about}</q></p><ul class="items">${data.map(({ public_id, id, title, funder_name, deadline, deadline_for }) => html`<li><a href="/grants/${encodeURIComponent(public_id ?? id)}">${title}</a> <span class="muted">${funder_name}${deadline ? html`, closes ${closingTime(deadline)} ${aloneFor(deadline_for) ?? ''}` : nothing}</span></li>`)}</ul></section>`;
}

export const reportAddress = '/omega/experiments/:name/report';

/** Where the experiment of a page is reported. */
export function reportPath(publicId: string): string {
  return reportAddress.replace(':name', encodeURIComponent(publicId));
}
