// One announcement of the NIH Guide, from its page: the labelled fields that every announcement has.

import { SourceError } from '../reading/source.ts';
import { plainText } from '../reading/text.ts';

export interface Announcement {
  readonly number: string;
  readonly title: string;
  /** Texts by their label: `Activity Code`, `Award Budget`, … */
  readonly fields: ReadonlyMap<string, string>;
  /** Due dates of new applications, YYYY-MM-DD. */
  readonly dueDates: readonly string[];
}

const row =
  /<div class="[^"]*\bdatalabel\b[^"]*"[^>]*>([\s\S]*?)<\/div>\s*<div class="[^"]*\bdatacolumn\b[^"]*"[^>]*>([\s\S]*?)(?=<div class="row|<div class="[^"]*\bdatalabel\b|<h[12]\b|<table\b|$)/gi;

/** Throws SourceError for a page without the fields of an announcement. */
export function announcementOf(html: string): Announcement {
  const fields = new Map<string, string>();
  for (const [, label = '', value = ''] of html.matchAll(row)) {
    const name = plainText(label)?.replace(/\s+/g, ' ');
    const text = plainText(value);
    if (name && text && !fields.has(name)) fields.set(name, text);
  }
  const number = /\b[A-Z]{2,3}-(?:[A-Z]{2}-)?\d{2}-\d{3}\b/.exec(
    fields.get('Funding Opportunity Number (FON)') ??
      fields.get('Notice of Funding Opportunity Number') ??
      fields.get('Funding Opportunity Announcement (FOA) Number') ??
      '',
  )?.[0];
  const title = fields.get('Funding Opportunity Title');
  if (!number || !title) throw new SourceError('it is no announcement of the NIH Guide');
  return { number, title: title.replace(/\s+/g, ' '), fields, dueDates: dueDatesOf(html) };
}

/** The first column of the table of key dates: what is due from new applicants. */
function dueDatesOf(html: string): readonly string[] {
  const table = /<table[^>]*id="keyDatesContentTable"[^>]*>[\s\S]*?<\/table>/i.exec(html)?.[0] ?? '';
  const rows = table.match(/<tr>\s*<td[\s\S]*?<\/tr>/gi) ?? [];
  return rows.flatMap((one) => dayOf(/<td[^>]*>([\s\S]*?)<\/td>/i.exec(one)?.[1] ?? '') ?? []);
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `June 05, 2025 *` as 2025-06-05; null for what is no day. */
export function dayOf(text: string): string | null {
  const parts = /([A-Z][a-z]+) (\d{1,2}), (\d{4})/.exec(plainText(text) ?? '');
  const month = months.indexOf(parts?.[1] ?? '');
  if (!parts || month < 0) return null;
  return `${parts[3]}-${String(month + 1).padStart(2, '0')}-${parts[2]?.padStart(2, '0')}`;
}
