// The protocol as it is: every instruction with its digest, schemas, questions, sizes, gates and thresholds.

import { gateTexts } from '../../families/omega/gate-texts.ts';
import { href } from '../../kernel/address.ts';
import { wordText } from '../../kernel/word-text.ts';
import { askNamed } from '../kit/ask.ts';
import { labelOf, numberText } from '../kit/format.ts';
import { html, joined, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { factList } from '../records/beside.ts';

interface Kind {
  readonly kind: string;
  readonly instructions: string;
  readonly instructions_sha256: string;
  readonly output_schema: object;
}
interface Item {
  readonly id: string;
  readonly dimension: string;
  readonly asks: string;
  readonly decidedBy: string;
  readonly critical?: true;
  readonly needsEvidence?: true;
}

async function protocolPage(ask: PageRequest): Promise<Page> {
  const answer = (await askNamed(ask, 'read_protocol'))?.answer ?? {};
  const kinds = (answer.kinds ?? []) as readonly Kind[];
  const items = (answer.items ?? []) as readonly Item[];
  const sizes = (answer.sizes ?? {}) as Readonly<Record<string, Readonly<Record<string, number>>>>;
  const thresholds = (answer.thresholds ?? {}) as Readonly<Record<string, number>>;
  const units = (answer.units ?? []) as readonly string[];
  return {
    title: 'The protocol omega/1',
    description: 'Every instruction, schema, question and threshold of omega/1. It is never edited.',
    section: '/omega/experiments',
    twins: [{ href: href({ path: '/omega/protocols/1' }), type: 'application/json', title: 'JSON' }],
    body: html`${titleBlock({
      title: 'The protocol omega/1',
      lede: 'All that a model is told, and all that its answers are held against. It is never edited: a change is another protocol.',
      crumbs: [{ href: '/omega', text: 'Omega Point' }],
    })}
<div class="stack">
<p>On this page: ${joined(
      [
        ['#steps', 'steps'],
        ['#items', 'questions'],
        ['#gates', 'gates'],
        ['#sizes', 'sizes'],
        ['#thresholds', 'thresholds'],
        ['#units', 'units'],
      ].map(([href, text]) => html`<a href="${href}">${text}</a>`),
      ', ',
    )}. <a href="/omega/method">What the numbers mean, and what they do not</a>.</p>
<section class="section" id="steps"><h2>Ten kinds of steps</h2>${kinds.map(stepOf)}<h3>publish</h3><p>A decision of the owner and no step of a model: which hypotheses and designs become public, under which title, and what people did in it.</p></section>
<section class="section" id="items"><h2>Twenty questions about each hypothesis</h2><section class="scroll" tabindex="0" aria-label="Questions"><table><thead><tr><th scope="col">Item</th><th scope="col">Dimension</th><th scope="col">What it asks</th><th scope="col">Decided by</th><th scope="col">Besides</th></tr></thead><tbody>${items.map((one) => html`<tr id="${one.id}"><th scope="row"><code>${one.id}</code></th><td>${labelOf(one.dimension)}</td><td>${one.asks}</td><td>${one.decidedBy === 'server' ? 'this service' : 'critics'}</td><td>${[one.critical ? 'critical' : null, one.needsEvidence ? 'a Yes needs evidence' : null].filter(Boolean).join(', ')}</td></tr>`)}</tbody></table></section></section>
<section class="section" id="gates"><h2>Gates to publishing</h2><dl class="items">${Object.entries(gateTexts).map(([name, what]) => html`<div id="gate-${name}"><dt>${name}</dt><dd>${what}</dd></div>`)}</dl></section>
<section class="section" id="sizes"><h2>Sizes</h2>${sizeTable(sizes)}</section>
<section class="section" id="thresholds"><h2>Thresholds</h2>${factList(
      Object.entries(thresholds).map(([name, value]) => ({ label: labelOf(name), value: numberText(value) })),
      'facts',
    )}</section>
<section class="section" id="units"><h2>Units</h2><ul class="tags">${units.map((one) => html`<li><span>${one}</span></li>`)}</ul></section>
<p class="twins">The same as data: <a href="${href({ path: '/omega/protocols/1' })}" rel="alternate">JSON</a></p>
</div>`,
  };
}

function stepOf({ kind, instructions, instructions_sha256, output_schema }: Kind): SafeHtml {
  return html`<h3 id="step-${kind}">${kind}</h3><p class="words">${instructions}</p><p class="muted small">SHA-256 <code>${instructions_sha256}</code></p><details><summary>What an answer to ${kind} must look like</summary><pre tabindex="0" aria-label="Schema of ${kind}"><code>${JSON.stringify(output_schema, null, 1)}</code></pre></details>`;
}

function sizeTable(sizes: Readonly<Record<string, Readonly<Record<string, number>>>>): SafeHtml {
  const names = Object.keys(sizes);
  const members = Object.keys(Object.values(sizes)[0] ?? {});
  if (names.length === 0) return nothing;
  return html`<section class="scroll" tabindex="0" aria-label="Sizes"><table><thead><tr><th scope="col">What</th>${names.map((name) => html`<th scope="col" class="number">${name}</th>`)}</tr></thead><tbody>${members.map((member) => html`<tr><th scope="row">${wordText(labelOf(member.replaceAll(/([A-Z])/g, '_$1').toLowerCase()))}</th>${names.map((name) => html`<td class="number">${sizes[name]?.[member] ?? ''}</td>`)}</tr>`)}</tbody></table></section>`;
}

export const protocolRoute: PageRoute = {
  name: 'omega protocol',
  method: 'GET',
  path: '/omega/protocols/1',
  answer: protocolPage,
};
