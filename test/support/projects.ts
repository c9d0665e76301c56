// Projects in a test's desk, as if somebody had saved them, and people who have a team.

import assert from 'node:assert/strict';
import { emptyContent, type ProjectContent } from '../../src/people/projects/content.ts';
import { addProject } from '../../src/people/projects/store.ts';
import { type Browser, hereConfig, newPerson, signedInBrowser } from './browser.ts';
import { clockAndRandom, createTestApp, type TestApp } from './test-app.ts';

export function aProject(
  { desk, clock }: Pick<TestApp, 'desk' | 'clock'>,
  team: string,
  content: Partial<ProjectContent>,
): Promise<{ readonly id: string; readonly version: number }> {
  const means = clockAndRandom({ clock });
  const whole = { ...emptyContent, ...content };
  return addProject(desk, { team, author: null, content: whole, note: null }, means);
}

/** An app of this machine, with accounts. */
export function appHere(): Promise<TestApp> {
  return createTestApp({ parts: () => ({ config: hereConfig }) });
}

/** A signed-in person with a team, and the address of its projects. */
export async function ownTeam(t: TestApp, name = 'Ada') {
  const user = await newPerson(t, name);
  const team = await t.desk.db
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .select(['teams.id', 'teams.slug'])
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow();
  return { user, team, list: `/teams/${team.slug}/projects`, browser: await signedInBrowser(t, user) };
}

/** A further member of the team of ownTeam. */
export async function memberOf(t: TestApp, team: string, name: string, role: 'editor' | 'viewer') {
  const user = await newPerson(t, name);
  await t.desk.db.deleteFrom('memberships').where('user_id', '=', user).execute();
  const joined_at = t.clock.now.toISOString();
  await t.desk.db
    .insertInto('memberships')
    .values({ team_id: team, user_id: user, role, joined_at })
    .execute();
  return { user, browser: await signedInBrowser(t, user) };
}

/** Adds a project by its form; its address. */
export async function added(
  browser: Browser,
  list: string,
  typed: Record<string, string> = {},
): Promise<string> {
  const answer = await browser.submit(`${list}/new`, list, {
    title: 'Thymus again',
    summary: 'Regrowing the thymus in old mice',
    ...typed,
  });
  assert.equal(answer.status, 303, answer.text);
  return answer.headers.get('location') as string;
}
