// What a tool needs of its caller beside a good call: a link, a sign-in, a scope.

import { type Caller, isIdentified } from '../../access/caller.ts';
import type { Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { reaches } from '../../kernel/tier.ts';
import type { Visit } from '../http/edge.ts';
import type { McpOptions } from './mcp.ts';
import { finderNames } from './tool-finder.ts';

/**
 * A tool that needs more than a caller brings refuses the whole request, not only the call: a host can then
 * begin to sign in.
 */
export function refuseUnlinked(
  { method, params }: Readonly<Record<string, unknown>>,
  visit: Visit,
  { operations, place, contextFor, now }: McpOptions,
): void {
  if (method !== 'tools/call') return;
  const called = (params ?? {}) as { name?: unknown; arguments?: { name?: unknown } };
  const name = called.name === finderNames.call ? called.arguments?.name : called.name;
  const operation = operations.find((one) => one.name === name && one.toolServer === place.server);
  operation?.needs?.(contextFor(visit.caller, now()));
  if (operation && place.signsIn) mustReach(operation, visit.caller);
}

/** Where signing in, or being allowed more, would help, the host is told so: by the status, which it acts upon. */
function mustReach({ name, tier }: Operation, caller: Caller): void {
  if (reaches(caller.tier, tier)) return;
  const isNobody = !isIdentified(caller);
  if (isNobody && tier === 'full') {
    const sentence = `${name} is for teams of the full tier: sign in, or send a key.`;
    throw new Refusal('sign_in_needed', sentence, { members: { scope: 'catalogue:full' } });
  }
  const scope = tier === 'full' ? 'catalogue:full' : 'intelligence:read';
  if (caller.grant && !caller.grant.scopes.includes(scope) && reaches(caller.grant.reach, tier)) {
    throw new Refusal('insufficient_scope', `The person did not allow this program ${scope}.`, {
      members: { scope },
    });
  }
}
