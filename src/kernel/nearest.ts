// Which of the known words was probably meant: for "did you mean".

/** The nearest of the known words; null when none is near: within `most` letters, and with a letter in common. */
export function nearest(
  word: string,
  known: readonly string[],
  most = Math.max(2, Math.floor(word.length / 3)),
): string | null {
  let best: string | null = null;
  let least = most + 1;
  const sought = word.slice(0, 60).toLowerCase();
  for (const candidate of known) {
    if (Math.abs(candidate.length - sought.length) >= least) continue;
    const steps = distance(sought, candidate.toLowerCase());
    const isOther = steps >= Math.max(sought.length, candidate.length);
    if (steps < least && !isOther) [best, least] = [candidate, steps];
  }
  return best;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
