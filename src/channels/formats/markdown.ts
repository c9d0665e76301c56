// Lists and records as Markdown, for agents and for people who keep notes. Text of records is text: what
// Markdown would read as a mark is escaped.

import type { Doc, Family } from '../../kernel/family.ts';
import { headingOf, leadOf } from '../../kernel/heading.ts';
import { parsed } from '../../kernel/json.ts';
import { saysNothing } from '../../kernel/says-nothing.ts';
import { excerpt } from '../../kernel/text-policy.ts';
import { licenceUrl } from '../http/licence.ts';

const marks = /[\\`*_{}[\]<>#|~]/g;

/** A text on one line, in which nothing is a mark. */
export function plainMarkdown(text: string): string {
  return text.replaceAll(marks, (one) => `\\${one}`).replaceAll(/\s*\n\s*/g, ' ');
}

/** A list piece by piece: its head, then a line for each row. */
export function* markdownPieces(
  family: Family,
  slices: Iterable<readonly string[]>,
  { site, plain }: { readonly site: string; readonly plain: string },
): Generator<string> {
  yield `# ${family.title}\n\n${family.summary}\n\nFrom ${plain}. Data: CC BY 4.0, ${licenceUrl}\n\n`;
  for (const rows of slices) {
    yield rows.map((row) => `${line(family, parsed(row, site))}\n`).join('');
  }
}

function line(family: Family, record: Doc): string {
  const address = [record.public_url, record.detail_url, record.url].find((one) => typeof one === 'string');
  const name = plainMarkdown(headingOf(family, record));
  const lead = leadOf(family, record);
  const when = record[family.order.by];
  const dated =
    typeof when === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(when) ? ` (${family.order.by} ${when})` : '';
  return `- ${address ? `[${name}](<${String(address).replaceAll(/[<>\s]/g, '')}>)` : name}${dated}${lead ? `: ${plainMarkdown(excerpt(lead))}` : ''}`;
}

/** A record as a document: a heading for its name, then each member that says something. */
export function recordMarkdown(family: Family, record: Doc, attribution: string): string {
  const members = Object.entries(record).filter(
    ([member, value]) => member !== family.heading && !saysNothing(value),
  );
  const parts = members.map(([member, value]) => `## ${member}\n\n${block(value)}`);
  return `# ${plainMarkdown(headingOf(family, record))}\n\n${parts.join('\n\n')}\n\n---\n\nCC BY 4.0, ${plainMarkdown(attribution)}\n`;
}

function block(value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => `- ${inline(one)}`).join('\n');
  if (value !== null && typeof value === 'object') {
    return Object.entries(value)
      .filter(([, inner]) => !saysNothing(inner))
      .map(([member, inner]) => `- ${member}: ${inline(inner)}`)
      .join('\n');
  }
  if (typeof value === 'string' && !/^https?:\/\/\S+$/.test(value)) {
    return value
      .split(/\n\s*\n/)
      .map(plainMarkdown)
      .join('\n\n');
  }
  return inline(value);
}

function inline(value: unknown): string {
  if (typeof value === 'string')
    return /^https?:\/\/[^\s<>]+$/.test(value) ? `<${value}>` : plainMarkdown(value);
  if (Array.isArray(value))
    return value
      .filter((one) => !saysNothing(one))
      .map(inline)
      .join(', ');
  if (value !== null && typeof value === 'object') {
    return Object.entries(value)
      .filter(([, inner]) => !saysNothing(inner))
      .map(([member, inner]) => `${member}: ${inline(inner)}`)
      .join('; ');
  }
  return String(value);
}
