// Labels of a record, each leading to its page where the catalogue has one: a record may carry a label that
// nobody described.

import type { Doc, Family } from '../../kernel/family.ts';
import { holdsLabels, labelNames } from '../../kernel/label-names.ts';
import { wordText } from '../../kernel/word-text.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import type { PageRequest } from '../kit/page.ts';
import { shownNames } from '../kit/record-link.ts';

export function tagLinks(family: Family, value: unknown, ask: PageRequest): SafeHtml {
  if (!Array.isArray(value) || value.length === 0) return nothing;
  const tags = value.map(String);
  const { path, title } = family.display?.tagPages ?? { path: '/labels', title: 'Labels' };
  const known = shownNames(ask, path, tags);
  const called = family.display?.tagPages ? wordText : labelNames(ask.context).called;
  const entries = tags.map((tag) =>
    known.has(tag)
      ? html`<li><a href="${path}/${encodeURIComponent(tag)}">${called(tag)}</a></li>`
      : html`<li><span>${called(tag)}</span></li>`,
  );
  return html`<section class="section"><h2>${title}</h2><ul class="tags">${entries}</ul></section>`;
}

/** A record whose lists of labels say their names, but for the list of its tags, whose entries lead to pages. */
export function withLabelNames(family: Family, record: Doc, ask: PageRequest): Doc {
  const lists = Object.entries(record).filter(
    ([member, value]) =>
      member !== family.display?.tags && holdsLabels(family, member) && Array.isArray(value),
  );
  if (lists.length === 0) return record;
  const { called } = labelNames(ask.context);
  const named = lists.map(([member, value]) => [
    member,
    (value as readonly unknown[]).map(String).map(called),
  ]);
  return { ...record, ...Object.fromEntries(named) };
}
