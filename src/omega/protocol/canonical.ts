// One way to write a value down and one way to name it: RFC 8785 and SHA-256 in lower-case hex.

import { createHash, hash } from 'node:crypto';
import serialize from 'canonicalize';

/** The canonical JSON of a value (RFC 8785). Throws on what JSON cannot carry. */
export function canonical(value: unknown): string {
  const text = serialize(value);
  if (text === undefined) throw new TypeError('a value that JSON cannot carry has no canonical form');
  return text;
}

/** SHA-256 over the UTF-8 of a text, or over bytes, in lower-case hex. */
export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content);
}

/** The SHA-256 of the canonical JSON of a value. */
export function digestOf(value: unknown): string {
  return sha256(canonical(value));
}

/** The salted digest that a chain commits to: SHA-256(salt ‖ canonical JSON of the part). */
export function partDigest(salt: Uint8Array, part: unknown): string {
  return saltedDigest(salt, canonical(part));
}

/** The same of a part whose canonical JSON is at hand. */
export function saltedDigest(salt: Uint8Array, text: string): string {
  return createHash('sha256').update(salt).update(text, 'utf8').digest('hex');
}
