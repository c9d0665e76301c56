import { nearest } from '../kernel/nearest.ts';
import type { Environment } from '../settings/config.ts';
import { settings } from '../settings/settings.ts';

/** Shorter names are near to too many others. */
const minLetters = 8;

/** A sentence for each variable that nearly bears the name of a setting: its value is read by nobody. */
export function misspelt(environment: Environment): readonly string[] {
  const names = settings.map(({ name }) => name);
  return Object.keys(environment).flatMap((name) => {
    if (names.includes(name) || name.length < minLetters || !/^[A-Z\d_]+$/.test(name)) return [];
    const meant = nearest(name, names, 2);
    return meant === null || environment[meant] !== undefined
      ? []
      : [`${name} is no setting; did you mean ${meant}?`];
  });
}
