// Where a number stands, or would stand, among ascending ones.

/** The first place between two of ascending numbers, by default the whole list, whose number is not less; the second where all are. */
export function firstAtLeast(
  numbers: Float64Array | Uint32Array,
  least: number,
  from = 0,
  before = numbers.length,
): number {
  let [low, high] = [from, before];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
