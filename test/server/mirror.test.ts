// A mirror answers as the instance it follows, and keeps doing so.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoWorld } from '../../demo/world.ts';
import { createApp } from '../../src/app.ts';
import { families } from '../../src/families.ts';
import type { Tier } from '../../src/kernel/tier.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { mirrorOf } from '../../src/server/mirror/mirror.ts';
import { mirroredBy } from '../../src/server/mirror/mirror-place.ts';
import { pathsOf } from '../promises/ask-everything.ts';
import { add, catchUpWith, changeOf, dump, following, type Node, node } from '../support/node.ts';
import { shareOf } from '../support/often.ts';
import { aCompany, aGrant, aLead } from '../support/records.ts';
import { noon, site } from '../support/test-app.ts';

function firstDifference(text: string, expected: string): string {
  let at = 0;
  while (at < text.length && text[at] === expected[at]) at += 1;
  return `${text.slice(Math.max(0, at - 60), at + 100)} | ${expected.slice(Math.max(0, at - 60), at + 100)}`;
}

/** What tells of the node itself: its own log, its own dumps. */
const ofTheNode = /^\/(changes|catalogue|me|whats-new)/;

/** Each has dumps of its own. */
function withoutDump(text: string): string {
  return text.replaceAll(/"dump_url":(?:"[^"]*"|null)/g, '"dump_url":');
}

async function compare(origin: Node, mirror: Node, paths: readonly string[], tier: Tier): Promise<number> {
  let compared = 0;
  for (const path of paths) {
    const [theirs, ours] = [
      await origin.ask(`/api/v1${path}`, tier),
      await mirror.ask(`/api/v1${path}`, tier),
    ];
    assert.equal(ours.status, theirs.status, `${tier} ${path}`);
    const [text, expected] = [withoutDump(await ours.text()), withoutDump(await theirs.text())];
    assert.ok(text === expected, `${tier} ${path}: ${firstDifference(text, expected)}`);
    compared += 1;
  }
  return compared;
}

test('a mirror answers every route of its tier with the same bodies, from dumps and from the feed alone', async () => {
  await using origin = await node('origin');
  const world = [...demoWorld({ now: noon })];
  await add(origin, ...world.map(({ family, record }) => [family, record] as const));
  // A record that was merged before anybody saw it is told to nobody.
  const unseen = world
    .filter(({ record }) => record.merged_into)
    .flatMap(({ record }) => [record.id, record.public_id]);
  const told = (path: string) => !unseen.some((name) => path.includes(`/${name}`));
  const every = pathsOf(world).filter(
    (path) => !ofTheNode.test(path) && !path.startsWith('/intelligence') && told(path),
  );
  assert.ok(every.length > 300);
  const paths = shareOf(every, 3);
  {
    await using fromFeed = await node('feed');
    await catchUpWith(following(origin, fromFeed, 'public'), fromFeed);
    assert.ok((await compare(origin, fromFeed, paths, 'public')) > 100);
  }
  await dump(origin);
  await using mirror = await node('mirror');
  await catchUpWith(following(origin, mirror, 'public'), mirror);
  await compare(origin, mirror, paths, 'public');
  await using keyed = await node('keyed');
  await catchUpWith(following(origin, keyed, 'full'), keyed);
  const noCounts = paths.filter((path) => !/^\/(stats|crm|research|contacts)/.test(path));
  for (const tier of ['public', 'full'] as const) await compare(origin, keyed, noCounts, tier);
  for (const { bugs } of [origin, mirror, keyed]) assert.deepEqual(bugs, []);
});

test('what changes, hides, merges or goes at the origin does so at the mirror', async () => {
  await using origin = await node('origin');
  await add(
    origin,
    ['grants', aGrant({ id: 'a', public_id: 'a' })],
    ['grants', aGrant({ id: 'b', public_id: 'b' })],
    ['grants', aGrant({ id: 'c', public_id: 'c', description: 'About Jane' })],
    ['companies', aCompany({ id: 'd', public_id: 'd' })],
  );
  await dump(origin);
  await using mirror = await node('mirror');
  const follower = following(origin, mirror, 'public');
  await catchUpWith(follower, mirror);
  await using late = await node('late');
  await add(
    origin,
    ['grants', aGrant({ id: 'a', public_id: 'a', title: 'Changed' })],
    ['grants', aGrant({ id: 'b', public_id: 'b', merged_into: 'a' })],
    ['companies', aCompany({ id: 'd', public_id: 'd', is_public: false })],
    ['grants', aGrant({ id: 'e', public_id: 'e' })],
  );
  await origin.ledger.erase('grants', 'c', 'privacy_request', noon);
  await catchUp(origin.ledger, origin.shelf);
  await catchUpWith(follower, mirror);
  const paths = [
    '/grants?scope=all',
    '/companies',
    '/grants/a',
    '/grants/b',
    '/grants/c',
    '/grants/e',
    '/companies/d',
  ];
  await compare(origin, mirror, paths, 'public');
  assert.equal((await mirror.ask('/api/v1/grants/b')).status, 308);
  await dump(origin, true);
  await catchUpWith(following(origin, late, 'public'), late);
  await compare(origin, late, paths, 'public');
  for (const { doc } of await mirror.ledger.after(0, 100))
    assert.ok(!doc?.includes('Jane'), 'erased here too');
});

test('a mirror says when it last had everything, to a minute, and not while it cannot ask', async () => {
  await using origin = await node('origin');
  await add(origin, ['grants', aGrant({ id: 'a', public_id: 'a' })]);
  await using mirror = await node('mirror');
  let now = noon;
  let answers = true;
  const follower = mirrorOf({
    url: site,
    ledger: mirror.ledger,
    families,
    folder: mirror.folder,
    ask: async (address) => {
      if (!answers) throw new Error('away');
      return origin.ask(address.slice(site.length));
    },
    now: () => now,
    onProgress: () => {},
  });
  const inStepAfter = async (seconds: number) => {
    now = new Date(noon.getTime() + seconds * 1000);
    await follower.catchUp().catch(() => {});
    return mirroredBy(mirror.folder)?.inStepAt?.slice(11, 19);
  };
  assert.equal(mirroredBy(mirror.folder), null);
  assert.equal(await inStepAfter(0), '12:00:00');
  assert.equal(await inStepAfter(59), '12:00:00', 'no write for every look');
  assert.equal(await inStepAfter(60), '12:01:00');
  await add(origin, ['grants', aGrant({ id: 'b', public_id: 'b' })]);
  assert.equal(await inStepAfter(70), '12:01:10');
  answers = false;
  assert.equal(await inStepAfter(3_600), '12:01:10');
  assert.equal(mirroredBy(mirror.folder)?.url, site);
});

test('a mirror that stops anywhere goes on from there, and takes nothing of a file that is not the listed one', async () => {
  await using origin = await node('origin');
  await add(
    origin,
    ...[1, 2, 3].map((n) => ['grants', aGrant({ id: `g${n}`, public_id: `g${n}` })] as const),
  );
  await dump(origin);
  await using mirror = await node('mirror');
  let served = 0;
  const flaky = (stopAt: number, bent = false) =>
    mirrorOf({
      url: site,
      ledger: mirror.ledger,
      families,
      folder: mirror.folder,
      ask: async (address) => {
        served += 1;
        if (served === stopAt) throw new Error('cut off');
        const answer = await origin.ask(address.slice(site.length));
        if (!bent || !address.includes('grants.replica')) return answer;
        const bytes = new Uint8Array(await answer.arrayBuffer());
        bytes[bytes.length - 1] = 1 ^ (bytes.at(-1) as number);
        return new Response(bytes);
      },
      now: () => noon,
      onProgress: () => {},
    });
  await assert.rejects(flaky(0, true).catchUp(), /not the file that the index lists/);
  assert.equal(await mirror.ledger.head(), 0);
  for (let stopAt = 1; stopAt < 20; stopAt++) {
    served = 0;
    try {
      await flaky(stopAt).catchUp();
      break;
    } catch (error) {
      assert.match(String(error), /cut off/);
    }
  }
  await catchUp(mirror.ledger, mirror.shelf);
  await compare(origin, mirror, ['/grants'], 'public');
  assert.equal((await mirror.ledger.after(0, 100)).length, 3, 'nothing is taken twice');
});

test('a mirror knows whether it has been complete, with dumps and without', async () => {
  await using origin = await node('origin');
  await add(origin, ...['a', 'b', 'c'].map((id) => ['grants', aGrant({ id })] as const));
  for (const withDumps of [false, true]) {
    if (withDumps) await dump(origin);
    await using mirror = await node('mirror');
    let left = 0;
    const parts = { url: site, ledger: mirror.ledger, families, folder: mirror.folder };
    const slow = mirrorOf({
      ...parts,
      ask: async (address) => {
        if (left-- === 0) throw new Error('cut off');
        return origin.ask(address.slice(site.length).replace('limit=1000', 'limit=1'));
      },
      now: () => noon,
      onProgress: () => {},
    });
    assert.equal(await slow.hasLoaded(), false);
    left = 2;
    await assert.rejects(slow.catchUp(), /cut off/);
    assert.equal(await slow.hasLoaded(), false);
    left = 100;
    await slow.catchUp();
    assert.equal(await slow.hasLoaded(), true);
    const later = ['d', 'e'].map((id) => ['grants', aGrant({ id: `${id}-${withDumps}` })] as const);
    await add(origin, ...later);
    left = 1;
    await assert.rejects(slow.catchUp(), /cut off/);
    assert.equal(await slow.hasLoaded(), true, 'it has all that was there once');
  }
});

test('a cursor of another history makes the mirror load the dumps again, and lose what is not in them', async () => {
  await using origin = await node('origin');
  await add(
    origin,
    ['grants', aGrant({ id: 'a', public_id: 'a' })],
    ['grants', aGrant({ id: 'b', public_id: 'b' })],
  );
  await add(origin, ['leads', aLead({ id: 'l' })]);
  await using mirror = await node('mirror');
  await catchUpWith(following(origin, mirror, 'full'), mirror);
  assert.equal((await mirror.ledger.counts()).leads, 1);
  await origin.ledger.append([changeOf('grants', { id: 'b', removed: true })], noon);
  await catchUp(origin.ledger, origin.shelf);
  await dump(origin);
  const putBack = createApp({ ...origin.parts, historyId: 'another' });
  const follower = mirrorOf({
    url: site,
    ledger: mirror.ledger,
    families,
    folder: mirror.folder,
    ask: async (address) => putBack.fetch(new Request(address)),
    now: () => noon,
    onProgress: () => {},
  });
  await catchUpWith(follower, mirror);
  await compare(origin, mirror, ['/grants', '/grants/b'], 'public');
  assert.equal((await mirror.ledger.counts()).leads ?? 0, 0, 'nor what its tier is not given any more');
});

test('a mirror begins with an empty folder, and stays with the instance it began with', async () => {
  await using origin = await node('origin');
  await add(origin, ['grants', aGrant({ id: 'a' })]);
  await assert.rejects(following(origin, origin, 'public').catchUp(), /begins with an empty one/);
  await using mirror = await node('mirror');
  await following(origin, mirror, 'public').catchUp();
  const other = mirrorOf({
    url: 'https://other.example',
    ledger: mirror.ledger,
    families,
    folder: mirror.folder,
    ask: async () => new Response('{}'),
    now: () => noon,
    onProgress: () => {},
  });
  await assert.rejects(other.catchUp(), /use another folder/);
});

test('a mirror whose first try at another address brought nothing begins where it is told next', async () => {
  await using origin = await node('origin');
  await add(origin, ['grants', aGrant({ id: 'a', public_id: 'a' })]);
  await catchUp(origin.ledger, origin.shelf);
  await dump(origin);
  await using mirror = await node('mirror');
  const other = 'http://localhost:1';
  const misnamed = mirrorOf({
    url: other,
    ledger: mirror.ledger,
    families,
    folder: mirror.folder,
    ask: async (address) => {
      if (!address.startsWith(other)) throw new Error('a file elsewhere');
      return origin.ask(address.slice(other.length), 'public');
    },
    now: () => noon,
    onProgress: () => {},
  });
  await assert.rejects(misnamed.catchUp(), /a file elsewhere/);
  await catchUpWith(following(origin, mirror, 'public'), mirror);
  await compare(origin, mirror, ['/grants', '/grants/a'], 'public');
});
