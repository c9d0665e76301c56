// What is listed and taken back at the same moment: the catalogue holds afterwards what the desk lists.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Ledger } from '../../src/ledger/ledger.ts';
import { families } from '../../src/omega/publishing/listed-families.ts';
import { listRun, unlistRun } from '../../src/omega/publishing/listing.ts';
import { storeResult } from '../../src/omega/publishing/results.ts';
import { noon } from '../support/test-app.ts';
import { demoSite, publishedBy } from '../support/website.ts';

const run = publishedBy('run', 'discover').split('/').at(-1) as string;
const experiment = publishedBy('experiment', 'discover').split('/').at(-1) as string;
const withdrawn = { state: 'withdrawn', reason: 'The arms were mixed up.' } as const;

/** A published run, and a ledger before whose first append something else is done. */
async function published() {
  const site = await demoSite();
  const { desk, ledger } = site.test;
  const meanwhile = (act: () => Promise<unknown>): Ledger => {
    let isFirst = true;
    return {
      ...ledger,
      append: async (...of) => {
        const acts = isFirst;
        isFirst = false;
        if (acts) await act();
        return ledger.append(...of);
      },
      [Symbol.asyncDispose]: async () => undefined,
    };
  };
  const stands = async () => {
    const published = desk.db.selectFrom('omega_publications').select(['kind', 'record_id', 'state']);
    const rows = await published.where('run_id', '=', run).execute();
    const listed = await Promise.all(
      rows.map(
        async ({ kind, record_id }) => (await ledger.present(families[kind].name, record_id)) !== null,
      ),
    );
    return { states: new Set(rows.map(({ state }) => state)), listed: new Set(listed) };
  };
  const withdraw = () => unlistRun(desk, ledger, run, withdrawn, noon);
  return {
    desk,
    ledger,
    meanwhile,
    stands,
    withdraw,
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  };
}

const takenBack = { states: new Set(['withdrawn']), listed: new Set([false]) };

test('what is withdrawn while it is being listed is not in the catalogue', async () => {
  await using t = await published();
  await unlistRun(t.desk, t.ledger, run, { state: 'published', reason: 'looked at again' }, noon);
  await listRun(t.desk, t.meanwhile(t.withdraw), run, 'operator', noon);
  assert.deepEqual(await t.stands(), takenBack);
});

test('what is withdrawn while reports take it out of lists stays withdrawn', async () => {
  await using t = await published();
  const reported = { state: 'published', reason: 'reports', held: 'reports' } as const;
  await unlistRun(t.desk, t.meanwhile(t.withdraw), run, reported, noon);
  assert.deepEqual(await t.stands(), takenBack);
});

test('a result that comes while its experiment is withdrawn brings nothing back', async () => {
  await using t = await published();
  const result = { id: 'late', by: 'op-0', outcome: 'not_done', deviations: 'none' };
  await storeResult(t.desk, t.meanwhile(t.withdraw), { public_id: experiment, run_id: run }, result, noon);
  assert.deepEqual(await t.stands(), takenBack);
  const again = { ...result, id: 'later' };
  const later = storeResult(t.desk, t.ledger, { public_id: experiment, run_id: run }, again, noon);
  await assert.rejects(later, { reason: 'conflict' });
});
