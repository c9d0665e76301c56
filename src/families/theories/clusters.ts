import { type Doc, family, type LiveRequest } from '../../kernel/family.ts';
import {
  derived,
  flag,
  full,
  integer,
  live,
  name,
  nullable,
  number,
  slug,
  text,
  texts,
} from '../../kernel/field.ts';
import { include, is, search } from '../../kernel/filter.ts';
import { siteMark } from '../../kernel/json.ts';
import { visible } from '../../kernel/visible.ts';
import { rounded } from '../shared/rounded.ts';

export const theoryClusters = family({
  name: 'theory_clusters',
  singular: 'theory_cluster',
  title: 'Theory clusters',
  summary: 'Canonical claims that several theories were judged restatements of.',
  tier: 'public',
  page: '/theories/clusters',
  heading: 'canonical_statement',
  display: {
    headline: 'theory_count',
    columns: ['level', 'owner_count', 'avg_popperian_sum', 'methodology_dimensions'],
    leftOut: ['deprecated', 'merged_into_slug', 'slug', 'parent_cluster_slug'],
  },
  fields: {
    id: name('Opaque id.'),
    slug: slug('Slug of the cluster.'),
    canonical_statement: name('The claim in one sentence.'),
    level: text('How general the claim is: paradigm, family, mechanism, claim.', 100),
    parent_cluster_slug: nullable(text('The slug of the more general cluster.', 200)),
    methodology_dimensions: texts('By which methods the claim is studied.'),
    deprecated: flag('Whether the cluster is no longer used.'),
    merged_into_slug: nullable(text('The slug of the cluster that took its place.', 200)),
    theory_count: live(integer("Member theories visible to the caller's tier.")),
    owner_count: live(integer('Distinct owners among the visible members.')),
    avg_popperian_sum: live(nullable(number('Mean popperian_sum of the visible members that have one.'))),
    public_url: derived(text('The page of this cluster on this site.')),
    seeded_by: full(nullable(text('Who seeded the cluster.', 200))),
  },
  derive: { public_url: (cluster) => `${siteMark}/theories/clusters/${cluster.slug}` },
  flags: { current: (cluster) => !cluster.deprecated && cluster.merged_into_slug === null },
  columns: { slug: { type: 'text', value: (cluster) => cluster.slug } },
  search: ['slug', 'canonical_statement'],
  filters: {
    q: search('slug or canonical statement'),
    level: is(
      'level',
      { type: 'string', minLength: 1, maxLength: 100, examples: ['paradigm'] },
      'Level of the claim.',
    ),
    parent: is(
      'parent_cluster_slug',
      { type: 'string', minLength: 1, maxLength: 200, examples: ['evolved-neglect'] },
      'Slug of the parent cluster.',
    ),
    slug: is(
      'slug',
      { type: 'string', minLength: 1, maxLength: 200, examples: ['evolved-neglect'] },
      'Only the cluster of this slug.',
    ),
    include_deprecated: include('Also list deprecated and merged clusters.'),
  },
  restrict: ({ include_deprecated }) => (include_deprecated ? [] : [{ flag: 'current' }]),
  order: { by: 'slug', direction: 'asc' },
  live: memberCounts,
  list: [
    {
      path: '/theories/clusters',
      name: 'list_theory_clusters',
      summary: 'Theory clusters with counts over the theories the caller may see.',
      envelope: 'page',
      access_level: true,
    },
  ],
});

/** Counted over the theories that the caller may see, so that a hidden theory moves nothing. */
function memberCounts({ select, ids, tier }: LiveRequest): ReadonlyMap<string, Doc> {
  const rows = select(
    `select c.id, count(distinct t.id) as theory_count, count(distinct t.owner) as owner_count, avg(t.popperian_sum) as average
     from theory_clusters c
     join links l on l.family = 'theories' and l.link = 'clusters' and l.target = c.slug
     join ${visible('theories', tier)} t on t.id = l.id
     where c.id in (select value from json_each(?)) group by c.id`,
    JSON.stringify(ids),
  );
  const counted = new Map<string, Doc>(
    rows.map((row) => [
      row.id as string,
      {
        theory_count: row.theory_count,
        owner_count: row.owner_count,
        avg_popperian_sum: row.average === null ? null : rounded(row.average as number),
      },
    ]),
  );
  for (const id of ids) {
    if (!counted.has(id)) counted.set(id, { theory_count: 0, owner_count: 0, avg_popperian_sum: null });
  }
  return counted;
}
