import { hash } from 'node:crypto';

/** The UUID of "perennial demo world"; the ids of the demo are name-based in it (RFC 9562, version 5). */
const namespace = Buffer.from('6f1c0f8e2b7d5a4c9e3d7a90c4b1e852', 'hex').toString('latin1');

/** The same family and key give the same id, in every start and on every machine. */
export function demoId(family: string, key: string): string {
  // latin1 keeps each byte of the namespace one character; keys are ASCII slugs.
  const hex = hash('sha1', Buffer.from(`${namespace}${family}/${key}`, 'latin1'), 'hex');
  const variant = 'ab89'.charAt(Number.parseInt(hex.charAt(16), 16) & 3);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
