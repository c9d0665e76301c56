// A record that comes from outside has the same id in every harvest and on every node: the id is
// computed from the name the source itself gives the record, and from nothing else.

import { hash } from 'node:crypto';

/** The namespace of every id made from a source key. It never changes: published ids depend on it. */
const namespace = Buffer.from('6f2d8a1c54e94b7f9c1032f0d1b7c5aa', 'hex');

/** The UUID version 5 of a source key such as `eu-ft:50129698`. Throws when the key is empty. */
export function sourceId(sourceKey: string): string {
  if (sourceKey === '') throw new Error('an id needs a source key that is not empty');
  const bytes = hash('sha1', Buffer.concat([namespace, Buffer.from(sourceKey)]), 'buffer').subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Letters that Unicode does not take apart into a base letter and a mark. */
const latin: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
};

/**
 * Lower-case ASCII words joined by single hyphens, at most `max` characters, cut between words where
 * possible. Empty when the text has no Latin letter and no digit: callers decide what stands instead.
 */
export function slugify(text: string, max = 80): string {
  const slug = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðþłħı]/g, (letter) => latin[letter] ?? '')
    .replace(/&/g, ' and ')
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= max) return slug;
  const cut = slug.slice(0, max);
  const atWord = slug[max] === '-' ? cut : cut.slice(0, Math.max(0, cut.lastIndexOf('-')));
  return (atWord === '' ? cut : atWord).replace(/-$/, '');
}
