// Scores and citations of a hypothesis as runs and publications show them.

import type { Doc } from '../protocol/step-kind.ts';
import type { evaluationOf } from '../runs/assessment.ts';
import { current } from '../runs/board.ts';
import type { Plan } from '../runs/plan.ts';

/** {dimension: {score, items}} */
export function scoresOf(evaluation: NonNullable<ReturnType<typeof evaluationOf>>): Doc {
  const { items, popperian_sum: _, critics: __, ...dimensions } = evaluation;
  const prefix: Readonly<Record<string, string>> = {
    premise_plausibility: 'pp_',
    explanatory_power: 'ep_',
    falsifiability: 'fa_',
    ambition: 'am_',
  };
  return Object.fromEntries(
    Object.entries(dimensions).map(([name, score]) => [
      name,
      { score, items: items.filter(({ item }) => item.startsWith(prefix[name] ?? ' ')) },
    ]),
  );
}

/** The cited works of a hypothesis: its evidence's, each once. */
export function citationsOf(id: string, { board }: Pick<Plan, 'board'>): readonly Doc[] {
  const one = board.hypotheses.find((other) => other.id === id);
  if (!one) return [];
  const { premises, mechanism, against } = current(one).hypothesis;
  const refs = new Set([
    ...premises.flatMap(({ refs: some }) => some),
    ...mechanism.flatMap(({ refs: some }) => some),
    ...against,
  ]);
  const works = new Set([...refs].flatMap((ref) => board.evidence.get(ref)?.work ?? []));
  return [...works].flatMap((key): Doc[] => {
    const work = board.works.get(key);
    if (work) {
      const { state, match, citation } = work;
      return [
        {
          id: key,
          key,
          title: citation.title,
          ids: citation.ids,
          resolved: state === 'resolved',
          state,
          match,
        },
      ];
    }
    if (!key.startsWith('record:')) return [];
    const ref = key.slice('record:'.length);
    return [
      { id: ref, key: ref, title: ref, ids: {}, resolved: true, state: 'resolved', match: 'catalogue' },
    ];
  });
}
