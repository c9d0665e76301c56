// Calls on care: who asks for a disease and nothing of life with it is not served by a call on those who care.

import type { Doc } from '../../kernel/family.ts';
import type { Aspect } from '../question/read-query.ts';

/** Titles of calls on those who care for others, or on how people live. */
const onCare = /\b(?:care-?givers?|caregiving|carers?|informal care|long-term care|socio-?economic)\b/i;

/** What is of care, or of life with a disease. */
const ofCare: ReadonlySet<string> = new Set(
  `caregiving social-care-policy social-policy nursing-homes nursing-science palliative-care integrated-care
  health-care primary-care post-acute-care family-health grief later-life well-being loneliness economics
  socioeconomic health-disparities employment housing age-friendly agetech self-management intergenerational
  elder-abuse financial-capacity arts-and-culture animal-assisted complementary-health spirituality rural
  migration`.split(/\s+/),
);
const wordOfCare =
  /^(?:independen\w*|liv(?:e|es|ing)|life|home|famil\w+|relatives|wives|husbands?|daily|everyday|support\w*|car(?:e|es|ing))$/;

function isOfCare({ asked, meanings }: Aspect): boolean {
  return meanings.some((slug) => ofCare.has(slug)) || wordOfCare.test(asked);
}

/** Whether a disease was asked for and nothing of life with it, and the title is on that. */
export function isOnCareAlone({ title }: Doc, aspects: readonly Aspect[]): boolean {
  return aspects.some(({ disease }) => disease) && onCare.test(String(title)) && !aspects.some(isOfCare);
}
