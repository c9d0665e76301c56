// What was worked out lately is not worked out again.

/**
 * `work` that is done once for each object: what it made is kept as long as the object is. For objects that live long:
 * what is kept for those of one request outlives its answer (decision 140).
 */
export function onceFor<Key extends object, Made>(work: (key: Key) => Made): (key: Key) => Made {
  const memory = new WeakMap<Key, Made>();
  return (key) => {
    const known = memory.get(key);
    if (known !== undefined) return known;
    const made = work(key);
    memory.set(key, made);
    return made;
  };
}

/**
 * `work` with a memory: what it made of so many keys at most; where they are more, all of them are let go.
 * @param longestKey longer keys are not remembered
 */
export function remembered<Made>(
  maxKeys: number,
  work: (key: string) => Made,
  longestKey = Number.POSITIVE_INFINITY,
): (key: string) => Made {
  const memory = new Map<string, Made>();
  return (key) => {
    const known = memory.get(key);
    if (known !== undefined) return known;
    const made = work(key);
    if (key.length > longestKey) return made;
    if (memory.size >= maxKeys) memory.clear();
    memory.set(key, made);
    return made;
  };
}

/** `work` that is not done again for the two values that it was last asked for. */
export function lastRemembered<First, Second, Made>(
  work: (first: First, second: Second) => Made,
): (first: First, second: Second) => Made {
  let last: { readonly first: First; readonly second: Second; readonly made: Made } | null = null;
  return (first, second) => {
    if (last === null || last.first !== first || last.second !== second)
      last = { first, second, made: work(first, second) };
    return last.made;
  };
}

/** `make` done when it is first asked for; what it made is kept. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * `load` done once, for all who ask. What failed is tried again by whoever asks next: a process that had too many files
 * open for a moment can load its libraries after it.
 */
export function loadedOnce<Made>(load: () => Promise<Made>): () => Promise<Made> {
  let loaded: Promise<Made> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
