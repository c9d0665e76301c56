// One document that is asked for only where it changed: by its ETag, or by the moment of its last change.

import { politeFetch } from './polite-fetch.ts';
import type { LiveService } from './source.ts';

interface Document {
  /** Null where it is the same as the last time. */
  readonly bytes: Uint8Array | null;
  /** What to ask with the next time. */
  readonly watermark: string | null;
}

/** Throws SourceError like politeFetch. `mark` is the watermark of the last time. */
export async function fetchIfChanged(
  service: Pick<LiveService, 'fetch' | 'sleep'>,
  url: string,
  mark: string | null,
  maxBytes: number,
): Promise<Document> {
  const condition: Record<string, string> =
    mark === null ? {} : /^(W\/)?"/.test(mark) ? { 'if-none-match': mark } : { 'if-modified-since': mark };
  const answer = await politeFetch(service, url, { init: { headers: condition }, maxBytes });
  if (answer.status === 304) return { bytes: null, watermark: mark };
  return {
    bytes: answer.bytes,
    watermark: answer.headers.get('etag') ?? answer.headers.get('last-modified'),
  };
}
