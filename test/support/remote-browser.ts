// A person's browser over a server that listens on a port.

import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { type Browser, browserOver } from './browser.ts';

/** Longer than the 0.8 s before which no form is taken. */
const lookMs = 900;

/** node:http, because fetch says of itself that it is a script (Sec-Fetch-Mode: cors). */
async function over(asked: Request): Promise<Response> {
  const body = Buffer.from(await asked.arrayBuffer());
  const headers = Object.fromEntries(asked.headers);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(asked.url, { method: asked.method, headers }, resolve).once('error', reject).end(body);
  });
  const bytes = await buffer(answer);
  const status = answer.statusCode as number;
  const response = new Response([204, 304].includes(status) ? null : new Uint8Array(bytes), { status });
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    for (const value of values ?? []) response.headers.append(name, value);
  }
  return response;
}

export function remoteBrowser(at: string): Browser {
  return browserOver(over, { at }, () => setTimeout(lookMs));
}
