// Typed arrays that grow.

/** The wider one, with what stood in the one before. */
export function widened<Numbers extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  before: Numbers,
  wider: Numbers,
): Numbers {
  wider.set(before);
  return wider;
}
