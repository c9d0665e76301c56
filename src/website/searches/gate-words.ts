// What decides each gate of a search profile, as a person reads it: places, kinds, amounts and moments in words,
// the grant's own sentences as quotes, and what it does not say in one line.

import { applicantText } from '../../families/grants/spoken.ts';
import type { LabelNames } from '../../kernel/label-names.ts';
import { wordText } from '../../kernel/word-text.ts';
import type { Gate } from '../../people/profile/gates.ts';
import { amountText, closingTime, labelOf } from '../kit/format.ts';
import { type Hole, html, nothing, type SafeHtml } from '../kit/html.ts';
import { countriesText } from '../records/grant-words.ts';

/** What is looked for in a grant by the person's own words. */
const yours: ReadonlySet<string> = new Set(['labels', 'keywords']);

const signs = { pass: '✓', fail: '✗', unknown: '?' } as const;

/** What a grant says of applicants from other countries. */
const foreignWords: Readonly<Record<string, string>> = {
  yes: 'open to foreign applicants',
  partial: 'open to some foreign applicants',
  no: 'no foreign applicants',
};

/** How each member that holds codes is written. */
const written: Readonly<Record<string, (quote: string, labels: LabelNames) => Hole>> = {
  labels: (quote, { called }) => quote.split(', ').map(called).join(', '),
  'eligibility.countries_in': (quote) => countriesText(quote.split(', ')),
  'eligibility.countries_out': (quote) => `not from ${countriesText(quote.split(', '))}`,
  'eligibility.foreign_applicants': (quote) => foreignWords[quote] ?? quote,
  'eligibility.applicant_types': (quote) => quote.split(', ').map(applicantText).join(', '),
  'eligibility.career_stages': (quote) => quote.split(', ').map(wordText).join(', '),
  funding: (quote) => quote.split(' to ').map(moneyText).join(' to '),
  deadline: closingTime,
};

export function gateList(gates: readonly Gate[], labels: LabelNames): SafeHtml {
  const silent = gates.filter(({ quote }) => quote === null).map(({ gate }) => labelOf(gate).toLowerCase());
  // A grant has labels and words, if none of these.
  const unnamed = silent.filter((gate) => yours.has(gate));
  const untold = silent.filter((gate) => !yours.has(gate));
  const line = (text: string) => html`<li><span aria-hidden="true">${signs.unknown}</span> ${text}</li>`;
  return html`<ul>${gates.map((one) => gateItem(one, labels))}${unnamed.length === 0 ? nothing : line(`The grant names none of your ${unnamed.join(' or ')}`)}${untold.length === 0 ? nothing : line(`The grant does not say: ${untold.join(', ')}`)}</ul>`;
}

function gateItem({ gate, state, member, quote }: Gate, labels: LabelNames): Hole {
  if (quote === null || member === null) return nothing;
  const reason =
    written[member]?.(quote, labels) ??
    html`<q>${quote}</q> <span class="muted">${labelOf(member).toLowerCase()}</span>`;
  return html`<li><span aria-hidden="true">${signs[state]}</span> ${labelOf(gate)}: ${wordText(state)}, ${reason}${gate === 'amount' && state === 'unknown' ? ', which is not in your currency' : nothing}</li>`;
}

function moneyText(text: string): string {
  const [amount = '', currency = ''] = text.split(' ');
  return amountText({ amount, currency }) ?? text;
}
