// What stands now, for whoever wrote while it was saved elsewhere: beside the form with what they typed.

import type { FormField, FormParts, Values } from './form.ts';
import { type Hole, html, type SafeHtml } from './html.ts';

/** The fields of a form that hold something, in words. */
export function filledFields(fields: readonly FormField[], values: Readonly<Record<string, Hole>>): SafeHtml {
  const filled = fields.filter(({ name, type }) => type !== 'hidden' && (values[name] ?? '') !== '');
  return html`<dl class="facts">${filled.map(({ name, label }) => html`<div><dt>${label}</dt><dd class="words">${values[name]}</dd></div>`)}</dl>`;
}

/**
 * What a form holds: what was typed, or what stands; where that was saved elsewhere meanwhile, also what stands, and
 * what is sent next counts as shown with it.
 * @param stands as the form would hold it
 * @param by the hidden field that says what was shown: a digest, or a version
 */
export function heldOf(
  fields: readonly FormField[],
  stands: Values,
  typed: Pick<FormParts, 'values' | 'errors'> | null | undefined,
  by: 'shown' | 'version' = 'shown',
): Pick<FormParts, 'values' | 'errors' | 'meanwhile'> {
  const errors = typed?.errors ?? [];
  const values = typed?.values ?? stands;
  if (!errors.some(({ code }) => code === 'version_mismatch')) return { values, errors };
  return { values: { ...values, [by]: stands[by] ?? '' }, errors, meanwhile: standsNow(fields, stands) };
}

/** @param values as the form would hold it */
function standsNow(fields: readonly FormField[], values: Values): SafeHtml {
  const said = Object.fromEntries(fields.map((one) => [one.name, inWords(one, values[one.name] ?? '')]));
  return html`<section class="notice"><h2>What stands now</h2>${filledFields(fields, said)}</section>`;
}

function inWords({ type, options }: FormField, value: string): string {
  if (type === 'checkbox') return value === 'true' ? 'Yes' : 'No';
  return options?.find((one) => one.value === value)?.text ?? value;
}
