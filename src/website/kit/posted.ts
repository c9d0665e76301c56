// What a posted form is taken as: from this site's own pages alone, bounded, each field once.

import { isUtf8 } from 'node:buffer';
import { boundedBody } from '../../access/bounded-body.ts';
import type { PlainRequest } from '../../channels/http/plain-request.ts';
import { fieldsIn } from '../../kernel/plain-text.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';

/** Whoever is signed in may send the text of a whole project. */
const maxBytes = { visitor: 256 * 1024, person: 512 * 1024 } as const;

/** Refuses a form that a page of another site sent: by what the browser says of it, else by its origin. */
export function refuseForeignPost(request: Request, site: string): void {
  const from = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const own =
    from === null
      ? origin === null || sameOrigin(origin, site, request.url)
      : from === 'same-origin' || from === 'none';
  if (!own)
    throw new Refusal('forbidden', 'This form was sent from another site; send it from its own page.');
}

function sameOrigin(origin: string, site: string, url: string): boolean {
  return origin === new URL(site).origin || origin === new URL(url).origin;
}

function isForm({ headers }: PlainRequest): boolean {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  return type === 'application/x-www-form-urlencoded';
}

/** What a script sends is no form, and a person is not asked to send anything else. */
export function mustBeForm(request: PlainRequest): void {
  const mode = request.headers.get('sec-fetch-mode');
  if ((mode === null || mode === 'navigate') && isForm(request)) return;
  throw new Refusal('not_a_form', 'This is sent by the form of its page, and in no other way.');
}

/** The fields of a form. Throws Refusal where it is too large or holds what is no text. */
export async function readForm(
  request: Request,
  from: keyof typeof maxBytes,
): Promise<Readonly<Record<string, string>>> {
  if (!isForm(request)) {
    throw new Refusal('unsupported_media_type', 'A form is sent as application/x-www-form-urlencoded.');
  }
  const limitBytes = maxBytes[from];
  const body = await boundedBody(request, limitBytes, `A form may have at most ${limitBytes / 1024} kB.`);
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  // Bytes that are no UTF-8 would stand in what is kept as signs that nobody typed.
  if (!isUtf8(body)) throw new Refusal('invalid_input', 'The form is not valid UTF-8.');
  for (const [name, value] of fieldsIn(body.toString('utf8'))) {
    const field = name !== null && /^[\w.-]{1,60}$/.test(name) ? name : 'A field';
    if (field !== name || value === null) throw invalid(field, `${field} holds characters that are no text.`);
    if (name in fields) throw invalid(name, `${name} is given twice; send it once.`, 'repeated');
    fields[name] = value;
  }
  return fields;
}
