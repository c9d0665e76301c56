// A theory in the words of schema.org: professional facts only, and of those only what the answer holds.

import type { Doc } from '../../kernel/family.ts';
import { named } from '../shared/linked-data.ts';

export function theoryLinkedData(theory: Doc): Doc {
  const owner = theory.owner as { readonly name?: string | null } | null | undefined;
  return {
    '@type': 'Claim',
    abstract: theory.theory_summary,
    description: theory.theory_text,
    isBasedOn: theory.source_url,
    claimInterpreter: named('Organization', owner?.name),
  };
}
