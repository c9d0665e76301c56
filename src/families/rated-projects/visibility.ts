// Who may see a rated project.

import type { Doc } from '../../kernel/family.ts';
import type { Tier } from '../../kernel/tier.ts';

/** Everybody, once it is published and rated; null for nobody. */
export function projectTier(project: Doc | null): Tier | null {
  if (!project?.is_public || project.merged_into) return null;
  return project.rating_status === 'ready' ? 'public' : null;
}
