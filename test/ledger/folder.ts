// A folder of its own for a test, and files in the operator's format in it.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface Folder extends Disposable {
  readonly path: string;
  /** Writes a file: bytes and text as they are, other values as NDJSON; `.gz` is compressed. */
  readonly write: (name: string, content: string | Uint8Array | readonly unknown[]) => string;
}

export function folderForTest(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'perennial-test-'));
  return {
    path,
    write: (name, content) => {
      const file = join(path, name);
      const plain =
        typeof content === 'string' || content instanceof Uint8Array
          ? content
          : content.map((line) => `${JSON.stringify(line)}\n`).join('');
      writeFileSync(file, name.endsWith('.gz') && typeof plain === 'string' ? gzipSync(plain) : plain);
      return file;
    },
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}
