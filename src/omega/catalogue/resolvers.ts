// Asking registers of works about an identifier, where the operator has switched them on. Hosts are fixed
// here; an answer is kept for 30 days, each register is asked once a second at most, and one that does not
// answer says nothing for now.

import { isOtherSide } from '../../access/outgoing/other-side.ts';
import type { KnownWork } from '../../context.ts';
import type { Desk } from '../../desk/desk.ts';
import { dayMs } from '../../kernel/durations.ts';
import type { Lookup } from './citations.ts';

const resolverNames = ['crossref', 'openalex', 'pubmed'] as const;
export type ResolverName = (typeof resolverNames)[number];

export interface ResolverParts {
  readonly names: readonly ResolverName[];
  readonly desk: Desk;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => Date;
  readonly sleep: (ms: number) => Promise<void>;
  /** Whom the registers may write to. */
  readonly mailto: string;
  /** Told of an answer that is not as this program knows it, and of a mistake of ours. */
  readonly onBug: (error: unknown) => void;
  /** Other hosts, for tests. */
  readonly hosts?: Partial<Record<ResolverName, string>>;
}

const timeoutMs = 5_000;
const keptForMs = 30 * dayMs;
const pauseMs = 1_000;

interface Register {
  readonly host: string;
  /** The path that answers for an identifier; null for kinds that it does not know. */
  readonly path: (kind: string, id: string, mailto: string) => string | null;
  /** The work in an answer; null where it says that there is none. */
  readonly read: (body: Json, id: string) => KnownWork | null;
}

interface Json {
  readonly [member: string]: unknown;
}

const registers: Readonly<Record<ResolverName, Register>> = {
  crossref: {
    host: 'https://api.crossref.org',
    path: (kind, id, mailto) =>
      kind === 'doi' ? `/works/${encodeURIComponent(id)}?mailto=${encodeURIComponent(mailto)}` : null,
    read: ({ message }) => {
      const work = message as Json;
      const year = (work.issued as { 'date-parts'?: number[][] } | undefined)?.['date-parts']?.[0]?.[0];
      const updates = [...((work['update-to'] ?? []) as Json[]), ...((work['updated-by'] ?? []) as Json[])];
      const title = String((work.title as string[] | undefined)?.[0] ?? '');
      const retracted = updates.some(({ type }) => type === 'retraction') || /^retracted\b/i.test(title);
      return { title, year: year ?? null, retracted };
    },
  },
  openalex: {
    host: 'https://api.openalex.org',
    path: (kind, id, mailto) =>
      kind === 'doi' || kind === 'pmid'
        ? `/works/${kind}:${encodeURIComponent(id)}?mailto=${encodeURIComponent(mailto)}`
        : null,
    read: (work) => ({
      title: String(work.display_name ?? ''),
      year: (work.publication_year as number | undefined) ?? null,
      retracted: work.is_retracted === true,
    }),
  },
  pubmed: {
    host: 'https://eutils.ncbi.nlm.nih.gov',
    path: (kind, id, mailto) =>
      kind === 'pmid'
        ? `/entrez/eutils/esummary.fcgi?db=pubmed&retmode=json&id=${encodeURIComponent(id)}&email=${encodeURIComponent(mailto)}`
        : null,
    read: ({ result }, id) => {
      const work = (result as Json | undefined)?.[id] as Json | undefined;
      if (!work || work.error !== undefined) return null;
      const year = /\d{4}/.exec(String(work.pubdate ?? ''))?.[0];
      const kinds = (work.pubtype ?? []) as readonly string[];
      return {
        title: String(work.title ?? ''),
        year: year === undefined ? null : Number(year),
        retracted: kinds.includes('Retracted Publication'),
      };
    },
  },
};

export function resolversBy(parts: ResolverParts): Lookup {
  const turns = new Map<ResolverName, Promise<void>>();
  /** One request a second: each waits for the one before it. */
  const turn = (name: ResolverName): Promise<void> => {
    const before = turns.get(name) ?? Promise.resolve();
    turns.set(
      name,
      before.then(() => parts.sleep(pauseMs)),
    );
    return before;
  };
  return async (key) => {
    const at = key.indexOf(':');
    const [kind, id] = [key.slice(0, at), key.slice(at + 1)];
    for (const name of parts.names) {
      const path = registers[name].path(kind, id, parts.mailto);
      if (path === null) continue;
      const found = (await known(parts, key, name)) ?? (await askResolver(parts, name, path, id, turn));
      if (!found) continue;
      if (!found.kept) await keep(parts, key, name, found.work);
      return { work: found.work, match: name };
    }
    return null;
  };
}

interface Found {
  readonly work: KnownWork | null;
  readonly kept: boolean;
}

async function askResolver(
  { fetch, hosts, onBug }: ResolverParts,
  name: ResolverName,
  path: string,
  id: string,
  turn: (name: ResolverName) => Promise<void>,
): Promise<Found | null> {
  await turn(name);
  const { host, read } = registers[name];
  try {
    const response = await fetch((hosts?.[name] ?? host) + path, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404) return { work: null, kept: false };
    if (!response.ok) return null;
    return { work: read((await response.json()) as Json, id), kept: false };
  } catch (error) {
    // Whatever kept it from answering, as a page in place of JSON: nothing is known for now, and nothing is refused.
    if (!isOtherSide(error) && !(error instanceof SyntaxError))
      onBug(new Error(`what ${name} answered could not be read`, { cause: error }));
    return null;
  }
}

async function known({ desk, now }: ResolverParts, key: string, resolver: string): Promise<Found | null> {
  const since = new Date(now().getTime() - keptForMs).toISOString();
  const row = await desk.db
    .selectFrom('omega_works')
    .selectAll()
    .where('key', '=', key)
    .where('resolver', '=', resolver)
    .where('asked_at', '>', since)
    .executeTakeFirst();
  if (!row) return null;
  const work =
    row.title === null ? null : { title: row.title, year: row.year, retracted: row.state === 'retracted' };
  return { work, kept: true };
}

async function keep(
  { desk, now }: ResolverParts,
  key: string,
  resolver: string,
  work: KnownWork | null,
): Promise<void> {
  const state = work === null ? 'not_found' : work.retracted ? 'retracted' : 'found';
  const row = {
    key,
    resolver,
    state,
    title: work?.title ?? null,
    year: work?.year ?? null,
    asked_at: now().toISOString(),
  };
  await desk.db
    .insertInto('omega_works')
    .values(row)
    .onConflict((conflict) => conflict.columns(['key', 'resolver']).doUpdateSet(row))
    .execute();
}
