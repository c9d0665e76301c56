// What a person does with the search profile: keep it, share it with a team, and see which open grants fit it.

import type { AppContext } from '../../context.ts';
import { grants } from '../../families/grants/grants.ts';
import { answerOf } from '../../kernel/answer.ts';
import type { Doc } from '../../kernel/family.ts';
import { integer, text, uuid } from '../../kernel/field.ts';
import { parsed } from '../../kernel/json.ts';
import { byDefault, inBody, inQuery, maybe, type Operation } from '../../kernel/operation.ts';
import { invalid, Refusal } from '../../kernel/refusal.ts';
import { matchesOf } from '../../matching/match.ts';
import { explained } from '../../matching/scoring/explain.ts';
import { partsOf, personOf, personOperation } from '../accounts/person.ts';
import { teamsOf } from '../accounts/teams.ts';
import { fits, type Gate, gatesOf } from './gates.ts';
import { emptyProfile, filtersOf, profileInput, profileSent, questionOf } from './profile.ts';
import { deleteProfileOf, profileOf, saveProfile, sharedWith } from './store.ts';

const path = '/account/search-profile';
const maxFitting = 25;
const maxLeftOut = 10;

export const showProfile = personOperation({
  name: 'show_search_profile',
  method: 'GET',
  path,
  summary: "The person's search profile, and those that others share with a team of the person.",
  input: {},
  run: async (_, context: AppContext) => {
    const { db } = context.desk;
    const { id } = personOf(context);
    const [kept, teams, shared] = [await profileOf(db, id), await teamsOf(db, id), await sharedWith(db, id)];
    const team = teams.find((one) => one.id === kept.team_id);
    return answerOf({
      profile: kept.profile,
      version: kept.version,
      team: team?.slug ?? null,
      teams: teams.map(({ slug, name }) => ({ slug, name })),
      shared,
    });
  },
});

export const keepProfile = personOperation({
  name: 'save_search_profile',
  method: 'POST',
  path,
  summary: 'Keep a search profile: what the person works on, who would apply, and what is not wanted.',
  input: {
    ...profileInput,
    team: inBody(maybe(text('The team whose members may use it too.', 100))),
    version: inBody(byDefault(integer('The version that the form was shown with.', { minimum: 0 }), 0)),
  },
  run: async ({ team, version, ...sent }, context: AppContext) => {
    const { desk, now } = partsOf(context);
    const { id } = personOf(context);
    const profile = profileSent(sent, context);
    const shared = team === undefined ? null : (await teamsOf(desk.db, id)).find(({ slug }) => slug === team);
    if (shared === undefined) throw invalid('team', 'You are in no team with this address.');
    await saveProfile(desk, id, { profile, version, team_id: shared?.id ?? null }, now);
    return answerOf({});
  },
});

export const deleteProfile = personOperation({
  name: 'delete_search_profile',
  method: 'POST',
  path: `${path}/delete`,
  summary: 'Delete the search profile.',
  input: {},
  run: async (_, context: AppContext) => {
    await deleteProfileOf(partsOf(context).desk, personOf(context).id);
    return answerOf({});
  },
});

/** Fills in the filters of a list, as far as it has them. */
export function fillFilters(operations: readonly Operation[]) {
  return personOperation({
    name: 'fill_filters',
    method: 'GET',
    path: `${path}/filters`,
    summary: 'The filters of a list as the search profile fills them in.',
    input: {
      list: inQuery(text('The list, by the name of its operation.', 100)),
      query: inQuery(byDefault(text('What is chosen there already: it stays.', 4_000), '')),
    },
    run: async ({ list, query: chosen }, context: AppContext) => {
      const operation = operations.find(({ name, lists }) => name === list && lists !== undefined);
      if (!operation?.lists?.family.page)
        throw new Refusal('not_found', 'There is no such list with a page.');
      const { profile } = await profileOf(context.desk.db, personOf(context).id);
      const takes = (name: string) => operation.input[name]?.in === 'query';
      const query = filtersOf(profile, takes, context.now);
      // It begins at the first page again.
      for (const [name, value] of new URLSearchParams(chosen))
        if (takes(name) && name !== 'offset') query.set(name, value);
      return answerOf({ path: operation.lists.family.page, query: query.toString() });
    },
  });
}

export interface FittingGrant {
  readonly title: string;
  readonly url: string | null;
  readonly funder: string;
  readonly deadline: string | null;
  /** For whom alone it is, as `deadline_for` says it. */
  readonly deadlineFor: string | null;
  readonly score: number;
  /** Where the grant speaks of what was asked, in its own words. */
  readonly reasons: readonly string[];
  readonly gates: readonly Gate[];
}

export const showFit = personOperation({
  name: 'show_fit',
  method: 'GET',
  path: `${path}/fit`,
  summary:
    'Open grants that fit a search profile, each with the gates that decide and the words they rest on.',
  input: { of: inQuery(maybe(uuid('Whose profile: of somebody who shares it with a team of yours.'))) },
  run: async ({ of }, context: AppContext) => {
    const { db } = context.desk;
    const me = personOf(context).id;
    const user = of?.toLowerCase() ?? me;
    const sharer = (await sharedWith(db, me)).find((one) => one.user === user);
    if (user !== me && !sharer) throw new Refusal('not_found', 'Nobody shares such a profile with you.');
    const { profile } = await profileOf(db, user);
    const question = questionOf(profile);
    const enough = question.length >= 10;
    const { reader, tier, now, site } = context;
    const gates = new Map<string, { readonly grant: Doc; readonly gates: readonly Gate[] }>();
    const judged = (id: string) => {
      const known = gates.get(id);
      if (known) return known;
      const one = reader.detail(grants, id, tier, now);
      const grant = one ? parsed(one.text, site) : {};
      const made = { grant, gates: one ? gatesOf(profile, grant, now) : [] };
      gates.set(id, made);
      return made;
    };
    const filters = { scope: 'all', include_expired: false };
    const matching = (limit: number, accepts: (id: string) => boolean): readonly FittingGrant[] => {
      if (!enough) return [];
      const asking = { reader, tier, now, site, filters, kind: 'grant', limit, accepts } as const;
      return matchesOf(grants, question, asking).best.map((weighed) => {
        const { grant, gates } = judged(String(weighed.record.id));
        const { item } = explained(weighed);
        return {
          title: item.title,
          url: (grant.public_url ?? null) as string | null,
          funder: String(grant.funder_name),
          deadline: (grant.deadline ?? null) as string | null,
          deadlineFor: (grant.deadline_for ?? null) as string | null,
          score: item.score,
          reasons: item.reasons.map(({ text }) => text),
          gates,
        };
      });
    };
    return answerOf({
      of: sharer?.name ?? null,
      empty: JSON.stringify(profile) === JSON.stringify(emptyProfile),
      enough,
      fitting: matching(maxFitting, (id) => fits(judged(id).gates)),
      leftOut: matching(maxLeftOut, (id) => !fits(judged(id).gates)),
    });
  },
});
