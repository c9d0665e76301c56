import { type DemoRecord, record, words } from './fiction.ts';

/** Slug, level, parent, methods, statement, slug of the survivor. */
// biome-ignore format: a table reads better with one row a line
const clusters: readonly (readonly [string, string, string | null, string, string, string?])[] = [
  ['unpaid-repair', 'paradigm', null, 'evolutionary mathematical', 'Ageing is repair that an organism could do and does not pay for.'],
  ['lost-instruction', 'paradigm', null, 'molecular computational', 'Ageing is the loss of the instruction, not of the parts.'],
  ['thrifty-cell', 'family', 'unpaid-repair', 'genetic cellular', 'Cells save on upkeep whenever growth signals promise plenty.'],
  ['smudged-copy', 'family', 'lost-instruction', 'molecular cellular', 'Each reading of the chromatin smudges it a little.'],
  ['stuck-cleaners', 'mechanism', 'thrifty-cell', 'molecular interventional', 'Recycling organelles clog, and the clog slows every other repair.'],
  ['quiet-alarm', 'mechanism', 'thrifty-cell', 'physiological clinical', 'A low alarm of the immune system that never ends wears tissues out.'],
  ['old-blood-brake', 'claim', 'quiet-alarm', 'interventional', 'Thinning the signals of old blood for a month restores repair for a year.'],
  ['clogged-recyclers', 'mechanism', 'thrifty-cell', 'molecular', 'Clogged recycling stops repair.', 'stuck-cleaners'],
];

export function demoClusters(): DemoRecord[] {
  return clusters.map(([slug, level, parent, methods, statement, survivor]) =>
    record('theory_clusters', slug, {
      slug,
      canonical_statement: `${statement} (A claim of the fictional demo.)`,
      level,
      parent_cluster_slug: parent ?? undefined,
      methodology_dimensions: words(methods),
      deprecated: survivor !== undefined,
      merged_into_slug: survivor,
      seeded_by: 'demo',
    }),
  );
}
