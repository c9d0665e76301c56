// A source of grants made up for a test, and a harvest of it.

import { families } from '../../src/families.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { harvest } from '../../src/sources/harvest.ts';
import type { OperatorRecord, Reading, Source } from '../../src/sources/reading/source.ts';
import { aGrant } from '../support/records.ts';
import type { TestApp } from '../support/test-app.ts';

/** A source of grants that lists these records; `complete` says whether that is all of them. */
export function listing(records: readonly object[], complete = true): Source {
  const reading = async (): Promise<Reading> => ({
    complete,
    watermark: () => 'mark',
    records: (async function* () {
      yield* records as readonly OperatorRecord[];
    })(),
  });
  return {
    name: 'made-up',
    family: 'grants',
    credit: {
      name: 'Made up',
      url: 'https://made-up.example',
      licence: 'CC0-1.0',
      statement: 'From Made up.',
    },
    summary: '',
    files: '',
    readFiles: reading,
    readLive: reading,
    ignoredInComparison: ['relevance_score'],
    left: (record, { now }) =>
      record.title === 'Fleeting' ? null : { ...record, closed_at: record.closed_at ?? now.toISOString() },
  };
}

export const call = (id: string, given: object = {}) =>
  aGrant({ id, public_id: id, source: 'made-up', ...given });

export async function run(
  app: TestApp,
  source: Source,
  refused: string[] = [],
  acceptShrunk = false,
  verifiedDays = 7,
) {
  const done = await harvest(source, {
    ledger: app.ledger,
    families,
    now: () => app.clock.now,
    topicMin: 30,
    all: false,
    acceptShrunk,
    verifiedDays,
    read: (asked, context) => asked.readFiles([], context),
    onRefused: (where, reason) => refused.push(`${where}: ${reason}`),
    onProgress: () => undefined,
  });
  await catchUp(app.ledger, app.shelf);
  const { added, changed, unchanged, left } = done;
  return [added, changed, unchanged, left, done.refused];
}
