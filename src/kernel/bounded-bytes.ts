// The bytes of a body, bounded while they are read: one without end costs no more than a large one.

/**
 * @param maxBytes how many it may have
 * @param tooLarge what is thrown where there are more
 */
export async function boundedBytes(
  body: AsyncIterable<Uint8Array> | null | undefined,
  maxBytes: number,
  tooLarge: () => Error,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
