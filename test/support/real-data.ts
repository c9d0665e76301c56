// Real records that were kept beside the project; they are no part of it.

import { existsSync } from 'node:fs';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { takesLong } from './often.ts';

const folder = new URL('../../../shared/data/', import.meta.url);

/** Skips the test, aloud, where the data is not beside the project; reading it takes long besides. */
export function needsRealData(t: TestContext): boolean {
  return hasRealData(t) && takesLong(t);
}

/** The same for a test that takes no time. */
export function hasRealData(t: TestContext): boolean {
  if (existsSync(folder)) return true;
  t.skip('../shared/data is not beside the project: NOTHING WAS TESTED AGAINST REAL DATA');
  return false;
}

export function realFile(path: string): string {
  return fileURLToPath(new URL(path, folder));
}
