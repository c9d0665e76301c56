// Everything that a server keeps, as bytes: files of its folder, rows of its database, and how a secret could be
// written down in them.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';

/** All bytes below a folder, as they are and unpacked; but the one file that holds the site's own secret. */
export function everythingIn(folder: string): readonly { readonly name: string; readonly bytes: Buffer }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const bytes = bytesOf(join(folder, name));
    if (bytes === null) return [];
    const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return [{ name, bytes }, ...(packed ? [{ name, bytes: gunzipSync(bytes) }] : [])];
  });
}

/** The names of the files below a folder that hold the word, packed or not, in whatever case. */
export function filesHolding(folder: string, word: string): readonly string[] {
  const wanted = word.toLowerCase();
  const holding = everythingIn(folder).filter(({ bytes }) =>
    bytes.toString('latin1').toLowerCase().includes(wanted),
  );
  return [...new Set(holding.map(({ name }) => name))];
}

/** Null of a folder, and of a draft that a running server has given its name since: there its bytes are read. */
function bytesOf(path: string): Buffer | null {
  try {
    return statSync(path).isFile() ? readFileSync(path) : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Every row of every table, as PostgreSQL writes it. */
export async function dumped(databaseUrl: string): Promise<Buffer> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows: tables } = await client.query(
    "select relname from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace",
  );
  assert.ok(tables.length > 50);
  const rows: string[] = [];
  for (const { relname } of tables) {
    const { rows: found } = await client.query(`select t::text as line from "${relname}" t`);
    rows.push(...found.map(({ line }) => line as string));
  }
  await client.end();
  return Buffer.from(rows.join('\n'));
}

/** A secret as it could be written down. */
export function spellings(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const letters = secret.replaceAll('-', '');
  const forms = [secret, bytes.toString('hex'), bytes.toString('base64'), encodeURIComponent(secret)];
  // A code that people type is short; its letters alone are looked for too.
  return /^[A-Z]{4}-[A-Z]{4}$/.test(secret) ? [...forms, letters] : forms;
}
