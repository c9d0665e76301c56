import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { grants } from '../../src/families/grants/grants.ts';
import { families } from '../../src/families.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import type { Change, Ledger } from '../../src/ledger/ledger.ts';
import { changeOf, ignoredOf } from '../../src/sources/change-of.ts';
import { type ImportCounts, importFile } from '../../src/sources/operator-file.ts';
import type { OperatorRecord } from '../../src/sources/reading/source.ts';
import { folderForTest } from '../ledger/folder.ts';
import { demoApp } from '../support/demo-app.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp } from '../support/test-app.ts';
import { freshLedger } from '../support/truth.ts';

const noon = new Date('2026-03-01T12:00:00Z');

async function importing(ledger: Ledger, path: string, strict = false) {
  const refused: string[] = [];
  const passedOver: string[] = [];
  const counts = await importFile(path, {
    families,
    ledger,
    now: () => noon,
    strict,
    onRefused: ({ line, field, reason }) => refused.push(`${line} ${field}: ${reason}`),
    onPassedOver: (columns) => passedOver.push(...columns),
    onPrivacyRequest: () => undefined,
    onProgress: () => undefined,
  });
  return { counts: counted(counts), refused, passedOver };
}

function counted({ added, changed, unchanged, removed, refused }: ImportCounts): readonly number[] {
  return [added, changed, unchanged, removed, refused];
}

test('the export of every list is imported again: here without a change, elsewhere whole', async () => {
  await using here = await demoApp();
  await using there = await createTestApp({ now: here.clock.now });
  using folder = folderForTest();
  let tables = 0;
  for (const family of families) {
    const path = family.list?.find((shape) => shape.within === undefined)?.path;
    if (family.of !== undefined || path === undefined || path.includes('{')) continue;
    const all = 'scope' in (family.filters ?? {}) ? '?scope=all' : '';
    const table = (await here.get(`${path}.csv${all}`, { tier: 'top' })).text;
    const rows = (await here.get(`${path}?limit=1`, { tier: 'top' })).body;
    const file = folder.write(`${family.name}.csv`, table);
    const again = await importing(here.ledger, file);
    assert.deepEqual(again.refused, [], family.name);
    const [added, changed, unchanged] = again.counts;
    assert.deepEqual([added, changed], [0, 0], family.name);
    assert.ok((unchanged as number) >= (rows.pagination?.total ?? 1), family.name);
    const elsewhere = await importing(there.ledger, file);
    assert.deepEqual(elsewhere.refused, [], family.name);
    assert.equal(elsewhere.counts[0], unchanged, family.name);
    tables += 1;
  }
  assert.ok(tables > 12);
});

test('the export of what was harvested changes nothing either, and what a cell changes counts', async () => {
  await using t = await createTestApp();
  using folder = folderForTest();
  const seen = { source: 'california', checked_at: '2026-02-01T00:00:00Z' };
  const harvested = aGrant({ id: 'g1', deadline: '2031-01-01T00:00:00Z', ...seen });
  const change = changeOf(grants, harvested as OperatorRecord, ignoredOf(harvested));
  await t.ledger.append([change as Change], noon);
  await catchUp(t.ledger, t.shelf);
  const table = (await t.get('/grants.csv?scope=all')).text;
  const same = await importing(t.ledger, folder.write('grants.csv', table));
  assert.deepEqual([same.counts, same.refused], [[0, 0, 1, 0, 0], []]);
  const later = table.replace('2031-01-01', '2031-02-01');
  const changed = await importing(t.ledger, folder.write('grants.csv', later));
  assert.deepEqual([changed.counts, changed.refused], [[0, 1, 0, 0, 0], []]);
});

const head = 'id,title,funder_name,url';
const row = (id: string) => `${id},Call ${id},Fund,https://a.example/${id}`;

test('a table changes of a record what its columns say, and leaves the rest as it is', async () => {
  await using t = await createTestApp();
  using folder = folderForTest();
  const long = 'Words of others. '.repeat(40).trim();
  const detail = { eligibility: { applicant_types: [{ value: 'university' }] } };
  const whole = { text_policy: 'excerpt_only', source_url: 'https://a.example/g1', verified: true };
  await t.add('grants', aGrant({ id: 'g1', description: long, detail, ...whole }));
  const table = (await t.get('/grants.csv', { tier: 'top' })).text;
  assert.doesNotMatch(table, new RegExp(long));
  const renamed = folder.write('grants.csv', table.replace(/(\r\ng1,[^,]*,)[^,]*/, '$1Renamed'));
  const { counts, passedOver } = await importing(t.ledger, renamed);
  assert.deepEqual(counts, [0, 1, 0, 0, 0]);
  assert.ok(passedOver.includes('public_url'));
  const { title, description, verified, ...kept } = (await t.ledger.present('grants', 'g1')) ?? {};
  assert.deepEqual([title, description, verified], ['Renamed', long, true]);
  assert.deepEqual(kept.detail, detail);
  const cells = 'id;deadline;description;detail.funding.max_award.amount\ng1;2031-01-01T00:00:00Z;;8000.00\n';
  assert.deepEqual((await importing(t.ledger, folder.write('grants.csv', cells))).counts, [0, 1, 0, 0, 0]);
  const after = await t.ledger.present('grants', 'g1');
  assert.deepEqual([after?.title, after?.deadline], ['Renamed', '2031-01-01T00:00:00Z']);
  assert.equal(after?.description, undefined);
  assert.deepEqual(after?.detail, { ...detail, funding: { max_award: { amount: '8000.00' } } });
});

test('a table is read as spreadsheets write it: separators, line ends, marks before the table, empty rows and columns', async () => {
  using folder = folderForTest();
  const lines = [head, row('g1'), row('g2')];
  const tables = [
    lines.join('\n'),
    `\ufeff${lines.join('\r\n')}\r\n,,,\r\n`,
    lines.join('\r').replaceAll(',', ';'),
    `\ufeffsep=;\r\n${lines.join('\r\n').replaceAll(',', ';')}`,
    lines.map((line) => `${line.replaceAll(',', '\t')}\t\t`).join('\n'),
    `${head}\n g1 ,Call , Fund,https://a.example/1\ng2,Call,Fund,https://a.example/2`,
    `${head}\n"g1","Call ""one""\r\nand, two",Fund,https://a.example/1\n${row('g2')}\n`,
  ];
  for (const table of tables) {
    for (const [name, bytes] of [
      ['grants.csv', table],
      ['grants.csv.gz', gzipSync(table)],
    ] as const) {
      await using ledger = await freshLedger();
      const { counts, refused } = await importing(ledger, folder.write(name, bytes as string));
      assert.deepEqual([counts, refused], [[2, 0, 0, 0, 0], []], JSON.stringify(table));
      assert.equal((await ledger.present('grants', 'g1'))?.funder_name, 'Fund');
    }
  }
});

test('a row that does not fit is refused with its line, its member and what to change; the others are taken', async () => {
  using folder = folderForTest();
  const columns = `${head},deadline,verified,relevance_score,labels,detail.funding.max_award.amount`;
  const bad: readonly (readonly [string, RegExp])[] = [
    [',03/04/2026,,,,', /^deadline: deadline 03\/04\/2026 can be 2026-04-03 or 2026-03-04; write the one/],
    [',31/03/2026,,,,', /^deadline: deadline must be written as a moment in UTC, such as 2026-03-31T/],
    [',2026-03-31,,,,', /^deadline: deadline 2026-03-31 says no hour/],
    [',,ja,,,', /^verified: verified must be true or false, not ja\.$/],
    [',,,"12,5",,', /^relevance_score: relevance_score must be a number, not 12,5; write it in digits/],
    [',,,12.500,,', /^relevance_score: .* must be a number, not 12\.500/],
    [',,,,,250.000', /^detail\.funding\.max_award\.amount: .* must be an amount, not 250\.000/],
    [',,,,,"250,000"', /^detail\.funding\.max_award\.amount: .* nothing between thousands/],
    [',,,,"Old cells;x",', /^labels\.0: labels\.0 must be a slug/],
  ];
  await using ledger = await freshLedger();
  for (const [cells, sentence] of bad) {
    const table = `${columns}\n${row('g1')}${cells}\n${row('g2')},,TRUE,12.5,ageing; senescence,8000.00\n`;
    const { counts, refused } = await importing(ledger, folder.write('grants.csv', table));
    assert.equal(counts[4], 1, cells);
    assert.match(refused[0] ?? '', new RegExp(`^2 ${sentence.source.slice(1)}`), cells);
  }
  assert.deepEqual((await ledger.present('grants', 'g2'))?.labels, ['ageing', 'senescence']);
  const others: readonly (readonly [string | Buffer, RegExp])[] = [
    ['g1,#REF!,Fund,https://a.example/', /^2 title: title holds #REF!/],
    ['g1,=A1+1,Fund,https://a.example/', /^2 title: title begins with =/],
    ['1.2E+15,Call,Fund,https://a.example/', /^2 id: id holds 1\.2E\+15/],
    [`g1,${'x'.repeat(32_767)},Fund,https://a.example/`, /^2 title: title has 32,767 characters/],
    ['g1,Call', /^2 : The row has 2 cells, and the first line names 4 columns/],
    ['g1,Call,Fund,https://a.example/,5000', /^2 : Cell 5 stands in a column without a name/],
    ['g1,"Call" one,Fund,https://a.example/', /^2 : The row has letters behind a quotation mark/],
    [Buffer.from('g1,Vertr\u00e4ge,Fund,https://a.example/', 'latin1'), /^2 : The row is not valid UTF-8/],
  ];
  for (const [cells, sentence] of others) {
    const table = Buffer.concat([`${head}\n`, cells, `\n${row('g3')}\n`].map((part) => Buffer.from(part)));
    const { refused, counts } = await importing(ledger, folder.write('grants.csv', table));
    assert.match(refused[0] ?? '', sentence);
    assert.equal(counts[4], 1);
  }
});

test('of a table whose first line is not understood nothing is taken, and each name is told', async () => {
  using folder = folderForTest();
  await using ledger = await freshLedger();
  const refusedOf = async (table: string) => {
    const { counts, refused } = await importing(ledger, folder.write('grants.csv', table));
    assert.deepEqual([counts.slice(0, 4), counts[4]], [[0, 0, 0, 0], refused.length]);
    return refused;
  };
  assert.deepEqual(await refusedOf(`id,Funder name,eligibility\n${row('g1')}`), [
    '1 Funder name: No member of grants is called Funder name; did you mean funder_name?',
    '1 eligibility: No member of grants is called eligibility; did you mean detail.eligibility?',
  ]);
  assert.match((await refusedOf(`Programme,,\n${head}\n${row('g1')}`)).join(), /1 Programme: No member/);
  assert.match((await refusedOf(`title,url\na,b\n`)).join(), /^1 id: The first line names no column id/);
  assert.match((await refusedOf(`id,title,title\na,b,c\n`)).join(), /title names two columns; keep one/);
  assert.match(
    (await refusedOf(`id,"title\n${row('g1')}`)).join(),
    /begins in line 1 a quotation mark is missing/,
  );
});

test('a table takes records out, names an id once, and under --strict is taken whole or not at all', async () => {
  using folder = folderForTest();
  await using ledger = await freshLedger();
  const table = folder.write('grants.csv', `${head}\n${row('g1')}\n${row('g1')}\n${row('g2')}\n`);
  assert.deepEqual((await importing(ledger, table, true)).counts, [0, 0, 0, 0, 1]);
  assert.equal(await ledger.present('grants', 'g1'), null);
  const { counts, refused } = await importing(ledger, table);
  assert.deepEqual(counts, [2, 0, 0, 0, 1]);
  assert.deepEqual(refused, ['3 id: id g1 stands in line 2 already; keep one of the two lines.']);
  const removal = folder.write('grants.csv', 'id,removed,removal_reason\ng1,TRUE,duplicate\ng2,,\n');
  assert.deepEqual((await importing(ledger, removal)).counts, [0, 0, 1, 1, 0]);
});

test('a row about a record that changes while the table is read is refused, not laid over the change', async () => {
  using folder = folderForTest();
  await using ledger = await freshLedger();
  const table = folder.write('grants.csv', `${head}\n${row('g1')}\n`);
  await importing(ledger, table);
  const changed = folder.write('grants.csv', 'id,title\ng1,Another\n');
  const racing: Ledger = {
    ...ledger,
    version: async (family, id) => {
      const version = await ledger.version(family, id);
      const record = { ...version?.record, title: 'A third' };
      await ledger.append([{ family, id, record }], noon);
      return version;
    },
  };
  const { counts, refused } = await importing(racing, changed);
  assert.deepEqual([counts, refused.length], [[0, 0, 0, 0, 1], 1]);
  assert.match(refused[0] ?? '', /was changed meanwhile; import the file again/);
  assert.equal((await ledger.present('grants', 'g1'))?.title, 'A third');
});
