// What `npm pack` puts into the package, made anew in build/: the program as plain JavaScript, because Node
// strips no types below node_modules. Types become blanks, so every line and column stays where it is in the
// source; a source map beside each file says which one it was.

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, dirname, join, relative, sep } from 'node:path';
import { root } from './install.js';
import { sourceMapOf } from './source-map.js';

const out = join(root, 'build');
/** The folders whose TypeScript is the program; other files in them are copied. */
const programs = ['src', 'demo'];
/** What the program reads beside itself. */
const beside = ['starter', 'package.json'];

/** `./x.ts` as a whole string is a module of the program: only such strings end so, which a test holds. */
const modules = /(['"])(\.{1,2}\/[^'"\n]*)\.ts\1/g;

/** The JavaScript of a file, position by position the TypeScript without its types. */
export function javascriptOf(typescript) {
  return stripTypeScriptTypes(typescript, { mode: 'strip' }).replace(modules, '$1$2.js$1');
}

/** Writes the folder build/ anew; answers how many files were stripped. */
export function build() {
  rmSync(out, { recursive: true, force: true });
  let stripped = 0;
  for (const folder of programs) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const from = join(entry.parentPath, entry.name);
      const to = join(out, from.slice(root.length));
      mkdirSync(dirname(to), { recursive: true });
      if (entry.name.endsWith('.ts')) {
        const javascript = javascriptOf(readFileSync(from, 'utf8'));
        const file = to.replace(/\.ts$/, '.js');
        const source = relative(dirname(file), from).replaceAll(sep, '/');
        writeFileSync(file, `${javascript}//# sourceMappingURL=${basename(file)}.map\n`);
        writeFileSync(`${file}.map`, sourceMapOf(javascript, basename(file), source));
        stripped++;
      } else cpSync(from, to);
    }
  }
  for (const path of beside) cpSync(join(root, path), join(out, path), { recursive: true });
  return stripped;
}

if (import.meta.filename === process.argv[1]) {
  process.removeAllListeners('warning');
  process.stderr.write(`build/: ${build()} files without their types.\n`);
}
