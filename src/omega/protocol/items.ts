// The twenty items of the four dimensions: what each asks, and who decides it.

export const dimensions = [
  'premise_plausibility',
  'explanatory_power',
  'falsifiability',
  'ambition',
] as const;
export type Dimension = (typeof dimensions)[number];
export type Decision = 'Yes' | 'Partial' | 'No';

export interface Item {
  readonly id: string;
  readonly dimension: Dimension;
  readonly asks: string;
  readonly decidedBy: 'caller' | 'server';
  /** A No caps its dimension at 4. */
  readonly critical?: true;
  /** A Yes needs evidence that is resolved and not struck; without, it counts as Partial. */
  readonly needsEvidence?: true;
}

const [pp, ep, fa, am] = dimensions;

// biome-ignore format: a table reads better with one row a line
export const items: readonly Item[] = [
  { id: 'pp_supported', dimension: pp, decidedBy: 'server', critical: true, asks: 'Every premise has supporting, unstruck, resolved evidence.' },
  { id: 'pp_certainty', dimension: pp, decidedBy: 'server', asks: 'The weakest premise is of moderate certainty or better (low: Partial).' },
  { id: 'pp_unanswered', dimension: pp, decidedBy: 'caller', critical: true, needsEvidence: true, asks: 'No cited contradiction is left unanswered.' },
  { id: 'pp_steps', dimension: pp, decidedBy: 'caller', asks: 'Each causal step is established or marked as an assumption.' },
  { id: 'pp_fit', dimension: pp, decidedBy: 'caller', needsEvidence: true, asks: 'The evidence fits the species, tissue and dose that are claimed.' },
  { id: 'ep_observations', dimension: ep, decidedBy: 'caller', critical: true, needsEvidence: true, asks: 'It accounts for the observations of the question.' },
  { id: 'ep_independent', dimension: ep, decidedBy: 'server', asks: 'At least two independent works stand behind it.' },
  { id: 'ep_chain', dimension: ep, decidedBy: 'caller', asks: 'The causal chain has no jump.' },
  { id: 'ep_rival', dimension: ep, decidedBy: 'caller', asks: 'It separates itself from the named rival.' },
  { id: 'ep_puzzle', dimension: ep, decidedBy: 'caller', needsEvidence: true, asks: 'It explains something that puzzled the field.' },
  { id: 'fa_complete', dimension: fa, decidedBy: 'server', critical: true, asks: 'The prediction has observable, direction, number, unit, comparator and time.' },
  { id: 'fa_falsifier', dimension: fa, decidedBy: 'caller', critical: true, asks: 'The falsifier is observable and not a mere negation.' },
  { id: 'fa_discriminates', dimension: fa, decidedBy: 'caller', asks: 'The rival would not predict the same.' },
  { id: 'fa_feasible', dimension: fa, decidedBy: 'caller', asks: 'A method exists within the stated time and cost.' },
  { id: 'fa_risky', dimension: fa, decidedBy: 'server', asks: 'p_if_true is at least 3 times p_if_rival (1.5 times: Partial).' },
  { id: 'am_general', dimension: am, decidedBy: 'caller', asks: 'It is a general, causal claim about whole organisms.' },
  { id: 'am_effect', dimension: am, decidedBy: 'caller', needsEvidence: true, asks: 'It gives a plausible number for the effect on healthspan or lifespan.' },
  { id: 'am_lexical', dimension: am, decidedBy: 'server', critical: true, asks: 'No known text of the catalogue says the same (close: Partial, copy: No).' },
  { id: 'am_decision', dimension: am, decidedBy: 'caller', asks: 'It names the decision that it would change.' },
  { id: 'am_reach', dimension: am, decidedBy: 'caller', asks: 'It reaches beyond one tissue, pathway or species.' },
];

export const callerItems: readonly Item[] = items.filter(({ decidedBy }) => decidedBy === 'caller');
