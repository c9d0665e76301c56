// What a program may say of itself when it registers. Only what is shown to people and where codes are sent is
// taken; nothing that would make this server ask other addresses.

import type { AnswerBounds } from '../../../access/outgoing/bounded-fetch.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { shownName } from '../../../kernel/sent-text.ts';

export const registrationLimit = 16 * 1024;
/** What the document of a program may take: the draft advises no more than 5 kB. */
export const documentLimits: AnswerBounds = { timeoutMs: 2_500, maxBytes: 5 * 1024 };
const forbiddenSchemes = /^(?:javascript|data|vbscript|file|blob|about|ftp|ws|wss):/i;

/** Whether codes may be sent there: https, http on this machine, or a program's own scheme. */
export function mayRedirectTo(address: unknown): address is string {
  if (typeof address !== 'string' || address.length > 500 || !URL.canParse(address)) return false;
  if (/[\s\p{Cc}\\]/u.test(address) || forbiddenSchemes.test(address)) return false;
  const { protocol, hostname, hash, username, password } = new URL(address);
  if (hash !== '' || address.includes('#') || username !== '' || password !== '') return false;
  if (protocol === 'https:') return hostname !== '';
  if (protocol === 'http:') return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
  return (
    /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:$/.test(protocol) ||
    /^[a-z][a-z0-9+-]{2,40}:\/\/[\w./-]+$/.test(address)
  );
}

export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';

/** The metadata that a program registers with. Throws Refusal where it cannot be let in. */
export function registeredAs(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const uris = given.redirect_uris ?? [];
  if (!Array.isArray(uris) || uris.length > 10 || !uris.every(mayRedirectTo)) {
    const sentence =
      'redirect_uris takes at most 10 addresses: https, http on this machine, or a scheme of your program.';
    throw new Refusal('invalid_input', sentence);
  }
  const grants = Array.isArray(given.grant_types) ? given.grant_types : [];
  const byDevice = grants.includes(deviceGrant);
  if (uris.length === 0 && !byDevice) throw new Refusal('invalid_input', 'redirect_uris is missing.');
  const name = typeof given.client_name === 'string' ? shownName(given.client_name) : null;
  return {
    client_name: [...(name ?? 'A program without a name')].slice(0, 80).join(''),
    redirect_uris: uris,
    application_type: uris.every((one) => one.startsWith('https:')) && uris.length > 0 ? 'web' : 'native',
    token_endpoint_auth_method: 'none',
    grant_types: [
      ...(uris.length > 0 ? ['authorization_code'] : []),
      'refresh_token',
      ...(byDevice ? [deviceGrant] : []),
    ],
    response_types: uris.length > 0 ? ['code'] : [],
  };
}

/** The host of a program whose id is the address of its document; null for any other id. */
export function hostOfClient(clientId: string): string | null {
  return clientId.startsWith('https://') && URL.canParse(clientId) ? new URL(clientId).host : null;
}
