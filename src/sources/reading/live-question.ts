// A question to a live source: words, each asked for alone, because services read several words in
// different ways (any of them, all of them, in order).

import type { HarvestContext, LiveService, OperatorRecord } from './source.ts';

export interface LiveQuestion {
  /** The most telling first. */
  readonly words: readonly string[];
  /** How many records are wanted at most. */
  readonly most: number;
  /** Whether the catalogue has the record with this id; it is then not asked for. */
  readonly isKnown: (id: string) => boolean;
  /** Told of what the source lists and no record could be made of. */
  readonly refuse: (where: string, reason: string) => void;
  readonly now: Date;
}

export type AskLive = (
  service: Pick<LiveService, 'fetch' | 'sleep'>,
  question: LiveQuestion,
) => AsyncIterable<OperatorRecord>;

/** How a source's mapper reads an answer: nothing of it is kept, so nothing is linked either. */
export function contextOf({ now, refuse }: Pick<LiveQuestion, 'now' | 'refuse'>): HarvestContext {
  return {
    now,
    refuse,
    all: true,
    topicMin: 30,
    organizationByName: () => null,
    organizationSlugByRor: () => null,
  };
}

/** What the answers to several questions hold, each once: first what most of them hold. */
export function mostAgreed<T>(answers: readonly ReadonlyMap<string, T>[]): ReadonlyMap<string, T> {
  const counts = new Map<string, number>();
  const found = new Map<string, T>();
  for (const answer of answers) {
    for (const [key, one] of answer) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (!found.has(key)) found.set(key, one);
    }
  }
  return new Map([...found].sort(([a], [b]) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)));
}
