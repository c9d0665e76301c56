// Who follows the log from anywhere ends with what the log says, whoever is killed on the way.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Ledger } from '../../src/ledger/ledger.ts';
import { truthOf } from '../../src/server/node/data-folder.ts';
import { environment, killed, perennial, type Serving, serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { ledgerIn, placeOf } from '../support/truth.ts';

interface Entry {
  readonly seq: number;
  readonly op: string;
  readonly family: string;
  readonly id: string;
  readonly record?: { readonly title?: string; readonly name?: string; readonly theory_name?: string };
}

/** Where a follower stands, and what it knows there. */
interface Follower {
  readonly cursor: string | null;
  readonly known: ReadonlyMap<string, string>;
}

/** For so long (ms) a server may be away. */
const patience = 180_000;

const nobody: Follower = { cursor: null, known: new Map() };

/** A page of the feed further; a server that does not answer, or breaks off, is asked again. */
async function onePage(url: string, { cursor, known }: Follower): Promise<{ next: Follower; more: boolean }> {
  const address = `${url}/api/v1/changes?include=record&limit=40${cursor === null ? '' : `&cursor=${cursor}`}`;
  const end = performance.now() + patience;
  for (;;) {
    let body: { data: readonly Entry[]; next_cursor: string; has_more: boolean };
    try {
      const answer = await fetch(address);
      // A server that got no turn for long refuses what it had not read in time: that is asked again as well.
      if (answer.status === 503 || answer.status === 408) throw new TypeError('not ready');
      if (answer.status === 410) return { next: nobody, more: true };
      assert.equal(answer.status, 200, await answer.clone().text());
      body = (await answer.json()) as typeof body;
    } catch (error) {
      if (error instanceof assert.AssertionError || performance.now() > end) throw error;
      await setTimeout(50);
      continue;
    }
    const { data, next_cursor, has_more } = body;
    const places = data.map(({ seq, family, id }) => [seq, family, id] as const);
    for (const [at, place] of places.entries()) {
      const before = places[at - 1];
      assert.ok(!before || isBefore(before, place), `${before} comes before ${place}`);
    }
    const now = new Map(known);
    for (const { op, family, id, record } of data) {
      if (op === 'upsert' || op === 'unhide') now.set(`${family} ${id}`, JSON.stringify(record));
      else now.delete(`${family} ${id}`);
    }
    return { next: { cursor: next_cursor, known: now }, more: has_more };
  }
}

type DataLocation = readonly [seq: number, family: string, id: string];

function isBefore(one: DataLocation, other: DataLocation): boolean {
  for (const at of [0, 1, 2] as const) {
    if (one[at] !== other[at]) return one[at] < other[at];
  }
  return false;
}

async function toTheEnd(url: string, from: Follower): Promise<Follower> {
  for (let at = from; ; ) {
    const { next, more } = await onePage(url, at);
    if (!more) return next;
    at = next;
  }
}

/** What the public sees of grants, companies and theories, as the log alone says: name by family and id. */
async function saidByTheLedger(ledger: Ledger): Promise<ReadonlyMap<string, string>> {
  const newest = new Map<string, Record<string, unknown>>();
  let after = 0;
  for (;;) {
    const entries = await ledger.after(after, 1000);
    for (const { family, id, doc } of entries) {
      const name = `${family} ${id}`;
      if (doc === null) newest.delete(name);
      else newest.set(name, JSON.parse(doc) as Record<string, unknown>);
    }
    const last = entries.at(-1);
    if (!last) break;
    after = last.seq;
  }
  const shown = new Map<string, string>();
  for (const [name, record] of newest) {
    const owner = newest.get(`companies ${record.owner_id}`);
    if (name.startsWith('grants') && !record.merged_into) shown.set(name, String(record.title));
    if (name.startsWith('companies') && record.is_public) shown.set(name, String(record.name));
    if (name.startsWith('theories') && owner?.is_public) shown.set(name, String(record.theory_name));
  }
  return shown;
}

async function bodyOf(url: string, path: string): Promise<string> {
  const answer = await fetch(url + path);
  assert.equal(answer.status, 200, path);
  return (await answer.text()).replaceAll(url, 'http://here');
}

/** A writer in a process of its own; ends when it is told to. */
async function writing(place: string, number: number) {
  const script = fileURLToPath(new URL('churn-writer.ts', import.meta.url));
  const args = ['--disable-warning=ExperimentalWarning', script, place, String(number)];
  const child = spawn(process.execPath, args, { env: environment({}) });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const closed = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), closed]);
  return async () => {
    child.stdin.end();
    await closed;
    assert.match(said, /^ready\ndone\n$/);
  };
}

/** What must have happened before the writers stop, however slow the machine is. */
const minKills = 2;
const minChanges = 400;

test('followers from any cursor, with eight writers and kill -9 of both sides, end equal to the ledger', {
  timeout: 600_000,
}, async () => {
  using folder = folderForTest();
  const [data, copy] = [`${folder.path}/data`, `${folder.path}/copy`];
  const settings = { PERENNIAL_DATA: data, RATE_LIMIT: 'off' };
  let server: Serving = await serving(settings);
  await using _ = { [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
  const { url } = server;
  const port = new URL(url).port;
  const again = async () => {
    await server.kill();
    server = await serving(settings, ['--port', port]);
    assert.equal(server.url, url);
  };
  const stopWriting = await Promise.all(
    Array.from({ length: 8 }, async (_, number) => writing(truthOf(await placeOf(data)), number)),
  );

  await using ledger = await ledgerIn(data);
  const parked: Follower[] = [];
  const mirrored = { PERENNIAL_DATA: copy };
  let killedMirrors = 0;
  let over = false;

  const follow = async () => {
    for (let at = nobody, pages = 0; !over; pages++) {
      at = (await onePage(url, at)).next;
      if (pages % 10 === 0) parked.push(at);
      await setTimeout(30);
    }
  };
  const mirror = async () => {
    const cursor = () => readFile(`${copy}/mirror.json`, 'utf8').catch(() => '');
    for (let run = 0; !over; run++) {
      const from = await cursor();
      // Ever sooner: where it is done before, the next one is met in the middle.
      const end = performance.now() + 1_200 * 0.7 ** (run % 8);
      const moved = async () => over || (run % 2 === 0 ? performance.now() > end : (await cursor()) !== from);
      if (await killed(['mirror', url, '--once'], mirrored, moved)) killedMirrors += 1;
    }
  };
  const disturb = async () => {
    try {
      const dumped = await perennial(['dump'], settings);
      assert.equal(dumped.code, 0, dumped.stderr);
      const enough = async () => killedMirrors >= minKills && (await ledger.head()) >= minChanges;
      for (let time = 0; time < 3 || !(await enough()); time++) {
        await setTimeout(600);
        await again();
      }
    } finally {
      await Promise.all(stopWriting.map((stop) => stop()));
      over = true;
    }
  };
  await Promise.all([follow(), mirror(), disturb()]);
  assert.ok(killedMirrors >= minKills, `${killedMirrors} mirrors were killed`);

  const head = await ledger.head();
  const said = await saidByTheLedger(ledger);
  assert.ok(said.size > 100 && head > 300, `${said.size} of ${head} changes are shown`);
  while (((await (await fetch(`${url}/readyz`)).json()) as { behind?: number }).behind) await setTimeout(50);

  const ends = [];
  for (const from of [nobody, ...parked]) ends.push(await toTheEnd(url, from));
  for (const [at, { known }] of ends.entries()) {
    const names = new Map(
      [...known].map(([name, row]) => {
        const { title, name: called, theory_name } = JSON.parse(row) as NonNullable<Entry['record']>;
        return [name, title ?? called ?? theory_name];
      }),
    );
    assert.deepEqual(
      new Map([...names].sort()),
      new Map([...said].sort()),
      `follower ${at} of ${ends.length}`,
    );
  }

  const last = await perennial(['mirror', url, '--once'], mirrored);
  assert.equal(last.code, 0, last.stderr);
  await using copied = await serving(mirrored);
  const told = JSON.parse(await bodyOf(copied.url, '/api/v1/catalogue'));
  assert.equal(told.mirror_of, url);
  assert.ok(Date.now() - Date.parse(told.mirror_in_step_at) < 5 * 60_000, told.mirror_in_step_at);
  for (const path of [
    '/grants.ndjson?scope=all&include_expired=true',
    '/companies.ndjson',
    '/theories.ndjson',
  ]) {
    const [theirs, ours] = [await bodyOf(url, `/api/v1${path}`), await bodyOf(copied.url, `/api/v1${path}`)];
    for (const [missing, from, of] of [
      ['only at the origin', theirs, ours],
      ['only at the mirror', ours, theirs],
    ] as const) {
      const others = new Set(of.split('\n'));
      assert.deepEqual(
        from.split('\n').filter((line) => !others.has(line)),
        [],
        `${path} ${missing}`,
      );
    }
    assert.ok(ours === theirs, `${path}: the rows stand in the same order`);
    const family = /\w+/.exec(path)?.[0] as string;
    const rows = theirs.split('\n').filter((line) => line !== '');
    assert.equal(rows.length, [...said.keys()].filter((name) => name.startsWith(`${family} `)).length);
  }
  // What a mirror held of a record before says what it says now, so versions are counted: none was taken twice.
  await using taken = await ledgerIn(copy);
  const [here, there] = [await versionsOfGrants(taken), await versionsOfGrants(ledger)];
  let compared = 0;
  for (const [id, { many, merged }] of there) {
    const own = here.get(id)?.many ?? 0;
    // Where a merged one leads to is told again when that one is merged.
    if (!merged) assert.ok(own <= many, `grant ${id} was taken ${own} times and changed ${many} times`);
    compared += merged ? 0 : own;
  }
  assert.ok(compared > 0);
});

/** How many entries a log has of each grant, and whether it was ever merged. */
async function versionsOfGrants(
  log: Ledger,
): Promise<ReadonlyMap<string, { readonly many: number; readonly merged: boolean }>> {
  const versions = new Map<string, { many: number; merged: boolean }>();
  for (let at = 0; ; ) {
    const entries = await log.after(at, 1000);
    for (const { family, id, doc } of entries) {
      if (family !== 'grants') continue;
      const { many = 0, merged = false } = versions.get(id) ?? {};
      const now = doc !== null && (JSON.parse(doc) as { merged_into?: string }).merged_into;
      versions.set(id, { many: many + 1, merged: merged || Boolean(now) });
    }
    const end = entries.at(-1);
    if (!end) return versions;
    at = end.seq;
  }
}
