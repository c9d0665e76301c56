// A source is one outside catalogue that can be harvested.
//
// It reads (files that were kept, or the live service) and maps what it reads to records in the
// operator's format; it never writes. `harvest` compares the records with the ledger, appends what
// is new or changed, and lets the source say what becomes of a record that it no longer lists. A source
// with a search of its own can also be asked for words, by research jobs; nothing of that is kept.

import type { AskLive } from './live-question.ts';

/** A record in the operator's format: what `perennial import` reads, one per line. */
export type OperatorRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** What a mapper needs to know about the catalogue and the moment. All of it is passed in. */
export interface HarvestContext {
  readonly now: Date;
  /** The id of the organization with exactly this name or alias (case and spaces do not count), or null. */
  readonly organizationByName: (
    name: string,
  ) => { id: string; name: string; labels: readonly string[] } | null;
  /** The public_id of the organization with these nine characters of a ROR id, or null. */
  readonly organizationSlugByRor: (ror: string) => string | null;
  /** Grants whose relevance_score reaches this number count as verified. */
  readonly relevanceMin: number;
  /** Take every record, also those a source would leave out by default. */
  readonly all: boolean;
  /** Called for an item that could not be mapped; the harvest goes on. */
  readonly refuse: (where: string, reason: string) => void;
}

/** Outgoing requests, as an argument: tests pass a function that answers from files. */
export interface LiveService {
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  readonly sleep: (ms: number) => Promise<void>;
  /** What the last successful harvest left here (an ETag, a date, …); null at the first one. */
  readonly watermark: string | null;
  /** Folder for large downloads; emptied by the caller. */
  readonly scratch: string;
}

export interface Reading {
  readonly records: AsyncIterable<OperatorRecord>;
  /** True when the records are all that the source lists now, so that a missing one has left it. */
  readonly complete: boolean;
  /** Asked after `records` has been read to its end: what to hand to the next live harvest. */
  readonly watermark?: () => string | null;
  /** True when the source says that nothing changed since the watermark; `records` is then empty. */
  readonly unchanged?: boolean;
}

export interface Source {
  readonly name: string;
  readonly family: 'grants' | 'events' | 'organizations';
  /** One line for `perennial harvest --help`. */
  readonly summary: string;
  /** The files this source reads with `--from`, in words, for `--help` and for errors. */
  readonly files: string;
  readonly readFiles: (paths: readonly string[], context: HarvestContext) => Promise<Reading>;
  readonly readLive: (service: LiveService, context: HarvestContext) => Promise<Reading>;
  /** Asks the live service for what fits some words; left out where it has no search. */
  readonly ask?: AskLive;
  /** The next version of a record that the source no longer lists, or null to remove it. */
  readonly left: (record: OperatorRecord, context: HarvestContext) => OperatorRecord | null;
  /** Members that do not count when a record is compared with the one kept (they move with the clock). */
  readonly ignoredInComparison?: readonly string[];
}

/** A failure that a reader of the log can understand: the sentence is shown, without a stack. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}
