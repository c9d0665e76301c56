// How far a replication agrees with the run that it is of: over the games that both have judged.

import { fitRanks, type Game, kendallTau } from './rank.ts';

interface Judged extends Game {
  readonly game_id: string;
  readonly kind: string;
}

interface Agreement {
  /** How many of the games ended alike. */
  readonly same: number;
  readonly of: number;
  /** Kendall's tau of the strengths that follow from either's judgements of these games. */
  readonly tau: number;
}

/** Null where no game was judged by both. */
export function agreementOf(again: readonly Judged[], first: readonly Judged[]): Agreement | null {
  const known = new Map(first.map((game) => [game.game_id, game]));
  const both = again.flatMap((game) => {
    const before = known.get(game.game_id);
    const isSame = game.kind === 'base' && before?.a === game.a && before.b === game.b;
    return isSame ? [{ game, before }] : [];
  });
  if (both.length === 0) return null;
  const ids = [...new Set(both.flatMap(({ game }) => [game.a, game.b]))].sort();
  const strengths = (games: readonly Game[]) => {
    const { ranks } = fitRanks(ids, games);
    return ids.map((id) => ranks.find((rank) => rank.id === id)?.strength ?? 0);
  };
  const tau = kendallTau(
    strengths(both.map(({ game }) => game)),
    strengths(both.map(({ before }) => before)),
  );
  return {
    same: both.filter(({ game, before }) => game.winner === before.winner).length,
    of: both.length,
    tau: Math.round(tau * 1e6) / 1e6,
  };
}
