// Records of the starter that name the Research Organization Registry as their source, held against it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { hasRealData, realFile } from './support/real-data.ts';

interface Named {
  readonly public_id: string;
  readonly name?: string;
  readonly url?: string | null;
  readonly website?: string;
  readonly source_url?: string;
  readonly aliases?: readonly string[];
  readonly detail?: { readonly aliases?: readonly string[] };
}

interface RorRow {
  readonly id: string;
  readonly names: readonly { readonly value: string }[];
  readonly links: readonly { readonly type: string; readonly value: string }[];
}

function linesOf<T>(text: string): readonly T[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

const starter = (file: string) =>
  linesOf<Named>(readFileSync(new URL(`../starter/${file}.ndjson`, import.meta.url), 'utf8'));

const isRor = (url: string | null | undefined) => url?.startsWith('https://ror.org/') === true;

test('the entry of ROR that a record of the starter rests on is that of the same organization', (t) => {
  if (!hasRealData(t)) return;
  const registry = gunzipSync(readFileSync(realFile('ror/ror-v2-latest-35990.ndjson.gz'))).toString();
  const entries = new Map(linesOf<RorRow>(registry).map((row) => [row.id, row]));
  const seen = starter('evidence/evidence').filter(({ url }) => isRor(url));
  let held = 0;
  for (const file of ['organizations', 'companies', 'investors', 'preservation_companies'])
    for (const { public_id, name = '', aliases = [], detail, url, website, source_url } of starter(file)) {
      const own = seen.flatMap((one) => (one.public_id === public_id ? [one.url as string] : []));
      const sources = new Set([...own, ...(source_url && isRor(source_url) ? [source_url] : [])]);
      for (const source of sources) {
        const entry = entries.get(source);
        if (!entry) continue;
        const names = new Set(entry.names.map(({ value }) => value.toLowerCase()));
        const isNamed = [name, ...aliases, ...(detail?.aliases ?? [])].some((one) =>
          names.has(one.toLowerCase()),
        );
        const host = (address: string) => new URL(address).hostname.replace(/^www\./, '');
        const at = url ?? website;
        const isSite =
          at && entry.links.some(({ type, value }) => type === 'website' && host(value) === host(at));
        assert.ok(isNamed || isSite, `${public_id}: ${source} is ${[...names].join(', ')}`);
        held++;
      }
    }
  assert.ok(held > 60, `${held} were held against it`);
});
