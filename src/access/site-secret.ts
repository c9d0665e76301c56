// The secret of the site, from which tickets, signed cookies and keyed hashes are made. It comes from the
// environment or from a file in the data folder, and never stands in the database.

import { hkdfSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys that are made from the secret have one use each. */
export function derivedKey(secret: Uint8Array, use: string, bytes = 32): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'perennial', use, bytes));
}

/**
 * SECRET_KEY where it is set; else what a file in the data folder holds, which is made at first use and
 * can be read by its owner alone.
 */
export function siteSecret(
  { secretKey, perennialData }: { readonly secretKey: readonly string[]; readonly perennialData: string },
  random: (bytes: number) => Uint8Array,
): Uint8Array {
  const [set] = secretKey;
  if (set !== undefined) return Buffer.from(set, 'utf8');
  const file = join(perennialData, 'secret');
  if (!existsSync(file)) {
    try {
      writeFileSync(file, Buffer.from(random(32)).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process was first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file);
}
