// Queries as URLSearchParams writes them, without one being made: a page has dozens of addresses with a query.

import { onceFor } from '../../kernel/remembered.ts';

const plain = /^[\w.*-]*$/;
/** What encodeURIComponent writes otherwise than a form. */
const otherwise = /%20|[!'()~]/g;

/** A name or a value as a form sends it. */
export function formEncoded(text: string): string {
  if (plain.test(text)) return text;
  return encodeURIComponent(text.toWellFormed()).replaceAll(otherwise, (one) =>
    one === '%20' ? '+' : `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Names and values behind a question mark. */
export function queryText(pairs: Pairs): string {
  let text = '';
  for (const [name, value] of pairs)
    text += `${text === '' ? '' : '&'}${formEncoded(name)}=${formEncoded(value)}`;
  return text;
}

/** The address of a page with what is given of these; what is empty is left out. */
export function givenAt(path: string, given: Readonly<Record<string, string>>): string {
  const text = queryText(Object.entries(given).filter(([, value]) => value !== ''));
  return text === '' ? path : `${path}?${text}`;
}

type Pairs = readonly [name: string, value: string][];

/** The names and values of a query in their order: a page reads its own a dozen times, and none is changed. */
export const pairsOf = onceFor((query: URLSearchParams): Pairs => [...query]);
