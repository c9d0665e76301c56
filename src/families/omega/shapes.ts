// What published hypotheses and experiments are made of, in the notation of kernel/shape.ts.

import { shape } from '../../kernel/shape.ts';

export const rankShape = shape(
  '{method: bradley_terry, strength: number, low: number, high: number, games: int, group: int, of: int}',
);
export const scoredShape = shape('{score?: number, items: object[]}');
export const citationsShape = shape(
  '{id: text, key: text, title: text, resolved: bool, state: resolved|mismatch|retracted|not_found|unchecked|malformed, match?: text}[]',
);
const itemShape = shape(
  '{item!: text, decision!: Yes|Partial|No, decided_by!: caller|server, adjusted_by: server, agreement: {same: int, of: int}, because: text, refs: text[]}[]',
);
export const evaluationShape = shape(
  '{popperian_sum!: Sum, premise_plausibility!: tenth, explanatory_power!: tenth, falsifiability!: tenth, ambition!: tenth, items!: Items, critics!: int}',
  { Items: itemShape, Sum: { type: 'number', minimum: 0, maximum: 40 } },
);
export const noveltyShape = shape(
  '{state!: copy|close|no_lexical_match, neighbours!: {family!: text, public_id!: text, similarity!: number}[]}',
);
export const refutationShape = shape(
  '{verdict!: survives|weakened|refuted, attempts!: {sub_claim: text, implication: text, null: text, result: contradicts|nothing_found|inconclusive}[]}',
);
const Ids = shape('{doi: text, pmid: text, pmcid: text, nct: text, arxiv: text, patent: text, url: text}');
export const evidenceRowsShape = shape(
  `{id!: text, claim!: text, stance!: supports|contradicts|limits|background, design!: text, certainty!: very_low|low|moderate|high,
    quote: text, ref: text, citation?: {title: text, ids: Ids, year?: int}, state!: text, verified?: text, struck!: bool}[]`,
  { Ids },
);
export const provenanceShape = shape(
  `{participant: {id: text, name?: text}, models: {name?: text, provider: text, version: text, steps: int}[], models_are: self-declared,
    channels: text[], human_role: text, competing_interests: text, self_reviewed: bool, contexts: {fresh: int, shared: int},
    controls: {passed: int, total: int}, repeat_agreement?: number, order_effect?: number, protocol: text}`,
);
const Threshold = shape('{value: number, unit: text, scale: text}');
export const chainShape = shape('{step: text, basis: evidence|assumption, refs: text[]}[]');
export const predictionShape = shape(
  '{observable: text, population: text, direction: text, comparator: text, threshold: Threshold, by: {value: number, unit: text}}',
  { Threshold },
);
export const falsifierShape = shape('{observation: text, threshold: Threshold, would_mean: text}', {
  Threshold,
});
export const resultsShape = shape(
  `{id: text, at: dt, by?: text, outcome: supported|refuted|inconclusive|not_done, against: text,
    measured?: {metric: text, value: number, unit: text, ci_low: number, ci_high: number, p: number, n: int}, deviations: text,
    data_url: text, doi: text, e_value?: number, label: self-reported}[]`,
);
export const citationCountsShape = shape(
  '{total: int, catalogue: int, live: int, unresolved: int, mismatch: int, struck: int}',
);
export const sampleSizeShape = shape(
  '{n?: int, per?: arm|total|events, state: agrees|differs|not_computable}',
);
export const completenessShape = shape('{filled: int, of: int, missing: text[]}');
