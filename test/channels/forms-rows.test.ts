import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { operations } from '../../src/catalogue.ts';
import { csvPieces } from '../../src/channels/formats/csv.ts';
import { formatsOf } from '../../src/channels/formats/format.ts';
import { grants } from '../../src/families/grants/grants.ts';
import { families } from '../../src/families.ts';
import { tiers } from '../../src/kernel/tier.ts';
import { demoApp } from '../support/demo-app.ts';
import { often } from '../support/often.ts';
import { aGrant } from '../support/records.ts';
import { createTestApp, site, type TestApp } from '../support/test-app.ts';

type Row = Readonly<Record<string, unknown>>;

/** A cell as the table writes a value of a row. */
function cellOf(value: unknown, joined: boolean): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const formula = /^[=+\-@\t\r＝＋－＠]|^\s*\n\s*[=+\-@]/;
  if (typeof value === 'string') return formula.test(value) ? `'${value}` : value;
  return joined ? (value as readonly string[]).join(';') : JSON.stringify(value);
}

/** As most readers do: any line end outside of quotes ends a row. */
function tableOf(text: string): readonly Readonly<Record<string, string>>[] {
  const record_delimiter = ['\r\n', '\n', '\r'];
  return parse(text, { columns: true, record_delimiter }) as Record<string, string>[];
}

const lists = operations.filter((operation) => operation.lists && !operation.path.includes('{'));

test('every list can be had as JSON, CSV, NDJSON, Atom, JSON-LD and Markdown; lists with dates as a calendar', () => {
  assert.ok(lists.length >= 17, `${lists.length} lists`);
  for (const operation of lists) {
    const names = formatsOf(operation).map(({ name }) => name);
    const dated = ['list_grants', 'list_events'].includes(operation.name) ? ['ics'] : [];
    assert.deepEqual(names, ['json', 'csv', 'ndjson', 'atom', 'jsonld', 'md', ...dated], operation.name);
  }
  const without = families.filter(({ list }) => list?.length).map(({ name }) => name);
  const listed = operations.flatMap(({ lists: one }) => one?.family.name ?? []);
  assert.deepEqual(
    without.filter((name) => !listed.includes(name)),
    [],
  );
});

test('the table and the lines of a list hold the rows of its JSON, for every list and tier', async () => {
  await using app = await demoApp();
  for (const { path } of lists) {
    for (const tier of tiers) {
      const wide = path === '/grants' ? '?scope=all&include_expired=true' : '';
      const rows = await allRows(app, path + wide, tier);
      if (rows === null) continue;
      const lines = await app.get(`${path}.ndjson${wide}`, { tier });
      const read = lines.text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
      assert.deepEqual(read, rows, `${path}.ndjson`);
      const { text } = await app.get(`${path}.csv${wide}`, { tier });
      const table = tableOf(text);
      assert.equal(table.length, rows.length, `${path}.csv`);
      for (const [at, row] of rows.entries()) {
        for (const [member, value] of Object.entries(row)) {
          const cell = table[at]?.[member];
          const accepted = [cellOf(value, false), ...(Array.isArray(value) ? [cellOf(value, true)] : [])];
          assert.ok(accepted.includes(cell as string), `${path} ${member}: ${cell}`);
        }
      }
    }
  }
});

/** All rows of a list, page by page; null where the tier may not read it. */
async function allRows(app: TestApp, path: string, tier: (typeof tiers)[number]): Promise<Row[] | null> {
  const all: Row[] = [];
  for (;;) {
    const paged = `${path}${path.includes('?') ? '&' : '?'}limit=200${all.length > 0 ? `&offset=${all.length}` : ''}`;
    const { status, body } = await app.get(paged, { tier });
    if (status === 403) return null;
    assert.equal(status, 200, paged);
    if (Array.isArray(body)) return body;
    all.push(...body.data);
    if (!body.pagination.has_more) return all;
  }
}

test('.json is the list as it is, with the same paging', async () => {
  await using app = await createTestApp();
  await app.add('grants', ...Array.from({ length: 60 }, (_, at) => aGrant({ id: `p-${at}` })));
  const plain = await app.get('/grants?limit=5&offset=10');
  const named = await app.get('/grants.json?limit=5&offset=10');
  assert.equal(named.text, plain.text);
  assert.equal((await app.get('/grants.json')).body.data.length, 50);
});

test('filters, limit and offset count in a table as in a list', async () => {
  await using app = await createTestApp();
  const made = Array.from({ length: 300 }, (_, at) =>
    aGrant({ id: `f-${at}`, labels: at % 2 ? ['odd'] : [] }),
  );
  await app.add('grants', ...made);
  assert.equal(tableOf((await app.get('/grants.csv')).text).length, 300);
  const odd = tableOf((await app.get('/grants.csv?labels=odd&limit=120&offset=40')).text);
  const listed = (await app.get('/grants?labels=odd&limit=120&offset=40')).body.data as Row[];
  assert.deepEqual(
    odd.map(({ id }) => id),
    listed.map(({ id }) => id),
  );
  assert.equal((await app.get('/grants.csv?limit=0')).status, 400);
  assert.equal((await app.get('/grants.csv?offset=900')).text.split('\r\n').length, 2, 'the head alone');
});

test('any text comes back out of the table as it went in, and none of it is a formula', async () => {
  await using app = await createTestApp();
  const sign = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '\t',
    '"',
    "'",
    ',',
    ';',
    '\n',
    '\r',
    '\r\n',
    'é',
    '💡',
    '＝',
    ' ',
  );
  const text = fc.array(fc.oneof(sign, fc.string({ maxLength: 4 })), { minLength: 1, maxLength: 12 });
  const property = fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (texts) => {
    const wanted = texts.map((parts) => parts.join(''));
    const records = wanted.map((title, at) =>
      aGrant({ id: `t-${at}`, title: `x${title}`, description: title || 'x' }),
    );
    await app.add('grants', ...records);
    const { data } = (await app.get('/grants?limit=200')).body as { data: Row[] };
    const table = tableOf((await app.get('/grants.csv')).text);
    for (const [at, row] of data.entries()) {
      assert.equal(table[at]?.title, cellOf(row.title, false));
      assert.equal(table[at]?.description, cellOf(row.description, false));
      assert.doesNotMatch(table[at]?.description as string, /^[=+\-@\t\r]/);
    }
  });
  await fc.assert(property, { numRuns: often(25) });
});

test('numbers stay numbers in the table, negative ones too; lines end in CRLF', async () => {
  await using app = await createTestApp();
  await app.add('grants', aGrant({ id: 'n', relevance_score: 7.5, labels: ['a', 'b'] }));
  const { text } = await app.get('/grants.csv', { tier: 'full' });
  assert.match(text, /^id,[^\n]*relevance_score[^\n]*\r\n/);
  assert.ok(text.endsWith('\r\n'));
  const [row] = tableOf(text);
  assert.equal(row?.relevance_score, '7.5');
  const [, low] = [...csvPieces(grants, 'full', [['{"relevance_score":-5,"title":"-5"}']], site)];
  const cells = low?.trimEnd().split(',') ?? [];
  assert.ok(cells.includes('-5') && cells.includes("'-5"), 'a number is a number, a text a text');
  assert.equal(row?.labels, 'a;b');
  const open = await app.get('/grants.csv');
  assert.ok(!open.text.includes('relevance_score'), 'the public has no such column');
});
