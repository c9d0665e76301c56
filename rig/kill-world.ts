// What commands are killed in: a place with a person, a backup of it, and the list of a place without them; and
// what must hold in it afterwards.

import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDesk } from '../src/desk/desk.ts';
import { unfinishedErasures } from '../src/desk/unfinished-erasures.ts';
import { openLedger } from '../src/ledger/open-ledger.ts';
import { perennial } from '../test/commands/process.ts';
import { aGrant, aHero } from '../test/support/records.ts';
import { dumped, everythingIn } from '../test/support/whole-folder.ts';
import type { Settings } from './kill-counted.ts';
import type { Databases } from './own-databases.ts';
import { writeRecords } from './write-records.ts';

const canary = 'Quillfeather';
export const privacy = ['--reason', 'privacy_request', '--yes'];

/** What every round begins with: a world with the person, a backup of it, and the list of a place without them. */
export interface World {
  readonly folder: string;
  readonly databases: Databases;
  /** A new place that holds the world. */
  readonly copied: (name: string) => Promise<Settings>;
  /** A new place that holds nothing. */
  readonly empty: (name: string) => Promise<Settings>;
  readonly backup: string;
  readonly list: string;
  readonly removal: string;
}

export const truthOf = ({ PERENNIAL_DATA: data, DATABASE_URL: url }: Settings) =>
  url === '' ? join(data as string, 'ledger.db') : (url as string);

const settingsOf = (data: string, databaseUrl: string): Settings => ({
  PERENNIAL_DATA: data,
  DATABASE_URL: databaseUrl,
});

export async function done(args: readonly string[], settings: Settings) {
  const ended = await perennial(args, settings);
  assert.equal(ended.code, 0, `${args.join(' ')}: ${ended.stderr}`);
  return ended;
}

export async function worldIn(folder: string, databases: Databases): Promise<World> {
  const base = settingsOf(join(folder, 'base'), await databases.empty('base'));
  const heroes = Array.from({ length: 200 }, (_, n) => aHero({ id: `h${n}`, name: `Hero ${n}` }));
  const jane = aHero({ id: 'jane', public_id: 'jane', name: `Jane ${canary}` });
  const named = aGrant({ id: 'named', funder_name: `Jane ${canary} Giving` });
  const write = (name: string, records: readonly object[]) => writeRecords(join(folder, name), records);
  const files = [write('heroes.ndjson', [...heroes, jane]), write('grants.ndjson', [named])];
  await done(['import', ...files], base);
  // The grant of the person's name went before: what a shelf kept of it is to go with the person.
  await done(['import', write('grants.ndjson', [{ ...named, funder_name: 'Another' }])], base);
  await done(['dump'], base);
  const made = await done(['keys', 'create', '--tier', 'top', '--team', 'Leaked'], base);
  const id = /^Key (\S+) of/m.exec(made.stderr)?.[1] as string;
  const backup = join(folder, 'backup.db');
  await done(['backup', backup], base);
  const copied = async (name: string) => {
    const data = join(folder, name);
    cpSync(join(folder, 'base'), data, { recursive: true });
    return settingsOf(data, await databases.copied(name, 'base'));
  };
  const after = await copied('after');
  await done(['keys', 'revoke', id], after);
  await done(['remove', 'heroes', 'jane', ...privacy], after);
  await done(['remove', 'grants', 'named', ...privacy], after);
  const removal = { removed: true, removal_reason: 'privacy_request' };
  mkdirSync(join(folder, 'out'));
  return {
    ...{ folder, databases, copied, backup },
    empty: async (name) => settingsOf(join(folder, name), await databases.empty(name)),
    list: join(after.PERENNIAL_DATA as string, 'erased.ndjson'),
    removal: write('out/heroes.ndjson', [{ id: 'jane', ...removal }]),
  };
}

export async function assertErased(settings: Settings): Promise<void> {
  {
    await using ledger = await openLedger(truthOf(settings));
    assert.equal(await ledger.present('heroes', 'jane'), null, 'jane is there');
    await using desk = await openDesk(truthOf(settings));
    assert.deepEqual(await unfinishedErasures(desk), []);
  }
  const word = `Jane ${canary}`;
  const files = everythingIn(settings.PERENNIAL_DATA as string);
  const holding = files.filter(({ bytes }) => bytes.includes(word)).map(({ name }) => name);
  assert.deepEqual(holding, [], `${word} is in the folder`);
  if (settings.DATABASE_URL !== '')
    assert.ok(!(await dumped(settings.DATABASE_URL as string)).includes(word), `${word} is in the database`);
}

/** What a kill left, in a word, so that it shows whether kills fell between commits. */
export async function stageOf(settings: Settings): Promise<string> {
  const file = join(settings.PERENNIAL_DATA as string, 'ledger.db');
  if (settings.DATABASE_URL === '' && !existsSync(file)) return 'nothing';
  await using ledger = await openLedger(truthOf(settings));
  await using desk = await openDesk(truthOf(settings));
  const list = join(settings.PERENNIAL_DATA as string, 'erased.ndjson');
  const isThere = (await ledger.present('heroes', 'jane')) !== null;
  const begun = (await unfinishedErasures(desk)).length > 0;
  const noted = existsSync(list) && readFileSync(list, 'utf8').includes('"jane"');
  const rows = (await ledger.head()) > 0;
  return rows ? `${isThere ? 'there' : 'gone'}${begun ? ' begun' : ''}${noted ? ' noted' : ''}` : 'empty';
}

/** Puts it back beside the list, and looks; into a folder on either engine, which costs a tenth of a database. */
export async function assertRestores(world: World, file: string, name: string): Promise<void> {
  const put = settingsOf(join(world.folder, name), '');
  await done(['restore', file, '--erased', world.list], put);
  await assertErased(put);
  rmSync(put.PERENNIAL_DATA as string, { recursive: true });
}
