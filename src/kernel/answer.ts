// What an operation answers: ready JSON, how long it stays true, and which type its text holds, so that
// pages that ask it read its members under the compiler's eyes.

import type { Doc } from './family.ts';
import type { Written } from './json.ts';

/** A file that an answer names. */
export interface AnswerLink {
  readonly uri: string;
  readonly name: string;
  readonly description: string;
  readonly mimeType: string;
}

/** Ready JSON, and how long it stays true. */
export interface Answer<Text extends Written = string, Output = unknown> {
  readonly text: Text;
  /** The version of the one thing that is answered, for If-Match; undefined where it has none. */
  readonly version?: string;
  /** The ids of the records that it tells of, for the audit. */
  readonly subjects?: readonly string[];
  /** Seconds after which it makes sense to ask again. */
  readonly askAgainIn?: number;
  /** The moment (ms) at which the clock alone makes it untrue; undefined: the catalogue's changes alone do. */
  readonly until?: number;
  /** Files that it names, for channels that hand over links beside their text. */
  readonly links?: readonly AnswerLink[];
  /** It says what the catalogue does not hold: only its text, not the catalogue's state, tells whether it changed. */
  readonly beyondCatalogue?: true;
  /** Tells it from another answer in fewer words than its text; undefined: its text does. */
  readonly sameAs?: string;
  /** Never set: carries the type of what the text says. */
  readonly output?: Output;
}

/** What the text of an answer reads as; members of which nothing is known where its operation does not say. */
export type ReadAs<Output> = unknown extends Output ? Doc : Output;

/** The answer whose text is this value: of texts, numbers, flags, lists and objects, which arrive as they were. */
export function answerOf<Output extends object>(value: Output): Answer<string, Output> {
  return { text: JSON.stringify(value) };
}
