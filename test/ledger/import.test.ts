import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { families } from '../../src/families.ts';
import type { Ledger } from '../../src/ledger/ledger.ts';
import {
  familyOfFile,
  type ImportCounts,
  importFile,
  type RefusedLine,
} from '../../src/sources/operator-file.ts';
import { SourceError } from '../../src/sources/reading/source.ts';
import { aCompany, aGrant, aLabel, aPreservationCompany, builders } from '../support/records.ts';
import { freshLedger } from '../support/truth.ts';
import { folderForTest } from './folder.ts';

const noon = new Date('2026-03-01T12:00:00Z');

interface Imported extends ImportCounts {
  readonly lines: readonly RefusedLine[];
}

async function importing(
  ledger: Ledger,
  file: string,
  { strict = false, now = noon }: { strict?: boolean; now?: Date } = {},
): Promise<Imported> {
  const lines: RefusedLine[] = [];
  const counts = await importFile(file, {
    families,
    ledger,
    now: () => now,
    strict,
    onRefused: (line) => lines.push(line),
    onPrivacyRequest: () => undefined,
    onProgress: () => undefined,
  });
  return { ...counts, lines };
}

function counted({ added, changed, unchanged, removed, refused }: ImportCounts): readonly number[] {
  return [added, changed, unchanged, removed, refused];
}

test('records come from plain and compressed files, with any line ends, blank lines and a byte order mark', async () => {
  using folder = folderForTest();
  const [one, two, three] = [aLabel(), aLabel(), aLabel()].map((label) => JSON.stringify(label));
  const forms = [
    ['labels.ndjson', `${one}\n${two}\n${three}\n`],
    ['labels.two.ndjson', `${one}\r\n${two}\r\n\r\n   \r\n${three}`],
    ['labels.three.ndjson', `\ufeff${one}\n\n\n${two}\n${three}`],
    ['labels.ndjson.gz', `${one}\n${two}\n${three}`],
  ] as const;
  for (const [name, text] of forms) {
    await using ledger = await freshLedger();
    assert.deepEqual(counted(await importing(ledger, folder.write(name, text))), [3, 0, 0, 0, 0], name);
    assert.deepEqual(await ledger.counts(), { labels: 3 });
  }
});

test('a record of every family goes into the ledger and comes out as it was', async () => {
  using folder = folderForTest();
  await using ledger = await freshLedger();
  for (const [family, build] of Object.entries(builders)) {
    const record = build();
    const file = folder.write(`${family}.ndjson`, [record]);
    assert.deepEqual(counted(await importing(ledger, file)), [1, 0, 0, 0, 0], family);
    const kept = await ledger.present(family, String(record.id));
    assert.equal(kept?.updated_at, record.updated_at ?? noon.toISOString());
    const { created_at: _created, updated_at: _updated, ...content } = kept ?? {};
    for (const [member, value] of Object.entries(content)) assert.deepEqual(value, record[member], member);
  }
});

test('a bad line is refused by its number, member and reason, and the others are imported', async () => {
  using folder = folderForTest();
  await using ledger = await freshLedger();
  const good = JSON.stringify(aGrant({ id: 'good' }));
  const bad: readonly (readonly [line: string, field: string, reason: RegExp])[] = [
    ['{"id":', '', /not valid JSON/],
    ['[1]', '', /must be a JSON object/],
    ['null', '', /must be a JSON object/],
    ['"text"', '', /must be a JSON object/],
    [JSON.stringify(aGrant({ titel: 'x' })), 'titel', /titel is not a known member/],
    [JSON.stringify(aGrant({ title: 5 })), 'title', /title must be text/],
    [JSON.stringify(aGrant({ title: null })), 'title', /title must be text/],
    [JSON.stringify({ id: 'x' }), 'title', /title is required.*funder_name is required/],
    [JSON.stringify({ ...aGrant(), id: undefined }), 'id', /id is required/],
    [JSON.stringify(aGrant({ id: '' })), 'id', /id must be/],
    [JSON.stringify(aGrant({ deadline: '2026-02-30T00:00:00Z' })), 'deadline', /moment in UTC/],
    [JSON.stringify(aGrant({ deadline: '2026-03-01T10:00:00+02:00' })), 'deadline', /moment in UTC/],
    [JSON.stringify(aGrant({ deadline: '2026-03-01' })), 'deadline', /moment in UTC/],
    [JSON.stringify(aGrant({ url: 'javascript:alert(1)' })), 'url', /http:\/\/ or https:\/\//],
    [JSON.stringify(aGrant({ labels: ['Not A Slug'] })), 'labels.0', /slug/],
    [JSON.stringify(aGrant({ labels: 'aging' })), 'labels', /labels must be a list/],
    [JSON.stringify(aGrant({ relevance_score: 101 })), 'relevance_score', /from 0 to 100/],
    [JSON.stringify(aGrant({ verified: 'yes' })), 'verified', /true or false/],
    [JSON.stringify(aGrant({ text_policy: 'some' })), 'text_policy', /one of full, excerpt_only/],
    [JSON.stringify(aGrant({ public_url: 'https://example.org/' })), 'public_url', /is computed/],
    [JSON.stringify(aGrant({ detail: { fundng: {} } })), 'detail.fundng', /not a known member/],
    [
      JSON.stringify(aGrant({ detail: { funding: { instrument: 'gift' } } })),
      'detail.funding.instrument',
      /loan/,
    ],
    ...['\u0007', '\b', '\f', '\u007f', '\ud800'].map(
      (one) => [JSON.stringify(aGrant({ title: `bell ${one}` })), 'title', /control character/] as const,
    ),
    [JSON.stringify(aGrant({ removed: 'yes' })), 'removed', /true or false/],
    ['{"removed":true}', 'id', /id must be/],
    [JSON.stringify({ id: 'a\u0000', removed: true }), 'id', /control character/],
    [
      JSON.stringify({ id: 'a', removed: true, removal_reason: 'bell \u0007' }),
      'removal_reason',
      /control character/,
    ],
  ];
  const lines = bad.flatMap(([line]) => [line, '']);
  const imported = await importing(ledger, folder.write('grants.ndjson', [good, ...lines, ''].join('\n')));
  assert.deepEqual(counted(imported), [1, 0, 0, 0, bad.length]);
  bad.forEach(([line, field, reason], index) => {
    const refused = imported.lines[index] as RefusedLine;
    assert.equal(refused.file, 'grants.ndjson');
    assert.equal(refused.line, 2 + 2 * index, line);
    assert.equal(refused.field, field, line);
    assert.match(refused.reason, reason);
    assert.doesNotMatch(refused.reason, /\n|\bat .*:\d+/);
  });
  assert.deepEqual(await ledger.counts(), { grants: 1 });
});

test('in strict mode nothing of a file with a refused line is imported', async () => {
  using folder = folderForTest();
  await using ledger = await freshLedger();
  const records = Array.from({ length: 1500 }, () => aLabel());
  const bad = folder.write('labels.ndjson', [...records, { id: 'x' }]);
  const refused = await importing(ledger, bad, { strict: true });
  assert.deepEqual(counted(refused), [0, 0, 0, 0, 1]);
  assert.equal(await ledger.head(), 0);
  const twice = folder.write('labels.twice.ndjson', [
    aLabel({ id: 'a', slug: 'same' }),
    aLabel({ id: 'b', slug: 'same' }),
  ]);
  assert.deepEqual(counted(await importing(ledger, twice, { strict: true })), [0, 0, 0, 0, 1]);
  assert.equal(await ledger.head(), 0);
  const good = folder.write('labels.good.ndjson', records);
  assert.deepEqual(counted(await importing(ledger, good, { strict: true })), [1500, 0, 0, 0, 0]);
});

test('a file that is named for no family is refused with the nearest name', async () => {
  await using ledger = await freshLedger();
  for (const [name, hint] of [
    ['grant.ndjson', /did you mean grants\.ndjson\?/],
    ['organisations.ndjson.gz', /did you mean organizations\.ndjson\?/],
    ['qqqqqqqq.ndjson', /the families are grants, events/],
    ['rated_funds.ndjson', /no family is called rated_funds/],
  ] as const) {
    assert.throws(() => familyOfFile(name, families), hint);
    await assert.rejects(importing(ledger, name), SourceError);
  }
  assert.equal(familyOfFile('/some/where/grants.2026-03.ndjson.gz', families).name, 'grants');
});

test('of a file that is cut short what was read is imported, and the line where it ends is refused', async () => {
  using folder = folderForTest();
  await using ledger = await freshLedger();
  const lines = Array.from({ length: 3000 }, () => JSON.stringify(aLabel())).join('\n');
  const packed = gzipSync(lines);
  const file = folder.write('labels.ndjson.gz', packed.subarray(0, packed.length - 2000));
  const cut = await importing(ledger, file);
  assert.ok(cut.added > 2000);
  assert.equal((await ledger.counts()).labels, cut.added);
  assert.equal(cut.refused, cut.lines.length);
  const [end] = cut.lines.slice(-1);
  assert.equal(end?.reason, 'From here on labels.ndjson.gz cannot be read: it is cut off before its end.');
  assert.ok((end?.line ?? 0) > cut.added);
  assert.deepEqual(counted(await importing(ledger, file)), [0, 0, cut.added, 0, cut.refused]);
  const strict = await importing(await freshLedger(), file, { strict: true });
  assert.deepEqual([strict.added, strict.refused], [0, cut.refused]);
});

test('a file in another form says so in one line, with what to change', async () => {
  using folder = folderForTest();
  const line = JSON.stringify(aLabel());
  const forms: readonly (readonly [name: string, bytes: string | Buffer, reason: RegExp])[] = [
    ['labels.ndjson', gzipSync(line), /it is gzipped; let its name end with \.gz/],
    ['labels.ndjson', Buffer.from(`\ufeff${line}`, 'utf16le'), /it is UTF-16; save it as UTF-8/],
    ['labels.ndjson.gz', Buffer.from(line), /it is damaged, or not gzipped as its name says/],
    ['labels.ndjson', `[${line}]`, /each record on a line of its own, as jq -c '\.\[\]' does/],
    ['labels.ndjson', `${line}\r${line}\r`, /a carriage return alone; save the file with line feeds/],
    ['labels.ndjson', 'id;slug;name', /a table \(CSV\) belongs into a file whose name ends in \.csv/],
    ['labels.ndjson', '{', /a record stands whole on one line; jq -c \. writes each so/],
    ['labels.ndjson', line.slice(0, -5), /it ends inside the record/],
    ['labels.ndjson', `${line.slice(0, -1)},}`, /it cannot be read from character \d+ on/],
    ['labels.ndjson', '{"id":None}', /N stands where a value or a name belongs/],
    [
      'labels.ndjson',
      Buffer.from('{"id":"\xe9"}', 'latin1'),
      /not valid UTF-8; save the file in that encoding/,
    ],
  ];
  for (const [name, bytes, reason] of forms) {
    await using ledger = await freshLedger();
    const { lines, ...counts } = await importing(ledger, folder.write(name, bytes));
    assert.deepEqual(counted(counts), [0, 0, 0, 0, 1], String(reason));
    assert.match(lines[0]?.reason ?? '', reason);
  }
});

test('an id that stands in a file twice is refused the second time, so that a second import changes nothing', async () => {
  using folder = folderForTest();
  await using ledger = await freshLedger();
  const [one, two] = [aLabel({ id: 'a', name: 'First' }), aLabel({ id: 'a', name: 'Second' })];
  const file = folder.write('labels.ndjson', [one, aLabel(), two]);
  const first = await importing(ledger, file);
  assert.deepEqual(counted(first), [2, 0, 0, 0, 1]);
  assert.deepEqual(
    [first.lines[0]?.line, first.lines[0]?.reason],
    [3, 'id a stands in line 1 already; keep one of the two lines.'],
  );
  assert.deepEqual(counted(await importing(ledger, file)), [0, 0, 2, 0, 1]);
  assert.equal((await ledger.present('labels', 'a'))?.name, 'First');
  const forgotten = { id: 'a', removed: true, removal_reason: 'privacy_request' };
  const last = await importing(ledger, folder.write('labels.ndjson', [one, forgotten]));
  assert.deepEqual(counted(last), [0, 0, 1, 1, 0]);
});

test('a line of more than 16 MiB is refused by its number, and the others are imported', async () => {
  using folder = folderForTest();
  await using ledger = await freshLedger();
  const huge = `{"id":"huge","name":"${'x'.repeat(17 * 1024 * 1024)}"}`;
  const [first, last] = [JSON.stringify(aLabel({ id: 'first' })), JSON.stringify(aLabel({ id: 'last' }))];
  const imported = await importing(ledger, folder.write('labels.ndjson', `${first}\n${huge}\n${last}\n`));
  assert.deepEqual(counted(imported), [2, 0, 0, 0, 1]);
  const [refused] = imported.lines;
  assert.equal(refused?.line, 2);
  assert.match(refused?.reason ?? '', /^The line is longer than 16 MiB\.$/);
});

test('a line in another encoding is refused instead of spoiling its names, and the others are imported', async () => {
  using folder = folderForTest();
  await using ledger = await freshLedger();
  const [first, last] = [JSON.stringify(aLabel({ name: 'Élan' })), JSON.stringify(aLabel())];
  const latin = Buffer.from(JSON.stringify(aLabel({ name: 'Élan' })), 'latin1');
  const bytes = Buffer.concat([Buffer.from(`${first}\n`), latin, Buffer.from(`\n${last}\n`)]);
  const imported = await importing(ledger, folder.write('labels.ndjson', bytes));
  assert.deepEqual(counted(imported), [2, 0, 0, 0, 1]);
  const reason = 'The line is not valid UTF-8; save the file in that encoding.';
  assert.deepEqual(imported.lines, [{ file: 'labels.ndjson', line: 2, field: '', reason }]);
});

const merging = (id: string, into: string) =>
  JSON.stringify(aCompany({ id, public_id: id, merged_into: into }));
const beginning = (start_date: string) => JSON.stringify({ ...builders.events?.(), start_date });
const scoring = (score: number) => [{ dimension: 'science', score }];
const refusals: readonly (readonly [file: string, line: string, reason: RegExp])[] = [
  ['grants', JSON.stringify(aGrant()).replace(/\}$/, ',"title":"Another"}'), /given twice/],
  ['events', beginning('0000-12-31T00:00:00Z'), /a moment in UTC/],
  ['grants', JSON.stringify(aGrant({ deadline: '0000-12-31T00:00:00Z' })), /a moment in UTC/],
  ['companies', JSON.stringify(aCompany({ dimensions: scoring(101) })), /from 0 to 100/],
  [
    'preservation_companies',
    JSON.stringify(aPreservationCompany({ dimensions: scoring(-1) })),
    /from 0 to 100/,
  ],
  ['companies', merging('a', 'a'), /another record/],
  ['grants', JSON.stringify(aGrant({ public_id: '..' })), /public_id must not be \.\., which is lost/],
  ['companies', merging('a', 'nobody'), /names nobody, and there is no such record/],
  ['companies', `${merging('a', 'b')}\n${merging('b', 'a')}`, /in a circle: a → b → a/],
];

for (const [family, line, reason] of refusals) {
  test(`a line of ${family} that is refused says why: ${reason.source}`, async () => {
    using folder = folderForTest();
    for (const strict of [false, true]) {
      await using ledger = await freshLedger();
      const { lines } = await importing(ledger, folder.write(`${family}.ndjson`, line), { strict });
      assert.match(lines[0]?.reason ?? '', reason);
      assert.deepEqual(await ledger.counts(), {});
    }
  });
}

test('a record may be merged into one that is there, or that comes in the same file', async () => {
  using folder = folderForTest();
  await using ledger = await freshLedger();
  const file = folder.write(
    'companies.ndjson',
    `${merging('a', 'b')}\n${JSON.stringify(aCompany({ id: 'b', public_id: 'b' }))}`,
  );
  assert.deepEqual(counted(await importing(ledger, file)), [2, 0, 0, 0, 0]);
});
