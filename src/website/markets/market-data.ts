// What the operations of markets answer, as their pages read it.

export interface ShownOutcome {
  readonly key: string;
  readonly label: string;
  readonly probability: number;
  readonly change_7d: number | null;
}

export interface ShownMarket {
  readonly id: string;
  readonly public_id: string;
  readonly question: string;
  readonly status: string;
  readonly outcomes: readonly ShownOutcome[];
  readonly opened_at: string;
  readonly closes_at: string;
  readonly outcome: string | null;
  readonly traders: number;
  readonly forecasters: number;
  readonly overdue: boolean;
}

export interface ShownDetail extends ShownMarket {
  readonly criteria_md: string;
  readonly liquidity: number;
  readonly subsidy_mp: number;
  readonly trades: number;
  readonly known_at: string | null;
  readonly disputable_until: string | null;
  readonly final_at: string | null;
  readonly corrected_at: string | null;
  readonly statement: string | null;
  readonly clarifications: readonly { readonly at: string; readonly text: string }[];
  readonly evidence: readonly {
    readonly url: string;
    readonly quote: string;
    readonly retrieved_at: string;
  }[];
  readonly disputes: readonly {
    readonly at: string;
    readonly reason: string;
    readonly source_url: string;
    readonly decision: string | null;
    readonly decided_at: string | null;
    readonly statement: string | null;
    readonly one_decider: boolean;
  }[];
}

export interface ShownHistory {
  readonly data: readonly { readonly at: string; readonly probabilities: readonly number[] }[];
}

/** What the person who looks has in a market. */
export interface OwnPart {
  readonly balance_mp: number | null;
  readonly positions: readonly {
    readonly outcome: string;
    readonly shares: number;
    readonly cost_mp: number;
  }[];
  readonly took_part: boolean;
  readonly version: number;
  readonly prices: readonly number[];
  readonly forecast: { readonly at: string; readonly probabilities: readonly number[] } | null;
  readonly score: {
    readonly log_score: number;
    readonly brier: number | null;
    readonly market_brier: number | null;
    readonly coverage: number;
    readonly profit_mp: number;
  } | null;
}

export function percentText(share: number): string {
  return `${(Math.round(share * 1_000) / 10).toFixed(1)} %`;
}

/** Thousandths of points or shares as people read them. */
export function pointsText(thousandths: number): string {
  return (thousandths / 1_000).toFixed(3).replace(/\.?0+$/, '');
}
