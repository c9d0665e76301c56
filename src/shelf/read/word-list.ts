// Words with their numbers, and those that begin so: most stand in order, and what came since waits beside them
// until it is worth putting in order too, so that no word that comes moves all others.

export interface WordList {
  /** The number of a word; one that is new takes the next. */
  readonly add: (word: string) => number;
  /** -1 of a word that is not there. */
  readonly numberOf: (word: string) => number;
  /** The numbers of the words that begin so. */
  readonly beginning: (beginning: string) => readonly number[];
}

/** So many words may wait, or one for so many that stand in order. */
const [fewest, share] = [500, 8];

export function wordList(): WordList {
  const numbers = new Map<string, number>();
  let inOrder: string[] = [];
  let late: string[] = [];
  let isSorted = true;

  function settle(): void {
    late.sort();
    isSorted = true;
    if (late.length <= fewest || late.length * share <= inOrder.length) return;
    inOrder = merged(inOrder, late);
    late = [];
  }

  return {
    add: (word) => {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      const number = numbers.size;
      // A copy: a part of a long text would keep all of that in memory.
      const own = [...word].join('');
      numbers.set(own, number);
      late.push(own);
      isSorted = false;
      if (late.length > 2 * fewest && late.length * share > 2 * inOrder.length) settle();
      return number;
    },
    numberOf: (word) => numbers.get(word) ?? -1,
    beginning: (beginning) => {
      if (!isSorted) settle();
      const found: number[] = [];
      for (const words of [inOrder, late]) {
        for (let at = placeOf(words, beginning); at < words.length; at++) {
          const word = words[at] as string;
          if (!word.startsWith(beginning)) break;
          found.push(numbers.get(word) as number);
        }
      }
      return found;
    },
  };
}

function merged(some: readonly string[], others: readonly string[]): string[] {
  const all: string[] = [];
  let at = 0;
  for (const other of others) {
    for (; at < some.length && (some[at] as string) < other; at++) all.push(some[at] as string);
    all.push(other);
  }
  for (; at < some.length; at++) all.push(some[at] as string);
  return all;
}

/** The first place whose word is not less. */
function placeOf(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
