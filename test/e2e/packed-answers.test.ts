// Packed answers over the wire: anew, from memory, of any length, with their validators and lengths.

import assert from 'node:assert/strict';
import { Agent, type IncomingMessage, request } from 'node:http';
import { after, test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { aGrant } from '../support/records.ts';
import { pair } from '../support/two-servers.ts';

const agent = new Agent({ keepAlive: true });
after(() => agent.destroy());

const packings = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
} as const;

interface Seen {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
}

function ask(port: number, path: string, headers: Record<string, string>, method = 'GET'): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const asked = { port, path, agent, method, headers: { host: 'perennial.example', ...headers } };
    const sent = request(asked, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.once('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    sent.once('error', reject).end();
  });
}

const unstamped = (bytes: Buffer) => bytes.toString().replace(/"as_of":"[^"]*"/, '');

test('an answer says the same packed and plain, the first time and from memory, at once for many callers', async () => {
  await using both = await pair();
  const long = Array.from({ length: 230 }, (_, n) =>
    aGrant({ id: `long-${n}`, title: `Grant ${n} é 🧬 ${`word${n} `.repeat(80)}` }),
  );
  await both.app.add('grants', ...long);
  const paths = [
    '/api/v1/grants?limit=10',
    '/api/v1/grants?limit=50&facets=labels,funder',
    '/api/v1/grants?limit=200',
    '/api/v1/grants/long-7',
    '/api/v1/changes?include=record&limit=20',
    '/api/v1/changes?include=record&limit=200',
    '/grants?q=grant',
  ];
  let address = 0;
  const from = () => ({ 'x-forwarded-for': `10.8.${address >> 8}.${address++ & 255}` });
  for (const path of paths) {
    const plain = await ask(both.long.port, path, { 'accept-encoding': 'identity', ...from() });
    assert.equal(plain.status, 200, path);
    for (const [encoding, unpack] of Object.entries(packings)) {
      const headers = { 'accept-encoding': encoding };
      const turns = Array.from({ length: 6 }, () => ask(both.short.port, path, { ...headers, ...from() }));
      for (const seen of [
        ...(await Promise.all(turns)),
        await ask(both.short.port, path, { ...headers, ...from() }),
      ]) {
        const about = `${path} ${encoding}`;
        assert.equal(seen.status, 200, about);
        assert.equal(seen.headers['content-encoding'], encoding, about);
        assert.equal(seen.headers['content-length'], String(seen.bytes.length), about);
        assert.match(String(seen.headers.vary), /Accept-Encoding/, about);
        assert.equal(unstamped(unpack(seen.bytes)), unstamped(plain.bytes), about);
        assert.equal(seen.headers.etag, plain.headers.etag, about);
      }
      const etag = String(plain.headers.etag);
      const again = await ask(both.short.port, path, { ...headers, ...from(), 'if-none-match': etag });
      assert.deepEqual([again.status, again.bytes.length], [304, 0], path);
      const head = await ask(both.short.port, path, { ...headers, ...from() }, 'HEAD');
      assert.deepEqual([head.status, head.bytes.length], [200, 0], path);
      assert.equal(head.headers.etag, etag, path);
    }
  }
});
