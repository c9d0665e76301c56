// Distinct questions to our server and to peers in turns, by rate and by processor time, in which the
// processes of the peers' database count.

import { availableParallelism } from 'node:os';
import { type Ask, inTurn } from '../asks.ts';
import type { Bench } from '../bench.ts';
import {
  company,
  compare,
  comparison,
  figure,
  load,
  loadInTurns,
  type Measured,
  rate,
  type Worked,
} from '../load.ts';
import { backendsOf } from '../postgres.ts';
import { comesToRest, serve, start } from '../processes.ts';
import { atLeast, type Row } from '../table.ts';

export interface Peer {
  readonly name: string;
  readonly server: Worked;
  readonly asks: readonly Ask[];
  /** What its connections to the database are called. */
  readonly application: string;
  /** How many times its rate ours is to be. */
  readonly goal?: number;
}

/**
 * Prints rows for each peer: beside one process of ours, and beside as many as there are processors, because
 * peers keep all of these busy. Connections are opened first, so that their processes are known.
 */
export async function besideOurs(bench: Bench, peers: readonly Peer[]): Promise<void> {
  const { asks, distinct, env } = await bench.dataset();
  const workers = availableParallelism();
  await using several = await start([...serve, '--workers', String(workers)], env);
  const own = [
    { name: 'distinct', server: await bench.server(), asks },
    { name: `distinct, ${workers} workers`, server: several, asks: inTurn(distinct) },
  ];
  const warming = bench.quick ? 1 : 3;
  for (const { server } of own) {
    await load(server.port, distinct.toReversed(), warming);
    if (!bench.quick) await comesToRest(server.pid);
  }
  for (const peer of peers) await load(peer.server.port, peer.asks.toReversed(), warming);
  const theirs = await Promise.all(
    peers.map(async (peer) => ({
      server: { ...peer.server, others: await backendsOf(peer.application) },
      asks: inTurn(peer.asks),
    })),
  );
  const seen = await loadInTurns([...own, ...theirs], bench);
  for (const [index, peer] of peers.entries()) {
    for (const [which, { name }] of own.entries()) {
      const [ours, one] = [seen[which], seen[own.length + index]];
      if (ours && one) bench.row(rowOf(name, ours, peer, one));
    }
  }
}

function rowOf(what: string, ours: Measured, { name, goal }: Peer, theirs: Measured): Row {
  const ratio = compare(ours, theirs).rate;
  const failed = theirs.failures > 0 ? `, ${theirs.failures} FAILED` : '';
  return {
    what: `${what}: ${name}`,
    seen: figure(ours),
    beside: `${rate(theirs)}, p99 ${Math.round(theirs.p99)} ms${failed}, ${company(theirs)}`,
    ratio: comparison(ours, theirs),
    ...(goal && ratio !== null ? { goal: atLeast(ratio, goal) } : {}),
  };
}

/** What must be the same everywhere: the total and who is on the page, in order. */
interface Essence {
  readonly total: number;
  readonly page: string;
}

/** How many words of a hundred may name a label, which ours finds and peers do not know. */
const namedLabels = 5;

/**
 * Says how far the answers of a peer are ours, as [our path, its path]. Lists by labels must be; by a word ours
 * may find more where it names a label, and the peer may where it finds `within` words.
 */
export async function sameAnswers(
  bench: Bench,
  peer: Pick<Peer, 'name' | 'server'>,
  pairs: readonly (readonly [string, string])[],
  { within = false } = {},
): Promise<void> {
  const { port } = await bench.server();
  const words = { same: 0, here: 0, there: 0 };
  let lists = 0;
  for (const [path, asked] of pairs) {
    const [here, there] = await Promise.all([
      essence(`http://127.0.0.1:${port}${path}`),
      essence(`http://127.0.0.1:${peer.server.port}${asked}`),
    ]);
    const same = here.total === there.total && here.page === there.page;
    if (!path.includes('q=') && same) lists++;
    else if (same) words.same++;
    else if (path.includes('q=') && here.total > there.total) words.here++;
    else if (path.includes('q=') && there.total > here.total && within) words.there++;
    else
      throw new Error(`${path}: ${here.total} ${here.page} here, ${there.total} ${there.page} from a peer`);
  }
  const all = words.same + words.here + words.there;
  if (words.here * 100 > all * namedLabels) throw new Error(`${words.here} of ${all} words found more here`);
  bench.row({
    what: `same answers: ${peer.name}`,
    seen: `${lists} of ${lists} without a word, ${words.same} of ${all} by a word`,
    beside: `more found: ${words.here} here (name a label), ${words.there} there (within words)`,
  });
}

/** Of an answer of ours or of any peer. */
async function essence(url: string): Promise<Essence> {
  const { data, pagination, meta } = (await (await fetch(url)).json()) as {
    data: { id: string; public_id: string | null }[];
    pagination?: { total: number };
    meta?: { filter_count: number };
  };
  const total = pagination?.total ?? meta?.filter_count;
  if (total === undefined) throw new Error(`${url} tells no total`);
  return { total, page: data.map(({ id, public_id }) => public_id ?? id).join(' ') };
}

/** The questions by which answers are compared. */
export async function sampleOf(bench: Bench): Promise<readonly string[]> {
  const { distinct } = await bench.dataset();
  return ['/api/v1/grants', ...distinct.slice(bench.quick ? -30 : -300)];
}
