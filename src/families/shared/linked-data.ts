// What several families say of their records in the words of schema.org: small parts of JSON-LD nodes.

import type { Doc } from '../../kernel/family.ts';

export const schemaOrg = 'https://schema.org/';

export interface ProfileLinks {
  readonly website?: string | null;
  readonly linkedin?: string | null;
  readonly x?: string | null;
}

export function named(type: 'Organization' | 'Person', name: unknown): Doc | null {
  return typeof name === 'string' && name !== '' ? { '@type': type, name } : null;
}

/** The pages at which public registers know an organization by these ids. */
export function registers(ids: Doc | null | undefined): string[] {
  const { ror, wikidata, openalex } = (ids ?? {}) as Readonly<Record<string, string | undefined>>;
  const pages = [
    ror && (ror.startsWith('http') ? ror : `https://ror.org/${ror}`),
    wikidata && (wikidata.startsWith('http') ? wikidata : `https://www.wikidata.org/wiki/${wikidata}`),
    openalex && (openalex.startsWith('http') ? openalex : `https://openalex.org/${openalex}`),
  ];
  return pages.filter((page) => typeof page === 'string' && /^https?:\/\/[^\s<>"]+$/.test(page)) as string[];
}

export function place(name: unknown): Doc | null {
  return typeof name === 'string' ? { '@type': 'Place', name } : null;
}

export function year(value: unknown): string | null {
  return typeof value === 'number' ? String(value) : null;
}
