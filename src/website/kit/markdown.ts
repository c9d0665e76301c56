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
// A cell that is a name in code and nothing else can be led to, where the text says so.
writer.renderer.rules.td_open = (tokens, at, options, env, self) => {
  const [name, ...more] = tokens[at + 1]?.children ?? [];
  if (env && 'anchors' in env && name?.type === 'code_inline' && more.length === 0)
    tokens[at]?.attrSet('id', name.content);
  return self.renderToken(tokens, at, options);
};
writer.disable('image');
boundReferences(writer);

/** @param anchored names in cells of tables are anchors; each stands once on its page */
export function markdown(text: string, anchored = false): SafeHtml {
  return trusted(writer.render(text, anchored ? { anchors: true } : {}));
}
