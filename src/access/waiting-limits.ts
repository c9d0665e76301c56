// How many questions may wait, and how long. Hundreds that come in one moment are answered one after the other;
// where more come than can be answered, each would wait longer than the one before, until nobody's answer is of
// use to him. So when questions have waited without a break for some time, only as many may wait as are answered
// within a quarter of a second, and the others are sent away at once. Time is what this thread worked: a machine
// that stands, or gives its processor to others, makes nobody wait too long.

/** So much work is done without a break before anybody is sent away: less is a crowd that came at once, in ms. */
const crowdMs = 2_000;
/** Then a question waits for so much work at most, in ms. */
const longestMs = 250;
/** However little a question costs, no more wait; and however much, some do. */
const [fewest, most] = [8, 1_000];

interface WaitingLimits {
  /** Notes whether anybody waits. */
  readonly note: (waiting: number) => void;
  /** Notes that one of those who waited is asked. */
  readonly begun: () => void;
  /** How many may wait. */
  readonly room: () => number;
  /** The moment (of work) since which nobody may wait any longer; null: there is time. */
  readonly endsBefore: () => number | null;
}

/** @param worked ms that this thread worked until now */
export function waitingLimits(worked: () => number): WaitingLimits {
  let crowdedSince: number | null = null;
  let before: number | null = null;
  /** Work for one question with all that is around it, in ms: the last ones count most. */
  let pace = 1;
  const isCrowded = () => crowdedSince !== null && worked() - crowdedSince > crowdMs;
  return {
    note: (waiting) => {
      if (waiting === 0) [crowdedSince, before] = [null, null];
      else crowdedSince ??= worked();
    },
    begun: () => {
      const now = worked();
      if (before !== null) pace += (now - before - pace) / 32;
      before = now;
    },
    room: () => (isCrowded() ? Math.max(fewest, Math.min(most, Math.ceil(longestMs / pace))) : most),
    endsBefore: () => (isCrowded() ? worked() - longestMs : null),
  };
}
