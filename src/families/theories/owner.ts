// Whose theory it is, and whether that owner is published: it decides who may see the theory.

import type { Doc, Related } from '../../kernel/family.ts';
import { titled } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { reaches, type Tier } from '../../kernel/tier.ts';
import { companyTier } from '../companies/visibility.ts';
import { projectTier } from '../rated-projects/visibility.ts';
import { pageOf } from '../shared/shapes.ts';

export const ownerShape = titled(
  'TheoryOwner',
  shape('{kind?: company|rated_project, name?: text, public_id?: text, public_url?: text, is_public: bool}'),
);

interface Owned {
  readonly owner_kind: string | null;
  readonly owner_id: string | null;
}

interface OwnerFamily {
  readonly family: string;
  readonly page: string;
  /** From which tier on an owner is seen; null for nobody. */
  readonly tierOf: (owner: Doc | null) => Tier | null;
}

const families: Readonly<Record<string, OwnerFamily>> = {
  company: { family: 'companies', page: '/companies', tierOf: companyTier },
  rated_project: { family: 'rated_projects', page: '/projects', tierOf: projectTier },
};

/** The owner's record; null for an independent theory and for an owner that is not in the catalogue. */
export function ownerOf(theory: Owned, related: Related): Doc | null {
  const kind = theory.owner_kind === null ? undefined : families[theory.owner_kind];
  return kind && theory.owner_id !== null ? related.record(kind.family, theory.owner_id) : null;
}

function tierOf(theory: Owned, owner: Doc | null): Tier | null {
  return families[theory.owner_kind ?? '']?.tierOf(owner) ?? null;
}

/** Whether the public may see the owner. */
export function isPublished(theory: Owned, related: Related): boolean {
  return tierOf(theory, ownerOf(theory, related)) === 'public';
}

/** TheoryOwner as a tier reads it, with a page where the tier may see one; `is_public` is for token holders. */
export function ownerFor(theory: Owned, related: Related, tier: Tier): Doc {
  const owner = ownerOf(theory, related);
  const from = tierOf(theory, owner);
  const page = from !== null && reaches(tier, from) ? families[theory.owner_kind ?? '']?.page : undefined;
  const shown = {
    kind: theory.owner_kind,
    name: owner?.name ?? null,
    public_id: owner?.public_id ?? null,
    public_url: owner && page ? pageOf(page, owner as { public_id: string | null }) : null,
  };
  return tier === 'public' ? shown : { ...shown, is_public: from === 'public' };
}
