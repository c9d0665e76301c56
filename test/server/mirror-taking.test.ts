// What a mirror takes anew: each record is a commit of its own, in the thread that answers, and what it said before goes.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createApp } from '../../src/app.ts';
import { families } from '../../src/families.ts';
import { namedFirst } from '../../src/kernel/references.ts';
import type { Tier } from '../../src/kernel/tier.ts';
import { openLedger } from '../../src/ledger/open-ledger.ts';
import { mirrorOf } from '../../src/server/mirror/mirror.ts';
import { appendNewest, dropOthers } from '../../src/server/mirror/mirror-taking.ts';
import { folderForTest } from '../ledger/folder.ts';
import { add, catchUpWith, changeOf, dump, following, node } from '../support/node.ts';
import { aGrant, aLabel, aLead, anOrganization } from '../support/records.ts';
import { noon, site } from '../support/test-app.ts';

const records = 40;
const taken = (name: string) =>
  Array.from({ length: records }, (_, n) => changeOf('labels', aLabel({ id: `l${n}`, slug: `l${n}`, name })));

/** How often others had their turn meanwhile. */
async function turnsDuring(done: Promise<unknown>): Promise<number> {
  let [turns, isOver] = [0, false];
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await done;
  isOver = true;
  return turns;
}

test('while a mirror takes many changes, readers have their turn between any two of them', async () => {
  using folder = folderForTest();
  await using ledger = await openLedger(join(folder.path, 'ledger.db'));
  const parts = { ledger, now: () => noon };
  await appendNewest(parts, taken('Before'));
  const turns = await turnsDuring(appendNewest(parts, taken('After')));
  assert.ok(turns >= records, `${turns} turns`);
  const labels = families.find(({ name }) => name === 'labels') as (typeof families)[number];
  const rest = { url: '', families, folder: folder.path, ask: fetch as never, onProgress: () => {} };
  const dropped = await turnsDuring(dropOthers({ ...rest, ...parts }, labels, new Set()));
  assert.ok(dropped >= records, `${dropped} turns`);
  assert.deepEqual(await ledger.counts(), {});
});

test('what a record said before goes too when the mirror that took the record was killed before it came to that', async () => {
  using folder = folderForTest();
  await using ledger = await openLedger(join(folder.path, 'ledger.db'));
  const parts = { ledger, now: () => noon };
  const killed = { ...ledger, rewrite: () => Promise.reject(new Error('killed')) };
  await appendNewest(parts, taken('Jane'));
  await assert.rejects(appendNewest({ ...parts, ledger: killed }, taken('After')), /killed/);
  const said = async () => (await ledger.after(0, 1000)).filter(({ doc }) => doc?.includes('Jane')).length;
  assert.equal(await said(), records);
  await appendNewest(parts, taken('After'));
  assert.equal(await said(), 0);
  assert.equal(await ledger.head(), 2 * records, 'and nothing is taken twice');
});

test('a mirror that is to end waits for no answer and takes nothing more, and goes on later', async () => {
  await using origin = await node('origin');
  await add(origin, ...['a', 'b'].map((id) => ['grants', aGrant({ id, public_id: id })] as const));
  await dump(origin);
  await using mirror = await node('mirror');
  const ending = new AbortController();
  const follower = mirrorOf({
    url: site,
    ledger: mirror.ledger,
    families,
    folder: mirror.folder,
    ask: async (address, signal) => {
      const answer = await origin.ask(address.slice(site.length));
      if (!signal || !address.includes('grants.replica')) return answer;
      // It never comes, and whoever waits for it is told to end.
      setImmediate(() => ending.abort());
      await once(signal, 'abort');
      throw signal.reason;
    },
    now: () => noon,
    onProgress: () => {},
  });
  await assert.rejects(follower.catchUp(ending.signal), { name: 'AbortError' });
  assert.equal(await mirror.ledger.head(), 0);
  await follower.catchUp();
  assert.equal((await mirror.ledger.after(0, 100)).length, 2);
});

test('a mirror that is given another key holds what that key may see, and nothing else', async () => {
  await using origin = await node('origin');
  await add(origin, ['grants', aGrant({ id: 'a' })], ['leads', aLead({ id: 'l', name: 'Jane' })]);
  for (const withDumps of [false, true]) {
    if (withDumps) await dump(origin);
    await using mirror = await node('mirror');
    const leadsAs = async (tier: Tier) => {
      await catchUpWith(following(origin, mirror, tier), mirror);
      return (await mirror.ledger.counts()).leads ?? 0;
    };
    assert.deepEqual([await leadsAs('public'), await leadsAs('full'), await leadsAs('public')], [0, 1, 0]);
    const kept = await mirror.ledger.after(0, 100);
    assert.ok(!kept.some(({ doc }) => doc?.includes('Jane')), 'nobody would tell it that this was erased');
  }
});

test('a mirror takes everything again when its instance renders records with another program', async () => {
  await using origin = await node('origin');
  await add(origin, ...['a', 'b'].map((id) => ['grants', aGrant({ id, public_id: id })] as const));
  await using mirror = await node('mirror');
  let [program, mixed] = ['one', false];
  const ask = async (address: string) => {
    if (mixed) program = program === 'one' ? 'two' : 'one';
    const path = mixed ? address.replace('limit=1000', 'limit=1') : address;
    const answer = await createApp({ ...origin.parts, program }).fetch(new Request(path));
    if (program === 'two') return answer;
    // This one called grants otherwise; no change of the log tells of that.
    const text = (await answer.text()).replaceAll('Grant for', 'Money for');
    return new Response(text, { status: answer.status });
  };
  const parts = { url: site, ledger: mirror.ledger, families, folder: mirror.folder, ask };
  const follower = mirrorOf({ ...parts, now: () => noon, onProgress: () => {} });
  const titles = async () => {
    await catchUpWith(follower, mirror);
    const text = await (await mirror.ask('/api/v1/grants?scope=all')).text();
    return text.match(/\w+ for research/g);
  };
  const before = ['Money for research', 'Money for research'];
  assert.deepEqual(await titles(), before);
  mixed = true;
  await assert.rejects(follower.catchUp(), /answers with two versions of its program/);
  [mixed, program] = [false, 'two'];
  const after = ['Grant for research', 'Grant for research'];
  assert.deepEqual(await titles(), after);
  const head = await mirror.ledger.head();
  assert.deepEqual(await titles(), after);
  assert.equal(await mirror.ledger.head(), head, 'and takes nothing more');
  await dump(origin);
  await using late = await node('late');
  const fromDumps = mirrorOf({
    ...parts,
    ledger: late.ledger,
    folder: late.folder,
    now: () => noon,
    onProgress: () => {},
  });
  await catchUpWith(fromDumps, late);
  assert.match(readFileSync(join(late.folder, 'mirror.json'), 'utf8'), /"replica_version":"two"/);
});

test('a mirror loads what records name before the records that name it', async () => {
  await using origin = await node('origin');
  await add(origin, ['organizations', anOrganization({ id: 'o' })], ['grants', aGrant({ id: 'g' })]);
  await dump(origin);
  await using mirror = await node('mirror');
  const loaded: string[] = [];
  const follower = mirrorOf({
    url: site,
    ledger: mirror.ledger,
    families,
    folder: mirror.folder,
    ask: (address) => {
      loaded.push(/(\w+)\.replica/.exec(address)?.[1] ?? '');
      return origin.ask(address.slice(site.length), 'full');
    },
    now: () => noon,
    onProgress: () => {},
  });
  await follower.catchUp();
  const at = (family: string) => loaded.indexOf(family);
  assert.ok(at('organizations') >= 0 && at('organizations') < at('grants'), loaded.join(' '));
  assert.equal(namedFirst(families).length, families.length);
});
