// The secret of the site, from which tickets, signed cookies and keyed hashes are made. It comes from the
// environment or from a file in the data folder, and never stands in the database.

import { hkdfSync } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface SecretPlace {
  readonly secretKey: readonly string[];
  readonly perennialData: string;
}

/** Something else has the name of the file. */
export class BadSecretFile extends Error {
  override readonly name = 'BadSecretFile';
}

/** Keys that are made from the secret have one use each. */
export function derivedKey(secret: Uint8Array, use: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'perennial', use, 32));
}

/**
 * SECRET_KEY where it is set; else what a file in the data folder holds, which is made at first use and
 * can be read by its owner alone.
 */
export function siteSecret(
  { secretKey, perennialData }: SecretPlace,
  random: (bytes: number) => Uint8Array,
): Uint8Array {
  const [set] = secretKey;
  if (set !== undefined) return Buffer.from(set, 'utf8');
  const file = secretFile(perennialData);
  const found = statSync(file, { throwIfNoEntry: false });
  if (found && !found.isFile())
    throw new BadSecretFile(`${file} must be a file. Take it away, and one is made.`);
  // An empty one is what a full disk or a power cut left of a first start: everybody could know it.
  if (!found || found.size === 0) makeSecret(file, random);
  return readFileSync(file);
}

/**
 * Why others of this machine may know the secret; null where they cannot read its file, or it is set. It is taken
 * all the same, because another one would make void what people were sent.
 */
export function whySecretIsKnown({ secretKey, perennialData }: SecretPlace): string | null {
  const file = secretFile(perennialData);
  const modes = [file, perennialData].map((path) => statSync(path, { throwIfNoEntry: false })?.mode ?? 0);
  const [mode = 0, folderMode = 0] = modes;
  if (secretKey.length > 0 || (mode & 0o004) === 0 || (folderMode & 0o001) === 0) return null;
  return `every user of this machine may read ${file}, which signs forms and cookies. Take that right away (chmod 600). Where somebody may have read it, delete it: the next start makes another one.`;
}

function secretFile(folder: string): string {
  return join(folder, 'secret');
}

/** It gets its name when all of it is on the disk; of several processes the first one's is everybody's. */
function makeSecret(file: string, random: (bytes: number) => Uint8Array): void {
  const text = Buffer.from(random(32)).toString('base64url');
  const draft = `${file}.${Buffer.from(random(6)).toString('hex')}.new`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
    if (existsSync(file)) renameSync(draft, file);
    else linkSync(draft, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Not every file system knows a second name for a file.
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS') renameSync(draft, file);
    else if (code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
