// What a refusal says, in the words of the form that was refused.

import type { FieldError } from '../../kernel/refusal.ts';
import type { FormField } from './form.ts';
import { numberText } from './format.ts';

/**
 * The sentences of a refusal, with the labels that stand in the form in the place of the names of members; what
 * the form does not know came by the address, which knows names alone.
 */
export function labelled(errors: readonly FieldError[], fields: readonly FormField[]): readonly FieldError[] {
  const labels = new Map(
    fields.flatMap(({ name, label, type }) => (type === 'hidden' ? [] : [[name, label]])),
  );
  const inWords = (message: string) =>
    message
      .replaceAll(/^(?:[a-z_]+\.)*[a-z_]+(?= )|[a-z]+(?:_[a-z]+)+/g, (name: string, at: number) => {
        const label = labels.get(name) ?? labels.get(name.replace(/^.*\./, ''));
        return label === undefined ? name : at === 0 ? label : `“${label}”`;
      })
      // A field is filled in or empty; null is for programs.
      .replaceAll(/, (?:or|not) null(?=\.)/g, '')
      .replaceAll(/\d+(?= (?:to \d+ )?(?:characters|entries)\b)/g, (count) => numberText(Number(count)));
  // A choice shows what may be chosen, in words.
  const choices = new Set(fields.flatMap(({ name, type }) => (type === 'select' ? [name] : [])));
  const withoutCodes = (message: string) =>
    message.replace(/ is required: (?:one of|text) [^.]*\.$/, ' is to be chosen.');
  const byName = new Map(fields.map((one) => [one.name, one]));
  return errors.map((error) => {
    if (error.code === 'unknown') return { ...error, message: asFilter(error.message) };
    // What is wrong with one of several stands at the field that takes them all.
    const [entry = '', field = '', at] = /^(\w+)\.(\d+)$/.exec(error.field) ?? [];
    const label = labels.get(field);
    if (label !== undefined)
      return {
        ...error,
        field,
        message: error.message.replace(entry, `Entry ${Number(at) + 1} of “${label}”`),
      };
    return {
      ...error,
      message: inWords(
        choices.has(error.field)
          ? withoutCodes(error.message)
          : asTyped(error.message, byName.get(error.field)),
      ),
    };
  });
}

/** What an address names and no filter is; it names an operation of the API where the page has another name. */
function asFilter(message: string): string {
  return message.replace(/ is not a parameter of \w+; /, ' is not a filter of this page; ');
}

/** What a field takes, as its form says it: a picker writes moments by itself, and bounds may be narrower here. */
function asTyped(message: string, field: FormField | undefined): string {
  if (field?.type === 'moment' || field?.type === 'date')
    return message
      .replace(/ is required: .*$/s, ' is required.')
      .replace(/a moment in UTC such as [^\s,;]+(?<!\.)/, 'a day and an hour')
      .replace('a day as YYYY-MM-DD that exists in the calendar', 'a day that exists in the calendar');
  const { min, max } = field ?? {};
  if (min === undefined || max === undefined) return message;
  return message.replace(/ from [\d,]+ to [\d,]+(?=\.)/, ` from ${min} to ${max}`);
}
