// What a list was narrowed to, in words.

import { defaultFilters, type Filter, type Filters } from './filter.ts';

/** What a value of a column is called. */
type Called = (column: string, value: string) => string;

/** Given filters in words. */
export function filteredBy(
  { filters }: { readonly filters?: Filters },
  given: Readonly<Record<string, unknown>>,
  called: Called,
): readonly string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const filter = filters?.[name];
    return filter ? sentenceOf(name, filter, value, called) : [];
  });
}

/** A list's title with what narrows it, for whoever keeps several of its feeds: "Grants: the words “muscle”". */
export function narrowedTitle(
  family: { readonly title: string; readonly filters?: Filters },
  given: Readonly<Record<string, unknown>>,
  called: Called,
  ...more: readonly string[]
): string {
  const preset = defaultFilters(family);
  const chosen = Object.entries(given).filter(
    ([name, value]) => value !== undefined && value !== preset[name],
  );
  const words = [...filteredBy(family, Object.fromEntries(chosen), called), ...more];
  return words.length === 0 ? family.title : `${family.title}: ${words.join(', ')}`;
}

/** What a given value of a filter narrows a list to, in words that fit behind "filtered by". */
export function sentenceOf(
  parameter: string,
  filter: Filter,
  value: unknown,
  called: Called = (_column, one) => one,
): string {
  const column = 'column' in filter ? filter.column : '';
  const valueText = [value]
    .flat()
    .map((one) => called(column, String(one)))
    .join(', ');
  if (filter.says) return filter.says(valueText);
  const name = parameter.replaceAll('_', ' ');
  switch (filter.kind) {
    case 'search':
      return `the words “${valueText}”`;
    case 'allOf':
      return Array.isArray(value) && value.length > 1
        ? `all of the ${name} ${valueText}`
        : `${name} ${valueText}`;
    case 'anyOf':
      return `at least one of the ${name.replace(/ any$/, '')} ${valueText}`;
    case 'contains':
      return `${name} with “${valueText}” in it`;
    case 'from':
      return `${filter.column.replaceAll('_', ' ')} from ${valueText} on`;
    case 'until':
      return `${filter.column.replaceAll('_', ' ')} up to ${valueText}`;
    case 'within':
      return `${filter.column.replaceAll('_', ' ')} within ${valueText} ${value === 1 ? 'day' : 'days'}`;
    case 'atLeast':
      return `${filter.column.replaceAll('_', ' ')} of at least ${valueText}`;
    default:
      return filter.param.schema.type === 'boolean'
        ? `${value ? '' : 'not '}${name.replace(/^is /, 'a ')}`
        : `${name} ${valueText.replaceAll('_', ' ')}`;
  }
}
