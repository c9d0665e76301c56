// What is read at one moment, and once in each.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { atOneMoment } from '../../src/shelf/read/one-moment.ts';

test('what is read once in a moment is read again in the next one, and each time where there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-moment-'));
  try {
    const file = join(folder, 'one.db');
    using writer = new DatabaseSync(file);
    writer.exec('pragma journal_mode = wal; create table one (n integer); insert into one values (1);');
    using reader = new DatabaseSync(file);
    const ends: (() => void)[] = [];
    const { together, oncePerMoment, end } = atOneMoment(reader, (ended) => ends.push(ended));
    const select = reader.prepare('select n from one');
    let reads = 0;
    const n = oncePerMoment(() => {
      reads++;
      return select.get()?.n;
    });
    const write = (value: number) => writer.prepare('update one set n = ?').run(value);

    assert.equal(together(n), 1);
    write(2);
    assert.equal(together(n), 1, 'the moment goes on until it is ended');
    assert.equal(reads, 1);
    ends.shift()?.();
    assert.equal(together(n), 2);
    end();
    assert.equal(reads, 2);

    write(3);
    assert.equal(n(), 3);
    write(4);
    assert.equal(n(), 4, 'outside of a moment each time');
    assert.equal(reads, 4);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
