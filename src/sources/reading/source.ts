// A source is one outside catalogue that can be harvested.
//
// It reads (files that were kept, or the live service) and maps what it reads to records in the
// operator's format; it never writes. `harvest` compares the records with the ledger, appends what
// is new or changed, and lets the source say what becomes of a record that it no longer lists. A source
// with a search of its own can also be asked for words, by research jobs; nothing of that is kept.

import type { Openness } from '../../matching/calls/relevance.ts';
import type { AskLive } from './live-question.ts';

/** A record in the operator's format: what `perennial import` reads, one per line. */
export type OperatorRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** An organization of the catalogue, as a mapper needs it. */
export interface KnownOrganization {
  readonly id: string;
  readonly name: string;
  readonly labels: readonly string[];
  readonly public_id?: string | null;
  readonly aliases?: readonly string[];
  readonly ids?: Readonly<Record<string, string>>;
}

/** What a mapper needs to know about the catalogue and the moment. All of it is passed in. */
export interface HarvestContext {
  readonly now: Date;
  /** When the source said what is read, where files were kept before; left out: now. */
  readonly asOf?: Date;
  /**
   * The organization with exactly this name or alias (case and spaces do not count), or null. With the code of
   * a country only one that is there, or of which no country is known. Asked by sources of grants and of
   * organizations alone, for others it is null.
   */
  readonly organizationByName: (name: string, country?: string) => KnownOrganization | null;
  /** The organization with this identifier of the Crossref registry (10.13039/…), or null. */
  readonly organizationByFunderId?: (id: string) => KnownOrganization | null;
  /** The public_id of the organization with these nine characters of a ROR id, or null. */
  readonly organizationSlugByRor: (ror: string) => string | null;
  /** From this topic on a call is about ageing, and shown unless all are asked for. */
  readonly topicMin: number;
  /** What brings a call there whatever its topic; left out: named and any_field. */
  readonly openListed?: readonly Openness[];
  /** How long a grant counts as verified after it was seen; left out: seven days. */
  readonly verifiedDays?: number;
  /** Take every record, also those a source would leave out by default. */
  readonly all: boolean;
  /** The company with exactly this name; asked by sources of company records alone. */
  readonly companyByName?: (name: string) => { id: string; name: string } | null;
  /** Whether another source brought a grant with this number; asked by sources that defer to it. */
  readonly hasGrantNumber?: (number: string) => boolean;
  /** The numbers of the calls that are held; asked by sources that add to grants. */
  readonly grantNumbers?: readonly string[];
  /** The call with this number, as its own source has it, or null; asked by sources that add to grants. */
  readonly grantByNumber?: (number: string) => OperatorRecord | null;
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
  /** How many items were left out by choice; a reading of nothing else brought nothing and is no failure. */
  readonly leftOut?: () => number;
}

/** Who is to be named for what a source gives, and under which terms it is given. */
export interface Credit {
  /** The source as people call it. */
  readonly name: string;
  /** Where it stands, where it is one place. */
  readonly url?: string;
  /** The terms in a word: an SPDX id where there is one. */
  readonly licence: string;
  readonly licence_url?: string;
  /** The line by which it is named. */
  readonly statement: string;
}

export interface Source {
  readonly name: string;
  /** The family it fills. */
  readonly family: string;
  /** The code of the country whose agencies it lists, where that is one. */
  readonly country?: string;
  /** The name by which registries know a funder that it names; left out: the same. */
  readonly registeredName?: (funder: string) => string;
  /** Stands on each of its records, as `attribution`. */
  readonly credit: Credit;
  /** One line for `perennial harvest --help`. */
  readonly summary: string;
  /** The files this source reads with `--from`, in words, for `--help` and for errors. */
  readonly files: string;
  readonly readFiles: (paths: readonly string[], context: HarvestContext) => Promise<Reading>;
  /** `noService` where none is documented; the source is then read from files alone. */
  readonly readLive: (service: LiveService, context: HarvestContext) => Promise<Reading>;
  /** Asks the live service for what fits some words; left out where it has no search. */
  readonly ask?: AskLive;
  /** The next version of a record that the source no longer lists; null to remove it, `stays` to change nothing. */
  readonly left: (record: OperatorRecord, context: HarvestContext) => OperatorRecord | null;
  /** The member of their detail that it adds to records of other sources; it has no records of its own. */
  readonly addsTo?: 'past_awards';
  /** Whether it leaves a call to the source that brought its number before. */
  readonly defersByNumber?: true;
  /** Members that do not count when a record is compared with the one kept (they move with the clock). */
  readonly ignoredInComparison?: readonly string[];
}

/** A failure that a reader of the log can understand: the sentence is shown, without a stack. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

/** What is wrong with an item that cannot be mapped. @throws whatever is no fault of the item */
export function faultOf(error: unknown): string {
  if (error instanceof SourceError || error instanceof RangeError) return error.message;
  throw error;
}

/** How deep the elements of a document may stand in each other: each one that is open is memory. */
const maxNested = 100;

/** @throws SourceError where so many elements are open in the document of this name. */
export function checkNesting(open: number, name: string): void {
  if (open > maxNested) throw new SourceError(`${name} is nested more than ${maxNested} elements deep`);
}

/** What a source without a service of its own answers to a live harvest. */
export async function noService(): Promise<Reading> {
  throw new SourceError('it has no service that is documented; read it from files with --from');
}

/** A record that a source lists no more, where that says nothing about it. */
export function stays(record: OperatorRecord): OperatorRecord {
  return record;
}
