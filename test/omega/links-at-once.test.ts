// A link token is replaced once, whoever asks for that at the same moment, and what ended comes back by nothing.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { hashOfSecret } from '../../src/access/key-format.ts';
import { endAccess, registerParticipant, replaceAccess } from '../../src/omega/participants.ts';
import { CallError, omegaApp, registered, restDoor } from '../support/omega-door.ts';

const goodLinks = (app: Awaited<ReturnType<typeof omegaApp>>) =>
  app.desk.db.selectFrom('omega_links').select('sha256').where('revoked_at', 'is', null).execute();

for (const grace of ['now', '24h'])
  test(`of ten that replace one link token at once, ending it ${grace}, one is given another`, async () => {
    await using app = await omegaApp();
    const { door } = await registered(app, (token) => restDoor(app, token));
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () => door.call('rotate_link', { grace })),
    );
    assert.equal(all.filter(({ status }) => status === 'fulfilled').length, 1);
    for (const one of all)
      if (one.status === 'rejected') {
        assert.ok(one.reason instanceof CallError);
        assert.ok([401, 409].includes(one.reason.body.status), JSON.stringify(one.reason.body));
      }
    assert.equal((await goodLinks(app)).length, 1);
  });

test('a link token that ends is neither kept for longer nor brought back by whoever replaces it', async () => {
  await using app = await omegaApp();
  const now = app.clock.now;
  const of = { name: null, kind: 'agent' } as const;
  const { participant, link } = await registerParticipant(app.desk, of, null, now, randomBytes);
  const sha256 = hashOfSecret(link.token);
  const own = { participant: participant.id, sha256, last4: '', expires_at: link.expires_at };
  const endsAt = async () =>
    (
      await app.desk.db
        .selectFrom('omega_links')
        .select('revoked_at')
        .where('sha256', '=', sha256)
        .executeTakeFirst()
    )?.revoked_at;
  const later = new Date(now.getTime() + 1_000);
  await replaceAccess(app.desk.db, own, later);
  await assert.rejects(replaceAccess(app.desk.db, own, new Date(later.getTime() + 1_000)), /replaced/);
  assert.equal(await endsAt(), later.toISOString());
  await endAccess(app.desk.db, own, now);
  await assert.rejects(replaceAccess(app.desk.db, own, later), /replaced/);
  await endAccess(app.desk.db, own, later);
  assert.equal(await endsAt(), now.toISOString());
});
