// The theories of a cluster in the order in which siblings are shown. A cluster has many theories, and each of
// them is asked for with all the others beside it: so a cluster is put in order once, until something changes
// that the tier can see.

import { parsed } from '../kernel/json.ts';
import type { Context } from '../kernel/operation.ts';
import type { Reader } from '../kernel/reader.ts';
import type { Tier } from '../kernel/tier.ts';
import { visible } from '../kernel/visible.ts';

export interface ClusterMember {
  readonly id: string;
  readonly popperian_sum: number | null;
  /** What is shown of it, as ready JSON without the brace that ends it; it is shown a hundred times over. */
  readonly text?: string;
}

export interface Cluster {
  readonly slug: string;
  /** The best evaluated first, those without a sum last; of one sum by id. */
  readonly members: readonly ClusterMember[];
}

/** Theories that are kept in the lists of one tier; beyond, all of them are let go. */
const mostKept = 50_000;
const mostSaid = 2_000;

/** What is said of a cluster beside a theory. */
export interface ClusterSaid {
  readonly canonical_statement: unknown;
  readonly level: unknown;
}

interface Lists {
  readonly version: number;
  readonly lists: Map<string, readonly ClusterMember[]>;
  readonly said: Map<string, ClusterSaid>;
  /** Members of all lists. */
  size: number;
}

const cache = new WeakMap<Reader, Map<Tier, Lists>>();

export function membersOfCluster(slug: string, { reader, tier }: Context): readonly ClusterMember[] {
  const own = listsFor(reader, tier);
  const known = own.lists.get(slug);
  if (known) return known;
  const rows = reader.select(
    `select distinct t.id, t.theory_name, t.owner_name, t.owner_public_id, t.owner_kind, t.popperian_sum
     from links l join ${visible('theories', tier)} t on t.id = l.id
     where l.family = 'theories' and l.link = 'clusters' and l.target = ?
     order by t.popperian_sum desc nulls last, t.id`,
    slug,
  ) as unknown as readonly ClusterMember[];
  const members = rows.map((row) => ({
    id: row.id,
    popperian_sum: row.popperian_sum,
    text: JSON.stringify(row).slice(0, -1),
  }));
  if (own.size + members.length > mostKept) {
    own.lists.clear();
    own.size = 0;
  }
  own.lists.set(slug, members);
  own.size += members.length;
  return members;
}

/** What a theory says of a cluster that it is in; of one that the tier does not see, nothing. */
export function saidOfCluster(slug: string, { reader, tier, site }: Context): ClusterSaid {
  const { said } = listsFor(reader, tier);
  const known = said.get(slug);
  if (known) return known;
  const [row] = reader.select(`select text from ${visible('theory_clusters', tier)} where slug = ?`, slug);
  const cluster = row ? parsed(row.text as string, site) : null;
  const { canonical_statement = null, level = null } = cluster ?? {};
  const found = { canonical_statement, level };
  if (said.size < mostSaid) said.set(slug, found);
  return found;
}

/** The lists of the version that the tier sees. */
function listsFor(reader: Reader, tier: Tier): Lists {
  let ofTiers = cache.get(reader);
  if (!ofTiers) {
    ofTiers = new Map();
    cache.set(reader, ofTiers);
  }
  const version = reader.version(tier);
  let own = ofTiers.get(tier);
  if (own?.version !== version) {
    own = { version, lists: new Map(), said: new Map(), size: 0 };
    ofTiers.set(tier, own);
  }
  return own;
}

/** The first members of all lists together, each with the clusters it is in, without the one they belong to. */
export function merged(
  clusters: readonly Cluster[],
  without: string,
  mostMembers: number,
): readonly { readonly member: ClusterMember; readonly slugs: string[] }[] {
  const places = clusters.map(() => 0);
  const found: { member: ClusterMember; slugs: string[] }[] = [];
  while (found.length < mostMembers) {
    let first: ClusterMember | null = null;
    for (let at = 0; at < clusters.length; at++) {
      const next = (clusters[at] as Cluster).members[places[at] as number];
      if (next && (first === null || isBefore(next, first))) first = next;
    }
    if (first === null) break;
    const slugs: string[] = [];
    for (let at = 0; at < clusters.length; at++) {
      const { slug, members } = clusters[at] as Cluster;
      if (members[places[at] as number]?.id !== first.id) continue;
      places[at] = (places[at] as number) + 1;
      slugs.push(slug);
    }
    if (first.id !== without) found.push({ member: first, slugs });
  }
  return found;
}

function isBefore(one: ClusterMember, other: ClusterMember): boolean {
  const [own, its] = [one.popperian_sum ?? -Infinity, other.popperian_sum ?? -Infinity];
  return own === its ? one.id < other.id : own > its;
}
