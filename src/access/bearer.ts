// Reading the credential of a request. One header, one scheme; everything else that is sent as a
// credential is refused, never overlooked.

import { Refusal } from '../kernel/refusal.ts';
import { invalidToken } from './caller.ts';
import { isSecret } from './key-format.ts';

const bearer = /^bearer +([\w.~+/-]+=*)$/i;

/** The key in an Authorization header. Throws Refusal('invalid_token') for anything else than one well-formed key. */
export function keyOf(authorization: string): string {
  const key = bearer.exec(authorization)?.[1];
  if (key === undefined || !isSecret('key', key)) throw invalidToken();
  return key;
}

const keyInText = /perennial(?:_|%5f)(?:key|omega|dev)(?:_|%5f)[0-9a-z%]{8}/i;
/** Every secret of the service but one: the link of a data request is followed from a mail. */
const secretInAddress = /perennial(?:_|%5f)(?!req)[a-z]{2,10}(?:_|%5f)[0-9a-z%]{8}/i;
const namesOfKeys = /(?:^|&)(?:key|api[_-]?key|token|access_token)=/i;

/** Whether something that looks like a key stands in the text. */
export function holdsKey(text: string): boolean {
  return keyInText.test(text);
}

/**
 * Refuses a key in an address: addresses are kept in histories and logs.
 * @param query the raw query without its question mark, '' when there is none
 */
export function refuseKeyInAddress(path: string, query: string): void {
  if (!holdsSecret(path) && (query === '' || !carriesKey(query))) return;
  const sentence =
    'A key must not stand in an address; send it as Authorization: Bearer KEY, and revoke this one.';
  throw new Refusal('invalid_input', sentence);
}

function carriesKey(query: string): boolean {
  return holdsSecret(query) || namesOfKeys.test(query);
}

function holdsSecret(part: string): boolean {
  return secretInAddress.test(part) || (part.includes('%') && secretInAddress.test(plain(part)));
}

/** A part of an address with its percent signs resolved as far as they mean anything. */
function plain(query: string): string {
  return query.replaceAll(/%([2-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
