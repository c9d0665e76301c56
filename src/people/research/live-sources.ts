// Live sources in research: after the catalogue, a job asks those that the operator enabled, one after
// the other, with the words that say most. What they list and the catalogue lacks is weighed like
// everything else and marked as live; nothing of it is kept beyond the result of the job. A source that
// fails costs the job its own part only. What was erased for privacy is left out: a call that speaks of it
// is as if the source did not list it.

import { grants } from '../../families/grants/grants.ts';
import type { Doc, Family } from '../../kernel/family.ts';
import type { Field } from '../../kernel/field.ts';
import type { Reader } from '../../kernel/reader.ts';
import { type TextPolicy, underPolicy } from '../../kernel/text-policy.ts';
import type { Change } from '../../ledger/ledger.ts';
import { readRecord } from '../../ledger/record.ts';
import type { ReadQuery } from '../../matching/question/read-query.ts';
import { isTopic } from '../../matching/scoring/score-weights.ts';
import { completed } from '../../shelf/layout/ready-json.ts';
import { variants } from '../../shelf/layout/text-index.ts';

import type { AskLive, LiveQuestion } from '../../sources/reading/live-question.ts';
import { type LiveService, type Source, SourceError } from '../../sources/reading/source.ts';

/** A source that can be asked. */
export type LiveSource = Pick<Source, 'name' | 'family'> & { readonly ask: AskLive };

/** The sources that are asked, and the way out to them. */
export interface Live {
  readonly sources: readonly LiveSource[];
  readonly fetch: LiveService['fetch'];
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Ms that one source has to answer all questions of a job. */
  readonly timeMs: number;
  /** Names of the sources that a job of this process is asking: each by one job at a time. */
  readonly busy: Set<string>;
}

export interface LiveAnswer {
  /** Records as the catalogue would show them to the full tier, each once, none that it has. */
  readonly records: readonly Doc[];
  /** Why there are not all of them, as a sentence without its full stop; null when there are. */
  readonly trouble: string | null;
}

const maxWords = 5;
const maxRecords = 8;

interface LiveAsked {
  readonly read: ReadQuery;
  readonly weights: readonly number[];
  readonly reader: Reader;
  readonly now: Date;
  /** Ends the asking before its time. */
  readonly stopping: AbortSignal;
  /** Whether something that was erased for privacy is spoken of in the texts. */
  readonly speaksOfErased: (texts: readonly string[]) => Promise<boolean>;
  readonly onBug: (error: unknown) => void;
}

/** Asks one source. Null when it was stopped before it came to an end. */
export async function askLive(source: LiveSource, live: Live, asked: LiveAsked): Promise<LiveAnswer | null> {
  const { stopping, now } = asked;
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(live.timeMs)]);
  const service = {
    fetch: (url: string, init?: RequestInit) => live.fetch(url, { ...init, signal }),
    sleep: (ms: number) => live.sleep(ms, signal),
  };
  const question: LiveQuestion = {
    words: tellingWords(asked),
    most: maxRecords,
    isKnown: (id) => isKnown(id, asked),
    refuse: () => undefined,
    now,
  };
  const records: Doc[] = [];
  try {
    for await (const record of source.ask(service, question)) {
      const names = [record.id, String(record.public_id ?? record.id)];
      if (record.status !== 'open' || names.some((name) => isKnown(name, asked))) continue;
      const read = readRecord(grants, record);
      if (Array.isArray(read) || (await asked.speaksOfErased(textsIn(record)))) continue;
      records.push(shown(grants, (read as Change).record as Doc));
      if (records.length === maxRecords) break;
    }
    return { records, trouble: null };
  } catch (error) {
    if (stopping.aborted) return null;
    return { records, trouble: troubleOf(error, signal, live, asked) };
  }
}

function troubleOf(error: unknown, signal: AbortSignal, { timeMs }: Live, { onBug }: LiveAsked): string {
  if (signal.aborted) return `it took more than ${Math.round(timeMs / 1000)} s`;
  if (error instanceof SourceError) return error.message;
  onBug(error);
  return 'its answer could not be read';
}

/** All texts in a value, whatever it is nested in. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function isKnown(name: string, { reader, now }: LiveAsked): boolean {
  return reader.detail(grants, name, 'full', now) !== null || reader.survivor(grants, name, 'full') !== null;
}

/** The topics that tell records apart best, those that the catalogue lacks first; each word in all its spellings. */
function tellingWords({ read, weights }: Pick<LiveAsked, 'read' | 'weights'>): readonly string[] {
  const weighted = read.aspects.map((aspect, at) => ({ aspect, weight: weights[at] ?? 0 }));
  const topics = weighted.filter(({ aspect }) => isTopic(aspect)).toSorted((a, b) => b.weight - a.weight);
  const words = topics.flatMap(({ aspect }) => aspect.asked.split(' ')).flatMap(variants);
  return [...new Set(words)].slice(0, maxWords);
}

/** The record under its text policy, without an address here: it has none. */
function shown(family: Family, record: Doc): Doc {
  const whole = completed(family, record);
  const policy = whole.text_policy as TextPolicy;
  const members = Object.entries(whole).map(([member, value]) => {
    const field: Field | undefined = family.fields[member];
    return [member, field ? underPolicy(field, value, policy) : value];
  });
  return { ...Object.fromEntries(members), public_id: null };
}
