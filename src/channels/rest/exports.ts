// Answers that are written while they are read: all rows of a list, however many. They are not kept; a
// client that has one sends its ETag and learns for the cost of a look-up whether it still holds.

import type { Context, Operation } from '../../kernel/operation.ts';
import { admitted, type Input, inTurn } from '../../kernel/perform.ts';
import type { ListRequest } from '../../kernel/reader.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Format, FormatRequest } from '../formats/format.ts';
import { untilOf } from '../formats/list-formats.ts';
import { streamOf, type Turn, turns } from '../formats/stream.ts';
import { pathOf } from '../http/address-parts.ts';
import { etagOf, matches } from '../http/answer-cache.ts';
import type { Visit } from '../http/edge.ts';
import { bestAmong } from '../http/packing.ts';
import type { Headers } from '../http/respond.ts';
import { type ExportRoom, exportRoom, type Place } from './export-room.ts';

interface Export {
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

/**
 * Answers with the rows of a list in a form that is written piece by piece.
 * @param clock milliseconds
 */
export function exporter(
  onBug: OnBug,
  clock: () => number,
): (wanted: Export, request: Request, visit: Visit) => Promise<Response> {
  const nextTurn = turns();
  const room = exportRoom(clock);

  return async (wanted, request, visit) => {
    const reading = readingFor(room, visit);
    // Whoever may have it already learns that for the cost of a question, however many are read.
    if (!asksFirst(request)) reading.begin();
    try {
      return await answerWith(wanted, request, visit, reading);
    } catch (error) {
      reading.end();
      throw error;
    }
  };

  async function answerWith(
    { form, operation, input, ask, key, version, headers }: Export,
    request: Request,
    visit: Visit,
    reading: Reading,
  ): Promise<Response> {
    const { context } = ask;
    const lists = operation.lists as NonNullable<Operation['lists']>;
    const listRequest = lists.request(await admitted(form.asked, input, context), context);
    const rows = { family: lists.family, request: listRequest };
    const etag = await inTurn(context, () => etagWhile(key, version, rows, context));
    if (etag !== null) headers.ETag = etag;
    if (etag !== null && matches(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers });
    headers['Content-Disposition'] = `attachment; filename="${fileName(request.url, form)}"`;
    // What is made on the way is packed by gzip, as a stream.
    const packed = bestAmong(['gzip'], request.headers.get('accept-encoding')) === 'gzip';
    if (packed) headers['Content-Encoding'] = 'gzip';
    if (request.method === 'HEAD') return new Response(null, { headers });
    const place = reading.begin();
    place.keep(await inTurn(context, () => rowsOf(rows, context)));
    const pieces = (form.pieces as NonNullable<Format['pieces']>)(lists, listRequest, ask);
    // A piece is a question of whoever reads: what it costs is counted, and it comes after those who asked less.
    const turn: Turn = async (make) => {
      reading.check();
      place.making();
      await nextTurn(reading.isOver);
      if (reading.isOver()) return make();
      const { made } = await inTurn(context, () => ({ made: make() }), 'piece');
      place.made();
      return made;
    };
    const written = streamOf(reading.until(pieces), turn, (error) => {
      reading.end();
      if (error !== undefined && !(error instanceof Refusal))
        onBug(error, { id: visit.id, method: request.method, path: pathOf(request.url) });
    });
    const stream = visit.whileReadable?.(written) ?? written;
    return new Response(packed ? stream.pipeThrough(new CompressionStream('gzip')) : stream, { headers });
  }
}

function asksFirst({ method, headers }: Request): boolean {
  return method === 'HEAD' || headers.has('if-none-match');
}

/** The place of one reader, from when it is taken until whichever comes first: its end, or that others want it. */
interface Reading {
  readonly begin: () => Place;
  readonly end: () => void;
  readonly isOver: () => boolean;
  /** The pieces, which keep nothing once the place is gone. */
  readonly until: (pieces: Iterable<string>) => Iterable<string>;
  /** @throws Refusal once the place is gone */
  readonly check: () => void;
}

function readingFor(room: ExportRoom, { caller }: Visit): Reading {
  let place: Place | null = null;
  let pieces: Iterator<string> | null = null;
  let isCut = false;
  let isOver = false;
  return {
    begin: () => {
      place ??= room.begin(caller.key?.id ?? caller.address, () => {
        isCut = true;
        pieces?.return?.();
      });
      return place;
    },
    end: () => {
      isOver = true;
      place?.end();
    },
    isOver: () => isOver,
    until: (all) => {
      const iterator = all[Symbol.iterator]();
      pieces = iterator;
      return { [Symbol.iterator]: () => iterator };
    },
    check: () => {
      if (isCut) throw new Refusal('unavailable', 'It was not read for so long that others got its place.');
    },
  };
}

/** How many rows are read in all. */
function rowsOf({ family, request }: Parameters<typeof untilOf>[0], { reader }: Context): number {
  return Math.min(request.limit, Math.max(0, reader.count(family, request) - request.offset));
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

/** A name for the file: the path below the API in plain letters. */
function fileName(url: string, { suffix }: Format): string {
  const path = pathOf(url).replace(/^\/api\/v1\//, '');
  const plain = path.endsWith(suffix) ? path.slice(0, -suffix.length) : path;
  return `${plain.replaceAll(/[^A-Za-z0-9]+/g, '-').slice(0, 100)}${suffix}`;
}
