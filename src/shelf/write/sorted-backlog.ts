// Entries of the log that wait to be written in the order of their rows' keys: the entries themselves in
// a spool, in memory only what puts them in order.

import { hash32 } from '../../kernel/hash32.ts';
import type { LogEntry } from '../../kernel/log-entry.ts';
import type { Plan } from '../layout/plan.ts';

import { openSpool } from './spool.ts';

interface SortedBacklog extends Disposable {
  readonly add: (entry: LogEntry) => void;
  /** All of them in the order in which they are to be written. */
  readonly steps: () => Step[];
  readonly read: (turn: Step) => LogEntry[];
}

/** Entries to write in one step: as new rows of a family, or (null) as the log has them. */
export interface Step {
  readonly plan: Plan | null;
  readonly numbers: readonly number[];
}

/** Rows of one step, and characters of them: what is held in memory. */
const batchSize = 2000;
const charactersAtOnce = 16 * 1024 * 1024;
/** In place of the number of a family. */
const otherFamilies = -1;

/**
 * Entries of the families of these plans are put in order, unless their records occur again; all others stay
 * as the log has them. `path` is where a spool may be kept; see spool.ts.
 */
export function sortedBacklog(path: string, plans: readonly Plan[]): SortedBacklog {
  const spool = openSpool(path);
  const places = new Map(plans.map(({ family }, at) => [family.name, at]));
  /** Of each entry: its length, the place of its family, a number for its id, and about when its row's moment is. */
  const lengths: number[] = [];
  const families: number[] = [];
  const names: number[] = [];
  const moments: number[] = [];

  function steps(): Step[] {
    const again = repeated(names);
    const numbers = names.map((_, number) => number);
    const isNew = (number: number) => !again.has(names[number] as number) && !Number.isNaN(moments[number]);
    const inOrder = Float64Array.from(numbers.filter(isNew)).sort(
      (a, b) => (moments[a] as number) - (moments[b] as number) || a - b,
    );
    const all = plans.map((plan, place) => ({
      plan,
      numbers: [...inOrder].filter((number) => families[number] === place),
    }));
    const of = (belongs: (number: number) => boolean) => ({ plan: null, numbers: numbers.filter(belongs) });
    const other = (number: number) => families[number] === otherFamilies;
    const occursAgain = (number: number) => !other(number) && !isNew(number);
    return [of(other), ...all, of(occursAgain)].flatMap((turn) => inSteps(turn, lengths));
  }

  return {
    add: (entry) => {
      const place = places.get(entry.family) ?? otherFamilies;
      const { doc, ...rest } = entry;
      spool.add(`${JSON.stringify(rest)}\n`, doc ?? '');
      lengths.push(doc?.length ?? 0);
      families.push(place);
      // Two ids that share a number are taken for one, which only costs time.
      names.push(hash32(`${place} ${entry.id}`));
      const plan = plans[place];
      moments.push(doc === null || !plan ? Number.NaN : momentIn(doc, `"${plan.keyed}":"`));
    },
    steps,
    read: ({ plan, numbers }) => {
      const entries = numbers.map((number) => {
        const text = spool.read(number);
        const end = text.indexOf('\n');
        const doc = end + 1 < text.length ? text.slice(end + 1) : null;
        const entry: LogEntry = { ...JSON.parse(text.slice(0, end)), doc };
        return { entry, moment: moments[number] as number };
      });
      if (plan) entries.sort((a, b) => a.moment - b.moment || (a.entry.id < b.entry.id ? -1 : 1));
      return entries.map(({ entry }) => entry);
    },
    [Symbol.dispose]: () => spool[Symbol.dispose](),
  };
}

function inSteps({ plan, numbers }: Step, lengths: readonly number[]): Step[] {
  const steps: number[][] = [];
  let characters = 0;
  for (const number of numbers) {
    characters += lengths[number] as number;
    const step = steps.at(-1);
    if (step && step.length < batchSize && characters <= charactersAtOnce) step.push(number);
    else {
      steps.push([number]);
      characters = lengths[number] as number;
    }
  }
  return steps.map((step) => ({ plan, numbers: step }));
}

/** About the moment that a member (`"deadline":"`) says: a wrong guess only costs time. Undated rows come last. */
function momentIn(doc: string, member: string): number {
  const from = doc.indexOf(member) + member.length;
  const moment = from < member.length ? Number.NaN : Date.parse(doc.slice(from, doc.indexOf('"', from)));
  return Number.isNaN(moment) ? Number.MAX_SAFE_INTEGER : moment;
}

function repeated(names: readonly number[]): ReadonlySet<number> {
  const sorted = Uint32Array.from(names).sort();
  const again = new Set<number>();
  for (let at = 1; at < sorted.length; at++) {
    if (sorted[at] === sorted[at - 1]) again.add(sorted[at] as number);
  }
  return again;
}
