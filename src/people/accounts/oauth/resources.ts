import { type Scope, scopes } from '../../../access/permissions.ts';

/** What each resource may be asked with. */
export function resourcesOf(site: string): Readonly<Record<string, readonly Scope[]>> {
  const all = Object.keys(scopes) as Scope[];
  return { [`${site}/api/v1`]: all, [`${site}/mcp`]: all, [`${site}/mcp/omega-agent`]: ['omega:run'] };
}

/** For how long a program is let in, whatever it does. */
export const grantLifeMs = 90 * 86_400_000;

/** Whom handles of sign_in_start stand for, and for how long they are good. */
export const agentClient = 'perennial-agent';
export const handleLifeMs = 3_600_000;
