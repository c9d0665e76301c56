// A number with the noun that it counts.

/** "1 row", "2 rows", "2 hypotheses". @param shown the number as it is written there */
export function counted(count: number, one: string, many = `${one}s`, shown = String(count)): string {
  return `${shown} ${count === 1 ? one : many}`;
}
