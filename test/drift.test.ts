// The documents name what the code declares: a setting, a route or a family that nobody wrote about
// fails here.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { test } from 'node:test';
import { demoWorld } from '../demo/world.ts';
import { scopes } from '../src/access/permissions.ts';
import { operations } from '../src/catalogue.ts';
import { formatsOf } from '../src/channels/formats/format.ts';
import { preflightHeaders } from '../src/channels/http/cors.ts';
import { plainRoutes } from '../src/channels/http/plain-routes.ts';
import { exampleValue } from '../src/channels/http/route-example.ts';
import { everyRefusal } from '../src/channels/openapi/refusals.ts';
import { families } from '../src/families.ts';
import { recordSchema } from '../src/kernel/listing.ts';
import { inputSchema } from '../src/kernel/perform.ts';
import { schemaFlaws } from '../src/kernel/schema-flaws.ts';
import { tiers } from '../src/kernel/tier.ts';
import { settings } from '../src/settings/settings.ts';
import { sources } from '../src/sources/sources.ts';

const root = new URL('../', import.meta.url);

function read(path: string): string {
  return existsSync(new URL(path, root)) ? readFileSync(new URL(path, root), 'utf8') : '';
}

const readme = read('README.md');
const guides = readdirSync(new URL('docs/', root)).filter((file) => file.endsWith('.md'));
const decisions = readdirSync(new URL('docs/decisions/', root));
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'starter/SOURCE.md'],
  'clients/typescript/README.md',
  ...guides.map((file) => `docs/${file}`),
  ...decisions.map((file) => `docs/decisions/${file}`),
];
/** The text of each file of code below a folder of src. */
function codeBelow(folder: string): readonly string[] {
  return readdirSync(new URL(`src/${folder}`, root), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => read(`src/${folder}${file}`));
}

const documents = [readme, ...guides.map((file) => read(`docs/${file}`))].join('\n');

test('every setting is documented with its default', () => {
  for (const { name, default: byDefault } of settings) {
    const row = documents.split('\n').find((line) => line.includes(name) && line.startsWith('|'));
    assert.ok(row, `${name} stands in a table of the documents`);
    if (byDefault !== '')
      assert.ok(row.includes(byDefault), `the default of ${name} stands beside it: ${row}`);
  }
  const rows = readme.match(/^\| `[A-Z_\d]+`.*$/gm) ?? [];
  const listed = rows.flatMap((row) => (row.split(' | ')[0] ?? '').match(/[A-Z_\d]+/g) ?? []);
  assert.deepEqual(listed.sort(), settings.map(({ name }) => name).sort());
});

test('every variable of the environment that a command reads is documented', () => {
  const code = codeBelow('').join('\n');
  const names = new Set([...code.matchAll(/\benvironment\.([A-Z][A-Z_]+)/g)].map(([, name]) => name));
  assert.ok(names.has('PERENNIAL_KEY') && names.size >= 5, [...names].join(', '));
  for (const name of names) assert.ok(documents.includes(`\`${name}\``), `${name} stands in the documents`);
});

test('every route is documented', () => {
  for (const { method, path } of [...operations, ...plainRoutes]) {
    const written = path.replaceAll(/\{\w+\}/g, '{');
    const found = documents.replaceAll(/\{\w+\}/g, '{').includes(written);
    assert.ok(found, `${method} ${path} stands in the documents`);
  }
});

test('every format of an answer is documented, with its media type', () => {
  const rows = documents.split('\n').filter((line) => /^\| `\.\w/.test(line));
  for (const { suffix, mediaType } of operations.flatMap(formatsOf)) {
    const row = rows.find((line) => line.includes(`\`${suffix}\``) && line.includes(`\`${mediaType}\``));
    assert.ok(row, `${suffix}, ${mediaType}`);
  }
});

test('the row of JSON-LD names the families whose records have it', () => {
  const [, told = ''] =
    read('docs/api-design.md').match(/^\| `\.jsonld` \| \S+ \| records of (.+?) \|/m) ?? [];
  const names = families
    .filter(({ linkedData, of }) => linkedData && of === undefined)
    .map(({ name }) => name);
  assert.deepEqual([...told.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort(), names.sort());
});

test('every code of a refusal stands in a table of the documents, with its status', () => {
  const rows = [...documents.matchAll(/^\| (\d{3}) \| (`\w+`(?:, `\w+`)*) \|/gm)];
  const told = new Set(
    rows.flatMap(([, status, codes = '']) => codes.split(', ').map((code) => `${status} ${code}`)),
  );
  for (const [status, codes] of everyRefusal()) {
    for (const code of codes) assert.ok(told.has(`${status} \`${code}\``), `${status} ${code}`);
  }
});

test('every state of readiness is documented', () => {
  const said = [...read('src/server/health.ts').matchAll(/\bstatus: '(\w+)'/g)].map(([, state]) => state);
  const states = new Set([...said, 'ready', 'behind', 'stalled']);
  assert.ok(states.delete('alive') && states.size === 8, [...states].join(', '));
  for (const state of states)
    assert.match(read('docs/api-design.md'), new RegExp(`^\\| \`${state}\` \\| (?:200|503) \\|`, 'm'));
});

test('every source and command is documented', () => {
  for (const { name } of sources) assert.ok(documents.includes(name), `${name} stands in the documents`);
  for (const command of ['serve', 'import', 'harvest', 'demo', 'status', 'settings']) {
    assert.match(readme, new RegExp(`\\b${command}\\b`), `${command} stands in the README`);
  }
});

test('the README shows as many records of the starter as there are', () => {
  const shown = [...readme.matchAll(/^(starter\/\w+\.ndjson): (\d+) added/gm)];
  assert.ok(shown.length > 0);
  for (const [, file, many] of shown) {
    const lines = read(file as string).split('\n');
    assert.equal(Number(many), lines.filter((line) => line !== '').length, file);
  }
});

test('the README shows as many records of the demo as there are', () => {
  const [, many] = readme.match(/^Loaded the demo: (\d+) fictional records/m) ?? [];
  assert.equal(Number(many), [...demoWorld({ now: new Date('2026-11-21T10:00:00Z') })].length);
});

test('the page of sources says how many there are', () => {
  const [, many] = read('docs/sources.md').match(/^\w+ of the (\w+) are tested on bytes/m) ?? [];
  assert.equal(many, 'seventeen');
  assert.equal(sources.length, 17);
});

test('browsers may keep preflights for as long as the documents say', () => {
  assert.equal(preflightHeaders['Access-Control-Max-Age'], '600');
  assert.match(read('docs/api-design.md'), /preflights are answered and may be kept for ten minutes/);
});

test('every scope is documented with the sentence that a person reads', () => {
  for (const [scope, sentence] of Object.entries(scopes)) {
    assert.ok(read('docs/api-design.md').includes(`| \`${scope}\` | ${sentence}`), scope);
  }
});

test('every limit of posts is documented', () => {
  const told = read('docs/people.md') + read('docs/omega.md');
  const limits = ['people/', 'omega/']
    .flatMap(codeBelow)
    .flatMap((text) => [...text.matchAll(/\bkind: '[^}]*?\bwords: '([^']+)'/g)].map(([, words]) => words));
  assert.ok(limits.length > 25, `${limits.length} limits were found`);
  for (const words of limits) assert.ok(told.includes(words as string), `“${words}” is told`);
});

test('documents name no setting and no file that is not there', () => {
  // PERENNIAL_KEY is read by commands that ask as somebody; the service has no setting of that name.
  const names = new Set(['PERENNIAL_KEY', ...settings.map((setting) => setting.name)]);
  for (const [name] of documents.matchAll(/\b(?:PERENNIAL_[A-Z_]+|TRUST_PROXY|RATE_LIMIT|LOG_LEVEL)\b/g)) {
    assert.ok(names.has(name), `${name} is a setting`);
  }
  const all = [readme, ...guides.map((file) => read(`docs/${file}`))];
  // What the examples make is in nobody's checkout.
  const isMade = (file: string) => /biobanks|bookmark|word-page|letter-pages|example-fund/.test(file);
  for (const [, file] of all
    .join('\n')
    .matchAll(/`((?:src|test|demo|docs|scripts)\/[\w./-]+\.(?:ts|js|md))`/g)) {
    assert.ok(isMade(file as string) || existsSync(new URL(file as string, root)), `${file} is there`);
  }
});

test('the table of the data folder names every file that the program keeps there', () => {
  const inFolder = /join\((?:folder|path|perennialData|config\.perennialData), ['`]([a-z][a-z-]*)/g;
  const kept = new Set(codeBelow('').flatMap((text) => [...text.matchAll(inFolder)].map(([, name]) => name)));
  // Where workers count together is not the data folder, and what a mirror loads is gone when it is taken in.
  for (const elsewhere of ['requests-', 'mirror-']) assert.ok(kept.delete(elsewhere), elsewhere);
  assert.ok(kept.size > 7, [...kept].join(', '));
  const rows = read('docs/operating.md').match(/^\| `[\w.-].*$/gm) ?? [];
  for (const name of kept)
    assert.ok(
      rows.some((row) => row.includes(`\`${name}`)),
      `${name} has a row`,
    );
});

test('links between the documents lead to a file, and to a heading of it', () => {
  for (const from of pages) {
    for (const [, path, heading] of prose(from).matchAll(
      /\]\((?!https?:|mailto:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g,
    )) {
      const to = path === '' ? from : join(dirname(from), path as string);
      assert.ok(existsSync(new URL(to, root)), `${from} links ${to}`);
      if (heading) assert.ok(headings(to).includes(heading), `${from} links ${to}#${heading}`);
    }
  }
});

test('the list of decisions has each of them once, and says what was decided and whether it holds', () => {
  const rows = [
    ...read('docs/decisions/README.md').matchAll(/^\| \[(\d{3})\]\(([^)]+)\) \| (.+) \| (.+) \|$/gm),
  ];
  assert.deepEqual(
    rows.map(([, , file]) => file).sort(),
    decisions.filter((file) => file !== 'README.md').sort(),
  );
  for (const [, number, file, decided, today] of rows) {
    assert.ok(file?.startsWith(`${number}-`), `${number} leads to ${file}`);
    assert.match(decided as string, /\.$/, file);
    assert.match(today as string, /^(holds|partly: .*\[\d{3}\]|record)/, `${file}: ${today}`);
  }
});

test('every parameter and every member has a description, and every operation a summary of its own', () => {
  const summaries = operations.map((operation) => operation.summary);
  assert.deepEqual(summaries, [...new Set(summaries)]);
  for (const operation of operations) {
    assert.match(operation.summary, /^[A-Z].*\.$/, operation.name);
    for (const [parameter, schema] of Object.entries(propertiesOf(inputSchema(operation)))) {
      assert.ok(schema.description, `${operation.name}: ${parameter}`);
    }
  }
  for (const family of families) {
    for (const tier of tiers) {
      for (const place of ['row', 'detail'] as const) {
        for (const [member, schema] of Object.entries(propertiesOf(recordSchema(family, tier, place)))) {
          assert.match(String(schema.description), /\S.*[.…)]$/, `${family.name}: ${member}`);
        }
      }
    }
  }
});

test('every parameter and every member of a body has an example, and those of bodies fit', () => {
  for (const { name, input } of operations) {
    for (const [parameter, param] of Object.entries(input)) {
      const value = exampleValue(param);
      assert.notEqual(value, undefined, `${name}: ${parameter}`);
      if (param.in === 'body')
        assert.deepEqual(schemaFlaws(param.schema, value), [], `${name}: ${parameter}`);
    }
  }
});

/** A page without what is quoted as code. */
function prose(page: string): string {
  return read(page)
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()]/g, ''));
}

/** The headings of a page, as links name them. */
function headings(page: string): readonly string[] {
  return [...prose(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function propertiesOf(schema: unknown): Readonly<Record<string, { description?: string }>> {
  return (schema as { properties?: Record<string, { description?: string }> }).properties ?? {};
}
