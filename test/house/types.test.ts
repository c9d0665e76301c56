// What types and exports promise, as far as a program can see it.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The text of each file of these folders, by its path. */
const texts = new Map(
  ['src', 'test', 'bench', 'rig', 'demo', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|js)$/.test(file))
      .map((file) => [join(folder, file), readFileSync(join(root, folder, file), 'utf8')] as const),
  ),
);

const imported = /^(?:import|export) (?:type )?\{([^}]*)\} from '(\.[^']+)'/gm;
const whole = /^import \* as \w+ from '(\.[^']+)'|\b(?:import|URL)\('(\.[^']+)'/gm;

/** What every answer passes is measured where it changes, and its exports go there. */
const measured = /^src\/(?:shelf\/read|server\/http|matching\/scoring)\//;

test('nothing is exported that its own file alone uses', () => {
  const used = new Set<string>();
  for (const [path, text] of texts) {
    const at = (named: string) => normalize(join(dirname(path), named));
    for (const [, names = '', from = ''] of text.matchAll(imported)) {
      for (const one of names.split(',')) {
        used.add(
          `${at(from)} ${one
            .trim()
            .replace(/^type /, '')
            .replace(/ as .*/, '')}`,
        );
      }
    }
    for (const [, namespace, lazy] of text.matchAll(whole)) used.add(at(namespace ?? (lazy as string)));
  }
  const exported = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;
  const found = [...texts]
    .filter(([path]) => path.startsWith('src') && !measured.test(path) && !used.has(path))
    .flatMap(([path, text]) => [...text.matchAll(exported)].map(([, name]) => `${path} ${name}`));
  assert.ok(found.length > 1_000, 'exports are found');
  assert.deepEqual(
    found.filter((one) => !used.has(one)),
    [],
  );
});

test('no type is forced on a value by way of unknown, but on rows without names and on tables asked by name', () => {
  const may = /^src\/(?:shelf\/(?:read|layout)\/|desk\/queue\.ts$|operations\/search-records\.ts$)/;
  const forced = /^(?!\s*(?:\/\/|\*|\/\*)).*\bas unknown as\b/m;
  const found = [...texts].filter(([path, text]) => path.startsWith('src') && forced.test(text));
  assert.deepEqual(
    found.map(([path]) => path).filter((path) => !may.test(path)),
    [],
  );
});
