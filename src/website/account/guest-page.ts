// The page on which a program asks to run Omega Point and nobody is signed in: with an account, or without one.

import { html } from '../kit/html.ts';
import type { Page, PageRequest } from '../kit/page.ts';
import { privatePage } from '../kit/person-form.ts';

export function guestPage(
  ask: PageRequest,
  { clientName, host }: { readonly clientName: string; readonly host: string | null },
  signIn: string,
): Page {
  return privatePage(
    { title: `Let ${clientName} run Omega Point?`, lede: `${whereItLives(host)}.` },
    html`<div class="personal"><p>The name is what the program says of itself. If you did not start this in that program a moment ago, refuse it.</p>
<p>Without an account its runs belong to whoever holds its access: nobody can give it back once it is lost. What it publishes comes under CC BY 4.0. It reads what everybody may read, and nothing else of this service.</p>
<form class="form" id="guest" method="post" action="${ask.path}">
<p class="actions"><button type="submit" name="decision" value="guest">Continue without an account</button> <a class="button quiet" href="${signIn}">Sign in</a> <button type="submit" name="decision" value="deny" class="quiet">I did not start this</button></p></form></div>`,
  );
}

/** Where a program is, as the beginning of a sentence. */
export function whereItLives(host: string | null): string {
  return host === null
    ? 'It is a program on a machine, without an address of its own'
    : `It lives at ${host}`;
}
