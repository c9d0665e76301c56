// A short number for a text, where a long one would only cost room: two texts that share it are rare, and
// must do no harm where this is used.

/** 32 bits of a text (FNV-1a). */
export function hash32(text: string): number {
  let hash = firstHash;
  for (let at = 0; at < text.length; at++) hash = hashedOn(hash, text.charCodeAt(at));
  return hash >>> 0;
}

/** The same unit by unit, for whoever goes through a text anyway; 32 bits with a sign. */
export const firstHash = 0x811c9dc5;

export function hashedOn(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}
