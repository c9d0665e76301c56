import assert from 'node:assert/strict';
import { createPublicKey, verify } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { noSeal, sealBy } from '../../src/access/seal.ts';
import { ensureKey, rotateKey, sealAll, setSecret, signatures } from '../../src/people/webhooks/sign.ts';
import { liveSources } from '../../src/server/research-live.ts';
import { readConfig } from '../../src/settings/config.ts';
import { perennial } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { often } from '../support/often.ts';
import { addTeam, countingRandom } from '../support/research.ts';
import { createTestApp, noon, type TestApp } from '../support/test-app.ts';

const key = 'an operator keeps this text secret';
const other = 'another text that is kept a secret';
const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

async function keptIn({ desk }: TestApp): Promise<readonly string[]> {
  const keys = await desk.db.selectFrom('webhook_keys').select('private_key').execute();
  const secrets = await desk.db.selectFrom('webhook_secrets').select('secret').execute();
  return [...keys.map((row) => row.private_key), ...secrets.map((row) => row.secret)];
}

async function withSecrets(): Promise<TestApp> {
  const app = await createTestApp();
  await addTeam(app, 'team-a');
  await ensureKey(app.desk.db, noon);
  await setSecret(app.desk, { team: 'team-a', secret, now: noon, graceMs: 0 });
  return app;
}

const message = { id: 'msg_1', at: noon, body: '{}' };

test('where no key is set, what is kept is as it was given, and what a key sealed opens no more', () => {
  const [none, seal] = [sealBy([], countingRandom()), sealBy([key], countingRandom())];
  assert.deepEqual([none.seal(secret), none.open(secret), none.isCurrent(secret)], [secret, secret, true]);
  const sealed = seal.seal(secret);
  assert.deepEqual([none.open(sealed), none.isCurrent(sealed)], [null, false]);
});

test('what is sealed opens with its key alone, and not when one bit of it is changed', () => {
  const seal = sealBy([key], countingRandom());
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(), (text, at) => {
      const plain = text.toWellFormed();
      const kept = seal.seal(plain);
      assert.equal(seal.open(kept), plain);
      assert.notEqual(seal.seal(plain), kept, 'the same text is never sealed the same way twice');
      assert.equal(sealBy([other], countingRandom()).open(kept), null);
      assert.equal(noSeal.open(kept), null);
      const bytes = Buffer.from(kept.slice(7), 'base64');
      bytes.writeUInt8((bytes[at % bytes.length] as number) ^ 1, at % bytes.length);
      assert.equal(seal.open(`sealed:${bytes.toString('base64')}`), null);
    }),
    { seed: 20260301, numRuns: often(200) },
  );
  assert.equal(seal.open('sealed:'), null);
});

test('what was plain is sealed at the next start, signs as before, and moves on to the next key', async () => {
  await using app = await withSecrets();
  const before = await keptIn(app);
  const signed = await signatures(app.desk.db, 'team-a', message);
  const seal = sealBy([key], countingRandom());
  assert.equal(await sealAll(app.desk.db, seal, noon), 0);
  const sealed = await keptIn(app);
  assert.equal(sealed.length, 2);
  for (const [at, one] of sealed.entries())
    assert.ok(one.startsWith('sealed:') && !one.includes(before[at] as string));
  assert.equal(await signatures(app.desk.db, 'team-a', message, seal), signed);
  assert.equal(await sealAll(app.desk.db, seal, noon), 0);
  assert.deepEqual(await keptIn(app), sealed, 'the same again changes nothing');
  const both = sealBy([other, key], countingRandom());
  assert.equal(await sealAll(app.desk.db, both, noon), 0);
  assert.equal(await signatures(app.desk.db, 'team-a', message, sealBy([other], countingRandom())), signed);
  await assert.rejects(signatures(app.desk.db, 'team-a', message, seal), /SECRET_KEY does not open/);
});

test('new keys and secrets are sealed, and what has ended is not kept', async () => {
  await using app = await withSecrets();
  const seal = sealBy([key], countingRandom());
  await rotateKey(app.desk, noon, 1_000, seal);
  await setSecret(app.desk, { team: 'team-a', secret: `${secret}AA`, now: noon, graceMs: 1_000 }, seal);
  assert.equal((await keptIn(app)).filter((one) => one.startsWith('sealed:')).length, 2);
  assert.equal((await signatures(app.desk.db, 'team-a', message, seal)).split(' ').length, 4);
  await sealAll(app.desk.db, seal, new Date(noon.getTime() + 1_000));
  assert.equal((await keptIn(app)).length, 2);
});

test('a lost key is found out at the start, and what it sealed can be replaced', async () => {
  await using app = await withSecrets();
  await sealAll(app.desk.db, sealBy([key], countingRandom()), noon);
  const seal = sealBy([other], countingRandom());
  assert.equal(await sealAll(app.desk.db, seal, noon), 2);
  assert.equal(await sealAll(app.desk.db, noSeal, noon), 2);
  const later = new Date(noon.getTime() + 1);
  await rotateKey(app.desk, noon, 1_000, seal);
  await setSecret(app.desk, { team: 'team-a', secret, now: noon, graceMs: 1_000 }, seal);
  assert.equal(await sealAll(app.desk.db, seal, later), 0);
  assert.equal(
    (await signatures(app.desk.db, 'team-a', { ...message, at: later }, seal)).split(' ').length,
    2,
  );
});

test('on a folder of its own no byte of a sealed secret is in any file, and commands seal as well', async () => {
  using folder = folderForTest();
  const settings = { PERENNIAL_DATA: join(folder.path, 'data'), DATABASE_URL: '', SECRET_KEY: key };
  const now = () => noon;
  await perennial(['keys', 'create', '--tier', 'full', '--team', 'Lab', '--expires', '9'], settings, now);
  const told = await perennial(['webhooks', 'secret', '--team', 'Lab'], settings, now);
  const rotated = await perennial(['webhooks', 'rotate'], settings, now);
  assert.deepEqual([told.code, rotated.code], [0, 0], told.stderr + rotated.stderr);
  const plain = told.stdout.trim().slice('whsec_'.length);
  assert.equal(Buffer.from(plain, 'base64').length, 32);
  for (const file of readdirSync(settings.PERENNIAL_DATA)) {
    const bytes = readFileSync(join(settings.PERENNIAL_DATA, file), 'latin1');
    assert.ok(!bytes.includes(plain), file);
    // The beginning of every plain PKCS #8 key of this kind, in base64.
    assert.ok(!bytes.includes('MC4CAQAwBQYDK2VwBCIEI'), file);
  }
});

test('the published key verifies what the sealed one signed', async () => {
  await using app = await createTestApp();
  const seal = sealBy([key], countingRandom());
  await ensureKey(app.desk.db, noon, seal);
  const { public_key } = await app.desk.db
    .selectFrom('webhook_keys')
    .select('public_key')
    .executeTakeFirstOrThrow();
  const x = Buffer.from(public_key, 'base64').toString('base64url');
  const jwk = { kty: 'OKP', crv: 'Ed25519', x };
  const [, signed = ''] = (await signatures(app.desk.db, 'team-a', message, seal)).split(',');
  const content = Buffer.from(`msg_1.${Math.floor(noon.getTime() / 1000)}.{}`);
  assert.ok(
    verify(null, content, createPublicKey({ key: jwk, format: 'jwk' }), Buffer.from(signed, 'base64')),
  );
});

test('a key that is too short, and a source that cannot be asked, stop the start with one clear line', async () => {
  assert.throws(
    () => readConfig({ SECRET_KEY: 'short' }),
    (error: Error) => {
      assert.match(error.message, /^SECRET_KEY cannot be used: it takes one or more texts of at least 32/);
      assert.ok(!error.message.includes('short'), 'the value is not shown');
      return true;
    },
  );
  assert.deepEqual(readConfig({ RESEARCH_LIVE: ' grants-gov,eu-funding,grants-gov ' }).researchLive, [
    'grants-gov',
    'eu-funding',
  ]);
  assert.throws(() => readConfig({ RESEARCH_LIVE: 'a b' }), /RESEARCH_LIVE=a b cannot be used/);
  await assert.rejects(
    () => liveSources(['grants-gv'], fetch),
    /grants-gv is no source that can be asked; did you mean grants-gov\?/,
  );
  await assert.rejects(
    () => liveSources(['ror'], fetch),
    /RESEARCH_LIVE cannot be used: ror is no source that can be asked; it takes grants-gov, eu-funding/,
  );
  assert.equal(await liveSources([], fetch), undefined);
  assert.deepEqual(
    (await liveSources(['eu-funding'], fetch))?.sources.map(({ name }) => name),
    ['eu-funding'],
  );
});
