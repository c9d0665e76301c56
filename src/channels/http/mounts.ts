// The parts of the app by their addresses, in the order in which they are asked: the first that holds a path
// answers it. The edge, the app and the descriptions read this list, so a part that is not on it is asked nothing.

import { isAtOrBelow, mcpPath, omegaPath } from '../../kernel/address.ts';

export interface Mount {
  readonly name: string;
  /** One path, or all that it matches. */
  readonly at: string | RegExp;
  /** A server of tools: no place for pages of other sites. */
  readonly toolServer?: true;
}

export const mounts = [
  { name: 'tools', at: mcpPath, toolServer: true },
  { name: 'agents', at: omegaPath, toolServer: true },
  {
    name: 'oauth',
    at: /^\/(?:oauth\/(?:authorize(?:\/[\w-]+)?|token|device_authorization|revoke|jwks|register)$|\.well-known\/(?:(?:oauth-authorization-server|openid-configuration)$|oauth-protected-resource))/,
  },
  // Operations, descriptions, files, and pages behind them.
  { name: 'rest', at: /^/ },
] as const satisfies readonly Mount[];

export type MountName = (typeof mounts)[number]['name'];

/** Which part answers at a path. */
export function mountOf(path: string): MountName {
  const found = mounts.find(({ at }) => (typeof at === 'string' ? at === path : at.test(path)));
  return (found ?? (mounts[mounts.length - 1] as (typeof mounts)[number])).name;
}

const toolServers = mounts.filter((mount) => 'toolServer' in mount).map(({ at }) => at);

/** Whether a path is that of a tool server, or lies below one. */
export function isOfTools(path: string): boolean {
  return toolServers.some((at) => isAtOrBelow(at, path));
}
