// The plan of the rooms, executable: who may import whom, and the manners that a program can see.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import packageJson from '../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));

/** The rooms that each room may import; what stands here for itself may import everything. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  ledger: ['kernel'],
  shelf: ['kernel'],
  datasets: ['kernel', 'shelf'],
  desk: ['kernel', 'ledger'],
  access: ['kernel', 'desk'],
  families: ['kernel'],
  operations: ['kernel', 'ledger', 'desk', 'access', 'families', 'datasets', 'matching'],
  sources: ['kernel', 'ledger'],
  matching: ['kernel', 'shelf', 'sources'],
  channels: ['kernel', 'access', 'datasets'],
  website: ['kernel', 'access', 'channels'],
  jobs: [
    'kernel',
    'ledger',
    'shelf',
    'datasets',
    'desk',
    'access',
    'families',
    'sources',
    'catalogue.ts',
    'matching',
    'data-folder.ts',
  ],
  'catalogue.ts': ['kernel', 'families', 'operations'],
  'setting-values.ts': [],
  'config.ts': ['setting-values.ts'],
  'data-folder.ts': ['ledger', 'shelf', 'catalogue.ts'],
};

/** They wire everything together. */
const wiring = new Set(['app.ts', 'cli.ts', 'cli', 'commands']);

/** Each package and where it is imported: one room, so that it can be replaced there. */
const packages: Readonly<Record<string, readonly string[]>> = {
  // Schemas are compiled where input is checked: requests in the kernel, records in the ledger.
  typebox: ['kernel', 'ledger'],
  // Routes in the channels, pages in the website.
  hono: ['channels', 'website'],
  '@hono/node-server': ['commands'],
  '@modelcontextprotocol/server': ['channels'],
  '@modelcontextprotocol/client': ['channels'],
  commander: ['cli'],
  pino: ['commands'],
  'prom-client': ['channels'],
  'ipaddr.js': ['access'],
  undici: ['access'],
  'csv-stringify': ['channels'],
  feed: ['channels'],
  'ical-generator': ['channels'],
  kysely: ['desk'],
  pg: ['ledger'],
  nodemailer: ['jobs'],
  croner: ['jobs'],
  standardwebhooks: ['jobs'],
  saxes: ['sources'],
  yauzl: ['sources'],
  'html-to-text': ['sources'],
};

interface Source {
  readonly path: string;
  readonly room: string;
  readonly text: string;
  /** Without comments and without the contents of texts. */
  readonly code: string;
  readonly imports: readonly string[];
}

const importing = /^(?:import|export)\s(?:[\w*{][^;'"=()]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;

function filesIn(folder: string): readonly Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|js)$/.test(file))
    .map((file) => {
      const path = join(folder, file);
      const text = readFileSync(join(root, path), 'utf8');
      const imports = [...text.matchAll(importing)].map((match) => (match[1] ?? match[2]) as string);
      return {
        path,
        room: file.split('/')[0] as string,
        text,
        code: bare(text),
        imports,
      };
    });
}

/** The code of a file alone: comments and texts are cut out. */
function bare(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replaceAll(/`(?:[^`\\]|\\.)*`/g, '``');
}

const sources = filesIn('src');
const own = [...sources, ...filesIn('demo'), ...filesIn('scripts'), ...filesIn('test')];

test('rooms import downward only', () => {
  for (const { path, room, imports } of sources) {
    if (wiring.has(room)) continue;
    const allowed = mayImport[room];
    assert.ok(allowed, `${room} is a room of the plan`);
    for (const name of imports.filter((one) => one.startsWith('.'))) {
      const target = relative('src', normalize(join(dirname(path), name)));
      const to = target.split('/')[0] as string;
      assert.ok(to === room || allowed.includes(to), `${path} imports ${name}: ${room} may not import ${to}`);
    }
  }
});

test('each package is imported where the plan says, and is a dependency', () => {
  for (const { path, room, imports } of sources) {
    for (const name of imports.filter((one) => !/^(\.|node:)/.test(one))) {
      const packed = name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/');
      assert.ok(packages[packed]?.includes(room), `${path} imports ${packed}`);
      assert.ok(packed in packageJson.dependencies, `${packed} is a dependency`);
    }
  }
});

const loading = /^(?:import|export)\s(?!type\s)(?:[\w*{][^;'"=()]*?\sfrom\s+)?'([^']+)'/gm;

/** The packages that are loaded with a file, before anything of it runs. */
function packagesWith(file: string): ReadonlySet<string> {
  const found = new Set<string>();
  const known = new Map(sources.map(({ path, text }) => [path, text]));
  const seen = new Set<string>();
  const waiting = [file];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const [, name = ''] of (known.get(path) ?? '').matchAll(loading)) {
      if (name.startsWith('.')) waiting.push(normalize(join(dirname(path), name)));
      else if (!name.startsWith('node:')) found.add(name);
    }
  }
  return found;
}

test('a server starts, and a command runs, without the libraries that it may never need', () => {
  const server = packagesWith('src/commands/serve.ts');
  assert.ok(server.has('kysely') && server.has('hono'), 'what it needs is found');
  for (const name of [
    'pg',
    'undici',
    'nodemailer',
    '@modelcontextprotocol/server',
    'saxes',
    'html-to-text',
  ]) {
    assert.ok(!server.has(name), `${name} is loaded with the server`);
  }
  assert.deepEqual([...packagesWith('src/cli.ts')], ['commander']);
  assert.ok(!packagesWith('src/commands/status.ts').has('kysely'));
});

test('built-in modules are named as such', () => {
  for (const { path, imports } of own) {
    for (const name of imports)
      assert.ok(!/^(fs|path|url|crypto|http|stream)(\/|$)/.test(name), `${path}: ${name}`);
  }
});

test('time, chance and settings are arguments', () => {
  const globals = /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.now\b|\bprocess\.env\b/;
  for (const { path, room, code } of sources) {
    if (room !== 'cli.ts') assert.doesNotMatch(code, globals, path);
  }
});

test('requests go out and lines are printed from the outermost rooms only', () => {
  for (const { path, room, code } of sources) {
    if (room === 'commands' || room === 'cli' || room === 'cli.ts') continue;
    assert.doesNotMatch(code, /\bconsole\.|process\.(stdout|stderr|exit)\b/, path);
    if (room !== 'sources') assert.doesNotMatch(code, /(?<![.\w])fetch\((?=[^)]*http)/, path);
  }
});

test('files are named after what they hold, in kebab-case, and none is over 300 lines', () => {
  for (const { path, text } of own) {
    const name = path.split('/').at(-1) as string;
    assert.match(name, /^[a-z0-9]+(-[a-z0-9]+)*(\.test)?\.(ts|js)$/, path);
    assert.doesNotMatch(name, /^(utils?|helpers?|index|misc|common)\b/, path);
    const lines = text.trimEnd().split('\n').length;
    assert.ok(lines <= 300, `${path} has ${lines} lines`);
  }
});

test('nothing is exported by default, of any type, or passed on from a barrel', () => {
  for (const { path, code } of own) {
    assert.doesNotMatch(code, /^export default\b/m, path);
    assert.doesNotMatch(code, /^export (\*|\{[^}]*\}) from/m, path);
    assert.doesNotMatch(code, /@ts-(ignore|nocheck|expect-error)/, path);
    assert.doesNotMatch(code, /\b(enum|namespace) \w+ \{/, path);
  }
  for (const { path, code } of sources) assert.doesNotMatch(code, /(:|\bas|<)\s*any\b(?!\s*:)/, path);
});

test('a kernel, ledger or shelf file opens with a few lines that say what it is for', () => {
  for (const { path, room, text } of sources) {
    if (['kernel', 'ledger', 'shelf'].includes(room)) assert.match(text, /^\/\/ [A-Z`]/, path);
  }
});

test('nothing is left to be done in the code', () => {
  const marks = new RegExp(
    `\\b(${['TO', 'FIX', 'XX'].map((start, n) => start + ['DO', 'ME', 'X'][n]).join('|')})\\b`,
  );
  for (const { path, text } of own) assert.doesNotMatch(text, marks, path);
});
