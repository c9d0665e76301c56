// The code that the documents show finds what it imports, and the family of the tutorial is one.

import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { operationsOfCatalogue } from '../src/catalogue.ts';
import { exampleValue } from '../src/channels/http/route-example.ts';
import { families } from '../src/families.ts';
import type { Family } from '../src/kernel/family.ts';
import { createTestApp } from './support/test-app.ts';
import { listedTools } from './support/tool-client.ts';

const root = new URL('../', import.meta.url);
const docs = new URL('docs/', root);

interface Shown {
  /** The file that the words before the code name; tests are shown without one. */
  readonly file: string;
  readonly code: string;
}

/** The TypeScript that a page shows, with where it goes. */
function shownBy(page: string): readonly Shown[] {
  const text = readFileSync(new URL(page, docs), 'utf8');
  return [...text.matchAll(/(.*)\n\n```ts\n([\s\S]*?)```/g)].map(([, before = '', code = '']) => ({
    file: [...before.matchAll(/`((?:src|test|demo)\/[\w./-]+\.ts)`/g)].at(-1)?.[1] ?? 'test/room/a.test.ts',
    code,
  }));
}

const shown = readdirSync(docs)
  .filter((page) => page.endsWith('.md'))
  .flatMap(shownBy);

test('what the code of the documents imports is there', async () => {
  const made = new Set(shown.map(({ file }) => new URL(file, root).href));
  let seen = 0;
  for (const { file, code } of shown) {
    for (const [, types, names = '', from = ''] of code.matchAll(
      /^import (type )?\{([^}]*)\} from '(\.[^']+)'/gm,
    )) {
      const url = new URL(from, new URL(file, root));
      if (!existsSync(url)) {
        assert.ok(made.has(url.href), `${file} imports ${from}`);
        continue;
      }
      const values = Object.keys(await import(url.href));
      const text = readFileSync(url, 'utf8');
      for (const name of names.split(',').map((one) => one.trim())) {
        if (name === '') continue;
        const [, isType, plain] = name.match(/^(type )?(\w+)$/) ?? [];
        const isThere =
          types || isType
            ? new RegExp(`^export (?:type|interface) ${plain}\\b`, 'm').test(text)
            : values.includes(name);
        assert.ok(isThere, `${file} imports ${name} from ${from}`);
        seen += 1;
      }
    }
  }
  assert.ok(seen > 60, `${seen} names`);
});

test('the family of the tutorial starts, its filters have examples, and the list of tools has room for it', async () => {
  const { code = '' } = shown.find(({ file }) => file === 'src/families/biobanks.ts') ?? {};
  const folder = mkdtempSync(join(tmpdir(), 'perennial-tutorial-'));
  try {
    const file = join(folder, 'biobanks.ts');
    const home = new URL('src/families/', root);
    writeFileSync(
      file,
      code.replaceAll(/from '(\.[^']+)'/g, (_, from) => `from '${new URL(from, home).href}'`),
    );
    const { biobanks } = (await import(pathToFileURL(file).href)) as { biobanks: Family };
    // Whoever follows the tutorial has it already.
    const extended = [...families.filter(({ name }) => name !== biobanks.name), biobanks];
    const operations = operationsOfCatalogue(extended);
    const list = operations.find(({ name }) => name === 'list_biobanks');
    for (const [name, param] of Object.entries(list?.input ?? {}))
      assert.notEqual(exampleValue(param), undefined, name);
    await using app = await createTestApp({ families: extended, operations });
    assert.equal((await app.get('/biobanks')).status, 200);
    for (const [tier, most] of [
      [undefined, 10_000],
      ['top', 14_000],
    ] as const) {
      const tokens = Buffer.byteLength(JSON.stringify({ tools: await listedTools(app, tier) })) / 4;
      assert.ok(tokens <= most, `${tokens} tokens, as docs/tools.md counts them`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
