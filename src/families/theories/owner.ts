// Whose theory it is, and whether that owner is published: it decides who may see the theory.

import type { Doc, Related } from '../../kernel/family.ts';
import { titled } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { reaches, type Tier } from '../../kernel/tier.ts';
import { companyTier } from '../companies/visibility.ts';
import { pageOf } from '../shared/shapes.ts';

export const ownerShape = titled(
  'TheoryOwner',
  shape('{kind?: company|rated_project, name?: text, public_id?: text, public_url?: text, is_public: bool}'),
);

interface Owned {
  readonly owner_kind: string | null;
  readonly owner_id: string | null;
}

const families: Readonly<Record<string, { family: string; page: string }>> = {
  company: { family: 'companies', page: '/companies' },
  rated_project: { family: 'rated_projects', page: '/projects' },
};

/** The owner's record; null for an independent theory and for an owner that is not in the catalogue. */
export function ownerOf(theory: Owned, related: Related): Doc | null {
  const kind = theory.owner_kind === null ? undefined : families[theory.owner_kind];
  return kind && theory.owner_id !== null ? related.record(kind.family, theory.owner_id) : null;
}

/** The lowest tier that reads the owner's own record; null for none. */
function ownerTier(theory: Owned, owner: Doc | null): Tier | null {
  if (theory.owner_kind === 'company') return companyTier(owner);
  return owner?.is_public === true && owner.rating_status === 'ready' && !owner.merged_into ? 'public' : null;
}

/** Whether the public may see the owner. */
export function isPublished(theory: Owned, related: Related): boolean {
  return ownerTier(theory, ownerOf(theory, related)) === 'public';
}

/** TheoryOwner as a tier reads it; `is_public` is for token holders. A page that the tier does not get has no address. */
export function ownerFor(theory: Owned, related: Related, tier: Tier): Doc {
  const owner = ownerOf(theory, related);
  const page = theory.owner_kind === null ? undefined : families[theory.owner_kind]?.page;
  const seen = ownerTier(theory, owner);
  const pageUrl =
    page && seen && reaches(tier, seen) ? pageOf(page, owner as { public_id: string | null }) : null;
  const shown = {
    kind: theory.owner_kind,
    name: owner?.name ?? null,
    public_id: owner?.public_id ?? null,
    public_url: pageUrl,
  };
  return tier === 'public' ? shown : { ...shown, is_public: isPublished(theory, related) };
}
