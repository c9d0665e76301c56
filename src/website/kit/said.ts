// What the page after a form says was done: one of these sentences and no other. A cookie carries its name to
// the first page that is shown then, so no address puts words into our mouth, and a page shown again is silent.

import type { PlainRequest } from '../../channels/http/plain-request.ts';
import { cookieLine, cookieNamed, ownCookie } from '../../people/accounts/sessions.ts';
import { html, nothing, type SafeHtml } from './html.ts';
import { seeOther } from './page.ts';

const sentences = {
  saved: 'Saved.',
  added: 'Added.',
  changed: 'Changed.',
  unchanged: 'It stood so already: nothing was changed.',
  taken: 'Taken. How it stands now is shown here.',
  sent: 'Sent.',
  posted: 'Posted.',
  decided: 'Decided.',
  deleted: 'Deleted.',
  removed: 'Removed.',
  taken_back: 'Taken back.',
  revoked: 'Revoked. It is refused from now on.',
  restored: 'Restored, as the newest version.',
  claimed: 'Claimed.',
  given_up: 'Given up.',
  started: 'Started. What it finds will stand here.',
  cancelled: 'Cancelled.',
  stopped: 'Stopped.',
  muted: 'No search of yours tells you of it again.',
  unmuted: 'Your searches tell you of it again.',
  acting: 'You act for this team now.',
  joined: 'You are in the team now.',
  left: 'The membership ended.',
  kept: 'It is kept.',
  adopted: 'The runs belong to your team now.',
  let_in: 'The program is let in.',
  not_let_in: 'The program is not let in.',
  points: '100 points were added.',
  mail_resumed: 'Mail goes there again.',
  address: 'Your address is confirmed.',
  session_ended: 'That session is over.',
  signed_out: 'You are signed out.',
  signed_out_everywhere: 'You are signed out everywhere.',
} as const;

export type Said = keyof typeof sentences;

const name = 'perennial_said';
const lifeSeconds = 60;

/** An answer that leads on to a page, which says this. */
export function saying(answer: Response, said: Said, site: string): Response {
  answer.headers.append('Set-Cookie', cookieLine(site, ownCookie(site, name), said, lifeSeconds));
  return answer;
}

/** Leads on to a page that says what was done. */
export function doneAt(path: string, said: Said, site: string): Response {
  return saying(seeOther(path), said, site);
}

/** What the page that is asked for is to say; null for nothing. */
export function saidTo({ headers }: PlainRequest, site: string): Said | null {
  const notice = cookieNamed(headers.get('cookie'), ownCookie(site, name));
  return notice !== null && Object.hasOwn(sentences, notice) ? (notice as Said) : null;
}

/** It was said. */
export function unsaid(site: string): string {
  return cookieLine(site, ownCookie(site, name), '', 0);
}

/** It takes the focus, so that it is read out first; `site.js` has it announced where an address leads further down. */
export function saidNotice(said: Said | undefined): SafeHtml {
  if (said === undefined) return nothing;
  return html`<div class="notice done" role="status" tabindex="-1" autofocus>${sentences[said]}</div>
`;
}
