// One edition of a conference, from each of the three forms in which lists are kept.

import { slugify } from '../reading/ids.ts';
import { listOf, membersOf, textOf } from '../reading/read-lines.ts';

export interface Edition {
  /** 0 is the form that is trusted most when several lists hold the same edition. */
  readonly rank: 0 | 1 | 2;
  /** The series, as one short word. */
  readonly series: string;
  readonly year: number;
  readonly title: string;
  readonly fullName: string | null;
  readonly link: string | null;
  readonly places: readonly string[];
  readonly venue: string | null;
  readonly start: string | null;
  readonly end: string | null;
  /** The dates in words, where the list has them. */
  readonly dates: string | null;
  readonly deadlines: readonly EditionDeadline[];
  readonly topics: readonly string[];
  readonly note: string | null;
  /** The list's page for people. */
  readonly list: string;
}

export interface EditionDeadline {
  readonly kind: 'paper' | 'abstract';
  readonly date: string;
  readonly zone: string | null;
}

/** The name that an edition has in every list: `miccai-2026`. */
export function editionKey(edition: Edition): string {
  return `${slugify(edition.series, 60)}-${edition.year}`;
}

type Row = Readonly<Record<string, unknown>>;

/** Reads a row of any of the three lists. Throws an Error that says what is missing. */
export function readEdition(value: unknown): Edition {
  const row = membersOf(value);
  if (!row) throw new Error('is not an object');
  if ('section' in row && 'url' in row) return biomedEdition(row);
  return 'place' in row || 'sub' in row ? flatEdition(row) : publishedEdition(row);
}

/** The list of Hugging Face: several deadlines, city and country apart. */
function publishedEdition(row: Row): Edition {
  const deadlines = listOf(row.deadlines).flatMap((entry): readonly EditionDeadline[] => {
    const deadline = membersOf(entry);
    const kind = deadlineKind(textOf(deadline?.type), textOf(deadline?.label) ?? '');
    const date = textOf(deadline?.date);
    return kind === null || date === null ? [] : [{ kind, date, zone: textOf(deadline?.timezone) }];
  });
  return {
    rank: 0,
    ...common(row),
    places: certain([textOf(row.city), textOf(row.country)]),
    venue: certain([textOf(row.venue)])[0] ?? null,
    deadlines: deadlines.length > 0 ? deadlines : flatDeadlines(row),
    topics: listOf(row.tags).flatMap((tag) => textOf(tag) ?? []),
    list: 'https://github.com/huggingface/ai-deadlines',
  };
}

/** The older flat list: one deadline, one place, a code for the subject. */
function flatEdition(row: Row): Edition {
  const subjects = Array.isArray(row.sub) ? row.sub : [row.sub];
  return {
    rank: 1,
    ...common(row),
    places: certain([textOf(row.place)]),
    venue: null,
    deadlines: flatDeadlines(row),
    topics: subjects.flatMap((code) => {
      const text = textOf(code);
      return text === null ? [] : [subjectNames[text] ?? text];
    }),
    list: 'https://github.com/paperswithcode/ai-deadlines',
  };
}

/** The list of biomedical meetings: dates that are not fixed end with a question mark. */
function biomedEdition(row: Row): Edition {
  const title = required(row, 'title');
  const acronym = textOf(row.acronym);
  const start = textOf(row.start);
  const deadline = textOf(row.deadline);
  const section = textOf(row.section);
  return {
    rank: 2,
    series: (acronym ?? title).toLowerCase(),
    year: yearOf(start?.slice(0, 4)),
    title: acronym ?? title,
    fullName: acronym === null ? null : title,
    link: textOf(row.url),
    places: certain([textOf(row.location)]),
    venue: null,
    start,
    end: textOf(row.end),
    dates: null,
    deadlines: deadline === null ? [] : [{ kind: 'paper', date: deadline, zone: null }],
    topics: section === null ? [] : [section.replace(/-ish$/i, '')],
    note: null,
    list: 'https://github.com/SyouTono242/awadalla-lab-conferences',
  };
}

function common(row: Row) {
  const year = yearOf(row.year);
  return {
    series: seriesOf(required(row, 'id'), year),
    year,
    title: required(row, 'title'),
    fullName: textOf(row.full_name),
    link: textOf(row.link),
    start: textOf(row.start),
    end: textOf(row.end),
    dates: textOf(row.date),
    note: textOf(row.note),
  };
}

/** The id without its year, which is written with four digits or with two. */
function seriesOf(id: string, year: number): string {
  const text = id.toLowerCase();
  const digits = String(year);
  const found = text.includes(digits) ? digits : digits.slice(2);
  const at = text.lastIndexOf(found);
  return at < 0 ? text : text.slice(0, at) + text.slice(at + found.length);
}

function flatDeadlines(row: Row): readonly EditionDeadline[] {
  const zone = textOf(row.timezone);
  const paper = textOf(row.deadline);
  const abstract = textOf(row.abstract_deadline);
  return [
    ...(paper === null ? [] : [{ kind: 'paper' as const, date: paper, zone }]),
    ...(abstract === null ? [] : [{ kind: 'abstract' as const, date: abstract, zone }]),
  ];
}

/** What is handed in beside papers, under the same type. */
const besidePapers = /\b(?:tutorials?|workshops?|awards?|volunteers?|art|festival|competition|courses?)\b/i;
/** Without it no paper is taken, as without an abstract. */
const beforePapers = /\b(?:paper registration|submission form)\b/i;

/** Only what authors hand in counts; notifications, rebuttals and their own registration do not. */
function deadlineKind(type: string | null, label: string): EditionDeadline['kind'] | null {
  if (type === 'registration') return beforePapers.test(label) ? 'abstract' : null;
  if (type === 'abstract' || (type === 'submission' && beforePapers.test(label))) return 'abstract';
  if (type === 'submission' && besidePapers.test(label) && !/\bpapers?\b/i.test(label)) return null;
  return type === 'paper' || type === 'submission' ? 'paper' : null;
}

function certain(places: readonly (string | null)[]): readonly string[] {
  return places.flatMap((place) =>
    place === null || /^(tb[ad]|n\/?a|\?+)$/i.test(place.trim()) ? [] : place.trim(),
  );
}

function yearOf(value: unknown): number {
  const year = Number(value);
  if (!Number.isInteger(year) || year < 1900 || year > 2200) throw new Error('year is missing');
  return year;
}

function required(row: Row, member: string): string {
  const text = textOf(row[member]);
  if (text === null) throw new Error(`${member} is missing`);
  return text;
}

const subjectNames: Readonly<Record<string, string>> = {
  ML: 'machine-learning',
  NLP: 'natural-language-processing',
  CV: 'computer-vision',
  RO: 'robotics',
  SP: 'speech',
  DM: 'data-mining',
  AP: 'automated-planning',
  KR: 'knowledge-representation',
  HCI: 'human-computer-interaction',
  CG: 'computer-graphics',
};
