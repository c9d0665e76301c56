// The form of a list's filters, with the counts that lead to narrower lists.

import { capitalized } from '../../kernel/capitalized.ts';
import type { Family } from '../../kernel/family.ts';
import { slugItem } from '../../kernel/field.ts';
import { holdsLabels, type LabelNames, labelFilters } from '../../kernel/label-names.ts';
import { paging } from '../../kernel/listing.ts';
import type { Operation } from '../../kernel/operation.ts';
import type { FieldError } from '../../kernel/refusal.ts';
import { onceFor } from '../../kernel/remembered.ts';
import { labelWord } from '../../kernel/sent-list.ts';
import { type FormField, field, fieldsOf, optionOf, type Values } from '../kit/form.ts';
import { asBytes, html, inOnePiece, nothing, type SafeHtml } from '../kit/html.ts';
import { labelled } from '../kit/labelled.ts';
import { pairsOf } from '../kit/query-text.ts';
import type { FamilyPage } from './family-page.ts';
import { particulars } from './particulars.ts';

export const formId = 'filters';
/** So few fields are shown before the counts. */
const fewInputs = 3;

/** A field for each filter; a switch is called what it does, and what holds anyway sends nothing. */
export const filterFields = onceFor(({ list, family }: FamilyPage): readonly FormField[] =>
  fieldsOf(list as Operation, (name, param) => param.in === 'query' && !paging.has(name)).map(
    ({ hint: _hint, required: _required, ...one }) => {
      const { default: byDefault, examples = [] } = (list?.input[one.name]?.schema ?? {}) as Told;
      const says = one.type === 'checkbox' ? family.filters?.[one.name]?.says?.('true') : undefined;
      const label = says ? capitalized(says) : one.label;
      const say = wordsOf(family, one.name);
      const options = one.options?.map((option) =>
        option.value === byDefault ? { ...option, value: '' } : say(option),
      );
      const isNamed = holdsNamed(family, one.name);
      return {
        ...one,
        label,
        quiet: true,
        ...(options ? { options } : {}),
        ...helped(one, examples, { say, isNamed }),
      };
    },
  ),
);

interface Told {
  readonly default?: unknown;
  readonly examples?: readonly string[];
}

/** What nobody types. */
const anId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

type Option = NonNullable<FormField['options']>[number];

/** A value is called as the counts beside the form call it. */
function wordsOf({ name, filters }: Family, parameter: string): (option: Option) => Option {
  const filter = filters?.[parameter];
  const words = filter && 'column' in filter ? particulars[name]?.words?.[filter.column] : undefined;
  return ({ value, text }) => ({ value, text: words && value !== '' ? capitalized(words(value)) : text });
}

/** Who types is told what is taken: all that is usual, or an example. Words need none. */
function helped(
  { name, type }: FormField,
  examples: readonly string[],
  { say, isNamed }: { readonly say: (option: Option) => Option; readonly isNamed: boolean },
): Partial<FormField> {
  if (type !== 'text' || name === 'q' || examples.length === 0 || anId.test(examples[0] as string)) return {};
  return examples.length > 1
    ? { suggestions: examples.map((value) => say(optionOf(value))) }
    : {
        hint: isNamed
          ? `For example ${optionOf(examples[0]).text}`
          : html`For example <code>${examples[0]}</code>`,
      };
}

/** What was typed as a suggestion words it ("Early career") is its value; a label is known by its name too. */
export function readAs(page: FamilyPage, name: string, typed: string, labels: LabelNames): string {
  const words = typed.trim().toLowerCase();
  const one = filterFields(page).find((field) => field.name === name);
  const found = one?.suggestions?.find(({ text }) => text.toLowerCase() === words);
  if (found) return found.value;
  const { family } = page;
  const filter = family.filters?.[name];
  if (filter?.kind !== 'has')
    return labelFilters(family).includes(name) ? typed.split(',').map(labels.slugOf).join(',') : typed;
  if (holdsLabels(family, filter.column)) return labels.slugOf(typed);
  return holdsNamed(family, name) ? labelWord(words) : typed;
}

/** Whether what a filter takes has a name for people: a label, or another slug. */
function holdsNamed(family: Family, name: string): boolean {
  const filter = family.filters?.[name];
  if (filter?.kind !== 'has') return false;
  const { column } = filter;
  return holdsLabels(family, column) || isSlugs(family.fields[column]?.schema.items);
}

/** The same value as its field shows it: by the words that are read as it. */
function shownAs(page: FamilyPage, { name, suggestions = [] }: FormField, value: string, labels: LabelNames) {
  const found = suggestions.find((one) => one.value === value);
  if (found) return found.text;
  if (!labelFilters(page.family).includes(name)) return value;
  return value
    .split(',')
    .map((one) => labels.inField(one.trim()))
    .join(', ');
}

function isSlugs(items: unknown): boolean {
  return (items as { pattern?: string } | undefined)?.pattern === slugItem.pattern;
}

/** Most filters are not given: their fields are the same on page after page. */
const emptyField = onceFor((one: FormField) => inOnePiece(field(one, formId, '')));

/** Filters that nobody gave: the same on page after page. */
const folds = new WeakMap<FamilyPage, SafeHtml>();

function keptFold(page: FamilyPage, make: () => SafeHtml): SafeHtml {
  const made = folds.get(page) ?? asBytes(make());
  folds.set(page, made);
  return made;
}

export function filterForm(
  page: FamilyPage,
  query: URLSearchParams,
  errors: readonly FieldError[],
  facets: SafeHtml,
  labels: LabelNames,
): SafeHtml {
  const values: Values = Object.fromEntries(pairsOf(query));
  const fields = filterFields(page).filter(
    ({ name }) => query.has(name) || !['allOf', 'anyOf'].includes(page.family.filters?.[name]?.kind ?? ''),
  );
  const labelledErrors = labelled(errors, fields);
  const hiddenPairs = pairsOf(query).filter(
    ([name]) => name === 'sort' || name === 'order' || name === 'limit',
  );
  const inputOf = (one: FormField) => {
    const error = labelledErrors.find(({ field }) => field === one.name);
    const value = values[one.name] ?? '';
    return error || value !== ''
      ? field(one, formId, shownAs(page, one, value, labels), error)
      : emptyField(one);
  };
  const first = fields.filter(({ name }) => name === 'q');
  const otherFields = fields.filter(({ name }) => name !== 'q');
  // The counts come before what few look for; what is given or wrong is not hidden.
  const folded = otherFields.length > fewInputs;
  const open = otherFields.some(({ name }) => values[name] || errors.some(({ field }) => field === name));
  const send = html`<p class="actions"><button type="submit">Filter</button> <a href="${page.path}">Clear</a></p>`;
  const otherInputs = () => html`${otherFields.map(inputOf)}${send}`;
  const fold = () =>
    html`<details class="more"${open ? html` open` : nothing}><summary>More filters</summary><div>${otherInputs()}</div></details>`;
  const more = folded
    ? html`${send}${facets}${open ? fold() : keptFold(page, fold)}`
    : html`${otherInputs()}${facets}`;
  return html`<details class="filters"${errors.length > 0 ? html` open` : nothing}><summary>Filter</summary>
<form id="${formId}" class="form" method="get" action="${page.path}" data-self-sending>
${first.map(inputOf)}${hiddenPairs.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${more}
</form></details>`;
}
