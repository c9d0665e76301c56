// Answers that are written while they are read: all rows of a list, however many. They are not kept; a
// client that has one sends its ETag and learns for the cost of a look-up whether it still holds.

import { widerNetwork } from '../../access/address.ts';
import type { Context, Operation } from '../../kernel/operation.ts';
import { admitted, type Input } from '../../kernel/perform.ts';
import type { ListRequest } from '../../kernel/reader.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Format, FormatRequest } from '../formats/format.ts';
import { untilOf } from '../formats/list-formats.ts';
import { streamOf, turns } from '../formats/stream.ts';
import { pathOf } from '../http/address-parts.ts';
import { chooseEncoding, etagOf, matches } from '../http/answer-cache.ts';
import type { Visit } from '../http/edge.ts';
import type { Headers } from '../http/respond.ts';

/** One caller reads so many at the same time, one /48 and everybody together: each keeps something in memory. */
const mostAtOnce = 4;
const mostOfNetwork = 16;
const mostInAll = 64;

export interface Export {
  readonly form: Format;
  readonly operation: Operation;
  readonly input: Input;
  readonly ask: FormatRequest;
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

  /** Those that one more export counts for. */
  const counted = (who: string) => [who, widerNetwork(who), 'all'].filter((one) => one !== null);

  function begin(who: string): void {
    const now = (one: string) => reading.get(one) ?? 0;
    const refuse = (sentence: string): never => {
      throw new Refusal('rate_limited', sentence, { retryAfter: 5 });
    };
    if (now(who) >= mostAtOnce)
      refuse(`You are reading ${mostAtOnce} exports already; read one of them to its end first.`);
    const network = widerNetwork(who);
    if (now('all') >= mostInAll || (network !== null && now(network) >= mostOfNetwork))
      refuse('Too many exports are being read at the moment; ask again in some seconds.');
    for (const one of counted(who)) reading.set(one, now(one) + 1);
  }

  function end(who: string): void {
    for (const one of counted(who)) {
      const left = (reading.get(one) ?? 1) - 1;
      if (left > 0) reading.set(one, left);
      else reading.delete(one);
    }
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
    const pieces = (form.pieces as NonNullable<Format['pieces']>)(lists, asked, ask);
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
function fileName(url: string, { suffix }: Format): string {
  const path = pathOf(url).replace(/^\/api\/v1\//, '');
  const plain = path.endsWith(suffix) ? path.slice(0, -suffix.length) : path;
  return `${plain.replaceAll(/[^A-Za-z0-9]+/g, '-').slice(0, 100)}${suffix}`;
}
