// One announcement of the NIH Guide, from its page: the labelled fields that every announcement has.

import { months } from '../reading/months.ts';
import { SourceError } from '../reading/source.ts';
import { plainText } from '../reading/text.ts';

export interface Announcement {
  readonly number: string;
  readonly title: string;
  /** Texts by their label: `Activity Code`, `Award Budget`, … */
  readonly fields: ReadonlyMap<string, string>;
  /** Soonest first; a date that is for everyone stands there once. */
  readonly dueDates: readonly DueDate[];
  /** Its own sentences on applicants and on work abroad; null where it has none. */
  readonly abroad: string | null;
  /** Its list of the organizations that may apply, one a line; null where it has none. */
  readonly applicants: string | null;
  /** Whether applicants bear a share of the cost; null where it is not said. */
  readonly costSharing: boolean | null;
}

export interface DueDate {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly for: 'new' | 'renewal' | 'aids';
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
  const page = plainText(html) ?? '';
  const text = page.replace(/\s+/g, ' ');
  return {
    number,
    title: title.replace(/\s+/g, ' '),
    fields,
    dueDates: dueDatesOf(html),
    abroad: [...new Set(text.match(abroad) ?? [])].join('\n') || null,
    applicants: eligible.exec(page)?.[0] ?? null,
    costSharing: /\bdoes not require cost[- ]sharing\b/i.test(text)
      ? false
      : /\brequires cost[- ]sharing\b/i.test(text)
        ? true
        : null,
  };
}

/** From one heading of its section on eligibility to the next. */
const eligible =
  /\bEligible Organizations\b[\s\S]*?(?=\n\s*(?:Foreign (?:Organizations|Institutions)|Required Registrations)\s*\n)/;

const abroad =
  /(?:Non-domestic \(non-U\.S\.\) (?:Entities \([^()]*\)|components of U\.S\. Organizations) are (?:not )?eligible to apply|Foreign components, as defined in the NIH Grants Policy Statement ?, are (?:not )?allowed)\./gi;

/** The columns of the table of key dates that say what is due; their headings tell from whom. */
function dueDatesOf(html: string): readonly DueDate[] {
  const table = /<table[^>]*id="keyDatesContentTable"[^>]*>[\s\S]*?<\/table>/i.exec(html)?.[0] ?? '';
  const headings = cellsOf(table.match(/<tr>(?:(?!<\/tr>)[\s\S])*\bNew\b[\s\S]*?<\/tr>/i)?.[0] ?? '', 'th');
  const columns = headings.map(whomOf);
  const found = new Map<string, DueDate>();
  for (const row of table.match(/<tr>\s*<td[\s\S]*?<\/tr>/gi) ?? []) {
    for (const [at, cell] of cellsOf(row, 'td').entries()) {
      const whom = headings.length === 0 && at === 0 ? 'new' : columns[at];
      const date = whom ? dayOf(cell) : null;
      if (!whom || date === null || found.get(date)?.for === 'new') continue;
      if (whom === 'new' || !found.has(date)) found.set(date, { date, for: whom });
    }
  }
  return [...found.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function cellsOf(row: string, tag: 'th' | 'td'): readonly string[] {
  return [...row.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'))].map(
    ([, cell = '']) => cell,
  );
}

/** Null for what is no date of applicants: reviews, councils, starts. */
function whomOf(heading: string): DueDate['for'] | null {
  const text = plainText(heading) ?? '';
  if (/^AIDS\b/i.test(text)) return 'aids';
  if (/^New\b/i.test(text)) return 'new';
  return /^(?:Renewal|Resubmission|Revision)/i.test(text) ? 'renewal' : null;
}

/** `June 05, 2025 *` as 2025-06-05; null for what is no day. */
export function dayOf(text: string): string | null {
  return daysOf(text)[0] ?? null;
}

/** Every such day of a text, in its order. */
export function daysOf(text: string): readonly string[] {
  return [...(plainText(text) ?? '').matchAll(/([A-Z][a-z]+) (\d{1,2}), (\d{4})/g)].flatMap(
    ([, name = '', day = '', year = '']) => {
      const month = months.indexOf(name);
      return month < 0 ? [] : [`${year}-${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`];
    },
  );
}
