// What a run may read of the catalogue: public records as plain text, each under a ref that answers use.
// Whoever runs it, the public tier alone is read, because what comes of it is public.

import { content } from '../../families/content/content.ts';
import { omegaHypotheses } from '../../families/omega/hypotheses.ts';
import { ratedProjects } from '../../families/rated-projects/rated-projects.ts';
import { theoryClusters } from '../../families/theories/clusters.ts';
import { theories } from '../../families/theories/theories.ts';
import type { Family } from '../../kernel/family.ts';
import { parsed } from '../../kernel/json.ts';
import type { Reader } from '../../kernel/reader.ts';
import { sha256 } from '../protocol/canonical.ts';
import { contentWords } from '../protocol/likeness.ts';
import { shownText } from '../protocol/shown-text.ts';
import type { Doc } from '../protocol/step-kind.ts';
import type { RunHead } from '../runs/run.ts';
import type { DataItem } from '../runs/verification.ts';

interface Readable {
  readonly family: Family;
  /** Members that say what it is, the first as its name. */
  readonly members: readonly string[];
  /** Members that its claim stands in, for the likeness of hypotheses; none: it is no claim. */
  readonly claim: readonly string[];
  readonly author: 'source' | 'catalogue' | 'caller_model';
}

const readable: readonly Readable[] = [
  {
    family: theories,
    members: ['theory_name', 'theory_text', 'theory_summary'],
    claim: ['theory_text', 'theory_summary'],
    author: 'source',
  },
  {
    family: theoryClusters,
    members: ['canonical_statement'],
    claim: ['canonical_statement'],
    author: 'catalogue',
  },
  {
    family: ratedProjects,
    members: ['name', 'brief_concise', 'brief_hypothesis', 'brief_mechanism'],
    claim: ['brief_hypothesis', 'brief_mechanism'],
    author: 'catalogue',
  },
  { family: content, members: ['title', 'summary', 'text', 'excerpt'], claim: [], author: 'source' },
  {
    family: omegaHypotheses,
    members: ['title', 'statement', 'mechanism', 'prediction'],
    claim: ['statement', 'mechanism'],
    author: 'caller_model',
  },
];

export interface Source {
  readonly reader: Reader;
  readonly now: Date;
  readonly site: string;
}

const longestExtract = 1_000;

/** @param ref `family/public_id`; null where there is no public record of that name */
export function recordOf(ref: string, source: Source, longest = longestExtract): DataItem | null {
  const slash = ref.indexOf('/');
  const found = readable.find(({ family }) => family.name === ref.slice(0, slash));
  const id = ref.slice(slash + 1);
  if (!found || slash < 0 || id === '') return null;
  const one = source.reader.detail(found.family, keyOf(found.family, id, source), 'public', source.now);
  if (!one) return null;
  const record = parsed(one.text, source.site);
  return itemOf(
    found,
    nameOf({ slug: record.slug, public_id: one.public_id, id: one.id }),
    textOf(record, found.members),
    String(record.text_policy ?? 'full'),
    longest,
  );
}

/** The public records that a run begins with: chosen theories, and the hypothesis that a test is of. */
export function beginningOf(
  { theoryIds, hypothesis }: Pick<RunHead, 'theoryIds' | 'hypothesis'>,
  source: Source,
): readonly DataItem[] {
  const refs = theoryIds.map((id) => `theories/${id}`);
  if (hypothesis !== null) refs.push(`omega_hypotheses/${hypothesis}`);
  return refs.flatMap((ref) => recordOf(ref, source) ?? []);
}

/** Clusters are named by their slug, which the shelf keeps beside their id. */
function keyOf(family: Family, name: string, { reader }: Source): string {
  if (family !== theoryClusters) return name;
  const [row] = reader.select('select id from theory_clusters where slug = ? limit 1', name);
  return (row?.id as string | undefined) ?? name;
}

/** What a ref, and whatever is published, calls a record: clusters by their slug. */
function nameOf({ slug, public_id, id }: Doc): string {
  return String(slug ?? public_id ?? id);
}

/** The whole text of a public record, for quotes; null where there is none. */
export function textOfRef(ref: string, source: Source): string | null {
  return recordOf(ref, source, Number.POSITIVE_INFINITY)?.text ?? null;
}

function itemOf(
  { family, author }: Readable,
  id: string,
  whole: string,
  policy: string,
  longest: number,
): DataItem {
  return {
    ref: `${family.name}/${id}`,
    family: family.name,
    public_id: id,
    version: sha256(whole).slice(0, 16),
    text: [...whole].slice(0, longest).join(''),
    text_policy: policy,
    author_kind: author,
  };
}

function textOf(record: Doc, members: readonly string[]): string {
  const parts = members.flatMap((member) => {
    const value = record[member];
    return typeof value === 'string' && value !== '' ? [shownText(value)] : [];
  });
  return [...new Set(parts)].join('\n');
}

/** Records that share words with a text, the best of each family in turn. */
export function searchRecords(text: string, maxRecords: number, source: Source): readonly DataItem[] {
  const words = [...new Set(contentWords(text))].slice(0, 24);
  if (words.length === 0) return [];
  const found = readable.map(({ family }) => idsOf(family, words, maxRecords, source));
  const refs: string[] = [];
  for (let place = 0; place < maxRecords; place++) {
    for (const ids of found) refs.push(...ids.slice(place, place + 1));
  }
  return refs.slice(0, maxRecords).flatMap((ref) => recordOf(ref, source) ?? []);
}

/** How many records share all words of a query; without each of its words in turn, where none does. */
export function hitsOf(query: string, { reader, now }: Source): { hits: number; tight: string | null } {
  const words = [...new Set(contentWords(query))].slice(0, 12);
  const count = (some: readonly string[]) =>
    some.length === 0
      ? 0
      : readable.reduce((sum, { family }) => {
          const filters = { ...defaults(family), q: some.join(' ').slice(0, 200) };
          return sum + reader.count(family, { tier: 'public', now, filters, limit: 1, offset: 0 });
        }, 0);
  const hits = count(words);
  if (hits > 0) return { hits, tight: null };
  const best = words
    .map((word) => ({ word, without: count(words.filter((other) => other !== word)) }))
    .sort((a, b) => b.without - a.without)[0];
  return { hits, tight: best && best.without > 0 ? best.word : null };
}

function defaults(family: Family): Doc {
  const found = Object.entries(family.filters ?? {}).flatMap(([name, { param }]) => {
    const { default: value } = param.schema as { default?: unknown };
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}

function idsOf(
  family: Family,
  words: readonly string[],
  maxRecords: number,
  { reader, now }: Source,
): readonly string[] {
  const request = {
    tier: 'public' as const,
    now,
    filters: defaults(family),
    limit: maxRecords,
    offset: 0,
    anyOf: words,
    uncounted: true,
  };
  return reader.list(family, request).rows.map((row) => `${family.name}/${nameOf(parsed(row, ''))}`);
}

/** The claims of the catalogue, each under its record. */
export function* claimsOf(source: Source): Generator<{ family: string; public_id: string; text: string }> {
  for (const { family, claim, members } of readable.filter((one) => one.claim.length > 0)) {
    const request = {
      tier: 'public' as const,
      now: source.now,
      filters: defaults(family),
      limit: Number.POSITIVE_INFINITY,
      offset: 0,
      uncounted: true,
    };
    for (const slice of source.reader.slices(family, request)) {
      for (const row of slice) {
        const record = parsed(row, source.site);
        const inRow = textOf(record, claim);
        const whole =
          inRow !== ''
            ? inRow
            : claimInDetail(family, String(record.id ?? nameOf(record)), claim, members, source);
        if (whole !== '') yield { family: family.name, public_id: nameOf(record), text: whole };
      }
    }
  }
}

function claimInDetail(
  family: Family,
  id: string,
  claim: readonly string[],
  members: readonly string[],
  source: Source,
): string {
  const one = source.reader.detail(family, id, 'public', source.now);
  if (!one) return '';
  const record = parsed(one.text, source.site);
  return textOf(record, claim) || textOf(record, members);
}
