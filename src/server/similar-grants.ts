// Grants like a harvested one: what the matcher finds for its title. It is written into the ledger, so that reading
// a grant costs nothing more and dumps and mirrors have it; and it is written again only when one of those that it
// names is over, so that a new call does not change a hundred others.

import { setImmediate } from 'node:timers/promises';
import { takesNothingNew } from '../families/grants/listing.ts';
import type { Doc, Family } from '../kernel/family.ts';
import type { Reader } from '../kernel/reader.ts';
import { visible } from '../kernel/visible.ts';
import type { Change, Ledger } from '../ledger/ledger.ts';
import { matchesOf } from '../matching/match.ts';
import { storedGrants, type Told } from './stored-grants.ts';

interface SimilarParts {
  readonly families: readonly Family[];
  readonly ledger: Ledger;
  readonly reader: Reader;
  readonly site: string;
  readonly now: () => Date;
  readonly bug: Told;
}

/** Grants that one round writes. */
const maxWritten = 25;
/** And those that it looks at; each takes the matcher some ms. */
const maxLookedAt = 500;
const maxNamed = 5;
/** Variants of one call stand beside each other; one of them is named. */
const maxLooked = 15;
/** What answers less of the title is not like it. */
const minScore = 45;
/** A long title is answered in part alone: less will do where both are about ageing, or both for any field. */
const minScoreOfAKind = 36;
/** What a title says of trials is no topic. */
const ofTrials = /\((?:[^()]*\b)?(?:clinical trials?|basic experimental)[^()]*\)/gi;

/**
 * A round that fills `similar` of grants that the default list shows; it returns how many there were. Each goes on in
 * the list where the one before ended, and after its end from the start.
 */
export function similarFiller(parts: SimilarParts): () => Promise<number> {
  const { families, ledger, reader, now, bug } = parts;
  const family = families.find(({ name }) => name === 'grants');
  if (!family) return async () => 0;
  const stored = storedGrants(family, ledger, bug);
  /** For which version of the catalogue it was looked for, by id: it is not looked for again until that changes. */
  const tried = new Map<string, number>();
  let walk: Iterator<string | null> = listedNames(reader, family, now);
  // Sources read files of every form; a server loads them when it has something to write.
  const load = () => import('../sources/change-of.ts');

  async function changeOf(id: string, at: Date): Promise<Change | null> {
    const version = reader.version('public');
    if (tried.get(id) === version || !isListed(reader, id, at)) return null;
    const grant = await stored(id);
    if (!grant?.record.checked_at) return null;
    const { record } = grant;
    const { similar: before = [], ...detail } = (record.detail ?? {}) as {
      readonly similar?: readonly Doc[];
    } & Doc;
    if (areOpen(reader, before, at)) return null;
    const similar = likeIt(family as Family, record, parts, at);
    const filled = { ...detail, ...(similar.length === 0 ? {} : { similar }) };
    const { ignoredOf } = await load();
    const isNews = similar.length > 0 || before.length > 0;
    const change = isNews ? grant.changed({ detail: filled }, ignoredOf(record)) : null;
    if (!change) tried.set(id, version);
    return change;
  }

  return async () => {
    const at = now();
    const changes: Change[] = [];
    for (let looked = 0; looked < maxLookedAt && changes.length < maxWritten; looked++) {
      const next = walk.next();
      if (next.done) {
        const version = reader.version('public');
        for (const [id, of] of tried) if (of !== version) tried.delete(id);
        walk = listedNames(reader, family, now);
        break;
      }
      // Who waits for an answer goes first.
      await setImmediate();
      const change = next.value === null ? null : await changeOf(next.value, at);
      if (change) changes.push(change);
    }
    const outcomes = changes.length === 0 ? [] : await ledger.append(changes, at);
    return outcomes.filter((outcome) => outcome === 'changed').length;
  };
}

/** The ids of the default list as it is when the first is asked for; null while it is looked which they are. */
function* listedNames(reader: Reader, family: Family, now: () => Date): Generator<string | null> {
  const filters = { scope: 'verified_open', include_expired: false };
  const all = { tier: 'public', now: now(), filters, limit: Number.POSITIVE_INFINITY, offset: 0 } as const;
  for (const rows of reader.slices(family, all)) {
    if (rows.length === 0) yield null;
    for (const row of rows) yield (JSON.parse(row.replaceAll('\u0001', '')) as { readonly id: string }).id;
  }
}

/** Whether the default list shows it still: a walk through a long list takes hours. */
function isListed(reader: Reader, id: string, at: Date): boolean {
  const sql = `select 1 from ${visible('grants', 'public')}
     where id = ? and listed_standing and (deadline is null or deadline >= ?)`;
  return reader.select(sql, id, at.toISOString()).length > 0;
}

/** Whether grants are named at all, and none of them is over. */
function areOpen(reader: Reader, named: readonly Doc[], at: Date): boolean {
  if (named.length === 0) return false;
  const [found] = reader.select(
    `select count(*) as open from ${visible('grants', 'public')}
     where public_id in (select value from json_each(?)) and closed is null and (deadline is null or deadline >= ?)`,
    JSON.stringify(named.map(({ public_id: name }) => String(name))),
    at.toISOString(),
  );
  return found?.open === new Set(named.map(({ public_id: name }) => String(name))).size;
}

function likeIt(family: Family, record: Doc, { reader, site }: SimilarParts, now: Date): readonly Doc[] {
  const variants = new Set([String(record.id)]);
  if (record.group)
    for (const { id } of reader.select(
      `select id from ${visible('grants', 'public')} where variant_group = ?`,
      String(record.group),
    ))
      variants.add(String(id));
  const { read, best } = matchesOf(family, String(record.title).replaceAll(ofTrials, ' '), {
    reader,
    site,
    tier: 'public',
    now,
    filters: { scope: 'all', include_expired: false },
    kind: 'grant',
    limit: maxLooked,
    accepts: (id) => !variants.has(id),
  });
  // Words that titles share by chance ("independent", "area") make no likeness: a topic with a name must.
  const topics = new Set(
    read.aspects.flatMap(({ kind, meanings, asked }) =>
      kind === 'topic' && meanings.length > 0 ? [asked] : [],
    ),
  );
  const calls = new Set<string>();
  return best
    .flatMap(({ item, named, record: { deadline_for, open_to_ageing: open } }) => {
      // The title of a call for any field names no topic but what it is for: like it are others of its sort.
      if (record.open_to_ageing === 'any_field' && open !== 'any_field') return [];
      const shared = named.filter((one) => topics.has(one));
      const least = open === record.open_to_ageing && open !== 'no' ? minScoreOfAKind : minScore;
      const call = item.title.replaceAll(/\s*\([^()]*\)/g, '').trim();
      if (item.score < least || item.public_id === null || shared.length === 0 || calls.has(call)) return [];
      if (takesNothingNew(deadline_for)) return [];
      calls.add(call);
      return {
        public_id: item.public_id,
        title: item.title,
        score: item.score / 100,
        why: `Found by words of this title, or words like them: ${shared.map((one) => asWritten(one, String(record.title))).join(', ')}.`,
      };
    })
    .slice(0, maxNamed);
}

/** A phrase that was read in a title, in the title's own letters: "alzheimer s disease" is Alzheimer's Disease. */
function asWritten(phrase: string, title: string): string {
  const between = '[^\\p{L}\\p{N}]*(?:\\s(?:of|the|and|in|for)\\s)?';
  const words = phrase.split(' ').map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return (
    new RegExp(`(?<![\\p{L}\\p{N}])${words.join(between)}(?![\\p{L}\\p{N}])`, 'iu').exec(title)?.[0] ?? phrase
  );
}
