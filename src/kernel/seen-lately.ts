// What was wanted before is worth keeping. What is asked for once mostly never comes again, and what is kept for a
// while and then dropped costs collections of the whole heap, during which everybody waits.

/**
 * Whether a number was seen before, among about the last so many; from then on it was.
 * Of two that share a place the later one is known.
 */
export function seenLately(places: number): (number: number) => boolean {
  const seen = new Uint32Array(places);
  return (number) => {
    const place = number % places;
    const before = seen[place] === number;
    seen[place] = number;
    return before;
  };
}
