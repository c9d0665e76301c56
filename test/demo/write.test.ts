import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { demoWorld } from '../../demo/world.ts';
import { writeDemo } from '../../demo/write.ts';

const now = new Date('2026-11-20T13:37:11Z');

test('the demo is written as one NDJSON file for each family, with the counts that are answered', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'perennial-demo-'));
  t.after(() => rm(folder, { recursive: true }));
  const target = join(folder, 'new', 'demo');
  const counts = await writeDemo(target, { now, size: 500 });
  const files = await readdir(target);
  assert.deepEqual(
    files.sort(),
    Object.keys(counts)
      .map((family) => `${family}.ndjson`)
      .sort(),
  );
  const written: unknown[] = [];
  for (const family of Object.keys(counts)) {
    const lines = (await readFile(join(target, `${family}.ndjson`), 'utf8')).trimEnd().split('\n');
    assert.equal(lines.length, counts[family], family);
    for (const line of lines) written.push({ family, record: JSON.parse(line) });
  }
  const byFamily = Map.groupBy(demoWorld({ now, size: 500 }), ({ family }) => family);
  const expected = Object.keys(counts).flatMap((family) => byFamily.get(family) ?? []);
  assert.deepEqual(written, expected);
});

test('writing the demo again replaces the files', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'perennial-demo-'));
  t.after(() => rm(folder, { recursive: true }));
  await writeDemo(folder, { now, size: 20 });
  const counts = await writeDemo(folder, { now });
  const lines = (await readFile(join(folder, 'grants.ndjson'), 'utf8')).trimEnd().split('\n');
  assert.equal(lines.length, counts.grants);
});

test('a directory that cannot be made is an error, not silence', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'perennial-demo-'));
  t.after(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'occupied'), '');
  await assert.rejects(writeDemo(join(folder, 'occupied', 'demo'), { now }));
});
