// What the command line tells of itself: examples, schemas, completion, and what it refuses to do by the way.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { examples } from '../../src/cli/examples.ts';
import { families } from '../../src/families.ts';
import { isPersonal } from '../../src/kernel/personal-layer.ts';
import { outputTo } from '../../src/server/node/output.ts';
import { folderForTest } from '../ledger/folder.ts';
import { onPostgres } from '../support/truth.ts';
import { perennial } from './process.ts';

async function helpOf(path: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { stdout } = await perennial([...path, '--help']);
  const [, list = ''] = /\nCommands:\n([\s\S]*)$/.exec(stdout) ?? [];
  const below = [...list.matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name]) => name as string);
  const commands = below.filter((name) => name !== 'help');
  if (commands.length === 0) return new Map([[path.join(' '), stdout]]);
  const inner = await Promise.all(commands.map((name) => helpOf([...path, name])));
  return new Map(inner.flatMap((one) => [...one]));
}

test('the help of every command shows an example that it takes, and which options are required', async () => {
  const helps = await helpOf([]);
  assert.deepEqual(
    Object.keys(examples).filter((path) => !helps.has(path)),
    [],
    'every example is of a command that is there',
  );
  const bare = [...helps.keys()].filter((path) => !(path in examples));
  assert.ok(bare.length < 5, `${bare.join(', ')} show no example`);
  for (const [path, help] of helps) {
    for (const line of examples[path] ?? []) {
      assert.match(help, /\nExamples?:\n {2}perennial /, path);
      assert.ok(help.includes(`  perennial ${line}\n`), `${path} --help shows ${line}`);
      assert.ok(line === path || line.startsWith(`${path} `), line);
      const [, required = ''] = /^Usage: perennial (.*)$/m.exec(help) ?? [];
      const least = (required.match(/<[^>]+>/g) ?? []).length;
      const given = line
        .slice(path.length)
        .replaceAll(/--[\w-]+ ("[^"]*"|[^-\s]\S*)/g, '')
        .match(/"[^"]*"|[^\s-]\S*/g);
      assert.ok((given ?? []).length >= least, `${line} gives its ${least} arguments`);
      for (const [option] of line.matchAll(/--[\w-]+/g))
        assert.ok(help.includes(option), `${line}: ${option}`);
      for (const [, option] of help.matchAll(/^ {2}(--[\w-]+)[^\n]*(?:\n {4,}[^\n]*)*?\(required\)/gm))
        assert.ok(line.includes(option as string), `${line} gives ${option}`);
    }
  }
  assert.match(helps.get('keys create') ?? '', /--tier <tier> .*\(required\)/);
  assert.doesNotMatch(helps.get('remove') ?? '', /--request <id> .*\(required\)/);
});

test('the README names every command with its options; those of Omega Point stand in its page too', async () => {
  const root = new URL('../../', import.meta.url);
  const readme = readFileSync(new URL('README.md', root), 'utf8');
  const omega = readFileSync(new URL('docs/omega.md', root), 'utf8');
  const missing: string[] = [];
  for (const [path, help] of await helpOf([])) {
    const row = new RegExp(`^\\| .*?\`(${path}(?: [^\`]*)?)\`.*\\|$`, 'gm');
    const shown = [...readme.matchAll(row)].map(([, call]) => call).join(' ');
    if (shown === '') missing.push(path);
    const told = path.startsWith('omega ') ? shown + omega : shown;
    for (const [, option] of help.matchAll(/^ {2}(--[\w-]+)/gm))
      if (!told.includes(option as string)) missing.push(`${path} ${option}`);
    for (const [option] of shown.matchAll(/--[a-z][\w-]*/g))
      if (!help.includes(option)) missing.push(`${path} has no ${option}`);
  }
  assert.deepEqual(missing, []);
});

test('schema prints what an import line may hold, and its example is imported as it is', async () => {
  using folder = folderForTest();
  const schema = JSON.parse((await perennial(['schema', 'heroes'])).stdout);
  const names: readonly string[] = schema['x-member-names'];
  assert.ok(names.includes('source_url') && !names.some(isPersonal), 'what open objects may hold');
  assert.deepEqual([schema.type, schema.additionalProperties], ['object', false]);
  assert.ok(schema.required.includes('name') && schema.properties.public_url === undefined);
  const files: string[] = [];
  for (const { name } of families.filter((family) => family.of === undefined)) {
    const { code, stdout, stderr } = await perennial(['schema', name, '--example']);
    if (code === 1) assert.match(stderr, /The demo has no record/);
    else files.push(folder.write(`${name}.ndjson`, [JSON.parse(stdout)]));
  }
  assert.ok(files.length > 15, `${files.length} families have an example`);
  const taken = await perennial(['import', ...files, '--json'], { PERENNIAL_DATA: `${folder.path}/data` });
  assert.deepEqual([taken.code, JSON.parse(taken.stdout).refused], [0, []]);
  const unknown = await perennial(['schema', 'heros']);
  assert.deepEqual([unknown.code, unknown.stderr], [2, 'There is no family heros; did you mean heroes?\n']);
});

test('completion names commands, commands below them and options, in three shells', async () => {
  const bash = (await perennial(['completion', 'bash'])).stdout;
  const ask = (...words: string[]) => {
    const line = ['perennial', ...words].map((word) => `'${word}'`).join(' ');
    const script = `${bash}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length}; _perennial; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
    assert.equal(stderr, '');
    return stdout.trim().split('\n');
  };
  assert.deepEqual(ask('ke'), ['keys']);
  assert.deepEqual(ask('keys', 're'), ['revoke']);
  assert.deepEqual(ask('keys', 'create', '--t').sort(), ['--team', '--tier']);
  assert.deepEqual(ask('keys', 'create', '--tier', 'full', '--op'), ['--operator']);
  assert.match((await perennial(['completion', 'zsh'])).stdout, /bashcompinit/);
  assert.match(
    (await perennial(['completion', 'fish'])).stdout,
    /__fish_seen_subcommand_from keys' -a rotate/,
  );
  assert.equal((await perennial(['completion', 'tcsh'])).code, 2);
});

test('a command that needs what is there refuses a data folder that is not there, and makes none', async (t) => {
  if (onPostgres) return t.skip('a database needs no folder');
  using folder = folderForTest();
  const PERENNIAL_DATA = `${folder.path}/dta`;
  const reading = ['status', 'keys list', 'keys revoke key_x', 'requests list', 'sign-in', 'omega queue'];
  for (const call of reading) {
    const args = call.split(' ');
    const { code, stderr } = await perennial(args, { PERENNIAL_DATA });
    assert.deepEqual([code, existsSync(PERENNIAL_DATA)], [1, false], call);
    assert.match(stderr, /There is no data folder .*dta\. If PERENNIAL_DATA is right/);
  }
  const { code } = await perennial(['mirror', 'example.org'], { PERENNIAL_DATA });
  assert.deepEqual([code, existsSync(PERENNIAL_DATA)], [2, false], 'an address that is none');
});

test("a team that is there becomes the operator's own by perennial teams, and not by a key", async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: `${folder.path}/data` };
  const create = (...more: string[]) =>
    perennial(['keys', 'create', '--tier', 'full', '--team', 'Example Lab', ...more], settings);
  assert.equal((await create()).code, 0);
  const refused = await create('--operator');
  assert.deepEqual([refused.code, refused.stdout], [1, '']);
  assert.match(refused.stderr, /`perennial teams operator example-lab` makes it that/);
  assert.equal((await perennial(['teams', 'operator', 'example-lab'], settings)).code, 0);
  assert.equal((await create('--operator')).code, 0);
  assert.match((await perennial(['teams', 'list'], settings)).stdout, /Example Lab \(operator\)/);
});

test('progress says how much is done and how long the rest may take', () => {
  let now = 1_000;
  const stderr = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true });
  const output = outputTo(new PassThrough(), stderr, () => now);
  output.progress('0 of 400 rows', 0);
  now += 30_000;
  output.progress('100 of 400 rows', 0.25);
  assert.match(String(stderr.read()), /0 of 400 rows \(0 %\).*100 of 400 rows \(25 %, about 90 s left\)$/s);
});

test('a link to sign in leads to the port that a server was started with', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: folder.path };
  const plain = await perennial(['sign-in'], data);
  assert.match(plain.stdout, /^Sign in: http:\/\/127\.0\.0\.1:8080\/sign-in\/link\//);
  const { stdout, code } = await perennial(['sign-in', '--port', '9000'], data);
  assert.equal(code, 0);
  assert.match(stdout, /^Sign in: http:\/\/127\.0\.0\.1:9000\/sign-in\/link\//);
});
