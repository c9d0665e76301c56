// O16: published runs of chance recount byte for byte, and each byte that was flipped in an archive is named.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import { theories } from '../../demo/omega/fiction.ts';
import { omegaFiles } from '../../src/omega/files.ts';
import { replay } from '../../src/omega/publishing/replay.ts';
import { type Files, unzipped } from '../../src/omega/publishing/zip.ts';
import { drawFrom } from '../../src/omega/scoring/chance.ts';
import { takesLong } from '../support/often.ts';
import { CallError, goal, omegaApp, play, publishAll, registered, restDoor } from '../support/omega-door.ts';
import { site } from '../support/test-app.ts';

/** How many runs are published; a thousand flips in all. */
const wanted = Number(process.env.OMEGA_REPLAYS ?? 10);

/** A byte of one file is another one, and the archive was packed anew. */
function flippedWithin(files: Files, draw: () => number) {
  const [file, bytes] = [...files][Math.floor(draw() * files.size)] as [string, Uint8Array];
  const changed = Uint8Array.from(bytes);
  const at = Math.floor(draw() * bytes.length);
  changed[at] = (bytes[at] as number) ^ (1 << Math.floor(draw() * 8));
  return { file, remade: new Map([...files, [file, changed]]) };
}

test(`O16: ${wanted} published runs of chance recount byte for byte; each of 1,000 flipped bytes is named`, async (t) => {
  if (!takesLong(t)) return;
  const draw = drawFrom(process.env.TEST_SEED ?? '1', 'replays');
  let [published, gated] = [0, 0];
  while (published < wanted) {
    await using app = await omegaApp();
    const files = omegaFiles({ desk: app.desk, site });
    const { door } = await registered(app, (token) => restDoor(app, token));
    const script = {
      seed: String(draw()),
      skill: 0.9 + draw() * 0.1,
      orderBias: draw(),
      tieRate: draw() * 0.2,
    };
    // Discover runs are long: one in four.
    const kind = draw() < 0.25 ? {} : { kind: 'test', theory_ids: [theories[Math.floor(draw() * 12)]?.id] };
    const critics = 1 + Math.floor(draw() * 2);
    const started = await door.call('start_run', { goal, critics, ...kind });
    const done = await play(door, started.id, scripted(script));
    try {
      await publishAll(door, done);
    } catch (error) {
      // A careless caller does not pass the gates; that is another test's matter.
      assert.ok(error instanceof CallError && error.body.code === 'gate_failed', String(error));
      gated += 1;
      assert.ok(gated <= wanted * 4, `${gated} runs did not pass`);
      continue;
    }
    published += 1;
    const asked = new Request(`${site}/api/v1/omega/runs/${done.id}/manifest`);
    const response = await files.archive(done.id, asked, { headers: {} } as never);
    const archive = new Uint8Array(await response.arrayBuffer());
    const found = replay(unzipped(archive).files);
    assert.deepEqual([found.problems, found.recounted], [[], true], JSON.stringify(script));
    for (let n = 0; n < 1_000 / wanted; n++) {
      const at = Math.floor(draw() * archive.length);
      const flipped = archive.slice();
      flipped[at] = (flipped[at] as number) ^ (1 << Math.floor(draw() * 8));
      const read = unzipped(flipped);
      const named = [...read.damage, ...replay(read.files).problems];
      assert.ok(named.length > 0, `byte ${at} of ${archive.length} (${JSON.stringify(script)})`);
      const { file, remade } = flippedWithin(unzipped(archive).files, draw);
      assert.ok(replay(remade).problems.length > 0, `${file}, packed anew: ${remade.get(file)}`);
    }
    assert.deepEqual(app.bugs, []);
  }
  t.diagnostic(`${published} published, ${gated} did not pass the gates`);
});
