// Values that say nothing, which neither documents nor pages show.

/** Whether a value is null, empty, or a list or an object of nothing else. */
export function saysNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.every(saysNothing);
  return typeof value === 'object' && Object.values(value).every(saysNothing);
}
