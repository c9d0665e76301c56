import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { unleased } from '../../src/desk/leases.ts';
import { foldedWords } from '../../src/matching/words/folded-words.ts';
import { newTeam } from '../../src/people/accounts/slugs.ts';
import { speaksOfErased } from '../../src/people/privacy/erased-names.ts';
import { newJob } from '../../src/people/research/create.ts';
import { researchJobs } from '../../src/people/research/job-queue.ts';
import { folderForTest } from '../ledger/folder.ts';
import { aClaim } from '../support/claims.ts';
import { aGrant, aHero, aTheory, uuid } from '../support/records.ts';
import { deskIn, ledgerIn, onPostgres } from '../support/truth.ts';
import { perennial, serving } from './process.ts';

const canary = 'Zyxwvutqcanary';
type Settings = Readonly<Record<string, string>>;
const now = () => new Date('2026-03-01T12:00:00.000Z');

const importing = (settings: Settings, ...files: string[]) =>
  perennial(['import', ...files, '--json'], settings, now);
const removing = (settings: Settings, family: string, id: string, reason: string, request?: string) =>
  perennial(
    ['remove', family, id, '--reason', reason, ...(request ? ['--request', request] : []), '--yes', '--json'],
    settings,
    now,
  );
const person = (given: object = {}) =>
  aHero({
    id: 'h1',
    public_id: 'zyxwvutqcanary-jane',
    name: `Jane ${canary}`,
    tagline: `${canary} of the moon`,
    source_url: `https://press.example/${canary}`,
    ...given,
  });

/** The files below a folder that hold the word in any case, as text or as UTF-16. */
function holding(folder: string, word: string): string[] {
  const found: string[] = [];
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })) {
    if (!file.isFile()) continue;
    const bytes = readFileSync(join(file.parentPath, file.name)).toString('latin1').toLowerCase();
    if (bytes.includes(word.toLowerCase())) found.push(file.name);
  }
  return found;
}

test('after a removal for privacy no byte of the person is left, and no import brings it back', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  const others = Array.from({ length: 300 }, (_, n) => aHero({ id: `o${n}`, name: `Other ${n}` }));
  const heroes = folder.write('heroes.ndjson', [...others, person()]);
  await importing(data, heroes);
  folder.write('heroes.ndjson', [...others, person({ tagline: `${canary} of the sun` })]);
  await importing(data, heroes);
  assert.ok(holding(`${folder.path}/data`, canary).length >= (onPostgres ? 1 : 2));
  folder.write('data/shelf-0123456789ab.db', `Of another version, with ${canary}.`);

  await using server = await serving(data);
  const get = async (path: string) => {
    const response = await fetch(server.url + path);
    return { status: response.status, text: await response.text() };
  };
  const asked = await fetch(`${server.url}/api/public/data-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      request_kind: 'remove_profile',
      requester_email: 'jane@mail.example',
      subject_name: `Jane ${canary}`,
    }),
  });
  const { request_id, status_url } = (await asked.json()) as { request_id: string; status_url: string };
  assert.match((await get('/api/v1/heroes?q=Jane&limit=200')).text, new RegExp(canary));

  const options = ['--reason', 'privacy_request', '--request', request_id, '--yes', '--json'];
  const removed = await perennial(['remove', 'heroes', 'zyxwvutqcanary-jane', ...options], data);
  assert.equal(removed.code, 0, removed.stderr);
  const outcome = JSON.parse(removed.stdout);
  assert.deepEqual([outcome.id, outcome.versions, outcome.compacted], ['h1', 2, true]);
  assert.deepEqual(holding(`${folder.path}/data`, canary), []);

  for (const path of ['/api/v1/heroes?limit=200', `/api/v1/heroes?q=${canary}`, '/api/v1/heroes?q=Jane']) {
    assert.doesNotMatch((await get(path)).text, new RegExp(`Jane ${canary}`), path);
  }
  assert.equal((await get('/api/v1/heroes/zyxwvutqcanary-jane')).status, 404);
  assert.equal((await get('/api/v1/heroes/h1')).status, 404);
  const status = JSON.parse((await get(new URL(status_url).pathname)).text);
  assert.equal(status.status, 'done');
  assert.equal(status.propagated.changes_seq, outcome.seq);
  assert.equal(status.propagated.dump_version, null);

  // As it was, with another id, with another slug: it does not come back.
  folder.write('heroes.ndjson', [
    person(),
    person({ id: 'h2', source_url: null }),
    person({ id: 'h3', public_id: 'jane-again' }),
    aHero({ id: 'o0', name: 'Other 0' }),
  ]);
  const again = await importing(data, heroes);
  const [counts] = JSON.parse(again.stdout).files;
  assert.deepEqual([again.code, counts.suppressed, counts.added, counts.unchanged], [0, 3, 0, 1]);
  const said = await perennial(['import', heroes], data, now);
  assert.match(said.stdout, /1 unchanged, 0 refused, 3 kept out \(erased for privacy\)$/m);
  assert.deepEqual(holding(`${folder.path}/data`, canary), []);
  const repeated = await removing(data, 'heroes', 'h1', 'privacy_request');
  assert.deepEqual([repeated.code, JSON.parse(repeated.stdout).seq], [0, outcome.seq]);
});

test('a harvest does not bring back what was erased', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  const list = folder.write(
    'list.json',
    JSON.stringify([
      {
        title: canary,
        year: 2031,
        id: 'canary31',
        full_name: `${canary} Conference on Aging`,
        link: 'https://canary.example/',
        deadline: '2031-01-10 23:59:59',
        timezone: 'UTC',
        place: 'Examplia',
        date: 'May 3-5, 2031',
        start: '2031-05-03',
        end: '2031-05-05',
        sub: 'BIO',
      },
    ]),
  );
  const harvest = async () =>
    JSON.parse((await perennial(['harvest', 'conferences', '--from', list, '--json'], data, now)).stdout);
  assert.equal((await harvest()).added, 1);
  const id = await onlyEvent(`${folder.path}/data`);
  assert.equal((await removing(data, 'events', id, 'privacy_request')).code, 0);
  assert.deepEqual(holding(`${folder.path}/data`, canary), []);
  const again = await harvest();
  assert.deepEqual([again.added, again.suppressed, again.refused], [0, 1, 0]);
  assert.deepEqual(holding(`${folder.path}/data`, canary), []);
});

async function onlyEvent(folder: string): Promise<string> {
  await using ledger = await ledgerIn(folder);
  for await (const event of ledger.records('events')) return String(event.id);
  throw new Error('there is no event');
}

test('remove says in one line what it cannot do, and other reasons erase nothing', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  const file = folder.write('theories.ndjson', [aTheory({ id: uuid(1), theory_name: canary })]);
  await importing(data, file);
  const wrong: readonly [Parameters<typeof removing>, number, RegExp][] = [
    [[data, 'heros', 'x', 'policy'], 2, /^There is no family heros; did you mean heroes\?\n$/],
    [[data, 'heroes', 'x', 'gdpr'], 2, /^--reason takes .*privacy_request/],
    [[data, 'heroes', 'x', 'privacy_request'], 1, /^There is no record x in heroes\.\n$/],
    [[data, 'heroes', 'x', 'policy', 'r'], 2, /^--request goes with/],
    [[data, 'heroes', 'x', 'privacy_request', 'r'], 1, /^There is no data request r\.\n$/],
  ];
  for (const [args, code, said] of wrong) {
    const ended = await removing(...args);
    assert.deepEqual([ended.code, ended.stdout], [code, '']);
    assert.match(ended.stderr, said);
  }
  const removed = await removing(data, 'theories', uuid(1), 'correction');
  assert.deepEqual(JSON.parse(removed.stdout).versions, 0);
  await importing(data, folder.write('heroes.ndjson', [person()]));
  const named = await removing(data, 'heroes', 'zyxwvutqcanary-jane', 'policy');
  assert.deepEqual([named.code, JSON.parse(named.stdout).id], [0, 'h1']);
  const back = await importing(data, file);
  assert.equal(JSON.parse(back.stdout).files[0].added, 1);
});

test('whatever an erased record was called in any version is known to research that asks live sources', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  await importing(data, folder.write('heroes.ndjson', [person({ name: 'Jane Formerly' })]));
  await importing(data, folder.write('heroes.ndjson', [person(), aHero({ id: 'o', name: 'Olga Other' })]));
  const before = await deskIn(data.PERENNIAL_DATA);
  assert.equal(await speaksOfErased(before, [foldedWords(`Jane ${canary}`)]), false);
  await before[Symbol.asyncDispose]();
  assert.equal((await removing(data, 'heroes', 'olga-other', 'privacy_request')).code, 1);
  const removed = await removing(data, 'heroes', 'zyxwvutqcanary-jane', 'privacy_request');
  assert.equal(removed.code, 0, removed.stderr);
  await using desk = await deskIn(data.PERENNIAL_DATA);
  const speaks = (text: string) => speaksOfErased(desk, [foldedWords(text)]);
  for (const text of [`in honour of Jane ${canary}, who`, 'JANE FORMERLY', 'h1']) {
    assert.equal(await speaks(text), true, text);
  }
  for (const text of ['Olga Other', 'Jane', 'of the moon']) assert.equal(await speaks(text), false, text);
});

test('a line of a file that takes a record out for privacy erases it as the command does', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  const file = folder.write('heroes.ndjson', [person()]);
  await importing(data, file);
  const others = ['duplicate', 'privacy_request'].map((removal_reason) => ({
    id: removal_reason === 'duplicate' ? 'h0' : 'h1',
    removed: true,
    removal_reason,
  }));
  await importing(data, folder.write('heroes.ndjson', [aHero({ id: 'h0', name: 'Jane Other' })]));
  const taken = await importing(data, folder.write('heroes.ndjson', others));
  assert.deepEqual([taken.code, JSON.parse(taken.stdout).files[0].removed], [0, 2]);
  assert.deepEqual(holding(`${folder.path}/data`, canary), []);
  {
    await using ledger = await ledgerIn(data.PERENNIAL_DATA);
    const kept = (await ledger.after(0, 100)).filter(({ doc }) => doc !== null).map(({ id }) => id);
    assert.deepEqual(kept, ['h0'], 'a duplicate is not erased');
  }
  const again = await importing(data, folder.write('heroes.ndjson', [person(), ...others]));
  const [counts] = JSON.parse(again.stdout).files;
  assert.deepEqual([counts.suppressed, counts.unchanged], [1, 2]);
  const noted = readFileSync(join(data.PERENNIAL_DATA, 'erased.ndjson'), 'utf8').trim().split('\n');
  assert.equal(noted.length, 1, 'what was erased is not erased again');
});

test('what teams keep of a record goes with it when it is erased, and nothing else does', async () => {
  using folder = folderForTest();
  const data = { PERENNIAL_DATA: `${folder.path}/data` };
  const [kept, gone] = [
    { id: 'kept', public_id: 'kept' },
    { id: 'gone', public_id: `${canary}-prize` },
  ];
  await importing(data, folder.write('grants.ndjson', [aGrant(kept), aGrant({ ...gone, title: canary })]));
  {
    await using desk = await deskIn(data.PERENNIAL_DATA);
    const team = { id: 't', name: 'T', operator: 0, created_at: now().toISOString(), ...newTeam('t') };
    await desk.db.insertInto('teams').values(team).execute();
    const claims = [kept, gone].map((grant) => aClaim(grant, now()));
    await desk.db.insertInto('claims').values(claims).execute();
    const asked = { query: 'any', project_id: undefined, webhook_url: undefined };
    const made = { team: 't', subject: 'any', asked, at: now().toISOString() };
    const lease = unleased(researchJobs, now());
    const jobs = [
      {
        ...newJob('done', 'grants', made),
        ...lease,
        status: 'completed',
        result: JSON.stringify(foundOf(kept, gone)),
      },
      { ...newJob('runs', 'grants', made), ...lease, status: 'running', leased_by: 'w', work: canary },
    ] as const;
    await desk.db.insertInto('research_jobs').values(jobs).execute();
  }
  const removed = await removing(data, 'grants', gone.public_id, 'privacy_request');
  assert.equal(removed.code, 0, removed.stderr);
  await using desk = await deskIn(data.PERENNIAL_DATA);
  const claims = await desk.db.selectFrom('claims').select('entity_public_id').execute();
  assert.deepEqual(
    claims.map(({ entity_public_id }) => entity_public_id),
    ['kept'],
  );
  const jobs = await desk.db.selectFrom('research_jobs').selectAll().orderBy('id').execute();
  assert.deepEqual(JSON.parse(jobs[0]?.result ?? ''), foundOf(kept));
  assert.deepEqual([jobs[1]?.work, jobs[1]?.leased_by], [null, null]);
  assert.deepEqual(holding(`${folder.path}/data`, canary), []);
});

/** A result of research that found the grants. */
function foundOf(...grants: readonly { readonly public_id: string }[]) {
  const evidence = grants.map(({ public_id }) => ({ id: `${public_id}#title`, quote: public_id }));
  const items = grants.map(({ public_id }) => {
    return { public_id, reasons: [{ text: public_id, evidence_ids: [`${public_id}#title`] }] };
  });
  return { items, evidence, summary: 'some' };
}
