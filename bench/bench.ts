// What a part of the bench is given, and what a part is.

import type { Dataset } from './dataset.ts';
import type { Running } from './load.ts';
import type { Row } from './table.ts';

export interface Part {
  /** What the command line calls it. */
  readonly name: string;
  readonly summary: string;
  /** Does not depend on the number of grants, so it runs once, with the first size. */
  readonly once?: true;
  /** Fetches what the project does not bring, so it runs only when it is named. */
  readonly onlyNamed?: true;
  readonly run: (bench: Bench) => Promise<void>;
}

export interface Bench {
  /** Grants. */
  readonly size: number;
  /** How long one figure is measured. */
  readonly seconds: number;
  /** In how many turns: ours, what stands beside it, ours again, … */
  readonly turns: number;
  /** Only to see that everything runs: little of everything. */
  readonly quick: boolean;
  /** The catalogue of this size as files and as a data folder; made when it is first asked for. */
  readonly dataset: () => Promise<Dataset>;
  /** A server over it that the parts share. */
  readonly server: () => Promise<Running>;
  readonly row: (row: Row) => void;
  /** Says aloud that something was not measured, and why. */
  readonly skip: (what: string, why: string) => void;
  /** A new empty folder; whoever asks for it may remove it, and it is gone after the run. */
  readonly freshFolder: (name: string) => string;
  /** What is to be done at the end of the run, however it ends; the last one first. */
  readonly atEnd: (undo: () => Promise<void>) => void;
}
