import assert from 'node:assert/strict';
import test from 'node:test';
import { topicLabels } from '../../src/matching/label-rules.ts';

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
