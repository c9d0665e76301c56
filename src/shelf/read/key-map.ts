// What is kept by the keys of rows, in the order in which it came. A Map finds numbers that are not small integers by
// calls out of the code that is compiled, which for the rows of a page costs more than anything else that is done with
// them: here a key is two numbers of 32 bits, and what has the same hash stands side by side.

export interface KeyMap<Value> {
  readonly get: (key: number) => Value | undefined;
  /** Of a key that it does not have. */
  readonly add: (key: number, value: Value) => void;
  /** Takes out what came first; undefined when there is nothing. */
  readonly dropFirst: () => Value | undefined;
  readonly values: () => Iterable<Value>;
}

const oneKey = new Float64Array(1);
const words = new Uint32Array(oneKey.buffer);

/** 32 bits of a key; its two words are in `words` then. */
export function keyHash(key: number): number {
  oneKey[0] = key;
  return mixed(words[0] as number, words[1] as number);
}

function mixed(low: number, high: number): number {
  const product = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
  return (product ^ (product >>> 15)) >>> 0;
}

export function keyMap<Value>(): KeyMap<Value> {
  let capacity = 64;
  let [lows, highs] = [new Uint32Array(capacity), new Uint32Array(capacity)];
  let values: (Value | undefined)[] = new Array(capacity).fill(undefined);
  /** All keys in the order in which they came, from the first that is there on. */
  let [came, first] = [[] as number[], 0];

  /** Where the key is, or the empty place where it would be. */
  function find(wanted: number): number {
    let at = keyHash(wanted) & (capacity - 1);
    const [low, high] = [words[0] as number, words[1] as number];
    while (values[at] !== undefined && (lows[at] !== low || highs[at] !== high))
      at = (at + 1) & (capacity - 1);
    return at;
  }

  function put(one: number, value: Value): void {
    const at = find(one);
    lows[at] = words[0] as number;
    highs[at] = words[1] as number;
    values[at] = value;
  }

  function grow(): void {
    const all = came.slice(first).map((one) => [one, values[find(one)] as Value] as const);
    capacity *= 2;
    [lows, highs] = [new Uint32Array(capacity), new Uint32Array(capacity)];
    values = new Array(capacity).fill(undefined);
    for (const [one, value] of all) put(one, value);
  }

  /** Moves up what stands behind an empty place and not at its own, so that it is still found. */
  function closeUp(empty: number): void {
    let gap = empty;
    for (let at = (gap + 1) & (capacity - 1); values[at] !== undefined; at = (at + 1) & (capacity - 1)) {
      const home = mixed(lows[at] as number, highs[at] as number) & (capacity - 1);
      if (((at - home) & (capacity - 1)) < ((at - gap) & (capacity - 1))) continue;
      lows[gap] = lows[at] as number;
      highs[gap] = highs[at] as number;
      values[gap] = values[at];
      gap = at;
    }
    values[gap] = undefined;
  }

  return {
    get: (wanted) => values[find(wanted)],
    add: (one, value) => {
      if (2 * (came.length - first) >= capacity) grow();
      put(one, value);
      came.push(one);
    },
    dropFirst: () => {
      const oldest = came[first];
      if (oldest === undefined) return undefined;
      first++;
      if (first > 1_000 && 2 * first > came.length) [came, first] = [came.slice(first), 0];
      const at = find(oldest);
      const value = values[at];
      closeUp(at);
      return value;
    },
    values: function* () {
      for (let at = first; at < came.length; at++) yield values[find(came[at] as number)] as Value;
    },
  };
}
