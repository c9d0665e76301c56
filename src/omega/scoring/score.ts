// The four Popperian dimensions: five items each, Yes 2, Partial 1, No 0; a critical No caps a dimension
// at 4. What the server can decide it decides; a Yes of a caller that needs evidence is looked after.

import { type Decision, type Dimension, dimensions, type Item, items } from '../protocol/items.ts';

interface ItemResult {
  readonly item: string;
  readonly decision: Decision;
  readonly decided_by: 'caller' | 'server';
  /** Set where the server lowered what a caller said. */
  readonly adjusted_by?: 'server';
  /** How many critics said the same as the decision that counts, of how many. */
  readonly agreement?: { readonly same: number; readonly of: number };
}

export interface Evaluation {
  readonly popperian_sum: number;
  readonly premise_plausibility: number;
  readonly explanatory_power: number;
  readonly falsifiability: number;
  readonly ambition: number;
  readonly items: readonly ItemResult[];
  readonly critics: number;
}

const points: Readonly<Record<Decision, number>> = { Yes: 2, Partial: 1, No: 0 };
const byPoints: readonly Decision[] = ['No', 'Partial', 'Yes'];
const cap = 4;

/** The median of several decisions, ties down. */
function medianDecision(decisions: readonly Decision[]): Decision {
  const sorted = decisions.map((one) => points[one]).sort((a, b) => a - b);
  return byPoints[sorted[Math.floor((sorted.length - 1) / 2)] ?? 0] as Decision;
}

/** What one critic said of an item, and whether one of its refs is resolved and unstruck. */
export interface Said {
  readonly decision: Decision;
  readonly hasEvidence: boolean;
}

interface ScoreRequest {
  /** What critics said, item by item. */
  readonly said: Readonly<Record<string, readonly Said[]>>;
  readonly server: Readonly<Record<string, Decision>>;
  /** The hypothesis gives no number for its effect. */
  readonly effectIsAbsent: boolean;
  readonly critics: number;
}

export function evaluate(request: ScoreRequest): Evaluation {
  const results = items.map((item) => resultOf(item, request));
  const sums = Object.fromEntries(
    dimensions.map((dimension) => [dimension, sumOf(dimension, results)]),
  ) as Record<Dimension, number>;
  const popperian_sum = dimensions.reduce((sum, one) => sum + sums[one], 0);
  return { popperian_sum, ...sums, items: results, critics: request.critics };
}

function resultOf(item: Item, { said, server, effectIsAbsent }: ScoreRequest): ItemResult {
  const { id } = item;
  if (item.decidedBy === 'server') return { item: id, decision: server[id] ?? 'No', decided_by: 'server' };
  if (id === 'am_effect' && effectIsAbsent)
    return { item: id, decision: 'No', decided_by: 'server', adjusted_by: 'server' };
  const all = said[id] ?? [];
  const lowered = all.map(({ decision, hasEvidence }) =>
    item.needsEvidence && decision === 'Yes' && !hasEvidence ? 'Partial' : decision,
  );
  const decision = lowered.length === 0 ? 'No' : medianDecision(lowered);
  const before = all.length === 0 ? 'No' : medianDecision(all.map((one) => one.decision));
  return {
    item: id,
    decision,
    decided_by: 'caller',
    ...(decision === before ? {} : { adjusted_by: 'server' as const }),
    ...(lowered.length > 1
      ? { agreement: { same: lowered.filter((one) => one === decision).length, of: lowered.length } }
      : {}),
  };
}

function sumOf(dimension: Dimension, results: readonly ItemResult[]): number {
  const own = items.filter((item) => item.dimension === dimension);
  const of = (id: string) => results.find(({ item }) => item === id)?.decision ?? 'No';
  const sum = own.reduce((total, { id }) => total + points[of(id)], 0);
  return own.some(({ id, critical }) => critical && of(id) === 'No') ? Math.min(cap, sum) : sum;
}
