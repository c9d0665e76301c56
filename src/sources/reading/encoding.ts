// Texts of sources are UTF-8, or in the encoding that a document of XML or HTML names. Bytes that are neither are
// refused: read as UTF-8 they would spoil names without a word.

import { isUtf8 } from 'node:buffer';
import { beyondAscii } from '../../kernel/plain-text.ts';
import { SourceError } from './source.ts';

export const notUtf8 = 'is not valid UTF-8; save the file in that encoding';

/** So many bytes at the beginning of a document tell its encoding (HTML asks for this many). */
const declaredWithin = 1024;

/** What a document says of its own encoding, in the declaration of XML or a `meta` of HTML; null for nothing. */
function declaredEncoding(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, declaredWithin)).toString('latin1');
  const ofXml = /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.:-]+)/i;
  const ofHtml = /<meta\b[^>]*?\bcharset\s*=\s*["']?([\w.:-]+)/i;
  return (ofXml.exec(head) ?? ofHtml.exec(head))?.[1] ?? null;
}

/**
 * The text of a document, without a byte order mark. `otherwise` is what it is in where it says nothing and is not
 * UTF-8. Throws SourceError for bytes that cannot be read so.
 */
export function decoded(bytes: Uint8Array, name: string, otherwise: string | null = null): string {
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  const encoding = declaredEncoding(bytes) ?? otherwise;
  try {
    if (encoding !== null) return strictDecoder(encoding).decode(bytes);
  } catch (error) {
    throw new SourceError(`${name} cannot be read as ${encoding}, which it says it is`, { cause: error });
  }
  throw new SourceError(`${name} ${notUtf8}`);
}

/** A decoder that puts nothing in the place of what it cannot read. @throws RangeError for an unknown encoding */
export function strictDecoder(encoding: string) {
  return new TextDecoder(encoding, { fatal: true });
}

/** A text with a letter for each byte, read as UTF-8; null where it is none. */
export function textOfBytes(letters: string): string | null {
  if (!beyondAscii.test(letters)) return letters;
  const bytes = Buffer.from(letters, 'latin1');
  return isUtf8(bytes) ? bytes.toString() : null;
}

/** The byte order mark of UTF-8, a letter for each of its bytes. */
export const byteOrderMark = '\u00ef\u00bb\u00bf';
