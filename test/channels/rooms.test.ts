// Rooms for large answers: nobody writes into one that is still read.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytesOf, bytesOnce } from '../../src/channels/http/answer-cache.ts';
import { smallRoom, takeRoom } from '../../src/channels/http/rooms.ts';
import { Pieces } from '../../src/kernel/json.ts';

test('a room is lent to one at a time, and again when it was given back, however often that is said', () => {
  const [one, other] = [takeRoom(1), takeRoom(1)];
  assert.ok(one && other && one.bytes !== other.bytes);
  one.giveBack();
  one.giveBack();
  const [again, another] = [takeRoom(1), takeRoom(1)];
  assert.equal(again?.bytes, one.bytes);
  assert.notEqual(another?.bytes, one.bytes);
  one.giveBack();
  assert.notEqual(takeRoom(1)?.bytes, one.bytes, 'who gave it back has no say in it any more');
  assert.equal(takeRoom(10_000_000), null);
});

test('an answer is the same bytes in a room and without one, small or large, in one text or in pieces', () => {
  for (const letter of ['a', 'é', '€', '🧬']) {
    for (const length of [0, 10, 10_000, 100_000, 300_000]) {
      const text = letter.repeat(length / letter.length);
      const half = Buffer.from(text);
      for (const written of [text, new Pieces(['[', half, '😀', half, ']'], [half])]) {
        const { bytes, giveBack } = bytesOnce(written);
        assert.ok(Buffer.from(String(written)).equals(bytes), `${letter} ${length}`);
        assert.ok(Buffer.from(bytesOf(written)).equals(bytes), `${letter} ${length}`);
        giveBack?.();
      }
    }
  }
});

test('texts lie in a room of their own length, and sixteen large answers find the rooms of those before them', () => {
  const rows = (count: number) =>
    new Pieces(
      Array.from({ length: count }, () => 'a'.repeat(1_400)),
      [],
    );
  const list = bytesOnce(rows(50));
  assert.equal(list.bytes.buffer.byteLength, smallRoom);
  list.giveBack?.();
  const roomsOf = () => {
    const answers = Array.from({ length: 16 }, () => bytesOnce(rows(100)));
    for (const { giveBack } of answers) giveBack?.();
    return new Set(answers.map(({ bytes }) => bytes.buffer));
  };
  const before = roomsOf();
  assert.equal(before.size, 16);
  assert.deepEqual(roomsOf(), before);
});
