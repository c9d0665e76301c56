import { list, object, oneOf, text } from './schema.ts';
import { type Flaw, flaw, instructionsFor, type StepKind } from './step-kind.ts';

export type Winner = 'A' | 'B' | 'tie';
const criteria = ['evidence', 'mechanism', 'testability', 'novelty', 'consequence'] as const;

export interface CompareAnswer {
  readonly games: readonly {
    readonly game_id: string;
    readonly criteria: Readonly<Record<string, Winner>>;
    readonly winner: Winner;
    readonly because: string;
  }[];
}

const side = oneOf('A', 'B', 'tie');

export const compare: StepKind = {
  kind: 'compare',
  instructions: instructionsFor('This step compares hypotheses two at a time.', [
    'For each game pick the one you would spend a year testing.',
    'Decide the five criteria first (evidence, mechanism, testability, novelty, consequence), each A, B or tie; then the winner.',
    'Read both whole: a prediction or a falsifier that does not follow from the statement speaks against it. Wording and length do not count, nor which one is shown first.',
    'A tie is allowed when you cannot tell. Say in because what decided this game.',
  ]),
  schema: ({ games }) => {
    const count = Array.isArray(games) ? games.length : 6;
    return object({
      games: list(
        object({
          game_id: text(1, 20),
          criteria: object(Object.fromEntries(criteria.map((one) => [one, side]))),
          winner: side,
          because: text(40, 500),
        }),
        count,
        count,
      ),
    });
  },
  schemaCode: (pointer) => (pointer === '/games' ? 'G1' : null),
  check: ({ games }: CompareAnswer, { input }) => {
    const flaws: Flaw[] = [];
    const askedIds = (input.games as readonly { game_id: string }[]).map(({ game_id }) => game_id);
    const answeredIds = games.map(({ game_id }) => game_id);
    for (const id of askedIds) {
      if (answeredIds.filter((one) => one === id).length !== 1)
        flaws.push(flaw('/games', 'G1', `Game ${id} is not answered once.`, 'Answer every game once.'));
    }
    games.forEach((game, at) => {
      const votes = criteria.map((one) => game.criteria[one]);
      const loser = game.winner === 'A' ? 'B' : 'A';
      if (game.winner !== 'tie' && votes.every((vote) => vote === loser))
        flaws.push(
          flaw(
            `/games/${at}/winner`,
            'G2',
            'The winner loses all five criteria.',
            'Change the winner or the criteria.',
          ),
        );
      const first = games.findIndex(({ because }) => because.trim() === game.because.trim());
      if (first < at)
        flaws.push(
          flaw(
            `/games/${at}/because`,
            'G3',
            `It is the same as in /games/${first}.`,
            'Say what decided this very game.',
          ),
        );
    });
    const ties = games.filter(({ winner }) => winner === 'tie').length;
    if (games.length >= 4 && ties * 2 > games.length)
      flaws.push(flaw('/games', 'G4', 'More than half of the games are ties.', 'Decide where you can tell.'));
    return flaws;
  },
};
