// Hypotheses of the scripted caller, put together from the fictional world.

import { lenses } from '../../src/omega/catalogue/inputs.ts';
import { theories } from './fiction.ts';

// biome-ignore lint/suspicious/noExplicitAny: steps and answers are JSON of many shapes
type Json = any;

const pick = <T>(items: readonly T[], draw: () => number): T => items[Math.floor(draw() * items.length)] as T;

export function lensNumber(lens: string): number {
  return Math.max(0, (lenses as readonly string[]).indexOf(lens));
}

export function proposal(
  n: number,
  supporting: Json,
  against: Json,
  observations: Json,
  rivals: Json,
  draw: () => number,
): Json {
  const { agent, process } = theories[n % theories.length] as (typeof theories)[number];
  const partner = theories[
    (n * 5 + 3 + Math.floor(n / theories.length)) % theories.length
  ] as (typeof theories)[number];
  const refs =
    supporting.length === 0
      ? []
      : [...new Set([pick(supporting, draw), pick(supporting, draw), supporting[0], supporting.at(-1)])];
  const limit = 10 + Math.floor(draw() * 20);
  return {
    title: `${agent} and ${partner.tissue} through ${process}`.slice(0, 140),
    statement: `Low doses of ${agent} preserve the ${partner.tissue} of old dune mice because ${process} there is restored before ${partner.process} sets in, which keeps ${partner.agent} responsive.`,
    premises: [{ text: `Doses of ${agent} reach the ${partner.tissue} and move ${process}.`, refs }],
    mechanism: [
      {
        step: `${agent} binds in the ${partner.tissue} and raises ${process}`,
        basis: 'evidence',
        refs: refs.slice(0, 1),
      },
      { step: `${process} holds back ${partner.process} for months`, basis: 'assumption', refs: [] },
    ],
    prediction: {
      observable: `${process} activity in the ${partner.tissue} under ${agent}`,
      population: `old dune mice given ${agent}`,
      direction: 'increase',
      comparator: 'pair-fed old dune mice',
      threshold: { value: limit, unit: '%', scale: 'percent' },
      by: { value: 6, unit: 'month' },
    },
    falsifier: {
      observation: `After six months readings of ${process} in ${partner.tissue} biopsies under ${agent} differ by less than two percent between arms.`,
      threshold: { value: 2, unit: '%', scale: 'percent' },
      would_mean: `The benefit of ${agent} does not run through the named process.`,
    },
    rival: rivals[0].name,
    p_if_true: 0.8,
    p_if_rival: 0.2,
    explains: [observations[0].id],
    against: against.slice(0, 1),
    ...(against.length === 0
      ? { against_note: 'Nothing in the catalogue or in PubMed spoke against it.' }
      : {}),
    effect: { outcome: 'median lifespan', value: 8, unit: '%', scale: 'percent' },
    keywords: [agent, partner.tissue, 'ageing'],
  };
}

/** Whether the prediction of a card speaks of what its statement speaks of. */
export function coherent({ statement, prediction }: Json): boolean {
  const agent = /Low doses of (\w+)/.exec(statement)?.[1];
  return agent === undefined || String(prediction.observable).includes(agent);
}
