// The theories of a cluster in the order in which siblings are shown. A cluster has many theories, and each of
// them is asked for with all the others beside it: so a cluster is put in order once, until something changes
// that the tier can see.

import { pathBelowSite } from '../kernel/address.ts';
import type { Doc } from '../kernel/family.ts';
import { parsed } from '../kernel/json.ts';
import type { Context } from '../kernel/operation.ts';
import type { Reader } from '../kernel/reader.ts';
import { onceFor } from '../kernel/remembered.ts';
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
const maxKept = 50_000;
const maxSaid = 2_000;
/** How many theories are shown beside one. */
const maxSiblings = 100;
/** Bytes of what is kept to stand beside the theories of one tier; beyond, all of it is let go. */
const maxBesideBytes = 4 * 1024 * 1024;

/** What is said of a cluster beside a theory. */
interface ClusterSaid {
  readonly canonical_statement: unknown;
  readonly level: unknown;
}

interface Lists {
  readonly version: number;
  readonly lists: Map<string, readonly ClusterMember[]>;
  readonly said: Map<string, ClusterSaid>;
  /** Members of all lists. */
  size: number;
  readonly beside: Map<string, Beside>;
  besideBytes: number;
}

/** The first theories of some clusters, one more than is shown, each as JSON behind a comma. */
interface Beside {
  readonly bytes: Uint8Array;
  /** Where each of them ends. */
  readonly ends: readonly number[];
  readonly places: ReadonlyMap<string, number>;
}

const cache = onceFor((_: Reader) => new Map<Tier, Lists>());

function membersOfCluster(slug: string, { reader, tier }: Context): readonly ClusterMember[] {
  const own = listsFor(reader, tier);
  const known = own.lists.get(slug);
  if (known) return known;
  const rows = reader.select(
    `select distinct t.id, t.theory_name, t.owner_name, t.owner_public_id, t.owner_kind, t.popperian_sum
     from links l join ${visible('theories', tier)} t on t.id = l.id
     where l.family = 'theories' and l.link = 'clusters' and l.target = ?
     order by t.popperian_sum desc nulls last, t.id`,
    slug,
  ) as readonly (Doc & ClusterMember)[];
  const members = rows.map((row) => ({
    id: row.id,
    popperian_sum: row.popperian_sum,
    text: JSON.stringify(row).slice(0, -1),
  }));
  if (own.size + members.length > maxKept) {
    own.lists.clear();
    own.size = 0;
  }
  own.lists.set(slug, members);
  own.size += members.length;
  return members;
}

/**
 * Theories that are in one of these clusters, without the one they belong to: best evaluated first, each with
 * the clusters it shares, as the items of an array in ready JSON. All theories of the same clusters have the
 * same beside them, but for themselves.
 */
export function theoriesBeside(
  id: string,
  slugs: readonly string[],
  context: Context,
): readonly Uint8Array[] {
  const { bytes, ends, places } = besideOf(slugs, context);
  const endOf = (at: number) => (at < 0 ? 0 : (ends[at] as number));
  // Behind the comma of the first.
  const between = (from: number, to: number, first: boolean) =>
    from < to ? [bytes.subarray(endOf(from - 1) + (first ? 1 : 0), endOf(to - 1))] : [];
  const own = places.get(id);
  if (own === undefined) return between(0, Math.min(ends.length, maxSiblings), true);
  return [...between(0, own, true), ...between(own + 1, ends.length, own === 0)];
}

function besideOf(slugs: readonly string[], context: Context): Beside {
  const { site, reader, tier } = context;
  const own = listsFor(reader, tier);
  const name = JSON.stringify([site, ...slugs.toSorted()]);
  const known = own.beside.get(name);
  if (known) return known;
  const lists = slugs.map((slug) => ({ slug, members: membersOfCluster(slug, context) }));
  const before = JSON.stringify(`${site}${pathBelowSite({ path: '/theories/' })}`).slice(0, -1);
  const ends: number[] = [];
  const places = new Map<string, number>();
  let end = 0;
  const items = merged(lists, maxSiblings + 1).map(({ member, slugs }, at) => {
    const address = before + encodeURIComponent(member.id);
    const item = Buffer.from(
      `,${member.text},"cluster_slugs":${JSON.stringify(slugs.sort())},"detail_url":${address}"}`,
    );
    end += item.length;
    ends.push(end);
    places.set(member.id, at);
    return item;
  });
  const found = { bytes: Buffer.concat(items), ends, places };
  if (own.besideBytes + end > maxBesideBytes) {
    own.beside.clear();
    own.besideBytes = 0;
  }
  own.beside.set(name, found);
  own.besideBytes += end;
  return found;
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
  if (said.size < maxSaid) said.set(slug, found);
  return found;
}

/** The lists of the version that the tier sees. */
function listsFor(reader: Reader, tier: Tier): Lists {
  const ofTiers = cache(reader);
  const version = reader.version(tier);
  let own = ofTiers.get(tier);
  if (own?.version !== version) {
    own = { version, lists: new Map(), said: new Map(), size: 0, beside: new Map(), besideBytes: 0 };
    ofTiers.set(tier, own);
  }
  return own;
}

/** The first members of all lists together, each with the clusters it is in. */
export function merged(
  clusters: readonly Cluster[],
  maxMembers: number,
): readonly { readonly member: ClusterMember; readonly slugs: string[] }[] {
  const places = clusters.map(() => 0);
  const found: { member: ClusterMember; slugs: string[] }[] = [];
  while (found.length < maxMembers) {
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
    found.push({ member: first, slugs });
  }
  return found;
}

function isBefore(one: ClusterMember, other: ClusterMember): boolean {
  const [own, its] = [one.popperian_sum ?? -Infinity, other.popperian_sum ?? -Infinity];
  return own === its ? one.id < other.id : own > its;
}
