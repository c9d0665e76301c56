// The server's log: one JSON object a line on standard error. A line never holds a secret or an
// address of a person, whatever was thrown: every line passes one filter on its way out.

import pino, { type Logger } from 'pino';
import type { Answered } from '../../channels/http/edge.ts';
import type { LogLevel } from '../../settings/settings.ts';

const hidden: readonly (readonly [RegExp, string])[] = [
  [/perennial(?:_|%5f)[a-z]{2,10}(?:_|%5f)[\w%-]{4,}/gi, 'perennial_…'],
  [/(\/(?:sign-in\/link|account\/mail|invitations|feeds|u)\/)[\w%.-]{8,}/g, '$1…'],
  [/\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g, 'eyJ…'],
  [/\bwhsec_[\w+/=-]+/g, 'whsec_…'],
  [/\b(bearer|basic)\s+[\w.~+/=-]{4,}/gi, '$1 …'],
  // All cookies of a header, to its end.
  [/((?:set-)?cookie2?\\?["']?\s*[:=]\s*\\?["']?)[^"'\\]+/gi, '$1…'],
  [
    /((?:authorization|x-comment-token|x-api-key|password|secret|token|session|device_code|user_code|api[_-]?key)\\?["']?\s*[:=]\s*\\?["']?)[^\s"'\\,;}]+/gi,
    '$1…',
  ],
  [/([?&][\w.[\]-]{1,40}=)[^&\s"'\\]+/g, '$1…'],
  [/(:\/\/)[^\s/@"']+@/g, '$1…@'],
  [/[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '…@…'],
];

/** Letters, digits and _ that an address has no reason to encode. */
const encoded = /%(3[0-9]|[46][1-9a-f]|[57][0-9a]|5f)/gi;

/** And what was encoded again and again. */
const encodedAgain = /%(?:25)+(?=[0-9a-f]{2})/gi;

/** The line without keys, tokens, cookies, values of queries and e-mail addresses. */
export function redacted(line: string): string {
  const once = line.replaceAll(encodedAgain, '%');
  const plain = once.replaceAll(encoded, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return hidden.reduce((text, [pattern, shown]) => text.replaceAll(pattern, shown), plain);
}

/** `write` takes a line with its end. */
export function serverLog(level: LogLevel, write: (line: string) => void): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line) => write(redacted(line)) },
  );
}

/** A finished request as the log shows it: no query, no headers, no address. */
export function requestLine({ id, method, path, status, ms, caller }: Answered): object {
  return {
    request: { id, method: method.slice(0, 20), path: path.slice(0, 300) },
    status,
    ms: Math.round(ms * 100) / 100,
    tier: caller?.tier ?? null,
    key: caller?.key?.id ?? null,
  };
}
