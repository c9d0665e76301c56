// Questions in other languages: what only asks, counts or connects is no topic, and ages are read in each.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readQuery } from '../../src/matching/question/read-query.ts';
import { type LabelTerm, lexiconOf } from '../../src/matching/words/lexicon.ts';

const labels = readFileSync(new URL('../../starter/labels.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as LabelTerm);
const lexicon = lexiconOf(labels);

/** What a question is read as, each thing by the first meaning that it has or by its word. */
const read = (question: string) =>
  readQuery(question, {
    lexicon,
    having: () => 0,
    titleWords: () => [],
    now: new Date('2026-03-01T12:00:00Z'),
  }).aspects.map(({ meanings, asked, light }) => (light ? '' : (meanings[0] ?? asked)));

test('words that only ask, count or connect are no topics in six languages', () => {
  const asked = {
    'Ich brauche Geld und will zwei Jahre lang untersuchen, warum Demenz entsteht': ['dementia'],
    'Nous sommes deux et cherchons de l’argent pour mieux comprendre la démence': ['dementia'],
    'Soy investigadora, tengo tres años y necesito fondos para la demencia': ['dementia'],
    'Cerco soldi: vogliamo capire meglio perché la demenza è più frequente qui': ['dementia'],
    'Procuro financiamento; gostaria também de ajudar a compreender melhor a demência': ['dementia'],
    'Ik wil graag geld, hoe kan ik dementie beter begrijpen?': ['dementia'],
  };
  for (const [question, expected] of Object.entries(asked))
    assert.deepEqual(
      read(question).filter((one) => one !== ''),
      expected,
      question,
    );
});

test('what asks in one language stays a topic in another', () => {
  assert.ok(read('o sono e a demência nos idosos').includes('sleep'));
  assert.ok(!read('sono una ricercatrice e cerco fondi per la demenza').includes('sleep'));
  assert.ok(read('soy protein and frailty').includes('soy'), 'a bean, in English');
});

test('alpha-synuclein, blood pressure and physicians are known in other languages', () => {
  for (const name of ['alfa-sinucleína', 'alfa-sinucleina', 'alpha-synucléine', 'alfa-synucleïne'])
    assert.deepEqual(read(name), ['parkinsons-disease'], name);
  for (const name of ['presión arterial', 'pressione arteriosa', 'pressão arterial', 'bloeddruk'])
    assert.deepEqual(read(name), ['cardiovascular-disease'], name);
  for (const said of ['Ärztin', 'soy médico', 'sono un medico', 'sou médico'])
    assert.deepEqual(read(said), ['clinician-scientist'], said);
});

test('an age behind an article says later life', () => {
  for (const aged of [
    'mensen boven de 70',
    'personas mayores de los 65 años',
    'pessoas com mais de 70 anos',
    'die über 80-Jährigen',
  ])
    assert.ok(read(aged).includes('later-life'), aged);
});

test('what somebody is who asks is no topic, where it is no stage', () => {
  for (const said of [
    'I am a psychologist',
    'as a physiotherapist',
    'Ich bin Psychologin',
    'busco dinero, soy bióloga',
  ])
    assert.deepEqual(
      read(`${said}: dementia`).filter((one) => one !== 'dementia' && one !== ''),
      [],
      said,
    );
});

test('a question is in another language where two of its words ask in one, also without an article', () => {
  assert.deepEqual(read('Nous développons quelque chose contre la démence'), ['dementia']);
  assert.deepEqual(read('Unser Verein möchte Demenz'), ['non-profits', 'dementia']);
  assert.deepEqual(
    read('do men over 70 on a low income want care per se'),
    read('men over 70 low income care'),
  );
});

test('living longer is longevity, and what is European is of Europe, in every language', () => {
  for (const said of [
    'vogliamo che i topi vivono più a lungo',
    'wir wollen länger leben',
    'wij willen langer leven',
  ])
    assert.ok(read(said).includes('longevity'), said);
  assert.deepEqual(read('quelles subventions européennes'), ['europe']);
});

test('foundations are known in many, and studies of a subject are no studies of ageing', () => {
  for (const said of ['que fundações apoiam', 'welke fondsen voor', 'qué fundaciones para'])
    assert.deepEqual(read(`${said} dementia`), ['foundations', 'dementia'], said);
  assert.deepEqual(read('replication studies in ageing biology').at(-1), 'biology-of-ageing');
  assert.deepEqual(read('ageing studies'), ['gerontology']);
});

test('money that takes no share of a company is money', () => {
  assert.deepEqual(read('non-dilutive funding for dementia'), ['dementia']);
});

test('words of who looks, applies and asks for money are no topics in any language that is understood', () => {
  for (const question of [
    'Ich suche Förderung zum Thema Demenz',
    'Wo finde ich Fördergelder für Demenz?',
    'Finanzierung gesucht für Demenz',
    'Kann ich Forschungsmittel für Demenz beantragen?',
    'Quels appels d’offres concernant la démence ?',
    'je souhaite postuler: aide financière sur la démence',
    'Estoy buscando subvenciones para demencia',
    'solicitar una subvención sobre demencia',
    'apoyo financiero relacionado con la demencia',
    'sto cercando fondi per la demenza',
    'vorrei richiedere un sostegno finanziario per la demenza',
    'apoio financeiro para investigação da demência',
    'quero candidatar-me a um financiamento sobre demência',
    'aanvraag indienen voor onderzoek naar dementie',
    'subsidieoproepen over dementie',
    'Come ottenere finanziamenti per la demenza',
    'ottenere finanziamenti per demenza',
    'Onde encontro apoio para demência',
    '資金 認知症',
    '认知症 研究 资金',
  ])
    assert.deepEqual(
      read(question).filter((one) => one !== ''),
      ['dementia'],
      question,
    );
});
