// Plain forms: posted, refused with everything that was typed and the sentence at its field, and answered
// by 303. The fields of a form follow from the input of the operation behind it.

import { capitalized } from '../../kernel/capitalized.ts';
import { type JsonSchema, typesOf, webAddress } from '../../kernel/field.ts';
import type { Operation, Param } from '../../kernel/operation.ts';
import type { FieldError, Refusal } from '../../kernel/refusal.ts';
import { wordText } from '../../kernel/word-text.ts';
import { labelOf } from './format.ts';
import { type Hole, html, nothing, type SafeHtml } from './html.ts';
import { labelled } from './labelled.ts';

export type Values = Readonly<Record<string, string>>;

export interface FormField {
  readonly name: string;
  readonly label: string;
  /** One sentence below the label. */
  readonly hint?: Hole;
  readonly type:
    | 'text'
    | 'email'
    | 'url'
    | 'date'
    | 'moment'
    | 'number'
    | 'password'
    | 'textarea'
    | 'select'
    | 'checkbox'
    | 'choices'
    | 'hidden';
  readonly required?: boolean;
  /** Everything in the form may be left out: the label need not say so. */
  readonly quiet?: boolean;
  /** How many lines of a long text are seen. */
  readonly rows?: number;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly step?: string;
  /** The values of a select or of choices, each with its words. */
  readonly options?: readonly { readonly value: string; readonly text: string }[];
  /** What a text usually is, each with its words: shown while somebody types. */
  readonly suggestions?: FormField['options'];
  readonly autocomplete?: string;
  readonly placeholder?: string;
}

export interface FormParts {
  /** Unique on the page; ids of fields begin with it. */
  readonly id: string;
  readonly action: string;
  readonly method?: 'get' | 'post';
  readonly fields: readonly FormField[];
  readonly submit: string;
  /** Several buttons, each of which sends its value, instead of the one. */
  readonly buttons?: readonly { readonly name: string; readonly value: string; readonly text: string }[];
  readonly values?: Values;
  readonly errors?: readonly FieldError[];
  /** A secret of the session that proves the form came from here; it goes along as `ticket`. */
  readonly ticket?: string | null;
  /** Between what was refused and the fields: what stands now, where it was saved elsewhere. */
  readonly meanwhile?: Hole;
  /** Between the fields and the button. */
  readonly before?: Hole;
  readonly label?: string;
  /** It holds a long text: the browser asks before what was typed is left unsaved. */
  readonly unsaved?: boolean;
}

/** A form that was not taken: what was typed, and why. */
export type Refused = Required<Pick<FormParts, 'values' | 'errors'>>;

/** A form; where fields were refused, a summary stands first and takes the focus. */
export function form(parts: FormParts): SafeHtml {
  const { id, action, method = 'post', fields, submit, values = {}, errors = [], ticket, before } = parts;
  const labelledErrors = labelled(errors, fields);
  const label = parts.label ? html` aria-label="${parts.label}"` : nothing;
  return html`<form id="${id}" class="form" method="${method}" action="${action}"${label}${parts.unsaved ? html` data-unsaved` : nothing}>
${errorSummary(errors, id, fields)}${parts.meanwhile ?? nothing}${ticket ? html`<input type="hidden" name="ticket" value="${ticket}">` : nothing}
${fields.map((one) =>
  field(
    one,
    id,
    one.type === 'choices' ? chosen(one.name, values) : (values[one.name] ?? ''),
    labelledErrors.find(({ field }) => field === one.name),
  ),
)}
${before}<p class="actions">${parts.buttons ? parts.buttons.map(({ name, value, text }, at) => html`<button type="submit" name="${name}" value="${value}"${at === 0 ? nothing : html` class="quiet"`}>${text}</button> `) : html`<button type="submit">${submit}</button>`}</p>
</form>`;
}

/** The title of a page that shows a form once more: it is read aloud first, so it says so. */
export function notSent(title: string): string {
  return `Not sent: ${title}`;
}

/** What was refused, each sentence leading to its field. */
export function errorSummary(
  errors: readonly FieldError[],
  id: string,
  fields: readonly FormField[],
): SafeHtml {
  if (errors.length === 0) return nothing;
  const known = new Set(fields.map(({ name }) => name));
  return html`<div class="errors" role="alert" tabindex="-1" id="${id}-errors" autofocus>
<h2>This was not taken</h2>
<ul>${labelled(errors, fields).map(({ field, message }) =>
    known.has(field) ? html`<li><a href="#${id}-${field}">${message}</a></li>` : html`<li>${message}</li>`,
  )}</ul>
</div>`;
}

/** One field with its label, hint and what was refused about it. */
export function field(one: FormField, id: string, value: string, error?: FieldError): SafeHtml {
  const { name, label, hint, type, required } = one;
  const at = `${id}-${name}`;
  if (type === 'hidden') return html`<input type="hidden" name="${name}" value="${value}">`;
  const described = [hint ? `${at}-hint` : '', error ? `${at}-error` : ''].filter(Boolean).join(' ');
  const common = html`id="${at}" name="${name}"${described ? html` aria-describedby="${described}"` : nothing}${error ? html` aria-invalid="true"` : nothing}${required ? html` required` : nothing}`;
  const hintAndError = html`${hint ? html` <span class="hint" id="${at}-hint">${hint}</span>` : nothing}${error ? html` <span class="error" id="${at}-error">${error.message}</span>` : nothing}`;
  if (type === 'checkbox') {
    return html`<div class="field check"><input type="checkbox" value="true" ${common}${value === 'true' ? html` checked` : nothing}><label for="${at}">${label}</label>${hintAndError}</div>`;
  }
  if (type === 'choices') {
    const shown = new Set(value.split(',').map((word) => word.trim()));
    const boxes = (one.options ?? []).map(
      (option) =>
        html`<div class="field check"><input type="checkbox" value="true" id="${at}.${option.value}" name="${name}.${option.value}"${shown.has(option.value) ? html` checked` : nothing}><label for="${at}.${option.value}">${option.text}</label></div>`,
    );
    return html`<fieldset class="field choices" id="${at}"${described ? html` aria-describedby="${described}"` : nothing}><legend>${label}${required || one.quiet ? nothing : html` <span class="optional">optional</span>`}</legend>${hintAndError}${boxes}</fieldset>`;
  }
  const list = one.suggestions ? html` list="${at}-list"` : nothing;
  const suggested = one.suggestions?.map(
    (option) => html`<option value="${option.value}">${option.text}</option>`,
  );
  return html`<div class="field"><label for="${at}">${label}${required || one.quiet ? nothing : html` <span class="optional">optional</span>`}</label>${hintAndError}${control(one, html`${common}${list}`, value)}${suggested ? html`<datalist id="${at}-list">${suggested}</datalist>` : nothing}</div>`;
}

function control(one: FormField, common: SafeHtml, value: string): SafeHtml {
  const {
    type,
    options = [],
    rows = 6,
    maxLength,
    minLength,
    min,
    max,
    step,
    autocomplete,
    placeholder,
  } = one;
  if (type === 'select') {
    // What stood there before is chosen still, known or not.
    const own = value === '' || options.some((option) => option.value === value);
    const all = own ? options : [...options, { value, text: value }];
    return html`<select ${common}>${all.map((option) => html`<option value="${option.value}"${option.value === value ? html` selected` : nothing}>${option.text}</option>`)}</select>`;
  }
  const bounds = html`${maxLength ? html` maxlength="${maxLength}"` : nothing}${minLength ? html` minlength="${minLength}"` : nothing}`;
  if (type === 'textarea')
    return html`<textarea ${common}${bounds} rows="${rows}">
${value}</textarea>`;
  if (type === 'moment')
    return html`<input type="datetime-local" data-utc ${common} value="${shownMoment(value)}">`;
  const range = html`${min === undefined ? nothing : html` min="${min}"`}${max === undefined ? nothing : html` max="${max}"`}${type === 'number' ? html` step="${step ?? '1'}"` : nothing}`;
  const lengths =
    type === 'text' || type === 'email' || type === 'url' || type === 'password' ? bounds : nothing;
  return html`<input type="${type}" ${common} value="${value}"${lengths}${range}${autocomplete ? html` autocomplete="${autocomplete}"` : nothing}${placeholder ? html` placeholder="${placeholder}"` : nothing}>`;
}

/** A moment for its control, which knows minutes and no zone: the label says that UTC counts. */
export function shownMoment(moment: string): string {
  return moment.replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d).*Z$/, '$1');
}

/** The fields that an operation's input needs, in the order of its declaration. */
export function fieldsOf(
  operation: Pick<Operation, 'input'>,
  which: (name: string, param: Param) => boolean = () => true,
  labels: Values = {},
): readonly FormField[] {
  return Object.entries(operation.input)
    .filter(([name, param]) => which(name, param) && !param.deprecated)
    .map(([name, param]) => fieldOf(name, param, labels[name]));
}

/** A choice that nobody made beforehand: what stands first would be sent by whoever overlooks it. */
export function toChoose(field: FormField): FormField {
  return { ...field, options: [{ value: '', text: 'Choose' }, ...(field.options ?? [])] };
}

function fieldOf(name: string, { schema, optional, in: place }: Param, label?: string): FormField {
  const common = {
    name,
    label: label ?? labelOf(name),
    ...(schema.description ? { hint: String(schema.description) } : {}),
    ...(optional ? {} : { required: true }),
  };
  const { minimum, maximum, maxLength, minLength } = schema as Readonly<Record<string, number | undefined>>;
  const types = typesOf(schema, 'string');
  // A filter that is left open takes any; of what is sent, nothing was said.
  const open = place === 'body' ? 'Not stated' : 'Any';
  const words = (schema.enum as readonly unknown[] | undefined)?.filter((word) => word !== null);
  if (words) {
    const none = optional && schema.default === undefined ? [{ value: '', text: open }] : [];
    return { ...common, type: 'select', options: [...none, ...words.map(optionOf)] };
  }
  const known = (schema.items as { examples?: readonly string[] } | undefined)?.examples;
  if (known && place === 'body') return { ...common, type: 'choices', options: known.map(optionOf) };
  if (types.includes('boolean')) {
    // A switch that has no default has three states.
    if (schema.default === undefined) {
      const options = [
        ['', open],
        ['true', 'Yes'],
        ['false', 'No'],
      ].map(([value = '', text = '']) => ({ value, text }));
      return { ...common, type: 'select', options };
    }
    return { ...common, type: 'checkbox' };
  }
  if (types.includes('integer') || types.includes('number')) {
    return {
      ...common,
      type: 'number',
      ...(minimum === undefined ? {} : { min: minimum }),
      ...(maximum === undefined ? {} : { max: maximum }),
      ...(types.includes('number') ? { step: 'any' } : {}),
    };
  }
  const lengths = {
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(minLength ? { minLength } : {}),
  };
  if (schema.format === 'date-time' && place === 'body') {
    const hint = String(common.hint ?? '');
    return { ...common, hint: /\bUTC\b/.test(hint) ? hint : `${hint} In UTC.`.trim(), type: 'moment' };
  }
  if (schema.format === 'date' || schema.anyOf !== undefined) return { ...common, type: 'date' };
  if (schema.format === 'email') return { ...common, ...lengths, type: 'email', autocomplete: 'email' };
  if (schema.format === webAddress.format) return { ...common, ...lengths, type: 'url' };
  // What stands in a path is a name, however long it may be.
  const isLong = (maxLength ?? 0) >= 1_000 && place !== 'path';
  return { ...common, ...lengths, type: isLong ? 'textarea' : 'text' };
}

/** What was chosen of several, however it came: as the words of a list, or as the boxes of a form. */
function chosen(name: string, values: Values): string {
  const boxes = Object.keys(values)
    .filter((one) => one.startsWith(`${name}.`) && values[one] === 'true')
    .map((one) => one.slice(name.length + 1));
  return [values[name] ?? '', ...boxes].filter((one) => one !== '').join(',');
}

export function optionOf(word: unknown): { value: string; text: string } {
  return { value: String(word), text: capitalized(wordText(String(word))) };
}

/** The input of an operation as a form sent it: empty fields are left out, numbers and switches are read. */
export function inputOf(operation: Pick<Operation, 'input'>, values: Values): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, { schema }] of Object.entries(operation.input)) {
    const value = schema.type === 'array' ? chosen(name, values) : values[name];
    if (value === undefined || value === '') continue;
    input[name] = typed(schema, value.replaceAll('\r\n', '\n'));
  }
  return input;
}

function typed(schema: JsonSchema, value: string): unknown {
  const types = typesOf(schema, 'string');
  if (types.includes('boolean')) return value === 'true' ? true : value === 'false' ? false : value;
  if (schema.format === 'date-time' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(value)) {
    return new Date(`${value}Z`).toISOString();
  }
  if (types.includes('integer') || types.includes('number'))
    return Number.isNaN(Number(value)) ? value : Number(value);
  if (types.includes('array')) {
    return value
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
  }
  return value;
}

/** What a refusal says of each field, else of the form as a whole. */
export function errorsOf(refusal: Refusal): readonly FieldError[] {
  return refusal.details.errors ?? [{ field: '', code: refusal.reason, message: refusal.message }];
}
