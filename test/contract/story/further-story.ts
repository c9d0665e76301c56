// What shows in answers once a service has run for a while: harvests, dumps, sign-ins, boards, questions that
// are refused or answered only in part.

import assert from 'node:assert/strict';
import type { DemoRecord } from '../../../demo/fiction.ts';
import { newId } from '../../../src/desk/new-id.ts';
import { maxListed } from '../../../src/people/comments/thread-text.ts';
import { workOnce } from '../../../src/people/research/worker.ts';
import { contentSigner } from '../../../src/people/webhooks/sign.ts';
import { add, dump, node } from '../../support/node.ts';
import { query, workerParts } from '../../support/research.ts';
import { formsIn } from '../../support/shown-forms.ts';
import { pass } from '../../support/test-app.ts';
import { person } from './pages-story.ts';
import type { Json, Teller } from './teller.ts';

const run = {
  source: 'grants-gov',
  started_at: '2026-03-01T03:00:00.000Z',
  finished_at: '2026-03-01T03:04:10.000Z',
  added: 3,
  changed: 12,
  unchanged: 480,
  left: 2,
  refused: 1,
  suppressed: 0,
  watermark: null,
  as_of: null,
  error: null,
};

export async function furtherStory(teller: Teller, demo: readonly DemoRecord[]): Promise<void> {
  const { app, look, refused } = teller;
  await app.ledger.recordRun({ ...run, status: 'completed' });
  await look('get_stats', {}, { as: 'full house operator' });
  await signIn(teller);
  await opportunities(teller);
  await look('find_funding', { about: 'senescence in muscle, closing within 30 days, not robotics' });
  await look('find_funding', { about: manyThings });
  await look('search_records', { q: 'senescence' });
  const sponsor = demo.find(({ family }) => family === 'sponsors')?.record as Json;
  await look('get_profile', { family: 'sponsors', public_id: sponsor.public_id });
  const cursor = Buffer.from(JSON.stringify(['there', 1, 'grants', 'a'])).toString('base64url');
  await refused('list_changes', { cursor });
  await refused('list_changes', { cursor }, { headers: { accept: 'application/problem+json' } });
  await refused('list_organizations', {}, { as: null });
  await longThread(teller);
  await failedJob(teller);
  await board(teller);
  await rotatedKey(teller);
  await dumps(teller, demo);
}

/** More than one question can weigh. */
const manyThings =
  'senescence muscle cartilage thymus proteostasis telomeres autophagy mitochondria inflammation dementia frailty kidney retina skin menopause sleep diet exercise biomarkers drugs vaccines';

async function signIn(teller: Teller): Promise<void> {
  const { app, tell, look } = teller;
  const { handle, user_code } = await look('sign_in_start', { scope: 'catalogue:full' });
  await look('sign_in_status', { handle });
  const browser = await person(teller, 'Dana');
  const shown = await browser.submit('/device', '/device', { user_code });
  const form = formsIn(shown.text).find(({ action }) => action === '/device/decision');
  pass(app, 1_000);
  const decided = await browser.post('/device/decision', { ...form?.fields, decision: 'allow' });
  assert.equal(decided.status, 303, decided.text);
  await tell('sign_in_status', { handle });
}

async function opportunities({ look }: Teller): Promise<void> {
  const filters = {
    status: { operator: 'in', value: ['open'] },
    closeDateRange: { operator: 'between', value: { min: '2026-01-01', max: '2026-12-31' } },
    customFilters: { stage: { operator: 'in', value: ['preclinical'] } },
  };
  const sorting = { sortBy: 'custom', customSortBy: 'stage', sortOrder: 'asc' };
  await look('search_opportunities', { filters, sorting });
}

/** A thread that one answer does not hold, with what an account said that has a picture. */
async function longThread({ app, random, look }: Teller): Promise<void> {
  const { db } = app.desk;
  const [one] = await db.selectFrom('comments').selectAll().orderBy('position', 'desc').limit(1).execute();
  assert.ok(one);
  const account = {
    author_kind: 'account',
    author_name: 'Dana',
    author_image: picture,
    parent_id: null,
  } as const;
  for (let n = 1; n <= maxListed; n++) {
    const further = {
      ...one,
      ...account,
      id: newId(random),
      position: one.position + n,
      body: `Reading ${n}.`,
    };
    await db.insertInto('comments').values(further).execute();
  }
  const { next_after } = await look('list_comments', { public_id: 'thin-blood-1' });
  assert.ok(next_after);
}

const picture = 'https://pictures.example/dana.png';

/** A job whose words could not be looked for, however often it was tried. */
async function failedJob({ app, random, look }: Teller): Promise<void> {
  const { grants_job } = await look('create_research', { query });
  const broken = () => {
    throw new Error('the shelf is away');
  };
  const reader = new Proxy(app.shelf.reader, { get: () => broken });
  const parts = workerParts(app, { random, reader, onBug: () => undefined });
  for (let n = 0; n < 20; n++) {
    while (await workOnce(parts));
    pass(app, 3_600_000);
  }
  const { status } = await look('get_research', { id: grants_job.id });
  assert.equal(status, 'failed');
}

/** Whoever forecast in ten markets that ended is on the board. */
async function board({ app, look }: Teller): Promise<void> {
  const { db } = app.desk;
  const one = await db
    .selectFrom('markets')
    .selectAll()
    .where('status', '=', 'corrected')
    .executeTakeFirstOrThrow();
  const [score] = await db.selectFrom('market_scores').selectAll().where('market_id', '=', one.id).execute();
  assert.ok(score);
  for (let n = 0; n < 10; n++) {
    const id = `${one.id.slice(0, -2)}${String(n).padStart(2, '0')}`;
    if (id === one.id) continue;
    await db
      .insertInto('markets')
      .values({ ...one, id, public_id: `${one.public_id}-${n}`, status: 'final' })
      .execute();
    await db
      .insertInto('market_scores')
      .values({ ...score, market_id: id, operator: 0 })
      .execute();
  }
  const board = await look('list_market_leaders');
  assert.ok(board.data.length > 0);
}

/** The key before is good for a while beside the new one. */
async function rotatedKey({ app, look }: Teller): Promise<void> {
  await contentSigner(app.desk, app.clock.now);
  const ends_at = new Date(app.clock.now.getTime() + 30 * 86_400_000).toISOString();
  await app.desk.db.updateTable('webhook_keys').set({ ends_at }).execute();
  await look('get_webhook_keys');
}

/** A service with a set of dumps, over some of the same records. */
async function dumps({ told }: Teller, demo: readonly DemoRecord[]): Promise<void> {
  await using origin = await node('example');
  await add(origin, ...demo.slice(0, 200).map(({ family, record }) => [family, record] as const));
  await dump(origin);
  const ask = async (path: string) => JSON.parse(await (await origin.ask(path)).text());
  told('get_datasets', await ask('/datasets/index.json'));
  told('get_catalogue', await ask('/api/v1/catalogue'));
  told('list_content_families', await ask('/api/v1/content'));
}
