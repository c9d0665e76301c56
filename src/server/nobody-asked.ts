/**
 * Tells whether no request came since it was asked last: what is done in the background then need not leave time to
 * others.
 * @param requests how many came so far
 */
export function nobodyAsked(requests: () => number): () => boolean {
  let before = requests();
  return () => {
    const now = requests();
    const isAlone = now === before;
    before = now;
    return isAlone;
  };
}
