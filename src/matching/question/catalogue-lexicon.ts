// What the matcher knows of a catalogue: its labels as a lexicon, and which words stand in it.

import type { Family } from '../../kernel/family.ts';
import { parsed } from '../../kernel/json.ts';
import type { ListRequest, Reader } from '../../kernel/reader.ts';
import { onceFor, remembered } from '../../kernel/remembered.ts';
import type { Tier } from '../../kernel/tier.ts';
import { visible } from '../../kernel/visible.ts';
import { foldedWords } from '../words/folded-words.ts';
import { type LabelTerm, type Lexicon, lexiconOf } from '../words/lexicon.ts';
import { funderNamesIn } from './funders.ts';
import type { Known } from './read-query.ts';

/** What is asked of the shelf beside words. */
export type Among = Pick<ListRequest, 'tier' | 'now' | 'filters'>;

/** Titles that are read to correct a word. */
const maxTitles = 40;

interface KnownLexicon {
  readonly state: string;
  readonly lexicon: Lexicon;
  /** The number up to which nothing changed that the tier can see. */
  version: number;
}

/** Of ready JSON with labels: tiers that see the same ones share a lexicon. */
const lexiconWritten = remembered(4, (text) => lexiconOf(parsed(text, '').labels as readonly LabelTerm[]));

const lexicons = onceFor((_: Reader) => new Map<Tier, KnownLexicon>());

/** The lexicon of the catalogue's labels, made anew when one of them changes. */
export function lexiconIn(reader: Reader, tier: Tier): Lexicon {
  const ofTiers = lexicons(reader);
  const cached = ofTiers.get(tier);
  const version = reader.version(tier);
  if (cached?.version === version) return cached.lexicon;
  const [row] = reader.select(`select count(*) as n, max(seq) as seq from ${visible('labels', tier)}`);
  const state = `${row?.n} ${row?.seq}`;
  if (cached?.state === state) {
    cached.version = version;
    return cached.lexicon;
  }
  const rows = reader.select(`select text from ${visible('labels', tier)} order by slug, id`);
  const lexicon = lexiconWritten(`{"labels":[${rows.map(({ text }) => text).join()}]}`);
  ofTiers.set(tier, { state, lexicon, version });
  return lexicon;
}

/** What reading a question about records of a family asks of the catalogue. */
export function knownIn(family: Family, reader: Reader, among: Among): Known {
  const request: ListRequest = { ...among, limit: maxTitles, offset: 0, uncounted: true };
  const title = family.heading as string;
  return {
    lexicon: lexiconIn(reader, among.tier),
    now: among.now,
    funders: funderNamesIn(family, reader, among.tier),
    having: (forms) => reader.rowSet(family, { ...request, phrases: forms }).size,
    titleWords: (beginning) => {
      const rows = reader.rowSet(family, { ...request, anyOf: [beginning], anyIn: title });
      const sets = [{ rows, share: 1 }];
      const first = reader.topRows(family, {
        tier: among.tier,
        aspects: [{ weight: 1, sets }],
        limit: maxTitles,
      });
      return Array.from(first, ({ text }) => foldedWords(String(parsed(text, '')[title]))).flat();
    },
    ...(family.columns?.titled ? { titled: bearing(family, reader, request) } : {}),
    ...(family.search?.includes('number')
      ? {
          numbered: (number: string) =>
            idsOf(reader.list(family, { ...request, phrases: [number], anyIn: 'number' }).rows),
        }
      : {}),
  };
}

/** The records among a list's that have a value in a column of lists. */
export function havingValue(request: ListRequest, column: string, value: string): ListRequest {
  const metValues = [{ asked: value, phrases: [], values: [{ column, value }] }];
  return { ...request, filters: { ...request.filters, q: value }, met: metValues };
}

/** The ids of the records that bear a title, by its mark. */
function bearing(family: Family, reader: Reader, request: ListRequest): NonNullable<Known['titled']> {
  return (mark) => {
    const titledRequest = havingValue(request, 'titled', mark);
    // Hardly a question is a title: that none has it is kept, and no list is asked.
    return reader.rowSet(family, titledRequest).size === 0
      ? []
      : idsOf(reader.list(family, titledRequest).rows);
  };
}

function idsOf(rows: readonly string[]): readonly string[] {
  return rows.map((row) => String(parsed(row, '').id));
}
