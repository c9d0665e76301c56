// Identifiers in public registers are written in several ways; the catalogue shows one of each.

import type { Doc } from '../../kernel/family.ts';

/** ROR ids without their address, Crossref funders with the prefix of their DOI; null and empty ones left out. */
export function normalIds(ids: Doc): Doc {
  const normal: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(ids)) {
    if (typeof value !== 'string' || value.trim() === '') continue;
    normal[name] = write[name]?.(value.trim()) ?? value.trim();
  }
  return normal;
}

const write: Readonly<Record<string, (value: string) => string>> = {
  ror: (value) => value.replace(/^(?:https?:\/\/)?(?:www\.)?ror\.org\//i, '').toLowerCase(),
  crossref_funder: (value) => {
    const number = value.replace(/^(?:https?:\/\/)?(?:dx\.)?(?:doi\.org\/)?(?:10\.13039\/)?/i, '');
    return `10.13039/${number}`;
  },
  wikidata: (value) => value.replace(/^https?:\/\/(?:www\.)?wikidata\.org\/(?:wiki|entity)\//i, ''),
};
