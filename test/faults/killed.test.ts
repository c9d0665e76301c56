// A node that is killed in the middle of whatever it writes, again and again. What was acknowledged is
// there afterwards, and nothing is half there.
//
// FAULT_SEED and FAULT_ROUNDS repeat a run, or make a longer one.

import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Desk } from '../../src/desk/desk.ts';
import { serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { deskIn, ledgerIn, onPostgres } from '../support/truth.ts';
import { chanceFrom } from './chance.ts';
import { doomed } from './doomed.ts';
import { assertKept } from './kept.ts';
import {
  calmWithin,
  nothingYet,
  seldomTurnedAway,
  settingsIn,
  worldToWriteIn,
  writeUntilGone,
} from './request-writer.ts';
import {
  assertShelfFits,
  assertSoundDesk,
  assertSoundDumps,
  assertSoundFiles,
  assertSoundLedger,
} from './whole.ts';

/** Rounds of five kills, each in a folder of its own. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 1);
const cycles = 5;
const seed = Number(process.env.FAULT_SEED ?? 7);

interface Command {
  readonly kind: 'ready' | 'import' | 'harvest' | 'key' | 'dump';
  readonly n: number;
  readonly version: string;
}

/** What commands acknowledged is there, and of a file of records all or nothing. */
async function assertCommandsKept(data: string, desk: Desk, done: readonly Command[]): Promise<void> {
  await using ledger = await ledgerIn(data);
  const entries = await assertSoundLedger(ledger);
  const imported = new Map<string, number>();
  const places = new Map<string, number>();
  for (const { family, id, doc } of entries) {
    const file = /^import-(\d+)-/.exec(id)?.[1];
    if (file !== undefined) imported.set(file, (imported.get(file) ?? 0) + 1);
    if (family === 'events') places.set(id, Number(/Examplia (\d+)/.exec(doc as string)?.[1]));
  }
  for (const [file, records] of imported) assert.equal(records, 30, `import ${file} is torn`);
  assert.ok(new Set(places.values()).size <= 1, 'a harvest is torn');
  const [harvested = 0] = places.values();
  const allTeams = await desk.db.selectFrom('teams').select(['id', 'name']).execute();
  const keys = await desk.db.selectFrom('keys').select('team_id').execute();
  const members = await desk.db.selectFrom('memberships').select('team_id').execute();
  // The server makes the operator's own team with its owner, and without a key.
  const byCommand = allTeams.filter(({ id }) => !members.some(({ team_id }) => team_id === id));
  const keyed = keys.filter(({ team_id }) => byCommand.some(({ id }) => id === team_id));
  assert.equal(keyed.length, byCommand.length, 'a team was made with its key');
  const teams = new Set(allTeams.map(({ name }) => name));
  const dumps = assertSoundDumps(join(data, 'dumps'));
  for (const { kind, n, version } of done) {
    if (kind === 'import') assert.ok(imported.has(String(n)), `import ${n}`);
    if (kind === 'harvest') assert.ok(harvested >= n, `harvest ${n}, and the newest is ${harvested}`);
    if (kind === 'key') assert.ok(teams.has(`Team ${n}`), `key ${n}`);
    if (kind === 'dump') assert.ok(dumps.includes(version), `dump ${version}`);
  }
}

/** Both, or neither of them is left behind. */
async function bothOf<One extends AsyncDisposable, Other extends AsyncDisposable>(
  one: Promise<One>,
  other: Promise<Other>,
): Promise<[One, Other]> {
  try {
    return await Promise.all([one, other]);
  } catch (error) {
    for (const started of await Promise.allSettled<AsyncDisposable>([one, other])) {
      if (started.status === 'fulfilled') await started.value[Symbol.asyncDispose]();
    }
    throw error;
  }
}

async function jobsEnd(desk: Desk): Promise<void> {
  for (let waited = 0; ; waited += 100) {
    const open = await desk.db
      .selectFrom('research_jobs')
      .select('id')
      .where('status', 'in', ['pending', 'running'])
      .execute();
    if (open.length === 0) return;
    assert.ok(waited < 240_000, `${open.length} research jobs are stuck`);
    await setTimeout(100);
  }
}

/** What was acknowledged, and found afterwards. */
const all = new Map<string, number>();

for (let round = 0; round < rounds; round++) {
  test(`killed in the middle of every kind of write (${cycles} times, seed ${seed + round}): nothing acknowledged is lost, nothing is torn`, {
    timeout: 600_000,
  }, async () => {
    using folder = folderForTest();
    const [data, scratch] = [join(folder.path, 'data'), join(folder.path, 'scratch')];
    mkdirSync(scratch);
    const settings = settingsIn(data);
    const key = await worldToWriteIn(folder, settings);
    const chance = chanceFrom(seed + round);
    const kept = nothingYet();
    const done: Command[] = [];
    for (let cycle = 0; cycle < cycles; cycle++) {
      const from = String(1_000 * cycle + ((cycle + round) % 4));
      const [server, commands] = await bothOf(
        serving(settings),
        doomed('./command-writer.ts', [from, scratch], settings),
      );
      await using _server = server;
      await using _commands = commands;
      const asking = writeUntilGone(server, key, kept);
      const [answers, lines] = [kept.answers + chance.between(5, 60), chance.between(2, 5)];
      // However slow the machine is: each cycle has a command and an answer, and the last one every kind of them.
      const isCalm = calmWithin(60_000, [kept]);
      const everyKind = () => cycle < cycles - 1 || (kept.research.size > 0 && isCalm());
      while (kept.answers < answers || commands.said().length < lines || !everyKind()) await setTimeout(5);
      await setTimeout(chance.between(0, 30));
      const said = commands.kill();
      await setTimeout(chance.between(0, 30));
      await server.kill();
      await asking;
      done.push(...(await said).map((line) => JSON.parse(line) as Command));

      if (!onPostgres) assertSoundFiles(data);
      await using desk = await deskIn(data);
      await assertSoundDesk(desk);
      await assertKept(desk, kept);
      await assertCommandsKept(data, desk, done);
    }
    assert.deepEqual(kept.odd, [], 'every answer was a good one');
    assert.ok(seldomTurnedAway(kept), `${kept.turnedAway} of ${kept.answers} were turned away`);

    await using server = await serving(settings);
    const [named, pair] = [...kept.research].at(-1) ?? assert.fail('no research was acknowledged');
    const again = await fetch(`${server.url}/api/v1/research`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${key}`,
        'idempotency-key': named,
      },
      body: JSON.stringify({ query: 'senescence in skeletal muscle ageing' }),
    });
    const { grants_job, events_job } = JSON.parse(await again.text());
    assert.equal(`${grants_job.id} ${events_job.id}`, pair, 'the same request is the same pair of jobs');
    await using desk = await deskIn(data);
    await jobsEnd(desk);
    await server.stop();
    await using ledger = await ledgerIn(data);
    await assertShelfFits(data, ledger);

    const of = (kind: Command['kind']) => done.filter((command) => command.kind === kind).length;
    const counted = {
      comments: kept.comments.length,
      messages: kept.messages.length,
      data_requests: kept.data_requests.length,
      claims: kept.claims.size,
      research: kept.research.size,
      audited: kept.audited,
      imports: of('import'),
      harvests: of('harvest'),
      keys: of('key'),
      dumps: of('dump'),
    };
    for (const [kind, n] of Object.entries(counted)) all.set(kind, (all.get(kind) ?? 0) + n);
  });
}

test('every kind of write was acknowledged before a kill', (t) => {
  t.diagnostic(`kept over ${rounds * cycles} kills: ${JSON.stringify(Object.fromEntries(all))}`);
  for (const [kind, n] of all) assert.ok(n > 0, kind);
  assert.equal(all.size, 10);
});
