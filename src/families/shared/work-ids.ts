// How published works are named wherever they are cited: `doi:10.…`, in lower case.

import { percentDecoded } from '../../kernel/plain-text.ts';

type Ids = Readonly<Record<string, unknown>>;

const kinds = ['doi', 'pmid', 'pmcid', 'nct', 'arxiv', 'patent', 'url'] as const;

/** The identifiers of a work as they are compared, the strongest first. */
export function workIds(ids: Ids): readonly string[] {
  return kinds.flatMap((kind) => {
    const id = ids[kind];
    if (typeof id !== 'string' || id === '') return [];
    if (kind === 'url') return [`url:${id}`];
    return [`${kind}:${(kind === 'arxiv' ? id.replace(/v\d+$/, '') : id).toLowerCase()}`];
  });
}

const doiAddress = /^https?:\/\/(?:dx\.)?doi\.org\/(10\.\d{4,9}\/\S+)$/i;

/** The works that an address names: by its DOI where it is one of a resolver, else by itself. */
export function workAt(address: string | null | undefined): readonly string[] {
  if (!address) return [];
  const doi = doiAddress.exec(address)?.[1];
  return workIds(doi === undefined ? { url: address } : { doi: percentDecoded(doi), url: address });
}
