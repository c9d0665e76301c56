// A short number for a text, where a long one would only cost room: two texts that share it are rare, and
// must do no harm where this is used.

/** 32 bits of a text (FNV-1a). */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
