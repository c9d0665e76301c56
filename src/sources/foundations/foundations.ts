// Programmes of foundations, kept by hand in the starter, and a watch over their pages. No fact is read from a
// page by a program: where its text is another than the last time, or it is gone, the programme says so, and
// somebody looks.

import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { funderLink, joinedAliases } from '../reading/funder-link.ts';
import { itemsOfFiles, mapItems } from '../reading/map-items.ts';
import { politeFetch } from '../reading/polite-fetch.ts';
import { listOf, membersOf, readItems, textOf } from '../reading/read-lines.ts';
import {
  type HarvestContext,
  type LiveService,
  type OperatorRecord,
  type Source,
  SourceError,
  stays,
} from '../reading/source.ts';
import { plainText } from '../reading/text.ts';

const starter = fileURLToPath(new URL('../../../starter/grants.ndjson', import.meta.url));
const pauseMs = 2000;
/** Where so many pages cannot be read, from the first one on, it is the way out that is closed. */
const mostUnread = 5;

type Flag = 'stale_source' | 'dead_link';

/** Both are null where the page could not be read. */
interface Looked {
  readonly hash: string | null;
  readonly flag: Flag | null;
}

export const foundations: Source = {
  name: 'foundations',
  family: 'grants',
  credit: {
    name: 'Programmes of foundations, kept by hand',
    licence: 'CC-BY-4.0',
    licence_url: 'https://creativecommons.org/licenses/by/4.0/',
    statement: 'Facts about programmes of foundations, each with its page and day; the words are ours.',
  },
  summary: 'Programmes of foundations from the starter; live, whether their pages changed.',
  files: 'grants in the operator’s format (.ndjson), as starter/grants.ndjson',
  readFiles: async (paths, context) =>
    mapItems(itemsOfFiles(paths, context), (value) => linked(programme(value), context), context, {
      complete: false,
    }),
  readLive: async (service, context) => {
    const records: OperatorRecord[] = [];
    for await (const { value } of readItems(starter, context.refuse)) {
      const record = linked(programme(value), context);
      if (record) records.push(record);
    }
    const before = hashesOf(service.watermark);
    const pages = new Map<string, Looked>();
    for (const { url } of records) {
      const address = String(url);
      if (pages.has(address)) continue;
      pages.set(address, await look(address, before.get(address) ?? null, service));
      if (
        pages.size === mostUnread &&
        [...pages.values()].every(({ hash, flag }) => hash === null && flag === null)
      )
        throw new SourceError(`none of the first ${mostUnread} pages could be read`);
    }
    const flagged = records.map((record) => withFlag(record, pages.get(String(record.url))?.flag ?? null));
    const now = new Map(
      [...pages].flatMap(([url, { hash }]) => (hash === null ? [] : [[url, hash] as const])),
    );
    return {
      complete: false,
      records: (async function* () {
        yield* flagged;
      })(),
      // A page that changed is said to have changed until the starter was seen to: its first hash stays.
      watermark: () => JSON.stringify(Object.fromEntries([...now, ...before])),
    };
  },
  left: stays,
};

/** A programme of the file; null for what another source harvests. */
function programme(value: unknown): OperatorRecord | null {
  const record = membersOf(value);
  if (textOf(record?.id) === null) throw new SourceError('the line is no record');
  return record?.source === 'foundations' ? (record as OperatorRecord) : null;
}

/** The programme with the organization that gives the money, as the catalogue knows it. */
function linked(
  record: OperatorRecord | null,
  { organizationByName }: Pick<HarvestContext, 'organizationByName'>,
): OperatorRecord | null {
  const name = textOf(record?.funder_name);
  const organization = name === null ? null : organizationByName(name);
  if (record === null || name === null || organization === null) return record;
  const link = funderLink(name, organization);
  const own = listOf(record.funder_aliases) as readonly string[];
  const aliases = joinedAliases(own, link.top.funder_aliases ?? []);
  return {
    ...record,
    ...link.top,
    ...(aliases.length > 0 ? { funder_aliases: aliases } : {}),
    detail: { ...membersOf(record.detail), funder: link.funder },
  };
}

/** One page: the hash of its text, and what there is to say of it. */
async function look(url: string, before: string | null, service: LiveService): Promise<Looked> {
  await service.sleep(pauseMs);
  try {
    const { bytes } = await politeFetch(service, url, { maxBytes: 8 * 1024 * 1024, tries: 2 });
    const text = plainText(new TextDecoder().decode(bytes)) ?? '';
    const digest = hash('sha256', text.replace(/\d+/g, '#')).slice(0, 16);
    return { hash: digest, flag: before !== null && before !== digest ? 'stale_source' : null };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    // A page that is away for a while says nothing; one that is gone does.
    return { hash: null, flag: /answered (404|410)$/.test(error.message) ? 'dead_link' : null };
  }
}

function hashesOf(watermark: string | null): ReadonlyMap<string, string> {
  return new Map(Object.entries((watermark ? JSON.parse(watermark) : {}) as Record<string, string>));
}

function withFlag(record: OperatorRecord, flag: Flag | null): OperatorRecord {
  const detail = membersOf(record.detail) ?? {};
  const verification = membersOf(detail.verification);
  if (flag === null || !verification) return record;
  // From the day on which the facts were read: it stays the same from night to night.
  const since = verification.last_checked_at;
  return {
    ...record,
    detail: { ...detail, verification: { ...verification, flags: [{ code: flag, since }] } },
  };
}
