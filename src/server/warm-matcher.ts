// The sets of rows behind questions, read before anybody asks: when a process begins to serve, and again some time
// after something changed, the name of each label is asked for, one after another and with pauses. Of a large catalogue
// the sets of one name take longer than a caller should wait: they are read a few at a time.

import type { Family } from '../kernel/family.ts';
import { readingBudget } from '../kernel/question-budget.ts';
import type { Reader } from '../kernel/reader.ts';
import { isUnavailable } from '../kernel/refusal.ts';
import { matchesOf } from '../matching/match.ts';
import { lexiconIn } from '../matching/question/catalogue-lexicon.ts';
import { nobodyAsked } from './nobody-asked.ts';

/** Between two goes others are answered, for so long at least. */
const pauseMs = 50;
/** No further set of rows is begun behind this time: callers wait for what was begun. */
const atOnceMs = 2;
/** What was read is kept until something changes, so a name would not come to its end while everything changes. */
const maxGoes = 100;
/** Between two libraries as well; before the first one whoever waited for the server has its turn. */
const loadPauses = { firstMs: 3_000, betweenMs: 100 };
/** Whoever waited for the server has its turn before the first name, too. */
const beforeNamesMs = 1_000;
/** So often it is looked whether the rows are in memory. */
const untilReadyMs = 1_000;
/** A catalogue that changes all the time is not read all the time. */
const betweenRoundsMs = 10 * 60_000;
/** While others ask, the longer go leaves the more time: one of 10 ms a tenth of all, one of 100 ms a hundredth. */
const pauseAfter = (tookMs: number) => Math.min(Math.max(pauseMs, tookMs ** 2), betweenRoundsMs);

interface Warming {
  /** What changes with the catalogue. */
  readonly version: () => number;
  readonly names: () => readonly string[];
  /** Whether a name would cost more now than it will soon. */
  readonly isEarly: () => boolean;
  /** False where more is to be read, with which the next go begins. */
  readonly ask: (name: string) => boolean;
  readonly bug: (error: unknown) => void;
  /** Milliseconds that never step back. */
  readonly clock: () => number;
  /** How many requests came so far. */
  readonly requests: () => number;
}

/** Asks for every name soon after the start, and for all again in the first round after a change. */
export function warmUp({ version, names, isEarly, ask, bug, clock, requests }: Warming): Disposable {
  const isAlone = nobodyAsked(requests);
  let warm: number | null = null;
  let timer: NodeJS.Timeout;
  const later = (deed: () => void, ms: number) => {
    timer = setTimeout(() => {
      try {
        deed();
      } catch (error) {
        bug(error);
        later(round, betweenRoundsMs);
      }
    }, ms).unref();
  };
  const round = () => {
    const at = version();
    if (at === warm) return later(round, betweenRoundsMs);
    const left = [...names()];
    let goes = 0;
    const next = () => {
      if (isEarly()) return later(next, untilReadyMs);
      const [name] = left;
      if (name === undefined) {
        warm = at;
        return later(round, betweenRoundsMs);
      }
      const from = clock();
      if (ask(name) || ++goes === maxGoes) {
        left.shift();
        goes = 0;
      }
      later(next, isAlone() ? pauseMs : pauseAfter(clock() - from));
    };
    next();
  };
  later(round, beforeNamesMs);
  return { [Symbol.dispose]: () => clearTimeout(timer) };
}

/** Loads one library after the other once the server answers, so that no caller pays for it. */
export function loadLater(
  libraries: readonly (() => Promise<unknown>)[],
  bug: (error: unknown, sentence: string) => void,
  { firstMs, betweenMs } = loadPauses,
): Disposable {
  const left = [...libraries];
  let timer: NodeJS.Timeout;
  let over = false;
  const later = (pauseMs: number) => {
    timer = setTimeout(() => {
      const load = left.shift();
      load?.()
        .catch((error) => bug(error, 'a library was not loaded'))
        .finally(() => {
          if (!over) later(betweenMs);
        });
    }, pauseMs).unref();
  };
  later(firstMs);
  return {
    [Symbol.dispose]: () => {
      over = true;
      clearTimeout(timer);
    },
  };
}

interface Parts {
  readonly families: readonly Family[];
  readonly reader: Reader;
  /** Whether rows are still to be taken into memory, where words are found sooner. */
  readonly lacksRows: () => boolean;
  readonly now: () => Date;
  /** Milliseconds that never step back. */
  readonly clock: () => number;
  /** How many requests came so far. */
  readonly requests: () => number;
  readonly bug: (error: unknown, sentence: string) => void;
}

/** For questions about grants, as the public asks them; where there is none, nothing is asked. */
export function warmMatcher({ families, reader, lacksRows, now, clock, requests, bug }: Parts): Disposable {
  const family = families.find(({ name }) => name === 'grants');
  const among = { tier: 'public', filters: { scope: 'all', include_expired: false } } as const;
  const isAny = (grants: Family) =>
    reader.list(grants, { ...among, now: now(), limit: 1, offset: 0, uncounted: true }).rows.length > 0;
  return warmUp({
    version: () => reader.version('public'),
    names: () =>
      family && isAny(family)
        ? [...lexiconIn(reader, 'public').meanings.values()].flatMap(({ names: [name] }) => name ?? [])
        : [],
    isEarly: lacksRows,
    ask: (name) => {
      const inTime = readingBudget({ cpuMs: clock }, atOnceMs);
      try {
        if (family)
          matchesOf(family, name, {
            reader,
            ...among,
            now: now(),
            kind: 'grant',
            site: '',
            limit: 1,
            inTime,
          });
        return true;
      } catch (error) {
        if (isUnavailable(error)) return false;
        throw error;
      }
    },
    bug: (error) => bug(error, 'the matcher was not made ready'),
    clock,
    requests,
  });
}
