// A person who is erased is in no byte that a mirror serves or keeps, with a key or without, and in none of another
// node's over the same log.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { createApp } from '../../src/app.ts';
import { families } from '../../src/families.ts';
import type { Tier } from '../../src/kernel/tier.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { eraseRecord } from '../../src/server/erasure/erasing.ts';
import type { Mirror } from '../../src/server/mirror/mirror.ts';
import { perennial, serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { type Listening, listening } from '../support/listening.ts';
import { add, dump, following, type Node, node } from '../support/node.ts';
import { shareOf, takesLong } from '../support/often.ts';
import { aHero, anInvestor } from '../support/records.ts';
import { shelfInMemory } from '../support/shelf-in-memory.ts';
import { noon, site } from '../support/test-app.ts';
import { filesHolding } from '../support/whole-folder.ts';
import { formPathsOf, type Named, pathsOf } from './ask-everything.ts';
import { canary, hero, investor, peopleWorld } from './people-world.ts';

type Asking = (path: string) => Promise<Response>;

const top = { authorization: 'top house operator' };

/** The addresses at which a node still says the name. */
async function served(ask: Asking, records: readonly Named[]): Promise<readonly string[]> {
  const found: string[] = [];
  const feed = ['ref', 'record', 'replica'].map((include) => `/changes?limit=1000&include=${include}`);
  for (const path of [...shareOf([...pathsOf(records), ...formPathsOf(records)], 4), ...feed]) {
    const text = await (await ask(`/api/v1${path}`)).text();
    if (new RegExp(canary, 'i').test(text.replaceAll('\r\n ', ''))) found.push(path);
  }
  return found;
}

/** Versions of records in the log that hold the name. */
async function logged({ ledger }: Node): Promise<readonly string[]> {
  const found: string[] = [];
  for (let seq = 0; ; ) {
    const entries = await ledger.after(seq, 500);
    if (entries.length === 0) return found;
    for (const { family, id, doc } of entries) if (doc?.includes(canary)) found.push(`${family} ${id}`);
    seq = entries.at(-1)?.seq ?? seq;
  }
}

test('whoever is erased is in no byte of a mirror, with a key or without, nor of another node', async () => {
  await using origin = await node('origin');
  const records = peopleWorld();
  const erased: readonly Named[] = [
    { family: 'heroes', record: hero },
    { family: 'investors', record: investor },
  ];
  await add(
    origin,
    ['heroes', aHero(hero)],
    ['heroes', aHero({ id: 'other', public_id: 'other', name: 'Olga Other' })],
    ['investors', anInvestor(investor)],
    ...records.map(({ family, record }) => [family, record] as const),
  );
  await using fed = await node('fed');
  const mirrors: (readonly [name: string, tier: Tier, mirror: Node, follower: Mirror])[] = [
    ['by the feed', 'public', fed, following(origin, fed, 'public')],
  ];
  await mirrors[0]?.[3].catchUp();
  await dump(origin);
  await using open = await node('open');
  await using keyed = await node('keyed');
  mirrors.push(['by dumps', 'public', open, following(origin, open, 'public')]);
  mirrors.push(['by dumps, with a key', 'top', keyed, following(origin, keyed, 'top')]);
  const beside = shelfInMemory(families);
  await catchUp(origin.ledger, beside);
  using other = beside;
  const otherApp = createApp({ ...origin.parts, reader: other.reader });
  const asked = [...erased, ...records];
  for (const [name, tier, mirror, follower] of mirrors) {
    await follower.catchUp();
    await catchUp(mirror.ledger, mirror.shelf);
    await dump(mirror);
    assert.ok((await logged(mirror)).length > (tier === 'top' ? 10 : 3), `${name}: it has them`);
    const { status } = await mirror.ask(`/api/v1/heroes/${hero.public_id}`);
    assert.equal(status, 200, name);
  }

  const truth = { ledger: origin.ledger, desk: origin.parts.desk };
  for (const { family, record } of erased) await eraseRecord(truth, family, record.id as string, noon);
  await catchUp(origin.ledger, origin.shelf);
  await catchUp(origin.ledger, other);
  await dump(origin, true);
  assert.deepEqual(
    await served((path) => otherApp.fetch(new Request(site + path, { headers: top })), asked),
    [],
  );
  const late = shelfInMemory(families);
  await catchUp(origin.ledger, late);
  using built = late;
  const lateApp = createApp({ ...origin.parts, reader: built.reader });
  assert.deepEqual(
    await served((path) => lateApp.fetch(new Request(site + path, { headers: top })), asked),
    [],
  );
  for (const [name, , mirror, follower] of mirrors) {
    await follower.catchUp();
    await catchUp(mirror.ledger, mirror.shelf);
    await dump(mirror, true);
    assert.deepEqual(await served((path) => mirror.askWith(path, top), asked), [], name);
    assert.deepEqual(await logged(mirror), [], name);
    assert.equal((await mirror.ask('/api/v1/heroes/other')).status, 200, `${name}: nobody else goes`);
    assert.deepEqual(mirror.bugs, [], name);
  }
  assert.deepEqual(origin.bugs, []);
});

test('nor is a byte in the files of a mirror, its dumps included, once it asked again', async (t) => {
  if (!takesLong(t)) return;
  using folder = folderForTest();
  const place = (name: string) => ({ PERENNIAL_DATA: join(folder.path, name) });
  const run = async (args: readonly string[], name: string) => {
    const ended = await perennial(args, place(name));
    assert.equal(ended.code, 0, `${args.join(' ')}: ${ended.stderr}`);
    return ended.stdout;
  };
  const named: readonly (readonly [string, object])[] = [
    ['heroes', aHero(hero)],
    ['heroes', aHero({ id: 'other', public_id: 'other', name: 'Olga Other' })],
    ['investors', anInvestor(investor)],
    ...peopleWorld().map(({ family, record }) => [family, record] as const),
  ];
  const files = [...Map.groupBy(named, ([family]) => family)].map(([family, all]) =>
    folder.write(
      `${family}.ndjson`,
      all.map(([, record]) => record),
    ),
  );
  await run(['import', ...files], 'origin');
  await run(['dump'], 'origin');
  const created = await run(['keys', 'create', '--team', 'Mirrors', '--tier', 'top'], 'origin');
  const key = /perennial_key_\w+/.exec(created)?.[0] ?? '';
  const mirrors = [
    ['open', []],
    ['keyed', ['--key', key]],
  ] as const;
  // One address for the instance, whichever process answers there.
  let target = '';
  await using door: Listening = await listening(
    createServer(async ({ url, headers: { authorization } }, response) => {
      const answer = await fetch(target + url, { headers: authorization ? { authorization } : {} });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isText = answer.headers.get('content-type')?.includes('json') ?? false;
      response.writeHead(answer.status).end(isText ? bytes.toString().replaceAll(target, door.url) : bytes);
    }),
  );
  const follow = async () => {
    await using origin = await serving(place('origin'));
    target = origin.url;
    for (const [name, options] of mirrors) await run(['mirror', door.url, '--once', ...options], name);
  };
  await follow();
  for (const [name] of mirrors) {
    await run(['dump'], name);
    assert.ok(filesHolding(join(folder.path, name), canary).length > 0, `${name} has the name`);
  }
  for (const [family, { id }] of [
    ['heroes', hero],
    ['investors', investor],
  ] as const)
    await run(['remove', family, id, '--reason', 'privacy_request', '--yes'], 'origin');
  await follow();
  for (const name of ['origin', 'open', 'keyed'])
    assert.deepEqual(filesHolding(join(folder.path, name), canary), [], name);
  const { records } = JSON.parse(await run(['status', '--json'], 'keyed'));
  assert.ok(records.heroes === 1 && records.theories > 0, 'nobody else goes');
});
