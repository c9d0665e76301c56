// JSON of what an answer holds, written once: records and rows are measured, told as text and sent as structured
// content.

import { onceFor } from '../../kernel/remembered.ts';

const written = onceFor((value: object) => JSON.stringify(value));

/** The JSON of a value that does not change any more. */
export function jsonOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? written(value) : JSON.stringify(value);
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
