import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { dayMs, hourMs } from '../../../src/kernel/durations.ts';
import { invite } from '../../../src/people/accounts/invitations.ts';
import { accountsSection, createTeam } from '../../../src/people/accounts/teams.ts';
import { sendDue } from '../../../src/people/mail/delivery.ts';
import { mailTexts } from '../../../src/people/mail-texts.ts';
import { here, hereConfig, newPerson } from '../../support/browser.ts';
import { createTestApp, clockAndRandom as means, pass, type TestApp } from '../../support/test-app.ts';

const app = () => createTestApp({ parts: () => ({ config: hereConfig, sendsMail: true }) });

let strangers = 0;

/** Invites so many strangers to a new team each; how many were. */
async function invitesStrangers(
  t: TestApp,
  by: string,
  { count, address, name }: { count: number; address: string; name?: string },
): Promise<number> {
  let invited = 0;
  for (let n = 0; n < count; n++) {
    const wanted = { name: name ?? `Lab ${strangers}`, tier: 'public', owner: by } as const;
    const { id: team } = await t.desk.exclusively(accountsSection, (trx) =>
      createTeam(trx, wanted, means(t)),
    );
    const of = { team, by, email: `s${strangers++}@id.test`, role: 'viewer', address, mailed: true } as const;
    invited += await invite(t.desk, of, means(t)).then(
      () => 1,
      ({ reason }) => {
        assert.equal(reason, 'rate_limited');
        return 0;
      },
    );
  }
  return invited;
}

async function mailed(t: TestApp): Promise<readonly { to: string; text: string }[]> {
  const sent: { to: string; text: string }[] = [];
  const mail = async (message: { to: string; text: string }) => void sent.push(message);
  const options = { texts: mailTexts, desk: t.desk, mail, to: 'op@id.test', site: here };
  await sendDue({ ...options, serviceName: 'Perennial', now: () => t.clock.now, random: randomBytes });
  return sent;
}

test('a person invites twenty in a day, of whatever teams, and a network forty', async () => {
  await using t = await app();
  const address = '203.0.113.9';
  assert.equal(await invitesStrangers(t, await newPerson(t, 'Ada'), { count: 22, address }), 20);
  assert.equal(await invitesStrangers(t, await newPerson(t, 'Bo'), { count: 20, address }), 20);
  const third = await newPerson(t, 'Cy');
  assert.equal(await invitesStrangers(t, third, { count: 1, address }), 0);
  assert.equal(await invitesStrangers(t, third, { count: 1, address: '198.51.100.9' }), 1);
  pass(t, dayMs);
  assert.equal(await invitesStrangers(t, third, { count: 1, address }), 1);
});

test('a hundred invitations are mailed in an hour, whoever sent them; more wait', async () => {
  await using t = await app();
  for (let n = 0; n < 6; n++) {
    const by = await newPerson(t, `Person ${n}`);
    assert.equal(await invitesStrangers(t, by, { count: 18, address: `203.0.113.${n}` }), 18);
  }
  assert.equal((await mailed(t)).length, 100);
  assert.equal((await mailed(t)).length, 0);
  pass(t, hourMs);
  assert.equal((await mailed(t)).length, 8);
});

test('an invitation says no more of a name than sixty letters, in quotation marks that it cannot end', async () => {
  await using t = await app();
  const by = await newPerson(t, 'Ada');
  const name = `Lab” wrote: you have won. “${'A'.repeat(60)}`;
  await invitesStrangers(t, by, { count: 1, address: '203.0.113.9', name });
  const [mail] = await mailed(t);
  const [, quoted = ''] = /to the team “([^“”]*)” on Perennial/.exec(mail?.text ?? '') ?? [];
  assert.deepEqual([[...quoted].length, quoted.endsWith('A…')], [60, true]);
});
