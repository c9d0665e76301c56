import { type Scope, scopes } from '../../../access/permissions.ts';

/** What each resource may be asked with. */
export function resourcesOf(site: string): Readonly<Record<string, readonly Scope[]>> {
  const all = Object.keys(scopes) as Scope[];
  return { [`${site}/api/v1`]: all, [`${site}/mcp`]: all, [`${site}/mcp/omega-agent`]: ['omega:run'] };
}
