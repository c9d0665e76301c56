// The chain of a run: every accepted step commits to the one before it, and to its parts by their digests.

import { digestOf } from '../protocol/canonical.ts';
import { licenseName } from '../protocol/protocol.ts';

export interface ChainLink {
  readonly prev: string;
  readonly n: number;
  readonly kind: string;
  readonly subject: string | null;
  readonly input: string;
  readonly output: string;
  readonly model: string;
  readonly checks: string;
  readonly at: string;
}

/** What the first step follows: run, kind, commitment, snapshot and licence are under a digest too. */
export function chainStart(run: {
  readonly protocol: string;
  readonly run: string;
  readonly kind: string;
  readonly seed_commitment: string;
  readonly snapshot_seq: number;
}): string {
  const { protocol, run: id, kind, seed_commitment, snapshot_seq } = run;
  return digestOf({ protocol, run: id, kind, seed_commitment, snapshot_seq, license: licenseName });
}

export function linkDigest({ prev, n, kind, subject, input, output, model, checks, at }: ChainLink): string {
  return digestOf({ prev, n, kind, subject, input, output, model, checks, at });
}
