// What a step is handed: JSON whose member names are the protocol's, never more than 24 kB. Text of the
// catalogue stands under `data` alone; elsewhere it is named by its ref.

import { canonical } from '../protocol/canonical.ts';
import { conceptsOf } from '../protocol/hypothesise.ts';
import { sizes, thresholds } from '../protocol/protocol.ts';
import type { Doc } from '../protocol/step-kind.ts';
import { certaintyOfHypothesis } from '../runs/assessment.ts';
import { type Board, type BoardEvidence, type BoardHypothesis, current } from '../runs/board.ts';
import type { Base, PlannedStep } from '../runs/plan.ts';
import type { RunHead } from '../runs/run.ts';
import { certaintyName } from '../scoring/certainty.ts';
import { drawFrom, shuffled } from '../scoring/chance.ts';
import type { Planned } from '../scoring/schedule.ts';
import { nearestTexts } from './novelty.ts';
import { beginningOf, recordOf, type Source, searchRecords } from './records.ts';

export const lenses = [
  'mechanism first',
  'anomaly first',
  'other species',
  'intervention first',
  'evolution and systems',
  'measurement first',
  'negative results first',
  'simplest account',
] as const;

const hits = 12;
const nearest = 5;

/** @returns canonical JSON */
export function inputOf(
  step: PlannedStep,
  head: RunHead,
  board: Board,
  base: Base | null,
  source: Source,
): string {
  const frozen = head.kind === 'replicate' ? base?.accepted.get(step.key)?.input : undefined;
  return frozen ? canonical(frozen) : fitted(composed(step, head, board, source));
}

function composed(step: PlannedStep, head: RunHead, board: Board, source: Source): Doc {
  const hypothesis = board.hypotheses.find(({ id }) => id === step.subject);
  const records = (refs: readonly string[]) => refs.flatMap((ref) => recordOf(ref, source) ?? []);
  switch (step.kind) {
    case 'question': {
      const found = searchRecords(head.goal, hits, source);
      const first = beginningOf(head, source);
      const otherData = found.filter(({ ref }) => !first.some((one) => one.ref === ref));
      return { goal: head.goal, theories: first.map(({ ref }) => ref), data: [...first, ...otherData] };
    }
    case 'literature': {
      const subquestion = board.chosen.find(({ id }) => id === step.subject);
      const query = `${subquestion?.query ?? ''} ${subquestion?.text ?? ''}`;
      return { question: board.question?.question, subquestion, data: searchRecords(query, hits, source) };
    }
    case 'hypothesise':
      return {
        ...proposing(step, head, board),
        ...(head.kind === 'test' ? { data: beginningOf(head, source) } : {}),
        evidence: [...board.evidence.values()].map((one) => shownEvidence(one, board)),
      };
    case 'critique': {
      const concepts = hypothesis ? conceptsOf(current(hypothesis).hypothesis) : '';
      const near = nearestTexts(concepts, source).slice(0, nearest);
      return {
        hypothesis: hypothesis && shownHypothesis(hypothesis),
        evidence: hypothesis ? evidenceOf(hypothesis, board) : [],
        data: records(near.map(({ family, public_id }) => `${family}/${public_id}`)),
      };
    }
    case 'revise':
      return {
        hypothesis: hypothesis && shownHypothesis(hypothesis),
        critiques: (board.critiques.get(step.subject as string) ?? []).map(({ answer }) => answer),
      };
    case 'refute':
      return {
        hypothesis: hypothesis && shownHypothesis(hypothesis),
        evidence: hypothesis ? evidenceOf(hypothesis, board) : [],
      };
    case 'design':
      return { hypothesis: hypothesis && shownHypothesis(hypothesis) };
    case 'verify': {
      const pairs = (step.pairs ?? []).map(({ id, evidence, claim, ref, shown }) => {
        const known = board.evidence.get(evidence ?? shown ?? '');
        const work = known && board.works.get(known.work);
        const { quote } = known?.evidence ?? {};
        // A record is shown as data, so that real pairs and controls look the same.
        if (ref !== null) return { id, claim, ref };
        return {
          id,
          claim,
          ...(quote === undefined ? {} : { quote }),
          ...(work ? { citation: work.citation } : {}),
        };
      });
      const refs = [...new Set((step.pairs ?? []).flatMap(({ ref }) => ref ?? []))];
      return { pairs, data: records(refs) };
    }
    case 'compare':
      return { games: (step.games ?? []).map((game) => shownGame(game, board)) };
  }
}

function proposing(step: PlannedStep, head: RunHead, board: Board): Doc {
  const { hypotheses, seats } = sizes[head.size];
  const seat = Number(step.key.split(':')[1]);
  const order = shuffled(lenses, drawFrom(head.seed, 'lenses'));
  const { question, observations, rivals } = board.question ?? {};
  return {
    question,
    observations,
    rivals,
    lens: head.kind === 'test' ? 'restate what is to be tested in testable form' : order[seat % order.length],
    max: head.kind === 'test' ? 1 : Math.min(4, Math.ceil(hypotheses / seats)),
  };
}

/** A hypothesis without its author, and by its id instead of its title. */
function shownHypothesis(one: BoardHypothesis): Doc {
  const { title: _, keywords: __, ...rest } = current(one).hypothesis;
  return { id: one.id, ...rest };
}

function shownEvidence(one: BoardEvidence, board: Board): Doc {
  const { claim, stance, quote, design, ref } = one.evidence;
  const work = board.works.get(one.work);
  return {
    id: one.id,
    claim,
    stance,
    ...(quote === undefined ? {} : { quote }),
    design,
    certainty: certaintyName(one.certainty),
    ...(ref === undefined ? {} : { ref }),
    ...(work ? { citation: { ...work.citation, state: work.state } } : {}),
  };
}

function evidenceOf(one: BoardHypothesis, board: Board): readonly Doc[] {
  const { premises, mechanism, against } = current(one).hypothesis;
  const refs = new Set([
    ...premises.flatMap(({ refs: some }) => some),
    ...mechanism.flatMap(({ refs: some }) => some),
    ...against,
  ]);
  return [...refs].flatMap((ref) => {
    const found = board.evidence.get(ref);
    return found ? [shownEvidence(found, board)] : [];
  });
}

/** Cards of equal structure: no title, author or rank. */
function shownGame({ game_id, a, b, donor, copy }: Planned, board: Board): Doc {
  const of = (id: string) => board.hypotheses.find((one) => one.id === id) as BoardHypothesis;
  const card = (id: string, is: 'A' | 'B'): Doc => {
    const { hypothesis } = current(of(id));
    const from = donor !== undefined && copy === is ? current(of(donor)).hypothesis : hypothesis;
    return {
      statement: hypothesis.statement,
      premises: hypothesis.premises.map(({ text }) => text),
      chain: hypothesis.mechanism.map(({ step, basis }) => ({ step, basis })),
      prediction: from.prediction,
      falsifier: from.falsifier,
      certainty: certaintyOfHypothesis(from, board),
    };
  };
  return { game_id, A: card(a, 'A'), B: card(b, 'B') };
}

/** Cut to its limit: quotes of evidence first, then what stands last in the longest list. */
function fitted(input: Doc): string {
  const fits = (text: string) => Buffer.byteLength(text) <= thresholds.input_bytes;
  let text = canonical(input);
  if (fits(text)) return text;
  let cut: Doc = input;
  if (Array.isArray(cut.evidence))
    cut = { ...cut, evidence: (cut.evidence as Doc[]).map(({ quote: _, ...rest }) => rest) };
  text = canonical(cut);
  for (const member of ['data', 'evidence', 'critiques'] as const) {
    let items = cut[member];
    while (Array.isArray(items) && items.length > 1 && !fits(text)) {
      items = items.slice(0, -1);
      cut = { ...cut, [member]: items };
      text = canonical(cut);
    }
  }
  return text;
}
