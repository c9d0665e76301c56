// The scripted caller: answers steps from their input alone, like a model that knows the fictional world to
// the degree of its skill. It judges by hidden quality with noise, verifies by what stands in the text, and
// never sees a step's number.

import { callerItems } from '../../src/omega/protocol/items.ts';
import { likeness } from '../../src/omega/protocol/likeness.ts';
import { drawFrom } from '../../src/omega/scoring/chance.ts';
import { qualityOf, theories, works } from './fiction.ts';
import { coherent, lensNumber, proposal } from './proposals.ts';

export interface Script {
  readonly seed: string;
  /** 1: verifies and judges without error. */
  readonly skill?: number;
  /** What being shown first adds, in logits. */
  readonly orderBias?: number;
  readonly tieRate?: number;
  /** Leaves its sentences as they are, or shows that it is another model. */
  readonly voice?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: steps and answers are JSON of many shapes
type Json = any;

export type Caller = (step: { kind: string; input: Json }) => Json;

export function scripted({ seed, skill = 0.97, orderBias = 0.2, tieRate = 0, voice = '' }: Script): Caller {
  return ({ kind, input }) => {
    const draw = drawFrom(seed, `${voice}${kind}${JSON.stringify(input)}`);
    const answer = answers[kind];
    if (!answer) throw new Error(`no answer to ${kind}`);
    return answer(input, { draw, skill, orderBias, tieRate, seed });
  };
}

interface Mind {
  readonly draw: () => number;
  readonly skill: number;
  readonly orderBias: number;
  readonly tieRate: number;
  readonly seed: string;
}

const concerns = {
  bias: 'none',
  inconsistency: 'none',
  indirectness: 'serious',
  imprecision: 'none',
  publication: 'none',
};

const answers: Readonly<Record<string, (input: Json, mind: Mind) => Json>> = {
  question: ({ goal }: Json) => ({
    answerable: 'yes',
    question: `${goal.replace(/[?.]$/, '').slice(0, 200)}, and by which process?`,
    scope: {
      organisms: ['dune mouse'],
      outcome: 'survival and tissue function',
      comparator: 'untreated animals',
    },
    observations: [
      { id: 'o1', text: 'Treated colonies kept their tissue function for longer than untreated ones.' },
      { id: 'o2', text: 'High doses shortened survival although low doses lengthened it.' },
    ],
    rivals: [{ name: 'Treated animals simply ate less' }],
    subquestions: [
      {
        id: 's1',
        text: 'Which results support the effect?',
        query: 'effect survival',
        looks_for: 'supports',
      },
      {
        id: 's2',
        text: 'Which results speak against it?',
        query: 'dose shortened survival',
        looks_for: 'contradicts',
      },
      { id: 's3', text: 'Who has proposed this before?', query: 'theory ageing', looks_for: 'prior_art' },
      { id: 's4', text: 'How is the process measured?', query: 'marker decline', looks_for: 'method' },
    ],
    out_of_scope: ['people'],
  }),

  literature: ({ subquestion, data }: Json, { draw }: Mind) => {
    const first = Math.floor(draw() * 20);
    const cited = [0, 1].map((n) => works[first + n] as (typeof works)[number]);
    const records = data.filter((one: Json) => one.family === 'theories').slice(0, 4);
    const against = subquestion.looks_for === 'contradicts';
    const sentences = (text: string) => text.split(/(?<=\.) /).filter((line) => line.length >= 40);
    return {
      searched: [
        { where: 'catalogue', query: subquestion.query, hits: data.length },
        { where: 'pubmed', query: subquestion.query, hits: 2 },
      ],
      citations: cited.map(({ ids, title, year }, n) => ({
        key: `c${n + 1}`,
        kind: 'article',
        title,
        ids: { doi: ids.doi },
        year,
      })),
      evidence: [
        ...records.map((one: Json, n: number) => {
          const line =
            sentences(one.text)[against ? 3 : n % 3] ?? sentences(one.text)[0] ?? one.text.slice(0, 300);
          return {
            ref: one.ref,
            claim: line.slice(0, 400),
            quote: line.slice(0, 400),
            stance: against ? 'contradicts' : 'supports',
            design: 'animal',
            concerns: { ...concerns, indirectness: 'none' },
          };
        }),
        ...cited.map(({ title }, n) => ({
          cite: `c${n + 1}`,
          claim: `The cohort reports that ${title.toLowerCase()} moved together.`,
          quote: `In this cohort ${title.toLowerCase()} moved together over the months.`,
          stance: against ? 'limits' : 'supports',
          design: 'cohort',
          concerns: { ...concerns, indirectness: 'none' },
          raises: ['dose_response'],
        })),
      ],
      gaps: ['No record follows animals beyond two years.'],
      nothing_found: false,
    };
  },

  hypothesise: ({ evidence, observations, rivals, max, lens }: Json, { draw }: Mind) => {
    const supporting = evidence.filter((one: Json) => one.stance === 'supports').map((one: Json) => one.id);
    const against = evidence.filter((one: Json) => one.stance !== 'supports').map((one: Json) => one.id);
    const start = lensNumber(lens) * 3;
    return {
      hypotheses: Array.from({ length: max }, (_, n) =>
        proposal(start + n, supporting, against, observations, rivals, draw),
      ),
      citations: [],
      evidence: [],
    };
  },

  critique: ({ hypothesis }: Json, { draw, skill }: Mind) => {
    const refs = hypothesis.premises.flatMap((one: Json) => one.refs).slice(0, 2);
    const quality = qualityOf(hypothesis.statement, 'items');
    return {
      items: Object.fromEntries(
        callerItems.map(({ id, asks }, n) => {
          const good = quality + (draw() - 0.5) * (1.1 - skill) * 4 > -0.7;
          const decision = good ? 'Yes' : draw() < 0.5 ? 'Partial' : 'No';
          return [
            id,
            {
              decision,
              because: `${decision} on ${id}: ${asks.toLowerCase().replace(/\.$/, '')} (${words(n)}).`,
              refs,
            },
          ];
        }),
      ),
      strongest_objection: `The effect in the ${hypothesis.prediction.population} could come from eating less, which nobody weighed.`,
      missing: ['A pair-fed control group.'],
    };
  },

  revise: ({ hypothesis, critiques }: Json) => ({
    action: 'keep',
    answers: [
      {
        objection: critiques[0].strongest_objection,
        reply: 'A pair-fed group is part of the test that follows from this.',
        refs: hypothesis.premises[0].refs.slice(0, 1),
      },
    ],
  }),

  verify: ({ pairs, data }: Json, { draw, skill }: Mind) => ({
    pairs: pairs.map(({ id, claim, quote, ref }: Json) => {
      const source = quote ?? data.find((one: Json) => one.ref === ref)?.text ?? '';
      const stated = source.includes(claim) || likeness(claim, source) > 0.5;
      const errs = draw() > skill;
      return { id, judgement: stated !== errs ? 'states' : 'does_not' };
    }),
  }),

  compare: ({ games }: Json, { draw, skill, orderBias, tieRate, seed }: Mind) => ({
    games: games.map(({ game_id, A, B }: Json) => {
      const [good, bad] = [coherent(A), coherent(B)];
      const gap = qualityOf(A.statement, seed) - qualityOf(B.statement, seed) + orderBias;
      const byQuality = draw() < 1 / (1 + Math.exp(-gap)) ? 'A' : 'B';
      const sees = draw() < skill;
      const winner = good !== bad && sees ? (good ? 'A' : 'B') : draw() < tieRate ? 'tie' : byQuality;
      const vote = winner;
      return {
        game_id,
        criteria: { evidence: vote, mechanism: vote, testability: 'tie', novelty: 'tie', consequence: vote },
        winner,
        because: `In ${game_id} the chain and the prediction of ${winner} belong together better than on the other card.`,
      };
    }),
  }),

  refute: ({ hypothesis }: Json) => ({
    attempts: [0, 1].map((n) => ({
      sub_claim: [
        `The treated ${hypothesis.prediction.population} show the marker before the benefit.`,
        'A group that eats as little without treatment does not live longer.',
      ][n],
      implication: [
        'If the process is not the cause, the marker may rise after the benefit or never.',
        'Were eating less enough, those fed in pairs would gain the same months.',
      ][n],
      null: [
        'Marker and benefit appear in no fixed order.',
        'Pair-fed animals live as long as treated ones.',
      ][n],
      searched: [{ where: 'catalogue', query: 'pair fed control', hits: 0 }],
      result: 'nothing_found',
      evidence: [],
      citations: [],
    })),
    strongest: 'Nobody has yet separated the treatment from the appetite of the animals that received it.',
  }),

  design: ({ hypothesis }: Json) => {
    const unit = hypothesis.prediction.threshold.unit;
    return {
      title: `A blinded test of one prediction in the ${hypothesis.prediction.population}`.slice(0, 140),
      hypothesis_id: hypothesis.id,
      study_type: 'experiment',
      existing_data: 'none',
      design: 'Two arms in parallel, assigned at random, read blind at one time.',
      arms: [
        { name: 'treated', treatment: 'The agent in drinking water.', n: 63 },
        { name: 'pair-fed control', treatment: 'The same amount of food, no agent.', n: 63 },
      ],
      randomisation: 'Cages are drawn from a list that was made before the animals came.',
      blinding: 'Whoever measures sees numbers of cages only.',
      inclusion: ['Animals of fourteen months.'],
      exclusion: ['Tumours that can be felt at the start.'],
      primary_outcome: {
        observable: hypothesis.prediction.observable,
        instrument: 'Standard assay, read twice.',
        unit,
        time: 'Week 26',
      },
      secondary: ['Food that was eaten.'],
      covariates: ['Sex.'],
      sample_size: {
        n_total: 126,
        method: 'two_means',
        alpha: 0.05,
        power: 0.8,
        tails: 2,
        effect: { value: 0.5, scale: 'sd' },
        attrition: 0,
      },
      stopping_rule: 'No look at the outcome before week 26.',
      analysis: { model: 'Difference of means with sex as a covariate.' },
      missing_data:
        'Animals that die early count with their last reading; a second analysis leaves them out.',
      decision: {
        metric: 'difference between the arms',
        unit,
        supported_if: [{ op: '>', value: 10 }],
        refuted_if: [{ op: '<', value: 0 }],
        inconclusive_if: [
          { op: '≥', value: 0 },
          { op: '≤', value: 10 },
        ],
      },
      sensitivity: ['Without the largest and smallest reading.'],
      kill_criterion: 'If three animals of one arm die in a week, the work stops.',
      ethics: 'animal',
      approvals_needed: ['Animal welfare committee.'],
      feasibility: { months: 9, cost_usd: 60_000, skills: ['animal care', 'assay'] },
      risks: ['Animals may not drink the water.'],
      sharing: { data: 'All readings in an open table.', code: 'The analysis as one script.' },
    };
  },
};

/** So that sentences differ as those of a writer do. */
function words(n: number): string {
  const { agent, tissue, process } = theories[n % theories.length] as (typeof theories)[number];
  return `compare ${agent}, ${tissue}, ${process}`;
}
