// Documents at addresses that callers give: from vetted addresses alone, without redirects, cookies and proxies,
// in time, and no larger than they may be.

import { boundedBytes } from '../kernel/bounded-bytes.ts';
import { pinnedAgent } from './pinned-agent.ts';
import { type SafeAddressRules, vetAddress, withinTime } from './safe-address.ts';

export interface DocumentLimits {
  /** For everything together: looking up, connecting, reading. */
  readonly timeoutMs: number;
  readonly mostBytes: number;
}

/**
 * Rejects where nothing may be asked there, nothing is answered in time, or the answer is too large.
 * `sender`: for whom it is asked; the names of one hold nobody else up.
 */
export type GetDocument = (url: string, sender?: string) => Promise<Response>;

const withoutBody: readonly number[] = [204, 205, 304];

export function safeGet(rules: SafeAddressRules, { timeoutMs, mostBytes }: DocumentLimits): GetDocument {
  return async (text, sender) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const { url, addresses } = await withinTime(vetAddress(text, rules, sender), signal);
    const [{ request }, agent] = [await import('undici'), await pinnedAgent(addresses, timeoutMs)];
    try {
      const answer = await request(url, {
        dispatcher: agent,
        method: 'GET',
        headers: { accept: 'application/json' },
        signal,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      });
      const tooLarge = () => new Error(`the document has more than ${mostBytes} bytes`);
      const bytes = await boundedBytes(answer.body, mostBytes, tooLarge);
      const headers = new Headers();
      for (const name of ['cache-control', 'content-type', 'expires']) {
        const value = answer.headers[name];
        if (typeof value === 'string') headers.set(name, value);
      }
      const body = withoutBody.includes(answer.statusCode) ? null : bytes;
      return new Response(body, { status: answer.statusCode, headers });
    } finally {
      await agent.destroy();
    }
  };
}
