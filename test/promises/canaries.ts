// Canaries: words and numbers that say which tier may read them, so that a leak shows itself.
//
// A canary's rank is 0 (public), 1 (full), 2 (top) or 9 (nobody). Values for a member are made from
// its own schema, so that a member which is declared tomorrow is covered by itself.

import type { Field } from '../../src/kernel/field.ts';

export type Height = 0 | 1 | 2 | 9;
export type Doc = Readonly<Record<string, unknown>>;
type Schema = Readonly<Record<string, unknown>>;

/** Picks a whole number from 0 up to (not including) `below`. */
export type Pick = (below: number) => number;

export interface Canaries {
  readonly word: (rank: Height) => string;
  readonly number: (rank: Height, unit: boolean) => number;
  readonly uuid: (rank: Height) => string;
}

/** Each canary is used once: a number counts them. */
export function canaries(): Canaries {
  let count = 10_000;
  const next = () => {
    count += 1;
    return count;
  };
  return {
    word: (rank) => `canary${rank}x${next()}`,
    number: (rank, unit) => Number(`${unit ? 0 : 1}.9137${rank}${next()}7`),
    uuid: (rank) => `${next().toString(16).padStart(8, '0')}-ca9a-4${rank}00-8000-${'0'.repeat(12)}`,
  };
}

const forms = [/canary([0129])x\d{5}/g, /\b[01]\.9137([0129])\d{5}7/g, /[0-9a-f]{8}-ca9a-4([0129])00-8000/g];

/** The canaries in a text, each with its rank. */
export function canariesIn(text: string): readonly { canary: string; rank: number }[] {
  return forms.flatMap((form) =>
    [...text.matchAll(form)].map((match) => ({ canary: match[0], rank: Number(match[1]) })),
  );
}

const filler = 'plain words of others that fill the excerpt and go on behind it '.repeat(8);

/** Text of others: the beginning may be read by `rank`, the end by `beyond`. */
function longText(make: Canaries, rank: Height, beyond: Height): string {
  return `${make.word(rank)} ${filler}${make.word(beyond)}`;
}

export interface Filling {
  readonly make: Canaries;
  readonly pick: Pick;
  /** Who may read the value. */
  readonly rank: Height;
  readonly excerptOnly: boolean;
  readonly textOfOthers: Field['textOfOthers'];
}

/** A value of a field, with a canary in every text and number of it. */
export function filled(field: Field, filling: Omit<Filling, 'textOfOthers'>): unknown {
  const whole = { ...filling, textOfOthers: field.textOfOthers };
  const { make, rank, excerptOnly } = filling;
  const isText = ([] as unknown[]).concat(field.schema.type).includes('string');
  if (field.textOfOthers && isText) return longText(make, rank, excerptOnly ? 9 : rank);
  return fill(field.schema as Schema, whole);
}

function fill(schema: Schema, filling: Filling, member = ''): unknown {
  const { make, pick, rank } = filling;
  const words = (schema.enum as readonly unknown[] | undefined)?.filter((word) => word !== null);
  if (words) return words[pick(words.length)];
  const types = ([] as unknown[]).concat(schema.type ?? 'string').filter((type) => type !== 'null');
  const { minimum = 0, maximum = 100 } = schema as { minimum?: number; maximum?: number };
  switch (types[0]) {
    case 'object':
      return fillObject(schema, filling);
    case 'array':
      return schema.items
        ? [0, 1].map(() => fill(schema.items as Schema, filling)).slice(0, 1 + pick(2))
        : [];
    case 'boolean':
      return pick(2) === 1;
    case 'integer':
      return Math.min(Math.max(7, minimum), maximum);
    case 'number':
      return make.number(rank, maximum <= 1);
  }
  if (schema.format === 'uuid') return make.uuid(rank);
  if (schema.format === 'date') return '2026-05-01';
  if (schema.format === 'date-time') return '2026-05-01T10:00:00Z';
  const pattern = String(schema.pattern ?? '');
  if (pattern.startsWith('^https?')) return `https://${make.word(rank)}.example/`;
  if (pattern.includes('\\d+')) return '12.50';
  if (filling.excerptOnly && ['text', 'details', 'excerpt'].includes(member)) return cutText(filling, member);
  return make.word(rank);
}

/** Nested text under excerpt_only: quotations and excerpts are cut, whole texts are left out. */
function cutText({ make, rank, textOfOthers }: Filling, member: string): string {
  const shown = member === 'excerpt' || textOfOthers === 'excerpt';
  return longText(make, shown ? rank : 9, 9);
}

function fillObject(schema: Schema, filling: Filling): Doc {
  const { make, pick, rank } = filling;
  const properties = schema.properties as Readonly<Record<string, Schema>> | undefined;
  if (!properties) {
    const values = schema.additionalProperties as Schema | boolean | undefined;
    const inner = typeof values === 'object' ? fill(values, filling) : { note: make.word(rank) };
    return { [make.word(rank)]: inner };
  }
  const ownPolicy = properties.text_policy ? (['full', 'excerpt_only'] as const)[pick(2)] : undefined;
  const here = { ...filling, excerptOnly: filling.excerptOnly || ownPolicy === 'excerpt_only' };
  const object: Record<string, unknown> = {};
  for (const [member, inner] of Object.entries(properties)) {
    object[member] = member === 'text_policy' ? ownPolicy : fill(inner, here, member);
  }
  return object;
}

/** Picks that follow from a seed alone, so that one number tells a whole world. */
export function picksOf(seed: number): Pick {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return below <= 1 ? 0 : Math.floor((state / 2 ** 32) * below);
  };
}
