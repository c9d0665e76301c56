// Commands that are killed at any moment: whatever they leave, a second call makes right. Nobody who was
// erased is ever back, nothing that was revoked is good again, nothing published is torn.
//
// ROUNDS and SEED make it longer, or another one.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { openDesk } from '../../src/desk/desk.ts';
import { unfinishedErasures } from '../../src/desk/unfinished-erasures.ts';
import { openLedger } from '../../src/ledger/open-ledger.ts';
import { type Ended, environment, perennial } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { aHero } from '../support/records.ts';
import { freshSchema, onPostgres } from '../support/truth.ts';
import { chanceFrom } from './chance.ts';
import { assertSoundDumps } from './whole.ts';

/** Kills of each command. */
const rounds = Number(process.env.ROUNDS ?? (onPostgres ? 2 : 4));
/** A round is a command, its second call and a world of its own: some seconds each on a busy machine. */
const timeout = 120_000 + rounds * 60_000;
const seed = Number(process.env.SEED ?? 7);
const canary = 'Quillfeather';
const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));

type Settings = Readonly<Record<string, string>>;

/** Runs a command and kills it after so many ms; false when it had ended before. */
async function killedAfter(ms: number, args: readonly string[], settings: Settings): Promise<boolean> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', cli, ...args], {
    env: environment(settings),
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  await Promise.race([setTimeout(ms), ended]);
  child.kill('SIGKILL');
  const [, signal] = await ended;
  return signal === 'SIGKILL';
}

async function place(folder: string, name: string): Promise<Settings> {
  return { PERENNIAL_DATA: join(folder, name), DATABASE_URL: onPostgres ? await freshSchema() : '' };
}

const truthOf = ({ PERENNIAL_DATA: data, DATABASE_URL: url }: Settings) =>
  url === '' ? join(data as string, 'ledger.db') : (url as string);

/** The files below a folder that hold the word, packed or not. */
function holding(folder: string, word: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true }).flatMap((file) => {
    if (!file.isFile()) return [];
    const bytes = readFileSync(join(file.parentPath, file.name));
    return (file.name.endsWith('.gz') ? gunzipSync(bytes) : bytes).includes(word) ? [file.name] : [];
  });
}

async function assertErased(settings: Settings): Promise<void> {
  await using ledger = await openLedger(truthOf(settings));
  assert.equal(await ledger.present('heroes', 'jane'), null);
  await using desk = await openDesk(truthOf(settings));
  assert.deepEqual(await unfinishedErasures(desk), []);
  assert.deepEqual(holding(settings.PERENNIAL_DATA as string, canary), []);
}

/** Kills a command `rounds` times at moments of chance; `check` makes the second call and looks. */
async function loop(
  name: string,
  longestMs: number,
  args: (round: number) => Promise<{ args: readonly string[]; settings: Settings }>,
  check: (again: () => Promise<Ended>, settings: Settings) => Promise<void>,
): Promise<string> {
  const chance = chanceFrom(seed + name.length);
  let kills = 0;
  for (let round = 0; round < rounds; round++) {
    const call = await args(round);
    if (await killedAfter(chance.between(150, longestMs), call.args, call.settings)) kills++;
    await check(() => perennial(call.args, call.settings), call.settings);
  }
  return `${name}: ${kills} kills in ${rounds} rounds (seed ${seed}), 0 left what a second call does not make right`;
}

const privacy = ['--reason', 'privacy_request', '--yes'];

test(`killed at ${rounds} moments each, restore, remove, import, backup, dump and move are made right by a second call`, {
  timeout,
}, async (t) => {
  using folder = folderForTest();
  const others = Array.from({ length: 300 }, (_, n) => aHero({ id: `h${n}`, name: `Hero ${n}` }));
  const jane = aHero({ id: 'jane', public_id: 'jane', name: `Jane ${canary}` });
  const heroes = folder.write('heroes.ndjson', [...others, jane]);
  mkdirSync(join(folder.path, 'out'));
  const out = folder.write('out/heroes.ndjson', [
    { id: 'jane', removed: true, removal_reason: 'privacy_request' },
  ]);
  const backup = join(folder.path, 'backup.db');
  const world = async (name: string) => {
    const settings = await place(folder.path, name);
    const imported = await perennial(['import', heroes], settings);
    assert.equal(imported.code, 0, imported.stderr);
    assert.equal((await perennial(['dump'], settings)).code, 0);
    return settings;
  };
  const first = await world('first');
  const key = (await perennial(['keys', 'create', '--tier', 'top', '--team', 'Leaked'], first)).stderr;
  const id = /^Key (\S+) of/m.exec(key)?.[1] as string;
  assert.equal((await perennial(['backup', backup], first)).code, 0);
  assert.equal((await perennial(['keys', 'revoke', id], first)).code, 0);
  assert.equal((await perennial(['remove', 'heroes', 'jane', ...privacy], first)).code, 0);
  const list = join(folder.path, 'first', 'erased.ndjson');

  const restores = await loop(
    'restore',
    1_200,
    async (round) => ({
      args: ['restore', backup, '--erased', list],
      settings: await place(folder.path, `restore-${round}`),
    }),
    async (again, settings) => {
      const second = await again();
      assert.ok(second.code === 0 || /not empty/.test(second.stderr), second.stderr);
      await assertErased(settings);
      await using desk = await openDesk(truthOf(settings));
      const { revoked_at } = await desk.db.selectFrom('keys').select('revoked_at').executeTakeFirstOrThrow();
      assert.notEqual(revoked_at, null, 'the revoked key stays so');
    },
  );
  t.diagnostic(restores);
  const removals = [
    ['remove', ['remove', 'heroes', 'jane', ...privacy]],
    ['import', ['import', out]],
  ] as const;
  for (const [name, args] of removals) {
    const said = await loop(
      name,
      2_000,
      async (round) => ({ args, settings: await world(`${name}-${round}`) }),
      async (again, settings) => {
        const second = await again();
        assert.equal(second.code, 0, second.stderr);
        await assertErased(settings);
        assertSoundDumps(join(settings.PERENNIAL_DATA as string, 'dumps'));
        const noted = readFileSync(join(settings.PERENNIAL_DATA as string, 'erased.ndjson'), 'utf8');
        assert.match(noted, /"id":"jane"/);
      },
    );
    t.diagnostic(said);
  }
  const file = join(folder.path, 'again.db');
  t.diagnostic(
    await loop(
      'backup',
      900,
      async () => ({ args: ['backup', file], settings: first }),
      async (again) => {
        if (!existsSync(file)) assert.equal((await again()).code, 0);
        const put = await perennial(['restore', file], await place(folder.path, 'checked'));
        assert.equal(put.code, 0, put.stderr);
        for (const one of [file, `${file}.sha256`, join(folder.path, 'checked')])
          rmSync(one, { recursive: true });
      },
    ),
  );
  t.diagnostic(
    await loop(
      'dump',
      1_500,
      async () => ({ args: ['dump'], settings: first }),
      async (again, settings) => {
        assert.equal((await again()).code, 0);
        assertSoundDumps(join(settings.PERENNIAL_DATA as string, 'dumps'));
      },
    ),
  );
  if (!onPostgres) return;
  t.diagnostic(
    await loop(
      'move',
      1_200,
      async (round) => ({
        args: ['move', '--to', join(folder.path, `moved-${round}`)],
        settings: first,
      }),
      async (again) => {
        const second = await again();
        assert.equal(second.code, 0, second.stderr);
      },
    ),
  );
});
