// What moderation does with the texts of a feature: the feature lends the steps, moderation knows none of them.

import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import type { TextKind } from '../../desk/schema/moderation.ts';
import type { ClockAndRandom } from '../accounts/events.ts';

export interface TextSteps {
  /** Takes a text away; false where there is none. */
  readonly remove: (trx: DeskTransaction, id: string, clockAndRandom: ClockAndRandom) => Promise<boolean>;
  /** Puts it back where it was; false where nothing is left of it. */
  readonly restore: (trx: DeskTransaction, id: string) => Promise<boolean>;
  /** The ids of what this person wrote. */
  readonly ofAuthor: (db: Desk['db'], user: string) => Promise<readonly string[]>;
  /** What it says, for whoever decides and whoever wrote it; null where nothing is left of it. */
  readonly textOf: (db: Desk['db'], id: string) => Promise<string | null>;
}

export type Texts = Readonly<Partial<Record<TextKind, TextSteps>>>;
