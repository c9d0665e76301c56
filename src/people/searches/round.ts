// One round over all saved searches: what changed since each was asked last, asked again of it, some changes at a
// time. What was found and how far it was asked are one step, so a round that ends anywhere, or two at the same
// time on two nodes, find the same as one. A search that fails is asked again in the next round and keeps no other.

import type { Desk } from '../../desk/desk.ts';
import type { SavedSearchesTable } from '../../desk/schema/searches.ts';
import { isoDay } from '../../kernel/durations.ts';
import type { Doc } from '../../kernel/family.ts';
import { isUnavailable, Refusal } from '../../kernel/refusal.ts';
import type { Tier } from '../../kernel/tier.ts';
import { type AskedList, inputOfQuery, listNamed, matching, type Watched, watchedOf } from './asking.ts';
import { type Finding, type Found, note } from './noting.ts';
import { activeSearches } from './readers.ts';
import { recordsAtOnce, type Turn, type TurnParts, turnOf } from './turns.ts';

interface RoundParts extends TurnParts {
  readonly desk: Desk;
  /** Told why a search was not asked. */
  readonly onBug: (error: unknown) => void;
}

type Search = SavedSearchesTable & { readonly tier: Tier };

/** So many searches are noted together, or fewer that found so much. */
const searchesAtOnce = 100;
const foundAtOnce = 1_000;
/** So many records are looked at between two pauses. */
const lookedAtOnce = 100;

/** Asks every search that is due, until none is behind. How many hits were noted. */
export async function searchRound(parts: RoundParts): Promise<number> {
  const failed = new Set<string>();
  let hits = 0;
  for (let more = true; more; ) {
    const asked = await askAll(parts, failed);
    hits += asked.hits;
    more = asked.more;
  }
  return hits;
}

/**
 * Asks each search once.
 * @param failed searches that are not asked again in this round
 * @returns how many hits were noted, and whether there is more to ask
 */
async function askAll(parts: RoundParts, failed: Set<string>): Promise<{ hits: number; more: boolean }> {
  const now = parts.now();
  const today = isoDay(now);
  const looksAhead = ({ closing_day, wants }: Search) => closing_day < today && wants.includes('closing');
  const all = await activeSearches(parts.desk.db);
  const alike = Map.groupBy(
    all.filter(({ id }) => !failed.has(id)),
    (one) => JSON.stringify([one.tier, one.operation, Number(one.cursor_seq), looksAhead(one)]),
  );
  const notes = notesOf(parts, failed, now);
  for (const searches of alike.values()) {
    const [first] = searches as [Search];
    const list = listNamed(parts.operations, first.operation);
    if (list === null) continue;
    const asked = { tier: first.tier, from: Number(first.cursor_seq), looksAhead: looksAhead(first), now };
    const turn = await tried(parts, failed, searches, async () => turnOf(parts, list, asked));
    if (!turn) continue;
    const ask = asker(parts, list, turn, asked);
    for (const [query, same] of Map.groupBy(searches, (one) => one.query)) {
      const found = await tried(parts, failed, same, () => ask(query));
      if (found === null) continue;
      for (const search of same) {
        const { upTo, day, more } = turn;
        const finding = { search, family: list.family.name, upTo, day: day ?? search.closing_day, found };
        await notes.add(finding, more || (day === null && asked.looksAhead));
      }
    }
  }
  return notes.end();
}

/** What fails is told, and the searches are left for the next round; without the database nothing goes on. */
async function tried<T>(
  { onBug }: RoundParts,
  failed: Set<string>,
  searches: readonly { readonly id: string }[],
  run: () => Promise<T>,
): Promise<T | null> {
  try {
    return await run();
  } catch (error) {
    if (isUnavailable(error)) throw error;
    for (const { id } of searches) failed.add(id);
    onBug(error);
    return null;
  }
}

/** Asks queries of the records of a turn; what is read of a record is read once for all of them. */
function asker(
  parts: RoundParts,
  list: AskedList,
  { records }: Turn,
  { tier, now }: { readonly tier: Tier; readonly now: Date },
): (query: string) => Promise<readonly Found[]> {
  const ids = [...records.keys()];
  const known = new Map<string, Watched>();
  const look = (id: string): Found => {
    const watched = known.get(id) ?? watchedOf(list.family, id, parts, tier, now);
    known.set(id, watched);
    return { id, watched, closing: records.get(id) ?? null };
  };
  return async (query) => {
    const input = inputOrNull(list, query);
    if (input === null) return [];
    const found: Found[] = [];
    for (let from = 0; from < ids.length; from += recordsAtOnce) {
      const some = ids.slice(from, from + recordsAtOnce);
      const rows = matching(list, input, parts, { tier, now, ids: some, limit: some.length });
      await parts.pause();
      for (const [at, { id }] of rows.entries()) {
        found.push(look(id));
        if (at % lookedAtOnce === lookedAtOnce - 1) await parts.pause();
      }
    }
    return found;
  };
}

/** A query that the list does not take any more finds nothing. */
function inputOrNull(list: AskedList, query: string): Doc | null {
  try {
    return inputOfQuery(list, query);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Notes findings some at a time; where that fails each by itself, so that it fails for those alone that it must. */
function notesOf(parts: RoundParts, failed: Set<string>, now: Date) {
  let waiting: { readonly finding: Finding; readonly more: boolean }[] = [];
  let [size, hits, isMore] = [0, 0, false];
  const write = async (some: typeof waiting) => {
    const noted = await note(
      parts.desk,
      some.map(({ finding }) => finding),
      now,
    );
    hits += noted;
    isMore ||= some.some(({ more }) => more);
  };
  const writeAll = async () => {
    const some = waiting;
    [waiting, size] = [[], 0];
    if (some.length === 0) return;
    try {
      await write(some);
    } catch {
      for (const one of some) await tried(parts, failed, [one.finding.search], () => write([one]));
    }
  };
  return {
    /** @param more whether there is more to ask of this search */
    add: async (finding: Finding, more: boolean) => {
      waiting.push({ finding, more });
      size += finding.found.length;
      if (waiting.length >= searchesAtOnce || size >= foundAtOnce) await writeAll();
    },
    end: async () => {
      await writeAll();
      return { hits, more: isMore };
    },
  };
}
