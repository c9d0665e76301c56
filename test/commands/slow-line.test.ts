// Moving and backing up over a line of 8 Mbit/s, on which some megabytes take longer than a request waits.

import assert from 'node:assert/strict';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { openLedger } from '../../src/ledger/open-ledger.ts';
import { ledgerFile } from '../../src/server/node/data-folder.ts';
import { folderForTest } from '../ledger/folder.ts';
import { listening } from '../support/listening.ts';
import { takesLong } from '../support/often.ts';
import { freshSchema, onPostgres } from '../support/truth.ts';
import { perennial } from './process.ts';

const bytesEachMs = 1_000;
const options = { skip: onPostgres ? false : 'needs a database behind a line, so PostgreSQL' };

/** Passes on so many bytes each ms. */
function slowly(): Transform {
  return new Transform({
    transform: (bytes: Buffer, _, done) => {
      setTimeout(bytes.length / bytesEachMs).then(() => done(null, bytes));
    },
  });
}

test('a folder moves and is backed up over a slow line, heavy rows too', options, async (t) => {
  if (!takesLong(t)) return;
  using folder = folderForTest();
  const url = new URL(await freshSchema());
  const database = { port: Number(url.port || 5432), host: url.hostname };
  const server = createServer((near) => {
    const far = connect(database);
    // A connection that ends is no matter of this line.
    for (const [from, to] of [[near, far] as const, [far, near] as const])
      pipeline(from, slowly(), to).catch(() => undefined);
  });
  await using line = await listening(server);
  [url.hostname, url.port] = ['127.0.0.1', String(line.port)];
  const data = join(folder.path, 'data');
  const settings = { PERENNIAL_DATA: data, DATABASE_URL: url.href.replaceAll('+', '%20') };
  assert.equal(
    (
      await perennial(['keys', 'create', '--team', 'Lab', '--tier', 'full'], {
        PERENNIAL_DATA: data,
        DATABASE_URL: '',
      })
    ).code,
    0,
  );
  {
    await using ledger = await openLedger(ledgerFile(data));
    const weights = [3_000_000, ...Array(100).fill(8_000)];
    const changes = weights.map((weight, n) => {
      return { family: 'labels', id: `${n}`, record: { id: `${n}`, text: 'x'.repeat(weight) } };
    });
    await ledger.append(changes, new Date('2026-03-01T12:00:00Z'));
  }
  const moved = await perennial(['move', '--to', 'postgresql'], settings);
  assert.equal(moved.code, 0, moved.stderr);
  const saved = await perennial(['backup', join(folder.path, 'backup.db')], settings);
  assert.equal(saved.code, 0, saved.stderr);
});
