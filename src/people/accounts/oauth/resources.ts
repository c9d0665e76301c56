import { type Scope, scopes } from '../../../access/permissions.ts';
import { apiRoot, mcpPath, omegaPath } from '../../../kernel/address.ts';
import { dayMs, hourMs } from '../../../kernel/durations.ts';

/** What each resource may be asked with. */
export function resourcesOf(site: string): Readonly<Record<string, readonly Scope[]>> {
  const all = Object.keys(scopes) as Scope[];
  return { [site + apiRoot]: all, [site + mcpPath]: all, [guestResource(site)]: ['omega:run'] };
}

/** What may be used without an account: the tool server of Omega Point, which knows no tiers. */
export function guestResource(site: string): string {
  return site + omegaPath;
}

/** What a program asks for that names nothing. */
export function usualScope(site: string, resource: string): Scope {
  return resource === guestResource(site) ? 'omega:run' : 'catalogue:full';
}

/** Whether an account is a participant of Omega Point who has none: ids of people are UUIDs. */
export function isGuest(accountId: string): boolean {
  return /^op-[0-9a-z]{8}$/.test(accountId);
}

/** For how long a program is let in, whatever it does. */
export const grantLifeMs = 90 * dayMs;

/** Whom handles of sign_in_start stand for, and for how long they are good. */
export const agentClient = 'perennial-agent';
export const handleLifeMs = hourMs;
