// The plan of the rooms, executable: who may import whom, and the manners that a program can see.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import packageJson from '../package.json' with { type: 'json' };
import { families } from '../src/families.ts';
import { functionLines } from './support/function-lines.ts';
import { map, packages, roomOf, rooms } from './support/rooms.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

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

test('rooms import downward only, at every depth', () => {
  for (const { path, imports } of sources) {
    const below = relative('src', path);
    const room = roomOf(below);
    assert.ok(room, `${path} lies in a room of the map`);
    const [, ...allowed] = map.find(([name]) => name === room) as readonly string[];
    for (const name of imports.filter((one) => one.startsWith('.'))) {
      const target = relative('src', normalize(join(dirname(path), name)));
      if (target.startsWith('..')) continue;
      const to = roomOf(target);
      assert.ok(to, `${path} imports ${name}, which lies in a room of the map`);
      const may = to === room || allowed.some((one) => to === one || to.startsWith(`${one}/`));
      assert.ok(
        may,
        `${path} imports ${name}: ${room} may not import ${to} (the map is test/support/rooms.ts)`,
      );
    }
  }
});

test('the map has no circle: a room imports only what stands above it', () => {
  for (const [at, [room, ...allowed]] of map.entries()) {
    for (const one of allowed.filter((other) => other !== room)) {
      const below = rooms.slice(at + 1).filter((other) => other === one || other.startsWith(`${one}/`));
      const outside = below.filter((other) => !room.startsWith(`${other}/`) && !other.startsWith(`${room}/`));
      assert.deepEqual(outside, [], `${room} may import ${one}, of which a part stands below it`);
    }
  }
});

test('folders that lie beside one another import one another in one direction only, at every depth', () => {
  for (const [folder, beside] of besides()) {
    const after = (one: string): ReadonlySet<string> => {
      const seen = new Set<string>();
      const waiting = [one];
      for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        for (const next of beside.get(at)?.keys() ?? []) {
          if (!seen.has(next)) waiting.push(next);
          seen.add(next);
        }
      }
      return seen;
    };
    for (const [one, others] of beside) {
      const back = [...others].filter(([other]) => after(other).has(one)).map(([, how]) => how);
      assert.deepEqual(back, [], `${folder}/${one} stands in a circle`);
    }
  }
});

/** For each folder, which of the folders in it import which others in it, with one example. */
function besides(): ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const found = new Map<string, Map<string, Map<string, string>>>();
  for (const { path, imports } of sources) {
    for (const name of imports.filter((one) => one.startsWith('.'))) {
      const target = normalize(join(dirname(path), name));
      const [from, to] = [path.split('/'), target.split('/')];
      const fork = from.findIndex((part, at) => part !== to[at]);
      const [here, there] = [from[fork], to[fork]];
      // Files beside a folder are of the folder above, which reads from all that lies in it.
      if (!here || !there || fork === from.length - 1 || fork >= to.length - 1) continue;
      const folder = from.slice(0, fork).join('/');
      const beside = found.get(folder) ?? new Map<string, Map<string, string>>();
      found.set(folder, beside);
      const others = beside.get(here) ?? new Map<string, string>();
      beside.set(here, others);
      others.set(there, `${path} imports ${target}`);
    }
  }
  return found;
}

test('visibility is asked of the shelf; contexts and schemas are typed; no function is asked how many arguments it takes', () => {
  for (const { path, room, text, code } of sources) {
    if (room !== 'shelf') assert.doesNotMatch(text, /\b_vis\b|\b_(?:public|full|top) as\b|\b_mark_/, path);
    assert.doesNotMatch(code, /as AppContext\b|as unknown as JsonSchema\b/, path);
    assert.doesNotMatch(code, /\b(?:derive|derivation|run|fn)\.length\b/, path);
  }
});

test('no channel knows a family by its name: what is particular stands in its declaration', () => {
  const names = families.map(({ name }) => name).join('|');
  const quoted = new RegExp(`['"](?:${names})['"]`);
  // Prompts are texts that say which tools and members they are about.
  for (const { path, text } of sources.filter(({ path }) => path.startsWith('src/channels/'))) {
    if (path !== 'src/channels/mcp/prompts.ts') assert.doesNotMatch(text, quoted, path);
  }
  // A page has the particulars of one family in a file of its own, listed in particulars.ts.
  const compared = new RegExp(`\\.name [!=]== ['"](?:${names})['"]`);
  for (const { path, text } of sources.filter(({ path }) => path.startsWith('src/website/'))) {
    if (!path.endsWith('-parts.ts')) assert.doesNotMatch(text, compared, path);
  }
});

test('the root of the API is written in one place', () => {
  const places = sources
    .filter(({ text }) => /\/api\/v1/.test(text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')))
    .map(({ path }) => path);
  // Browsers load the driver as it stands, so it imports nothing of the rest.
  assert.deepEqual(places.toSorted(), ['src/kernel/address.ts', 'src/omega/driver/service.ts']);
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
  const server = packagesWith('src/server/serve.ts');
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
  assert.deepEqual([...packagesWith('src/cli.ts')].toSorted(), ['commander', 'ipaddr.js']);
  assert.ok(!packagesWith('src/commands/status.ts').has('kysely'));
});

test('a node is opened in one place', () => {
  for (const { path, code } of sources) {
    if (path === 'src/server/open-node.ts') continue;
    const both = /\bopenDataFolder\(/.test(code) && /\bopenDesk\(/.test(code);
    assert.ok(!both, `${path} opens the data folder and the desk: openNode opens both`);
  }
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
    // What a browser runs has its own clock.
    if (room !== 'cli.ts' && !path.startsWith('src/website/assets/'))
      assert.doesNotMatch(code, globals, path);
  }
});

test('requests go out and lines are printed from the outermost rooms only', () => {
  for (const { path, room, code } of sources) {
    if (['server', 'commands', 'cli', 'cli.ts'].includes(room)) continue;
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

test('no function is over 100 lines', () => {
  const sample = "const f = (\n  a: string,\n) => {\n  if (a) {\n    b(`{\n}`, '`');\n  }\n};\nlet c;\n";
  assert.deepEqual(functionLines(sample), [{ line: 1, begins: 'const f = (', lines: 8 }]);
  const long = sources
    // A migration is a list of steps, and what was released of it is never changed.
    .filter(({ path }) => !path.startsWith('src/desk/migrations/'))
    .flatMap(({ path, text }) => functionLines(text).map((one) => ({ ...one, path })))
    .filter(({ lines }) => lines > 100);
  assert.deepEqual(
    long.map(({ path, line, lines, begins }) => `${path}:${line} has ${lines} lines: ${begins}`),
    [],
  );
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

test('the six walks of docs/architecture.md enter as many rooms, and turn back as often, as it says', () => {
  const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const section = document.split('## Six walks')[1]?.split('\n## ')[0] ?? '';
  const walks = [...section.matchAll(/^\| (a .+?) \| (.+?) \| (\d+) \| (\d+) \|$/gm)];
  assert.equal(walks.length, 6);
  for (const [, walk, files, rooms, turns] of walks) {
    const visited = [...(files as string).matchAll(/`([^`]+)`/g)].map(([, file]) => file as string);
    for (const file of visited) assert.ok(existsSync(join(root, 'src', file)), `${walk}: ${file} is there`);
    const entered = visited
      .map((file) => file.split('/')[0] as string)
      .filter((room, at, all) => room !== all[at - 1]);
    const back = entered.filter((room, at) => entered.indexOf(room) < at);
    assert.deepEqual([new Set(entered).size, back.length], [Number(rooms), Number(turns)], walk);
    assert.ok(Number(rooms) <= 7 && Number(turns) <= 2, walk);
  }
});
