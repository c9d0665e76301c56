// A month in which calls appear, by a rule: what is added on which day, and who should be told of what.

import { aGrant } from '../support/records.ts';

export const dayMs = 86_400_000;
/** A Sunday. */
export const monthBegins = new Date('2026-03-01T00:00:00Z');
export const monthDays = 30;

const words = ['senescence', 'autophagy', 'bees'] as const;

/** So many calls with this word are added on a day, at three in the morning and at eight in the evening. */
function countOf(word: number, day: number, hour: number): number {
  if (hour === 3) return (day * 7 + word * 3) % 4 === 0 ? 2 : (day + word) % 3 === 0 ? 1 : 0;
  return (day + word * 2) % 5 === 0 ? 1 : 0;
}

export function grantsOf(day: number, hour: number): readonly Record<string, unknown>[] {
  return words.flatMap((word, at) =>
    Array.from({ length: countOf(at, day, hour) }, (_, n) => {
      const id = `${word}-${day}-${hour}-${n}`;
      return aGrant({
        id,
        public_id: id,
        title: `About ${word} call ${id}`,
        deadline: '2026-12-01T00:00:00Z',
      });
    }),
  ) as readonly Record<string, unknown>[];
}

export interface Reader {
  readonly name: string;
  readonly cadence: 'daily' | 'weekly';
  /** The words of the person's searches; one may be there twice. */
  readonly asks: readonly string[];
}

export const readers: readonly Reader[] = [
  { name: 'Ada', cadence: 'daily', asks: ['senescence'] },
  { name: 'Bo', cadence: 'daily', asks: ['autophagy', 'call', 'autophagy'] },
  { name: 'Cy', cadence: 'weekly', asks: ['bees', 'senescence'] },
];

/**
 * What each digest tells, by the rule alone: daily ones at seven of what came since seven the day before, weekly
 * ones on Mondays. As `address day cadence: ids`.
 */
export function recount(): readonly string[] {
  return readers.flatMap(({ name, cadence, asks }) => {
    const told: string[] = [];
    let waiting: string[] = [];
    for (let day = 0; day < monthDays; day++) {
      const added = (hour: number) =>
        grantsOf(day, hour)
          .filter(({ title }) => asks.some((word) => String(title).includes(word)))
          .map(({ id }) => String(id));
      waiting.push(...added(3));
      const weekday = new Date(monthBegins.getTime() + day * dayMs).getUTCDay();
      if (waiting.length > 0 && (cadence === 'daily' || weekday === 1)) {
        told.push(`${name.toLowerCase()}@id.test ${day} ${cadence}: ${waiting.toSorted().join(' ')}`);
        waiting = [];
      }
      waiting.push(...added(20));
    }
    return told;
  });
}
