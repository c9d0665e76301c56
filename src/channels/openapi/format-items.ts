// The formats of an operation beside JSON: media types of its own address. A suffix of the path asks for the same
// without a header; it is no operation of its own.

import type { Operation } from '../../kernel/operation.ts';
import { type Format, formatsOf } from '../formats/format.ts';
import type { Schema } from './over-tiers.ts';

/** The formats beside JSON, by their media types. */
export function formContent(operation: Operation): Record<string, Schema> {
  const otherFormats = formatsOf(operation).filter(({ name }) => name !== 'json');
  return Object.fromEntries(otherFormats.map((form) => [form.mediaType, bodyIn(form)]));
}

function bodyIn({ name, mediaType, description }: Format): Schema {
  if (name === 'csl') return { schema: { type: 'array', items: { type: 'object' }, description } };
  return { schema: { type: mediaType.endsWith('+json') ? 'object' : 'string', description } };
}

/** The description, with the suffixes of the formats; `x-suffixes` says the same for programs. */
export function withFormats(operation: Operation): {
  readonly description?: string;
  readonly 'x-suffixes'?: Readonly<Record<string, string>>;
} {
  const formats = formatsOf(operation);
  if (formats.length === 0) return {};
  const list = formats.map(({ suffix, mediaType }) => `\`${suffix}\` (${mediaType})`).join(', ');
  const sentences = [operation.description, `Other forms, by Accept or by a suffix of the path: ${list}.`];
  if (operation.lists) sentences.push('Where all rows are sent, limit has no default and no maximum.');
  const suffixes = formats.map(({ suffix, mediaType }) => [suffix, mediaType] as const);
  return { description: sentences.filter(Boolean).join(' '), 'x-suffixes': Object.fromEntries(suffixes) };
}
