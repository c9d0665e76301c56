import assert from 'node:assert/strict';
import { test } from 'node:test';
import ICAL from 'ical.js';
import { catchUp } from '../../src/ledger/follow.ts';
import { aGrant, anEvent } from '../support/records.ts';
import { createTestApp, noon } from '../support/test-app.ts';

function entriesOf(text: string) {
  assert.ok(text.endsWith('END:VCALENDAR\r\n'));
  for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, `a folded line: ${line}`);
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => ({
    uid: event.getFirstPropertyValue('uid') as string,
    summary: event.getFirstPropertyValue('summary') as string,
    status: event.getFirstPropertyValue('status') as string,
    sequence: Number(event.getFirstPropertyValue('sequence')),
    start: event.getFirstPropertyValue('dtstart') as ICAL.Time,
    end: event.getFirstPropertyValue('dtend') as ICAL.Time | null,
    url: event.getFirstPropertyValue('url') as string | null,
    text: event.getFirstPropertyValue('description') as string | null,
    categories: event.getFirstProperty('categories')?.getValues() as readonly string[] | undefined,
  }));
}

const instant = (time: ICAL.Time) => time.toJSDate().toISOString();

test('deadlines are the right instants on both sides of a change of the clock', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    // 23:59:59 in Berlin: an hour before midnight UTC in winter, two in summer. The clock changes on 29 March.
    aGrant({ id: 'winter', deadline: '2026-03-28T22:59:59Z' }),
    aGrant({ id: 'summer', deadline: '2026-03-29T21:59:59Z' }),
    // 17:00 in New York, where it changes on 8 March.
    aGrant({ id: 'before', deadline: '2026-03-07T22:00:00Z' }),
    aGrant({ id: 'after', deadline: '2026-03-08T21:00:00Z' }),
    aGrant({ id: 'rolling', deadline: null }),
  );
  const { text, headers } = await app.get('/grants.ics');
  assert.equal(headers.get('content-type'), 'text/calendar; charset=utf-8');
  const found = new Map(entriesOf(text).map(({ uid, start }) => [uid, instant(start)]));
  assert.deepEqual(Object.fromEntries(found), {
    'grant-before@perennial': '2026-03-07T22:00:00.000Z',
    'grant-after@perennial': '2026-03-08T21:00:00.000Z',
    'grant-winter@perennial': '2026-03-28T22:59:59.000Z',
    'grant-summer@perennial': '2026-03-29T21:59:59.000Z',
  });
});

test('every further date of a call is an entry; what is known to the month only is none', async () => {
  await using app = await createTestApp();
  const date = (kind: string, given: object) => ({
    kind,
    label: kind,
    rolling: false,
    evidence_ids: [],
    precision: 'minute',
    ...given,
  });
  const deadlines = [
    date('loi', { label: 'Letter of intent', at: '2026-04-01T21:00:00Z' }),
    date('webinar', { date: '2026-03-20', precision: 'day' }),
    date('full', { at: '2026-06-30T23:59:59Z' }),
    date('full', { label: 'Second round', at: '2026-12-30T23:59:59Z' }),
    date('decision', { date: '2026-09-01', precision: 'month' }),
  ];
  await app.add('grants', aGrant({ id: 'g', title: 'Call', detail: { deadlines } }));
  const entries = entriesOf((await app.get('/grants.ics')).text);
  const said = Object.fromEntries(
    entries.map(({ uid, summary, start }) => [uid, `${summary} ${start.toString()}`]),
  );
  assert.deepEqual(said, {
    'grant-g@perennial': 'Deadline: Call 2026-06-30T23:59:59Z',
    'grant-g-loi@perennial': 'Letter of intent: Call 2026-04-01T21:00:00Z',
    'grant-g-webinar@perennial': 'webinar: Call 2026-03-20',
    'grant-g-full-2@perennial': 'Second round: Call 2026-12-30T23:59:59Z',
  });
  const alone = entriesOf((await app.get('/grants/g.ics')).text);
  assert.deepEqual(
    alone.map(({ uid, start }) => `${uid} ${start}`),
    entries.map(({ uid, start }) => `${uid} ${start}`),
  );
});

test('beside the deadline itself a date that was over a month ago is in no calendar', async () => {
  await using app = await createTestApp();
  const at = (days: number) => new Date(noon.getTime() + days * 86_400_000).toISOString();
  const date = (days: number) => ({
    kind: 'loi',
    at: at(days),
    rolling: false,
    precision: 'minute',
    evidence_ids: [],
  });
  const deadlines = [-400, -40, -30, 20].map(date);
  await app.add(
    'grants',
    aGrant({ id: 'open', deadline: at(60), detail: { deadlines } }),
    aGrant({ id: 'past', deadline: at(-60) }),
  );
  const uids = async (path: string) => entriesOf((await app.get(path)).text).map(({ uid }) => uid);
  const shown = ['grant-open@perennial', 'grant-open-loi-3@perennial', 'grant-open-loi-4@perennial'];
  assert.deepEqual(await uids('/grants.ics'), shown);
  assert.deepEqual(await uids('/grants/open.ics'), shown);
  assert.deepEqual(await uids('/grants.ics?include_expired=true&deadline_before=2026-02-20'), [
    'grant-past@perennial',
  ]);
});

test('an event given in days is an entry of whole days; given in hours, of those', async () => {
  await using app = await createTestApp();
  await app.add(
    'events',
    anEvent({ id: 'days', start_date: '2026-05-01T00:00:00Z', end_date: '2026-05-03T23:59:59Z' }),
    anEvent({ id: 'one', start_date: '2026-05-08T00:00:00Z', end_date: null }),
    anEvent({ id: 'hours', start_date: '2026-05-09T09:30:00Z', end_date: '2026-05-09T11:00:00Z' }),
    anEvent({ id: 'call', start_date: null, end_date: null, submission_deadline: '2026-04-02T10:00:00Z' }),
    anEvent({ id: 'none', start_date: null, end_date: null }),
    // An end before the beginning, as sources sometimes give it.
    anEvent({ id: 'odd', start_date: '2026-05-10T09:30:00Z', end_date: '2026-05-10T08:30:00Z' }),
    anEvent({ id: 'odd-days', start_date: '2026-05-12T00:00:00Z', end_date: '2026-05-11T00:00:00Z' }),
  );
  const entries = entriesOf((await app.get('/events.ics?scope=all')).text);
  const said = entries.map(({ uid, start, end }) => [uid, start.toString(), end?.toString() ?? null]);
  assert.deepEqual(said.sort(), [
    ['event-call-submission@perennial', '2026-04-02T10:00:00Z', null],
    ['event-days@perennial', '2026-05-01', '2026-05-04'],
    ['event-hours@perennial', '2026-05-09T09:30:00Z', '2026-05-09T11:00:00Z'],
    ['event-odd-days@perennial', '2026-05-12', '2026-05-13'],
    ['event-odd@perennial', '2026-05-10T09:30:00Z', null],
    ['event-one@perennial', '2026-05-08', '2026-05-09'],
  ]);
});

test('a calendar takes the filters of its list', async () => {
  await using app = await createTestApp();
  await app.add(
    'grants',
    aGrant({ id: 'a', labels: ['dementia'] }),
    aGrant({ id: 'b' }),
    aGrant({ id: 'c', verified: false }),
  );
  const uids = async (query: string) =>
    entriesOf((await app.get(`/grants.ics${query}`)).text).map(({ uid }) => uid);
  assert.deepEqual(await uids('?labels=dementia'), ['grant-a@perennial']);
  assert.equal((await uids('')).length, 2);
  assert.equal((await uids('?scope=all')).length, 3);
});

test('an entry keeps its id, counts its changes, and is cancelled when its record goes', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'stays' }), aGrant({ id: 'goes', title: 'Secret of a person' }));
  const [before] = entriesOf((await app.get('/grants/stays.ics')).text);
  app.clock.now = new Date(noon.getTime() + 3_600_000);
  await app.add('grants', aGrant({ id: 'stays', deadline: '2026-07-01T00:00:00Z' }));
  await app.ledger.append([{ family: 'grants', id: 'goes', record: null }], app.clock.now);
  await catchUp(app.ledger, app.shelf);
  const { text } = await app.get('/grants.ics');
  const after = new Map(entriesOf(text).map((entry) => [entry.uid, entry]));
  const changed = after.get('grant-stays@perennial');
  assert.equal(changed?.uid, before?.uid);
  assert.ok(Number(changed?.sequence) > Number(before?.sequence));
  assert.equal(changed?.status, 'CONFIRMED');
  assert.equal(after.get('grant-goes@perennial')?.status, 'CANCELLED');
  assert.ok(!text.includes('Secret'), 'nothing is told of what went but its id');
  app.clock.now = new Date(noon.getTime() + 100 * 86_400_000);
  const later = entriesOf((await app.get('/grants.ics')).text);
  assert.ok(!later.some(({ uid }) => uid.includes('goes')), 'after 90 days it is forgotten');
});

test('with an event its submissions are cancelled too', async () => {
  await using app = await createTestApp();
  await app.add('events', anEvent({ id: 'e', submission_deadline: '2026-04-02T10:00:00Z' }));
  const uids = async () => entriesOf((await app.get('/events.ics')).text).map(({ uid }) => uid);
  const before = await uids();
  await app.add('events', { id: 'e', removed: true });
  assert.deepEqual(await uids(), before);
  assert.ok(entriesOf((await app.get('/events.ics')).text).every(({ status }) => status === 'CANCELLED'));
});

test('any text stands in a calendar as it was written', async () => {
  await using app = await createTestApp();
  const title = 'Grants; for: "ageing", \\n and\\ more — für Zellen 💡 '.repeat(4).trim();
  await app.add(
    'grants',
    aGrant({
      id: 'x,y;z@host',
      public_id: 'x',
      title,
      description: 'One\nBEGIN:VEVENT\r\ntwo; three',
      labels: ['a-b'],
    }),
  );
  const [entry, ...others] = entriesOf((await app.get('/grants.ics')).text);
  assert.deepEqual(others, [], 'a text cannot begin an entry of its own');
  assert.equal(entry?.summary, `Deadline: ${title}`);
  assert.equal(entry?.text?.replaceAll('\r', ''), 'One\nBEGIN:VEVENT\ntwo; three');
  assert.equal(entry?.uid, 'grant-x%2Cy%3Bz%40host@perennial');
  assert.deepEqual(entry?.categories, ['a-b']);
  assert.equal(entry?.url, 'http://perennial.test/grants/x');
});

test('an entry of a deadline that a rule gives says that it is to be checked', async () => {
  await using app = await createTestApp();
  const deadline = '2026-06-05T21:00:00Z';
  const at = { kind: 'full', at: deadline, date: '2026-06-05', precision: 'minute', rolling: false };
  const dated = (id: string, label: string) =>
    aGrant({ id, title: 'A call', deadline, detail: { deadlines: [{ ...at, label }] } });
  await app.add(
    'grants',
    dated('rule', 'Standard date; check the announcement'),
    dated('stated', 'Closing date'),
  );
  const { text } = await app.get('/grants.ics');
  const found = new Map(entriesOf(text).map(({ uid, summary }) => [uid, summary]));
  assert.equal(found.get('grant-rule@perennial'), 'Standard date; check the announcement: A call');
  assert.equal(found.get('grant-stated@perennial'), 'Deadline: A call');
});
