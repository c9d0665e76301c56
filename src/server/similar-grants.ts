// Grants like a harvested one: what the matcher finds for its title. It is written into the ledger, so that reading
// a grant costs nothing more and dumps and mirrors have it; and it is written again only when one of those that it
// names is over, so that a new call does not change a hundred others.

import { takesNothingNew } from '../families/grants/listing.ts';
import type { Doc, Family } from '../kernel/family.ts';
import type { Reader } from '../kernel/reader.ts';
import { visible } from '../kernel/visible.ts';
import { beneath } from '../ledger/corrections.ts';
import type { Change, Ledger } from '../ledger/ledger.ts';
import { rereadRecord } from '../ledger/record.ts';
import { matchesOf } from '../matching/match.ts';

interface SimilarParts {
  readonly families: readonly Family[];
  readonly ledger: Ledger;
  readonly reader: Reader;
  readonly site: string;
  readonly now: () => Date;
  /** For which version of the catalogue nothing was found, by id: it is not looked for again until it changes. */
  readonly tried: Map<string, number>;
}

/** Grants of one round; each takes the matcher some ms, and the next round takes the rest. */
const maxAtOnce = 25;
const maxNamed = 5;
/** Variants of one call stand beside each other; one of them is named. */
const maxLooked = 15;
/** What answers less of the title is not like it. */
const minScore = 45;
/** A long title is answered in part alone: less will do where both are about ageing, or both for any field. */
const minScoreOfAKind = 36;
/** What a title says of trials is no topic. */
const ofTrials = /\((?:[^()]*\b)?(?:clinical trials?|basic experimental)[^()]*\)/gi;

/** Fills `similar` of grants that the default list shows; returns how many there were. */
export async function fillSimilar(parts: SimilarParts): Promise<number> {
  const { families, ledger, reader, now, tried } = parts;
  const family = families.find(({ name }) => name === 'grants');
  if (!family) return 0;
  const at = now();
  const version = reader.version('public');
  const filters = { scope: 'verified_open', include_expired: false };
  const { rows } = reader.list(family, {
    tier: 'public',
    now: at,
    filters,
    limit: 500,
    offset: 0,
    uncounted: true,
  });
  // Sources read files of every form; a server loads them when it has something to write.
  const load = () => import('../sources/change-of.ts');
  const changes: Change[] = [];
  for (const row of rows) {
    if (changes.length === maxAtOnce) break;
    const { id } = JSON.parse(row.replaceAll('\u0001', '')) as { readonly id: string };
    if (tried.get(id) === version) continue;
    const found = await ledger.version('grants', id);
    const record = found && beneath(found.record);
    const { similar: before = [], ...detail } = (record?.detail ?? {}) as {
      readonly similar?: readonly Doc[];
    } & Doc;
    if (!found || !record?.checked_at || areOpen(reader, before, at)) continue;
    tried.set(id, version);
    const similar = likeIt(family, record, parts, at);
    if (similar.length === 0 && before.length === 0) continue;
    const { updated_at: _updated, created_at: _created, ...content } = record;
    const next = { ...content, detail: { ...detail, ...(similar.length === 0 ? {} : { similar }) } };
    const read = rereadRecord(family, next);
    if (Array.isArray(read))
      throw new Error(`similar of ${id}: ${read.map(({ message }) => message).join(' ')}`);
    const { ignoredOf } = await load();
    changes.push({ ...(read as Change), ignored: ignoredOf(record), readAt: found.seq });
  }
  const outcomes = changes.length === 0 ? [] : await ledger.append(changes, at);
  return outcomes.filter((outcome) => outcome === 'changed').length;
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
