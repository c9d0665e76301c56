// What researchers ask, over the catalogue that the kept data make, held against what should come on top.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { families } from '../../src/families.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import { importFile } from '../../src/sources/operator-file.ts';
import { harvestInto, kept } from '../sources/real-harvest.ts';
import { needsRealData, realFile } from '../support/real-data.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { drawnQuestions, sealedQuestions } from './drawn-questions.ts';
import { freshQuestions } from './fresh-questions.ts';
import { laterQuestions } from './later-questions.ts';
import { moreStrangersQuestions } from './more-strangers-questions.ts';
import { newestQuestions } from './newest-questions.ts';
import { ownQuestions } from './own-questions.ts';
import { sentences } from './sentences.ts';
import { strangersQuestions } from './strangers-questions.ts';

interface Question {
  readonly n: number;
  readonly question: string;
  readonly expected_ids: readonly string[];
}

const starter = fileURLToPath(new URL('../../starter/', import.meta.url));

async function wholeCatalogue(): Promise<TestApp> {
  const app = await createTestApp({ now: new Date('2026-02-21T12:00:00Z') });
  for (const file of readdirSync(starter).filter((name) => name.endsWith('.ndjson'))) {
    const counts = await importFile(`${starter}${file}`, {
      families,
      ledger: app.ledger,
      now: () => app.clock.now,
      strict: true,
      onRefused: ({ reason }) => assert.fail(reason),
      onPrivacyRequest: () => undefined,
      onProgress: () => undefined,
    });
    assert.equal(counts.refused, 0, file);
  }
  const harvests = [
    ['ror', kept.ror],
    ['grants-gov', kept.grants],
    ['eu-funding', kept.june],
    ['eu-funding', kept.august],
  ] as const;
  for (const [source, file] of harvests) await harvestInto(app, source, [realFile(file)]);
  await catchUp(app.ledger, app.shelf);
  return app;
}

function asked(): readonly Question[] {
  const lines = readFileSync(realFile('judgements/questions.ndjson'), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Question);
}

const named = ({ public_id }: { public_id: string }) => public_id;

/** One over the place of the first right answer among ten, and how often it is the first. */
function judged(answers: readonly { expected: readonly string[]; ids: readonly string[] }[]) {
  const places = answers.map(({ expected, ids }) =>
    ids.slice(0, 10).findIndex((id) => expected.includes(id)),
  );
  const sum = places.reduce((total, place) => total + (place < 0 ? 0 : 1 / (place + 1)), 0);
  return { mrr: sum / places.length, top: places.filter((place) => place === 0).length / places.length };
}

test('questions of researchers are answered: find_funding, search, and an honest low score where nothing fits', async (t) => {
  if (!needsRealData(t)) return;
  await using app = await wholeCatalogue();
  const questions = asked();
  assert.equal(questions.length, 28);
  const found: { expected: readonly string[]; ids: readonly string[] }[] = [];
  const listed: { expected: readonly string[]; ids: readonly string[] }[] = [];
  const rows: { expected: readonly string[]; ids: readonly string[] }[] = [];
  const searched: { expected: readonly string[]; ids: readonly string[] }[] = [];
  for (const { n, question, expected_ids: expected } of questions) {
    const q = encodeURIComponent(question);
    const { data, read } = (await app.get(`/funding?about=${q}&limit=10`)).body;
    const ids = data.map(named);
    if (expected.length === 0) assert.ok((data[0]?.score ?? 0) <= 50, `${n}: ${data[0]?.score}`);
    else found.push({ expected, ids });
    assert.ok(read.topics.length + read.frame.length > 0, question);
    const answer = await app.get(`/search?q=${q}&limit=10`);
    assert.equal(answer.status, 200, question);
    if (expected.length > 0) {
      searched.push({ expected, ids: answer.body.grants.map(named) });
      const { data = [], meta } = (await app.get(`/grants?q=${q}&limit=10`)).body;
      rows.push({ expected, ids: data.map(named) });
      listed.push({ expected, ids: [...data, ...(meta?.near?.records ?? [])].map(named) });
    }
  }
  const funding = judged(found);
  t.diagnostic(`find_funding: MRR ${funding.mrr.toFixed(3)}, right on top ${funding.top.toFixed(2)}`);
  assert.ok(funding.mrr >= 0.95, `find_funding: MRR ${funding.mrr}`);
  assert.ok(funding.top >= 0.75, `find_funding: right on top ${funding.top}`);
  const own: { expected: readonly string[]; ids: readonly string[] }[] = [];
  for (const [question, expected] of ownQuestions) {
    const { data } = (await app.get(`/funding?about=${encodeURIComponent(question)}&limit=10`)).body;
    if (expected.length > 0) own.push({ expected, ids: data.map(named) });
    else assert.ok((data[0]?.score ?? 0) <= 50, `${question}: ${data[0]?.score}`);
  }
  const others = judged(own);
  t.diagnostic(
    `find_funding, own questions: MRR ${others.mrr.toFixed(3)}, right on top ${others.top.toFixed(2)}`,
  );
  assert.ok(others.mrr >= 0.93, `own questions: MRR ${others.mrr}`);
  assert.ok(others.top >= 0.75, `own questions: right on top ${others.top}`);
  const later: { expected: readonly string[]; ids: readonly string[] }[] = [];
  for (const [question, expected] of laterQuestions) {
    const { data } = (await app.get(`/funding?about=${encodeURIComponent(question)}&limit=10`)).body;
    if (expected.length > 0) later.push({ expected, ids: data.map(named) });
    else assert.ok((data[0]?.score ?? 0) <= 50, `${question}: ${data[0]?.score}`);
  }
  const unseen = judged(later);
  t.diagnostic(`find_funding, later questions: MRR ${unseen.mrr.toFixed(3)}, top ${unseen.top.toFixed(2)}`);
  assert.ok(unseen.mrr >= 0.92, `later questions: MRR ${unseen.mrr}`);
  const strange: { expected: readonly string[]; ids: readonly string[] }[] = [];
  for (const [question, expected] of [...strangersQuestions, ...moreStrangersQuestions]) {
    const { data } = (await app.get(`/funding?about=${encodeURIComponent(question)}&limit=10`)).body;
    if (expected.length > 0) strange.push({ expected, ids: data.map(named) });
    else assert.ok((data[0]?.score ?? 0) <= 50, `${question}: ${data[0]?.score}`);
  }
  const strangers = judged(strange);
  t.diagnostic(`find_funding, strangers: MRR ${strangers.mrr.toFixed(3)}, top ${strangers.top.toFixed(2)}`);
  assert.ok(strangers.mrr >= 0.845, `strangers' questions: MRR ${strangers.mrr}`);
  assert.ok(strangers.top >= 0.77, `strangers' questions: right on top ${strangers.top}`);
  const fresh: { expected: readonly string[]; ids: readonly string[] }[] = [];
  for (const [question, expected] of [...freshQuestions, ...newestQuestions]) {
    const { data } = (await app.get(`/funding?about=${encodeURIComponent(question)}&limit=10`)).body;
    if (expected.length > 0) fresh.push({ expected, ids: data.map(named) });
    else assert.ok((data[0]?.score ?? 0) <= 50, `${question}: ${data[0]?.score}`);
  }
  const newest = judged(fresh);
  t.diagnostic(`find_funding, fresh questions: MRR ${newest.mrr.toFixed(3)}, top ${newest.top.toFixed(2)}`);
  assert.ok(newest.mrr >= 0.885, `fresh questions: MRR ${newest.mrr}`);
  assert.ok(newest.top >= 0.8, `fresh questions: right on top ${newest.top}`);
  const drawn: { expected: readonly string[]; ids: readonly string[] }[] = [];
  const sealed: { expected: readonly string[]; ids: readonly string[] }[] = [];
  for (const [set, into] of [
    [drawnQuestions, drawn],
    [sealedQuestions, sealed],
  ] as const)
    for (const [question, expected] of set) {
      const { data } = (await app.get(`/funding?about=${encodeURIComponent(question)}&limit=10`)).body;
      if (expected.length > 0) into.push({ expected, ids: data.map(named) });
      else assert.ok((data[0]?.score ?? 0) <= 50, `${question}: ${data[0]?.score}`);
    }
  const [first, second] = [judged(drawn), judged(sealed)];
  t.diagnostic(`find_funding, calls drawn: MRR ${first.mrr.toFixed(3)}, top ${first.top.toFixed(2)}`);
  t.diagnostic(`find_funding, the other half: MRR ${second.mrr.toFixed(3)}, top ${second.top.toFixed(2)}`);
  assert.ok(first.mrr >= 0.915, `questions for drawn calls: MRR ${first.mrr}`);
  assert.ok(second.mrr >= 0.75, `sealed questions: MRR ${second.mrr}`);
  const { mrr } = judged(searched);
  t.diagnostic(`search: MRR ${mrr.toFixed(3)}`);
  assert.ok(mrr >= 0.85, `search: MRR ${mrr}`);
  const lists = judged(listed);
  t.diagnostic(`q of /grants, with what an empty list says is near: MRR ${lists.mrr.toFixed(3)}`);
  assert.ok(lists.mrr >= 0.6, `q: MRR ${lists.mrr}`);
  const alone = judged(rows);
  t.diagnostic(`q of /grants, its rows alone: MRR ${alone.mrr.toFixed(3)}`);
  assert.ok(alone.mrr >= 0.6, `rows of q: MRR ${alone.mrr}`);
  const told: { expected: readonly string[]; ids: readonly string[] }[] = [];
  for (const [n, sentence] of sentences) {
    const expected = questions.find((one) => one.n === n)?.expected_ids ?? [];
    const answer = await app.get(`/search?q=${encodeURIComponent(sentence)}&limit=10`);
    assert.equal(answer.status, 200, sentence);
    told.push({ expected, ids: answer.body.grants.map(named) });
  }
  const whole = judged(told);
  t.diagnostic(`whole sentences: MRR ${whole.mrr.toFixed(3)}, right on top ${whole.top.toFixed(2)}`);
  assert.ok(whole.mrr >= 0.94, `whole sentences: MRR ${whole.mrr}`);
  assert.ok(whole.top >= 0.75, `whole sentences: right on top ${whole.top}`);
  assert.deepEqual(app.bugs, []);
});
