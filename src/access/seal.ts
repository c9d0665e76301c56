// Secrets that must be used again, and so can't be kept as hashes, are sealed with the operator's
// SECRET_KEY (AES-256-GCM): whoever has the data folder or a copy of it, but not that key, can't sign.
// Without a key they are kept as they are.

import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

export interface Seal {
  readonly seal: (secret: string) => string;
  /** Null when no key opens it. */
  readonly open: (kept: string) => string | null;
  /** Whether it is kept the way `seal` would keep it now. */
  readonly isCurrent: (kept: string) => boolean;
}

const sealedPrefix = 'sealed:';
const ivLength = 12;
const tagLength = 16;

export const noSeal: Seal = {
  seal: (secret) => secret,
  open: (kept) => (kept.startsWith(sealedPrefix) ? null : kept),
  isCurrent: (kept) => !kept.startsWith(sealedPrefix),
};

/**
 * Seals with the first key and opens with any of them; what was kept without a seal is opened too.
 * @param random so many bytes, never the same
 */
export function sealBy(keys: readonly string[], random: (bytes: number) => Uint8Array): Seal {
  const [first, ...others] = keys.map((key) =>
    Buffer.from(hkdfSync('sha256', key, '', 'perennial/desk', 32)),
  );
  if (!first) return noSeal;
  return {
    seal: (secret) => {
      const iv = random(ivLength);
      const cipher = createCipheriv('aes-256-gcm', first, iv, { authTagLength: tagLength });
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return sealedPrefix + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
    },
    open: (kept) => {
      if (!kept.startsWith(sealedPrefix)) return kept;
      for (const key of [first, ...others]) {
        const secret = opened(kept, key);
        if (secret !== null) return secret;
      }
      return null;
    },
    isCurrent: (kept) => kept.startsWith(sealedPrefix) && opened(kept, first) !== null,
  };
}

function opened(kept: string, key: Buffer): string | null {
  const bytes = Buffer.from(kept.slice(sealedPrefix.length), 'base64');
  if (bytes.length < ivLength + tagLength) return null;
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  });
  cipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  try {
    const text = Buffer.concat([cipher.update(bytes.subarray(ivLength + tagLength)), cipher.final()]);
    return text.toString('utf8');
  } catch {
    // Another key sealed it, or it was changed.
    return null;
  }
}
