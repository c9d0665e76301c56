// Packed answers say what the plain ones say, whichever thread packs them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { bytesIn } from '../../src/channels/http/packing.ts';

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

test('an answer is the same bytes in every packing, be it short or long, and is packed once', async () => {
  for (const length of [1_024, 60_000, 128 * 1024, 128 * 1024 + 1, 500_000]) {
    const identity = new Uint8Array(Buffer.from('"title":"Ageïng 🧬",'.repeat(length).slice(0, length)));
    const entry = { bytes: { identity } };
    for (const encoding of ['gzip', 'br', 'zstd'] as const) {
      const packed = await bytesIn(entry, encoding);
      assert.ok(packed.length < identity.length / 2, `${encoding} ${length}`);
      assert.ok(unpack[encoding](packed).equals(identity), `${encoding} ${length}`);
      assert.equal(await bytesIn(entry, encoding), packed);
    }
    assert.equal(await bytesIn(entry, 'identity'), identity);
  }
});
