// Typed arrays that grow.

/** So much is held for what needs this much: a quarter more, as what is held in vain is held in each process. */
export const withRoom = (least: number) => least + (least >> 2) + 64;

/** A wider one with what stood in the one before, and room for so many at least. */
export function widened<Numbers extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  before: Numbers,
  least: number,
): Numbers {
  const wider = new (before.constructor as new (length: number) => Numbers)(withRoom(least));
  wider.set(before);
  return wider;
}
