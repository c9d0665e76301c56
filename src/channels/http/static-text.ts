// A text that stays the same while the server runs: made at its first request, answered from memory,
// with a validator and compressed once.

import { lazily } from '../../kernel/remembered.ts';
import { type CachedAnswer, etagOf, matches } from './answer-cache.ts';
import { bytesIn, chooseEncoding, tellPacking } from './packing.ts';

export interface StaticText {
  /** Resolves once the text is made. */
  readonly made: () => Promise<unknown>;
  readonly answer: (request: Request, headers: Readonly<Record<string, string>>) => Promise<Response>;
}

/** @param make the text; asked once */
export function staticText(type: string, make: () => string | Promise<string>): StaticText {
  const entryOf = lazily(async (): Promise<CachedAnswer> => {
    const text = await make();
    const identity = Buffer.from(text) as Uint8Array<ArrayBuffer>;
    return { etag: etagOf(text, 0, 0), version: 0, from: 0, until: 0, bytes: { identity } };
  });
  return {
    made: entryOf,
    answer: async (request, given) => {
      const entry = await entryOf();
      const headers: Record<string, string> = {
        ...given,
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': 'public, max-age=60, stale-while-revalidate=60',
        Vary: 'Accept-Encoding',
        ETag: entry.etag,
      };
      if (matches(request.headers.get('if-none-match'), entry.etag))
        return new Response(null, { status: 304, headers });
      const encoding = chooseEncoding(request.headers.get('accept-encoding'), entry.bytes.identity.length);
      const bytes = await bytesIn(entry, encoding);
      tellPacking(headers, encoding, bytes);
      return new Response(bytes, { status: 200, headers });
    },
  };
}
