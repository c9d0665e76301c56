// The one member of a ZIP file that is wanted, as a stream. The directory at the end of the file is
// what counts: archives written as a stream say nothing about sizes at the start of a member.

import { basename } from 'node:path';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { SourceError } from './source.ts';

/**
 * The bytes of the only member whose name ends in `ending`. Throws SourceError when the archive is
 * damaged, when there is not exactly one such member, when it is encrypted, and when it inflates to
 * more than `maxBytes`, whatever the archive says about its size.
 */
export async function* zipMember(path: string, ending: string, maxBytes: number): AsyncGenerator<Uint8Array> {
  const name = basename(path);
  let zip: ZipFile | null = null;
  try {
    zip = await openPromise(path, { autoClose: false, lazyEntries: true, validateEntrySizes: true });
    const entry = await onlyEntry(zip, name, ending);
    if (entry.isEncrypted()) throw new SourceError(`${entry.fileName} in ${name} is encrypted`);
    if (entry.uncompressedSize > maxBytes) throw tooLarge(name, maxBytes);
    let read = 0;
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      const bytes = chunk as Uint8Array;
      read += bytes.length;
      if (read > maxBytes) throw tooLarge(name, maxBytes);
      yield bytes;
    }
  } catch (error) {
    if (error instanceof SourceError || !(error instanceof Error)) throw error;
    const missing = 'code' in error && error.code === 'ENOENT';
    const reason = missing ? 'there is no such file' : error.message;
    throw new SourceError(`${name} cannot be read as a ZIP archive: ${reason}`, { cause: error });
  } finally {
    zip?.close();
  }
}

async function onlyEntry(zip: ZipFile, name: string, ending: string): Promise<Entry> {
  let found: Entry | null = null;
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.toLowerCase().endsWith(ending)) continue;
    if (found !== null) throw new SourceError(`${name} holds more than one ${ending} file`);
    found = entry;
  }
  if (found === null) throw new SourceError(`${name} holds no ${ending} file`);
  return found;
}

function tooLarge(name: string, maxBytes: number): SourceError {
  return new SourceError(`${name} inflates to more than ${maxBytes} bytes`);
}
