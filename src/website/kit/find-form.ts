// The form over a list of what people wrote: some words, and nothing else.

import { html, nothing, type SafeHtml } from './html.ts';

interface FindForm {
  readonly action: string;
  readonly label: string;
  readonly q: string;
  /** What else the list is narrowed by, which goes along; empty: by nothing. */
  readonly kept: { readonly name: string; readonly value: string };
}

export function findForm({ action, label, q, kept }: FindForm): SafeHtml {
  return html`<form class="form" action="${action}" method="get"><div class="field"><label for="find">${label}</label><input type="search" id="find" name="q" value="${q}" maxlength="200"></div>${kept.value ? html`<input type="hidden" name="${kept.name}" value="${kept.value}">` : nothing}<p class="actions"><button type="submit" class="quiet">Find</button></p></form>`;
}
