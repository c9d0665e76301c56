// Records of three families as chance makes them, out of few words and few values, so that they meet.

import fc from 'fast-check';
import type { Doc } from '../../src/kernel/family.ts';
import { aCompany, aGrant, anEvent } from '../support/records.ts';
import { noon } from '../support/test-app.ts';

const words = [
  'Muscle',
  'mu',
  'MURAL',
  'm',
  'ageing',
  'aging',
  'a',
  'äther',
  'α-synuclein',
  'aé',
  'A1',
  'NAD+',
  'muscles',
  'ÄTHER',
  'İstanbul',
  'ﬁbrosis',
  '細胞老化',
];
const others = [
  're',
  'research',
  're-use',
  'x2',
  '2x',
  '42',
  '7',
  'the',
  'th',
  'zé',
  'naïve',
  'naive',
  'co₂',
];
export const vocabulary = [...words, ...others];

const moments = [null, ...[-40, -1, 0, 0.2, 3, 6.9, 20, 60, 200].map(daysOn)];

export function daysOn(days: number): string {
  return new Date(noon.getTime() + days * 86_400_000).toISOString();
}

const text = fc.array(fc.constantFrom(...vocabulary), { maxLength: 6 }).map((some) => some.join(' '));
/** Rare ones go with their row, and their numbers are given again. */
const labels = fc
  .tuple(fc.subarray(['alpha', 'beta', 'mu', 'neurons', 'preclinical']), fc.nat(9_999))
  .map(([some, rare]) => (rare % 3 === 0 ? [...some, `rare-${rare}`] : some));
const id = fc.nat(399);

export interface Made {
  readonly family: string;
  readonly id: string;
  readonly doc: Doc | null;
}

export const grant = fc
  .record({
    title: text.map((some) => some || 'Grant'),
    description: text,
    funder_name: fc.constantFrom('Re Fund', 'Ångström', 'Muscle Fund', 'Zeta'),
    deadline: fc.constantFrom(...moments),
    labels,
    verified: fc.integer({ max: 6, min: 0 }).map((one) => one > 0),
    relevant: fc.constantFrom(undefined, true, false),
    open_to_ageing: fc.constantFrom('named', 'any_field', 'no'),
  })
  .chain((doc) =>
    id.map((n): Made => ({ family: 'grants', id: `g${n}`, doc: aGrant({ ...doc, id: `g${n}` }) })),
  );
const company = fc
  .record({
    name: text.map((some) => some || 'Company'),
    description: text,
    is_public: fc.boolean(),
    disqualified: fc.boolean(),
  })
  .chain((doc) =>
    id.map((n): Made => ({ family: 'companies', id: `c${n}`, doc: aCompany({ ...doc, id: `c${n}` }) })),
  );
const event = fc
  .record({ title: text.map((some) => some || 'Event'), location: text, labels })
  .chain((doc) =>
    id.map((n): Made => ({ family: 'events', id: `e${n}`, doc: anEvent({ ...doc, id: `e${n}` }) })),
  );
const removal = fc
  .tuple(fc.constantFrom(['grants', 'g'], ['companies', 'c'], ['events', 'e']), id)
  .map(([[family, letter], n]): Made => ({ family: family as string, id: `${letter}${n}`, doc: null }));

const change = fc.oneof(
  { weight: 6, arbitrary: grant },
  { weight: 2, arbitrary: company },
  { weight: 1, arbitrary: event },
  { weight: 3, arbitrary: removal },
);
/** Some touch more rows than are read anew with one question. */
export const batch = fc.oneof(
  { weight: 9, arbitrary: fc.array(change, { minLength: 1, maxLength: 30 }) },
  { weight: 1, arbitrary: fc.array(change, { minLength: 700, maxLength: 700 }) },
);
