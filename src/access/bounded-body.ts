// The bytes of a request's body, bounded while they are read: a body without end costs no more than a large one.

import { boundedBytes } from '../kernel/bounded-bytes.ts';
import { Refusal } from '../kernel/refusal.ts';

/**
 * @param limit the most bytes it may have
 * @param sentence what is said of more
 * @throws Refusal for a body that is too large, or that broke off
 */
export async function boundedBody(request: Request, limit: number, sentence: string): Promise<Buffer> {
  const tooLarge = () => new Refusal('too_large', sentence);
  const declared = request.headers.get('content-length');
  if (Number(declared ?? 0) > limit) throw tooLarge();
  try {
    // The server reads no more than was declared, and needs no stream to hand it over.
    if (declared !== null && !request.headers.has('transfer-encoding')) {
      const bytes = Buffer.from(await request.arrayBuffer());
      if (bytes.length > limit) throw tooLarge();
      return bytes;
    }
    return await boundedBytes(request.body, limit, tooLarge);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Nobody is there any more to read this; it is no bug of ours.
    throw new Refusal('invalid_input', 'The body broke off before its end.');
  }
}
