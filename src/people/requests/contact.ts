// The contact form. The answer says only that the message was received.

import type { AppContext } from '../../context.ts';
import { newId } from '../../desk/new-id.ts';
import type { PostLimit } from '../../desk/post-limit.ts';
import { answerOf } from '../../kernel/answer.ts';
import { hourMs } from '../../kernel/durations.ts';
import { dateTime, email, example, exampleBeside, oneOf, text, uuid } from '../../kernel/field.ts';
import { inBody, maybe, operation, schemaOf } from '../../kernel/operation.ts';
import { invalid, refuseErrors } from '../../kernel/refusal.ts';
import { type TextKind, textError } from '../../kernel/sent-text.ts';
import { keepMessage } from './messages-store.ts';

/** Messages and data requests count together. */
export const requestLimit: PostLimit = {
  kind: 'requests',
  maxPosts: 5,
  maxOfNetwork: 20,
  windowMs: hourMs,
  words: '5 messages and requests in an hour',
};

const purposes = ['press', 'investor', 'correct'] as const;

/**
 * Refuses texts that are empty or hold what is no text, all at once.
 * @param texts the fields by name with their value and kind; undefined ones are left out
 */
export function checkTexts(texts: Readonly<Record<string, readonly [string | undefined, TextKind]>>): void {
  refuseErrors(
    Object.entries(texts).map(([field, [value, kind]]) =>
      value === undefined ? null : textError(field, value, kind),
    ),
  );
}

export const contact = operation({
  name: 'contact',
  method: 'POST',
  path: '/api/contact',
  root: 'site',
  tier: 'public',
  tag: 'Participation',
  summary: 'Write to the people behind the catalogue.',
  description: 'Send the e-mail address of a person only with that person’s consent.',
  input: {
    purpose: inBody(oneOf(purposes, 'Why you write.')),
    name: inBody(example(text('Who writes.', 200), 'Ada Example')),
    email: inBody(example(email('Where an answer reaches the writer.'), 'ada@example.org')),
    message: inBody(example(text('What you write.', 20_000), 'May we print your figures?')),
    organisation: inBody(maybe(exampleBeside(text('For whom you write.', 300), 'Example Weekly'))),
    entity_to_correct: inBody(
      maybe(
        exampleBeside(
          text('What is to be corrected; required when purpose is correct.', 500),
          'The deadline of the grant senescence-in-living-tissue-awards',
        ),
      ),
    ),
  },
  output: () =>
    schemaOf({
      request_id: uuid('The name of the message, for later questions.'),
      status: oneOf(['received'], 'What became of it.'),
      purpose: oneOf(purposes, 'As it was sent.'),
      received_at: dateTime('When it was received.'),
    }),
  success: 'accepted',
  run: async (input, given: AppContext) => {
    const { caller, desk, random, now } = given;
    const { purpose, name, message, organisation, entity_to_correct } = input;
    checkTexts({
      name: [name, 'line'],
      message: [message, 'text'],
      organisation: [organisation || undefined, 'line'],
      entity_to_correct: [entity_to_correct || undefined, 'line'],
    });
    if (purpose === 'correct' && !entity_to_correct) {
      const sentence = 'entity_to_correct is required when purpose is correct: say what is to be corrected.';
      throw invalid('entity_to_correct', sentence, 'required');
    }
    const id = newId(random);
    await keepMessage(
      desk,
      {
        id,
        purpose,
        organisation: organisation || null,
        entity_to_correct: entity_to_correct || null,
        message,
      },
      { name, email: input.email, user_id: null },
      { author: caller.address, limit: requestLimit, mailId: newId(random) },
      now,
    );
    const answer = { request_id: id, status: 'received', purpose, received_at: now.toISOString() };
    return answerOf(answer);
  },
});
