// A month in which calls appear, come near their ends and are put off, by a rule: what is added and moved on which
// day, and who should be told of what.

import { dayMs } from '../../src/kernel/durations.ts';
import { aGrant } from '../support/records.ts';

/** A Sunday. */
export const monthBegins = new Date('2026-03-01T00:00:00Z');
export const monthDays = 30;

const words = ['senescence', 'autophagy', 'bees'] as const;

/** So many calls with this word are added on a day, at three in the morning and at eight in the evening. */
function countOf(word: number, day: number, hour: number): number {
  if (hour === 3) return (day * 7 + word * 3) % 4 === 0 ? 2 : (day + word) % 3 === 0 ? 1 : 0;
  return (day + word * 2) % 5 === 0 ? 1 : 0;
}

/** Calls whose ends are near: each is added at three on a day, and moved at eight in the evening of a later one. */
const moving = [
  { id: 'moving-1', added: 2, ends: 24, moved: 15, to: 31 },
  { id: 'moving-2', added: 5, ends: 40, moved: 9, to: 31 },
  { id: 'moving-3', added: 12, ends: 31, moved: 21, to: 33 },
  { id: 'moving-4', added: 28, ends: 30, moved: null, to: null },
] as const;
type Moving = (typeof moving)[number];

/** They end at noon. */
const endOf = (day: number) => new Date(monthBegins.getTime() + (day + 0.5) * dayMs).toISOString();

function call(word: string, id: string, deadline: string): Record<string, unknown> {
  return aGrant({ id, public_id: id, title: `About ${word} call ${id}`, deadline });
}

function addedOn(day: number, hour: number): readonly Record<string, unknown>[] {
  return [
    ...words.flatMap((word, at) =>
      Array.from({ length: countOf(at, day, hour) }, (_, n) =>
        call(word, `${word}-${day}-${hour}-${n}`, '2026-12-01T00:00:00Z'),
      ),
    ),
    ...moving.flatMap(({ id, added, ends }) =>
      added === day && hour === 3 ? [call('moving', id, endOf(ends))] : [],
    ),
  ];
}

const movedOn = (day: number, hour: number) =>
  moving.flatMap(({ id, moved, to }) =>
    moved === day && hour === 20 ? [call('moving', id, endOf(to))] : [],
  );

/** What the catalogue takes in at an hour. */
export function grantsOf(day: number, hour: number): readonly Record<string, unknown>[] {
  return [...addedOn(day, hour), ...movedOn(day, hour)];
}

/** Of which end a call is told at three on a day, and as how near; null: of none. */
function nearEnd({ added, ends, moved, to }: Moving, day: number): string | null {
  if (day < added) return null;
  const end = moved !== null && day > moved ? to : ends;
  const left = end - day + 9 / 24;
  if (left > 14) return null;
  return `${left > 3 ? 14 : 3} days before ${end}`;
}

export interface Reader {
  readonly name: string;
  readonly cadence: 'daily' | 'weekly';
  /** The words of the person's searches; one may be there twice. */
  readonly asks: readonly string[];
  readonly wants: string;
}

export const readers: readonly Reader[] = [
  { name: 'Ada', cadence: 'daily', asks: ['senescence'], wants: 'new' },
  { name: 'Bo', cadence: 'daily', asks: ['autophagy', 'call', 'autophagy'], wants: 'new' },
  { name: 'Cy', cadence: 'weekly', asks: ['bees', 'senescence'], wants: 'new' },
  { name: 'Di', cadence: 'daily', asks: ['moving'], wants: 'new,changed,closing' },
];

/**
 * What each digest tells, by the rule alone: daily ones at seven of what came since seven the day before, weekly
 * ones on Mondays. As `address day cadence: ids`.
 */
export function recount(): readonly string[] {
  return readers.flatMap(({ name, cadence, asks, wants }) => {
    const told: string[] = [];
    const ends = new Set<string>();
    let waiting = new Set<string>();
    const found = (calls: readonly Record<string, unknown>[]) => {
      for (const { id, title } of calls)
        if (asks.some((word) => String(title).includes(word))) waiting.add(String(id));
    };
    for (let day = 0; day < monthDays; day++) {
      found(addedOn(day, 3));
      for (const one of wants.includes('closing') ? moving : []) {
        const end = nearEnd(one, day);
        if (end === null || ends.has(`${one.id} ${end}`)) continue;
        ends.add(`${one.id} ${end}`);
        waiting.add(one.id);
      }
      const weekday = new Date(monthBegins.getTime() + day * dayMs).getUTCDay();
      if (waiting.size > 0 && (cadence === 'daily' || weekday === 1)) {
        told.push(`${name.toLowerCase()}@id.test ${day} ${cadence}: ${[...waiting].toSorted().join(' ')}`);
        waiting = new Set();
      }
      found(addedOn(day, 20));
      if (wants.includes('changed')) found(movedOn(day, 20));
    }
    return told;
  });
}
