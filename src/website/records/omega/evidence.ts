// Evidence and citations as tables: what is claimed, how sure it is, whether the source was found and says it.

import type { Doc } from '../../../kernel/family.ts';
import { excerpt } from '../../../kernel/text-policy.ts';
import { wordText } from '../../../kernel/word-text.ts';
import { type Hole, html, nothing, type SafeHtml } from '../../kit/html.ts';
import type { PageRequest } from '../../kit/page.ts';
import { recordLink, recordName } from '../../kit/record-link.ts';

interface EvidenceRow {
  readonly id: string;
  readonly claim: string;
  readonly stance: string;
  readonly design: string;
  readonly certainty: string;
  readonly quote?: string;
  readonly ref?: string;
  readonly citation: {
    readonly title: string;
    readonly ids: Readonly<Record<string, string>>;
    readonly year: number | null;
  } | null;
  readonly state: string;
  readonly verified: string | null;
  readonly struck: boolean;
}

const states: Readonly<Record<string, string>> = {
  resolved: 'found',
  mismatch: 'names another work',
  retracted: 'retracted',
  not_found: 'not found',
  unchecked: 'not checked',
  malformed: 'not well formed',
};

const judged: Readonly<Record<string, string>> = {
  states: 'the source says it',
  partly: 'says it in part',
  does_not: 'does not say it',
  cannot_access: 'could not be read',
};

/** Identifiers that lead somewhere: only these become links. */
function idLink(ids: Readonly<Record<string, string>>): Hole {
  const { doi, pmid, nct } = ids;
  if (doi && /^10\.\d{4,9}\/[^\s<>"]+$/.test(doi))
    return outside(`https://doi.org/${encodeURI(doi)}`, `doi:${doi}`);
  if (pmid && /^\d{1,8}$/.test(pmid))
    return outside(`https://pubmed.ncbi.nlm.nih.gov/${pmid}/`, `PMID ${pmid}`);
  if (nct && /^NCT\d{8}$/.test(nct)) return outside(`https://clinicaltrials.gov/study/${nct}`, nct);
  const [name, value] = Object.entries(ids)[0] ?? [];
  return name === undefined ? null : `${name} ${value}`;
}

function outside(href: string, text: string): SafeHtml {
  return html`<a href="${href}" rel="noopener nofollow ugc">${text}</a>`;
}

/** The page of a catalogue record that evidence names, by what it is called; the ref as text where its family has none. */
export function refLink(ref: string, ask: PageRequest): Hole {
  const at = ref.indexOf('/');
  const family = ask.site.families.find(({ name }) => name === ref.slice(0, at));
  if (!family?.page) return ref;
  const name = ref.slice(at + 1);
  const words = `${family.title}: ${excerpt(recordName(ask, family, name), 80)}`;
  return recordLink(ask, family.page, name, words);
}

export function evidenceSection(record: Doc, ask: PageRequest): SafeHtml {
  const rows = (record.evidence ?? []) as readonly EvidenceRow[];
  if (rows.length === 0) return nothing;
  return html`<section class="section" id="evidence"><h2>Evidence</h2>
<section class="scroll" tabindex="0" aria-label="Evidence"><table><thead><tr>${['Claim', 'Stance', 'Design', 'Certainty', 'Source', 'Citation', 'When read blind'].map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map((one) => html`<tr id="${one.id}"><th scope="row">${one.struck ? html`<s>${one.claim}</s> (struck)` : one.claim}${one.quote && one.quote !== one.claim ? html`<br><q class="muted">${one.quote}</q>` : nothing}</th><td>${wordText(one.stance)}</td><td>${wordText(one.design)}</td><td>${wordText(one.certainty)}</td><td>${source(one, ask)}</td><td>${states[one.state] ?? one.state}</td><td>${one.verified ? (judged[one.verified] ?? one.verified) : 'not asked'}</td></tr>`)}</tbody></table></section>
<p class="muted small">Certainty starts from the design of the study and goes down by concern; the scale for animals and cells is our own. Whether the source says it was asked of the model blind, with hidden controls.</p></section>`;
}

function source({ ref, citation }: EvidenceRow, ask: PageRequest): Hole {
  if (ref) return refLink(ref, ask);
  if (!citation) return null;
  return html`${citation.title}${citation.year ? `, ${citation.year}` : ''}<br>${idLink(citation.ids)}`;
}

interface Cited {
  readonly title: string;
  readonly state?: string;
  readonly match: string | null;
}

/** What is cited, and whether each was found. */
export function citationList(record: Doc, ask: PageRequest): SafeHtml {
  const cited = (record.citations ?? []) as readonly Cited[];
  if (cited.length === 0) return nothing;
  const counted = cited.filter(({ state }) => state !== undefined && state !== 'unchecked').length;
  return html`<section class="section" id="citations"><h2>Citations</h2><p>${counted} of ${cited.length} checked.</p>
<ul class="items">${cited.map((one) => html`<li>${one.title?.includes('/') && one.match === 'catalogue' && !one.title.includes(' ') ? refLink(one.title, ask) : one.title} <span class="muted">${one.state ? (states[one.state] ?? one.state) : 'not checked'}${one.match ? ` (${one.match})` : ''}</span></li>`)}</ul></section>`;
}

/** References to evidence, each to its row. */
export function refs(named: readonly string[], known: ReadonlySet<string>): Hole {
  const shown = named.filter((one) => known.has(one));
  if (shown.length === 0) return null;
  return html`<span class="small">${shown.map((one, at) => [at > 0 ? ', ' : ' ', html`<a href="#${one}">evidence ${[...known].indexOf(one) + 1}</a>`])}</span>`;
}

export function evidenceIds(record: Doc): ReadonlySet<string> {
  return new Set(((record.evidence ?? []) as readonly EvidenceRow[]).map(({ id }) => id));
}
