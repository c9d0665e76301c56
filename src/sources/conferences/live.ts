// The conference list of Hugging Face as it is now: one YAML file a series in a public repository.
//
// The folder's listing names every version of every file, so its ETag tells whether anything changed.

import { jsonOf, politeFetch } from '../reading/polite-fetch.ts';
import { listOf, membersOf, textOf } from '../reading/read-lines.ts';
import { type LiveService, SourceError } from '../reading/source.ts';

const listing = 'https://api.github.com/repos/huggingface/ai-deadlines/contents/src/data/conferences';
const files = 'https://raw.githubusercontent.com/huggingface/ai-deadlines/main/src/data/conferences';
const pauseMs = 100;
const fileBytes = 1024 * 1024;
const maxFiles = 2000;

interface ConferenceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * All files of the list, or `unchanged` when nothing changed since the watermark. Throws SourceError
 * when the listing or one of the files cannot be had.
 */
export async function fetchConferences(
  service: LiveService,
): Promise<{ files: readonly ConferenceFile[]; watermark: string | null; unchanged: boolean }> {
  const condition: Record<string, string> =
    service.watermark === null ? {} : { 'if-none-match': service.watermark };
  const answer = await politeFetch(service, listing, {
    init: { headers: { accept: 'application/vnd.github+json', ...condition } },
    maxBytes: 8 * fileBytes,
  });
  if (answer.status === 304) return { files: [], watermark: service.watermark, unchanged: true };
  const entries = jsonOf(answer, listing);
  const names = listOf(entries).flatMap((entry) => {
    const name = textOf(membersOf(entry)?.name);
    return name !== null && /^[\w.-]+\.ya?ml$/.test(name) ? [name] : [];
  });
  if (names.length === 0 || names.length > maxFiles) {
    throw new SourceError(`the conference list names ${names.length} files; nothing was taken over`);
  }
  const fetched: ConferenceFile[] = [];
  for (const name of names) {
    await service.sleep(pauseMs);
    const file = await politeFetch(service, `${files}/${name}`, { maxBytes: fileBytes });
    fetched.push({ name, bytes: file.bytes });
  }
  return { files: fetched, watermark: answer.headers.get('etag'), unchanged: false };
}
