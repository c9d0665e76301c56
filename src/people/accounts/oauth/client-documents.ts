// Programs that register nowhere: their id is the address of a document that says who they are (OAuth Client ID
// Metadata Document). It is asked for when a browser arrives with it, and kept for a while; what it may say is
// what a program may register with.

import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { isLiteral } from '../../../access/outgoing/safe-address.ts';
import type { AppContext } from '../../../context.ts';
import { widerNetwork } from '../../../kernel/counted-network.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { countClient, documents } from './client-limits.ts';
import { mayRedirectTo } from './registration.ts';

interface DocumentParts {
  readonly desk: AppContext['desk'];
  readonly site: string;
  readonly now: () => Date;
}

type Features = NonNullable<Configuration['features']>;

export function clientDocuments({
  desk,
  site,
  now,
}: DocumentParts): NonNullable<Features['clientIdMetadataDocument']> {
  return {
    enabled: true,
    ack: 'draft-02',
    cacheDuration: { min: 60, max: 3_600 },
    allowFetch: async (ctx, clientId) => {
      if (!isNamedHost(clientId) || new URL(clientId).host === new URL(site).host) return false;
      const address = ctx?.req.socket.remoteAddress ?? '';
      try {
        await countClient(desk, documents, address, now());
        return true;
      } catch (error) {
        if (error instanceof Refusal && error.reason === 'rate_limited') return false;
        throw error;
      }
    },
    allowClient: async (_, client) => {
      const { redirectUris = [], tokenEndpointAuthMethod } = client;
      const good = redirectUris.length > 0 && redirectUris.length <= 10 && redirectUris.every(mayRedirectTo);
      return good && tokenEndpointAuthMethod === 'none' && client.jwksUri === undefined;
    },
  };
}

/** For whom a document is asked, one after another: a network. */
export function askerOf(ctx: KoaContextWithOIDC | undefined): string {
  const address = ctx?.req.socket.remoteAddress ?? '';
  return widerNetwork(address) ?? address;
}

/** Whether an id names a host of the web, on its usual port: no machine by its number. */
function isNamedHost(clientId: string): boolean {
  const { hostname, port } = new URL(clientId);
  return port === '' && hostname.includes('.') && !isLiteral(hostname);
}
