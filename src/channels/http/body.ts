// Reading a body: JSON only, an object, bounded while it is read.

import { boundedBody } from '../../access/bounded-body.ts';
import { nearest } from '../../kernel/nearest.ts';
import type { Operation } from '../../kernel/operation.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { flawInJson } from '../../kernel/strict-json.ts';
import type { PlainHeaders } from './plain-request.ts';

/** How many bytes a body may have where its operation does not say. */
export const defaultBodyLimit = 256 * 1024;

/** The members of an operation's input that the body carries. An absent body is an empty object. */
export async function readBody(operation: Operation, request: Request): Promise<Record<string, unknown>> {
  const value = await readJson(request, operation.bodyLimit ?? defaultBodyLimit);
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal('invalid_input', 'The body must be a JSON object.');
  }
  for (const member of Object.keys(value)) refuseElsewhere(operation, member);
  return value as Record<string, unknown>;
}

/** Refuses a member that belongs elsewhere, or that nothing but such a one is near: its hint would be refused too. */
function refuseElsewhere({ input }: Operation, member: string): void {
  if (Object.hasOwn(input, member) && input[member]?.in === 'body') return;
  const sent = likeMember(member);
  /** What each is called as a member: by its name, and by its header. */
  const names = new Map(
    Object.entries(input).flatMap(([name, { header }]) =>
      [name, ...(header ? [likeMember(header)] : [])].map((one) => [one, name] as const),
    ),
  );
  const isIt = names.has(sent);
  const name = names.get(isIt ? sent : (nearest(sent, [...names.keys()]) ?? ''));
  const param = name === undefined ? undefined : input[name];
  if (!param || param.in === 'body') return;
  const place = param.header ? `the header ${param.header}` : 'the address';
  const advice = isIt
    ? `does not belong in the body; send it in ${place}.`
    : param.header
      ? `is not a known member; remove it, or did you mean ${place}?`
      : 'is not a known member; remove it.';
  throw invalid(member, `${member} ${advice}`, 'unknown');
}

/** The name of a header as a member would be called. */
function likeMember(name: string): string {
  return name.toLowerCase().replaceAll('-', '_');
}

/**
 * The JSON value of a body; undefined when there is none.
 * @param limit the most bytes it may have
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const bytes = await boundedBody(request, limit, `The body may have at most ${limit} bytes.`);
  return jsonOfBytes(bytes, request.headers);
}

/** The same of a body that was read. */
export function jsonOfBytes(bytes: Uint8Array, headers: PlainHeaders): unknown {
  if (bytes.length === 0) return undefined;
  if (!isJson(headers)) {
    throw new Refusal(
      'unsupported_media_type',
      'Send the body as JSON in UTF-8, not compressed, with Content-Type: application/json.',
    );
  }
  return parsed(bytes);
}

function isJson(headers: PlainHeaders): boolean {
  const encoding = headers.get('content-encoding');
  if (encoding !== null && encoding !== 'identity') return false;
  const type = headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) return false;
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

/** A byte order mark is kept, and so refused by the parser. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function parsed(bytes: Uint8Array): unknown {
  try {
    const text = utf8.decode(bytes);
    const flaw = flawInJson(text);
    if (flaw !== null) throw new Refusal('invalid_input', flaw);
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) {
      throw new Refusal('invalid_input', 'The body is not valid JSON in UTF-8.');
    }
    throw error;
  }
}
