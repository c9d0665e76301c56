import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { folderForTest } from '../ledger/folder.ts';
import { aGrant, aHero, aLabel, builders } from '../support/records.ts';
import { ledgerIn } from '../support/truth.ts';
import { perennial } from './process.ts';

const conference = [
  {
    title: 'ExAging',
    year: 2031,
    id: 'exaging31',
    full_name: 'Example Conference on Aging',
    link: 'https://exaging.example/',
    deadline: '2031-01-10 23:59:59',
    timezone: 'UTC',
    place: 'Examplia',
    date: 'May 3-5, 2031',
    start: '2031-05-03',
    end: '2031-05-05',
    sub: 'BIO',
  },
];

test('import says what became of each file, and ends with 1 when a line was refused', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  const good = folder.write('labels.ndjson', [aLabel(), aLabel()]);
  const bad = folder.write(
    'grants.ndjson',
    `${JSON.stringify(aGrant())}\n{"id":"x"\n{"id":"y","health":1}\n`,
  );
  const first = await perennial(['import', good, bad], data);
  assert.equal(first.code, 1);
  assert.equal(
    first.stdout,
    `${good}: 2 added, 0 changed, 0 unchanged, 0 refused\n${bad}: 1 added, 0 changed, 0 unchanged, 2 refused\n`,
  );
  const [json, personal] = first.stderr.trimEnd().split('\n');
  const reason = 'The line is not valid JSON: it ends inside the record.';
  assert.equal(json, `${bad}:2: ${reason}`);
  assert.match(personal ?? '', /grants\.ndjson:3 \(.+\): .*health belongs to the personal layer/);
  const again = await perennial(['import', good, bad, '--json'], data);
  assert.equal(again.code, 1);
  assert.equal(again.stderr, '');
  const { files, refused } = JSON.parse(again.stdout);
  const counts = { added: 0, changed: 0, unchanged: 2, removed: 0, refused: 0, suppressed: 0 };
  assert.deepEqual(files[0], { file: good, ...counts });
  assert.deepEqual(refused[0], { file: bad, line: 2, field: '', reason });
});

test('an import says which members it left out because nothing declares them, and --strict refuses their line', async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: `${folder.path}/data` };
  const hero = aHero({ strategy: { sumary: 'Long.', rationale: 'Kept.' } });
  const file = folder.write('heroes.ndjson', [hero]);
  const left = 'strategy.sumary is no member that records have there, did you mean summary?';
  const strict = await perennial(['import', file, '--strict'], settings);
  assert.deepEqual([strict.code, strict.stderr], [1, `${file}:1 (strategy.sumary): ${left}\n`]);
  const taken = await perennial(['import', file], settings);
  assert.equal(taken.code, 0);
  assert.equal(taken.stdout, `${file}: 1 added, 0 changed, 0 unchanged, 0 refused\n`);
  assert.equal(taken.stderr, `${file}:1 (strategy.sumary): ${left} It was left out.\n`);
  const again = JSON.parse((await perennial(['import', file, '--json'], settings)).stdout);
  assert.equal(again.files[0].unchanged, 1);
  assert.deepEqual([again.members_left_out, again.undeclared[0].field], [1, 'strategy.sumary']);
});

test('of a file full of bad lines every line is counted, and as many are named as a reader or a program needs', async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: `${folder.path}/data` };
  const files = [folder.write('labels.ndjson', '{}\n'.repeat(10_003))];
  const imported = (json: boolean) => perennial(['import', ...files, ...(json ? ['--json'] : [])], settings);
  const { refused, refused_left_out, files: counted } = JSON.parse((await imported(true)).stdout);
  assert.deepEqual([refused.length, refused_left_out, counted[0].refused], [10_000, 3, 10_003]);
  const { code, stderr } = await imported(false);
  assert.equal(code, 1);
  assert.match(stderr, /\/labels\.ndjson:50 .*\n… and 9953 more refused lines\.\n$/m);
});

test('import goes on with the next file after one that is cut off, and names what of a folder it passes over', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  const mine = `${folder.path}/mine`;
  mkdirSync(mine);
  const lines = Array.from({ length: 2000 }, () => JSON.stringify(aLabel())).join('\n');
  writeFileSync(`${mine}/labels.ndjson.gz`, gzipSync(lines).subarray(0, -2000));
  writeFileSync(`${mine}/heroes.jsonl`, JSON.stringify(aHero()));
  for (const name of ['grants.xml', 'SOURCE.md', '.hidden']) writeFileSync(`${mine}/${name}`, 'id\n');
  const { code, stdout, stderr } = await perennial(['import', mine], data);
  assert.equal(code, 1);
  assert.match(
    stdout,
    /heroes\.jsonl: 1 added, .* 0 refused\n.*labels\.ndjson\.gz: \d+ added, .* \d refused\n$/,
  );
  const passed = `${mine}/grants.xml was passed over: records are read from {family}.ndjson, one a line, and {family}.csv.`;
  assert.equal(stderr.split('\n')[0], passed);
  assert.match(stderr, /labels\.ndjson\.gz:\d+: From here on .* it is cut off before its end\.\n$/);
  assert.doesNotMatch(stderr, /SOURCE|hidden/);
});

test('import takes a table, names the columns that it passes over, and says what other forms need', async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: `${folder.path}/data` };
  const table = 'id;title;funder_name;url;public_url\ng1;Call;Fund;https://a.example/;x\ng2;Call;Fund;;\n';
  const file = folder.write('grants.csv', table);
  const read = await perennial(['import', file], settings);
  assert.deepEqual([read.code, read.stdout], [1, `${file}: 1 added, 0 changed, 0 unchanged, 1 refused\n`]);
  const [passed, refused] = read.stderr.split('\n');
  assert.equal(passed, `${file}: The column public_url is computed, and passed over.`);
  assert.match(refused ?? '', /grants\.csv:3 \(url\): url is required: a web address/);
  const told = JSON.parse((await perennial(['import', file, '--json'], settings)).stdout);
  assert.deepEqual(told.passed_over, [{ file, columns: ['public_url'] }]);
  const workbook = folder.write('heroes.xlsx', 'PK\u0003\u0004');
  const other = await perennial(['import', workbook], settings);
  assert.match(
    other.stderr,
    /it is a zip archive, as workbooks \(\.xlsx, \.ods\) are; save the sheet as CSV\.\n$/,
  );
  assert.match(
    (await perennial(['import', '-'], settings)).stderr,
    /records are read from files, whose names/,
  );
});

test('import says which records a file names that are not there, and says it no more once they are', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  const grants = folder.write('grants.ndjson', [
    aGrant(),
    aGrant({ organization_id: 'o', detail: { funder: { organization_public_id: 'a-funder' } } }),
  ]);
  const first = await perennial(['import', grants], data);
  const sentence = (name: string) =>
    `${grants}:2: no record of organizations is called "${name}", which is named here; the line was taken.\n`;
  assert.deepEqual([first.code, first.stderr], [0, sentence('o') + sentence('a-funder')]);
  assert.match(first.stdout, /: 2 added, 0 changed, 0 unchanged, 0 refused\n$/);
  const json = JSON.parse((await perennial(['import', grants, '--json'], data)).stdout);
  assert.deepEqual(json.missing[0], { file: grants, line: 2, family: 'organizations', name: 'o' });
  const many = Array.from({ length: 13 }, (_, n) => aGrant({ organization_id: `o-${n}` }));
  const { stderr } = await perennial(['import', folder.write('grants.many.ndjson', many)], data);
  assert.deepEqual(stderr.trimEnd().split('\n').slice(10), ['… and 3 more names that no record bears.']);
  const funder = builders.organizations?.({ id: 'o', public_id: 'a-funder' });
  const later = await perennial(['import', grants, folder.write('organizations.ndjson', [funder])], data);
  assert.deepEqual([later.code, later.stderr], [0, '']);
});

test('import --strict takes nothing of a bad file, and other failures are one line', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  const bad = folder.write('labels.ndjson', [aLabel(), { id: 'x' }]);
  const unknown = folder.write('lables.ndjson', [aLabel()]);
  const strict = await perennial(['import', bad, '--strict'], data);
  assert.equal(strict.code, 1);
  assert.match(strict.stdout, /nothing of it was imported, because of --strict/);
  const [typo, missing, status] = [
    await perennial(['import', unknown], data),
    await perennial(['import', `${folder.path}/nowhere.ndjson`], data),
    await perennial(['status', '--json'], data),
  ];
  for (const { code, stdout, stderr } of [typo, missing]) {
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(stderr, /^[^\n]+\n$/);
  }
  assert.match(typo.stderr, /did you mean labels\.ndjson\?/);
  assert.equal(JSON.parse(status.stdout).seq, 0);
});

test('a harvest from files shows in status, and one that fails keeps what was there', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  const good = folder.write('list.json', JSON.stringify(conference));
  const bad = folder.write('cut.json', JSON.stringify(conference).slice(0, -3));
  const first = await perennial(['harvest', 'conferences', '--from', good], data);
  assert.equal(first.code, 0, first.stderr);
  assert.equal(first.stdout, 'conferences: 1 added, 0 changed, 0 unchanged, 0 left the source, 0 refused\n');
  const failed = await perennial(['harvest', 'conferences', '--from', bad], data);
  assert.equal(failed.code, 1);
  assert.match(
    failed.stderr,
    /^conferences: cut\.json ends inside its array\. The catalogue is as it was\.$/m,
  );
  const missing = await perennial(
    ['harvest', 'conferences', '--from', `${folder.path}/none`, '--json'],
    data,
  );
  assert.equal(missing.code, 1);
  const { records, harvests, seq, shelf_seq } = JSON.parse(
    (await perennial(['status', '--json'], data)).stdout,
  );
  assert.equal(records.events, 1);
  assert.deepEqual([seq, shelf_seq], [1, 1]);
  assert.deepEqual(
    harvests.map((run: { status: string; added: number }) => [run.status, run.added]),
    [
      ['failed', 0],
      ['completed', 1],
    ],
  );
});

test('a file without one record is no success of an import', async () => {
  using folder = folderForTest();
  for (const [name, text] of [
    ['grants.ndjson', ''],
    ['events.ndjson', '\n\n'],
    ['grants.csv', ''],
  ] as const) {
    const file = folder.write(name, text);
    const { code, stderr } = await perennial(['import', file], { PERENNIAL_DATA: `${folder.path}/data` });
    assert.deepEqual([code, stderr], [1, `${file}:1: There is not one record in the file.\n`]);
  }
});

test('a source that is read from files alone is no failed harvest where none are named', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  const harvested = await perennial(['harvest', 'pennsylvania'], data);
  assert.deepEqual([harvested.code, harvested.stdout], [2, '']);
  assert.equal(
    harvested.stderr,
    'pennsylvania has no service that is documented: say with --from which files.\n',
  );
  assert.ok(!existsSync(data.PERENNIAL_DATA), 'nothing is written of it');
});

test('of daily copies in one folder the newest counts, whatever the earlier ones list', async () => {
  using folder = folderForTest();
  const [edition] = conference as [object];
  const earlier = [edition, { ...edition, id: 'gone31', title: 'Gone' }];
  mkdirSync(`${folder.path}/kept`);
  folder.write('kept/list-2030-11-30.json', JSON.stringify(earlier));
  folder.write('kept/list-2030-12-01.json', JSON.stringify(conference));
  folder.write('kept/other.json', JSON.stringify([{ ...edition, id: 'other31', title: 'Other' }]));
  const { code, stdout } = await perennial(
    ['harvest', 'conferences', '--from', `${folder.path}/kept`],
    { PERENNIAL_DATA: `${folder.path}/data` },
    () => new Date('2030-12-01T12:00:00Z'),
  );
  assert.deepEqual([code, stdout.split(',')[0]], [0, 'conferences: 2 added']);
});

test('what a kept file lists counts as seen on the day it was kept, where --as-of says it', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  const bytes = readFileSync(new URL('../sources/fixtures/eu-snapshot.ndjson', import.meta.url), 'utf8');
  const file = folder.write('portal-2026-08-22.ndjson', bytes);
  const harvested = (...options: string[]) =>
    perennial(['harvest', 'eu-funding', ...options], data, () => new Date('2026-09-02T12:00:00Z'));
  const seen = async () => {
    await using ledger = await ledgerIn(data.PERENNIAL_DATA);
    const days = new Set<unknown>();
    for await (const { record } of ledger.versions('grants')) days.add(record.checked_at);
    return [...days];
  };
  const first = await harvested('--from', file);
  assert.equal(
    first.stderr,
    'eu-funding: what portal-2026-08-22.ndjson lists counts as seen at its source today. If it was kept on 2026-08-22, say --as-of 2026-08-22.\n',
  );
  assert.deepEqual(await seen(), ['2026-09-02T12:00:00Z']);
  const again = await harvested('--from', file, '--as-of', '2026-08-22');
  assert.deepEqual([again.code, again.stderr], [0, '']);
  assert.deepEqual(await seen(), ['2026-08-22T00:00:00Z']);
  const ages = async () => {
    await using ledger = await ledgerIn(data.PERENNIAL_DATA);
    return await ledger.sourceAges();
  };
  const today = '2026-09-02T12:00:00.000Z';
  const day = '2026-08-22T00:00:00.000Z';
  assert.deepEqual(await ages(), [{ source: 'eu-funding', harvested_at: day, tried_at: day }]);
  const list = folder.write('list.json', JSON.stringify(conference));
  const kept = ['harvest', 'conferences', '--from', list, '--as-of', '2026-08-22'];
  assert.equal((await perennial(kept, data, () => new Date(today))).code, 0);
  assert.deepEqual((await ages())[0], { source: 'conferences', harvested_at: day, tried_at: day });
  const { stdout: status } = await perennial(['status'], data, () => new Date(today));
  assert.match(status, /^conferences: harvested 11 days ago$/m);
  assert.match(status, /^2026-09-02T12:00:00.000Z conferences as kept on 2026-08-22: 1 added/m);
  const third = await harvested('--from', file, '--as-of', '2026-08-22');
  assert.match(third.stdout, / 0 added, 0 changed, /);
  const wrong: [string[], RegExp][] = [
    [['--as-of', '2026-08-22'], /say with --from which ones\.$/],
    [['--from', file, '--as-of', '2026-02-30'], /^--as-of 2026-02-30 is no day; write it as 2026-08-22\.$/],
    [['--from', file, '--as-of', '2026-09-03'], /is not there yet; today is 2026-09-02\.$/],
  ];
  for (const [options, sentence] of wrong) {
    const { code, stderr } = await harvested(...options);
    assert.equal(code, 2);
    assert.match(stderr.trim(), sentence);
  }
});
