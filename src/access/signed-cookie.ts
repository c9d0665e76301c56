// Small values that a browser keeps for us between two pages: sealed by a keyed hash, so what comes back is
// what was given, and good for some minutes.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from './site-secret.ts';

export interface SealedValues<Value extends object> {
  readonly seal: (value: Value, now: Date) => string;
  /** Null for what was not sealed here, or too long ago. */
  readonly open: (text: string | null, now: Date) => Value | null;
}

/** @param use what the values are for: those of another use are not good here */
export function sealedValues<Value extends object>(
  secret: Uint8Array,
  use: string,
  lifeMs: number,
): SealedValues<Value> {
  const key = derivedKey(secret, `cookie ${use}`);
  const mac = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    seal: (value, now) => {
      const text = Buffer.from(JSON.stringify([now.getTime(), value])).toString('base64url');
      return `${text}.${mac(text)}`;
    },
    open: (sealed, now) => {
      const [, text = '', given = ''] = /^([\w-]{1,4000})\.([\w-]{43})$/.exec(sealed ?? '') ?? [];
      if (text === '' || !timingSafeEqual(Buffer.from(given), Buffer.from(mac(text)))) return null;
      const [at, value] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [number, Value];
      const age = now.getTime() - at;
      return age < 0 || age > lifeMs ? null : value;
    },
  };
}
