// How secrets of the service look: perennial_{kind}_ and 36 characters of the base 62, of which the
// last six are a checksum. A mistyped or invented secret is refused without any look-up, and a
// scanner recognizes a leaked one. The tier is not in it: what a key may do stands in the desk.

import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** key: API key, omega: link token, cmt: delete token of a comment, dev: device code,
 *  req: data request. */
type SecretKind = 'key' | 'omega' | 'cmt' | 'dev' | 'req';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 30;
const checksumLength = 6;

/** The published form of every secret, for scanners. */
export const secretPattern = /\bperennial_(?:key|omega|cmt|dev|req)_[0-9A-Za-z]{36}\b/;

/** A new secret of 178 random bits. `random` gives so many random bytes. */
export function makeSecret(kind: SecretKind, random: (bytes: number) => Uint8Array): string {
  let body = '';
  while (body.length < randomLength) {
    for (const byte of random(randomLength)) {
      // 248 is four times 62: bytes above it would favour the first characters.
      if (byte < 248 && body.length < randomLength) body += alphabet[byte % 62];
    }
  }
  const start = `perennial_${kind}_${body}`;
  return start + checksum(start);
}

/** Whether the text has the form and the checksum of a secret of this kind. */
export function isSecret(kind: SecretKind, text: string): boolean {
  const start = `perennial_${kind}_`;
  if (text.length !== start.length + randomLength + checksumLength || !text.startsWith(start)) return false;
  if (!/^[0-9A-Za-z]{36}$/.test(text.slice(start.length))) return false;
  return checksum(text.slice(0, -checksumLength)) === text.slice(-checksumLength);
}

/** What the desk keeps of a secret: its SHA-256, base64url. */
export function hashOfSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/** The CRC-32 of the text in base 62, six characters. */
function checksum(text: string): string {
  let remainder = crc32(text);
  let digits = '';
  for (let place = 0; place < checksumLength; place++) {
    digits = alphabet[remainder % 62] + digits;
    remainder = Math.floor(remainder / 62);
  }
  return digits;
}
