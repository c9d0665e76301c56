import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { grantsGov } from '../../src/sources/grants-gov/grants-gov.ts';
import { SourceError } from '../../src/sources/reading/source.ts';
import { zipMember } from '../../src/sources/reading/zip.ts';
import { readContents, sourceError } from './fixtures/grants-gov-contents.ts';
import { fixture, harvestContext, recordsOf } from './fixtures/grants-gov-context.ts';
import { zipOf } from './fixtures/grants-gov-zip.ts';

const extract = fixture('grants-gov-extract.xml');

test('the zipped extract gives what the plain one gives', async () => {
  const plain = await readContents({ 'extract.xml': readFileSync(extract) });
  const zipped = await readContents({
    'e.zip': zipOf([{ name: 'GrantsDBExtract.xml', bytes: readFileSync(extract) }]),
  });
  assert.deepEqual(zipped.records, plain.records);
});

test('an archive that inflates to too much is refused, whether it says so or not', async () => {
  const bytes = Buffer.alloc(3_000_000, ' ');
  const folder = mkdtempSync(join(tmpdir(), 'perennial-zip-'));
  const inflate = async (claimedSize: number, maxBytes: number) => {
    const path = join(folder, 'bomb.zip');
    writeFileSync(path, zipOf([{ name: 'a.xml', bytes, claimedSize }]));
    let read = 0;
    for await (const chunk of zipMember(path, '.xml', maxBytes)) read += chunk.length;
    return read;
  };
  try {
    assert.equal(await inflate(3_000_000, 3_000_000), 3_000_000);
    await assert.rejects(inflate(3_000_000, 2_999_999), sourceError(/inflates to more than 2999999 bytes/));
    await assert.rejects(inflate(1000, 2_000_000), sourceError(/cannot be read as a ZIP archive/));
    const huge = zipOf([{ name: 'a.xml', bytes, claimedSize: 4_000_000_000 }]);
    await assert.rejects(readContents({ 'bomb.zip': huge }), sourceError(/inflates to more than/));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a damaged or truncated archive is refused', async () => {
  const whole = zipOf([{ name: 'a.xml', bytes: readFileSync(extract) }]);
  await assert.rejects(readContents({ 'cut.zip': whole.subarray(0, whole.length - 40) }), sourceError(/ZIP/));
  const holed = Buffer.from(whole);
  holed.fill(0xff, 200, 400);
  await assert.rejects(readContents({ 'holed.zip': holed }), SourceError);
  await assert.rejects(
    readContents({ 'no.zip': zipOf([{ name: 'readme.txt', bytes: whole }]) }),
    sourceError(/no .xml/),
  );
  const two = zipOf(['a.xml', 'b.xml'].map((name) => ({ name, bytes: whole })));
  await assert.rejects(readContents({ 'two.zip': two }), sourceError(/more than one/));
});

test('entities and document types are refused before they are read', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE Grants [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Grants>&b;</Grants>`;
  await assert.rejects(readContents({ 'bomb.xml': bomb }), sourceError(/document type declaration/));
  const outside = '<!DOCTYPE Grants SYSTEM "file:///etc/passwd"><Grants/>';
  await assert.rejects(readContents({ 'outside.xml': outside }), sourceError(/document type declaration/));
  await assert.rejects(
    readContents({ 'unknown.xml': '<Grants>&b;</Grants>' }),
    sourceError(/not well-formed/),
  );
});

test('an extract of elements in elements ends before it fills the memory, from an archive of some kB too', async () => {
  const deep = `<Grants>${'<a>'.repeat(2_000_000)}`;
  const nested = sourceError(/nested more than 100 elements deep/);
  await assert.rejects(readContents({ 'deep.xml': deep }), nested);
  const zip = zipOf([{ name: 'a.xml', bytes: Buffer.from(deep) }]);
  assert.ok(zip.length < 100_000, `${zip.length} bytes`);
  await assert.rejects(readContents({ 'deep.zip': zip }), nested);
});

test('an extract that ends early, is another document or holds an endless text is refused', async () => {
  const text = readFileSync(extract, 'utf8');
  await assert.rejects(readContents({ 'cut.xml': text.slice(0, -400) }), sourceError(/not well-formed/));
  await assert.rejects(readContents({ 'other.xml': '<rss></rss>' }), sourceError(/its root is rss/));
  await assert.rejects(readContents({ 'empty.xml': '' }), SourceError);
  await assert.rejects(
    readContents({ 'none.xml': '<Grants></Grants>' }),
    sourceError(/holds no opportunity/),
  );
  const endless = `<Grants><OpportunitySynopsisDetail_1_0><Description>${'x'.repeat(1_500_000)}`;
  await assert.rejects(
    readContents({ 'endless.xml': endless }),
    sourceError(/more than a million characters/),
  );
  await assert.rejects(readContents({ 'blank.xml': ' '.repeat(100_000) }), sourceError(/not an extract/));
  const { context } = harvestContext();
  const missing = await grantsGov.readFiles(['/nowhere/extract.xml'], context);
  await assert.rejects(recordsOf(missing), sourceError(/cannot be read/));
});
