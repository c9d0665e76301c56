// A project in a test's desk, as if somebody had saved it.

import { randomBytes } from 'node:crypto';
import { emptyContent, type ProjectContent } from '../../src/people/projects/content.ts';
import { addProject } from '../../src/people/projects/store.ts';
import type { TestApp } from './test-app.ts';

export function aProject(
  { desk, clock }: Pick<TestApp, 'desk' | 'clock'>,
  team: string,
  content: Partial<ProjectContent>,
): Promise<{ readonly id: string; readonly version: number }> {
  const means = { now: clock.now, random: (bytes: number) => randomBytes(bytes) };
  const whole = { ...emptyContent, ...content };
  return addProject(desk, { team, author: null, content: whole, note: null }, means);
}
