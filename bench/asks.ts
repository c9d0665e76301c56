// What is asked: endless lists that remember where they are, so that no question is asked twice of one
// server before all were asked.

import { seeded } from '../demo/random.ts';
import { variants } from '../src/shelf/layout/text-index.ts';

/** A request with a JSON body, where a path alone does not say it. */
export interface Sent {
  readonly path: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Ask = string | Sent;

export interface Asks {
  readonly next: () => Ask;
  /** All of them in the order in which they come next, and how many of these were asked; left out: there is no end. */
  readonly upcoming?: () => readonly Ask[];
  readonly advance?: (count: number) => void;
  /** How many there are before the first comes again, and how many were asked. */
  readonly length: number;
  readonly asked: () => number;
}

export function inTurn(list: readonly Ask[]): Asks {
  if (list.length === 0) throw new Error('there is nothing to ask');
  let asked = 0;
  return {
    next: () => list[asked++ % list.length] as Ask,
    upcoming: () => [...list.slice(asked % list.length), ...list.slice(0, asked % list.length)],
    advance: (count) => {
      asked += count;
    },
    length: list.length,
    asked: () => asked,
  };
}

/** A list in an order that has nothing to do with its own; the same in every run. */
export function shuffled<T>(list: readonly T[]): T[] {
  const random = seeded(7);
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random.int(0, i);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}

export interface Words {
  /** Neither so frequent that nobody asks for them nor so rare that they fill no page. */
  readonly content: readonly string[];
  /** Beginnings of five letters. */
  readonly prefixes: readonly string[];
}

/** Words of some texts. Those that are spelled in several ways are left out: peers know of no spellings. */
export function wordsOf(texts: Iterable<string>): Words {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([word]) => word)
    .filter((word) => variants(word).length === 1)
    .slice(500, 9_000);
  const known = new Set(words);
  const prefixes = new Set(words.map((word) => word.slice(0, 5)).filter((prefix) => !known.has(prefix)));
  return { content: shuffled(words), prefixes: shuffled([...prefixes]) };
}

/** Content words, beginnings of words and pairs of labels, in turn, none twice. */
export function distinctLists({ content, prefixes }: Words, labels: readonly string[]): string[] {
  const pairs = shuffled(
    labels.flatMap((one, index) => labels.slice(index + 1).map((other) => `labels=${one},${other}`)),
  );
  const length = Math.min(content.length, pairs.length);
  const asks: string[] = [];
  for (let index = 0; index < length; index++) {
    asks.push(`q=${content[index]}`, pairs[index] as string);
    if (prefixes[index]) asks.push(`q=${prefixes[index]}`);
  }
  return asks.map((ask) => `/api/v1/grants?${ask}`);
}
