// Commands that are killed at any of their writes: whatever they leave, a second call makes right. Nobody who was
// erased is ever back, nothing that was revoked is good again, nothing published is torn.

import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDesk } from '../src/desk/desk.ts';
import { openLedger } from '../src/ledger/open-ledger.ts';
import { perennial } from '../test/commands/process.ts';
import { assertSoundDumps } from '../test/faults/whole.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Course, courseOf, killedAfter, type Settings } from './kill-counted.ts';
import {
  assertErased,
  assertRestores,
  done,
  privacy,
  stageOf,
  truthOf,
  type World,
  worldIn,
} from './kill-world.ts';
import { databasesOf, onFiles } from './own-databases.ts';
import { ownPostgres, postgresPrograms } from './own-postgres.ts';
import type { Rig } from './rig.ts';

export interface KillTrial {
  readonly seed: number;
  /** Kills of each command. */
  readonly rounds: number;
  readonly engine: 'sqlite' | 'postgresql';
  /** Commands to kill; left out: all. */
  readonly only?: readonly string[];
  readonly print: (line: string) => void;
  /** Left out: it goes on to the last round. */
  readonly isOver?: () => boolean;
}

interface Command {
  readonly name: string;
  readonly begin: (
    world: World,
    name: string,
  ) => Promise<{ readonly args: readonly string[]; readonly settings: Settings }>;
  readonly check: (
    world: World,
    name: string,
    call: { readonly args: readonly string[]; readonly settings: Settings },
  ) => Promise<void>;
}

function erasing(name: string, argsOf: (world: World) => readonly string[]): Command {
  return {
    name,
    begin: async (world, place) => ({ args: argsOf(world), settings: await world.copied(place) }),
    check: async (_world, _place, { args, settings }) => {
      await done(args, settings);
      // The other record that a name of theirs stood in is taken out as an operator would.
      await done(['remove', 'grants', 'named', ...privacy], settings);
      await assertErased(settings);
      assertSoundDumps(join(settings.PERENNIAL_DATA as string, 'dumps'));
      assert.match(
        readFileSync(join(settings.PERENNIAL_DATA as string, 'erased.ndjson'), 'utf8'),
        /"id":"jane"/,
      );
    },
  };
}

const commands: readonly Command[] = [
  {
    name: 'restore',
    begin: async (world, place) => ({
      args: ['restore', world.backup, '--erased', world.list],
      settings: await world.empty(place),
    }),
    check: async (_world, _place, { args, settings }) => {
      const second = await perennial(args, settings);
      assert.ok(second.code === 0 || /not empty/.test(second.stderr), second.stderr);
      await assertErased(settings);
      await using desk = await openDesk(truthOf(settings));
      const { revoked_at } = await desk.db.selectFrom('keys').select('revoked_at').executeTakeFirstOrThrow();
      assert.notEqual(revoked_at, null, 'the revoked key is valid');
      await using ledger = await openLedger(truthOf(settings));
      assert.equal((await ledger.counts()).heroes, 200, 'all others are back');
    },
  },
  erasing('remove', () => ['remove', 'heroes', 'jane', ...privacy]),
  erasing('import', ({ removal }) => ['import', removal]),
  {
    name: 'backup',
    begin: async (world, place) => ({
      args: ['backup', join(world.folder, `${place}.db`)],
      settings: await world.copied(place),
    }),
    check: async (world, place, { args, settings }) => {
      const file = args[1] as string;
      if (!existsSync(file)) await done(args, settings);
      await assertRestores(world, file, `${place}-put`);
      for (const one of [file, `${file}.sha256`]) rmSync(one);
    },
  },
  {
    name: 'dump',
    begin: async (world, place) => ({ args: ['dump'], settings: await world.copied(place) }),
    check: async (_world, _place, { args, settings }) => {
      const dumps = join(settings.PERENNIAL_DATA as string, 'dumps');
      assertSoundDumps(dumps);
      await done(args, settings);
      assertSoundDumps(dumps);
    },
  },
  {
    name: 'move',
    begin: async (world, place) => {
      const settings = await world.copied(place);
      const to = await world.databases.target(`${place}-to`, join(world.folder, `${place}-to`));
      return to === null ? { args: [], settings } : { args: ['move', '--to', to], settings };
    },
    check: async (world, place, { args, settings }) => {
      const { stdout } = await done([...args, '--json'], settings);
      assert.equal(JSON.parse(stdout).same, true);
      rmSync(join(world.folder, `${place}-to`), { recursive: true, force: true });
      await world.databases.drop(`${place}-to`);
    },
  },
];

/**
 * The numbers below it, each once, in an order whose beginning lies over the whole length: who ends a trial early
 * has not killed in its first part alone.
 */
function spread(rounds: number): readonly number[] {
  const stride = [89, 97, 101].find((prime) => rounds % prime !== 0) ?? 1;
  return Array.from({ length: rounds }, (_, n) => (n * stride) % rounds);
}

/** Kills one command so many times. */
async function killed(
  command: Command,
  world: World,
  { seed, rounds, print, isOver = () => false }: KillTrial,
): Promise<readonly string[]> {
  const { name } = command;
  const chance: Chance = chanceOf(seed + name.charCodeAt(0) * 1_000 + name.length);
  const found: string[] = [];
  const stages = new Map<string, number>();
  let kills = 0;
  let course: Course | null = null;
  let tried = 0;
  for (const round of spread(rounds)) {
    if (isOver()) break;
    tried += 1;
    const place = `${name}-${round}`;
    const call = await command.begin(world, place);
    if (call.args.length === 0) {
      print(`  ${name}: needs PostgreSQL, which is not there`);
      return found;
    }
    try {
      if (course === null) course = await courseOf(call.args, call.settings, join(world.folder, 'trace'));
      // Each round has a part of its own, and within it a moment of chance; every other one goes by steps.
      else if (
        await killedAfter(
          (round + chance.whole(1_000) / 1_000) / rounds,
          round % 2 === 0 ? 'writes' : 'steps',
          course,
          call.args,
          call.settings,
        )
      ) {
        kills += 1;
        // Looking opens the place, which the second call is to do in most rounds.
        const stage = round % 3 === 1 ? await stageOf(call.settings) : 'not looked at';
        stages.set(stage, (stages.get(stage) ?? 0) + 1);
      }
      await command.check(world, place, call);
    } catch (error) {
      found.push(`${name}, kill ${round} (seed ${seed}): ${String((error as Error).stack).slice(0, 1_500)}`);
    }
    rmSync(call.settings.PERENNIAL_DATA as string, { recursive: true, force: true });
    await world.databases.drop(place);
  }
  const met = [...stages].map(([stage, n]) => `${stage} ${n}`).join(', ');
  print(
    `  ${name}: ${kills} kills in ${tried} rounds at ${course?.counted?.writes.most ?? 'no counted'} writes and ${course?.counted?.steps.most ?? 'no counted'} steps (${course?.ms.toFixed(0)} ms), left ${met}; ${found.length} not made right`,
  );
  return found;
}

/** What did not hold, a line each; null where there is no PostgreSQL for it. */
export async function commandKills(trial: KillTrial): Promise<readonly string[] | null> {
  const { engine, only } = trial;
  const programs = postgresPrograms();
  const named = process.env.TEST_DATABASE_URL || null;
  if (programs === null && named === null && engine === 'postgresql') return null;
  const folder = mkdtempSync(join(tmpdir(), 'perennial-rig-'));
  try {
    await using database = programs === null ? null : await ownPostgres(programs, { isKilled: false });
    await database?.start();
    const url = database?.url ?? named;
    await using databases = engine === 'sqlite' ? onFiles(url) : databasesOf(url as string);
    const world = await worldIn(folder, databases);
    const found: string[] = [];
    for (const command of commands) {
      if (only && !only.includes(command.name)) continue;
      found.push(...(await killed(command, world, trial)));
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const kills: Rig = {
  name: 'kills',
  about:
    'restore, remove, import, backup, dump and move killed at their writes: ROUNDS=50 (or --count) each, ENGINE=sqlite or postgresql, COMMANDS=remove,move',
  run: async ({ seed, count, print, isOver }) => {
    const rounds = Number(process.env.ROUNDS ?? count ?? 50);
    const only = process.env.COMMANDS?.split(',');
    const found: string[] = [];
    for (const engine of ['sqlite', 'postgresql'] as const) {
      if (process.env.ENGINE !== undefined && process.env.ENGINE !== engine) continue;
      print(`  on ${engine}`);
      const trial = { seed, rounds, engine, print, isOver, ...(only ? { only } : {}) };
      const ofEngine = await commandKills(trial);
      found.push(...(ofEngine ?? ['no PostgreSQL is there: nothing was killed']));
    }
    return found;
  },
};
