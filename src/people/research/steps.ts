// The named steps of a research job. Each takes what the steps before it found out and adds to it; what
// they know between steps is plain JSON, so that a worker can go on where another one ended.

import type { JobType } from '../../desk/schema/research.ts';
import { events } from '../../families/events/events.ts';
import { grants } from '../../families/grants/grants.ts';
import { counted } from '../../kernel/counted.ts';
import type { Family } from '../../kernel/family.ts';
import { parsed } from '../../kernel/json.ts';
import type { ListRequest, Reader } from '../../kernel/reader.ts';
import { candidatesOf } from '../../matching/candidates.ts';
import { knownIn } from '../../matching/question/catalogue-lexicon.ts';
import { type ReadQuery, readQuery } from '../../matching/question/read-query.ts';
import { bestOf } from '../../matching/scoring/best-of.ts';
import { type Evidence, type Explained, explained, type Item } from '../../matching/scoring/explain.ts';
import { asNear, isAnsweredBy } from '../../matching/scoring/names-most.ts';
import { factsOf } from '../../matching/scoring/row-facts.ts';
import { type ItemKind, type Scored, scorer } from '../../matching/scoring/score.ts';
import type { LiveAnswer } from './live-sources.ts';

export interface Work {
  readonly read?: ReadQuery;
  readonly weights?: readonly number[];
  /** The topics of the query that no record names. */
  readonly unnamed?: readonly string[];
  /** Ids of the records to weigh, best match first. */
  readonly candidates?: readonly string[];
  readonly weighed?: number;
  /** How many of them, and of what live sources gave, fit. */
  readonly fits?: number;
  /** The best of those, best first. */
  readonly best?: readonly Explained[];
  /** The live sources that were asked. */
  readonly live?: readonly LiveWork[];
}

interface LiveWork {
  readonly source: string;
  readonly found: number;
  readonly fits: number;
  readonly trouble: string | null;
}

export interface Result {
  readonly items: readonly Item[];
  readonly evidence: readonly Evidence[];
  readonly summary: string;
}

/** What a step has come to: where the job stands now, or its result. */
export interface Progress {
  readonly work: Work;
  readonly step: string;
  readonly percent: number;
  readonly message: string;
  readonly result?: Result;
  /** Why the result is not whole; null when it is. */
  readonly lacks?: string | null;
}

export interface StepRequest {
  readonly subject: string;
  readonly type: JobType;
  readonly reader: Reader;
  readonly site: string;
  readonly now: Date;
}

const maxCandidates = 300;
/** Few enough that callers hardly wait for the thread meanwhile. */
const batch = 20;
const maxItems = 50;

const families: Readonly<
  Record<JobType, { family: Family; kind: ItemKind; filters: ListRequest['filters'] }>
> = {
  grants: {
    family: grants,
    kind: 'grant',
    filters: { scope: 'all', include_expired: false },
  },
  events: { family: events, kind: 'event', filters: { include_past: false } },
};

/** What the job does next, and what has come of it. */
export function nextStep(work: Work, asked: StepRequest): Progress {
  if (!work.read) return reading(work, asked);
  if (!work.candidates) return searching(work, work.read, asked);
  if ((work.weighed ?? 0) < work.candidates.length) return weighing(work, asked);
  return {
    work,
    step: 'writing the result',
    percent: 100,
    message: `${work.fits ?? 0} of ${foundIn(work)} fit`,
    result: resultOf(work, asked),
    lacks: lacksOf(work),
  };
}

/** Everything that was found to be weighed. */
export function foundIn({ candidates = [], live = [] }: Work): number {
  return live.reduce((sum, { found }) => sum + found, candidates.length);
}

/** Whether everything of the catalogue is weighed, so that live sources may be asked. */
export function isThrough({ candidates, weighed = 0 }: Work): boolean {
  return candidates !== undefined && weighed >= candidates.length;
}

/** Weighs what a live source gave. */
export function weighingLive(work: Work, asked: StepRequest, source: string, answer: LiveAnswer): Progress {
  const { read, weights = [], fits = 0, best = [], live = [] } = work;
  const { kind } = families[asked.type];
  const score = scorer({ kind, read: read as ReadQuery, weights, now: asked.now, live: source });
  const accepted = answer.records.flatMap((record) => explainedOf(score(record)));
  const done = {
    source,
    found: answer.records.length,
    fits: accepted.length,
    trouble: answer.trouble,
  };
  return {
    work: {
      ...work,
      fits: fits + accepted.length,
      best: bestOf([...best, ...accepted], maxItems),
      live: [...live, done],
    },
    ...askingLive(source),
    message: answer.trouble ?? `${done.fits} of ${done.found} that the catalogue lacks fit`,
  };
}

/** How the step is called while the source is asked. */
export function askingLive(source: string): Pick<Progress, 'step' | 'percent'> {
  return { step: `asking ${source}`, percent: 95 };
}

function lacksOf({ live = [] }: Work): string | null {
  const failed = live.filter(({ trouble }) => trouble !== null);
  if (failed.length === 0) return null;
  const troubles = failed.map(({ source, trouble }) => `${source} (${trouble})`).join(', ');
  return `Not every live source could be asked to its end: ${troubles}. The result holds everything else.`;
}

function reading(work: Work, { subject, type, reader, now }: StepRequest): Progress {
  const { family, filters } = families[type];
  const read = readQuery(subject, knownIn(family, reader, { tier: 'full', now, filters }));
  const taken = [...new Set(read.aspects.flatMap(({ meanings }) => meanings))];
  const about = taken.length > 0 ? `; read as: ${taken.join(', ')}` : '';
  return {
    work: { ...work, read },
    step: 'reading the query',
    percent: 10,
    message: `words: ${read.aspects.map(({ asked }) => asked).join(', ')}${about}`.slice(0, 400),
  };
}

function searching(work: Work, read: ReadQuery, asked: StepRequest): Progress {
  const { family, filters } = families[asked.type];
  const { reader, now } = asked;
  const among = { tier: 'full', now, filters, limit: maxCandidates } as const;
  const { rows, weights, unnamed } = candidatesOf(family, read, reader, among);
  const candidates = Array.from(rows, ({ id }) => id);
  return {
    work: {
      ...work,
      weights,
      candidates,
      unnamed: unnamed.map((at) => read.aspects[at]?.asked ?? ''),
      weighed: 0,
      fits: 0,
      best: [],
    },
    step: 'searching the catalogue',
    percent: 30,
    message: counted(candidates.length, 'candidate'),
  };
}

function weighing(work: Work, asked: StepRequest): Progress {
  const { family, kind } = families[asked.type];
  const candidates = work.candidates ?? [];
  const from = work.weighed ?? 0;
  const until = Math.min(from + batch, candidates.length);
  const { read, weights = [] } = work;
  const score = scorer({
    kind,
    read: read as ReadQuery,
    weights,
    now: asked.now,
    facts: factsOf(family, asked.reader, 'full'),
  });
  const accepted = candidates.slice(from, until).flatMap((id) => {
    const found = asked.reader.detail(family, id, 'full', asked.now);
    return explainedOf(found && score(parsed(found.text, asked.site)));
  });
  return {
    work: {
      ...work,
      weighed: until,
      fits: (work.fits ?? 0) + accepted.length,
      best: bestOf([...(work.best ?? []), ...accepted], maxItems),
    },
    step: 'weighing',
    percent: 30 + Math.floor((60 * until) / candidates.length),
    message: `${until} of ${candidates.length} weighed`,
  };
}

function explainedOf(scored: Scored | null): readonly Explained[] {
  return scored ? [explained(scored)] : [];
}

/** The best items, as far as the work has come. */
export function resultOf(work: Work, { type }: Pick<StepRequest, 'type'>): Result {
  const { best = [], fits = 0, weighed = 0, live = [] } = work;
  const noun = type === 'grants' ? 'open and coming grants' : 'upcoming events';
  const more = live.map(({ source, found, fits }) => `; ${fits} of ${found} more that ${source} lists do`);
  const fitting = live.reduce((rest, one) => rest - one.fits, fits);
  const shown = best.length < fits ? `; the best ${best.length} are listed` : '';
  const { unnamed = [] } = work;
  const lacking =
    unnamed.length === 0
      ? ''
      : ` None of the ${noun} in the catalogue names ${unnamed.map((one) => `“${one}”`).join(', ')}.`;
  const sentence = `${fitting} of ${weighed} ${noun} that share a topic with the query fit it${more.join('')}${shown}.${lacking}`;
  const nothing = (work.read?.aspects ?? []).length === 0;
  const summary = nothing ? 'The query has no word that could be looked for.' : sentence;
  return {
    items: (isAnsweredBy(best) ? best : best.map(asNear)).map(({ item }) => item),
    evidence: best.flatMap(({ evidence }) => evidence),
    summary,
  };
}
