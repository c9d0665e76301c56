// The statement about what a run published: the digests of its files and of each preregistration.

import type { OmegaManifestsTable } from '../../desk/schema/omega.ts';
import { sha256 } from '../protocol/canonical.ts';
import type { Doc } from '../protocol/step-kind.ts';
import { crateText } from './crate.ts';
import { type Sign, statementText } from './statement.ts';

/** @param text the manifest as it is stored; @param at when it was published (ISO 8601) */
export function statementOf(manifest: Doc, text: string, title: string, at: string, sign: Sign): string {
  const { experiments } = manifest.published as {
    readonly experiments: readonly { readonly public_id: string; readonly prereg_sha256: string }[];
  };
  const subjects = {
    'manifest.json': sha256(text),
    'ro-crate-metadata.json': sha256(crateText(manifest, title, at)),
    ...Object.fromEntries(experiments.map(({ public_id, prereg_sha256 }) => [public_id, prereg_sha256])),
  };
  return statementText(subjects, { run: manifest.run, published_at: at, title }, sign);
}

/** A stored manifest with a statement of this service. */
export function resigned(row: OmegaManifestsTable, title: string, sign: Sign): OmegaManifestsTable {
  const manifest = JSON.parse(row.text) as Doc;
  return { ...row, statement: statementOf(manifest, row.text, title, row.created_at, sign) };
}
