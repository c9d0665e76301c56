// In which form a client takes its answer. The protocol asks each client to name both JSON and streams; curl, and
// many a plain client, names neither of them. Who names no stream is answered with JSON, in one piece.

import { takenTypes } from '../http/media-ranges.ts';

/** `as_usual`: a stream where the revision of 2025 or progress asks for one; null: neither form is taken. */
type TakenForm = 'as_usual' | 'one_piece' | null;

export function takenForm(accept: string | null): TakenForm {
  if (accept === null) return 'one_piece';
  if (namesBoth(accept)) return 'as_usual';
  const types = takenTypes(accept);
  if (types.includes('text/event-stream') || types.includes('text/*')) return 'as_usual';
  const isJson = ['application/json', 'application/*', '*/*'].some((one) => types.includes(one));
  return isJson ? 'one_piece' : null;
}

function namesBoth(accept: string | null): boolean {
  return accept?.includes('application/json') === true && accept.includes('text/event-stream');
}

/** The same request for the library, which answers nobody who does not name both forms. */
export function namingBoth(request: Request): Request {
  const { url, method, signal } = request;
  const accept = request.headers.get('accept');
  if (namesBoth(accept) || takenForm(accept) === null) return request;
  const headers = new Headers(request.headers);
  headers.set('accept', 'application/json, text/event-stream');
  return new Request(url, { method, headers, signal });
}

/** The message that answers a request, without what came before it in its stream. */
export async function inOnePiece(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
  const lines = (await response.text()).split('\n');
  const message = lines.findLast((line) => line.startsWith('data: '))?.slice('data: '.length);
  const { status } = response;
  return new Response(message ?? null, { status, headers: { 'Content-Type': 'application/json' } });
}
