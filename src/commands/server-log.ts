// The server's log: one JSON object a line on standard error. A line never holds a secret or an
// address of a person, whatever was thrown: every line passes one filter on its way out.

import pino, { type Logger } from 'pino';
import type { Answered } from '../channels/edge.ts';
import type { LogLevel } from '../config.ts';

const hidden: readonly (readonly [RegExp, string])[] = [
  [/perennial(?:_|%5f)[a-z]{2,10}(?:_|%5f)[\w%-]{4,}/gi, 'perennial_…'],
  [/\bwhsec_[\w+/=-]+/g, 'whsec_…'],
  [/\b(bearer|basic)\s+[\w.~+/=-]{4,}/gi, '$1 …'],
  [
    /((?:authorization|cookie|set-cookie|x-comment-token|password|secret|token)\\?["']?\s*[:=]\s*\\?["']?)[^\s"'\\,;}]+/gi,
    '$1…',
  ],
  [/([?&][\w.[\]-]{1,40}=)[^&\s"'\\]+/g, '$1…'],
  [/(:\/\/)[^\s/@"']+@/g, '$1…@'],
  [/[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '…@…'],
];

/** The line without keys, tokens, cookies, values of queries and e-mail addresses. */
export function redacted(line: string): string {
  return hidden.reduce((text, [pattern, shown]) => text.replaceAll(pattern, shown), line);
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
