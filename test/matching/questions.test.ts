// What researchers ask, over the catalogue that the kept data make, held against what should come on top.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { catchUp } from '../../src/ledger/follow.ts';
import { harvestInto, kept } from '../sources/real-harvest.ts';
import { needsRealData, realFile } from '../support/real-data.ts';
import { takenWhole } from '../support/taken-whole.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import type { Sets } from './questions/asked.ts';
import { askers } from './questions/askers/askers.ts';
import { auditQuestions } from './questions/audit-questions.ts';
import { authorQuestions } from './questions/author-questions.ts';
import { evenBlindQuestions, oddBlindQuestions } from './questions/blind-questions.ts';
import { drawnQuestions, sealedQuestions } from './questions/drawn-questions.ts';
import { everydayQuestions, sealedEverydayQuestions } from './questions/everyday-questions.ts';
import { freshQuestions } from './questions/fresh-questions.ts';
import { givenFoundations } from './questions/given-foundations.ts';
import { gradedQuestions } from './questions/graded-questions.ts';
import { kindsOfWorkQuestions } from './questions/kinds-of-work-questions.ts';
import { languageQuestions } from './questions/language-questions.ts';
import { laterQuestions } from './questions/later-questions.ts';
import { moreStrangersQuestions } from './questions/more-strangers-questions.ts';
import { nearTheGivenQuestions } from './questions/near-the-given-questions.ts';
import { newestQuestions } from './questions/newest-questions.ts';
import { ownQuestions } from './questions/own-questions.ts';
import { plainQuestions, sealedPlainQuestions } from './questions/plain-questions.ts';
import { purposeQuestions } from './questions/purpose-questions.ts';
import { readerQuestions } from './questions/reader-questions.ts';
import { scientistQuestions } from './questions/scientist-questions.ts';
import { sealedAuthorQuestions } from './questions/sealed-author-questions.ts';
import { sealedGradedQuestions } from './questions/sealed-graded-questions.ts';
import { sealedReaderQuestions } from './questions/sealed-reader-questions.ts';
import { sealedWideQuestions } from './questions/sealed-wide-questions.ts';
import { sentences } from './questions/sentences.ts';
import { stageQuestions } from './questions/stage-questions.ts';
import { strangersQuestions } from './questions/strangers-questions.ts';
import { wideQuestions } from './questions/wide-questions.ts';

interface Question {
  readonly n: number;
  readonly question: string;
  readonly expected_ids: readonly string[];
}

const starter = fileURLToPath(new URL('../../starter/', import.meta.url));

async function keptCatalogue(): Promise<TestApp> {
  const app = await createTestApp({ now: new Date('2026-02-21T12:00:00Z') });
  for (const file of readdirSync(starter).filter((name) => name.endsWith('.ndjson'))) {
    assert.equal((await takenWhole(app, `${starter}${file}`)).refused, 0, file);
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
  const given = lines.map((line) => JSON.parse(line) as Question);
  return given.map((one) => ({
    ...one,
    expected_ids: [...one.expected_ids, ...(givenFoundations.get(one.n) ?? [])],
  }));
}

/** What was asked of find_funding, and what was measured, less a little. */
const sets: Sets = [
  ['own questions', ownQuestions, { mrr: 0.97, top: 0.94 }],
  ['later questions', laterQuestions, { mrr: 0.93 }],
  ['strangers', [...strangersQuestions, ...moreStrangersQuestions], { mrr: 0.875, top: 0.82 }],
  ['fresh questions', [...freshQuestions, ...newestQuestions], { mrr: 0.93, top: 0.86 }],
  ['calls drawn', drawnQuestions, { mrr: 0.965 }],
  ['calls drawn, the other half', sealedQuestions, { mrr: 0.865 }],
  ['blind questions, the odd ones', oddBlindQuestions, { mrr: 0.83, top: 0.79 }],
  ['blind questions, the even ones', evenBlindQuestions, { mrr: 0.995, top: 0.99 }],
  ['what is excluded, and stages with a subject', stageQuestions, { mrr: 0.875 }],
  ['everyday words', everydayQuestions, { mrr: 0.8 }],
  ['everyday words, the sealed half', sealedEverydayQuestions, { mrr: 0.36 }],
  ['plain words', plainQuestions, { mrr: 0.78 }],
  ['plain words, the sealed half', sealedPlainQuestions, { mrr: 0.645 }],
  ['stages nobody funds, and kinds of work', kindsOfWorkQuestions, { mrr: 0.87, top: 0.8 }],
  ['an auditor', auditQuestions, { mrr: 0.88, top: 0.85 }],
  ...askers,
  ['sentences in seven languages', languageQuestions, { mrr: 0.725 }],
  ['schemes by what they are for', purposeQuestions, { mrr: 0.685 }],
  ['of every kind', wideQuestions, { mrr: 0.625 }],
  ['of every kind, the sealed half', sealedWideQuestions, { mrr: 0.575 }],
  ['of every kind, graded', gradedQuestions, { mrr: 0.52 }],
  ['of every kind, graded, the sealed half', sealedGradedQuestions, { mrr: 0.53 }],
  ['a scientist', scientistQuestions, { mrr: 0.865, top: 0.81 }],
  ['an author', authorQuestions, { mrr: 0.885, top: 0.85 }],
  ['an author, the sealed half', sealedAuthorQuestions, { mrr: 0.92, top: 0.9 }],
  ['a reader', readerQuestions, { mrr: 0.95, top: 0.94 }],
  ['a reader, the other half', sealedReaderQuestions, { mrr: 0.575, top: 0.49 }],
  ['near the given', nearTheGivenQuestions, { mrr: 0.96, top: 0.94 }],
];

/** What answered questions when they were judged and has closed since: nothing that is open answers them now. */
const closedSince = ['xprize-healthspan-competition', 'xprize-healthspan-fshd-bonus-prize'];
const stillOpen = (expected: readonly string[]) => expected.filter((id) => !closedSince.includes(id));

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
  await using app = await keptCatalogue();
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
  for (const [set, questions, least] of sets) {
    const answers: { expected: readonly string[]; ids: readonly string[] }[] = [];
    for (const [question, judgedRight] of questions) {
      const expected = stillOpen(judgedRight);
      const { data } = (await app.get(`/funding?about=${encodeURIComponent(question)}&limit=10`)).body;
      if (expected.length > 0) answers.push({ expected, ids: data.map(named) });
      else assert.ok((data[0]?.score ?? 0) <= 50, `${question}: ${data[0]?.score}`);
    }
    const { mrr, top } = judged(answers);
    t.diagnostic(`find_funding, ${set}: MRR ${mrr.toFixed(3)}, right on top ${top.toFixed(2)}`);
    assert.ok(mrr >= least.mrr, `${set}: MRR ${mrr}`);
    assert.ok(top >= (least.top ?? 0), `${set}: right on top ${top}`);
  }
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
