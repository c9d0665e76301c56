// Labels of a record, each leading to its page where the catalogue has one: a record may carry a label that
// nobody described.

import type { Family } from '../../kernel/family.ts';
import { wordText } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import type { PageRequest } from '../kit/page.ts';
import { shownNames } from '../kit/record-link.ts';

export function tagLinks(family: Family, value: unknown, ask: PageRequest): SafeHtml {
  if (!Array.isArray(value) || value.length === 0) return nothing;
  const tags = value.map(String);
  const { path, title } = family.display?.tagPages ?? { path: '/labels', title: 'Labels' };
  const known = shownNames(ask, path, tags);
  const entries = tags.map((tag) =>
    known.has(tag)
      ? html`<li><a href="${path}/${encodeURIComponent(tag)}">${wordText(tag)}</a></li>`
      : html`<li><span>${wordText(tag)}</span></li>`,
  );
  return html`<section class="section"><h2>${title}</h2><ul class="tags">${entries}</ul></section>`;
}
