// What must hold in a folder after the power went: what was acknowledged is there, nothing is torn, who was
// erased stays so, and what was begun is finished by a second call.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Desk } from '../src/desk/desk.ts';
import { unfinishedErasures } from '../src/desk/unfinished-erasures.ts';
import type { Ledger } from '../src/ledger/ledger.ts';
import { openNode } from '../src/server/open-node.ts';
import { perennial } from '../test/commands/process.ts';
import { assertKept } from '../test/faults/kept.ts';
import { nothingYet } from '../test/faults/request-writer.ts';
import {
  assertShelfFits,
  assertSoundDesk,
  assertSoundDumps,
  assertSoundFiles,
  assertSoundLedger,
} from '../test/faults/whole.ts';
import { everythingIn } from '../test/support/whole-folder.ts';

export type Said =
  | { readonly kind: 'import'; readonly n: number }
  | { readonly kind: 'dump'; readonly version: string }
  | { readonly kind: 'key' | 'revoked' | 'erasing' | 'removed' | 'answered'; readonly id: string }
  /** `whole` is false where the command said that bytes may be left. */
  | { readonly kind: 'erased'; readonly id: string; readonly whole: boolean }
  | { readonly kind: 'backup'; readonly file: string; readonly sha256: string }
  | Sent
  | { readonly kind: 'end' };

/** What was answered to a request. */
interface Sent {
  readonly kind: 'comments' | 'messages' | 'data_requests' | 'claims' | 'research';
  readonly value: string;
}

type Of<Kind extends Said['kind']> = Extract<Said, { kind: Kind }>;

/** No other name begins with it. */
export const canaryName = (n: number) => `Quillfeather Nr${n}end`;
const nameOf = (id: string) => canaryName(Number(id.replace('canary-', '')));

function only<Kind extends Said['kind']>(said: readonly Said[], kind: Kind): readonly Of<Kind>[] {
  return said.filter((one): one is Of<Kind> => one.kind === kind);
}

function sent(said: readonly Said[], kind: Sent['kind']): readonly string[] {
  return said.flatMap((one) => (one.kind === kind && 'value' in one ? [one.value] : []));
}

function idsOf(
  said: readonly Said[],
  kind: 'key' | 'revoked' | 'erasing' | 'removed' | 'erased' | 'answered',
): readonly string[] {
  return said.flatMap((one) => (one.kind === kind && 'id' in one ? [one.id] : []));
}

async function assertAcknowledged(ledger: Ledger, desk: Desk, said: readonly Said[]): Promise<void> {
  const entries = await assertSoundLedger(ledger);
  await assertSoundDesk(desk);
  const kept = nothingYet();
  for (const kind of ['comments', 'messages', 'data_requests'] as const) kept[kind].push(...sent(said, kind));
  for (const value of sent(said, 'claims')) {
    const [id = '', version] = value.split(' ');
    kept.claims.set(id, Number(version));
  }
  for (const value of sent(said, 'research')) kept.research.set(value, value);
  await assertKept(desk, kept);
  const imported = new Map<string, number>();
  for (const { id } of entries) {
    const file = /^import-(\d+)-/.exec(id)?.[1];
    if (file !== undefined) imported.set(file, (imported.get(file) ?? 0) + 1);
  }
  for (const [file, records] of imported) assert.equal(records, 20, `import ${file} is torn`);
  for (const { n } of only(said, 'import')) assert.ok(imported.has(String(n)), `import ${n} is lost`);
  for (const id of idsOf(said, 'removed'))
    assert.equal(entries.findLast((entry) => entry.id === id)?.doc, null, `${id} is back`);
  for (const id of idsOf(said, 'erased'))
    assert.equal(await ledger.present('heroes', id), null, `${id} is back`);
  const participants = await desk.db.selectFrom('omega_participants').select('id').execute();
  const known = new Set(participants.map(({ id }) => id));
  for (const id of idsOf(said, 'answered')) assert.ok(known.has(id), `${id} is lost`);
  const keys = await desk.db.selectFrom('keys').select(['id', 'revoked_at']).execute();
  const states = new Map(keys.map(({ id, revoked_at }) => [id, revoked_at]));
  for (const id of idsOf(said, 'key')) assert.ok(states.has(id), `key ${id} is lost`);
  for (const id of idsOf(said, 'revoked'))
    assert.notEqual(states.get(id) ?? null, null, `key ${id} is valid again`);
}

/** Names of erased people in any byte below a folder. */
function left(folder: string, ids: readonly string[]): readonly string[] {
  const files = everythingIn(folder);
  return ids.flatMap((id) =>
    files.filter(({ bytes }) => bytes.includes(nameOf(id))).map(({ name }) => `${id} in ${name}`),
  );
}

export interface Looked {
  /** Erasures that a second call finished. */
  readonly finished: number;
  readonly restored: number;
}

/** @param thorough also puts the last backup back and makes the shelf anew, which takes longer */
export async function assertPromises(
  folder: string,
  said: readonly Said[],
  thorough: boolean,
): Promise<Looked> {
  const data = join(folder, 'data');
  const settings = { PERENNIAL_DATA: data, DATABASE_URL: '' };
  const now = () => new Date();
  const begun = idsOf(said, 'erasing');
  const dumps = join(data, 'dumps');
  const published = existsSync(dumps) ? assertSoundDumps(dumps) : [];
  const lastErasing = said.findLastIndex(({ kind }) => kind === 'erasing');
  for (const { version } of only(said.slice(lastErasing + 1), 'dump'))
    assert.ok(published.includes(version), `dumps ${version} are lost`);
  {
    await using node = await openNode({ perennialData: data, databaseUrl: null }, now);
    await node.bringUpToDate();
    await assertAcknowledged(node.ledger, node.desk, said);
    // What a shelf tells of somebody who was erased, one that is made afterwards never knew.
    if (thorough && begun.length === 0) await assertShelfFits(data, node.ledger);
  }
  rmSync(join(data, 'fresh.db'), { force: true });
  assertSoundFiles(data);
  for (const id of begun) {
    const { code, stderr } = await perennial(
      ['remove', 'heroes', id, '--reason', 'privacy_request', '--yes'],
      settings,
    );
    assert.equal(code, 0, `remove ${id} again: ${stderr}`);
  }
  if (begun.length > 0) {
    assert.deepEqual(left(data, begun), [], 'an erased person is still in the folder');
    const list = readFileSync(join(data, 'erased.ndjson'), 'utf8');
    for (const id of begun) assert.ok(list.includes(`"${id}"`), `${id} is not in erased.ndjson`);
    await using node = await openNode({ perennialData: data, databaseUrl: null }, now);
    assert.deepEqual(await unfinishedErasures(node.desk), []);
  }
  if (existsSync(dumps)) assertSoundDumps(dumps);
  for (const { file, sha256 } of only(said, 'backup')) {
    const path = join(folder, file);
    assert.ok(existsSync(path), `${file} is lost`);
    assert.equal(createHash('sha256').update(readFileSync(path)).digest('hex'), sha256, `${file} is torn`);
    assert.ok(readFileSync(`${path}.sha256`, 'utf8').startsWith(sha256), `the hash beside ${file}`);
  }
  const backup = only(said, 'backup').at(-1);
  if (!thorough || !backup) return { finished: begun.length, restored: 0 };
  await assertRestores(folder, backup.file, said);
  return { finished: begun.length, restored: 1 };
}

async function assertRestores(folder: string, file: string, said: readonly Said[]): Promise<void> {
  const place = join(folder, 'restored');
  const list = join(folder, 'data', 'erased.ndjson');
  const args = ['restore', join(folder, file), ...(existsSync(list) ? ['--erased', list] : [])];
  const { code, stderr } = await perennial(args, { PERENNIAL_DATA: place, DATABASE_URL: '' });
  assert.equal(code, 0, stderr);
  assert.deepEqual(left(place, idsOf(said, 'erasing')), [], 'a restore brings somebody back');
  await using node = await openNode({ perennialData: place, databaseUrl: null }, () => new Date());
  const revoked = new Set(idsOf(said, 'revoked'));
  const keys = await node.desk.db.selectFrom('keys').select(['id', 'revoked_at']).execute();
  const back = keys.filter(({ id, revoked_at }) => revoked.has(id) && revoked_at === null);
  assert.deepEqual(back, [], 'a restore makes a revoked key valid');
}
