// All doors lead to the same numbers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import { drive } from '../../src/omega/driver/drive.ts';
import { askModel } from '../../src/omega/driver/provider.ts';
import { serviceAt } from '../../src/omega/driver/service.ts';
import { takesLong } from '../support/often.ts';
import {
  goal,
  mcpDoor,
  omegaApp,
  play,
  publishAll,
  registered,
  restDoor,
  sameBytes,
} from '../support/omega-door.ts';
import { fakeModel } from '../support/omega-model.ts';
import { site } from '../support/test-app.ts';

test('O1: a small run over the tool server, over REST and with the driver ends in the same numbers', async (t) => {
  if (!takesLong(t)) return;
  const found: Readonly<Record<string, unknown>>[] = [];
  for (const way of ['mcp', 'rest', 'driver'] as const) {
    await using app = await omegaApp({ parts: () => ({ random: sameBytes('same') }) });
    const door = way === 'mcp' ? mcpDoor : restDoor;
    const { door: own, token } = await registered(app, (link) => door(app as never, link));
    const run = await own.call('start_run', { goal, size: 'small' });
    const begun = process.cpuUsage();
    if (way === 'driver') {
      const model = fakeModel(app, { seed: 'three' });
      const provider = {
        kind: 'openai',
        endpoint: 'http://model.test',
        model: 'scripted',
        key: null,
        maxTokens: 9,
      } as const;
      await drive({
        run: run.id,
        call: serviceAt(site, token, model.fetch),
        think: (prompt) => askModel(provider, prompt, model.fetch),
        model: { name: 'scripted' },
        channel: 'cli',
        maxCalls: 400,
        parallel: 4,
      });
    } else await play(own, run.id, scripted({ seed: 'three', skill: 1 }));
    const done = await own.call('run_status', { run_id: run.id });
    await publishAll(own, done);
    const { user, system } = process.cpuUsage(begun);
    const ms = (user + system) / 1_000;
    assert.ok(ms <= 5_000, `${way} took ${Math.round(ms)} ms of processor`);
    const { manifest } = (await app.get(`/api/v1/omega/runs/${run.id}/manifest.json`)).body;
    const { games, items, fits, controls, gates, hypotheses, evidence } = manifest;
    const unnamed = controls.map(({ step: _, ...control }: { step: string }) => control);
    const played = games.map(({ step: _, ...game }: { step: string }) => game);
    found.push({
      played,
      items,
      fits,
      unnamed: new Set(unnamed.map((one: object) => JSON.stringify(one))),
      gates,
      hypotheses,
      evidence,
    });
  }
  assert.deepEqual(found[1], found[0]);
  assert.deepEqual(found[2], found[0]);
});
