import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { conferences } from '../../src/sources/conferences/conferences.ts';
import { daysInWords, deadlineInstant } from '../../src/sources/conferences/dates.ts';
import { readEdition } from '../../src/sources/conferences/edition.ts';
import { conferenceEvent } from '../../src/sources/conferences/event.ts';
import {
  type LiveService,
  type OperatorRecord,
  type Reading,
  SourceError,
} from '../../src/sources/reading/source.ts';
import { needsRealData, realFile } from '../support/real-data.ts';
import { keepingContext } from '../support/source-test.ts';

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/conferences-${name}`, import.meta.url));
const february = '2026-02-01T00:00:00Z';
const real = (name: string) => realFile(`conferences/${name}`);

async function byPublicId(reading: Reading): Promise<Map<string, OperatorRecord>> {
  const events = new Map<string, OperatorRecord>();
  for await (const event of reading.records) events.set(String(event.public_id), event);
  return events;
}

const read = async (paths: readonly string[], context = keepingContext(february)) =>
  byPublicId(await conferences.readFiles(paths, context));

test('an edition becomes an event with its days, place, topics and the next day on which something is due', async () => {
  const event = (await read([fixture('published.yml')])).get('conference-exconf-2027');
  assert.equal(event?.title, 'International Conference on Examples (ExConf 2027)');
  assert.equal(
    event?.description,
    "All deadlines are 'anywhere on earth'.\n\nAn abstract is due first; the paper by 2026-08-29 11:59 UTC.",
  );
  const { start_date, end_date, submission_deadline: due } = event ?? {};
  assert.deepEqual([start_date, end_date], ['2027-04-06T00:00:00Z', '2027-04-09T23:59:59Z']);
  assert.equal(due, '2026-08-22T11:59:59Z');
  assert.deepEqual([event?.location, event?.is_online], ['Thessaloniki, Greece', false]);
  assert.deepEqual(event?.topics, ['image-processing', 'machine-learning']);
});

test('an edition is not held before its year: days of the year before are unknown, or those of the words', async () => {
  const row = (dates: object) => ({
    title: 'A',
    year: 2027,
    id: 'a27',
    link: 'https://a.example/',
    place: 'B',
    ...dates,
  });
  const days = (dates: object) => {
    const { start_date: start, end_date: end } = conferenceEvent(
      readEdition(row(dates)),
      keepingContext(february),
    );
    return [start, end].map((moment) => (moment as string | undefined)?.slice(0, 10));
  };
  const wrong = { start: '2026-06-17', end: '2026-06-23' };
  assert.deepEqual(days({ ...wrong, date: 'June 17-23, 2027' }), ['2027-06-17', '2027-06-23']);
  assert.deepEqual(days({ ...wrong, date: 'June 17-23, 2026' }), [undefined, undefined]);
  const late = { start: '2028-01-10', end: '2028-01-15' };
  assert.deepEqual(days({ ...late, date: 'January 10-15, 2028' }), ['2028-01-10', '2028-01-15']);
});

test('a meeting on site and online is not held online alone, and words mend a last day before the first', () => {
  const event = (given: object) =>
    conferenceEvent(
      readEdition({ title: 'A', year: 2024, id: 'a24', link: 'https://a.example/', place: 'B', ...given }),
      keepingContext(february),
    );
  const online = (place: string) => event({ place }).is_online;
  assert.deepEqual(
    [
      'Online',
      'Online (Kyiv, Ukraine)',
      'London, UK, and virtual',
      'Atlanta, Georgia AND Online',
      'Basel',
    ].map(online),
    [true, true, false, false, false],
  );
  const wrong = { start: '2024-12-09', end: '2023-12-15' };
  assert.equal(event(wrong).end_date, undefined);
  assert.equal(event({ ...wrong, date: 'December 9-15, 2024' }).end_date, '2024-12-15T23:59:59Z');
});

test('after the first round the deadline of the second one counts, then the last one stays', async () => {
  const at = async (now: string) =>
    (await read([fixture('published.yml')], keepingContext(now))).get('conference-exconf-2027')
      ?.submission_deadline;
  assert.equal(await at('2026-09-01T00:00:00Z'), '2026-12-02T04:59:59Z');
  assert.equal(await at('2027-02-01T00:00:00Z'), '2026-12-02T04:59:59Z');
});

test('what is not announced yet is left out', async () => {
  const event = (await read([fixture('published.yml')])).get('conference-exconf-2028');
  for (const name of ['start_date', 'end_date', 'submission_deadline', 'location', 'is_online', 'topics']) {
    assert.equal(name in (event ?? {}), false, name);
  }
});

test('the flat list gives folded names, one-digit months, summer-time names and online places', async () => {
  const context = keepingContext(february);
  const event = (await read([fixture('flat.yml')], context)).get('conference-oldconf-2026');
  assert.deepEqual(context.refusals, []);
  assert.equal(event?.title, 'Old Conference on Examples and Further Matters (OldConf 2026)');
  assert.equal(event?.submission_deadline, '2026-01-31T07:59:00Z');
  assert.equal(event?.is_online, true);
  assert.deepEqual(event?.topics, ['machine-learning', 'natural-language-processing']);
  assert.equal(
    event?.end_date,
    '2026-07-03T23:59:59Z',
    'a last day before the first one is that of the words',
  );
});

test('an edition in two lists is one event, told by the list that knows more', async () => {
  for (const paths of [
    [fixture('flat.yml'), fixture('published.yml')],
    [fixture('published.yml'), fixture('flat.yml')],
  ]) {
    const events = await read(paths);
    assert.equal(events.size, 3);
    assert.equal(events.get('conference-exconf-2027')?.url, 'https://example.org/2027/');
  }
});

test('uncertain dates of the biomedical list are no dates, and a row without a year is refused', async () => {
  const context = keepingContext(february);
  const events = await read([fixture('biomed.json')], context);
  assert.equal('submission_deadline' in (events.get('conference-eom-2026') ?? {}), false);
  const other = events.get('conference-meeting-without-acronym-2027');
  assert.equal(other?.title, 'Meeting Without Acronym 2027');
  assert.equal('start_date' in (other ?? {}), false);
  assert.equal(other?.submission_deadline, '2026-06-01T09:59:59Z');
  assert.match(String(other?.description), /names no time zone for the deadline.*UTC\+14\.$/);
  assert.deepEqual(other?.topics, ['computer-science']);
  const credit = other?.attribution as { licence: string } | undefined;
  assert.equal(credit?.licence, 'CC0-1.0', 'owed to the list it is from');
  assert.deepEqual(context.refusals, ['conferences-biomed.json[2]: year is missing']);
});

test('deadlines are read in their zone, and an unknown zone is refused', () => {
  assert.equal(deadlineInstant('2026-02-12 23:59:59', 'AoE'), '2026-02-13T11:59:59Z');
  assert.equal(deadlineInstant('2026-07-12 23:59', 'PST'), '2026-07-13T06:59:00Z', 'the place, in summer');
  assert.equal(deadlineInstant('2026-02-12', 'Europe/London'), '2026-02-12T23:59:59Z');
  assert.equal(
    deadlineInstant('2026-02-12', null),
    '2026-02-12T09:59:59Z',
    'nowhere does the day end sooner',
  );
  for (const text of ['TBA', '2026-03?', '2027', '', null, '2026-02-30', '2026-02-12 noon']) {
    assert.equal(deadlineInstant(text, 'UTC'), null, String(text));
  }
  assert.throws(() => deadlineInstant('2026-02-12', 'Moon'), /not a time zone/);
});

test('an edition that the lists drop stays an event', () => {
  const event = { id: 'x', title: 'Past' };
  assert.equal(conferences.left(event, keepingContext(february)), event);
});

test('the real lists hold 122, 169 and 22 editions, 306 different ones together', async (t) => {
  if (!needsRealData(t)) return;
  const files = [
    'hf-ai-deadlines-122.json',
    'paperswithcode-conferences.yml',
    'biomed-compbio-conferences-22.json',
  ];
  const context = keepingContext(february);
  const sizes: number[] = [];
  for (const file of files) sizes.push((await read([real(file)], context)).size);
  assert.deepEqual(sizes, [122, 169, 22]);
  const events = await read(files.map(real), context);
  assert.equal(events.size, 306);
  assert.equal(new Set([...events.values()].map(({ id }) => id)).size, 306);
  assert.deepEqual(context.refusals, []);
  for (const { title, description, url } of events.values()) {
    assert.doesNotMatch(`${title}\n${description ?? ''}`, /<\/?[a-z][^>]*>|&(amp|lt|gt|quot|#\d+);/i);
    assert.match(String(url), /^https?:\/\//);
  }
});

test('the real published file and the joined list tell the same edition', async (t) => {
  if (!needsRealData(t)) return;
  const one = await read([real('one-conference-as-published-miccai.yml')]);
  const joined = await read([real('hf-ai-deadlines-122.json')]);
  const key = 'conference-miccai-2026';
  assert.deepEqual(one.get(key), joined.get(key));
  assert.equal(one.get(key)?.submission_deadline, '2026-02-13T07:59:59Z');
});

const published = '- title: A\n  year: 2027\n  id: a27\n  link: https://a.example/\n  tags: []\n';

function fakeRepository(watermark: string | null, answer: (url: string, headers: Headers) => Response) {
  const asked: string[] = [];
  const service: LiveService = {
    fetch: async (url, init) => {
      asked.push(url);
      return answer(url, new Headers(init?.headers));
    },
    sleep: async () => undefined,
    watermark,
    scratch: '/nonexistent',
  };
  return { service, asked };
}

test('the live list reads every file of the folder, refuses a strange one and keeps the ETag', async () => {
  const names = ['a.yml', 'bad.yml', 'README.md', '../../secret.yml'];
  const { service, asked } = fakeRepository(null, (url) => {
    if (url.startsWith('https://api.github.com/')) {
      return Response.json(
        names.map((name) => ({ name })),
        { headers: { etag: '"one"' } },
      );
    }
    return new Response(url.endsWith('/bad.yml') ? '- &anchor x' : published);
  });
  const context = keepingContext(february);
  const reading = await conferences.readLive(service, context);
  assert.deepEqual([...(await byPublicId(reading)).keys()], ['conference-a-2027']);
  assert.equal(reading.watermark?.(), '"one"');
  assert.equal(reading.unchanged, false);
  assert.equal(asked.length, 3);
  assert.deepEqual(context.refusals, ['bad.yml: line 1: Anchors and tags are not read']);
});

test('an unchanged list is told by the ETag and costs one request', async () => {
  const { service, asked } = fakeRepository('"one"', (_, headers) =>
    headers.get('if-none-match') === '"one"'
      ? new Response(null, { status: 304 })
      : new Response('', { status: 500 }),
  );
  const reading = await conferences.readLive(service, keepingContext(february));
  assert.equal(reading.unchanged, true);
  assert.equal(reading.watermark?.(), '"one"');
  assert.equal((await byPublicId(reading)).size, 0);
  assert.equal(asked.length, 1);
});

test('a listing without files and a file that cannot be had end the harvest', async () => {
  const empty = fakeRepository(null, () => Response.json([]));
  const broken = fakeRepository(null, (url) =>
    url.startsWith('https://api.github.com/')
      ? Response.json([{ name: 'a.yml' }])
      : new Response('', { status: 404 }),
  );
  for (const { service } of [empty, broken]) {
    await assert.rejects(conferences.readLive(service, keepingContext(february)), SourceError);
  }
});

test('a missing file ends the harvest with a sentence', async () => {
  await assert.rejects(
    conferences.readFiles(['/nonexistent/list.yml'], keepingContext(february)),
    SourceError,
  );
  const nowhere = conferences.readFiles(['/nonexistent/list.json'], keepingContext(february));
  await assert.rejects(nowhere, SourceError);
});

test('dates in words are read, and what is not certain is no date', () => {
  assert.deepEqual(daysInWords('June 10-17, 2025'), { start: '2025-06-10', end: '2025-06-17' });
  assert.deepEqual(daysInWords('June 30 - July 4, 2025'), { start: '2025-06-30', end: '2025-07-04' });
  assert.deepEqual(daysInWords('September, 09-12, 2024'), { start: '2024-09-09', end: '2024-09-12' });
  assert.deepEqual(daysInWords('May 29- June 2, 2023'), { start: '2023-05-29', end: '2023-06-02' });
  assert.deepEqual(daysInWords('March 3, 2026'), { start: '2026-03-03', end: '2026-03-03' });
  for (const text of ['TBA', 'Spring 2026', 'June 31, 2025', 'July 9-3, 2025', null]) {
    assert.equal(daysInWords(text), null, String(text));
  }
});
