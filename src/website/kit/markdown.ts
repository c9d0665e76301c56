// Markdown of the operator and of this project as HTML. HTML inside it is text, and links lead to the web or
// within the site alone.

import MarkdownIt from 'markdown-it';
import { boundReferences } from './bounded-references.ts';
import { linkable, type SafeHtml, trusted } from './html.ts';

const writer = new MarkdownIt({ html: false, linkify: false, typographer: false });
writer.validateLink = (address) => linkable(address) !== null || /^(?:\/(?!\/)|#)/.test(address);
// Tables scroll by themselves where they are wider than the page.
writer.renderer.rules.table_open = () => '<section class="scroll" tabindex="0" aria-label="Table"><table>\n';
writer.renderer.rules.table_close = () => '</table></section>\n';
writer.disable('image');
boundReferences(writer);

export function markdown(text: string): SafeHtml {
  return trusted(writer.render(text));
}
