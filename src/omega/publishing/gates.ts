// The gates to publishing, P1 to P10: deterministic, and the same in a replay. What a kind of run lacks is
// skipped, and said to be.

import { counted } from '../../kernel/counted.ts';
import { unshowable } from '../protocol/hygiene.ts';
import { thresholds } from '../protocol/protocol.ts';
import { type Board, type BoardEvidence, type BoardHypothesis, current } from '../runs/board.ts';
import { type Control, controlsOf, passControls } from '../runs/controls.ts';
import type { Plan } from '../runs/plan.ts';
import type { Accepted, AcceptedStep, RunHead } from '../runs/run.ts';
import { activeIds, fitted, graphOf, playedOf } from '../runs/tournament.ts';
import { completenessOf } from '../scoring/completeness.ts';
import { unclean } from './text-hygiene.ts';

export interface Gate {
  readonly gate: string;
  readonly passed: boolean;
  readonly detail: string;
}

export interface Selection {
  readonly hypothesisIds: readonly string[];
  readonly designIds: readonly string[];
  readonly title: string;
  readonly summary: string;
  /** What else its pages show, by what it is. Nothing in a recount: those of before P8 read it recount too. */
  readonly shown: Readonly<Record<string, readonly string[]>>;
  /** Whether anybody was asked about citations that the catalogue does not know. */
  readonly resolvers: boolean;
}

export interface GateState {
  readonly head: RunHead;
  readonly plan: Plan;
  readonly accepted: Accepted;
}

const gate = (name: string, passed: boolean, detail: string): Gate => ({ gate: name, passed, detail });

/** An archive keeps the words of the day on which it was made; three sentences had a wrong number then. */
export function wordedToday(gates: readonly Gate[]): readonly Gate[] {
  return gates.map((one) => ({
    ...one,
    detail: one.detail
      .replace(
        /^1 hypotheses rest on two works or more, and name what speaks against them$/,
        '1 hypothesis rests on two works or more, and names what speaks against it',
      )
      .replace(/(?<=connected, )1 games or more each$/, '1 game or more each')
      .replace(/(?<=unmarked retracted, )1 stand(?=, )/, '1 stands')
      .replace(/(?<=stands?, )1 do not$/, '1 does not'),
  }));
}

/** Those that need no selection, as far as the run has come. */
export function gatesSoFar(state: GateState): readonly Gate[] {
  return [requiredSteps(state), controls(state), games(state)];
}

export function gatesOf(state: GateState, selection: Selection): readonly Gate[] {
  const { board } = state.plan;
  const chosen = selection.hypothesisIds.flatMap((id) => board.hypotheses.find((one) => one.id === id) ?? []);
  return [
    requiredSteps(state),
    evidence(chosen, board, selection),
    citations(chosen, board, selection),
    controls(state),
    games(state),
    designs(state, selection),
    novelty(state, chosen),
    hygiene(state, chosen, selection),
  ];
}

function requiredSteps({ plan, accepted }: GateState): Gate {
  const required = plan.steps.filter((step) => step.required);
  const done = required.filter(({ key }) => accepted.has(key)).length;
  return gate(
    'P1',
    plan.ends && done === required.length,
    `${done} of ${required.length} required steps accepted`,
  );
}

/** The evidence that a hypothesis names anywhere. */
export function evidenceNamed(one: BoardHypothesis, board: Board): readonly BoardEvidence[] {
  const { premises, mechanism, against } = current(one).hypothesis;
  const refs = new Set([
    ...premises.flatMap(({ refs: r }) => r),
    ...mechanism.flatMap(({ refs: r }) => r),
    ...against,
  ]);
  return [...refs].flatMap((ref) => board.evidence.get(ref) ?? []);
}

function standsFor(one: BoardEvidence, { resolvers }: Selection): boolean {
  return one.state === 'resolved' || (!resolvers && one.state === 'unchecked');
}

function evidence(chosen: readonly BoardHypothesis[], board: Board, selection: Selection): Gate {
  const lacking = chosen.filter((one) => {
    const named = evidenceNamed(one, board);
    const works = new Set(
      named.filter((found) => !found.struck && standsFor(found, selection)).map(({ work }) => work),
    );
    const against = named.some(({ evidence: { stance } }) => stance === 'contradicts' || stance === 'limits');
    return works.size < 2 || !(against || current(one).hypothesis.against_note !== undefined);
  });
  const ids = lacking.map(({ id }) => id).join(', ');
  const detail =
    lacking.length === 0
      ? `${counted(chosen.length, 'hypothesis rests', 'hypotheses rest')} on two works or more, and ${chosen.length === 1 ? 'names what speaks against it' : 'name what speaks against them'}`
      : `two works, or what speaks against it, are missing: ${ids}`;
  return gate('P2', chosen.length > 0 && lacking.length === 0, detail);
}

function citations(chosen: readonly BoardHypothesis[], board: Board, selection: Selection): Gate {
  const named = [
    ...new Map(chosen.flatMap((one) => evidenceNamed(one, board)).map((one) => [one.id, one])).values(),
  ];
  const works = new Map(named.map((one) => [one.work, one]));
  const all = [...works.values()];
  const mismatched = all.filter(
    ({ state }) => state === 'mismatch' || state === 'not_found' || state === 'malformed',
  ).length;
  const unmarked = named.filter(
    ({ state, evidence: { claim, stance } }) =>
      state === 'retracted' && !(/retract/i.test(claim) || stance === 'background'),
  ).length;
  const good = all.filter((one) => standsFor(one, selection)).length;
  const checked = all.filter(({ state }) => state !== 'unchecked').length;
  const enough = all.length === 0 || good / all.length >= thresholds.resolved_share;
  const wrong = all.filter(({ state }) => state === 'mismatch').length;
  const standing = `${counted(good, 'stands', 'stand')}, ${counted(mismatched, 'does', 'do')} not`;
  const detail = `${checked} of ${all.length} checked, ${wrong} mismatch, ${unmarked} unmarked retracted, ${standing}`;
  return gate('P3', wrong === 0 && unmarked === 0 && enough, detail);
}

function controls({ accepted }: GateState): Gate {
  const all: readonly Control[] = controlsOf(accepted);
  if (all.length === 0) return gate('P4', true, 'skipped: there were no controls');
  const { passed, detail } = passControls(all);
  return gate('P4', passed, detail);
}

function games({ head, plan, accepted }: GateState): Gate {
  const ids = activeIds(plan.board);
  if (head.kind === 'test' || head.kind === 'replicate' || ids.length < 2)
    return gate('P5', true, 'skipped: there is no tournament');
  const { connected, least } = graphOf(ids, fitted(playedOf(accepted)));
  const enough = least >= Math.min(thresholds.games_each, 2 * (ids.length - 1));
  const detail = `${connected ? 'connected' : 'not connected'}, ${counted(least, 'game')} or more each`;
  return gate('P5', plan.fit !== null && connected && enough, detail);
}

export function designStep({ accepted }: Pick<GateState, 'accepted'>, id: string) {
  const isIt = (step: AcceptedStep): step is AcceptedStep<'design'> =>
    step.kind === 'design' && step.id === id;
  return [...accepted.values()].find(isIt);
}

function designs(state: GateState, { designIds }: Selection): Gate {
  if (designIds.length === 0) return gate('P6', true, 'skipped: no design is published');
  const filled = designIds.map((id) => {
    const step = designStep(state, id);
    return step ? completenessOf(step.output).filled : 0;
  });
  const least = Math.min(...filled);
  return gate(
    'P6',
    least >= thresholds.prereg_members,
    `${least} of ${thresholds.prereg_of} members are filled in`,
  );
}

function novelty({ head }: GateState, chosen: readonly BoardHypothesis[]): Gate {
  const copies = chosen.filter((one) => current(one).novelty?.state === 'copy').map(({ id }) => id);
  if (copies.length > 0 && head.kind !== 'discover')
    return gate('P7', true, 'skipped: novelty is asked of what a run discovers');
  return gate(
    'P7',
    copies.length === 0,
    copies.length === 0
      ? 'none is a copy of a known text'
      : `a known text says the same: ${copies.join(', ')}`,
  );
}

function hygiene(
  state: GateState,
  chosen: readonly BoardHypothesis[],
  { title, summary, shown, designIds }: Selection,
): Gate {
  const records = [
    { title, summary },
    ...chosen.map((one) => current(one).hypothesis),
    ...designIds.flatMap((id) => designStep(state, id)?.output ?? []),
  ];
  const [found] = [
    ...records.map((record) => ['a text', unclean(record)] as const),
    ...Object.entries(shown).map(([name, texts]) => [name, unshowable(texts)] as const),
  ].flatMap(([name, what]) => (what === null ? [] : [`${name} holds ${what}`]));
  return gate('P8', found === undefined, found ?? 'clean');
}
