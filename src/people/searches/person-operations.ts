// What a person does with saved searches.

import type { AppContext } from '../../context.ts';
import { cadences } from '../../desk/schema/searches.ts';
import { answerOf } from '../../kernel/answer.ts';
import { flag, integer, oneOf, text, uuid } from '../../kernel/field.ts';
import { narrowedTitle } from '../../kernel/filter-sentences.ts';
import { calledIn, withSlugs } from '../../kernel/label-names.ts';
import { byDefault, inBody, inPath, inQuery, type Operation } from '../../kernel/operation.ts';
import { invalid, Refusal, refuseErrors } from '../../kernel/refusal.ts';
import { reaches } from '../../kernel/tier.ts';
import { labelsAskedFor, unknownLabelError } from '../../matching/unknown-label.ts';
import { partsOf, personOf, personOperation } from '../accounts/person.ts';
import { shown } from '../accounts/shown.ts';
import { verifiedAddress } from '../accounts/users.ts';
import { suppressedSince } from '../mail/suppressions.ts';
import {
  type AskedList,
  canonicalQuery,
  catalogueOf,
  inputOfQuery,
  listNamed,
  matching,
  watchedOf,
} from './asking.ts';
import { digestsOf, showDigest } from './digest-operations.ts';
import { changeDigestTime, digestTimeOf, shownTime } from './digest-time.ts';
import { findingsSince } from './digests.ts';
import { isTimeZone } from './local-time.ts';
import { muteOperations } from './muted.ts';
import { teamsRead, tierOfSearch } from './readers.ts';
import { searchName, wants, wantsOf } from './sent.ts';
import {
  addSearch,
  changeSearch,
  digestOfSearch,
  endSearch,
  maxKnown,
  newFeed,
  searchesOf,
  searchOf,
} from './store.ts';
import { maxOfDay, volumeOf } from './volume.ts';

const id = inPath(uuid('The search.'));
const name = inBody(text('What you call the search.', 100));
const cadence = inBody(oneOf(cadences, 'How often you get a mail of what it found; none: never.'));
const list = text('The list, by the name of its operation.', 100);
const query = text('The query of the list, as its page writes it.', 4_000);

function listOf(operations: readonly Operation[], name: string): AskedList {
  const found = listNamed(operations, name);
  if (!found) throw new Refusal('not_found', 'There is no such list to keep a search of.');
  return found;
}

/** With the tier that the search will be asked with. */
async function readingOf(context: AppContext) {
  const { id: user, team } = personOf(context);
  const team_id = team?.id ?? null;
  return { user, team_id, tier: (await tierOfSearch(context.desk.db, { user, team_id })) ?? 'public' };
}

/** What a search is asked with now: which tier, of which team, and what its list takes where that is more. */
function readingWith(
  teams: Awaited<ReturnType<typeof teamsRead>>,
  team_id: string | null,
  list: AskedList | null,
) {
  const team = team_id === null ? undefined : teams.get(team_id);
  const tier = team?.tier ?? 'public';
  const needs = list?.operation.tier ?? 'public';
  return {
    tier,
    team: team?.name ?? null,
    left: team_id !== null && team === undefined,
    needs: reaches(tier, needs) ? null : needs,
  };
}

const showSearches = (operations: readonly Operation[]) =>
  personOperation({
    name: 'show_searches',
    method: 'GET',
    path: '/account/searches',
    summary: 'The searches that the person keeps, with what they found, and when mail goes out.',
    input: {},
    run: async (_, context: AppContext) => {
      const { db } = context.desk;
      const { id: user } = personOf(context);
      const searches = await searchesOf(db, user);
      const since = findingsSince(context.now);
      const hits = await db
        .selectFrom('search_hits')
        .innerJoin('saved_searches', 'saved_searches.id', 'search_hits.search_id')
        .select(['search_id', ({ fn }) => fn.count<number | string>('record_id').distinct().as('found')])
        .where('user_id', '=', user)
        .where('at', '>', since)
        .groupBy('search_id')
        .execute();
      const feeds = await db
        .selectFrom('search_feeds')
        .innerJoin('saved_searches', 'saved_searches.id', 'search_feeds.search_id')
        .select('search_id')
        .where('user_id', '=', user)
        .where('ended_at', 'is', null)
        .execute();
      const time = await digestTimeOf(db, user);
      const stops = await db
        .selectFrom('mail_stops')
        .select(['stream', 'at', 'reason'])
        .where('user_id', '=', user)
        .execute();
      const email = await verifiedAddress(db, user);
      const teams = await teamsRead(db, user);
      return answerOf({
        searches: searches.map(
          ({ id, name, operation, query, cadence, wants, status, created_at, team_id }) => ({
            id,
            name,
            operation,
            path: listNamed(operations, operation)?.family.page ?? null,
            query,
            cadence,
            wants,
            status,
            shown: digestOfSearch({ name, cadence, wants, status }),
            created_at,
            found_since: since > created_at ? since : created_at,
            found: Number(hits.find(({ search_id }) => search_id === id)?.found ?? 0),
            feed: feeds.some(({ search_id }) => search_id === id),
            reading: readingWith(teams, team_id, listNamed(operations, operation)),
          }),
        ),
        time: { ...time, shown: shownTime(time) },
        stops,
        digests: await digestsOf(db, user),
        mailed: email !== null,
        suppressed: email === null ? null : await suppressedSince(context.desk, email),
      });
    },
  });

const tellVolume = (operations: readonly Operation[]) =>
  personOperation({
    name: 'tell_volume',
    method: 'GET',
    path: '/account/searches/volume',
    summary: 'How much a search would tell, from what the last thirty days brought.',
    input: { list: inQuery(list), query: inQuery(query) },
    run: async ({ list, query }, context: AppContext) => {
      const searchedList = listOf(operations, list);
      const canonical = canonicalQuery(query);
      const { tier } = await readingOf(context);
      const input = inputOfQuery(searchedList, canonical);
      const volume = volumeOf(searchedList, input, catalogueOf(operations, context), tier, context.now);
      const { family } = searchedList;
      const { title, page } = family;
      const name = narrowedTitle(family, input, calledIn(family, context));
      return answerOf({ ...volume, title, name, path: page ?? null, query: canonical });
    },
  });

const saveSearch = (operations: readonly Operation[]) =>
  personOperation({
    name: 'save_search',
    method: 'POST',
    path: '/account/searches',
    summary: 'Keep a search of a list, to be told what it finds from now on.',
    input: { list: inBody(list), query: inBody(byDefault(query, '')), name, cadence, ...wants },
    run: async ({ list, query, name, cadence, ...kinds }, context: AppContext) => {
      const { desk, ...clockAndRandom } = partsOf(context);
      const searchedList = listOf(operations, list);
      const canonical = canonicalQuery(query);
      const input = inputOfQuery(searchedList, canonical);
      const catalogue = catalogueOf(operations, context);
      const { family } = searchedList;
      const labels = labelsAskedFor(family, withSlugs(family, input, context));
      refuseErrors([unknownLabelError('query', labels, family, context)]);
      const { user, team_id, tier } = await readingOf(context);
      const volume = volumeOf(searchedList, input, catalogue, tier, clockAndRandom.now);
      if (volume.wide) throw invalid('query', `It finds more than ${maxKnown} records; narrow it first.`);
      if (cadence === 'daily' && volume.tooMuch) {
        throw invalid(
          'cadence',
          `It would tell of more than ${maxOfDay} records a day; choose weekly, or narrow it.`,
        );
      }
      const cursor_seq = catalogue.reader.newestSeq(tier);
      const rows = matching(searchedList, input, catalogue, {
        tier,
        now: clockAndRandom.now,
        limit: maxKnown,
      });
      const known = rows.map(({ id }) => ({
        id,
        watched: watchedOf(searchedList.family, id, catalogue, tier, clockAndRandom.now),
      }));
      const wanted = {
        user,
        team_id,
        name: searchName(name),
        operation: list,
        query: canonical,
        cadence,
        cursor_seq,
        known,
      };
      return answerOf({ id: await addSearch(desk, { ...wanted, wants: wantsOf(kinds) }, clockAndRandom) });
    },
  });

const updateSearch = personOperation({
  name: 'update_search',
  method: 'POST',
  path: '/account/searches/{id}',
  summary: 'Change what a search is called, how often and of what it tells, or pause it.',
  input: {
    id,
    name,
    cadence,
    ...wants,
    paused: inBody(byDefault(flag('Ask it no more until it is taken up again.'), false)),
    shown,
  },
  run: async ({ id, name, cadence, paused, shown, ...kinds }, context: AppContext) => {
    const { desk } = partsOf(context);
    const status = paused ? ('paused' as const) : ('active' as const);
    const change = { name: searchName(name), cadence, wants: wantsOf(kinds), status };
    await changeSearch(desk, { user: personOf(context).id, id: id.toLowerCase(), shown, ...change });
    return answerOf({});
  },
});

const stopSearch = personOperation({
  name: 'stop_search',
  method: 'POST',
  path: '/account/searches/{id}/stop',
  summary: 'End a search, with its feed and what it found.',
  input: { id },
  run: async ({ id }, context: AppContext) => {
    await endSearch(partsOf(context).desk, personOf(context).id, id.toLowerCase());
    return answerOf({});
  },
});

const makeFeed = personOperation({
  name: 'make_feed',
  method: 'POST',
  path: '/account/searches/{id}/feed',
  summary: 'Make a private feed of a search; the address before it is over.',
  input: { id },
  run: async ({ id }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const user = personOf(context).id;
    const { name } = await searchOf(desk.db, user, id.toLowerCase());
    return answerOf({ token: await newFeed(desk, user, id.toLowerCase(), clockAndRandom), name });
  },
});

const setDigestTime = personOperation({
  name: 'set_digest_time',
  method: 'POST',
  path: '/account/searches/time',
  summary: 'When the mail of searches goes out; mail that was stopped goes out again.',
  input: {
    time_zone: inBody(text('The zone of your clock, such as Europe/Lisbon.', 60)),
    hour: inBody(integer('The hour, from 0 to 23.', { minimum: 0, maximum: 23 })),
    weekday: inBody(integer('The day of weekly mail; 1 is Monday.', { minimum: 1, maximum: 7 })),
    resume: inBody(byDefault(flag('Send again what you stopped.'), false)),
    shown,
  },
  run: async ({ resume, shown, ...time }, context: AppContext) => {
    if (!isTimeZone(time.time_zone))
      throw invalid('time_zone', 'time_zone takes a name such as Europe/Lisbon or UTC.');
    await changeDigestTime(partsOf(context).desk, { user: personOf(context).id, time, shown, resume });
    return answerOf({});
  },
});

/** The operations of saved searches over these lists. */
export function searchOperations(operations: readonly Operation[]) {
  return {
    showSearches: showSearches(operations),
    tellVolume: tellVolume(operations),
    saveSearch: saveSearch(operations),
    updateSearch,
    stopSearch,
    makeFeed,
    setDigestTime,
    showDigest: showDigest(operations),
    ...muteOperations(operations),
  };
}
