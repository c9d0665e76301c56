// What happens before the power goes: commands of every kind, one after the other, while a server takes what
// people and agents send. FOLDER SCRATCH SEED STEPS [serve]. Each line of its output is what is begun, or what
// was acknowledged just now.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DeskTransaction, openDesk } from '../src/desk/desk.ts';
import { perennial, type Serving, serving } from '../test/commands/process.ts';
import { nothingYet, settingsIn, worldToWriteIn, writeUntilGone } from '../test/faults/request-writer.ts';
import { aGrant, aHero } from '../test/support/records.ts';
import { chanceOf } from './chance.ts';
import { canaryName, type Said } from './power-promises.ts';

const [folder, scratch, seed, steps, serve] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string?,
];
const chance = chanceOf(Number(seed));
const settings = { ...settingsIn(join(folder, 'data')), DATABASE_URL: '' };
const truth = join(folder, 'data', 'ledger.db');
const say = (said: Said) => process.stdout.write(`${JSON.stringify(said)}\n`);

function file(name: string, records: readonly object[]): string {
  writeFileSync(join(scratch, name), records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  return join(scratch, name);
}

async function command(...args: readonly string[]) {
  const ended = await perennial(args, settings);
  if (ended.code !== 0 && !/try|again/i.test(ended.stderr))
    throw new Error(`${args.join(' ')}: ${ended.code} ${ended.stderr}`);
  return ended;
}

const keys: string[] = [];
let canaries = 0;

/** A person who was there, and is in the newest dumps. */
async function aCanary(): Promise<string> {
  const n = canaries++;
  const id = `canary-${n}`;
  await command('import', file('heroes.ndjson', [aHero({ id, public_id: id, name: canaryName(n) })]));
  if (chance.is(0.5)) await command('dump', '--allow-fewer');
  say({ kind: 'erasing', id });
  return id;
}

const deeds: readonly ((n: number) => Promise<void>)[] = [
  async (n) => {
    const grants = Array.from({ length: 20 }, (_, at) => aGrant({ id: `import-${n}-${at}` }));
    await command('import', file('grants.ndjson', grants));
    say({ kind: 'import', n });
  },
  async () => {
    const { stdout } = await command('dump', '--json', '--allow-fewer');
    say({ kind: 'dump', version: JSON.parse(stdout).version });
  },
  async (n) => {
    const { stderr } = await command('keys', 'create', '--tier', 'full', '--team', `Team ${n}`);
    const id = /^Key (\S+) of/m.exec(stderr)?.[1] as string;
    keys.push(id);
    say({ kind: 'key', id });
  },
  async () => {
    const id = keys.pop();
    if (id === undefined) return;
    await command('keys', 'revoke', id);
    say({ kind: 'revoked', id });
  },
  async () => {
    const id = await aCanary();
    const { code } = await command('remove', 'heroes', id, '--reason', 'privacy_request', '--yes');
    say({ kind: 'erased', id, whole: code === 0 });
  },
  async () => {
    const id = await aCanary();
    const removal = { id, removed: true, removal_reason: 'privacy_request' };
    const { code } = await command('import', file('heroes.ndjson', [removal]));
    say({ kind: 'erased', id, whole: code === 0 });
  },
  async (n) => {
    const { stdout } = await command('backup', join(folder, `backup-${n}.db`));
    say({ kind: 'backup', file: `backup-${n}.db`, sha256: stdout.slice(0, 64) });
  },
  async (n) => {
    await command('import', file('grants.ndjson', [aGrant({ id: `gone-${n}` })]));
    await command('remove', 'grants', `gone-${n}`, '--reason', 'duplicate');
    say({ kind: 'removed', id: `gone-${n}` });
  },
  async (n) => {
    await using desk = await openDesk(truth);
    for (let at = 0; at < 5; at++) {
      await desk.exclusively('people', (trx) => participant(trx, `lease-${n}-${at}`), 'may be lost');
      const id = `answer-${n}-${at}`;
      await desk.exclusively('people', (trx) => participant(trx, id), 'told when kept');
      say({ kind: 'answered', id });
    }
  },
];

/** A row that stands for what an agent sends. */
async function participant(trx: DeskTransaction, id: string): Promise<void> {
  const created_at = new Date().toISOString();
  const nobody = { public_name: null, account_id: null, team_id: null, bytes: 0 };
  await trx
    .insertInto('omega_participants')
    .values({ id, kind: 'agent', trust: 'new', ...nobody, created_at })
    .execute();
}

const write = (name: string, records: unknown) => file(name, records as readonly object[]);
const grants = Array.from({ length: 30 }, (_, n) => aGrant({ id: `g${n}` }));
const key = await worldToWriteIn({ write }, settings, grants);
let server: Serving | null = null;
let writing: Promise<void> = Promise.resolve();
if (serve === 'serve') {
  server = await serving(settings);
  const kept = nothingYet();
  writing = writeUntilGone(server, key, kept, (kind, value) => say({ kind, value }));
}
// Each kind comes once before any comes twice.
const order = Array.from({ length: Number(steps) }, (_, n) => n % deeds.length);
for (let at = order.length - 1; at > 0; at--) {
  const other = chance.whole(at + 1);
  [order[at], order[other]] = [order[other] as number, order[at] as number];
}
try {
  for (const [n, kind] of order.entries()) await deeds[kind]?.(n);
} finally {
  await server?.kill();
  await writing;
}
say({ kind: 'end' });
