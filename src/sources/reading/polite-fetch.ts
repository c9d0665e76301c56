// Every request to an outside service: it says who asks, waits when asked to wait, tries again when
// the service or the line is in trouble, and never reads more than was agreed.

import { boundedBytes } from '../../kernel/bounded-bytes.ts';
import { whyUnanswered } from '../../kernel/why-unanswered.ts';
import { decoded } from './encoding.ts';
import { type LiveService, SourceError } from './source.ts';

interface PoliteOptions {
  readonly init?: RequestInit;
  /** The largest answer that is read, in bytes; 32 MiB unless told. */
  readonly maxBytes?: number;
  /** How often it is tried in all; 4 unless told. */
  readonly tries?: number;
}

interface PoliteAnswer {
  /** 2xx, or 304 for a conditional request. */
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

const userAgent = 'Perennial/0.1 (+open catalogue of longevity funding)';
const longestWaitMs = 120_000;

/**
 * Sends one request. 408, 429, 5xx and a broken connection are tried again, after the time that the
 * service names in Retry-After or else after 1, 2, 4 … seconds. Throws SourceError when no try
 * succeeds, for any other status, for an answer that is too large, and when the service asks to wait
 * longer than two minutes.
 */
export async function politeFetch(
  service: Pick<LiveService, 'fetch' | 'sleep'>,
  url: string,
  options: PoliteOptions = {},
): Promise<PoliteAnswer> {
  const tries = Math.max(1, options.tries ?? 4);
  const place = shortAddress(url);
  const headers = new Headers(options.init?.headers);
  headers.set('user-agent', userAgent);
  let trouble = 'no answer';
  let cause: unknown;
  for (let attempt = 0; attempt < tries; attempt++) {
    let wait = Math.min(longestWaitMs, 1000 * 2 ** attempt);
    try {
      const response = await service.fetch(url, { ...options.init, headers });
      if (response.ok || response.status === 304) {
        return {
          status: response.status,
          headers: response.headers,
          bytes: await bytesOf(response, options.maxBytes ?? 32 * 1024 * 1024, place),
        };
      }
      await response.body?.cancel();
      if (![408, 429].includes(response.status) && response.status < 500) {
        throw new SourceError(`${place} answered ${response.status}`);
      }
      trouble = `answered ${response.status}`;
      wait = retryAfterMs(response.headers) ?? wait;
      if (wait > longestWaitMs) {
        throw new SourceError(
          `${place} answered ${response.status} and asks to wait ${Math.ceil(wait / 1000)} s`,
        );
      }
    } catch (error) {
      if (error instanceof SourceError) throw error;
      trouble = `cannot be reached: ${whyUnanswered(error)}`;
      cause = error;
    }
    if (attempt + 1 < tries) await service.sleep(wait);
  }
  throw new SourceError(`${place} ${trouble} (${tries} tries)`, { cause });
}

/** The answer as JSON, which is UTF-8. Throws SourceError when it is not JSON. */
export function jsonOf(answer: PoliteAnswer, url: string): unknown {
  const text = decoded(answer.bytes, shortAddress(url));
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SourceError(`${shortAddress(url)} did not answer with JSON`, { cause: error });
  }
}

async function bytesOf(response: Response, maxBytes: number, place: string): Promise<Uint8Array> {
  const tooLarge = () => new SourceError(`${place} answered with more than ${maxBytes} bytes`);
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel();
    throw tooLarge();
  }
  return boundedBytes(response.body, maxBytes, tooLarge);
}

/** Seconds, or a date that is measured against the date of the answer itself. */
function retryAfterMs(headers: Headers): number | null {
  const text = headers.get('retry-after');
  if (text === null) return null;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const wait = Date.parse(text) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

/** The address without its query, which may carry a key. */
function shortAddress(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
