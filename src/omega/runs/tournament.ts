// The games of a run: what was played, what it shows, and what is played next. All from the answers and
// the seed.

import type { Winner } from '../protocol/compare.ts';
import { sizes } from '../protocol/protocol.ts';
import { type Fit, fitRanks, type Game } from '../scoring/rank.ts';
import {
  adaptivePairs,
  type GameKind,
  type Planned,
  ringPairs,
  type ScheduleRequest,
  type Wave,
  waveSteps,
} from '../scoring/schedule.ts';
import type { Board } from './board.ts';
import { type Extent, extentOf } from './extent.ts';
import type { Accepted, RunHead } from './run.ts';

interface Played {
  readonly step: string;
  readonly game_id: string;
  readonly a: string;
  readonly b: string;
  readonly shown_first: string;
  readonly winner: Winner;
  readonly kind: GameKind;
  readonly judge: string;
  /** Of a control: the side of the copy. */
  readonly copy?: 'A' | 'B';
}

const waves: readonly Wave[] = ['static', 'adaptive_1', 'adaptive_2'];

export function activeIds(board: Board): readonly string[] {
  return board.hypotheses.filter(({ active }) => active).map(({ id }) => id);
}

interface WavePlan {
  readonly wave: Wave;
  readonly steps: readonly (readonly Planned[])[];
  readonly done: boolean;
}

/** The waves that can be planned by now: each once the one before it is played. */
export function wavesOf(head: RunHead, board: Board, accepted: Accepted): readonly WavePlan[] {
  const ids = activeIds(board);
  if (ids.length < 2) return [];
  const { repeats, gameControls } = sizes[head.size];
  const extent: Extent = extentOf(
    head,
    board.hypotheses.filter(({ mergedAtStart }) => !mergedAtStart).length,
  );
  const request: ScheduleRequest = {
    seed: head.seed,
    ids,
    opponents: extent.opponents,
    repeats,
    controls: gameControls,
    perStep: head.perStep,
  };
  const found: WavePlan[] = [];
  const planned: Planned[] = [];
  for (const wave of waves.slice(0, 1 + extent.adaptive)) {
    if (found.at(-1)?.done === false) break;
    const pairs =
      wave === 'static' ? ringPairs(request) : adaptivePairs(ids, fitted(playedOf(before(wave, accepted))));
    const steps = waveSteps(wave, pairs, planned, request);
    planned.push(...steps.flat());
    const done = steps.every((_, at) => accepted.has(`compare:${wave}:${at}`));
    found.push({ wave, steps, done });
  }
  return found;
}

/** What the waves before one have shown: games of its own must not move its plan. */
function before(wave: Wave, accepted: Accepted): Accepted {
  const earlier = waves.slice(0, waves.indexOf(wave)).map((one) => `compare:${one}:`);
  return new Map([...accepted].filter(([key]) => earlier.some((start) => key.startsWith(start))));
}

/** Every game that was played, in the order of the plan. */
export function playedOf(accepted: Accepted): readonly Played[] {
  const found: Played[] = [];
  for (const step of accepted.values()) {
    if (step.kind !== 'compare') continue;
    const { games } = step.output;
    for (const { game_id, a, b, kind, copy } of step.checks.games ?? []) {
      const answer = games.find((one) => one.game_id === game_id);
      if (!answer) continue;
      const judge = step.model.name ?? step.model.participant;
      const { winner } = answer;
      found.push({
        step: step.id,
        game_id,
        a,
        b,
        shown_first: a,
        winner,
        kind,
        judge,
        ...(copy ? { copy } : {}),
      });
    }
  }
  const number = ({ game_id }: Played) => Number(game_id.slice(1));
  return found.sort((x, y) => number(x) - number(y));
}

/** Controls and repeats never enter a fit. */
export function fitted(played: readonly Played[]): readonly Game[] {
  return played.filter(({ kind }) => kind === 'base' || kind === 'adaptive');
}

/** Null while the tournament runs, and where there is none. */
export function finalFit(
  head: RunHead,
  board: Board,
  accepted: Accepted,
  found: readonly WavePlan[],
): Fit | null {
  const extent = extentOf(head, board.hypotheses.filter(({ mergedAtStart }) => !mergedAtStart).length);
  if (found.length < 1 + extent.adaptive || !found.every(({ done }) => done)) return null;
  return fitRanks(activeIds(board), fitted(playedOf(accepted)));
}

/** How often a game that was shown again had the same outcome. */
export function repeatAgreement(played: readonly Played[]): { same: number; of: number } {
  const repeats = played.filter(({ kind }) => kind === 'repeat');
  const same = repeats.filter((again) =>
    played.some(
      ({ kind, a, b, winner }) =>
        kind === 'base' && a === again.a && b === again.b && winner === again.winner,
    ),
  ).length;
  return { same, of: repeats.length };
}

/** Whether the games join all of them, and the fewest that any has played. */
export function graphOf(
  ids: readonly string[],
  games: readonly Game[],
): { connected: boolean; least: number } {
  const reached = new Set(ids.slice(0, 1));
  for (let grew = true; grew; ) {
    grew = false;
    for (const { a, b } of games) {
      if (reached.has(a) === reached.has(b)) continue;
      reached.add(a).add(b);
      grew = true;
    }
  }
  const counts = ids.map((id) => games.filter(({ a, b }) => a === id || b === id).length);
  return { connected: ids.every((id) => reached.has(id)), least: Math.min(...counts) };
}
