// Forecast markets: what is asked, what was traded and forecast, and the points, in double entry. Whoever
// traded is named by an id alone, which the erasure of an account replaces.

export type MarketStatus =
  | 'draft'
  | 'open'
  | 'proposed'
  | 'disputed'
  | 'final'
  | 'corrected'
  | 'annulled'
  | 'refused';

export interface MarketsTable {
  id: string;
  public_id: string;
  question: string;
  criteria_md: string;
  source: 'operator' | 'suggestion';
  /** An open market is closed from closes_at on, whatever stands here. */
  status: MarketStatus;
  /** Milli-points. */
  b: number;
  /** JSON: the probabilities it began with, and the milli-shares of each outcome now. */
  p0: string;
  q: string;
  /** Counts the trades: a form that saw another one shows the price anew. */
  version: number;
  opened_at: string | null;
  closes_at: string;
  /** When the operator closed it before its time. */
  closed_at: string | null;
  /** When the outcome was known: what was traded later is undone. */
  known_at: string | null;
  outcome: string | null;
  proposed_by: string | null;
  proposed_at: string | null;
  final_at: string | null;
  corrected_at: string | null;
  /** Why it was annulled, refused or corrected. */
  statement: string | null;
  /** The record that it is about, as family:public_id. */
  about: string | null;
  created_by: string;
  created_at: string;
}

interface MarketOutcomesTable {
  market_id: string;
  key: string;
  label: string;
  position: number;
}

interface MarketClarificationsTable {
  id: string;
  market_id: string;
  at: string;
  text: string;
}

interface MarketEvidenceTable {
  id: string;
  market_id: string;
  url: string;
  quote: string;
  retrieved_at: string;
}

export interface MarketTradesTable {
  id: string;
  market_id: string;
  /** From 1 on, without gaps. */
  number: number;
  user_id: string;
  outcome: string;
  side: 'buy' | 'sell';
  /** Milli-shares that the person got; negative where they were given back. */
  shares: number;
  /** Milli-points that the person paid; negative where they were received. */
  cost_mp: number;
  price_before: number;
  /** JSON: the prices of all outcomes. */
  prices_after: string;
  /** 1: the person may influence the outcome, or learn it early. */
  interest: number;
  at: string;
  undone_at: string | null;
}

/** What the trades of a person come to, for each outcome. */
interface MarketPositionsTable {
  market_id: string;
  user_id: string;
  outcome: string;
  shares: number;
  cost_mp: number;
}

interface MarketForecastsTable {
  id: string;
  market_id: string;
  user_id: string;
  /** JSON: a probability for each outcome, in their order. */
  probabilities: string;
  at: string;
  ended_at: string | null;
}

interface MarketDisputesTable {
  id: string;
  market_id: string;
  user_id: string;
  reason: string;
  source_url: string;
  at: string;
  decision: 'upheld' | 'changed' | 'annulled' | null;
  decided_by: string | null;
  decided_at: string | null;
  statement: string | null;
  /** 1: whoever proposed the outcome decided too, being alone. */
  one_decider: number;
}

interface MarketScoresTable {
  market_id: string;
  user_id: string;
  log_score: number;
  /** Null where the person forecast for no time at all. */
  brier: number | null;
  market_brier: number | null;
  coverage: number;
  profit_mp: number;
  /** 1: a member of the operator's team, whom no board shows. */
  operator: number;
}

interface PointAccountsTable {
  /** p:{user}, m:{market} or house. */
  account: string;
  balance_mp: number;
}

/** Those of one tx come to 0. */
export interface PointEntriesTable {
  id: string;
  tx: string;
  account: string;
  delta_mp: number;
  kind: 'welcome' | 'weekly' | 'subsidy' | 'trade' | 'undo' | 'payout' | 'rest' | 'annul' | 'reversal';
  market_id: string | null;
  at: string;
}

/** What the nightly check of all sums found. */
interface MarketChecksTable {
  day: string;
  at: string;
  entries: number;
  /** JSON: sentences; an empty list where everything holds. */
  problems: string;
}

export interface MarketTables {
  readonly markets: MarketsTable;
  readonly market_outcomes: MarketOutcomesTable;
  readonly market_clarifications: MarketClarificationsTable;
  readonly market_evidence: MarketEvidenceTable;
  readonly market_trades: MarketTradesTable;
  readonly market_positions: MarketPositionsTable;
  readonly market_forecasts: MarketForecastsTable;
  readonly market_disputes: MarketDisputesTable;
  readonly market_scores: MarketScoresTable;
  readonly point_accounts: PointAccountsTable;
  readonly point_entries: PointEntriesTable;
  readonly market_checks: MarketChecksTable;
}
