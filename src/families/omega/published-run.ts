// A published run as get_published_run answers it, for the wing that makes it and the pages that show it.

import type { Doc } from '../../kernel/family.ts';

interface Ranked {
  readonly id: string;
  readonly public_id: string | null;
  readonly title: string | null;
  readonly strength: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
  readonly group: number;
}

interface Step {
  readonly n: number;
  readonly kind: string;
  readonly subject: string | null;
  readonly at: string;
  readonly digest: string;
  readonly model: string | null;
  readonly provider?: string;
  readonly channel: string | null;
  readonly context: string | null;
}

interface Named {
  readonly public_id: string;
  readonly title: string;
  readonly public_url: string;
}

interface Counted {
  readonly passed: number;
  readonly total: number;
}

export interface PublishedRun {
  readonly run: {
    readonly public_id: string;
    readonly title: string;
    readonly summary: string;
    readonly question: string | null;
    readonly kind: string;
    readonly size: string;
    readonly protocol: string;
    readonly budget: number;
    readonly skipped: readonly string[];
    readonly of_run: string | null;
    readonly seed: string;
    readonly seed_commitment: string;
    readonly chain_head: string;
    readonly refused_attempts: number;
    readonly listed: boolean;
    readonly review: string;
    readonly published_at: string;
    readonly manifest_sha256: string;
    readonly manifest_url: string;
    readonly license: string;
    readonly provenance: Doc;
    readonly public_url: string;
  };
  readonly steps: readonly Step[];
  readonly gates: readonly { readonly gate: string; readonly passed: boolean; readonly detail: string }[];
  readonly controls: Counted & { readonly compare: Counted; readonly verify: Counted };
  readonly order_effect: number | null;
  /** Of a replication: how many of the games that both judged ended alike, and how alike the orders are. */
  readonly agreement: { readonly same: number; readonly of: number; readonly tau: number } | null;
  readonly ranking: readonly Ranked[];
  readonly hypotheses: readonly Named[];
  readonly experiments: readonly Named[];
  readonly opinions: readonly (Named & { readonly kind: string })[];
}
