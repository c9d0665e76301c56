// Reading a body: JSON only, an object, bounded while it is read.

import type { Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';

const byDefault = 256 * 1024;

/** The members of an operation's input that the body carries. An absent body is an empty object. */
export async function readBody(operation: Operation, request: Request): Promise<Record<string, unknown>> {
  const limit = operation.bodyLimit ?? byDefault;
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) return {};
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) {
    throw new Refusal(
      'unsupported_media_type',
      'Send the body as JSON, with Content-Type: application/json.',
    );
  }
  const value = parsed(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal('invalid_input', 'The body must be a JSON object.');
  }
  return value as Record<string, unknown>;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) {
      throw new Refusal('invalid_input', 'The body is not valid JSON in UTF-8.');
    }
    throw error;
  }
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > limit) throw new Refusal('too_large', `The body may have at most ${limit} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
