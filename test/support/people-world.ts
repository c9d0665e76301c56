// A site on which people did everything that people do: projects, a profile, searches, essays in every state,
// reviews, markets in every state, reports and appeals. Some of it is as long as it may be.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { dayMs } from '../../src/kernel/durations.ts';
import { commentSteps } from '../../src/people/essays/readers.ts';
import { noteDecision } from '../../src/people/moderation/statements.ts';
import { type Browser, newPerson, signedInBrowser } from './browser.ts';
import { anOpenMarket, meansAt, traded } from './market-world.ts';
import { aGrant } from './records.ts';
import { jobsOfPages } from './research.ts';
import { accepted, app, back, people, published, path as reviewPath, typed } from './review-world.ts';
import { digestPage } from './searches.ts';
import type { TestApp } from './test-app.ts';
import { pass } from './test-app.ts';

/** A word that no line can break, as long as titles are. */
const unbroken = 'Thymusregenerationsforschungsgemeinschaft'.repeat(3);
const long = 'Nobody has counted what a second thymus would cost, so let us begin with the calls. '.repeat(8);
const rich = `${long}

# A heading ${unbroken}

| grant | closes | ${unbroken} |
| --- | --- | --- |
| one | two | three |

> Somebody said so.[^1]

1. First
   - inside ${unbroken}
2. Second

\`\`\`
${'code '.repeat(60)}
\`\`\`

See [[grant:thymus-call]], [[grant:no-such-call]], [a page](/grants/thymus-call) and <https://example.org/${unbroken}>.

[^1]: A note.
`;

export type Who = 'nobody' | 'newcomer' | 'person' | 'operator';

export interface PeoplePage {
  readonly who: Who;
  readonly path: string;
}

export interface PeopleWorld extends AsyncDisposable {
  readonly t: TestApp;
  readonly browsers: Readonly<Record<Exclude<Who, 'nobody'>, Browser>>;
  readonly pages: Readonly<Record<string, PeoplePage>>;
}

export async function peopleWorld(): Promise<PeopleWorld> {
  const t = await app();
  await t.add('grants', aGrant({ id: 'g-1', public_id: 'thymus-call', title: 'Thymus call' }));
  await t.add('grants', aGrant({ id: 'g-2', public_id: 'long-call', title: `${unbroken} senescence` }));
  // Reviews first: they take weeks.
  const reviewers = await people(t, 'Ada', 'Bo', 'Cy');
  for (const [at, one] of reviewers.entries()) {
    const sent = await one.submit(reviewPath, reviewPath, typed({ advice: `${at} ${unbroken}` }));
    assert.equal(sent.status, 303, sent.text);
  }
  await accepted(t);
  await published(t);
  assert.equal((await t.get('/ratings/funds/tide-fund/reviews')).body.data.length, 3);
  const waiting = await people(t, 'Dee', 'Eve');
  for (const one of waiting) await one.submit(reviewPath, reviewPath, typed());
  const person = await back(t, 'Ada');
  const operator = await signedInBrowser(t);
  const newcomer = await signedInBrowser(t, await newPerson(t, `New ${'Comer '.repeat(12)}`));
  const done = async (answer: ReturnType<Browser['submit']>) => {
    const { status, headers, text } = await answer;
    assert.equal(status, 303, text);
    return headers.get('location') as string;
  };

  // Projects and the profile.
  const team = /href="\/teams\/([\w-]+)"/.exec((await person.get('/account')).text)?.[1] ?? '';
  const projects = `/teams/${team}/projects`;
  const project = await done(
    person.submit(`${projects}/new`, projects, {
      title: unbroken,
      summary: long.slice(0, 900),
      text_md: rich,
    }),
  );
  await done(person.submit(`${project}/edit`, `${project}`, { title: 'Thymus again', note: 'Shorter.' }));
  const profile = '/account/search-profile';
  await done(
    person.submit(profile, profile, { keywords: `thymus, ${unbroken.slice(0, 90)}`, horizon_days: '200' }),
  );

  const research = await jobsOfPages(t, person);
  // Searches.
  const asked = '/account/searches/new?list=list_grants&query=q%3Dsenescence';
  await done(person.submit(asked, '/account/searches', { name: unbroken.slice(0, 100), cadence: 'daily' }));
  pass(t, dayMs);
  await t.add('grants', aGrant({ id: 'g-3', public_id: 'new-call', title: 'A senescence call' }));
  const digest = await digestPage(t);

  // Essays in every state.
  const essay = async (title: string, text = rich) => {
    const edit = await done(
      person.submit('/essays/new', '/essays/new', {
        title,
        summary: long.slice(0, 290),
        text_md: text,
        comments_open: 'true',
      }),
    );
    const id = edit.split('/')[2] as string;
    const row = t.desk.db.selectFrom('essays').select('public_id').where('id', '=', id);
    return { id, edit, ...(await row.executeTakeFirstOrThrow()) };
  };
  const told = await essay(unbroken, rich.replace('[[grant:no-such-call]], ', ''));
  await done(person.submit(told.edit, `/essays/${told.id}/submit`));
  const waits = await essay('One that waits', long);
  await done(person.submit(waits.edit, `/essays/${waits.id}/submit`));
  const deciding = (id: string) => `/operator/essays/${id}/decide`;
  const fine = { decision: 'accepted', statement: 'Good.' };
  await done(operator.submit('/operator/essays', deciding(told.id), fine));
  await done(
    person.submit(told.edit, `/essays/${told.id}/save`, {
      text_md: `${rich.replace('[[grant:no-such-call]], ', '')}\nMore.`,
    }),
  );
  await done(person.submit(told.edit, `/essays/${told.id}/submit`, { note: 'A line more.' }));
  const draft = await essay('A draft that cites nothing');
  const shown = `/essays/${told.public_id}`;
  for (const body of [unbroken, 'An answer.\n\nIn two parts.'])
    await done(newcomer.submit(shown, `${shown}/comments`, { body }));
  const comments = await t.desk.db.selectFrom('desk_comments').select('id').execute();
  const gone = comments[0]?.id as string;
  const { id: moderator } = await t.desk.db
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .select('user_id as id')
    .where('teams.operator', '=', 1)
    .executeTakeFirstOrThrow();
  await t.desk.exclusively('people', async (trx) => {
    await commentSteps.remove(trx, gone, meansAt(t.clock.now));
    const decided = { kind: 'comment', id: gone, decision: 'removed', rule: 'spam', moderator } as const;
    await noteDecision(trx, { ...decided, statement: `It is ${unbroken}.` }, meansAt(t.clock.now));
  });
  const report = { subject_kind: 'essay', subject_id: told.id, reason: 'spam', text: unbroken };
  assert.equal((await t.send('POST', '/api/reports', { body: report })).status, 202);

  // Markets in every state.
  const now = () => t.clock.now;
  const user = async (name: string) =>
    (await t.desk.db.selectFrom('users').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
  const [ada, bo] = [await user('Ada'), await user('Bo')];
  const markets: Record<string, string> = {};
  for (const state of ['open', 'closed', 'proposed', 'disputed', 'annulled'] as const) {
    const id = await anOpenMarket(t.desk, now());
    for (const [who, outcome] of [
      [ada, 'yes'],
      [bo, 'no'],
      [ada, 'yes'],
    ] as const) {
      t.clock.now = new Date(now().getTime() + 60_000);
      await traded(t.desk, id, { user: who, outcome, side: 'buy', amount: 20_000 }, now());
    }
    const set = {
      open: {},
      closed: { closed_at: now().toISOString() },
      proposed: {
        status: 'proposed',
        outcome: 'yes',
        known_at: now().toISOString(),
        proposed_at: now().toISOString(),
        proposed_by: moderator,
      },
      disputed: {
        status: 'disputed',
        outcome: 'yes',
        known_at: now().toISOString(),
        proposed_at: now().toISOString(),
        proposed_by: moderator,
      },
      annulled: { status: 'annulled', statement: long },
    }[state] as object;
    if (state !== 'open')
      await t.desk.db.updateTable('markets').set(set).where('public_id', '=', id).execute();
    markets[state] = id;
  }
  const disputed = t.desk.db
    .selectFrom('markets')
    .select('id')
    .where('public_id', '=', markets.disputed as string);
  const { id: market_id } = await disputed.executeTakeFirstOrThrow();
  await t.desk.db
    .insertInto('market_disputes')
    .values({
      id: randomBytes(8).toString('hex'),
      market_id,
      user_id: bo,
      reason: unbroken,
      source_url: `https://example.org/${unbroken}`,
      at: now().toISOString(),
      decision: null,
      decided_by: null,
      decided_at: null,
      statement: null,
      one_decider: 0,
    })
    .execute();
  const suggestion = {
    question: `Will ${unbroken.slice(0, 100)} come?`,
    criteria_md: long,
    outcomes: 'Yes\nNo',
    closes_at: '2027-01-01T00:00:00Z',
  };
  const suggested = await person.submit('/markets/suggest', '/markets/suggest', suggestion);
  assert.ok(suggested.status === 303 || suggested.status === 200, suggested.text);
  const drafted = t.desk.db.selectFrom('markets').select('public_id').where('status', '=', 'draft');
  const { public_id: draftMarket } = await drafted.executeTakeFirstOrThrow();

  const of = (who: Who, path: string): PeoplePage => ({ who, path });
  const pages: Record<string, PeoplePage> = {
    'projects, none': of('newcomer', (await newcomer.get('/team/projects')).headers.get('location') ?? ''),
    projects: of('person', projects),
    'a new project': of('person', `${projects}/new`),
    'a project': of('person', project),
    'a project edited': of('person', `${project}/edit`),
    'a version of a project': of('person', `${project}?version=1`),
    research: of('person', '/research'),
    'research that waits': of('person', research.waits),
    'research that ended': of('person', research.ended),
    'search profile, empty': of('newcomer', profile),
    'search profile': of('person', profile),
    'what fits': of('person', '/account/search-profile/fit'),
    'searches, none': of('newcomer', '/account/searches'),
    searches: of('person', '/account/searches'),
    'a new search': of('person', asked),
    'what a mail told of': of('person', digest),
    mail: of('person', '/account/mail'),
    essays: of('nobody', '/essays'),
    'essays, no hit': of('nobody', '/essays?q=zzzzzz'),
    'essays, wrong': of('nobody', '/essays?cites=odd'),
    'an essay': of('nobody', shown),
    'an essay with comments': of('person', shown),
    'revisions of an essay': of('nobody', `${shown}/revisions`),
    'own essays, none': of('newcomer', '/account/essays'),
    'own essays': of('person', '/account/essays'),
    'a new essay': of('person', '/essays/new'),
    'a draft': of('person', draft.edit),
    'a preview': of('person', `/essays/${draft.id}/preview`),
    'an essay that waits': of('person', waits.edit),
    'a report': of('nobody', `/report?kind=essay&id=${told.id}`),
    'decisions, none': of('person', '/account/decisions'),
    'decisions with an appeal': of('newcomer', '/account/decisions'),
    'reviews of a fund': of('nobody', '/funds/tide-fund/reviews'),
    'reviews of a fund, none': of('nobody', '/funds/ebb-fund/reviews'),
    'a review': of('newcomer', '/funds/tide-fund/review'),
    'own reviews': of('person', '/account/reviews'),
    'own reviews, none': of('newcomer', '/account/reviews'),
    'own funds': of('person', '/account/funds'),
    markets: of('nobody', '/markets'),
    'markets, none': of('nobody', '/markets?q=zzzzzz'),
    'markets, wrong': of('nobody', '/markets?status=odd'),
    'a market': of('nobody', `/markets/${markets.open}`),
    'a market to trade in': of('person', `/markets/${markets.open}`),
    'a closed market': of('person', `/markets/${markets.closed}`),
    'a proposed market': of('person', `/markets/${markets.proposed}`),
    'a disputed market': of('person', `/markets/${markets.disputed}`),
    'an annulled market': of('nobody', `/markets/${markets.annulled}`),
    leaderboard: of('nobody', '/markets/leaderboard'),
    'a suggestion': of('person', '/markets/suggest'),
    points: of('person', '/account/points'),
    operator: of('operator', '/operator'),
    'operator: reports': of('operator', '/operator/reports'),
    'operator: appeals, none': of('operator', '/operator/appeals'),
    'operator: essays': of('operator', '/operator/essays'),
    'operator: reviews': of('operator', '/operator/reviews'),
    'operator: representatives': of('operator', '/operator/representatives'),
    'operator: markets': of('operator', '/operator/markets'),
    'operator: a new market': of('operator', '/operator/markets/new'),
    'operator: a draft': of('operator', `/operator/markets/${draftMarket}`),
    'operator: an open market': of('operator', `/operator/markets/${markets.open}`),
    'operator: a disputed market': of('operator', `/operator/markets/${markets.disputed}`),
    'operator: people': of('operator', '/operator/people'),
    'operator: teams': of('operator', '/operator/teams'),
    'operator: not for others': of('person', '/operator'),
    account: of('person', '/account'),
    activity: of('person', '/account/activity'),
    export: of('person', '/account/export'),
    close: of('person', '/account/close'),
  };
  return {
    t,
    browsers: { newcomer, person, operator },
    pages,
    [Symbol.asyncDispose]: () => t[Symbol.asyncDispose](),
  };
}
