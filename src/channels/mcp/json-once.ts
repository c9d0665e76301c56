// JSON of what an answer holds, written once: records and rows are measured, told as text and sent as structured
// content.

const written = new WeakMap<object, string>();

/** The JSON of a value that does not change any more. */
export function jsonOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let json = written.get(value);
  if (json === undefined) {
    json = JSON.stringify(value);
    written.set(value, json);
  }
  return json;
}

/** The JSON of an object, put together of its members and of the rows of its lists. */
export function jsonOfBody(body: Readonly<Record<string, unknown>>): string {
  const members: string[] = [];
  for (const [member, value] of Object.entries(body)) {
    if (value === undefined) continue;
    const json = Array.isArray(value) ? `[${value.map(jsonOf).join(',')}]` : jsonOf(value);
    members.push(`${JSON.stringify(member)}:${json}`);
  }
  return `{${members.join(',')}}`;
}
