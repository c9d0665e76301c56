import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { test } from 'node:test';
import { scripted } from '../../demo/omega/caller.ts';
import { canonical } from '../../src/omega/protocol/canonical.ts';
import { wordedToday } from '../../src/omega/publishing/gates.ts';
import { replay } from '../../src/omega/publishing/replay.ts';
import { type Files, unzipped } from '../../src/omega/publishing/zip.ts';
import { goal, mcpDoor, omegaApp, play, publishAll, registered } from '../support/omega-door.ts';
import { site, type TestApp } from '../support/test-app.ts';
import { demoSite } from '../support/website.ts';

interface ToolResult {
  readonly content: readonly { readonly type: string; readonly uri?: string; readonly mimeType?: string }[];
}

async function toolResult(app: TestApp, name: string, given: object): Promise<ToolResult> {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } };
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const asked = new Request(`${site}/mcp/omega-agent`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const text = await (await app.app.fetch(asked)).text();
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text).result;
}

/** Requests that this process sends to anybody, while something runs. */
function outgoing() {
  let count = 0;
  const noted = () => {
    count += 1;
  };
  const channels = ['undici:request:create', 'http.client.request.start'] as const;
  for (const name of channels) subscribe(name, noted);
  return {
    count: () => count,
    [Symbol.dispose]: () => {
      for (const name of channels) unsubscribe(name, noted);
    },
  };
}

/** Archives that somebody packed anew: every file is sound by itself, and what each lacks must be named. */
function* remadeFrom(files: Files): Generator<readonly [what: string, remade: Files, named: string]> {
  const text = (value: unknown) => Buffer.from(canonical(value));
  const parts = [...files.keys()].filter((file) => file.startsWith('parts/'));
  // One in eight: each takes a whole recount of the digests.
  for (const [at, file] of parts.filter((_, n) => n % 8 === 0).entries()) {
    const { salt, part } = JSON.parse(String(files.get(file)));
    const others = [null, { part }, { salt }, { salt, part, more: 1 }, { salt, part: null }];
    const other = text(others[at % others.length]);
    yield [String(other), new Map([...files, [file, other]]), file];
  }
  const beside = String(parts[0]).replace('parts/', 'pasts/');
  yield ['a file beside the parts', new Map([...files, [beside, text({})]]), beside];
}

test('what is asked of a run too early, or of what there is none of, is refused with what to do', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (token) => mcpDoor(app, token));
  const { id: run_id, chain_head: confirm } = await door.call('start_run', { goal, size: 'small' });
  const request = {
    run_id,
    title: 'Does clearing help old muscle?',
    summary: 'What was done and found. '.repeat(10),
    hypothesis_ids: ['hy_1_1'],
    disclosures: { human_role: 'none', competing_interests: 'None.' },
    accept_license: 'CC-BY-4.0',
    confirm,
  };
  for (const designs of [{}, { design_ids: [] }])
    await assert.rejects(
      door.call('publish', { ...request, ...designs }),
      /P1 asks: .*Here: 0 of 1 .*gate_failed/,
    );
  assert.deepEqual(app.bugs, []);
  const kinds = ['critique', 'critic'];
  await assert.rejects(
    door.call('next_step', { run_id, kinds }),
    /question, literature, hypothesise, critique/,
  );
});

test('O2: a run is published, commented on, downloaded, replayed, and each flipped byte is named; nothing is asked of anybody', async () => {
  await using app = await omegaApp();
  using sent = outgoing();
  const { door } = await registered(app, (token) => mcpDoor(app, token));
  const run = await door.call('start_run', { goal, size: 'small' });
  const done = await play(door, run.id, scripted({ seed: 'one' }));
  const published = await publishAll(door, done);
  assert.equal(published.listing, 'in_review');
  const [experiment] = published.experiments;
  const shown = await app.get(`/api/v1/omega/experiments/${experiment.public_id}`);
  assert.equal(shown.status, 200, shown.text);
  assert.equal(shown.body.experiment.listed, false);
  assert.equal((await app.get('/api/v1/omega/experiments')).body.pagination.total, 0);
  const comment = await app.send('POST', `/api/omega/experiments/${experiment.public_id}/comments`, {
    body: { body: 'Was the pair-fed group weighed?' },
  });
  assert.equal(comment.status, 201, comment.text);
  assert.equal(
    (await app.get(`/api/v1/omega/experiments/${experiment.public_id}`)).body.experiment.comments_count,
    1,
  );

  // Hosts that offer files to their person are handed the archive as one.
  const handed = await toolResult(app, 'get_manifest', { run_id: run.id });
  const [link] = handed.content.filter(({ type }) => type === 'resource_link');
  assert.deepEqual([link?.uri, link?.mimeType], [published.manifest_url, 'application/zip']);

  const response = await app.app.fetch(new Request(published.manifest_url));
  assert.equal(response.status, 200);
  const archive = new Uint8Array(await response.arrayBuffer());
  const { files, damage } = unzipped(archive);
  assert.deepEqual(damage, []);
  const recounted = replay(files);
  assert.deepEqual(recounted.problems, []);
  assert.equal(recounted.recounted, true);
  assert.equal(recounted.manifest_sha256, published.manifest_sha256);

  for (let n = 0; n < 40; n++) {
    const at = Math.floor((archive.length / 40) * n + n);
    const flipped = archive.slice();
    flipped[at] = (flipped[at] as number) ^ (1 << (n % 8));
    const found = unzipped(flipped);
    assert.ok(found.damage.length > 0, `byte ${at} is not named`);
  }
  for (const [what, remade, named] of remadeFrom(files)) {
    const { problems } = replay(remade);
    assert.ok(
      problems.some(({ file }) => file === named),
      `${what}: ${JSON.stringify(problems)}`,
    );
  }
  assert.equal(sent.count(), 0, 'no model and no resolver was asked');
  assert.deepEqual(app.bugs, []);
});

test('what is counted once is said of one, and an archive that said it otherwise is recounted all the same', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (token) => mcpDoor(app, token));
  const run = await door.call('start_run', { goal, size: 'small' });
  const done = await play(door, run.id, scripted({ seed: 'one' }));
  const { hypothesis_id } = done.designs[0];
  await publishAll(door, done, { hypothesis_ids: [hypothesis_id], design_ids: [] });
  const evidence = async (at: Pick<TestApp, 'get'>, id: string) => {
    const { gates } = (await at.get(`/api/v1/omega/runs/${id}/published`)).body;
    return gates.find(({ gate }: { gate: string }) => gate === 'P2').detail;
  };
  const one = '1 hypothesis rests on two works or more, and names what speaks against it';
  assert.equal(await evidence(app, run.id), one);

  await using demo = await demoSite();
  const old = await demo.visit('/omega/runs/or-r09ex36j');
  assert.ok(old.text.includes(one), 'the page of a run that was published before');
  const archive = await demo.test.app.fetch(new Request(`${site}/api/v1/omega/runs/or-r09ex36j/manifest`));
  const { files } = unzipped(new Uint8Array(await archive.arrayBuffer()));
  assert.match(String(files.get('manifest.json')), /1 hypotheses rest on/);
  assert.deepEqual(replay(files).problems, []);
  for (const [before, now] of [
    ['1 stand, 0 do not', '1 stands, 0 do not'],
    ['11 stand, 1 do not', '11 stand, 1 does not'],
  ] as const) {
    const detail = (standing: string) => `12 of 12 checked, 0 mismatch, 0 unmarked retracted, ${standing}`;
    const [gate] = wordedToday([{ gate: 'P3', passed: true, detail: detail(before) }]);
    assert.equal(gate?.detail, detail(now));
  }
});

test('what a run published is taken back by the id of the run or of a hypothesis, also where it has no experiment', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (token) => mcpDoor(app, token));
  const { door: other } = await registered(app, (token) => mcpDoor(app, token));
  for (const by of ['run', 'hypothesis'] as const) {
    const run = await door.call('start_run', { goal, size: 'small' });
    const done = await play(door, run.id, scripted({ seed: by }));
    const { hypotheses, experiments } = await publishAll(door, done, { design_ids: [] });
    assert.deepEqual(experiments, []);
    const public_id = by === 'run' ? run.id : hypotheses[0].public_id;
    const request = { public_id, reason: 'The arms were mixed up.' };
    await assert.rejects(other.call('withdraw', request), /Only whoever published it/);
    assert.equal((await door.call('withdraw', request)).withdrawn, true);
    const shown = await app.get(`/api/v1/omega/runs/${run.id}/published`);
    assert.equal(shown.status, 410);
    assert.match(shown.text, /has withdrawn it: The arms were mixed up\./);
    await assert.rejects(door.call('withdraw', request), /not published any more/);
  }
  assert.deepEqual(app.bugs, []);
});

test('once a run is taken back, a review of it is handed no step more and is not published', async () => {
  await using app = await omegaApp();
  const { door } = await registered(app, (token) => mcpDoor(app, token));
  const { door: other } = await registered(app, (token) => mcpDoor(app, token));
  const caller = scripted({ seed: 'taken back', skill: 1 });
  const base = await play(door, (await door.call('start_run', { goal, size: 'small' })).id, caller);
  await publishAll(door, base, { design_ids: [] });
  const review = () => other.call('start_run', { kind: 'review', of_run: base.id, goal, size: 'small' });
  const [complete, begun] = [await play(other, (await review()).id, caller), await review()];
  assert.equal(complete.status, 'completed');
  assert.equal((await other.call('next_step', { run_id: begun.id })).steps.length, 1);
  await door.call('withdraw', { public_id: base.id, reason: 'It named a person.' });
  const refused = /was taken back.*\bgone\b/;
  await assert.rejects(other.call('next_step', { run_id: begun.id }), refused);
  assert.equal((await other.call('abandon_run', { run_id: begun.id })).status, 'abandoned');
  const standing = complete.hypotheses.filter((one: { active: boolean }) => one.active);
  const publishing = { hypothesis_ids: standing.slice(0, 1).map((one: { id: string }) => one.id) };
  await assert.rejects(publishAll(other, complete, { ...publishing, design_ids: [] }), refused);
  assert.deepEqual(app.bugs, []);
});
