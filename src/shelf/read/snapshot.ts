// One moment of a shelf, held for as long as it takes to write all of it out, while the shelf goes on:
// a connection of its own that stays in one read transaction.

import { DatabaseSync } from 'node:sqlite';
import type { Family } from '../../kernel/family.ts';
import type { FeedPlace } from '../../kernel/reader.ts';
import { rank, reaches, type Tier, tiers } from '../../kernel/tier.ts';
import { type Plan, planOf, quoted } from '../layout/plan.ts';
import { stateReader } from '../layout/state.ts';
import { type Prepare, statementCache } from '../layout/statements.ts';
import { lastErased, lastUntold, linesAsTexts, type RecordReader, readChanges } from './feed-reader.ts';
import { type Line, type LinesRequest, linesOf } from './lines.ts';
import { liveAdder } from './live.ts';
import { survivorOf } from './one-record.ts';

export interface Snapshot extends Disposable {
  /** A number of the log that it stands at for the tier: nothing up to it is missing, nothing after it is there. */
  readonly standsAt: (tier: Tier) => number;
  /** The number of the log at which something was last erased for privacy; 0 when nothing was. */
  readonly erasedAt: () => number;
  /** All rows of a family that the tier sees, some hundred at a time. */
  readonly lines: (family: Family, ask: LinesRequest) => Iterable<readonly Line[]>;
  /** The tiers for which the family holds something else than for the tier below. */
  readonly editions: (family: Family, form: LinesRequest['form']) => readonly Tier[];
  /** What the tier was told of and cannot see any more, as lines. */
  readonly gone: (families: readonly Family[], tier: Tier, now: Date) => Iterable<readonly string[]>;
}

const batchSize = 500;

export function openSnapshot(file: string, families: readonly Family[]): Snapshot {
  const db = new DatabaseSync(file, { readOnly: true });
  db.exec('pragma busy_timeout = 20000; pragma mmap_size = 8000000000; begin');
  const plans = families.map(planOf);
  const planned = new Map(plans.map((plan) => [plan.family.name, plan]));
  const prepare = statementCache(db);
  const lines = linesOf(
    prepare,
    plans,
    liveAdder((sql, ...binds) => prepare(sql).all(...binds)),
  );
  const records: RecordReader = {
    planFor: (name) => planned.get(name) as Plan,
    lines,
    survivor: (family, id, tier) => survivorOf(prepare, planned.get(family.name) as Plan, id, tier),
  };
  const version = stateReader(db);
  // The first read is what fixes the moment.
  if (version('seq') < 0) {
    db.close();
    throw new Error('The shelf followed a log that is no more, so nothing is written out of it.');
  }

  function* everyLine(family: Family, ask: LinesRequest): Iterable<readonly Line[]> {
    let key = '';
    for (;;) {
      const slice = lines.after(planned.get(family.name) as Plan, key, batchSize, ask);
      if (slice.length > 0) yield slice;
      if (slice.length < batchSize) return;
      key = (slice.at(-1) as Line).key;
    }
  }

  function* gone(told: readonly Family[], tier: Tier, now: Date): Iterable<readonly string[]> {
    let after: FeedPlace = { seq: 0, family: '', id: '' };
    for (;;) {
      const request = { tier, now, after, families: told, limit: 1000, form: 'ref' as const };
      const { entries, end, more } = readChanges(prepare, records, request, linesAsTexts(records), 'gone');
      if (entries.length > 0) {
        yield entries.map(({ op, family, id, public_id, seq, merged_into }) =>
          JSON.stringify({ op, family, id, seq, ...(merged_into ? { public_id, merged_into } : {}) }),
        );
      }
      if (!more) return;
      after = end as FeedPlace;
    }
  }

  return {
    standsAt: (tier) => Math.max(version(tier), lastUntold(prepare)),
    erasedAt: () => lastErased(prepare),
    lines: everyLine,
    editions: (family, form) => {
      const plan = planned.get(family.name) as Plan;
      return tiers.filter((tier) => {
        if (!reaches(tier, family.tier)) return false;
        return tier === family.tier || differs(prepare, plan, tier, form);
      });
    },
    gone,
    [Symbol.dispose]: () => db.close(),
  };
}

/** Whether a tier sees rows, or members of rows, that the tier below does not. */
function differs(prepare: Prepare, plan: Plan, tier: Tier, form: LinesRequest['form']): boolean {
  const level = rank(tier);
  const table = quoted(plan.family.name);
  const any = (sql: string) => prepare(`select exists(${sql}) as found`).get()?.found === 1;
  if (any(`select 1 from ${table} where _vis = ${level}`)) return true;
  if (any(`select 1 from ${table} where _${tier} is not null`)) return true;
  if (plan.live.row.some(([, field]) => field.tier === tier)) return true;
  if (form === 'record') return false;
  if (plan.scalars.some((column) => column.rank === level)) return true;
  return (
    plan.hasDetail && any(`select 1 from ${quoted(`${plan.family.name}_detail`)} where _${tier} is not null`)
  );
}
