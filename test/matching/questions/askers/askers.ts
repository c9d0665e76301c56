// Questions of thirty-four askers who had seen neither code nor answers, in the manner of the given 28: each wrote
// twenty that a call answers and some that nothing does, then read the calls. What each set had unseen stands in
// docs/decisions/133 to 138; rules were mended with some in view, the others are sealed. The last two are by one author,
// who had read the calls and no rule, and made rules with the first of them in view (docs/decisions/144).

import type { Sets } from '../asked.ts';
import { asker1 } from './read-01.ts';
import { asker3 } from './read-03.ts';
import { asker4 } from './read-04.ts';
import { asker7 } from './read-07.ts';
import { asker8 } from './read-08.ts';
import { asker9 } from './read-09.ts';
import { asker10 } from './read-10.ts';
import { asker13 } from './read-13.ts';
import { asker15 } from './read-15.ts';
import { asker16 } from './read-16.ts';
import { asker17 } from './read-17.ts';
import { asker18 } from './read-18.ts';
import { asker19 } from './read-19.ts';
import { asker20 } from './read-20.ts';
import { asker21 } from './read-21.ts';
import { asker22 } from './read-22.ts';
import { asker25 } from './read-25.ts';
import { asker26 } from './read-26.ts';
import { asker27 } from './read-27.ts';
import { asker28 } from './read-28.ts';
import { asker29 } from './read-29.ts';
import { asker30 } from './read-30.ts';
import { asker31 } from './read-31.ts';
import { asker32 } from './read-32.ts';
import { asker33 } from './read-33.ts';
import { asker34 } from './read-34.ts';
import { asker35 } from './read-35.ts';
import { asker2 } from './sealed-02.ts';
import { asker5 } from './sealed-05.ts';
import { asker6 } from './sealed-06.ts';
import { asker11 } from './sealed-11.ts';
import { asker12 } from './sealed-12.ts';
import { asker14 } from './sealed-14.ts';
import { asker23 } from './sealed-23.ts';
import { asker24 } from './sealed-24.ts';
import { asker36 } from './sealed-36.ts';

export const askers: Sets = [
  ['askers, the first', asker1, { mrr: 0.96, top: 0.94 }],
  ['askers, the second, sealed', asker2, { mrr: 0.995, top: 0.99 }],
  ['askers, the third', asker3, { mrr: 0.905, top: 0.84 }],
  ['askers, the fourth', asker4, { mrr: 0.955, top: 0.94 }],
  ['askers, the fifth, sealed', asker5, { mrr: 0.935, top: 0.89 }],
  ['askers, the sixth, sealed', asker6, { mrr: 0.97, top: 0.94 }],
  ['askers, the seventh', asker7, { mrr: 0.905, top: 0.84 }],
  ['askers, the eighth', asker8, { mrr: 0.97, top: 0.94 }],
  ['askers, the ninth', asker9, { mrr: 0.97, top: 0.94 }],
  ['askers, the tenth', asker10, { mrr: 0.97, top: 0.94 }],
  ['askers, the eleventh, sealed', asker11, { mrr: 0.995, top: 0.99 }],
  ['askers, the twelfth, sealed', asker12, { mrr: 0.945, top: 0.89 }],
  ['askers, the thirteenth', asker13, { mrr: 0.9, top: 0.83 }],
  ['askers, the fourteenth, sealed', asker14, { mrr: 0.92, top: 0.89 }],
  ['askers, the fifteenth', asker15, { mrr: 0.92, top: 0.89 }],
  ['askers, the sixteenth', asker16, { mrr: 0.875, top: 0.84 }],
  ['askers, the seventeenth', asker17, { mrr: 0.97, top: 0.94 }],
  ['askers, the eighteenth', asker18, { mrr: 0.915, top: 0.89 }],
  ['askers, the nineteenth', asker19, { mrr: 0.845, top: 0.74 }],
  ['askers, the twentieth', asker20, { mrr: 0.895, top: 0.84 }],
  ['askers, the twenty-first', asker21, { mrr: 0.91, top: 0.89 }],
  ['askers, the twenty-second', asker22, { mrr: 0.885, top: 0.84 }],
  ['askers, the twenty-third, sealed', asker23, { mrr: 0.875, top: 0.84 }],
  ['askers, the twenty-fourth, sealed', asker24, { mrr: 0.89, top: 0.84 }],
  ['askers, the twenty-fifth', asker25, { mrr: 0.785, top: 0.74 }],
  ['askers, the twenty-sixth', asker26, { mrr: 0.71, top: 0.64 }],
  ['askers, the twenty-seventh', asker27, { mrr: 0.83, top: 0.79 }],
  ['askers, the twenty-eighth', asker28, { mrr: 0.77, top: 0.69 }],
  ['askers, the twenty-ninth', asker29, { mrr: 0.845, top: 0.74 }],
  ['askers, the thirtieth', asker30, { mrr: 0.875, top: 0.74 }],
  ['askers, the thirty-first', asker31, { mrr: 0.82, top: 0.74 }],
  ['askers, the thirty-second', asker32, { mrr: 0.87, top: 0.79 }],
  ['askers, the thirty-third', asker33, { mrr: 0.755, top: 0.64 }],
  ['askers, the thirty-fourth', asker34, { mrr: 0.925, top: 0.85 }],
  ['askers, the thirty-fifth', asker35, { mrr: 0.91, top: 0.87 }],
  ['askers, the thirty-sixth, sealed', asker36, { mrr: 0.81, top: 0.74 }],
];
