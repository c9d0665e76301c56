// Calls that pay for services and say nothing of research: staff of nursing homes, volunteers, counsel.

import type { Doc } from '../../kernel/family.ts';

/** What a call says that pays for services. */
const ofServices =
  /\b(?:volunteer(?:s|ing)?|campaigns?|staffing|outreach|technical assistance|counsell?ing|case management|service delivery|delivery of services|direct services)\b/i;

/** What a call for research, innovation or a career says somewhere. */
const ofResearch =
  /research|stud(?:y|ies)|experiment|scien|investigat|innovat|trials?\b|evidence|laborator|fellow|doctoral|discover|technolog|scholar|academ|universit|prize|drug|therap/i;

/** Shorter texts leave out most of what a call is for. */
const minText = 300;

/** Whether a call speaks of services, and none of its own words, which are many, is of research. */
export function isOnServiceAlone({ title, description }: Doc): boolean {
  const text = `${title} ${description ?? ''}`;
  // Most calls speak of research near their beginning, so that is looked for first.
  return text.length >= minText && !ofResearch.test(text) && ofServices.test(text);
}
