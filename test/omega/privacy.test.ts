// What is nobody's to read: texts that are not listed, members of higher tiers, and people who asked not to be
// named.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Caller, scripted } from '../../demo/omega/caller.ts';
import { theories } from '../../demo/omega/fiction.ts';
import { foldedWords } from '../../src/matching/words/folded-words.ts';
import { omegaFiles } from '../../src/omega/files.ts';
import { listRun } from '../../src/omega/publishing/listing.ts';
import { redactRun, takenOut } from '../../src/omega/publishing/redact.ts';
import { replay } from '../../src/omega/publishing/replay.ts';
import { unzipped } from '../../src/omega/publishing/zip.ts';
import { mentionsAtDesk } from '../../src/people/privacy/desk-mentions.ts';
import { speaksOf } from '../../src/people/privacy/speaks-of.ts';
import { contentSigner } from '../../src/people/webhooks/sign.ts';
import { canaries, canariesIn, picksOf } from '../promises/canaries.ts';
import { canaryWorld } from '../promises/canary-world.ts';
import {
  type Door,
  goal,
  type Json,
  omegaApp,
  play,
  publishAll,
  registered,
  restDoor,
  sameBytes,
} from '../support/omega-door.ts';
import { ownTime } from '../support/own-time.ts';
import { site, type TestApp } from '../support/test-app.ts';

const name = 'Jane Zyxcanary';
const names = (text: string) => speaksOf(text, [foldedWords(name)]);

/** A caller who names somebody in evidence, in a critique and in a design. */
function naming(caller: Caller): Caller {
  return (step) => {
    const answer = caller(step);
    if (step.kind === 'literature' && answer.evidence.length > 0)
      answer.evidence.push({
        ...answer.evidence[0],
        claim: `${name} has seen that the marker declines late.`,
      });
    if (step.kind === 'critique')
      answer.strongest_objection = `${name} has tried the same and saw no effect at all.`;
    if (step.kind === 'design') answer.stopping_rule = `None; ${name} looks at the data once, at the end.`;
    return answer;
  };
}

async function publishedTest(app: TestApp, door: Door): Promise<{ run: Json; published: Json }> {
  const started = await door.call('start_run', { kind: 'test', goal, theory_ids: [theories[0]?.id] });
  const run = await play(door, started.id, naming(scripted({ seed: 'named', skill: 1 })));
  const published = await publishAll(door, run, { title: `What ${name} has never tried before` });
  assert.deepEqual(app.bugs, []);
  return { run, published };
}

/** Everything that the desk keeps of Omega Point, and every version in the log, as text. */
async function kept(app: TestApp): Promise<string> {
  const tables = [
    'omega_runs',
    'omega_steps',
    'omega_parts',
    'omega_publications',
    'omega_manifests',
  ] as const;
  const more = ['omega_results', 'omega_participants', 'omega_members', 'omega_reports'] as const;
  const rows: unknown[] = [];
  for (const table of [...tables, ...more])
    rows.push(await app.desk.db.selectFrom(table).selectAll().execute());
  rows.push(await app.ledger.after(0, 10_000));
  return JSON.stringify(rows);
}

async function archive(app: TestApp, run: string) {
  const { archive: of } = omegaFiles({ desk: app.desk, site });
  const asked = new Request(`${site}/api/v1/omega/runs/${run}/manifest`);
  const response = await of(run, asked, { headers: {} } as never);
  return unzipped(new Uint8Array(await response.arrayBuffer())).files;
}

test('O14: what is published and not listed is in no list, search, feed, file of the catalogue, or input of another run', async () => {
  await using app = await omegaApp({ parts: () => ({ random: sameBytes('privacy') }) });
  const { door } = await registered(app, (token) => restDoor(app, token));
  const { published } = await publishedTest(app, door);
  const [experiment] = published.experiments;
  const [hypothesis] = published.hypotheses;
  const hidden = [experiment.public_id, hypothesis.public_id, 'Zyxcanary'];
  const entries = JSON.stringify(await app.ledger.after(0, 10_000));
  const other = await door.call('start_run', { goal: `${goal.slice(0, -1)}, as ${name} asked?` });
  const { steps } = await door.call('next_step', { run_id: other.id });
  const places: Record<string, string> = { log: entries, input: JSON.stringify(steps[0].input.data) };
  for (const path of [
    '/omega',
    '/omega/experiments',
    '/omega/hypotheses',
    '/api/v1/omega/experiments',
    '/api/v1/omega/hypotheses',
    '/api/v1/omega/hypotheses?q=Zyxcanary',
    '/api/v1/search?q=Zyxcanary',
    '/search?q=Zyxcanary',
    '/api/v1/changes?since=0&limit=500',
    '/omega/runs.atom',
    '/omega/runs/feed.json',
    '/omega/experiments.atom',
    '/omega/hypotheses.atom',
    '/sitemap.xml',
    '/sitemaps/experiments.xml',
    '/sitemaps/omega_hypotheses.xml',
    '/llms.txt',
    '/llms-full.txt',
  ]) {
    const response = await app.app.fetch(new Request(site + path));
    const text = await response.text();
    assert.ok(response.status < 500, path);
    places[path] = text;
  }
  // A page says again what was searched for; of a run nothing is shown but its id.
  const said = (place: string) => (place.startsWith('/search') ? hidden.slice(0, 2) : hidden);
  const found = Object.entries(places).filter(([place, text]) =>
    said(place).some((one) => text.includes(one)),
  );
  assert.deepEqual(
    found.map(([place]) => place),
    [],
  );
  // And each has its address.
  assert.equal((await app.get(`/omega/experiments/${experiment.public_id}`)).status, 200);
});

test('O15: nothing of a higher tier is in an input, a part or a manifest, whoever runs it', async () => {
  await using app = await omegaApp({ parts: () => ({ random: sameBytes('privacy') }) });
  const world = canaryWorld(canaries(), picksOf(7), 4);
  for (const { family, record } of world) await app.add(family, record);
  const { door, token } = await registered(app, (link) => restDoor(app, link));
  const of = (family: string, height: number) =>
    String(world.find((one) => one.family === family && one.rank === height)?.record.public_id);
  for (const ids of [{ theory_ids: [of('theories', 1)] }, { hypothesis: of('omega_hypotheses', 9) }])
    await assert.rejects(door.call('start_run', { kind: 'test', goal, ...ids }), {
      message: /invalid_input/,
    });
  const hypothesis = of('omega_hypotheses', 0);
  const run = await door.call('start_run', { kind: 'test', goal, hypothesis });
  const done = await play(door, run.id, scripted({ seed: 'tiers', skill: 1 }));
  await publishAll(door, done);
  const seen: string[] = [JSON.stringify(done)];
  for (const { family, record } of world) {
    const path = `/omega/records/${family}/${String(record.public_id ?? record.id)}`;
    const answered = await app.get(path, { as: `Bearer ${token}` });
    if (answered.status === 200) seen.push(answered.text);
  }
  for (const table of ['omega_parts', 'omega_manifests', 'omega_publications', 'omega_steps'] as const)
    seen.push(JSON.stringify(await app.desk.db.selectFrom(table).selectAll().execute()));
  const found = canariesIn(seen.join('\n'));
  assert.deepEqual(
    found.filter(({ rank }) => rank > 0).map(({ canary }) => canary),
    [],
  );
  assert.ok(
    found.some(({ rank }) => rank === 0),
    'the run has read the public canaries',
  );
  assert.deepEqual(app.bugs, []);
});

test('O17: whoever asked not to be named is taken out of parts, pages, archive and log; the chain and its signature hold', async () => {
  await using app = await omegaApp({ parts: () => ({ random: sameBytes('privacy') }) });
  const { door } = await registered(app, (token) => restDoor(app, token), name);
  const { run, published } = await publishedTest(app, door);
  await listRun(app.desk, app.ledger, run.id, 'operator', app.clock.now);
  await app.add('labels');
  const [experiment] = published.experiments;
  await door.call('report_result', {
    public_id: experiment.public_id,
    outcome: 'not_done',
    deviations: `${name} fell ill.`,
  });
  const page = `/omega/experiments/${experiment.public_id}`;
  assert.match(await kept(app), /Zyxcanary/);
  assert.ok((await mentionsAtDesk(app.desk, [foldedWords(name)])).some(({ id }) => id === run.id));
  // The run is read before, as a server would that answers while a command takes out the name.
  assert.match(JSON.stringify(await door.call('run_status', { run_id: run.id })), /Zyxcanary/);

  const passed = ownTime();
  const sign = await contentSigner(app.desk, app.clock.now);
  const redacting = { desk: app.desk, ledger: app.ledger, sign, now: app.clock.now };
  const done = await redactRun(run.id, names, redacting);
  await app.add('labels');
  assert.ok(done.parts > 2 && done.publications.length === 3, JSON.stringify(done));
  assert.doesNotMatch(await kept(app), /zyxcanary/i);
  assert.deepEqual(await mentionsAtDesk(app.desk, [foldedWords(name)]), []);
  for (const path of [
    page,
    `/omega/runs/${run.id}`,
    `/api/v1${page}`,
    `/api/v1/omega/runs/${run.id}/published`,
  ]) {
    const response = await app.app.fetch(new Request(site + path));
    assert.equal(response.status, 200, path);
    const text = await response.text();
    assert.doesNotMatch(text, /zyxcanary/i, path);
    assert.ok(text.includes(takenOut), path);
  }
  assert.doesNotMatch(JSON.stringify(await door.call('run_status', { run_id: run.id })), /Zyxcanary/);
  const files = await archive(app, run.id);
  const found = replay(files);
  assert.deepEqual(found.problems, []);
  assert.equal(found.erased, done.parts);
  assert.equal(found.manifest_sha256, published.manifest_sha256, 'the manifest is as it was published');
  assert.ok(passed() < 60_000);
  assert.deepEqual(await redactRun(run.id, names, redacting), {
    parts: 0,
    publications: [],
    given_up: false,
  });
  assert.deepEqual(app.bugs, []);
});

test('a run of which nothing was published is given up where it names somebody', async () => {
  await using app = await omegaApp({ parts: () => ({ random: sameBytes('privacy') }) });
  const { door } = await registered(app, (token) => restDoor(app, token));
  const { id } = await door.call('start_run', { goal: `${goal.slice(0, -1)}, as ${name} asked?` });
  const sign = await contentSigner(app.desk, app.clock.now);
  const redacting = { desk: app.desk, ledger: app.ledger, sign, now: app.clock.now };
  assert.equal((await redactRun(id, (text) => text.includes('Nobody Else'), redacting)).given_up, false);
  assert.equal((await redactRun(id, names, redacting)).given_up, true);
  assert.doesNotMatch(await kept(app), /Zyxcanary/);
  await assert.rejects(door.call('resume_run', { run_id: id }), { message: /too late/ });
  const { id: other } = await door.call('start_run', { goal });
  const said = JSON.stringify({ asked: `What ${name} said` });
  await app.desk.db.updateTable('omega_steps').set({ reply: said }).where('run_id', '=', other).execute();
  assert.equal((await redactRun(other, names, redacting)).given_up, true, 'a copy in a step is one too');
  assert.doesNotMatch(await kept(app), /Zyxcanary/);
});
