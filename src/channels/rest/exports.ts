// Answers that are written while they are read: all rows of a list, however many. They are not kept; a
// client that has one sends its ETag and learns for the cost of a look-up whether it still holds.

import type { Context, Operation } from '../../kernel/operation.ts';
import { admitted, type Input } from '../../kernel/perform.ts';
import type { ListRequest } from '../../kernel/reader.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { pathOf } from '../address-parts.ts';
import type { Visit } from '../edge.ts';
import type { Form, FormAsk } from '../forms/form.ts';
import { untilOf } from '../forms/list-forms.ts';
import { streamOf, turns } from '../forms/stream.ts';
import { chooseEncoding, etagOf, matches } from './answer-cache.ts';
import type { Headers } from './respond.ts';

/** One caller reads so many at the same time: each of them keeps something in memory. */
const mostAtOnce = 4;

export interface Export {
  readonly form: Form;
  readonly operation: Operation;
  readonly input: Input;
  readonly ask: FormAsk;
  /** What tells this answer from all others, and the number that it holds for at least. */
  readonly key: string;
  readonly version: number;
  readonly headers: Headers;
}

export type OnBug = (error: unknown, request: { id: string; method: string; path: string }) => void;

/** Answers with the rows of a list in a form that is written piece by piece. */
export function exporter(
  onBug: OnBug,
): (wanted: Export, request: Request, visit: Visit) => Promise<Response> {
  const turn = turns();
  const reading = new Map<string, number>();

  function begin(who: string): void {
    const now = reading.get(who) ?? 0;
    if (now >= mostAtOnce) {
      const sentence = `You are reading ${mostAtOnce} exports already; read one of them to its end first.`;
      throw new Refusal('rate_limited', sentence, { retryAfter: 5 });
    }
    reading.set(who, now + 1);
  }

  function end(who: string): void {
    const left = (reading.get(who) ?? 1) - 1;
    if (left > 0) reading.set(who, left);
    else reading.delete(who);
  }

  return async ({ form, operation, input, ask, key, version, headers }, request, visit) => {
    const { context } = ask;
    const lists = operation.lists as NonNullable<Operation['lists']>;
    const asked = lists.request(await admitted(form.asked, input, context), context);
    const etag = etagWhile(key, version, { family: lists.family, request: asked }, context);
    if (etag !== null) headers.ETag = etag;
    if (etag !== null && matches(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers });
    headers['Content-Disposition'] = `attachment; filename="${fileName(request.url, form)}"`;
    const packed = takesGzip(request.headers.get('accept-encoding'));
    if (packed) headers['Content-Encoding'] = 'gzip';
    if (request.method === 'HEAD') return new Response(null, { headers });
    const who = visit.caller.key?.id ?? visit.caller.address;
    const pieces = (form.pieces as NonNullable<Form['pieces']>)(lists, asked, ask);
    begin(who);
    const stream = streamOf(pieces, turn, (error) => {
      end(who);
      if (error !== undefined)
        onBug(error, { id: visit.id, method: request.method, path: pathOf(request.url) });
    });
    return new Response(packed ? stream.pipeThrough(new CompressionStream('gzip')) : stream, { headers });
  };
}

/** The validator of the rows; null while the clock changes them at this very moment. */
function etagWhile(
  key: string,
  version: number,
  asked: { family: NonNullable<Operation['lists']>['family']; request: ListRequest },
  context: Context,
): string | null {
  const until = untilOf(asked, context);
  return until > context.now.getTime() ? etagOf(key, version, until) : null;
}

/** Bytes that are made on the way are packed by gzip, which is quick. */
function takesGzip(accepted: string | null): boolean {
  const withoutBrotli = accepted?.replaceAll(/\bbr\b/gi, 'none');
  return chooseEncoding(withoutBrotli, Number.POSITIVE_INFINITY) === 'gzip';
}

/** A name for the file: the path below the API in plain letters. */
function fileName(url: string, { suffix }: Form): string {
  const path = pathOf(url).replace(/^\/api\/v1\//, '');
  const plain = path.endsWith(suffix) ? path.slice(0, -suffix.length) : path;
  return `${plain.replaceAll(/[^A-Za-z0-9]+/g, '-').slice(0, 100)}${suffix}`;
}
