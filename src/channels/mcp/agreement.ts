// What a person agrees to before it is done: a client that can ask one is sent a form (`input_required`), and calls
// again with the answer. What was asked is sealed: for this input, for what it is about, and for ten minutes.

import { hash } from 'node:crypto';
import {
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
} from '@modelcontextprotocol/server';
import { sealedValues } from '../../access/signed-cookie.ts';
import type { Doc } from '../../kernel/family.ts';
import type { Context, Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** What a call brings along of an earlier one. */
export interface Round {
  /** Whether the client shows forms to its person. */
  readonly canAsk: boolean;
  /** What the client was given to send back, as it came: anybody can have written it. */
  readonly state: string | undefined;
  readonly answers: Readonly<Record<string, unknown>> | undefined;
}

const holdsForMs = 10 * 60_000;

export function canAsk(client: ClientCapabilities | undefined): boolean {
  const asks = client?.elicitation;
  return asks !== undefined && (asks.form !== undefined || asks.url === undefined);
}

/** @returns what sends the form that a call needs first; null: it may be done */
export function agreements(secret: Uint8Array) {
  const sealed = sealedValues<{ readonly what: string }>(secret, 'agreement', holdsForMs);

  return async (
    operation: Operation,
    input: Doc,
    context: Context,
    { state, answers }: Round,
  ): Promise<InputRequiredResult | null> => {
    const question = await operation.asks?.(input, context);
    if (!question) return null;
    const questionHash = hash('sha256', JSON.stringify([operation.name, question.about, input]), 'base64url');
    if (sealed.open(state ?? null, context.now)?.what === questionHash) {
      const reply = inputResponse(answers, 'agree');
      if (reply.kind === 'elicit' && reply.action === 'accept' && reply.content?.agree === true) return null;
      if (reply.kind === 'elicit')
        throw new Refusal('forbidden', 'The person who was asked did not agree; nothing was done.');
    }
    return inputRequired({
      inputRequests: {
        agree: inputRequired.elicit({
          message: question.question,
          requestedSchema: {
            type: 'object',
            properties: { agree: { type: 'boolean', title: 'I agree', default: false } },
            required: ['agree'],
          },
        }),
      },
      requestState: sealed.seal({ what: questionHash }, context.now),
    });
  };
}
