// What a person agrees to before it is done: a client that can ask one is sent a form (`input_required`), and calls
// again with the answer. What was asked is sealed: for this input, for what it is about, and for ten minutes.

import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
} from '@modelcontextprotocol/server';
import { derivedKey } from '../../access/site-secret.ts';
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

const holdsFor = 10 * 60_000;

export function canAsk(client: ClientCapabilities | undefined): boolean {
  const asks = client?.elicitation;
  return asks !== undefined && (asks.form !== undefined || asks.url === undefined);
}

/** @returns what sends the form that a call needs first; null: it may be done */
export function agreements(secret: Uint8Array) {
  const key = derivedKey(secret, 'agreements');
  const sealOf = (at: string, what: readonly string[]) =>
    createHmac('sha256', key)
      .update(JSON.stringify([at, ...what]))
      .digest('base64url');

  function isSealed(state: string, what: readonly string[], now: Date): boolean {
    const [at = '', seal = ''] = state.split('.');
    const age = now.getTime() - Number(at);
    const [given, due] = [Buffer.from(seal), Buffer.from(sealOf(at, what))];
    return given.length === due.length && timingSafeEqual(given, due) && age >= 0 && age <= holdsFor;
  }

  return async (
    operation: Operation,
    input: Doc,
    context: Context,
    { canAsk, state, answers }: Round,
  ): Promise<InputRequiredResult | null> => {
    const asked = canAsk ? await operation.asks?.(input as never, context) : null;
    if (!asked) return null;
    const what = [operation.name, asked.about, JSON.stringify(input)];
    if (state !== undefined && isSealed(state, what, context.now)) {
      const said = inputResponse(answers, 'agree');
      if (said.kind === 'elicit' && said.action === 'accept' && said.content?.agree === true) return null;
      if (said.kind === 'elicit')
        throw new Refusal('forbidden', 'The person who was asked did not agree; nothing was done.');
    }
    const at = String(context.now.getTime());
    return inputRequired({
      inputRequests: {
        agree: inputRequired.elicit({
          message: asked.question,
          requestedSchema: {
            type: 'object',
            properties: { agree: { type: 'boolean', title: 'I agree', default: false } },
            required: ['agree'],
          },
        }),
      },
      requestState: `${at}.${sealOf(at, what)}`,
    });
  };
}
