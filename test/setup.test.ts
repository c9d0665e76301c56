import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { SourceMap, type SourceMapping } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly engines: Versions;
  readonly scripts: Versions;
  readonly bin: Versions;
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
}

interface Locked {
  readonly version: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly dependencies?: Versions;
  readonly optionalDependencies?: Versions;
}

const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest;
const lockText = await readFile(join(root, 'package-lock.json'), 'utf8');
const { '': locked, ...others } = JSON.parse(lockText).packages as { '': Manifest };
const packages: Readonly<Record<string, Locked>> = others;
const direct = { ...manifest.dependencies, ...manifest.devDependencies };

test('package.json pins every dependency exactly', () => {
  for (const [name, version] of Object.entries(direct)) {
    assert.match(version, /^\d+\.\d+\.\d+(-[\w.]+)?$/, `${name} is not pinned`);
  }
});

test('the lock file agrees with package.json', () => {
  assert.equal(locked.name, manifest.name);
  assert.equal(locked.version, manifest.version);
  assert.deepEqual(locked.engines, manifest.engines);
  assert.deepEqual(locked.bin, manifest.bin);
  assert.deepEqual(locked.dependencies, manifest.dependencies);
  assert.deepEqual(locked.devDependencies, manifest.devDependencies);
  for (const [name, version] of Object.entries(direct)) {
    assert.equal(packages[`node_modules/${name}`]?.version, version, name);
  }
});

test('the lock file is complete: npm ci refuses one that leaves out a package for another system', () => {
  for (const [path, { dependencies, optionalDependencies }] of Object.entries(packages)) {
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const folders = path.split('/node_modules/').map((_, depth, parts) => parts.slice(0, depth + 1));
      const places = ['', ...folders.map((parts) => `${parts.join('/node_modules/')}/`)];
      const found = places.some((place) => packages[`${place}node_modules/${name}`]);
      assert.ok(found, `${name}, which ${path} asks for, is not in package-lock.json`);
    }
  }
});

test('the lock file names no registry but the public one', () => {
  for (const { resolved } of Object.values(packages)) {
    if (resolved !== undefined) assert.equal(new URL(resolved).hostname, 'registry.npmjs.org');
  }
});

test('every npm script a reader needs exists, and start, test and check install what is missing', () => {
  for (const name of ['start', 'test', 'check', 'check:static', 'format', 'lint', 'types', 'bench']) {
    assert.ok(manifest.scripts[name], name);
  }
  for (const name of ['prestart', 'pretest', 'precheck:static', 'prebench']) {
    assert.equal(manifest.scripts[name], 'node scripts/install.js', name);
  }
});

test('the oldest Node of the scripts is the one that package.json promises', async () => {
  const script = await readFile(join(root, 'scripts/install.js'), 'utf8');
  assert.equal(`>=${/const oldestNode = (\d+);/.exec(script)?.[1]}`, manifest.engines.node);
});

interface Outcome {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

function run(file: string, args: readonly string[], path: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const { npm_lifecycle_event: _, ...env } = process.env;
    const child = spawn(process.execPath, [file, ...args], { env: { ...env, PATH: path } });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output, errors }));
  });
}

interface Checkout {
  readonly folder: string;
  readonly install: () => Promise<Outcome>;
  readonly perennial: (...args: string[]) => Promise<Outcome>;
  /** One line per run of npm: its arguments. */
  readonly npmRuns: () => Promise<string[]>;
}

/** A small checkout with one package, `one` 1.0.0, and an npm that copies the lock file and notes its arguments. */
async function aCheckout(
  t: TestContext,
  npm = 'sleep 0.3; cp package-lock.json node_modules/.package-lock.json',
) {
  const folder = await mkdtemp(join(tmpdir(), 'perennial-setup-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await cp(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  const packages = { '': {}, 'node_modules/one': { version: '1.0.0' } };
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  for (const path of ['node_modules/one', 'node_modules/.bin', 'bin', 'src']) {
    await mkdir(join(folder, path), { recursive: true });
  }
  await writeFile(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  await symlink(process.execPath, join(folder, 'node_modules/.bin/node'));
  await writeFile(
    join(folder, 'src/cli.ts'),
    'console.log(process.argv.slice(2).join());\nprocess.exitCode = 3;\n',
  );
  await writeFile(join(folder, 'bin/npm'), `#!/bin/sh\necho "$@" >> npm-runs\n${npm}\n`);
  await chmod(join(folder, 'bin/npm'), 0o755);
  const path = `${join(folder, 'bin')}:/usr/bin:/bin`;
  const checkout: Checkout = {
    folder,
    install: () => run(join(folder, 'scripts/install.js'), [], path),
    perennial: (...args) => run(join(folder, 'scripts/perennial.js'), args, path),
    npmRuns: async () => {
      const text = await readFile(join(folder, 'npm-runs'), 'utf8').catch(() => '');
      return text.split('\n').filter((line) => line !== '');
    },
  };
  return checkout;
}

async function changeLock({ folder }: Checkout) {
  const packages = { '': {}, 'node_modules/one': { version: '1.0.1' } };
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
}

const posix = { skip: process.platform === 'win32' ? 'the stand-in for npm is a shell script' : false };

test(
  'a checkout whose packages match the lock file starts without npm and without a word',
  posix,
  async (t) => {
    const checkout = await aCheckout(t);
    assert.deepEqual(await checkout.install(), { code: 0, output: '', errors: '' });
    assert.deepEqual(await checkout.npmRuns(), []);
  },
);

test('a changed lock file runs npm ci once, though two commands start at the same time', posix, async (t) => {
  const checkout = await aCheckout(t);
  await changeLock(checkout);
  const both = await Promise.all([checkout.install(), checkout.install()]);
  assert.deepEqual(
    both.map(({ code, output }) => ({ code, output })),
    [
      { code: 0, output: '' },
      { code: 0, output: '' },
    ],
  );
  const runs = await checkout.npmRuns();
  assert.equal(runs.length, 1);
  assert.match(runs[0] ?? '', /^ci /);
  const said = both.map(({ errors }) => errors).join('');
  assert.match(said, /one is 1\.0\.0 where the lock file has 1\.0\.1: running npm ci\./);
});

test(
  'when npm fails, one sentence says so, the exit code is 1, and the next try runs npm again',
  posix,
  async (t) => {
    const checkout = await aCheckout(t, 'exit 7');
    await changeLock(checkout);
    for (let attempt = 1; attempt <= 2; attempt++) {
      const { code, errors } = await checkout.install();
      assert.equal(code, 1);
      assert.match(errors, /npm ci failed with code 7: its own lines above say why\.\n$/);
      assert.equal((await checkout.npmRuns()).length, attempt);
    }
  },
);

test(
  'a Node of the checkout that does not run is repaired once, and else the reader learns what to do',
  posix,
  async (t) => {
    const checkout = await aCheckout(t);
    const own = join(checkout.folder, 'node_modules/.bin/node');
    await rm(own);
    await writeFile(own, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const { code, errors } = await checkout.install();
    assert.equal(code, 1);
    assert.match(errors, /npm rebuild node --ignore-scripts=false/);
    assert.match((await checkout.npmRuns()).join('\n'), /^rebuild node [^\n]*$/);
  },
);

test('the command perennial hands its arguments and exit code through', posix, async (t) => {
  const checkout = await aCheckout(t);
  assert.deepEqual(await checkout.perennial('serve', '--port', '0'), {
    code: 3,
    output: 'serve,--port,0\n',
    errors: '',
  });
});

test(
  'a package brings no Node and no lock file: on an older Node one sentence says what it needs',
  posix,
  async (t) => {
    const { folder } = await aCheckout(t);
    for (const path of ['src', 'package-lock.json', 'node_modules']) {
      await rm(join(folder, path), { recursive: true });
    }
    await mkdir(join(folder, 'build/src'), { recursive: true });
    await writeFile(join(folder, 'build/src/cli.js'), 'console.log(process.argv.slice(2).join());\n');
    const script = join(folder, 'scripts/perennial.js');
    assert.deepEqual(await run(script, ['status', '--json'], '/usr/bin:/bin'), {
      code: 0,
      output: 'status,--json\n',
      errors: '',
    });
    const older = join(folder, 'older.mjs');
    await writeFile(
      older,
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } });
process.argv.splice(1, 1);
await import(${JSON.stringify(script)});
`,
    );
    assert.deepEqual(await run(older, [script, 'status'], '/usr/bin:/bin'), {
      code: 1,
      output: '',
      errors: 'Perennial needs Node 24 or newer, and this is Node 20.1.0.\n',
    });
  },
);

test('a packed file is its source without types: the same lines and columns, and modules that end in .js', async () => {
  const { javascriptOf } = (await import(join(root, 'scripts/build.js'))) as {
    javascriptOf: (typescript: string) => string;
  };
  const source =
    "import { one, type Two } from './one.ts';\nexport const x = (two: Two): number => one(two as never);\n";
  const made = javascriptOf(source);
  assert.match(made, /^import \{ one, +\} from '\.\/one\.js';\n/);
  assert.equal(made.indexOf('one(two'), source.indexOf('one(two'));
  assert.equal(made.length, source.length);
});

test('the source map of a packed file has every word at its own place, in the file that it was', async () => {
  const { sourceMapOf } = (await import(join(root, 'scripts/source-map.js'))) as {
    sourceMapOf: (javascript: string, file: string, source: string) => string;
  };
  const text = await readFile(join(root, 'scripts/build.js'), 'utf8');
  const map = new SourceMap(JSON.parse(sourceMapOf(text, 'build.js', '../../scripts/build.ts')));
  let words = 0;
  for (const [line, written] of text.split('\n').entries()) {
    for (const { index } of written.matchAll(/[\p{L}\p{N}_$]+/gu)) {
      const { originalSource, originalLine, originalColumn } = map.findEntry(line, index) as SourceMapping;
      assert.deepEqual(
        [originalSource, originalLine, originalColumn],
        ['../../scripts/build.ts', line, index],
      );
      words += 1;
    }
  }
  assert.ok(words > 200, `${words} words`);
});
