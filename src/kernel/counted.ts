// A number with the noun that it counts.

/** "1 row", "2 rows", "2 hypotheses". @param shown the number as it is written there */
export function counted(count: number, one: string, many = `${one}s`, shown = String(count)): string {
  return `${shown} ${count === 1 ? one : many}`;
}

/** A wait in words, rounded up: "90 seconds", "25 minutes", "23 hours". */
export function waitText(seconds: number): string {
  if (seconds < 120) return counted(seconds, 'second');
  if (seconds < 7200) return counted(Math.ceil(seconds / 60), 'minute');
  return counted(Math.ceil(seconds / 3600), 'hour');
}
