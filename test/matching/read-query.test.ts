// How a question is read: numbers of calls, ages, capitals, words of other languages.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQuery } from '../../src/matching/question/read-query.ts';
import { lexiconOf } from '../../src/matching/words/lexicon.ts';
import { createTestApp } from '../support/test-app.ts';

const lexicon = lexiconOf([
  {
    slug: 'alzheimers-disease',
    name: 'Alzheimer disease',
    parent: 'disease-area',
    aliases: {
      en: ['Alzheimer'],
      fr: ["maladie d'Alzheimer"],
      ja: ['アルツハイマー病'],
      zh: ['阿尔茨海默病'],
    },
  },
  { slug: 'later-life', name: 'Later life', parent: 'ageing-field', aliases: { en: ['old age'] } },
  {
    slug: 'longevity',
    name: 'Longevity',
    parent: 'ageing-field',
    aliases: { en: ['exceptional longevity'] },
  },
  { slug: 'biomarkers', name: 'Biomarker', parent: 'modality', aliases: { ja: ['バイオマーカー'] } },
  { slug: 'older-adults', name: 'Older adults', parent: 'audience', aliases: { en: ['seniors'] } },
  { slug: 'senior', name: 'Senior', parent: 'career-stage', aliases: { en: ['professor'] } },
  { slug: 'postdoctoral', name: 'Postdoctoral', parent: 'career-stage', aliases: { en: ['postdoc'] } },
  { slug: 'student', name: 'Student', parent: 'career-stage', aliases: { en: ['postbaccalaureate'] } },
  { slug: 'biostasis', name: 'Biostasis', parent: 'ageing-field', aliases: { en: ['suspended animation'] } },
  { slug: 'pulmonary', name: 'Pulmonary disease', parent: 'modality', aliases: { nl: ['long'] } },
  { slug: 'gait', name: 'Gait', parent: 'modality', aliases: { it: ['velocità'] } },
]);

const read = (question: string, standing: readonly string[] = []) =>
  readQuery(question, {
    lexicon,
    having: (forms) => (forms.some((form) => standing.includes(form)) ? 1 : 0),
    titleWords: () => [],
    now: new Date('2026-03-01T12:00:00Z'),
    numbered: (number) => ('pa 25 303'.startsWith(number) ? ['id-1'] : []),
  });

test('the number of a call is read as one, whole or begun, and a disease with a figure is none', () => {
  const [number, ...others] = read('PA-25-303').aspects;
  assert.deepEqual([number?.kind, number?.bearers, others], ['number', ['id-1'], []]);
  assert.deepEqual(read('PA-25').aspects[0]?.bearers, ['id-1']);
  assert.deepEqual(read('PAR-99-99999').aspects[0]?.bearers, []);
  assert.ok(read('COVID-19 and SARS-CoV-2 vaccines').aspects.every(({ kind }) => kind !== 'number'));
});

test('a start-up is a company, and a start-up grant sets up a laboratory', () => {
  const kinds = (question: string) => read(question).aspects.map(({ kind }) => kind);
  assert.deepEqual(kinds('money for a start-up'), ['applicant']);
  assert.deepEqual(kinds('start up companies'), kinds('startup companies'));
  assert.deepEqual(kinds('start-up grant'), ['stage']);
});

test('how long ago somebody took a doctorate says the stage of a career, of a range its later end', () => {
  const stage = (question: string) => read(question).aspects.map(({ meanings }) => meanings);
  for (const asked of ['two years after my PhD', '3 years post-PhD', 'one to two years out of my doctorate'])
    assert.deepEqual(stage(asked), stage('postdoctoral'), asked);
  for (const asked of ['two to seven years after the PhD', '2-7 years after PhD', 'five yrs since the Ph.D.'])
    assert.deepEqual(stage(asked), stage('early career'), asked);
  for (const asked of ['ten years after my PhD', '8-12 years from a PhD'])
    assert.deepEqual(stage(asked), stage('mid-career'), asked);
  assert.notDeepEqual(stage('PhD'), stage('two years after my PhD'));
});

test('an age with a hyphen or an s is one', () => {
  for (const asked of ['over-55s', 'over 65s', 'over-70'])
    assert.deepEqual(read(`volunteering for ${asked}`).aspects.at(-1)?.meanings, ['later-life'], asked);
});

test('a postdoc is one however the word is written, in every language', () => {
  for (const asked of ['post-doc', 'post doc', 'Post-Docs', 'pós-doc'])
    assert.deepEqual(read(`${asked}, Alzheimer`).aspects[0]?.meanings, ['postdoctoral'], asked);
});

test('an age says later life, in digits or in words, and a time or an amount does not', () => {
  const topics = (question: string) => read(question).aspects.map(({ asked }) => asked);
  assert.deepEqual(topics('patients over 80'), ['later life']);
  assert.deepEqual(topics('Menschen ab 65 Jahren'), ['menschen', 'later life']);
  for (const said of ['people past sixty', 'patients in their seventies', 'patients of eighty and older'])
    assert.deepEqual(topics(said), ['later life'], said);
  for (const said of ['people who live past 100', 'people aged 95 and older', 'reach 100'])
    assert.deepEqual(topics(said), ['exceptional longevity'], said);
  for (const said of ['over 100 patients', 'over 95 %'])
    assert.ok(!topics(said).includes('exceptional longevity'), said);
  assert.ok(!topics('women after fifty').includes('later life'));
  assert.ok(!topics('survival over 60 days').includes('later life'));
  assert.ok(!topics('more than over 60 % response').includes('later life'));
});

test('why we age asks for ageing', () => {
  const isOfAgeing = (question: string) => read(question).aspects.some(({ ageing }) => ageing);
  for (const question of ['why we age', 'a professor who studies how we age', 'why do we age'])
    assert.ok(isOfAgeing(question), question);
  assert.equal(isOfAgeing('why we want sediments'), false);
});

test('the department of an asker is no place', () => {
  const asked = (question: string) => read(question).aspects.map(({ asked }) => asked);
  assert.deepEqual(asked('students of our department'), ['students']);
  assert.ok(asked('Department of Defense').includes('department defense'));
  const places = read('Parkinson, a UK physiotherapy department').aspects.filter(
    ({ kind }) => kind === 'place',
  );
  assert.deepEqual(
    places.flatMap(({ meanings }) => meanings),
    ['united-kingdom'],
  );
});

test('what is written in capitals is a name, though the word connects others', () => {
  const asked = (question: string) => read(question).aspects.map(({ asked }) => asked);
  assert.ok(asked('AI').includes('artificial') || asked('AI').includes('artificial intelligence'));
  assert.deepEqual(asked('ai'), []);
});

test('a word of another language is read in its parts and its endings, and it is told', () => {
  const { aspects, corrected } = read('Hautbiomarkern bei Alzheimer', ['bei']);
  assert.deepEqual(
    aspects.flatMap(({ meanings }) => meanings),
    ['skin', 'biomarkers', 'alzheimers-disease'],
  );
  assert.deepEqual(corrected, [{ asked: 'hautbiomarkern', read_as: 'haut biomarker' }]);
});

const meaningsOf = (question: string, standing: readonly string[] = []) =>
  read(question, standing).aspects.flatMap(({ meanings }) => meanings);

test('names in a script without spaces are read one by one, and what connects them is not looked for', () => {
  const { aspects } = read('アルツハイマー病のバイオマーカー');
  assert.deepEqual(
    aspects.flatMap(({ meanings }) => meanings),
    ['alzheimers-disease', 'biomarkers'],
  );
  assert.deepEqual(meaningsOf('阿尔茨海默病的研究'), ['alzheimers-disease']);
});

test('plain words of another language are read in English, names of several words as they are', () => {
  const { corrected } = read("nouveaux médicaments pour la maladie d'Alzheimer");
  assert.deepEqual(corrected, [
    { asked: 'nouveaux', read_as: 'new' },
    { asked: 'medicaments', read_as: 'drug' },
  ]);
  assert.ok(meaningsOf("nouveaux médicaments pour la maladie d'Alzheimer").includes('alzheimers-disease'));
});

test('a short word of another language is not corrected to an English one, nor a word that begins otherwise', () => {
  assert.deepEqual(read('prix de la recherche', ['pris']).corrected, []);
  assert.deepEqual(read('la charge des aidants').corrected, []);
  assert.deepEqual(read('agitation').corrected, []);
  assert.deepEqual(read('postbac').corrected, [{ asked: 'postbac', read_as: 'postbaccalaureate' }]);
});

test('who depends on others needs long-term care, and clinical research is oriented towards patients', () => {
  for (const said of ['prise en charge de la dépendance des personnes âgées', 'Pflegebedürftigkeit'])
    assert.ok(meaningsOf(said).includes('social-care-policy'), said);
  for (const said of ['award for clinical research', 'patient-oriented research', 'recherche clinique'])
    assert.ok(meaningsOf(said).includes('patient-oriented-research'), said);
});

test('seniors are old, and a senior professor is not', () => {
  assert.deepEqual(meaningsOf('seniors'), ['older-adults']);
  assert.ok(!meaningsOf('senior professor').includes('older-adults'));
});

test('a word of English is no name of another language, where the question is in English', () => {
  const english = meaningsOf('biomarker for a long trial', ['long', 'trial']);
  assert.deepEqual(
    english.filter((slug) => slug !== 'clinical-trial'),
    ['biomarkers'],
  );
  assert.ok(meaningsOf('biomarkers voor de long', ['long']).includes('pulmonary'));
});

test('what a question says it does not want is not looked for', () => {
  const asked = (question: string) => read(question, ['drugs']).aspects.map(({ asked }) => asked);
  assert.deepEqual(asked('Alzheimer without drugs'), ['alzheimer']);
  assert.deepEqual(asked('Alzheimer sans médicaments'), ['alzheimer']);
});

test('a topic that a question refuses is not looked for, and what is not done is no refusal', () => {
  const topics = (question: string) => read(question).aspects.map(({ asked }) => asked);
  for (const question of [
    "not Alzheimer's: biomarkers",
    'biomarkers, excluding Alzheimer',
    'biomarkers other than Alzheimer’s disease',
    'biomarkers without cost sharing',
  ]) {
    assert.deepEqual(topics(question), ['biomarkers'], question);
  }
  for (const question of ['not only Alzheimer', 'drugs that do not cure Alzheimer']) {
    assert.ok(topics(question).join(' ').includes('alzheimer'), question);
  }
});

test('a call is found by its number, by find_funding and by a list', async () => {
  await using app = await createTestApp();
  const call = (id: string, number: string, title: string) => ({
    id,
    public_id: id,
    title,
    description: 'Supports research.',
    funder_name: 'National Institutes of Health',
    url: `https://example.org/${id}`,
    deadline: '2027-02-05T22:00:00Z',
    verified: true,
    detail: { number },
  });
  await app.add('grants', call('one', 'PA-25-303', 'Parent R01'), call('other', 'PA-25-304', 'Parent R21'));
  const { data, read: understood } = (await app.get('/funding?about=PA-25-303')).body;
  assert.deepEqual(
    data.map((one: { public_id: string }) => one.public_id),
    ['one'],
  );
  assert.ok(data[0].score >= 90, `${data[0].score}`);
  assert.deepEqual(understood.frame, [{ asked: 'PA-25-303', kind: 'number', as: [] }]);
  assert.deepEqual(data[0].reasons[0], { member: 'number', text: 'number: PA-25-303' });
  const listed = (await app.get('/grants?q=PA-25-304')).body;
  assert.deepEqual(
    listed.data.map((one: { public_id: string }) => one.public_id),
    ['other'],
  );
  const unknown = (await app.get('/funding?about=PAR-99-999')).body;
  assert.deepEqual([unknown.data, unknown.read.unnamed], [[], ['PAR-99-999']]);
  assert.deepEqual(app.bugs, []);
});

test('a word that ends as English words do is not corrected to a word of another language', () => {
  assert.deepEqual(read('velocity').corrected, []);
  assert.deepEqual(read('velociti').corrected, [{ asked: 'velociti', read_as: 'velocita' }]);
});

test('a correction changes letters that are mistaken for each other, and makes no other word', () => {
  const readAs = (word: string, title: string) =>
    readQuery(`${word} money`, {
      lexicon,
      having: () => 0,
      titleWords: () => [title],
      now: new Date('2026-03-01T12:00:00Z'),
    }).corrected.map(({ read_as }) => read_as);
  for (const [word, title] of [
    ['senesense', 'senescence'],
    ['nuerons', 'neurons'],
    ['sargopenia', 'sarcopenia'],
    ['rejuvination', 'rejuvenation'],
    ['cryoperservation', 'cryopreservation'],
    ['telomeers', 'telomeres'],
  ] as const)
    assert.deepEqual(readAs(word, title), [title], word);
  for (const [word, title] of [
    ['grooming', 'growing'],
    ['bread', 'break'],
    ['astrology', 'astronomy'],
  ] as const)
    assert.deepEqual(readAs(word, title), [], word);
});

test('what connects the words of another language is no name, and ALS in capitals is a disease in all of them', () => {
  const meant = (question: string) => read(question).aspects.flatMap(({ meanings }) => meanings);
  const asked = (question: string) => read(question).aspects.map(({ asked }) => asked);
  assert.ok(!meant('Was kann ich als Ärztin für die Geriatrie bekommen?').includes('neuromuscular-disease'));
  assert.deepEqual(asked('kann ich mein Projekt nicht bekommen'), []);
  for (const question of ['Geld für die Forschung zu ALS', 'als research', 'dinero para ALS'])
    assert.ok(meant(question).includes('neuromuscular-disease'), question);
});

test('a field of medicine for older people asks for both, and a French thesis is no "these"', () => {
  const asked = (question: string) => read(question).aspects.map((one) => one.asked);
  assert.deepEqual(asked('geriatric oncology'), ['older adults', 'oncology']);
  assert.deepEqual(asked('geriatric ward'), ['geriatric', 'ward']);
  assert.ok(asked("bourse de thèse, maladie d'Alzheimer").includes('doctorat'));
});

test('a name does not go on behind a "not", and an age is told as it was said', () => {
  const asked = (question: string) => read(question).aspects.map(({ asked }) => asked);
  for (const said of ['suspended animation', 'suspended in animation'])
    assert.deepEqual(asked(said), [said.replace('in ', '')]);
  assert.ok(!asked('suspended, not for one animation').includes('suspended animation'));
  assert.deepEqual(read('patients over 80').ages, [{ asked: 'over 80', read_as: 'later life' }]);
  assert.equal(read('patients in old age').ages, undefined);
});
