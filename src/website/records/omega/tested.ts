// The runs that tested a theory, or came close to a claim: what they published about it, with how it stands.

import type { Doc } from '../../../kernel/family.ts';
import { wordText } from '../../../kernel/word-text.ts';
import { askNamed } from '../../kit/ask.ts';
import { html, nothing, type SafeHtml } from '../../kit/html.ts';
import type { PageRequest } from '../../kit/page.ts';

const maxShown = 10;

export async function testedBy(
  ask: PageRequest,
  about: { readonly theory: string } | { readonly cluster: string },
): Promise<SafeHtml> {
  const found = await askNamed(ask, 'list_hypotheses', { ...about, limit: maxShown });
  const rows = (found?.answer.data ?? []) as readonly Doc[];
  if (rows.length === 0) return nothing;
  const title = 'theory' in about ? 'Runs that tested it' : 'Hypotheses of runs near to it';
  return html`<section class="section" id="tested"><h2>${title}</h2><ul class="items">${rows.map(
    (one) =>
      html`<li><p><a href="/omega/hypotheses/${encodeURIComponent(String(one.public_id))}">${String(one.statement)}</a></p><p class="small muted">${[
        one.status,
        one.certainty,
      ]
        .filter((word) => typeof word === 'string')
        .map((word, at) => `${at === 1 ? 'certainty ' : ''}${wordText(String(word))}`)
        .join(
          ', ',
        )}${typeof one.run_public_id === 'string' ? html`; <a href="/omega/runs/${encodeURIComponent(one.run_public_id)}">the run</a>` : nothing}</p></li>`,
  )}</ul></section>`;
}
