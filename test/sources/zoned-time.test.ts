import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { zoneClock } from '../../src/kernel/zone-clock.ts';
import { endOfDay, zonedInstant } from '../../src/sources/reading/zoned-time.ts';

test('a day ends at 23:59:59 of its zone, on both sides of a change of clocks', () => {
  assert.equal(endOfDay('2026-03-28', 'Europe/Brussels'), '2026-03-28T22:59:59Z');
  assert.equal(endOfDay('2026-03-29', 'Europe/Brussels'), '2026-03-29T21:59:59Z');
  assert.equal(endOfDay('2026-10-24', 'Europe/Brussels'), '2026-10-24T21:59:59Z');
  assert.equal(endOfDay('2026-10-25', 'Europe/Brussels'), '2026-10-25T22:59:59Z');
  assert.equal(endOfDay('2026-03-08', 'America/New_York'), '2026-03-09T03:59:59Z');
  assert.equal(endOfDay('2026-11-01', 'America/New_York'), '2026-11-02T04:59:59Z');
});

test('a clock time is right in the hours around a change of clocks', () => {
  assert.equal(zonedInstant('2026-03-29T01:59:59', 'Europe/Brussels'), '2026-03-29T00:59:59Z');
  assert.equal(zonedInstant('2026-03-29T03:00:00', 'Europe/Brussels'), '2026-03-29T01:00:00Z');
  assert.equal(zonedInstant('2026-10-25T01:59:59', 'Europe/Brussels'), '2026-10-24T23:59:59Z');
  assert.equal(zonedInstant('2026-10-25T03:00:00', 'Europe/Brussels'), '2026-10-25T02:00:00Z');
});

test('a skipped hour is read as after the jump, a repeated hour as its first passing', () => {
  assert.equal(zonedInstant('2026-03-29T02:30:00', 'Europe/Brussels'), '2026-03-29T01:30:00Z');
  assert.equal(zonedInstant('2026-10-25T02:30:00', 'Europe/Brussels'), '2026-10-25T00:30:00Z');
});

test('fixed offsets are read as people write them', () => {
  const day = (zone: string) => endOfDay('2026-02-21', zone);
  assert.equal(day('UTC'), '2026-02-21T23:59:59Z');
  assert.equal(day('GMT'), '2026-02-21T23:59:59Z');
  assert.equal(day('UTC+3'), '2026-02-21T20:59:59Z');
  assert.equal(day('GMT+02'), '2026-02-21T21:59:59Z');
  assert.equal(day('UTC-08'), '2026-02-22T07:59:59Z');
  assert.equal(day('UTC+05:30'), '2026-02-21T18:29:59Z');
  assert.equal(day('AoE'), '2026-02-22T11:59:59Z');
  assert.equal(day('UTC-12'), day('AoE'));
});

test('a day that does not exist and an unknown zone are refused by name', () => {
  assert.throws(() => endOfDay('2024-02-30', 'UTC'), /2024-02-30/);
  assert.throws(() => endOfDay('2023-02-29', 'America/New_York'), /2023-02-29/);
  assert.throws(() => endOfDay('2024-13-01', 'UTC'), RangeError);
  assert.throws(() => endOfDay('24-01-01', 'UTC'), RangeError);
  assert.throws(() => zonedInstant('2024-01-01T24:00:00', 'UTC'), RangeError);
  for (const zone of ['Mars/Base', '', 'UTC+15', 'UTC+1:75']) {
    assert.throws(() => endOfDay('2024-02-29', zone), /is not a time zone/, zone);
  }
});

test('years up to 9999 keep four digits in UTC', () => {
  assert.equal(endOfDay('9999-12-30', 'America/New_York'), '9999-12-31T04:59:59Z');
  assert.equal(endOfDay('9999-12-31', 'America/New_York'), '9999-12-31T23:59:59Z');
});

test('the clock of a zone shows the time that led to the instant', () => {
  assert.equal(zonedInstant('2026-07-01T03:00:00', 'AoE'), '2026-07-01T15:00:00Z');
  const zones = ['Europe/Brussels', 'America/New_York', 'Australia/Lord_Howe', 'UTC'];
  const clocks = new Map(
    zones.map((timeZone) => [
      timeZone,
      new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
    ]),
  );
  const noon = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(noon, fc.constantFrom(...zones), (date, zone) => {
      const local = `${date.toISOString().slice(0, 10)}T12:34:56`;
      assert.equal(clocks.get(zone)?.format(new Date(zonedInstant(local, zone))), local.replace('T', ' '));
    }),
    { numRuns: 300, seed: 7 },
  );
});

test('of the clocks of zones some hundred are kept, however many spellings are asked for', () => {
  const first = zoneClock('Europe/Lisbon');
  assert.equal(zoneClock('Europe/Lisbon'), first);
  const letters = [...'europe/lisbon'];
  for (let spelling = 0; spelling < 300; spelling++) {
    const name = letters.map((letter, at) => ((spelling >> at) & 1 ? letter.toUpperCase() : letter));
    assert.equal(zoneClock(name.join(''))(0).hour, 1, 'Lisbon was an hour ahead in 1970');
  }
  assert.notEqual(zoneClock('Europe/Lisbon'), first);
});
