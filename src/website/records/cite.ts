// How to cite a record, as a line that people copy; programs take the files beside it.

import type { Doc, Family } from '../../kernel/family.ts';
import { dayText } from '../kit/format.ts';
import { html, type SafeHtml } from '../kit/html.ts';
import type { PageRequest } from '../kit/page.ts';
import { titleOf } from './family-page.ts';

export function citeBlock(
  { site, now }: Pick<PageRequest, 'site' | 'now'>,
  family: Family,
  record: Doc,
  path: string,
): SafeHtml {
  const dated =
    typeof record.updated_at === 'string' ? record.updated_at.slice(0, 4) : String(now.getUTCFullYear());
  const title = titleOf(family, record).replace(/(?<![.?!])$/, '.');
  return html`<div><h2>Cite this</h2><p class="small">${title} In: ${site.name}, ${family.title} (${dated}). ${site.url}${path}, read ${dayText(now.toISOString())}.</p></div>`;
}
