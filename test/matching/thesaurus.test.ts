// The table of names: what it says of itself holds, and the field is named part by part in every language it knows.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readQuery } from '../../src/matching/question/read-query.ts';
import { foldedWords } from '../../src/matching/words/folded-words.ts';
import own from '../../src/matching/words/lexicon.json' with { type: 'json' };
import { type LabelTerm, lexiconOf, saying } from '../../src/matching/words/lexicon.ts';

interface OwnMeaning {
  readonly slug: string;
  readonly names: readonly string[];
  readonly others?: readonly string[];
  readonly asked?: readonly string[];
  readonly near?: readonly string[];
  readonly labels?: readonly string[];
}

const labels = readFileSync(new URL('../../starter/labels.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as LabelTerm);
const meanings = own.meanings as readonly OwnMeaning[];
const lexicon = lexiconOf(labels);
const meantBy = (name: string) =>
  lexicon.named(saying(foldedWords(name))).map(({ meaning: { slug } }) => slug);

test('whatever the table points to is there, each meaning stands in it once, and every name says something', () => {
  const known = new Set([...labels, ...meanings].map(({ slug }) => slug));
  const pointed = [
    ...meanings.flatMap(({ near = [], labels: below = [] }) => [...near, ...below]),
    ...Object.entries({ ...own.wholes, ...own.near }).flatMap(([slug, others]) => [slug, ...others]),
    ...own.silent,
    ...own.anywhere,
  ];
  assert.deepEqual(
    pointed.filter((slug) => !known.has(slug)),
    [],
  );
  const slugs = meanings.map(({ slug }) => slug);
  assert.deepEqual(
    slugs.filter((slug, at) => slugs.indexOf(slug) !== at),
    [],
  );
  const named = meanings.filter(({ slug }) => slug !== 'nothing-said');
  const names = named.flatMap(({ names, others = [], asked = [] }) => [...names, ...others, ...asked]);
  assert.deepEqual(
    names.filter((name) => saying(foldedWords(name)).length === 0),
    [],
  );
  const itself = Object.entries(own.wholes).filter(([slug, wholes]) => (wholes as string[]).includes(slug));
  assert.deepEqual(itself, []);
});

/** What a question is read as. */
const read = (question: string) =>
  readQuery(question, {
    lexicon,
    having: () => 1,
    titleWords: () => [],
    now: new Date('2026-03-01T12:00:00Z'),
    numbered: () => [],
  }).aspects;

test('work in later life, treatment without drugs, animals for others and the training of carers are subjects of their own', () => {
  for (const [slug, ...names] of [
    ['later-working-life', 'pensions', 'older workers', 'retirement', 'Rente', 'pensioni'],
    ['non-drug', 'non-pharmacological', 'instead of drugs', 'intervention non médicamenteuse'],
    ['animal-resources', 'mouse colony', 'colonies of laboratory animals'],
    ['professional-training', 'training for home care workers', 'courses for carers'],
    ['bridge-funding', 'bridging funding', 'between two contracts'],
  ] as const)
    for (const name of names) assert.deepEqual(read(name)[0]?.meanings, [slug], name);
  for (const name of ['drugs', 'contracts', 'nursing homes', 'mice'])
    assert.ok(!['non-drug', 'bridge-funding'].includes(read(name)[0]?.meanings[0] ?? ''), name);
});

test('a name that loses its connecting words does not become the name of something else', () => {
  const meant = (question: string) => read(question).flatMap(({ meanings }) => meanings);
  for (const [asked, not] of [
    ['financement de doctorat', 'postdoctoral'],
    ['beurs voor promotie', 'postdoctoral'],
    ['amerikanische Stiftung', 'any-country'],
    ['award to mentor others', 'mentored-award'],
    ['reminds old people of their medicines', 'geriatrics'],
    ['researchers from overseas', 'sabbatical'],
  ] as const)
    assert.ok(!meant(asked).includes(not), `${asked}: ${meant(asked).join(', ')}`);
  assert.ok(meant('mentored award').includes('mentored-award'));
  assert.ok(meant('medicine for old people').includes('geriatrics'));
});

/** Names that are read as a wider term, or of which every word may say nothing. */
const otherwiseRead = [
  'looking after',
  'professor',
  'geriatric psychiatry',
  'VitaDAO',
  'Horizon Europe',
  'α-突触核蛋白',
  ...['anti-ageing compound', 'Anti-Aging-Medikamente', 'médicaments anti-âge'],
  ...['Company other than small business', 'Non-profit with 501(c)(3) status'],
  'Non-profit without 501(c)(3) status',
];

test('who asks by a name of the taxonomy alone, in any language, is understood', () => {
  const silent = new Set([...own.silent, ...labels.filter(({ parent }) => !parent).map(({ slug }) => slug)]);
  const missed = labels.flatMap(({ slug, name, aliases }) => {
    if (silent.has(slug)) return [];
    const names = [name, ...Object.values(aliases ?? {}).flatMap((some) => some ?? [])];
    return names.filter(
      (asked) =>
        !read(asked).some(({ meanings, labels }) => meanings.includes(slug) || labels.includes(slug)),
    );
  });
  assert.deepEqual(missed.filter((name) => !otherwiseRead.includes(name)).toSorted(), []);
});

test('a name is read whole where a question writes it in parts, and words that stand together by chance are two', () => {
  const meant = (question: string) => read(question).flatMap(({ meanings }) => meanings);
  for (const [asked, meaning] of [
    ['well-being', 'well-being'],
    ['care givers', 'caregiving'],
    ['micro-biome', 'dysbiosis'],
    ['zebra fish', 'model-organisms'],
    ['under-graduate', 'student'],
    ['A.L.S.', 'neuromuscular-disease'],
    ['Ph.D. student', 'predoctoral'],
    ['M.D./Ph.D.', 'predoctoral'],
  ] as const)
    assert.ok(meant(asked).includes(meaning), `${asked}: ${meant(asked).join(', ')}`);
  assert.equal(read('K-99')[0]?.asked, 'k99');
  assert.ok(!meant('in patients').includes('hospital-care'));
  assert.ok(!meant('a broad call').includes('sabbatical'));
});

test('a city of Europe or North America says its country, and one of a poorer country that it is one', () => {
  for (const [city, place] of [
    ['Leeds', 'united-kingdom'],
    ['Aarhus', 'denmark'],
    ['Zürich', 'switzerland'],
    ['München', 'germany'],
    ['Boston', 'united-states'],
    ['Nairobi', 'poorer-countries'],
  ] as const)
    assert.deepEqual(
      read(`dementia, ${city}`)
        .flatMap(({ meanings }) => meanings)
        .filter((one) => one !== 'dementia'),
      [place],
      city,
    );
  const said = (question: string) => read(question).flatMap(({ meanings }) => meanings);
  assert.ok(!said('dementia at the University of Alabama at Birmingham').includes('united-kingdom'));
  assert.ok(!said('health of older Roma').includes('italy'), 'who are a people');
});

test('the field is named part by part: technical, plain and short, and in other languages', () => {
  const named: Readonly<Record<string, readonly string[]>> = {
    senolytics: ['ABT-263', 'kill senescent cells', 'Entfernung seneszenter Zellen', 'セノリティック'],
    'geroprotective-drugs': ['rapalogs', 'everolimus', 'pill against ageing', '抗衰老药'],
    'biomarkers-of-ageing': ['GrimAge', 'rate of ageing', 'relojes epigenéticos', '生物年龄'],
    'organ-preservation': ['nanowarming', 'freezing organs', 'Organe einfrieren', 'ガラス化'],
    ageism: ['age discrimination', 'Altersdiskriminierung', 'âgisme', 'edadismo', '年龄歧视'],
    'new-approach-methods': ['organ-on-a-chip', 'alternatives to animals', 'proefdiervrij'],
    'oxidative-stress': ['reactive oxygen species', 'radicaux libres', '酸化ストレス'],
    neuroinflammation: ['microglia', 'inflammation in the brain', 'neuroinfiammazione'],
    polypharmacy: ['fewer pills', 'medication review', 'polimedicación', '減薬'],
    dementia: ['frontotemporal lobar degeneration', 'FTD', 'trouble neurocognitif', '轻度认知障碍'],
    frailty: ['functional limitation', 'postural control', 'walking', '歩行速度'],
    falls: ['fall prevention', 'Sturzrisiko', 'caídas', '転倒予防'],
    'climate-health': ['heatwave', 'Hitzewelle', 'olas de calor', 'health impacts of climate change'],
    caregiving: ['unpaid care', 'caring for a parent', 'aide à domicile', 'thuiszorg'],
    'nursing-homes': ['skilled nursing facility', 'retirement home', 'Pflegeeinrichtung', '养老机构'],
    postdoctoral: ['post doc', 'finished my PhD', 'frisch promoviert', 'posdoctorado'],
    'decentralised-science': ['DeSci', 'crowdfunding', '区块链'],
    'personalised-medicine': ['precision medicine', 'personalized medicine', 'Präzisionsmedizin'],
  };
  const missing = Object.entries(named).flatMap(([slug, names]) =>
    names.filter((name) => !meantBy(name).includes(slug)),
  );
  assert.deepEqual(missing, []);
});

test('a joint undertaking is of Europe, and who lives at home is in no nursing home', () => {
  assert.ok(read('sensors, European').at(-1)?.alike.includes('joint undertaking'));
  assert.deepEqual(meantBy('joint undertaking'), ['europe']);
  const living = read('old people living at home').flatMap(({ meanings }) => meanings);
  assert.ok(!living.includes('nursing-homes'), String(living));
});

test('what somebody of the family needs is a private cost, and research on it is not', () => {
  const meant = (question: string) => read(question).flatMap(({ meanings }) => meanings);
  for (const asked of [
    'a walker for my mother',
    'Zuschuss für das Bett meiner Mutter',
    'un lit chez ma mère',
  ])
    assert.ok(meant(asked).includes('private-costs'), asked);
  for (const asked of ['research on the disease of my mother', 'mother and child'])
    assert.ok(!meant(asked).includes('private-costs'), asked);
});
