// The grants that fit a project, asked in plain words: what find_funding answers, with its reasons. The address
// is the question, and nothing but the address is kept of it.

import { readQuery } from '../../channels/http/query.ts';
import { href } from '../../kernel/address.ts';
import { countryCodeOr } from '../../kernel/country-codes.ts';
import { labelNames } from '../../kernel/label-names.ts';
import type { OutputOf } from '../../kernel/operation.ts';
import { type FieldError, Refusal } from '../../kernel/refusal.ts';
import { aloneFor } from '../../kernel/rule-days.ts';
import { findFunding } from '../../operations/find-funding.ts';
import { type Answered, askOperation } from '../kit/ask.ts';
import { errorsOf, fieldsOf, form } from '../kit/form.ts';
import { atLeast, closingTime, countText, numberText } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { queryText } from '../kit/query-text.ts';
import { recordLink } from '../kit/record-link.ts';
import { reasonText } from '../records/grant-words.ts';
import { steps } from '../records/pager.ts';
import { twinLinks } from '../records/twins.ts';

const path = '/funding';
const paging = new Set(['limit', 'offset']);
/** So many are answered where nobody says how many. */
const pageRows = 10;

const lede =
  'Describe a project in plain words, in your language: the open and coming grants that fit come best first, each with what speaks for it.';

export const fundingRoutes: readonly PageRoute[] = [
  { name: 'find funding', method: 'GET', path, answer: found },
  {
    name: 'find funding as data',
    method: 'GET',
    path: `${path}.json`,
    answer: (ask) => ask.forward(`${href(findFunding)}${ask.query.size > 0 ? `?${ask.query}` : ''}`),
  },
];

/** The address of a question. */
export function fundingPath(about: string): string {
  return `${path}?${queryText([['about', about]])}`;
}

const hints: Readonly<Record<string, string>> = {
  about: 'Some words or sentences of yours.',
  career_stage: 'Grants that name other stages only are left out.',
  country:
    'A country by its name or two letters, such as Germany or DE; grants for other places only are left out.',
};

/** A page takes its name, where the API takes its code. */
const longestCountry = 60;

const fields = fieldsOf(findFunding, (name) => !paging.has(name), {
  about: 'What it is about',
  country: 'Where you work',
}).map((field) => ({
  ...field,
  ...(field.name === 'country' ? { maxLength: longestCountry } : {}),
  hint: hints[field.name] ?? '',
}));

type Found = OutputOf<typeof findFunding>;
type Fitting = Found['data'][number];

async function found(ask: PageRequest): Promise<Page> {
  const parameters = [...ask.query]
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]): [string, string] => [name, name === 'country' ? countryCodeOr(value) : value]);
  const isAsked = parameters.some(([name]) => name === 'about');
  let answered: Answered<Found> | null = null;
  let errors: readonly FieldError[] = [];
  try {
    const input = isAsked || parameters.length > 0 ? readQuery(findFunding, queryText(parameters)) : null;
    answered = input === null ? null : await askOperation(ask, findFunding, input);
  } catch (error) {
    if (!(error instanceof Refusal) || !['invalid_input', 'unknown_parameter'].includes(error.reason))
      throw error;
    errors = errorsOf(error).map((one) =>
      one.field === 'country' ? { ...one, message: 'country takes a country, such as Germany or DE.' } : one,
    );
  }
  const asking = form({
    id: 'funding',
    action: path,
    method: 'get',
    fields,
    submit: 'Find grants',
    values: Object.fromEntries(parameters),
    errors,
  });
  const title = 'Find funding';
  const twins = answered
    ? [{ href: `${path}.json?${queryText(parameters)}`, type: 'application/json', title: 'JSON' }]
    : [];
  return {
    title,
    description: lede,
    canonical: path,
    section: '/grants',
    status: errors.length > 0 ? 400 : 200,
    shared: true,
    hidden: parameters.length > 0,
    twins,
    ...(answered ? { until: answered.until } : {}),
    body: html`${titleBlock({ title, lede, crumbs: [{ href: '/grants', text: 'Grants' }] })}
${
  answered
    ? html`<div class="side"><div><details class="filters"><summary>Ask in other words</summary>${asking}</details></div>
<div>${results(ask, parameters, answered.answer)}${twinLinks(twins)}</div></div>`
    : asking
}`,
  };
}

function results(ask: PageRequest, given: readonly [string, string][], answer: Found): SafeHtml {
  const { data, total, has_more, read } = answer;
  const query = new URLSearchParams(given);
  const offset = Number(query.get('offset') ?? 0);
  const notes = read.notes.map((one) => html`<p class="muted">${one}</p>`);
  return html`<section class="section" id="fitting"><h2>${total === 0 ? 'No grant fits' : atLeast(countText(total, 'grant that fits', 'grants that fit'), has_more)}</h2>${notes}
${data.length === 0 ? html`<p>Say it in other words, or look through <a href="/grants?scope=all">all grants</a>.</p>` : html`<ol class="records" start="${offset + 1}">${withVariants(data).map(([one, ...variants]) => grantItem(ask, one, variants))}</ol>`}
${steps(path, query, data.length, Number(query.get('limit') ?? pageRows), has_more)}</section>`;
}

/** Each grant with its variants on this page, which stand with the first of them. */
function withVariants(data: readonly Fitting[]): readonly (readonly [Fitting, ...Fitting[]])[] {
  const calls = Map.groupBy(data, ({ group, id }) => group ?? id);
  return [...calls.values()] as [Fitting, ...Fitting[]][];
}

function grantItem(ask: PageRequest, one: Fitting, variants: readonly Fitting[]): SafeHtml {
  const { public_id, id, title, funder_name, status, general, reasons } = one;
  const more = [
    status === 'forecasted' ? 'not open yet' : null,
    general ? 'a general call' : null,
    `fits ${fitText(one)}`,
  ].filter(Boolean);
  return html`<li class="record"><div><h3>${recordLink(ask, '/grants', public_id ?? id, title)}</h3>
<p>${funder_name}, ${closing(one)}; ${more.join(', ')}.</p>
<ul>${reasons.map(({ text }) => html`<li>${reasonText(text, labelNames(ask.context))}</li>`)}</ul>
${variants.length === 0 ? nothing : html`<p>Variants of this call:</p><ul>${variants.map((other) => html`<li>${recordLink(ask, '/grants', other.public_id ?? other.id, other.title)}, ${closing(other)}; fits ${fitText(other)}</li>`)}</ul>`}</div></li>`;
}

function closing({ deadline, deadline_for }: Fitting): SafeHtml {
  if (deadline === null) return html`no closing date stated`;
  const alone = aloneFor(deadline_for);
  return html`closes ${closingTime(deadline)}${alone ? html`, ${alone}` : nothing}`;
}

function fitText({ score }: Fitting): string {
  return `${numberText(Math.round(score))} of 100`;
}
