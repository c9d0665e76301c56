// Several tool servers from one list: where each stands, what it offers, and how it answers.

import type { Prompt } from '@modelcontextprotocol/server';
import type { PromptDeclaration } from './prompts.ts';

export interface ToolPlace {
  readonly path: string;
  /** As operations name it; the main one has none. */
  readonly server?: string;
  readonly name: string;
  readonly instructions: string;
  readonly prompts: readonly PromptDeclaration[];
  /** Whether the families of the catalogue are resources here. */
  readonly resources: boolean;
  /** Answers are sent as they are, whatever their length: what is hashed may not be cut. */
  readonly whole: boolean;
  /** Whether people let programs in here: who lacks a sign-in or a scope is told so. */
  readonly signsIn: boolean;
}

/** What clients are shown of prompts. */
export function shownPrompts(declared: readonly PromptDeclaration[]): readonly Prompt[] {
  return declared.map(({ text: _, ...prompt }) => ({
    ...prompt,
    arguments: prompt.arguments.map(({ completes: _completes, ...one }) => one),
  }));
}
