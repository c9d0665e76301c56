// Any number of generated grants, events and funders, for measuring and for trying out size.
//
// One record is made at a time and kept nowhere, so that memory stays flat.

import { dayMs } from '../src/kernel/durations.ts';
import { type Days, instant } from './days.ts';
import { type DemoRecord, fictional, notice } from './fiction.ts';
import { demoId } from './ids.ts';
import { type Random, seeded } from './random.ts';
import { capital, pseudoWord, type Vocabulary, vocabulary } from './vocabulary.ts';
import { starterLabels } from './world-labels.ts';

const funderCount = 300;
const firstDay = -365;
const lastDay = 3 * 365;

interface Making {
  readonly random: Random;
  readonly vocabulary: Vocabulary;
  readonly funders: readonly { readonly id: string; readonly key: string; readonly name: string }[];
  /** An index, small ones far more often than large ones. */
  readonly skewed: (length: number) => number;
  readonly labels: readonly string[];
  /** The end of each day from `firstDay` to `lastDay`, written out. */
  readonly ends: readonly string[];
}

/** `size` grants, a tenth as many events, and the 300 organizations that fund them. */
export function* generatedWorld(days: Days, size: number): Generator<DemoRecord> {
  const making = prepare(days);
  for (let i = 0; i < funderCount; i++) yield generatedFunder(making, i);
  for (let i = 0; i < Math.floor(size / 10); i++) yield generatedEvent(making, days, i);
  for (let i = 0; i < size; i++) yield generatedGrant(making, i);
}

function prepare(days: Days): Making {
  const random = seeded(20_260_101);
  const words = vocabulary(random);
  const funders = Array.from({ length: funderCount }, (_, i) => {
    const key = `generated-funder-${i + 1}`;
    const kind = random.pick(['Foundation', 'Trust', 'Research Council', 'Fund', 'Institute', 'Agency']);
    const name = `${capital(pseudoWord(random))} ${capital(pseudoWord(random))} ${kind}`;
    return { id: demoId('organizations', key), key, name: fictional(name) };
  });
  const labels = starterLabels()
    .filter(
      (label) => label.parent !== undefined && label.slug !== 'rolling' && label.slug !== 'ageing-mention',
    )
    .map((label) => label.slug);
  for (let i = labels.length - 1; i > 0; i--) {
    const j = random.int(0, i);
    [labels[i], labels[j]] = [labels[j] ?? '', labels[i] ?? ''];
  }
  return {
    random,
    vocabulary: words,
    funders,
    labels,
    // The logarithm of the index is even: a frequency of about one over the rank.
    skewed: (length) => Math.floor((length + 1) ** random.unit()) - 1,
    ends: Array.from({ length: lastDay - firstDay + 1 }, (_, i) => days.within(firstDay + i)),
  };
}

function generatedFunder({ random, funders, labels, skewed }: Making, i: number): DemoRecord {
  const { id, key, name } = funders[i] ?? { id: '', key: '', name: '' };
  return {
    family: 'organizations',
    record: {
      id,
      public_id: key,
      name,
      org_type: random.pick(['foundation', 'government', 'corporate', 'university', 'lab', 'hybrid_fund']),
      description: notice,
      url: `https://${key}.example/`,
      labels: [labels[skewed(labels.length)] ?? ''],
      published: random.unit() < 0.9,
      text_policy: 'full',
      source: 'demo',
      source_url: `https://example.org/demo/organizations/${key}`,
    },
  };
}

function generatedEvent(making: Making, days: Days, i: number): DemoRecord {
  const { random, vocabulary } = making;
  const key = `generated-event-${i + 1}`;
  const start = days.midnight + random.int(firstDay, 540) * dayMs + 9 * 3_600_000;
  const online = random.unit() < 0.3;
  return {
    family: 'events',
    record: {
      id: demoId('events', key),
      public_id: key,
      title: phrase(vocabulary, random.int(4, 9)),
      description: prose(random, vocabulary, random.int(30, 80)),
      url: `https://example.org/events/${key}`,
      ...(random.unit() < 0.05
        ? {}
        : { start_date: instant(start), end_date: instant(start + random.int(1, 4) * 28_800_000) }),
      location: online
        ? 'Online'
        : random.pick(['Port Larkspur, Examplia', 'Tessaly, Inland Republic', 'Hallowmere, Fenland Isles']),
      is_online: online,
      organizer: making.funders[making.skewed(funderCount)]?.name,
      event_type: random.pick([
        'conference',
        'symposium',
        'summit',
        'workshop',
        'webinar',
        'school',
        'lecture',
      ]),
      topics: someLabels(making, random.int(1, 3)),
      relevance_score: random.int(0, 100),
      sponsor_ids: [],
      text_policy: 'full',
      source: 'demo',
      source_url: `https://example.org/demo/events/${key}`,
    },
  };
}

function generatedGrant(making: Making, i: number): DemoRecord {
  const { random, vocabulary, funders, ends } = making;
  const key = `generated-grant-${i + 1}`;
  const funder = funders[making.skewed(funderCount)] ?? { id: '', key: '', name: '' };
  const labels = someLabels(making, random.int(3, 8));
  const rolling = random.unit() < 0.03;
  if (rolling) labels.push('rolling');
  const score = Math.floor(random.unit() * random.unit() * 101);
  return {
    family: 'grants',
    record: {
      id: demoId('grants', key),
      public_id: key,
      title: phrase(vocabulary, random.int(6, 14)),
      description: prose(random, vocabulary, random.int(60, 160)),
      funder_name: funder.name,
      ...(rolling ? {} : { deadline: ends[random.int(0, ends.length - 1)] }),
      url: `https://example.org/apply/${key}`,
      info_url: `https://example.org/calls/${key}`,
      labels: labels.sort(),
      relevance_score: score,
      relevance_reasons: [`generated ${score}`],
      status: 'open',
      verified: random.unit() < 0.7,
      organization_id: funder.id,
      detail: {
        number: `GEN-${i + 1}`,
        funding: { max_award: { amount: `${random.int(1, 200) * 10_000}.00`, currency: 'EUR' } },
      },
      text_policy: 'full',
      source: 'demo',
      source_url: `https://example.org/demo/grants/${key}`,
    },
  };
}

function someLabels({ labels, skewed }: Making, count: number): string[] {
  const some: string[] = [];
  while (some.length < count) {
    const label = labels[skewed(labels.length)] ?? '';
    if (!some.includes(label)) some.push(label);
  }
  return some;
}

function phrase({ words, capitalised, draw }: Vocabulary, length: number): string {
  // A title starts with a content word: the most frequent words are drawn again.
  let first = draw();
  while (first < 50) first = draw();
  let text = capitalised[first] ?? '';
  for (let i = 1; i < length; i++) text += ` ${words[draw()]}`;
  return text;
}

function prose(random: Random, { words, capitalised, draw }: Vocabulary, length: number): string {
  let text = '';
  let left = length;
  while (left > 0) {
    const sentence = Math.min(left, random.int(8, 20));
    text += capitalised[draw()];
    for (let i = 1; i < sentence; i++) text += ` ${words[draw()]}`;
    text += '. ';
    left -= sentence;
  }
  return text + notice;
}
