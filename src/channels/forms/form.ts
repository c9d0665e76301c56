// The forms in which an operation answers beside its JSON. They follow from what the operation declares:
// the rows that it lists, or the record that it shows. Each form is the same question with the same tier,
// put through the same door; only the writing differs.

import { integer } from '../../kernel/field.ts';
import type { Answer, Context, Listed, Operation, Params } from '../../kernel/operation.ts';
import { inQuery, maybe } from '../../kernel/operation.ts';
import type { Input } from '../../kernel/perform.ts';
import type { ListRequest } from '../../kernel/reader.ts';
import { changesAtom } from './changes-atom.ts';
import { csvPieces } from './csv.ts';
import { listCalendar, recordCalendar } from './dated-lists.ts';
import { dated } from './dated-records.ts';
import { isDescribed } from './linked-data.ts';
import { listAtom, listDataset, recordLinkedData } from './list-forms.ts';
import { ndjsonPieces } from './ndjson.ts';

export interface Form {
  readonly name: 'json' | 'csv' | 'ndjson' | 'ics' | 'atom' | 'jsonld';
  /** What its address ends in. */
  readonly suffix: string;
  readonly mediaType: string;
  readonly description: string;
  /** The operation with the input that this form takes. */
  readonly asked: Operation;
  /** Writes rows while they are read. */
  readonly pieces?: (listed: Listed, request: ListRequest, ask: FormAsk) => Iterable<string>;
  /** Writes the answer as a whole. */
  readonly whole?: (operation: Operation, input: Input, ask: FormAsk) => Promise<Answer>;
}

export interface FormAsk {
  readonly context: Context;
  /** The address that was asked, and that of the same in JSON. */
  readonly self: string;
  readonly plain: string;
}

const paging = new Set(['limit', 'offset', 'sort', 'order', 'facets']);
const everyRow = inQuery(maybe(integer('How many rows at most; left out, all that match.', { minimum: 1 })));

const known = new WeakMap<Operation, readonly Form[]>();

/** The forms of an operation, JSON first; none where it answers in its JSON alone. */
export function formsOf(operation: Operation): readonly Form[] {
  let forms = known.get(operation);
  if (!forms) {
    forms =
      operation.audited || operation.method !== 'GET'
        ? []
        : [...listForms(operation), ...changeForms(operation), ...recordForms(operation)];
    known.set(operation, forms);
  }
  return forms;
}

function listForms(operation: Operation): readonly Form[] {
  const { lists } = operation;
  if (!lists) return [];
  const rows = asked(operation, (name) => name !== 'facets' && name !== 'limit', { limit: everyRow });
  const filters = asked(operation, (name) => !paging.has(name));
  const path = asked(operation, (name) => operation.input[name]?.in === 'path');
  const forms: Form[] = [
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
      whole: listDataset(path, () => forms),
    },
  ];
  if (dated[lists.family.name]) {
    forms.push({
      name: 'ics',
      suffix: '.ics',
      mediaType: 'text/calendar',
      description: 'The dates of all rows that match as a calendar, RFC 5545.',
      asked: rows,
      pieces: listCalendar,
    });
  }
  return forms;
}

function changeForms(operation: Operation): readonly Form[] {
  const { tells } = operation;
  if (!tells) return [];
  const asked = { ...operation, input: tells.input };
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
      asked,
      whole: changesAtom(asked, tells),
    },
  ];
}

function recordForms(operation: Operation): readonly Form[] {
  const { shows } = operation;
  const forms: Form[] = [];
  if (shows && isDescribed(shows.family)) {
    forms.push({
      name: 'jsonld',
      suffix: '.jsonld',
      mediaType: 'application/ld+json',
      description: 'The record in the words of schema.org, as JSON-LD.',
      asked: operation,
      whole: recordLinkedData,
    });
  }
  if (shows && dated[shows.family.name]) {
    forms.push({
      name: 'ics',
      suffix: '.ics',
      mediaType: 'text/calendar',
      description: 'The dates of the record as a calendar, RFC 5545.',
      asked: operation,
      whole: recordCalendar,
    });
  }
  return forms;
}

/** The operation with those of its parameters that a form takes. */
function asked(operation: Operation, takes: (name: string) => boolean, further: Params = {}): Operation {
  const kept = Object.entries(operation.input).filter(([name]) => takes(name));
  return { ...operation, input: { ...Object.fromEntries(kept), ...further } };
}
