// Awards as past awards of the calls under whose number they were made, whatever register they come from. A call
// stays owed to its own source; each award names the register.

import { isDeepStrictEqual } from 'node:util';
import type { Items } from './map-items.ts';
import { type HarvestContext, type OperatorRecord, type Reading, SourceError } from './source.ts';

/** So many are shown of a call; the newest. */
const maxAwards = 10;

export interface Award {
  /** The numbers of the calls it was made under. */
  readonly numbers: readonly string[];
  /** When it was made, as a text that can be ordered. */
  readonly noticed: string;
  /** The project that it pays for, which may be paid year by year; left out: the award is the project. */
  readonly project?: string | undefined;
  /** Whether it only adds to an award. */
  readonly isSupplement?: boolean;
  readonly shown: Readonly<Record<string, unknown>>;
}

/**
 * The calls that are held, with their awards, the newest first; an award under no such call is left out.
 * `awardOf` gives null for what names no call, and throws SourceError for what is no award.
 */
export function pastAwards(
  items: Items,
  awardOf: (value: unknown) => Award | null,
  context: HarvestContext,
  watermark?: () => string | null,
): Reading {
  let leftOut = 0;
  async function* records(): AsyncGenerator<OperatorRecord> {
    const awards = new Map<string, Award[]>();
    for await (const { where, value } of items) {
      try {
        const award = awardOf(value);
        const numbers = award?.numbers.filter((one) => context.grantByNumber?.(one)) ?? [];
        if (award === null || numbers.length === 0) leftOut += 1;
        else for (const one of numbers) awards.set(one, newest([...(awards.get(one) ?? []), award]));
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        context.refuse(where, error.message);
      }
    }
    for (const [number, some] of awards) {
      const grant = context.grantByNumber?.(number);
      if (!grant) continue;
      const {
        past_awards: known,
        similar,
        ...detail
      } = (grant.detail ?? {}) as Readonly<Record<string, unknown>>;
      const before = (known ?? []) as readonly Award['shown'][];
      // What is added stands last, as a harvest of the call carries it along.
      const past_awards = some.map(({ shown }) => asBefore(shown, before));
      yield { ...grant, detail: { ...detail, past_awards, ...(similar === undefined ? {} : { similar }) } };
    }
  }
  return {
    records: records(),
    complete: false,
    leftOut: () => leftOut,
    ...(watermark ? { watermark } : {}),
  };
}

/** Of one project with several years the newest counts, and what only adds to it where nothing else is known. */
function newest(awards: readonly Award[]): Award[] {
  const newestFirst = awards.toSorted((a, b) => (a.noticed < b.noticed ? 1 : -1));
  const whole = newestFirst.toSorted(
    (a, b) => Number(a.isSupplement ?? false) - Number(b.isSupplement ?? false),
  );
  const projects = new Set<unknown>();
  const once = new Set(
    whole.filter(({ project, shown }) => {
      const key = project ?? shown.url;
      return !projects.has(key) && projects.add(key);
    }),
  );
  return newestFirst.filter((award) => once.has(award)).slice(0, maxAwards);
}

/** An award that says what it said before was retrieved then: a harvest that learns nothing changes nothing. */
function asBefore(shown: Award['shown'], before: readonly Award['shown'][]): Award['shown'] {
  const { source, ...said } = shown;
  const known = before.find(({ source: _source, ...one }) => isDeepStrictEqual(one, said));
  return known ?? { ...said, source };
}
