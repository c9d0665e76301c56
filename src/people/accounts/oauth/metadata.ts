import { scopes } from '../../../access/permissions.ts';

/**
 * What the authorization server says of itself. The library always lists the scope of OpenID Connect, and claims;
 * who asks for them is given no id token.
 */
export function withoutIdentity(metadata: unknown): object {
  const { claims_supported: _, ...said } = metadata as Readonly<Record<string, unknown>>;
  return { ...said, scopes_supported: Object.keys(scopes) };
}
