import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import { test } from 'node:test';
import { settings } from '../../src/settings/settings.ts';
import { folderForTest } from '../ledger/folder.ts';
import { aLabel } from '../support/records.ts';
import { perennial, perennialProcess } from './process.ts';

const commands = ['serve', 'import', 'harvest', 'demo', 'status', 'settings'];

test('every command explains itself', async () => {
  const asked = [['--help'], ...commands.map((command) => [command, '--help'])];
  for (const { code, stdout, stderr } of await Promise.all(asked.map((args) => perennial(args)))) {
    assert.deepEqual([code, stderr], [0, '']);
    assert.match(stdout, /^Usage: perennial/);
    assert.match(stdout, /--help/);
  }
  const { stdout } = await perennial(['--help']);
  for (const command of commands) assert.match(stdout, new RegExp(`^  ${command}\\b`, 'm'));
});

test('the process of a command ends as the command does', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  const calls = [['--version'], ['imprt', 'x'], ['status', '--json'], ['import', `${folder.path}/none`]];
  for (const args of calls) {
    assert.deepEqual(await perennialProcess(args, data), await perennial(args, data), args.join(' '));
  }
});

test('a call that is not understood says what was meant, and ends with 2', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/none` };
  const calls: readonly (readonly [args: string[], said: RegExp])[] = [
    [['imprt', 'x'], /Did you mean import\?/],
    [['serve', '--prot', '1'], /Did you mean --port\?/],
    [['harvest', 'grants-gv'], /did you mean grants-gov\?/],
    [['harvest'], /missing required argument 'source'/],
    [['keys', 'create', '--teir', 'full', '--team', 'a'], /Did you mean --tier\?/],
    [['keys', 'create', '--team', 'a'], /required option '--tier <tier>' not specified/],
    [['remove', 'grants', 'g', '--raeson', 'policy'], /Did you mean --reason\?/],
    [['import'], /missing required argument 'file'/],
    [['demo', '--size', 'many'], /whole number/],
    [['status', 'now'], /too many arguments/],
    [['import', ''], /argument 'file' is empty/],
    [['remove', 'grants', '', '--reason', 'policy'], /argument 'id' is empty/],
    [['login', 'https://a.example', '--scope', 'catalogue:ful'], /did you mean catalogue:full\?/],
    [['serve', '--port', '70000'], /^PORT=70000 cannot be used: it takes a port from 0 to 65535\.$/m],
  ];
  const ended = await Promise.all(calls.map(([args]) => perennial(args, data)));
  ended.forEach(({ code, stdout, stderr }, index) => {
    const [args, said] = calls[index] as (typeof calls)[number];
    assert.deepEqual([code, stdout], [2, ''], args.join(' '));
    assert.match(stderr, said);
    assert.doesNotMatch(stderr, /\n\s+at /);
  });
});

test('a setting that cannot be used stops every command with one line, and 2', async () => {
  using folder = folderForTest();
  const wrong: readonly (readonly [name: string, value: string])[] = [
    ['PORT', 'http'],
    ['SITE_URL', 'example.org'],
    ['RATE_LIMIT', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TOPIC_MIN', '101'],
    ['VERIFIED_DAYS', '0'],
    ['OPEN_LISTED', 'everyone'],
  ];
  const ended = await Promise.all(
    wrong.map(([name, value]) => perennial(['status'], { PERENNIAL_DATA: folder.path, [name]: value })),
  );
  ended.forEach(({ code, stdout, stderr }, index) => {
    const [name, value] = wrong[index] as (typeof wrong)[number];
    assert.deepEqual([code, stdout], [2, ''], name);
    assert.match(stderr, /^[^\n]+\n$/);
    assert.ok(stderr.startsWith(`${name}=${value} cannot be used: it takes `), stderr);
  });
});

test('a path that cannot be used is told in one line', async () => {
  using folder = folderForTest();
  const file = folder.write('a-file', 'x');
  const none = { PERENNIAL_DATA: `${folder.path}/none` };
  // A setting that cannot be used is a wrong call (2); what cannot be written there is a failure (1).
  const calls: readonly (readonly [code: number, args: string[], data: Record<string, string>])[] = [
    [2, ['status'], { PERENNIAL_DATA: file }],
    [2, ['import', 'starter'], { PERENNIAL_DATA: file }],
    [2, ['backup', `${folder.path}/backup`], { PERENNIAL_DATA: file }],
    [1, ['demo', '--out', `${file}/demo`], none],
    [1, ['backup', `${folder.path}/nowhere/backup`], none],
  ];
  const ended = await Promise.all(calls.map(([, args, data]) => perennial(args, data)));
  ended.forEach(({ code, stdout, stderr }, index) => {
    const [expected, args, data] = calls[index] as (typeof calls)[number];
    assert.deepEqual([code, stdout], [expected, ''], args.join(' '));
    assert.match(stderr, /^[^\n]+\n$/);
    if (data.PERENNIAL_DATA === file) assert.match(stderr, /it takes a folder, and this is a file/);
  });
});

test('a path in whose place no folder can be is told of by the setting or option that names it', {
  skip: process.platform !== 'linux',
}, async () => {
  using folder = folderForTest();
  const nowhere = `${folder.path}/nowhere`;
  symlinkSync('gone', nowhere);
  const data = `${folder.path}/data`;
  await perennial(['import', folder.write('labels.ndjson', [aLabel()])], { PERENNIAL_DATA: data });
  const calls: readonly (readonly [args: string[], settings: Record<string, string>, said: RegExp])[] = [
    [
      ['import', 'starter'],
      { PERENNIAL_DATA: '/dev/null' },
      /^PERENNIAL_DATA=\/dev\/null cannot be used: it takes a folder/,
    ],
    [
      ['import', 'starter'],
      { PERENNIAL_DATA: nowhere },
      /^PERENNIAL_DATA=\S+ cannot .+ this is a link that leads nowhere\.$/,
    ],
    [
      ['dump'],
      { PERENNIAL_DATA: data, PERENNIAL_DUMPS: '/dev/null' },
      /^PERENNIAL_DUMPS=\/dev\/null cannot be used: it takes a folder/,
    ],
    [['import', 'starter'], { PERENNIAL_DATA: data, PERENNIAL_DUMPS: '/dev/null' }, /^PERENNIAL_DUMPS=/],
    [['serve', '--port', '0'], { PERENNIAL_DATA: data, PERENNIAL_DUMPS: '/dev/null' }, /^PERENNIAL_DUMPS=/],
    [['demo', '--out', '/dev/null'], {}, /^--out=\/dev\/null cannot be used: it takes a folder/],
    [['demo', '--out', ''], {}, /^--out is empty: it takes a folder\.$/],
  ];
  for (const [args, settings, said] of calls) {
    const { code, stderr } = await perennial(args, settings);
    assert.deepEqual([code, stderr.trimEnd().includes('\n')], [2, false], args.join(' '));
    assert.match(stderr.trimEnd(), said);
  }
});

test('settings are printed with value and meaning, for people and for programs', async () => {
  const { code, stdout } = await perennial(['settings', '--json'], { PORT: '9000' });
  assert.equal(code, 0);
  const printed = JSON.parse(stdout) as { name: string; value: string; meaning: string }[];
  assert.deepEqual(
    printed.map((setting) => setting.name),
    settings.map((setting) => setting.name),
  );
  assert.equal(printed.find((setting) => setting.name === 'PORT')?.value, '9000');
  const { stdout: text } = await perennial(['settings']);
  for (const { name, meaning } of settings)
    assert.ok(text.includes(`${name}=`) && text.includes(meaning), name);
});

test('the demo is written as files that can be imported', async () => {
  using folder = folderForTest();
  const out = `${folder.path}/demo`;
  const written = await perennial(['demo', '--out', out, '--json']);
  assert.equal(written.code, 0);
  const { counts } = JSON.parse(written.stdout) as { counts: Record<string, number> };
  const imported = await perennial(['import', out, '--json'], { PERENNIAL_DATA: `${folder.path}/data` });
  assert.equal(imported.code, 0, imported.stderr);
  const { files } = JSON.parse(imported.stdout) as { files: { file: string; added: number }[] };
  const added = Object.fromEntries(
    files.map(({ file, added }) => [file.split('/').at(-1)?.split('.')[0], added]),
  );
  assert.deepEqual(added, counts);
});
