// Some opportunities are listed as open and take no application: notices of intent, which announce a
// call, requests for information, which ask for ideas, and calls whose own text says that they are stopped.

import { stopped } from '../../matching/calls/requirements/rules.ts';

const intent =
  /\b(?:not (?:currently |yet )?(?:accepting|soliciting) applications(?: at this time)?\b|applications are not (?:currently )?being (?:solicited|accepted)\b)/i;
const intentTitle = /^\W*notice of (?:intent|forthcoming)\b|^\W*NOI\b/i;
const requestTitle = /^\W*(?:request for information|RFI\b|sources sought|special notice)/i;
const request = /\bthis is a request for information\b/i;

/** The status of a notice; null for a call. */
export function noticeOf(title: string, body: string): 'forecast' | 'notice' | null {
  if (requestTitle.test(title) || request.test(body) || stopped.test(body)) return 'notice';
  return intentTitle.test(title) || intent.test(body) ? 'forecast' : null;
}
