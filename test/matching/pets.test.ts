// Questions on animals at home: what their names mean, and what they are not.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { catchUp } from '../../src/ledger/follow.ts';
import { aGrant } from '../support/records.ts';
import { takenWhole } from '../support/taken-whole.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

async function withLabels(): Promise<TestApp> {
  const app = await createTestApp();
  await takenWhole(app, fileURLToPath(new URL('../../starter/labels.ndjson', import.meta.url)));
  await catchUp(app.ledger, app.shelf);
  await app.add(
    'grants',
    aGrant({
      id: 'pet',
      title: 'Imaging of tumours by PET',
      description: 'Positron emission tomography (PET) of the liver.',
    }),
    aGrant({ id: 'ageing', title: 'Biology of ageing', description: 'Why tissues age.' }),
  );
  return app;
}

const asking = async (app: TestApp, about: string) => {
  const { body } = await app.get(`/funding?about=${encodeURIComponent(about)}`);
  return { found: body.data.map(({ id }: { id: string }) => id), read: body.read };
};

test('a question on ageing in dogs finds ageing, and says that no call names dogs: PET is none', async () => {
  await using app = await withLabels();
  for (const about of ['ageing in dogs', 'dog ageing', 'ageing in cats']) {
    const { found, read } = await asking(app, about);
    assert.deepEqual(found, ['ageing'], about);
    assert.deepEqual(read.unnamed, [/cats|dogs?/.exec(about)?.[0]], about);
  }
  const alone = await asking(app, 'dogs');
  assert.deepEqual([alone.found, alone.read.unnamed], [[], ['dogs']]);
});

test('a call on ageing in companion animals comes first, by any name of them', async () => {
  await using app = await withLabels();
  await app.add(
    'grants',
    aGrant({ id: 'dogs', title: 'Ageing of pet dogs', description: 'Healthspan of dogs.' }),
  );
  for (const about of ['ageing in dogs', 'canine ageing', 'Altern bei Hunden', 'companion animal ageing']) {
    const { found, read } = await asking(app, about);
    assert.equal(found[0], 'dogs', about);
    assert.deepEqual(read.unnamed, [], about);
  }
});
