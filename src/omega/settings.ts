// What is settled about Omega Point where the operator says nothing: review before listing, no registers,
// signatures without a seal.

import { createHmac } from 'node:crypto';
import { derivedKey } from '../access/site-secret.ts';
import type { OmegaSettings } from '../context.ts';
import type { Desk } from '../desk/desk.ts';

export function omegaSettings(
  desk: Desk,
  now: () => Date,
  secret: Uint8Array,
  given: Partial<OmegaSettings> | undefined,
): OmegaSettings {
  const signer: OmegaSettings['signer'] = async () => {
    const { contentSigner } = await import('../people/webhooks/sign.ts');
    return contentSigner(desk, now());
  };
  const key = derivedKey(secret, 'omega reports');
  const reportTag: OmegaSettings['reportTag'] = (publicId, address) =>
    createHmac('sha256', key)
      .update(JSON.stringify([publicId, address]))
      .digest('base64url');
  return { listing: 'review', storeMb: 1_000, lookup: null, reportTag, signer, ...given };
}
