// Documents at addresses that callers give: from vetted addresses alone, in time, and no larger than they may be.

import { boundedBytes } from '../../kernel/bounded-bytes.ts';
import type { AnswerBounds } from './bounded-fetch.ts';
import { pinnedRequest } from './pinned-request.ts';
import { type SafeAddressRules, vetAddress, withinTime } from './safe-address.ts';

/**
 * Rejects where nothing may be asked there, nothing is answered in time, or the answer is too large.
 * `sender`: for whom it is asked; the names of one hold nobody else up.
 */
export type GetDocument = (url: string, sender?: string) => Promise<Response>;

const withoutBody: readonly number[] = [204, 205, 304];

export function safeGet(rules: SafeAddressRules, { timeoutMs, maxBytes }: AnswerBounds): GetDocument {
  return async (text, sender) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const vetted = await withinTime(vetAddress(text, rules, sender), signal);
    const request = { method: 'GET', headers: { accept: 'application/json' }, signal } as const;
    return pinnedRequest(vetted, request, timeoutMs, async (answer) => {
      const tooLarge = () => new Error(`the document has more than ${maxBytes} bytes`);
      const bytes = await boundedBytes(answer.body, maxBytes, tooLarge);
      const headers = new Headers();
      for (const name of ['cache-control', 'content-type', 'expires']) {
        const value = answer.headers[name];
        if (typeof value === 'string') headers.set(name, value);
      }
      const body = withoutBody.includes(answer.statusCode) ? null : bytes;
      return new Response(body, { status: answer.statusCode, headers });
    });
  };
}
