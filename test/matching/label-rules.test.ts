import assert from 'node:assert/strict';
import test from 'node:test';
import { topicLabels } from '../../src/matching/calls/label-rules.ts';

const labels = (title: string, body = '') => topicLabels({ title, body }).labels;

test('a topic named in the title or in the body becomes a label', () => {
  assert.deepEqual(labels('Hallmarks of ageing', 'Cellular senescence and Alzheimer’s disease'), [
    'alzheimers-disease',
    'biology-of-ageing',
    'cellular-senescence',
  ]);
});

test('hits of the title and of the body are told apart', () => {
  const found = topicLabels({ title: 'Dementia care', body: 'Dementia and frailty.' });
  assert.deepEqual(found.titleHits, ['dementia']);
  assert.deepEqual(found.bodyHits, ['frailty', 'dementia']);
});

test('ageing of things and names of institutes are no hits', () => {
  assert.deepEqual(labels('Ageing processes of nuclear reactor materials'), []);
  assert.deepEqual(labels('Longevity of batteries and of data storage'), []);
  assert.deepEqual(topicLabels({ title: 'A call', body: 'Ask the National Institute on Aging.' }).all, []);
});

test('a negative word counts only near the hit', () => {
  const far = 'x'.repeat(71);
  assert.deepEqual(labels(`Healthy ageing ${far} reactor`), ['healthy-ageing']);
  assert.deepEqual(labels('Healthy ageing of the reactor'), []);
});

test('a passing mention in the body is dropped unless an ageing topic stands beside it', () => {
  assert.deepEqual(labels('A clinic network', 'Settings include long-term care.'), []);
  assert.deepEqual(labels('A clinic network', 'Long-term care, and care for the elderly.'), ['older-adults']);
  assert.deepEqual(labels('Dementia', 'Settings include long-term care.'), ['dementia', 'older-adults']);
});

test('what is said twice in one breath, or in a passage that the text repeats, is one mention', () => {
  const methods =
    'Topics are artificial intelligence (AI), machine learning, new paints and the hulls of ships.';
  assert.deepEqual(labels('Broad announcement', methods), []);
  assert.deepEqual(labels('Broad announcement', `${methods} ${'x '.repeat(80)}${methods}`), []);
  const far = `${methods} The work of a centre ${'x '.repeat(80)} is done with machine learning.`;
  assert.deepEqual(labels('Broad announcement', far), ['artificial-intelligence']);
});

test('words of the field are met in their other forms', () => {
  assert.deepEqual(labels('Alzheimer’s Drug-Development Program'), ['alzheimers-disease', 'drug-discovery']);
  assert.deepEqual(labels('Senior Community Center Grant'), ['older-adults']);
  assert.deepEqual(labels('NCI Pathway to Independence Award'), ['cancer']);
});

test('what is worn to enter virtual worlds is no medical device', () => {
  const headsets = 'Advanced XR hardware: headsets, screens, wearables and haptic components.';
  assert.deepEqual(
    labels('Hardware for Virtual Worlds', `${headsets} ${'x '.repeat(80)}New XR wearables.`),
    [],
  );
  assert.deepEqual(labels('Metadata from Wearable Sensors'), ['device', 'digital-health']);
});

test('a disease whose trials are done elsewhere is no label of a network', () => {
  const body = 'Trials in stroke recovery are conducted in the NIH StrokeNet, and not within SIREN.';
  assert.deepEqual(labels('SIREN Neurologic Trials', body), []);
});

test('a mere mention of ageing counts but is not shown', () => {
  const found = topicLabels({ title: 'Ageing', body: '' });
  assert.deepEqual(found.all, ['ageing-mention']);
  assert.deepEqual(found.labels, []);
});

test('typographic quotes and dashes do not hide a topic', () => {
  assert.deepEqual(labels('Parkinson’s and age‑related diseases'), [
    'age-related-disease',
    'parkinsons-disease',
  ]);
});

test('older people are met by their years too, and by the name of their programme', () => {
  const labels = (title: string, body = '') => topicLabels({ title, body }).labels;
  assert.deepEqual(
    labels('Volunteering', 'It engages adults ages 55 and older; people aged 60 or over may join.'),
    ['older-adults'],
  );
  assert.deepEqual(labels('AmeriCorps Seniors Competition'), ['older-adults']);
  assert.deepEqual(
    labels('AmeriCorps State Grants', 'For adults ages 18 and older. Senior personnel is needed.'),
    [],
  );
});

test('subjects are met by their short names: AI, and devices and drugs in one word', () => {
  assert.deepEqual(labels('AI integration in work practice'), ['artificial-intelligence']);
  assert.deepEqual(labels('Training of AI/AN students'), [], 'American Indian and Alaska Native');
  assert.deepEqual(labels('A policy', 'It follows the AI Action Plan. Dual use includes AI and steel.'), []);
  assert.deepEqual(labels('Drug/Device Discovery/Development Groups'), ['device', 'drug-discovery']);
  assert.deepEqual(labels('Translational Neural Devices'), ['device', 'neurotechnology']);
  assert.deepEqual(labels('Neuromodulatory Device-based Interventions'), ['device', 'neurotechnology']);
  assert.deepEqual(labels('Integrated photonic devices'), []);
});

test('care of the old by technology is a label, and so is care from afar; a digital biomarker is a biomarker', () => {
  const body = `The call targets elderly care through personalised monitoring with advanced sensors, and daily
    assistance in homes. It is for hospitalisation at home ${'and so on '.repeat(12)} by intelligent medical devices.`;
  assert.deepEqual(labels('Resilience call', body), ['agetech', 'digital-health']);
  assert.ok(
    !labels('Immune ageing', `A digital biomarker. ${'x '.repeat(80)} Digital biomarkers.`).includes(
      'digital-health',
    ),
  );
});
