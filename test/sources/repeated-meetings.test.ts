// What a calendar repeats: its rule is not worked out, so no occurrence that is over stands for those to come.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { meetings } from '../../src/sources/ical/meetings.ts';
import { contextAt, recordsOf } from '../support/source-test.ts';

async function datesOf(...entries: readonly (readonly string[])[]) {
  const lines = entries.flatMap((lines, at) => [
    ...['BEGIN:VEVENT', 'SUMMARY:Seminar on ageing', 'DURATION:PT1H', ...lines, `UID:${at}`, 'END:VEVENT'],
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'perennial-repeated-'));
  try {
    const path = join(folder, 'society.ics');
    writeFileSync(path, ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'));
    const context = contextAt('2026-05-01T12:00:00Z');
    const events = await recordsOf(meetings, await meetings.readFiles([path], context));
    return events.map(({ start_date, end_date }) => [start_date, end_date]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const none = [undefined, undefined];

test('an entry that repeats has a date while its first time lies ahead, or when its last is over', async () => {
  const found = await datesOf(
    ['DTSTART:20260601T160000Z', 'RRULE:FREQ=WEEKLY'],
    ['DTSTART:20260105T160000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO'],
    ['DTSTART:20260105T160000Z', 'RRULE:FREQ=WEEKLY;UNTIL=20260330T160000Z'],
    ['DTSTART:20260105T160000Z', 'RRULE:FREQ=MONTHLY;UNTIL=20261231'],
    ['DTSTART:20260105T160000Z', 'RDATE:20260605T160000Z'],
    ['DTSTART:20260105T160000Z'],
  );
  const first = ['2026-01-05T16:00:00Z', '2026-01-05T17:00:00Z'];
  assert.deepEqual(found, [['2026-06-01T16:00:00Z', '2026-06-01T17:00:00Z'], none, first, none, none, first]);
});

test('one time of an entry that was moved is an event of its own, wherever it stands in the file', async () => {
  const found = await datesOf(
    ['UID:seminar', 'RECURRENCE-ID:20260511T160000Z', 'DTSTART:20260512T160000Z'],
    ['DTSTART:20260105T160000Z', 'RRULE:FREQ=WEEKLY', 'UID:seminar'],
  );
  assert.deepEqual(found, [['2026-05-12T16:00:00Z', '2026-05-12T17:00:00Z'], none]);
});
