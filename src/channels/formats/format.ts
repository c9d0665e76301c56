// The formats in which an operation answers beside its JSON. They follow from what the operation declares:
// the rows that it lists, or the record that it shows. Each form is the same question with the same tier,
// put through the same door; only the writing differs.

import type { Answer } from '../../kernel/answer.ts';
import { integer } from '../../kernel/field.ts';
import type { FormatSuffix } from '../../kernel/format-suffixes.ts';
import { paging } from '../../kernel/listing.ts';
import type { Context, Listed, Operation, Params } from '../../kernel/operation.ts';
import { inQuery, maybe } from '../../kernel/operation.ts';
import type { Input } from '../../kernel/perform.ts';
import type { ListRequest } from '../../kernel/reader.ts';
import { onceFor } from '../../kernel/remembered.ts';
import { changesAtom } from './changes-atom.ts';
import { bibtex, type Cited, cslJson, ris } from './citation.ts';
import { csvPieces } from './csv.ts';
import { listCalendar, recordCalendar } from './dated-lists.ts';
import { isDescribed } from './linked-data.ts';
import { listAtom, listDataset, recordAsMarkdown, recordCitation, recordLinkedData } from './list-formats.ts';
import { markdownPieces } from './markdown.ts';
import { ndjsonPieces } from './ndjson.ts';

export interface Format {
  readonly name: 'json' | 'csv' | 'ndjson' | 'ics' | 'atom' | 'jsonld' | 'md' | 'bib' | 'ris' | 'csl';
  /** What its address ends in. */
  readonly suffix: FormatSuffix;
  readonly mediaType: string;
  readonly description: string;
  /** The operation with the input that this form takes. */
  readonly asked: Operation;
  /** Writes rows while they are read. */
  readonly pieces?: (listed: Listed, request: ListRequest, ask: FormatRequest) => Iterable<string>;
  /** Writes the answer as a whole. */
  readonly whole?: (operation: Operation, input: Input, ask: FormatRequest) => Promise<Answer>;
}

export interface FormatRequest {
  readonly context: Context;
  /** The address that was asked, and that of the same in JSON. */
  readonly self: string;
  readonly plain: string;
}

const everyRow = inQuery(maybe(integer('How many rows at most; left out, all that match.', { minimum: 1 })));

/** The formats of an operation, JSON first; none where it answers in its JSON alone. */
export const formatsOf = onceFor((operation: Operation): readonly Format[] =>
  operation.audited || operation.method !== 'GET'
    ? []
    : [...listFormats(operation), ...changeFormats(operation), ...recordFormats(operation)],
);

function listFormats(operation: Operation): readonly Format[] {
  const { lists } = operation;
  if (!lists) return [];
  const rows = withInput(operation, (name) => name !== 'facets' && name !== 'limit', { limit: everyRow });
  const filters = withInput(operation, (name) => !paging.has(name));
  const path = withInput(operation, (name) => operation.input[name]?.in === 'path');
  const formats: Format[] = [
    {
      name: 'json',
      suffix: '.json',
      mediaType: 'application/json',
      description: 'The list as it is without a suffix.',
      asked: operation,
    },
    {
      name: 'csv',
      suffix: '.csv',
      mediaType: 'text/csv',
      description: 'All rows that match as a table, RFC 4180.',
      asked: rows,
      pieces: ({ family }, request, { context }) =>
        csvPieces(family, context.tier, context.reader.slices(family, request), context.site),
    },
    {
      name: 'ndjson',
      suffix: '.ndjson',
      mediaType: 'application/x-ndjson',
      description: 'All rows that match as JSON, one a line.',
      asked: rows,
      pieces: ({ family }, request, { context }) =>
        ndjsonPieces(context.reader.slices(family, request), context.site),
    },
    {
      name: 'atom',
      suffix: '.atom',
      mediaType: 'application/atom+xml',
      description: 'What is new and changed among the rows that match, the last changed first.',
      asked: filters,
      whole: listAtom(filters),
    },
    {
      name: 'jsonld',
      suffix: '.jsonld',
      mediaType: 'application/ld+json',
      description: 'The list as a Dataset of schema.org: what it is, and in which forms it can be had.',
      asked: path,
      whole: listDataset(path, () => formats),
    },
    {
      name: 'md',
      suffix: '.md',
      mediaType: 'text/markdown',
      description: 'All rows that match as a list in Markdown, each with its link.',
      asked: rows,
      pieces: ({ family }, request, { context, plain }) =>
        markdownPieces(family, context.reader.slices(family, request), { site: context.site, plain }),
    },
  ];
  if (lists.family.calendar) {
    formats.push({
      name: 'ics',
      suffix: '.ics',
      mediaType: 'text/calendar',
      description: 'The dates of all rows that match as a calendar, RFC 5545.',
      asked: rows,
      pieces: listCalendar,
    });
  }
  return formats;
}

function changeFormats(operation: Operation): readonly Format[] {
  const { tells } = operation;
  if (!tells) return [];
  const toldOperation = { ...operation, input: tells.input };
  return [
    {
      name: 'json',
      suffix: '.json',
      mediaType: 'application/json',
      description: 'The changes as they are without a suffix.',
      asked: operation,
    },
    {
      name: 'atom',
      suffix: '.atom',
      mediaType: 'application/atom+xml',
      description: 'The newest changes first, a hundred to a page; what is gone is told by its id alone.',
      asked: toldOperation,
      whole: changesAtom(toldOperation, tells),
    },
  ];
}

function recordFormats(operation: Operation): readonly Format[] {
  const { shows } = operation;
  const formats: Format[] = shows ? writtenRecords(operation) : [];
  if (shows && isDescribed(shows.family)) {
    formats.push({
      name: 'jsonld',
      suffix: '.jsonld',
      mediaType: 'application/ld+json',
      description: 'The record in the words of schema.org, as JSON-LD.',
      asked: operation,
      whole: recordLinkedData,
    });
  }
  if (shows?.family.calendar) {
    formats.push({
      name: 'ics',
      suffix: '.ics',
      mediaType: 'text/calendar',
      description: 'The dates of the record as a calendar, RFC 5545.',
      asked: operation,
      whole: recordCalendar,
    });
  }
  return formats;
}

/** What every record can be written as. */
function writtenRecords(asked: Operation): Format[] {
  const cite = (
    name: Format['name'],
    suffix: FormatSuffix,
    mediaType: string,
    description: string,
    write: (cited: Cited) => string,
  ) => ({ name, suffix, mediaType, description, asked, whole: recordCitation(write) });
  return [
    {
      name: 'md',
      suffix: '.md',
      mediaType: 'text/markdown',
      description: 'The record in Markdown, a heading for each member that says something.',
      asked,
      whole: recordAsMarkdown,
    },
    cite('bib', '.bib', 'application/x-bibtex', 'How to cite the record, as BibTeX.', bibtex),
    cite('ris', '.ris', 'application/x-research-info-systems', 'How to cite the record, as RIS.', ris),
    cite(
      'csl',
      '.csl.json',
      'application/vnd.citationstyles.csl+json',
      'How to cite the record, as CSL-JSON.',
      (cited) => JSON.stringify([cslJson(cited)]),
    ),
  ];
}

/** The operation with those of its parameters that a form takes. */
function withInput(operation: Operation, takes: (name: string) => boolean, further: Params = {}): Operation {
  const taken = Object.entries(operation.input).filter(([name]) => takes(name));
  return { ...operation, input: { ...Object.fromEntries(taken), ...further } };
}
