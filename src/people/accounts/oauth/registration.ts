// What a program may say of itself when it registers. Only what is shown to people and where codes are sent is
// taken; nothing that would make this server ask other addresses.

import type { AnswerBounds } from '../../../access/outgoing/bounded-fetch.ts';
import { isPlainText } from '../../../kernel/plain-text.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { shownName } from '../../../kernel/sent-text.ts';

export const registrationLimit = 16 * 1024;
/** What the document of a program may take: the draft advises no more than 5 kB. */
export const documentLimits: AnswerBounds = { timeoutMs: 2_500, maxBytes: 5 * 1024 };

const https = /^https:\/\/[^/?]/;
const thisMachine = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?(?:[/?]|$)/;
/** RFC 8252, 7.1: a domain name of the program's maker, turned round, then a path. No system handles such a scheme. */
const ownScheme = /^[a-z]{2,}(?:\.[a-z0-9][a-z0-9-]*)+:\/./;
/** Addresses of programs in wide use whose scheme is no domain name, whole. */
const knownAddresses = ['cursor://anysphere.cursor-mcp/oauth/callback'];

/** Whether codes may be sent there: https, http on this machine, or a program's own scheme. */
export function mayRedirectTo(address: unknown): address is string {
  if (typeof address !== 'string' || address.length > 500 || !URL.canParse(address)) return false;
  if (/[\s\p{Cc}\\#]/u.test(address)) return false;
  const { username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  return [https, thisMachine, ownScheme].some((one) => one.test(address)) || knownAddresses.includes(address);
}

export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';

/** The metadata that a program registers with. Throws Refusal where it cannot be let in. */
export function registeredAs(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const uris = given.redirect_uris ?? [];
  if (!Array.isArray(uris) || uris.length > 10 || !uris.every(mayRedirectTo)) {
    const sentence =
      'redirect_uris takes at most 10 addresses: https, http on 127.0.0.1, [::1] or localhost, or a scheme of your program that is a domain name turned round, such as com.example.app:/callback.';
    throw new Refusal('invalid_input', sentence);
  }
  const grants = Array.isArray(given.grant_types) ? given.grant_types : [];
  const byDevice = grants.includes(deviceGrant);
  if (uris.length === 0 && !byDevice) throw new Refusal('invalid_input', 'redirect_uris is missing.');
  return {
    client_name: programName(given.client_name),
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

/** What a program is called where people are asked: one line of text that every database can hold. */
export function programName(given: unknown): string {
  const isText = typeof given === 'string' && isPlainText(given);
  const name = isText ? shownName(given.replaceAll(/\s+/g, ' ')) : null;
  return [...(name ?? 'A program without a name')].slice(0, 80).join('');
}

/** The host of a program whose id is the address of its document; null for any other id. */
export function hostOfClient(clientId: string): string | null {
  return clientId.startsWith('https://') && URL.canParse(clientId) ? new URL(clientId).host : null;
}
