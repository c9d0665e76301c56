// Private feeds as programs take them: packed in what they accept.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { here } from '../../support/browser.ts';
import { aGrant } from '../../support/records.ts';
import { appWithSearches, reader, saved } from '../../support/searches.ts';
import type { TestApp } from '../../support/test-app.ts';

const unpackedFrom: Readonly<Record<string, (bytes: Uint8Array) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

async function sentTo(t: TestApp, path: string, headers: Readonly<Record<string, string>>) {
  const response = await t.app.fetch(new Request(here + path, { headers }), { address: '127.0.0.1' });
  assert.equal(response.status, 200, path);
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

test('a private feed is read in each form by programs that take it packed, whatever they take', async () => {
  await using t = await appWithSearches();
  for (const id of ['g', 'h', 'i'])
    await t.add(
      'grants',
      aGrant({
        id,
        title: `Sénescence call ${id}`,
        deadline: '2026-04-01T00:00:00Z',
        description: 'Ageing. '.repeat(60),
      }),
    );
  const { browser } = await reader(t);
  const id = await saved(t, browser, 'q=senescence');
  const { text } = await browser.submit('/account/searches', `/account/searches/${id}/feed`);
  const token = /\/feeds\/([\w-]{43})\.atom/.exec(text)?.[1] as string;
  for (const ending of ['atom', 'json', 'ics']) {
    const path = `/feeds/${token}.${ending}`;
    const plain = await sentTo(t, path, {});
    const whole = Buffer.from(plain.bytes).toString();
    assert.equal(plain.response.headers.get('content-encoding'), null, ending);
    assert.ok(whole.includes('Sénescence call g') && whole.length > 1_024, `${ending}: ${whole}`);
    for (const [packing, unpacked] of Object.entries(unpackedFrom)) {
      const { response, bytes } = await sentTo(t, path, { 'accept-encoding': packing });
      const about = `${ending} in ${packing}`;
      assert.equal(response.headers.get('content-encoding'), packing, about);
      assert.equal(response.headers.get('content-length'), String(bytes.length), about);
      assert.equal(unpacked(bytes).toString(), whole, about);
    }
    const again = await sentTo(t, path, { 'if-none-match': '*', 'accept-encoding': 'gzip, br, zstd' });
    assert.ok(again.bytes.length > 0, `${ending}: it has no validator that could hold`);
  }
  assert.deepEqual(t.bugs, []);
});
