// Comments as they are posted: each body is new, and each author posts a few only, because one author
// is limited however much the machine could take.

import type { Sent } from './asks.ts';

const experiments = ['thin-blood-1', 'day-meals-2', 'second-thymus-3'];
const ofAuthor = 10;

/** An endless list; the authors of one list begin at 10.{network}.0.0. */
export function comments(network: number): { readonly next: () => Sent } {
  let count = 0;
  return {
    next: () => {
      const number = count++;
      const author = Math.floor(number / ofAuthor);
      return {
        path: `/api/omega/experiments/${experiments[number % experiments.length]}/comments`,
        body: JSON.stringify({ body: `Was sample ${number} of list ${network} blinded?`, name: 'Bench' }),
        headers: { 'x-forwarded-for': `10.${network}.${(author >> 8) & 255}.${author & 255}` },
      };
    },
  };
}
