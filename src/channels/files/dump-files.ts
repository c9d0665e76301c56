// The files of the dumps. A request names a set and a file of it; both are looked up among those that
// the index knows, and no part of an address ever becomes part of a path.

import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { DumpFile, DumpIndex, Dumps } from '../../dumps/dump-index.ts';
import { Refusal, tierRequired } from '../../kernel/refusal.ts';
import { reaches } from '../../kernel/tier.ts';
import { queryOf } from '../http/address-parts.ts';
import { matches } from '../http/answer-cache.ts';
import type { Visit } from '../http/edge.ts';
import { readQuery } from '../http/query.ts';
import type { Pages } from '../rest/rest.ts';

interface DatasetsOptions {
  readonly dumps: Dumps;
  /** Where the sets are. */
  readonly folder: string;
  /** The index of an older set, as the caller may see it, as JSON. */
  readonly indexText: (index: DumpIndex, visit: Visit) => string;
  readonly licence: string;
}

/** Adds the routes of the files. */
export function datasetFiles(app: Pages, options: DatasetsOptions): void {
  const { dumps, licence, indexText } = options;
  app.get('/datasets/:version/:name', (c) => {
    const { version, name } = c.req.param();
    const { visit } = c.env;
    readQuery({ name: 'get_dataset_file', input: {} }, queryOf(c.req.url));
    if (version === 'latest') return latest(dumps, name, visit);
    const index = dumps.set(version);
    if (!index) throw absent();
    if (name === 'LICENSE.txt') return text(licence, 'text/plain; charset=utf-8', visit);
    if (name === 'index.json') return text(indexText(index, visit), 'application/json; charset=utf-8', visit);
    const file = index.files.find((one) => one.name === name);
    if (!file) throw absent();
    return fileAnswer(join(options.folder, index.version, file.name), file, c.req.raw, visit);
  });
}

function absent(): Refusal {
  return new Refusal('not_found', 'There is no such file; /datasets/index.json lists those that there are.');
}

/** The address of the newest file of a name: one that says which set it is of, so that nothing is mixed. */
function latest(dumps: Dumps, name: string, visit: Visit): Response {
  const index = dumps.newest();
  const beside = name === 'index.json' || name === 'LICENSE.txt';
  if (!index || !(beside || index.files.some((one) => one.name === name))) throw absent();
  const headers = {
    ...visit.headers,
    Location: `/datasets/${index.version}/${name}`,
    'Cache-Control': 'no-store',
  };
  return new Response(null, { status: 307, headers });
}

function text(body: string, type: string, visit: Visit): Response {
  const headers = { ...visit.headers, 'Content-Type': type, 'Cache-Control': 'no-store' };
  return new Response(body, { headers });
}

/** A file never changes, but it can be taken away: caches forget within a day what was removed for privacy. */
const openToCaches = 'public, max-age=86400, immutable';

async function fileAnswer(path: string, file: DumpFile, request: Request, visit: Visit): Promise<Response> {
  const { tier } = visit.caller;
  if (!reaches(tier, file.tier)) throw tierRequired(file.name, file.tier, tier);
  const etag = `"${file.sha256}"`;
  const headers: Record<string, string> = {
    ...visit.headers,
    'Content-Type': 'application/gzip',
    'Content-Disposition': `attachment; filename="${file.name}"`,
    'Cache-Control': file.tier === 'public' ? openToCaches : 'private, no-store',
    'Accept-Ranges': 'bytes',
    Vary: 'Authorization',
    ETag: etag,
  };
  if (matches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const ifRange = request.headers.get('if-range') ?? etag;
  const range = ifRange === etag ? rangeOf(request.headers.get('range'), file.bytes) : null;
  if (range === 'none') {
    const sentence = `${file.name} has ${file.bytes} bytes, and the Range asks for none of them; ask for bytes below ${file.bytes}.`;
    throw new Refusal('range_not_satisfiable', sentence, { contentRange: `bytes */${file.bytes}` });
  }
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  headers['Content-Length'] = String(end - start + 1);
  if (range) headers['Content-Range'] = `bytes ${start}-${end}/${file.bytes}`;
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const bytes = Readable.toWeb((await opened(path)).createReadStream({ start, end }));
  const body = bytes as ReadableStream<Uint8Array<ArrayBuffer>>;
  return new Response(visit.whileReadable?.(body) ?? body, { status, headers });
}

/** What is open is read to its end, even when the set goes meanwhile; what has gone already is not found. */
async function opened(path: string): Promise<FileHandle> {
  try {
    return await open(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw absent();
    throw error;
  }
}

/** The bytes that are asked for; null when all are (or it cannot be told), 'none' when there are no such bytes. */
function rangeOf(header: string | null, bytes: number): { start: number; end: number } | 'none' | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return null;
  const [, first, last] = found;
  if (first === '') {
    const tail = Number(last);
    return tail === 0 ? 'none' : { start: Math.max(0, bytes - tail), end: bytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= bytes ? 'none' : { start, end };
}
