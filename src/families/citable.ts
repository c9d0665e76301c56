// The families whose records people cite, each by the word that a citation names it with.

import type { Family } from '../kernel/family.ts';
import { companies } from './companies/companies.ts';
import { events } from './events/events.ts';
import { grants } from './grants/grants.ts';
import { heroes } from './heroes/heroes.ts';
import { experiments } from './omega/experiments.ts';
import { preservationCompanies } from './preservation-companies.ts';
import { ratedFunds } from './rated-funds.ts';
import { ratedProjects } from './rated-projects/rated-projects.ts';
import { theories } from './theories/theories.ts';

const all: readonly Family[] = [
  grants,
  events,
  companies,
  preservationCompanies,
  ratedFunds,
  ratedProjects,
  heroes,
  theories,
  experiments,
];

/** By family and by what one record of it is called: grants and grant. */
export const citableFamilies: ReadonlyMap<string, Family> = new Map(
  all.flatMap((family) => [
    [family.name, family],
    [family.singular, family],
  ]),
);

/** The family whose pages begin with this path, with the name that stands behind it; null for none. */
export function citedByPath(path: string): { readonly family: Family; readonly name: string } | null {
  for (const family of all) {
    const { page } = family;
    if (page === undefined || !path.startsWith(`${page}/`)) continue;
    const name = path.slice(page.length + 1);
    if (name !== '' && !name.includes('/')) return { family, name };
  }
  return null;
}
