// What is settled about Omega Point where the operator says nothing: review before listing, no registers,
// signatures without a seal.

import type { OmegaSettings } from '../context.ts';
import type { Desk } from '../desk/desk.ts';

export function omegaSettings(
  desk: Desk,
  now: () => Date,
  given: Partial<OmegaSettings> = {},
): OmegaSettings {
  const signer: OmegaSettings['signer'] = async () => {
    const { contentSigner } = await import('../people/webhooks/sign.ts');
    return contentSigner(desk, now());
  };
  return { listing: 'review', storeMb: 1_000, lookup: null, signer, ...given };
}
