import { readFileSync } from 'node:fs';
import { type DemoRecord, page } from './fiction.ts';

interface Label {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description?: string;
  readonly parent?: string;
}

/** The labels of the starter data: a vocabulary is not fiction, and one catalogue has one of it. */
export function starterLabels(): readonly Label[] {
  const text = readFileSync(new URL('../starter/labels.ndjson', import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Label);
}

/** The ids are those of the starter data, so that importing it later doubles nothing. */
export function demoLabels(): DemoRecord[] {
  return starterLabels().map((label) => ({
    family: 'labels',
    record: {
      id: label.id,
      slug: label.slug,
      name: label.name,
      ...(label.description === undefined ? {} : { description: label.description }),
      ...(label.parent === undefined ? {} : { parent: label.parent }),
      text_policy: 'full',
      source: 'demo',
      source_url: page(`demo/labels/${label.slug}`),
    },
  }));
}
