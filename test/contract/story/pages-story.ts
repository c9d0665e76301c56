// What people make in their browsers: a market from its draft to its end, and an essay with two revisions.

import assert from 'node:assert/strict';
import { hourMs } from '../../../src/kernel/durations.ts';
import { signUp } from '../../../src/people/accounts/users.ts';
import { finalizeDue } from '../../../src/people/markets/settle.ts';
import { type Browser, signedInBrowser } from '../../support/browser.ts';
import { anOrganization } from '../../support/records.ts';
import { accepted, path, people, published, typed } from '../../support/review-world.ts';
import { pass } from '../../support/test-app.ts';
import type { Teller } from './teller.ts';

/** A person of this name, in a browser. */
export async function person({ app, random }: Teller, name: string): Promise<Browser> {
  const identity = {
    issuer: 'https://id.test',
    subject: name,
    email: null,
    emailVerified: false,
    image: null,
  };
  const profile = { name, handle: name.toLowerCase(), publicName: true };
  const clockAndRandom = { now: app.clock.now, random };
  return signedInBrowser(app, await signUp(app.desk, { identity, profile, tier: 'full' }, clockAndRandom));
}

export async function sent(by: Browser, page: string, action: string, typed: Record<string, string> = {}) {
  const answer = await by.submit(page, action, typed);
  assert.equal(answer.status, 303, `${action}: ${answer.text.slice(0, 3_000)}`);
  return answer.headers.get('location') as string;
}

export async function marketStory(teller: Teller): Promise<void> {
  const { app, random, tell, look } = teller;
  const making = '/operator/markets/new';
  const about = (await look('list_grants', { limit: 1 })).data[0].public_id;
  const draft = {
    question: 'Does this call open again before July?',
    criteria_md: 'Yes where the page of the funder names a new deadline.',
    outcomes: 'Yes\nNo',
    closes_at: '2026-06-30T00:00:00Z',
    about: `grants:${about}`,
  };
  const operator = await signedInBrowser(app);
  const at = await sent(operator, making, making, draft);
  const public_id = at.split('/').at(-1) as string;
  const path = `/markets/${public_id}`;
  await sent(operator, at, `${at}/open`);
  const people = [await person(teller, 'Ada'), await person(teller, 'Bo')] as const;
  pass(app, 25 * hourMs);
  await sent(people[0], path, `${path}/trades`, { points: '60', forecast: '80' });
  await sent(people[1], path, `${path}/forecast`, { forecast: '30' });
  pass(app, 7 * 24 * hourMs);
  await sent(people[0], path, `${path}/forecast`, { forecast: '85' });
  await tell('list_markets');
  await tell('get_market_history', { public_id });
  const again = await signedInBrowser(app);
  await sent(again, at, `${at}/propose`, {
    outcome: 'yes',
    known_at: app.clock.now.toISOString(),
    evidence_url: 'https://fund.example/call',
    quote: 'The next deadline is the first of June.',
    retrieved_at: '2026-03-03',
  });
  await look('get_market', { public_id });
  const dispute = { reason: 'The page says otherwise.', source_url: 'https://other.example/' };
  await sent(people[1], path, `${path}/dispute`, dispute);
  pass(app, 73 * hourMs);
  const decider = await signedInBrowser(app);
  await sent(decider, at, `${at}/decide`, { outcome: 'yes', statement: 'The page of the funder decides.' });
  await finalizeDue(app.desk.exclusively, { now: app.clock.now, random });
  await tell('get_market', { public_id });
  const later = { outcome: 'no', statement: 'The funder has taken the deadline back.' };
  await sent(decider, at, `${at}/correct`, later);
  await look('get_market', { public_id });
}

const text = 'Nobody has counted what a second thymus would cost, so let us begin with the calls. '.repeat(8);

export async function essayStory(teller: Teller): Promise<void> {
  const { app, tell, look } = teller;
  const author = await person(teller, 'Cleo');
  const draft = { title: 'What a thymus is worth', summary: 'A count.', text_md: text };
  const edit = await sent(author, '/essays/new', '/essays/new', draft);
  const id = edit.split('/')[2] as string;
  await sent(author, edit, `/essays/${id}/submit`);
  const operator = await signedInBrowser(app);
  const reading = '/operator/essays';
  await sent(operator, reading, `${reading}/${id}/decide`, { decision: 'accepted', statement: 'Good.' });
  pass(app, hourMs);
  await sent(author, edit, `/essays/${id}/save`, { text_md: `${text}\nAnd one line more.` });
  await sent(author, edit, `/essays/${id}/submit`, { note: 'One line more.' });
  const essays = await tell('list_essays');
  const { public_id } = essays.data[0];
  await tell('get_essay', { public_id });
  await tell('list_essay_revisions', { public_id });
  await look('list_essays', { q: 'thymus' });
}

/** Three reviews of a fund, and its answer to one. */
export async function reviewStory(teller: Teller): Promise<void> {
  const { app, tell } = teller;
  await app.add('organizations', anOrganization({ id: 'o-1', public_id: 'tide-fund', name: 'Tide Fund' }));
  const authors = await people(app, 'Eli', 'Fay', 'Gus');
  for (const [n, author] of authors.entries()) {
    const said = (what: string) =>
      `${what} They wrote to us ${n + 2} weeks after the date that they had named.`;
    await sent(author, path, path, {
      ...typed(),
      helped: said('The reasons came in writing and were of use to the next proposal.'),
      hindered: said('The form asked for the same budget three times over.'),
      advice: said('Talk to the office before the summary is written.'),
    });
  }
  await accepted(app);
  await published(app);
  const rows = await app.desk.db.selectFrom('reviews').select(['id', 'organization_id']).execute();
  const speaker = await app.desk.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  for (const { id, organization_id } of rows) {
    const reply = { organization_id, user_id: speaker.id, body: 'We ask for the budget once from now on.' };
    const at = app.clock.now.toISOString();
    await app.desk.db
      .insertInto('review_replies')
      .values({ id, review_id: id, ...reply, status: 'published', at })
      .execute();
  }
  await tell('list_fund_reviews', { public_id: 'tide-fund' });
}
