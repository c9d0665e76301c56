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
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  try {
    return await boundedBytes(request.body, limit, tooLarge);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Nobody is there any more to read this; it is no bug of ours.
    throw new Refusal('invalid_input', 'The body broke off before its end.');
  }
}
