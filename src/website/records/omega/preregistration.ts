// A preregistration in the order of the OSF form, and as the nine answers that AsPredicted asks for.

import type { Doc } from '../../../kernel/family.ts';
import { wordText } from '../../../kernel/word-text.ts';
import { labelOf, numberText } from '../../kit/format.ts';
import { type Hole, html, nothing, type SafeHtml } from '../../kit/html.ts';
import { factList } from '../beside.ts';

interface Rule {
  readonly op: string;
  readonly value: number;
}

/** A decision rule as a sentence. */
export function rules(plan: Doc, name: string): string {
  const decision = (plan.decision ?? {}) as Readonly<Record<string, unknown>>;
  const all = (decision[name] ?? []) as readonly Rule[];
  return `${decision.metric ?? 'the outcome'} ${all.map(({ op, value }) => `${op} ${value}`).join(' and ')} ${decision.unit ?? ''}`.trim();
}

/** What each part of the form asks, in its order, and the members that answer it. */
const order: readonly (readonly [string, readonly string[]])[] = [
  ['What is studied', ['study_type', 'existing_data', 'data_source']],
  ['Design', ['design', 'randomisation', 'blinding']],
  ['Who is in', ['inclusion', 'exclusion']],
  ['What is measured', ['secondary', 'covariates']],
  ['Analysis', ['missing_data', 'sensitivity']],
  ['Stopping', ['stopping_rule', 'kill_criterion']],
  ['What it takes', ['ethics', 'approvals_needed', 'risks']],
];

export function preregistration(plan: Doc, record: Doc): SafeHtml {
  const factsOf = (members: readonly string[]): SafeHtml => {
    const facts = members.flatMap((member) => {
      const value = text(plan[member]);
      return value === null ? [] : [{ label: labelOf(member), value }];
    });
    return factList(facts, 'facts');
  };
  return html`<section class="section" id="preregistration"><h2>Preregistration</h2>
<p class="muted small">Fixed before any data, in the order of the OSF form. Its text is written in its digest below, and never changes.</p>
${order.map(([title, members]) => html`<h3>${title}</h3>${factsOf(members)}${title === 'Design' ? arms(plan) : nothing}${title === 'What is measured' ? outcome(plan) : nothing}${title === 'Analysis' ? analysis(plan) : nothing}`)}
<h3>What will decide</h3>${factList(
    ['supported_if', 'refuted_if', 'inconclusive_if'].map((name) => ({
      label: labelOf(name.replace('_if', '')),
      value: rules(plan, name),
    })),
    'facts',
  )}
<details><summary>The same as nine answers</summary><dl class="items">${nine(plan, record).map(([asked, answer]) => html`<div><dt>${asked}</dt><dd>${answer}</dd></div>`)}</dl></details></section>`;
}

function text(value: unknown): Hole {
  if (typeof value === 'string') return /^[a-z_]+$/.test(value) ? wordText(value) : value;
  if (typeof value === 'number') return numberText(value);
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).join('; ');
  return null;
}

function arms(plan: Doc): SafeHtml {
  const all = (plan.arms ?? []) as readonly { name: string; treatment: string; n: number }[];
  if (all.length === 0) return nothing;
  return html`<section class="scroll" tabindex="0" aria-label="Arms"><table><thead><tr><th scope="col">Arm</th><th scope="col">Treatment</th><th scope="col" class="number">n</th></tr></thead><tbody>${all.map((one) => html`<tr><th scope="row">${one.name}</th><td>${one.treatment}</td><td class="number">${one.n}</td></tr>`)}</tbody></table></section>`;
}

function outcome(plan: Doc): SafeHtml {
  const primary = plan.primary_outcome as Readonly<Record<string, string>> | undefined;
  if (!primary) return nothing;
  return factList(
    Object.entries(primary).map(([name, value]) => ({
      label: `Primary: ${labelOf(name).toLowerCase()}`,
      value,
    })),
    'facts',
  );
}

function analysis(plan: Doc): SafeHtml {
  const model = Object.entries((plan.analysis ?? {}) as Readonly<Record<string, string>>);
  const size = Object.entries((plan.sample_size ?? {}) as Doc);
  const facts = [...model, ...size].flatMap(([name, value]) => {
    const shown = name === 'effect' ? effect(value) : text(value);
    return shown === null ? [] : [{ label: labelOf(name), value: shown }];
  });
  return factList(facts, 'facts');
}

function effect(value: unknown): Hole {
  const { value: size, scale } = value as { value: number; scale: string };
  return `${size} ${wordText(scale)}`;
}

/** The questions of AsPredicted, answered from the form. */
function nine(plan: Doc, record: Doc): readonly (readonly [string, string])[] {
  const of = (member: string) => {
    const value = plan[member];
    if (Array.isArray(value)) return value.map(String).join('; ') || 'none';
    return typeof value === 'string' ? wordText(value) : '';
  };
  const primary = (plan.primary_outcome ?? {}) as Readonly<Record<string, string>>;
  const size = (plan.sample_size ?? {}) as { n_total?: number; method?: string };
  const model = (plan.analysis ?? {}) as { model?: string };
  const all = (plan.arms ?? []) as readonly { name: string; treatment: string; n: number }[];
  return [
    ['1. Have any data been collected?', of('existing_data')],
    ['2. What is the question?', String(record.question ?? record.title)],
    [
      '3. What is the key dependent variable?',
      `${primary.observable}, by ${primary.instrument}, ${primary.time}`,
    ],
    [
      '4. How many and which conditions?',
      all.map((one) => `${one.name} (${one.n}): ${one.treatment}`).join(' '),
    ],
    ['5. Which analyses?', model.model ?? ''],
    ['6. Outliers and exclusions?', `${of('exclusion')}. ${of('missing_data')}`],
    [
      '7. How many observations, and why?',
      `${size.n_total ?? ''} in all (${wordText(size.method ?? '')}). ${of('stopping_rule')}`,
    ],
    ['8. Anything else?', `Secondary: ${of('secondary')} Sensitivity: ${of('sensitivity')}`],
    ['9. Type of study?', of('study_type')],
  ];
}
