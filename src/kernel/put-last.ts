// A memory of those who came last: a map keeps its keys in the order in which they were put there.

/** Puts it behind all others; where there are more than so many, the first goes. */
export function putLast<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  const [first] = map.size > most ? map.keys() : [];
  if (first !== undefined) map.delete(first);
}
