// What a caller may do beyond reading: by the role that a person has in the team, and by what a person
// allowed a program. A key of the command line may do whatever its team may.

import { Refusal } from '../kernel/refusal.ts';
import type { Caller } from './caller.ts';

/** What a program may be allowed, and the sentence that a person reads before. */
export const scopes = {
  'catalogue:full': 'Read the catalogue up to the full tier, as far as the team may.',
  'research:write': 'Start and cancel research jobs of the team.',
  'crm:read': 'Read the claims and projects of the team.',
  'crm:write': 'Make, change and drop claims of the team.',
  'omega:run': 'Run Omega Point agents for the team.',
  'intelligence:read':
    'Read what the top tier adds, as far as the team may; every reading of intelligence is written down.',
} as const;
export type Scope = keyof typeof scopes;

/** @throws Refusal('insufficient_scope') naming the scope, where a program was not allowed this */
export function mustHaveScope({ grant }: Caller, scope: Scope): void {
  if (grant !== null && !grant.scopes.includes(scope)) {
    throw new Refusal('insufficient_scope', `The person did not allow this program ${scope}.`, {
      members: { scope },
    });
  }
}

/** The same; and a viewer changes nothing. @throws Refusal('forbidden') */
export function mustBeAllowed(caller: Caller, scope: Scope): void {
  mustHaveScope(caller, scope);
  if (caller.team?.role === 'viewer' && scope.endsWith(':write')) {
    throw new Refusal('forbidden', 'Viewers of a team read; ask an owner to be an editor.');
  }
}
