export interface RigOptions {
  readonly seed: number;
  /** Generated grants beside the demo; null: as many as the rig likes. */
  readonly size: number | null;
  /** Requests; null: as many as the rig likes. */
  readonly count: number | null;
  /** A data folder that is there already; null: one is made, and goes when the rig ends. */
  readonly data: string | null;
  readonly print: (line: string) => void;
  /** Whether somebody ended it: it tells its figures of so far. */
  readonly isOver: () => boolean;
}

export interface Rig {
  readonly name: string;
  /** One line for --help. */
  readonly about: string;
  /** What did not hold, a line each. */
  readonly run: (options: RigOptions) => Promise<readonly string[]>;
}
