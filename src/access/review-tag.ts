// What stands in the place of a reviewer: made of the person and the fund with a secret that is not in the
// database, so whoever has a copy of it can neither name anybody nor tell that two reviews are of one person.

import { createHmac } from 'node:crypto';
import { derivedKey } from './site-secret.ts';

export function reviewTag(secret: Uint8Array, user: string, organization: string): string {
  const key = derivedKey(secret, 'fund reviews');
  return createHmac('sha256', key)
    .update(JSON.stringify([user, organization]))
    .digest('base64url');
}
