// Which steps moderation takes with each kind of text that people write.

import { essaySteps } from '../../people/essays/essay-store.ts';
import { commentSteps } from '../../people/essays/readers.ts';
import type { Texts } from '../../people/moderation/texts.ts';
import { replySteps, reviewSteps } from '../../people/reviews/text-steps.ts';

/** @param secret the server's, by which the author of a review is known */
export function textsOfPeople(secret: Uint8Array): Texts {
  return { essay: essaySteps, comment: commentSteps, review: reviewSteps(secret), reply: replySteps };
}
